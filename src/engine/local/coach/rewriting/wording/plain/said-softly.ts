import { type Rule, rule, ruleThroughout } from '../rule.ts';

const DOUBT =
  '\\b(?:might|may|could|would|should|probably|perhaps|maybe|possibly|seems?|looks? like|needs?|ought)\\b';
const MATTER =
  "(?=(?:it|our|the|this|that|these|those|they|there|my|some|most|things|people|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d+)(?:'\\p{Ll}+)?\\b)";
const WE_OR_MATTER = MATTER.replace('it|', 'it|we|');
const ONE = '(?:we|it|they|there|that|this|he|she|I|you)';

/** A feeling about a fact, as the thought it is; a feeling about a person stays one. */
const FELT: readonly Rule[] = [
  rule(
    `^((?:so |and |but |also |honestly |anyway )?)(?:basically,? )?I (?:just |kind of |sort of |honestly |really |personally |still )*feel (?:like|as if|as though) (?=[^.!?]*${DOUBT})${WE_OR_MATTER}`,
    '$1',
  ),
  rule(
    `^((?:so |and |but |also |honestly |anyway )?)(?:basically,? )?I (?:just |kind of |sort of |honestly |really |personally |still )*feel (?:like|as if|as though) ${MATTER}`,
    '$1I think ',
  ),
];

/** Words that take back half of what a sentence says. */
export const SAID_SOFTLY: readonly Rule[] = [
  ...FELT,
  ruleThroughout(
    `(?<=\\b(?:I'm|we're|it's|that's|they're|he's|she's|you're|there's|is|are|was|were|am|has|have|had|will|I|we|it|they|you|that|which|and|but|so|because)),? basically,? (?!(?:proven|foolproof|fail-?safe|risk-?free|bulletproof|impossible|identical|certain|safe|perfect|new|done|ready|vanished|gone|finished|the same|free|empty|full|dead|\\p{L}{3,}ed)\\b)(?=\\p{L}|\\d)`,
    ' ',
  ),
  rule(
    `^(?:perhaps|maybe|possibly),? (?!(?:we|you|I|someone|somebody|he|she|they|not)\\b)(?=[^.!?]{3,70}\\b(?:might|could|may|would) (?:also )?(?:be|work|do|suit|help)\\b[^?]*$)`,
    '',
  ),
  ruleThroughout(
    '(?<=\\b(?:might|may|could|would|will|can|should|ought to|need to|want to|like to)) (?:maybe|perhaps|possibly|potentially) (?=\\p{Ll})',
    ' ',
  ),
  ruleThroughout('\\bpotentially (?=(?:help|save|be|work|start|come|join|host|use|move|look|try)\\b)', ''),
  rule(
    "(?<!\\b(?:what|than|as|how|so|and|but|that|where|like|do|if|because|why|who|or|which|when|though),?)(?<=[\\p{L}\\d%]) (I (?:think|believe|guess|suppose|reckon)|I'm afraid)(?=[.!]*$)",
    ', $1',
  ),
  ruleThroughout("(?<=[\\p{L}\\d%]) I'm afraid(?= but\\b)", ", I'm afraid,"),
  ruleThroughout(
    ",? (?:and |so |but )?I (?:just |only )?(?:thought|felt|figured) (?:that )?(?:you (?:should|ought to|might want to|would want to|'d want to) know|I(?:'d| would|'ll) (?:just )?(?:mention it|let you know|say so|say it|flag it))(?=[.!]*$)",
    '',
  ),
  rule(
    `^(?:I |we )?(?:just |only )?(?:thought|figured|wanted)(?: that)? (?:I(?:'d| would) |to )?(?:just |quickly |briefly )*(?:drop you (?:a (?:quick )?(?:line|note|message|e-?mail)|a few lines)|write|send (?:you |out )?(?:a (?:quick |short |friendly )*(?:note|line|message|reminder|heads[- ]up)))(?:,? just)? to (?:let you know|say|tell you|inform you) (?:that )?(?=(?:${ONE}|the|our|your|my|\\p{Lu}))`,
    '',
  ),
  ruleThroughout(
    '\\b(?:as you (?:may|might|will|probably|all) (?:already |all |probably |well )?know|as you know),? (?=(?:we|the|our|I|it|there|they)\\b)',
    '',
  ),
  ruleThroughout(
    "(?<=\\b(?:is|are|was|were|am|'m|'s|'re|feel|feels|seems?|looks?)) (?:a (?:little )?bit of an?|kind of an?|sort of an?|something of an?) (?=(?:problem|mess|issue|challenge|risk|disappointment|delay|surprise)\\b)",
    ' a ',
  ),
  ruleThroughout(
    '\\b(about|around|roughly|approximately) ((?:\\d[\\d.,]*|\\p{L}+) \\p{L}+) or so\\b',
    '$1 $2',
  ),
  rule(
    '^(?:maybe |perhaps |just )+(?:please )?(?:have|take) a (?:quick |little |short |brief )?look at ((?:the|your|our|my|this|these|attached)\\b[^.,;!?]{2,70}?)(?:,? (?:if|when|whenever) you (?:get|have|find) (?:a|the|some) (?:chance|time|moment|minute|sec))?[.!]*$',
    'Please look at $1.',
  ),
  rule(
    "^(?:I |we )?(?:just |only |quickly )*(?:wanted|want) to (?:quickly |briefly )?(?:touch base|talk|check in|connect|catch up)(?: with you(?: all)?)? (?:about|on|regarding) (?=(?:the|our|your|my|today's|tomorrow's|next|\\p{L}+day's)\\b)([^,;:.!?]{3,60})[.!]*$",
    'This is about $1.',
  ),
  rule(
    "^(?:so |super |really |very |I'm |I am )*(?:excited|stoked|pumped|thrilled) (?:for|about) (our|the) (meeting|call|session|workshop|kick-?off|event|talk|get-together) ((?:on|at|next|this|tomorrow)\\b[^.!?]{2,40})[.!]*$",
    (whose, what, when) =>
      `${(whose ?? '').charAt(0).toUpperCase()}${(whose ?? '').slice(1)} ${what} is ${when}.`,
  ),
  rule(
    "^after (?:very )?(?:careful|long|much|due|thorough|a lot of) (?:consideration|thought|deliberation|discussions?|thinking),? (?:we|I)(?: have|'ve)? (?:come|came) to the conclusion that (?=\\p{L})",
    '',
  ),
  ruleThroughout(
    '\\b(I (?:think|believe|guess|suppose)) (we|it|you|they|that|there|this|the \\p{L}+) (?:probably|maybe|perhaps|possibly) (?=\\p{Ll})',
    '$1 $2 ',
  ),
  rule(
    '^(?:I |we )?(?:just |only |quickly )*(?:wanted|want) to (?:quickly |briefly |just )*(?:send(?: out)?|give|drop)(?: you(?: all)?| everyone| round)? a (?:quick |short |friendly |gentle |little |brief )*(reminder|update|heads[- ]?up|note) (about|on|for|of|regarding) (?=\\p{L})',
    (what, about) =>
      `This is ${/^u/.test(what ?? '') ? 'an' : 'a'} ${/^heads/i.test(what ?? '') ? 'note' : what} ${/^heads/i.test(what ?? '') ? 'about' : about} `,
  ),
];

/** "I just wanted to check whether you could": the question itself. */
export const CHECKED: readonly Rule[] = [
  rule(
    '^(?:it )?(?:might|would|could) be (?:good|nice|great|an idea|a good idea) if (someone|somebody|we|you) (?:could|can) (?:maybe |perhaps )?([^,.;!?]{5,80}?)(?: at some point| some ?time| soon)?, and (there (?:is|was|are|were)(?: also)? [^.!?]{5,90}?)[.?!]*$',
    (who, deed, told) => `Could ${who} ${deed}? ${told.charAt(0).toUpperCase()}${told.slice(1)}.`,
  ),
  {
    ...rule(
      '^I (?:just |kind of |sort of |really )*(?:feel|felt|think) like you could (?:maybe |perhaps |possibly |also |just |probably )*(\\p{Ll}[^.;:!?,]{3,100}?)[.?!]*$',
      'Could you $1',
    ),
    asks: true,
  },
  {
    ...rule(
      "^(?:please |just |so )*let me know (?:if|whether) you(?:'ve got| have| might have)(?: got)? (?:any |some |the |enough )?(bandwidth|time|capacity|room|space|a (?:slot|moment|minute))((?: (?:this|next|on|for|to|at|in|tomorrow|before|by)\\b[^.;!?,]{0,60})?)[.?!]*$",
      (what, when) => `Do you have ${what === 'bandwidth' ? 'time' : what}${when}`,
    ),
    asks: true,
  },
  {
    ...rule(
      "^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I(?:'m| am| was|'ve been)? |was )?(?:(?:just|only|really|kind of|sort of) )*(?:wondering|curious) (?:if|whether) you(?:'ve|'d| (?:might |may |could )?have| had)?(?: already| got| had| maybe| perhaps| possibly)*(?: a| the| any)? (?:chance|time|opportunity|moment|minute|sec|second) to ([^.;!?]{3,140}?)(?: yet)?[.?!]*$",
      'Could you $1',
    ),
    asks: true,
  },
  {
    ...rule(
      "^(?:(?:so|and|also|anyway),? )?(?:I(?:'m| am| was|'ve been)? |was )?(?:(?:just|only|really|kind of|sort of) )*(?:wondering|hoping|(?:wanted|want|writing|would like) to (?:(?:just|quickly|reach out(?: to you)? (?:and|to)) )*(?:see|ask|check|find out|know)|reaching out to (?:see|ask)) (?:if |whether |that )?you(?:'d| would| might| could| may)? (?:maybe |perhaps |possibly |potentially |also |just )*be (?=(?:ok|okay|fine|happy|free|available|around|interested|in|comfortable|up for|open)\\b)([^.;!?]{2,100}?)[.?!]*$",
      (what) => `Would you be ${(what ?? '').replace(/ (?:maybe|perhaps|possibly|potentially) /g, ' ')}`,
    ),
    asks: true,
  },
  {
    ...rule(
      "^(?:(?:so|and|also|anyway),? )?(?:I(?:'m| am| was|'ve been)? |was )?(?:(?:just|only|really|kind of|sort of) )*(?:wondering|hoping) (?:if |whether |that )?(?:maybe |perhaps )?you (?:might|would|may|could)(?: maybe| perhaps| possibly)? (?:want|like|wish) to ([^.;!?]{3,140}?)[.?!]*$",
      (deed) => `Would you like to ${(deed ?? '').replace(/ (?:maybe|perhaps|possibly) /g, ' ')}`,
    ),
    asks: true,
  },
  {
    ...rule(
      '^(?:I (?:think|guess|suppose|feel like|believe),? )(?:maybe |perhaps )?it (?:would|might|could) (?:probably |maybe |perhaps )?be (?:good|nice|great|better|best|helpful|an idea|a good idea) if (we|you) (?:could|can|would) (?:(?:maybe|perhaps|possibly|just) )*(\\p{Ll}[^.;:!?]{3,100}?)[.?!]*$',
      'Could $1 $2',
    ),
    asks: true,
  },
  {
    ...rule(
      "^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I(?:'m| am)? |we(?:'re| are)? )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|checking in|checking|following up|thought I'd|would like|emailing|getting in touch)(?: to)? ?(?:(?:just|quickly|briefly) )*(?:check(?: in)?(?: with you)?|see|ask(?: you)?|find out|know|touch base|follow up(?: with you)?)?(?:,? (?:again|quickly))?(?: (?:and|to) (?:see|ask|check|find out))? (?:if|whether) you(?:'ve|'d| have| had)?(?: already| got| had| possibly| maybe)*(?: a| the| any)? (?:chance|time|opportunity|moment|minute) to ([^.;!?]{3,140}?)(?: yet)?[.?!]*$",
      'Have you had a chance to $1',
    ),
    asks: true,
  },
  {
    ...rule(
      `^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I |we )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|would like) to (?:(?:just|quickly|briefly) )*(?:check(?: with you)?|see|ask(?: you)?|find out|know) (?:if|whether) you (can|could|would|will|are|have|were)(?: maybe| perhaps| possibly)? (?!like\\b)([^.;!?,]{3,140}?)[.?!]*$`,
      (aux, rest) => `${(aux ?? '').charAt(0).toUpperCase()}${(aux ?? '').slice(1)} you ${rest}`,
    ),
    asks: true,
  },
  {
    ...rule(
      `^(?:(?:hi|hey|so|and|also|anyway),? )?(?:I |we )?(?:(?:just|only|quickly|really) )*(?:wanted|want|wanna|writing|would like) to (?:(?:just|quickly|briefly) )*(?:check(?: with you)?|see|ask(?: you)?|find out|know) (?:if|whether) you(?:'ve)? (got) ([^.;!?,]{3,140}?)[.?!]*$`,
      'Have you $1 $2',
    ),
    asks: true,
  },
];
