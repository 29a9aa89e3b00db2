import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { type Rule, rule, ruleThroughout } from '../rule.ts';

const ALL =
  '(?:every(?:one|body)(?: here| else)?|every(?: single)? (?:member of staff|employee|one of you|member|colleague|volunteer|parent|driver|teacher)|all (?:staff|employees|members|colleagues|volunteers|of you|parents|drivers|teachers)|each (?:of you|and every one of you|member)|you all|we all|you guys)';
/** Those of whom not all readers need be one. */
const SOME_OF_THEM = /\b(?:volunteer|parent|driver|teacher)s?$/i;
const MUST =
  '(?:must|have to|has to|are to|is to|(?:need|needs) to(?! (?:know|be aware|see|hear|understand|have)))';

/** What all of them have to do, said to them. */
function toYou(deed: string): string {
  const said = deed.replace(/\btheir\b/giu, 'your').replace(/\bthemselves\b/giu, 'yourselves');
  return said.replace(THEY_INSIDE, (words, before: string) =>
    NAMES_SEVERAL.test(before) ? words : `${before}you`,
  );
}

/** "let us know if they": group 1 is what stands before them. */
const THEY_INSIDE = /^([^,.]{0,60}\b(?:if|whether|when|what|how|which|where|that|once) )they\b/iu;
/** "the forms", whom "they" may mean as well. */
const NAMES_SEVERAL = /\p{L}{2}(?<![us'’])s\b/iu;

/** Orders about everybody, as a request to those who read them. */
export const TO_EVERYONE: readonly Rule[] = [
  // "If your phone is dead you're out of luck I guess lol"
  rule(
    "^(if (?:you|your|the) [^.!?;]{3,60}?),? (?:then )?(?:you(?:'re| are)|that(?:'s| is)) (?:just )?(?:out of luck|on your own|stuffed|screwed|toast|tough(?: luck)?|your problem)(?:,? (?:I guess|I suppose|I think|sorry|lol|haha|though)){0,3}[.!]*$",
    '$1, please tell us.',
  ),
  // What one of them said is told to all of them.
  ruleThroughout(
    "\\b((?:has|have|had|'s|'ve) )?(?:moaned|whinged|whined|grumbled|bleated|kicked up a fuss|been (?:moaning|whinging|whining|grumbling|bleating|banging on|going on)) about (?=(?:the|our|my|how|not|it|this|that)\\b)",
    (has = '') => `${has}complained about `,
  ),
  // "Bit of a heads up, we're going to …": said before anything is said.
  rule(
    "^(?:(?:just|so|ok) )*(?:an? )?(?:(?:quick|little|small|short|brief|bit of an?|bit of|couple of|few|some) )*(?:news|update|heads[- ]?up|announcement|reminder)(?: (?:from me|for (?:you all|you|everyone|all)))?(?:,| -| –|:) (?=(?:we|I|the|our|from|on|as|there|it|this|next|please|all|you)(?:'\\p{L}+)?\\b)",
    '',
  ),
  rule(
    "^(?:I |we )?(?:(?:just|only|wanted|want|writing|quick|quickly|a|note) )*to say (?:that )?(?=(?:the|our|we|from|there|your|all|it|I)(?:'\\p{L}+)?\\b)",
    '',
  ),
  // "This decision is final so please don't email me about it."
  rule(
    "(?<=\\p{L}{2}),? (?:so|and)(?: please| just)* (?:don't|do not) (?:even )?(?:bother )?(?:e-?mail|call|ring|ask|contact|message|argue|come|complain|moan|shout|have a go)(?:ing)?(?: (?:to|with|at))?(?: (?:me|us|anyone|reception|the office|the desk))?(?: about (?:it|this|that))?(?=[.!]*$)",
    '',
  ),
  rule(
    `^(?:please note that )?${ALL.replace('|parents|drivers|teachers)', ')')} (?:are|is) (?:hereby |kindly |once again |again |also )*(?:instructed|advised|informed|notified|reminded|told) that (?=\\p{L})`,
    '',
  ),
  rule(
    `^((?:From|As of|Starting|Until|By|On|Before|After) [^,.;!?]{2,40}?,? |From now on,? )?(${ALL}) (?:absolutely |simply |now |all |really )*${MUST} (not |never )?(?!be (?:\\p{Ll}+ed|aware|able|willing|prepared)\\b|have\\b|understand|realise|realize|wake up|accept|admit|feel|think|care|believe|love|get (?:it|this|used))(\\p{Ll}[^;:!?]{2,160}?)[.!]*$`,
    (...groups) => {
      const [when = '', who = '', not, deed = ''] = groups;
      const asked = `please ${not === undefined ? '' : 'do not '}${toYou(deed)}.`;
      if (SOME_OF_THEM.test(who)) return when === '' ? `${who}, ${asked}` : wholeOf(groups);
      return when === '' ? `P${asked.slice(1)}` : `${when}${asked}`;
    },
  ),
  // "Learn to clean up after yourselves."
  rule(
    '^(?:and |so |please )?learn to (?=(?:clean|tidy|wash|pick|clear|look|put|wipe|read|listen|knock|close|shut|lock|answer)\\b)([^.!?;\\d]{3,80}?)(?: (?:properly|for once|like (?:adults|grown-ups|everyone else)))?[.!]*$',
    'Please $1.',
  ),
  // "…, so maybe if people had time they could perhaps call a few?"
  rule(
    '^((?:(?:[^?;:!]){4,160}?,? (?:so|and) )|so |and )?(?:maybe |perhaps )?if (?:people|anyone|anybody|everyone|everybody|folks|you all|some of you) (?:had|have|has|got|get|gets) (?:the |any |a bit of |some |a little )?(time|a (?:minute|moment)|a chance),? (?:then )?(?:they|you|we all) (?:could|might|can) (?:perhaps |maybe |possibly |also |please )*(?=\\p{Ll})([^;:!?,]{3,120}?)[.!?]*$',
    (before = '', what = '', deed = '') =>
      `${before}${before === '' ? 'If' : 'if'} you have ${what}, please ${toYou(deed)}.`,
  ),
  rule(
    '^You (?:must|have to|need to) all (?!be (?:aware|able)\\b|have\\b|understand|wake|know)(\\p{Ll}[^;:!?]{2,160}?)[.!]*$',
    (deed) => `Please ${toYou(deed)}.`,
  ),
  rule(
    '^(?:absolutely |strictly )?(?:no|any) changes to ([^.;:!?]{3,80}?) (?:is|are|will be) (?:not )?(?:strictly )?(?:allowed|permitted|accepted|tolerated|possible|forbidden|prohibited)(?: whatsoever| at all)?[.!]*$',
    (what) =>
      `Please leave ${what.replace(/ or (?=[^ ]+(?: [^ ]+)?$)/, ' and ')} as ${/,| (?:or|and) |s$/.test(what) ? 'they are' : 'it is'}.`,
  ),
  rule(
    '^(\\p{L}+ing)\\b([^.,;:!?]{0,60}?) (?:is|are) (?:strictly |absolutely |now |hereby |completely )*(?:forbidden|prohibited|banned|not allowed|not permitted|not tolerated|out of bounds)[.!]*$',
    (gerund, rest) => {
      const base = baseOfGerund(gerund);
      return base === null ? `${gerund}${rest} is not possible.` : `Please do not ${base}${rest}.`;
    },
  ),
  rule(
    "^((?:[^.;:!?]|[.:](?=\\d)){8,160}?,)? ?(?:so |and )?(?:(?:what )?(?:we|I)(?:'re|'m|'ve been| are| am| were| was)(?: just)? thinking(?: is)?(?: that)?,? )?it(?:'d| would| might| could| may) (?:perhaps |maybe |possibly )?be (?:really |so |very )*(?:great|good|nice|lovely|helpful|appreciated|wonderful|amazing|fantastic|best|better|an? (?:good )?idea) if (?:people|every(?:one|body)|you all|all of you|we all|folks|you guys) could (?:maybe |please |possibly |all |just |perhaps )*(?:try (?:and |to )?)?(not )?(?:to )?(?=\\p{Ll})([^;:!?]{3,120}?)(?:,? (?:if (?:at all )?possible|if you can|where possible))?[.!?]*$",
    (before, not, deed) => {
      const asked = `please ${not === undefined ? '' : 'do not '}${toYou(deed ?? '')}.`;
      return before === undefined || before === '' ? `P${asked.slice(1)}` : `${before} so ${asked}`;
    },
  ),
  // "Residents are required to …", which in a letter to one of them is no order to that one.
  rule(
    '^((?:Volunteers|Managers|Employees|Participants|Members|Residents|Wardens|Teachers|Drivers|Players|Parents|Pupils|Helpers|Leads|Colleagues|Tenants|Staff|Everyone|All (?:staff|members|managers|employees|volunteers|helpers|participants))) (?:is|are) (?:kindly )?(?:to|asked to|required to|requested to|reminded to|expected to) (?!be )(?=\\p{Ll})([^.!?]{4,160}?)[.!]*$',
    (who, what) => `${who}, please ${(what ?? '').replace(/\btheir\b/g, 'your')}.`,
  ),
  rule(
    '^(?:all )?(?:staff|employees|residents|parents|members|participants|visitors|volunteers|colleagues|tenants|users|drivers) (?:are|is) (?:to|required to|requested to|expected to|instructed to) (?=\\p{Ll})([^.!?;]*)',
    (deed) => `Please ${(deed ?? '').replace(/\btheir\b/g, 'your')}`,
  ),
];
