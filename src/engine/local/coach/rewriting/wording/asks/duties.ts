import { type Rule, rule, ruleThroughout } from '../rule.ts';

/** What somebody has to do; the rest of what "shall be" happens by itself. */
const DONE =
  '(?:worn|kept|returned|registered|submitted|completed|filled in|signed|attached|displayed|carried|locked|switched off|stored|handed in|supervised|accompanied|followed|observed|directed|addressed|parked|notified|removed (?=by|before|from|at|after)|sent (?=to|by|before))';

const TASK =
  '(?:mandatory|imperative|compulsory|required|vital|essential|crucial|of (?:the )?utmost importance)';

/** Duties as officials put them, as people say them. */
export const DUTIES: readonly Rule[] = [
  ruleThroughout(
    `(?<!\\b(?:we|I)) shall (only |always |also )?be (?=(?:\\p{L}+ly )?${DONE}(?<=\\p{L}\\b| ))`,
    (often) => ` must ${often ?? ''}be `,
  ),
  ruleThroughout('(?<!\\b(?:we|I)) shall not(?= \\p{Ll})', ' must not'),
  ruleThroughout(
    '(?<=\\b(?:staff|employees|members|visitors|tenants|parents|pupils|drivers|participants|applicants|residents|volunteers|contractors|everyone|everybody)) shall (?!be\\b)(?=\\p{Ll})',
    ' must ',
  ),
  ruleThroughout(
    '(?<!\\b(?:we|I|what|when|how|where|who)) shall(?= \\p{Ll}{2,})(?! (?:we|be|not|have)\\b)',
    ' will',
  ),
  rule(
    `^it is (?:absolutely |hereby )?${TASK} that ((?:all |every |each |any |the |your |our )[^.,;:!?]{3,60}?) (?:be|is|are) (\\p{L}+(?:ed|en|wn|pt|nt|rn)|made|put|left|read|paid|shut|done)\\b`,
    (what, done) => `${(what ?? '').charAt(0).toUpperCase()}${(what ?? '').slice(1)} must be ${done}`,
  ),
  rule(`^it is (?:absolutely |hereby )?${TASK} that you (?=\\p{Ll})(?!(?:are|were|have|had)\\b)`, 'Please '),
  rule(
    "^should you (require|need|have|wish|want)(?= \\p{L})(?=[^.;!?]{3,80},? (?:please|do not|don't|feel free|contact|I|we|just)\\b)",
    'If you $1',
  ),
  ruleThroughout(
    '\\bif you (?:require|need) (?:any )?further information\\b',
    'If you need more information',
  ),
  ruleThroughout(
    "(?:please )?(?:do not|don't|never) hesitate to (?=(?:contact|ask|call|ring|write|get|reach|email|e-mail|let|tell|speak|talk)\\b)",
    'please ',
  ),
  rule(
    '^(?:any |all |further |other )*(?:questions|queries|enquiries|inquiries)(?: (?:about|regarding|concerning|on) (?:this|it|the \\p{L}+(?: \\p{L}+)?))? (?:should|shall|must|can|may|are to|need to) be (?:directed|addressed|sent|referred|put|raised) (?:to|with) ([^.;!?]{2,50}?)[.!]*$',
    'If you have questions, please ask $1.',
  ),
  rule(
    '^failure to (?:do so|comply)(?: with (?:this|these)[^.,;]{0,25})? (will|may|can|could|shall) (?:also )?(?:result in|lead to|mean) ((?:your|the|his|her|their|any|an?) [^.,;]{3,40}?) being (\\p{L}+)',
    (may, what, done) => `Otherwise ${what} ${may === 'shall' ? 'will' : may} be ${done}`,
  ),
  rule('^please be so (?:kind|good) as to (?=\\p{Ll})', 'Please '),
  ruleThroughout('\\b(?:due to|owing to|in view of|in light of|because of) the fact that\\b', 'because'),
  ruleThroughout(
    '\\bupon (departure|leaving|entry|entering|arrival|return|request|signing|completion)\\b',
    (what) => (/ing$/.test(what ?? '') ? `when ${what}` : `on ${what}`),
  ),
  ruleThroughout('\\b(we|I) kindly (?=(?:ask|request|remind|invite|thank)\\b)', '$1 '),
  ruleThroughout(
    '\\b(?:we|I)(?: (?:deeply|sincerely|very much))? regret (?:to (?:have to )?(?:inform|advise|tell|notify) you )(?:that )?(?=(?:your|the|our|we|there|it|this|no)\\b)',
    'unfortunately, ',
  ),
  ruleThroughout(
    '\\b(before|after|until|by|since|prior to) (?:the )?(?:said|aforementioned|above-mentioned|aforesaid) (?=\\p{Ll}{3,})',
    '$1 that ',
  ),
  rule(
    '^(if you have any (?:questions|issues|problems|concerns|queries|trouble)) (?=(?:just|please|let|shout|ask|feel|contact|call|give|come|talk|speak|drop)\\b)',
    '$1, ',
  ),
  ruleThroughout(
    ',? (?:the )?following (?:rules? |regulations? |provisions? |changes? )?(?:shall|will) (?:apply|be (?:applied|effective))(?::|,) (?=\\p{L})',
    ', ',
  ),
  ruleThroughout(
    '(?<=\\b(?:could|can|would|will|to|you|please|kindly) )revert(?: back)?(?! to (?:the|an?|our|your|its|using|how|what)\\b)(?=[.?!,]|$| (?:to (?:us|me)|at|by|before|as|on|with|soon|asap)\\b)',
    'reply',
  ),
  // What ends or is revoked "with immediate effect" does so once, and not from now on.
  ruleThroughout(
    '(?<=^|\\bthat )(?:effective immediately|with immediate effect),? (?=(?:all|every|each|any|no|please|only)\\b|[^.,;!?]{3,80}\\b(?:must|shall|(?:is|are|has|have) to|needs? to|please)\\b)',
    'from now on, ',
  ),
  rule('^in the event that (?=\\p{L})', 'If '),
];
