import { type Rule, rule, ruleThroughout } from '../rule.ts';

const OWN = '(?:your|our|their|the|its|my|his|her|this|these|that|existing|all)';
const SOFTLY = '(?:really |truly |actually )?';

/** A figure of office talk by the forms of the plain verb for it. */
function forms(
  figure: readonly [string, string, string, string],
  plain: readonly [string, string, string, string],
): readonly Rule[] {
  return figure.map((words, at) => ruleThroughout(`\\b${words}(?![\\p{L}-])`, plain[at] ?? ''));
}

/** The same to a stranger, whom "as soon as you can" would hurry. */
export const TO_STRANGER: readonly Rule[] = [
  ruleThroughout('(?<=\\bhear(?:ing)? from you) at (?:your|the) earliest convenience\\b', ''),
  ruleThroughout('\\bat (?:your|the) earliest convenience\\b', 'when it suits you'),
];

/** Office talk as one colleague would say it to another, in the same place of the sentence. */
export const OFFICE_TALK: readonly Rule[] = [
  rule('^going forward,? (?=\\p{L})', 'From now on, '),
  ruleThroughout('(?<=\\p{L})(?:,? going|, moving) forwards?(?=[.,;!?]|$)', ' from now on'),
  ruleThroughout(
    '\\b(?:do|have) an? (?:quick |proper |real |little )?deep[- ]dive (?:into|on) (?=\\p{L})',
    'look closely at ',
  ),
  ruleThroughout(
    '\\bdoing an? (?:quick |proper |real )?deep[- ]dive (?:into|on) (?=\\p{L})',
    'looking closely at ',
  ),
  ruleThroughout(
    '\\bdid an? (?:quick |proper |real )?deep[- ]dive (?:into|on) (?=\\p{L})',
    'looked closely at ',
  ),
  ruleThroughout('\\ba (?:quick |proper |real )?deep[- ]dive (?:into|on) (?=\\p{L})', 'a close look at '),
  rule(`\\bleverage (?=${OWN} \\p{L})`, 'use ', 'giu'),
  rule('^(?:please |kindly )?action (?=(?:the|your|this|these|all|any)\\b)', 'Please see to '),
  rule(
    '^(?:please |kindly )action (?=(?:by|before|until|within|today|tomorrow|this|next)\\b)',
    'Please see to this ',
  ),
  ruleThroughout('\\b(please|to|and|you|will) action (?=(?:the|your|this|these|it|that)\\b)', '$1 see to '),
  ruleThroughout('\\bcircle back to (?:you|me|us|everyone)\\b', 'come back to you'),
  ...forms(
    ['circle back (?:on|to)', 'circles back (?:on|to)', 'circling back (?:on|to)', 'circled back (?:on|to)'],
    ['come back to', 'comes back to', 'coming back to', 'came back to'],
  ),
  ruleThroughout(
    '\\bcircle back (?=(?:with (?:the|an?|our|my|some|more|any|you|details|news|figures)|once|when|after|by|next|on|in|at)\\b|[.!?]|$)',
    'come back to you ',
  ),
  ruleThroughout('\\bcircle back\\b(?! with\\b)', 'come back to you'),
  ruleThroughout(
    '\\bget (?:all )?(?:of )?(?:our|your|their|my) ducks in a row\\b',
    'get everything in order',
  ),
  ruleThroughout(
    '\\bhave (?:all )?(?:of )?(?:our|your|their|my) ducks in a row\\b',
    'have everything in order',
  ),
  ...forms(
    [
      'hit the ground running',
      'hits the ground running',
      'hitting the ground running',
      'hit the ground running',
    ],
    ['start well', 'starts well', 'starting well', 'start well'],
  ),
  ruleThroughout(
    '\\b(a lot of|lots of|plenty of|some|much) low[- ]hanging fruit\\b',
    (much) => `${/some/i.test(much ?? '') ? 'something' : 'a lot'} that is easy to gain`,
  ),
  ruleThroughout('\\b(?:the )?low[- ]hanging fruit\\b', 'what is easy to gain'),
  ...forms(
    [
      `${SOFTLY}moves? the (?:needle|dial)`,
      'moving the (?:needle|dial)',
      'moved the (?:needle|dial)',
      'shift the (?:needle|dial)',
    ],
    ['make a difference', 'making a difference', 'made a difference', 'make a difference'],
  ),
  ruleThroughout(
    "\\b(have|has|had|got|'ve got) (?:the |any |enough |some |much )?bandwidth\\b(?! of\\b)",
    '$1 time',
  ),
  ruleThroughout(
    '\\b(?:hop|jump|get) on (?:a|an) (quick |short |brief )?(call|zoom|zoom call|video call)\\b',
    'have a $1$2',
  ),
  ruleThroughout('\\bat (?:your|the) earliest convenience\\b', 'as soon as you can'),
  ruleThroughout(
    '\\bget (everyone|everybody|all of us|us all|the team|(?:all )?(?:the |our |key )?stakeholders) (?:aligned|on the same page|on board)\\b',
    'get $1 to agree',
  ),
  ruleThroughout('\\b(?:everyone|everybody) is (?:aligned|on the same page)\\b', 'everyone agrees'),
  ruleThroughout("\\bwe(?: are|'re) (?:all )?(?:aligned|on the same page)\\b", 'we agree'),
  ruleThroughout('\\bparadigm shifts?\\b', 'big change'),
  ruleThroughout('\\blearnings\\b', 'lessons'),
  ruleThroughout('\\bpain points\\b', 'problems'),
  ruleThroughout('\\bkey (?:takeaways|take-aways|learnings)\\b', 'main points'),
  ruleThroughout('\\btake (it|this|that) offline\\b', 'talk about $1 separately'),
  ruleThroughout(
    '\\b(?:drill down|double[- ]click|dive deep|dive deeper) (?:into|on) (?=(?:the|your|our|this|these|that)\\b)',
    'look closely at ',
  ),
  ruleThroughout('\\bloop (me|us|him|her|them) in\\b', 'include $1'),
  ruleThroughout(
    '\\b(keep|kept|keeping) (me|us|you|everyone|them|him|her) (?:in the loop|posted)\\b',
    '$1 $2 informed',
  ),
  ruleThroughout('\\bthink outside (?:of )?the box\\b', 'look for new ideas'),
  ruleThroughout(
    '\\b(?:a|an) (?:real |true |total |clear )?win[- ]win(?: situation| for (?:all|everyone|both(?: sides| of us)?))?(?=[,.;!?]|$)',
    'good for both sides',
  ),
  ruleThroughout(
    "(?<![\\p{L}'’])re:? (?=(?:the|your|our|my|this|these|today's|tomorrow's|(?:mon|tues|wednes|thurs|fri)day's)\\b)",
    'about ',
  ),
  ruleThroughout('\\bgo[- ]to[- ]market\\b(?= (?:plan|strategy))', 'launch'),
  ruleThroughout('\\b(?:best[- ]practice|best practices) learnings\\b', 'lessons'),
  ruleThroughout('\\bping me (?=(?:your|the|an?|some|any)\\b)', 'send me '),
  rule('^(?:please )?reach out(?: to (?:me|us))? (?=(?:if|when|with|should)\\b)', 'Please write to me '),
  ruleThroughout('\\bif you have any (?:blockers|roadblocks)\\b', 'if anything holds you up'),
  ruleThroughout('\\b(is|are|be|been|was|were) actioned\\b', '$1 done'),
  ruleThroughout(
    '\\b(by|before) (?:EOD|end of play)(?: on)? (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b)',
    '$1 the end of ',
  ),
];
