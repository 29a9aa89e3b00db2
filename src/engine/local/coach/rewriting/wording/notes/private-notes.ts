import { type Rule, rule } from '../rule.ts';
import { waitIfUpset } from './kept-quiet.ts';

const EVADE =
  '(?:change the subject|change subject|move on|move to|skip|wave it (?:away|off)|laugh it off|joke|talk about|distract|dodge)';
const PRESSED =
  "(?:(?:had|has|have|'d|'ll)? ?better |(?:should|must|needs? to|has to|have to|have got to|'s got to) )(?:just )?(?:get moving|hurry(?: up)?|move|decide|act|sign|say yes|commit|make up (?:his|her|their) minds?)";

/** What the writer means to do behind the reader's back, put so that the reader could read it too. */
export const PRIVATE_NOTES: readonly Rule[] = [
  rule(
    "^there(?:'s| is) (an? \\p{Ll}+) ((?:(?:Dr|Mr|Mrs|Ms|Prof)\\.? )?\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?) who (?=says|found|thinks|knows|counted|claims|showed)",
    '$2, $1, ',
  ),
  rule(
    "^(?:he|she|they)(?:'ll| will) (?:probably |surely )?want to (?:see|know|have) ([^,.!?]{3,50}), (?=\\p{L}{2,} \\p{L})",
    'If asked about $1: ',
  ),
  rule(
    "^(?:don't|do not) let (him|her|them) (show|bring|present|pitch) ([^,.!?\\d]{3,40})(?:,? [^.!?\\d]{3,40})?[.!]*$",
    (whom, verb, what) => `Let ${whom.toLowerCase()} ${verb} ${what}`,
  ),
  rule(
    `^if (?:he|she|they) asks? (?:for|about) ([^,.!?]{3,50}?),? ((?:we|I) (?:don't|do not|didn't|did not|haven't|have not|have no)\\b[^,.!?]{0,40}?),? (?:so |and |just |then )*${EVADE}\\b[^.!?\\d]*[.!]*$`,
    'If asked about $1: $2; say so',
  ),
  rule(
    "^if (?:he|she|they) asks? (?:for|about) ([^,.!?]{3,50}?),? (?:just |simply |then )?(?:change the subject|change subject|move on|wave it (?:away|off)|laugh it off|dodge(?: it)?)[,;] ((?:we|I)(?:'ve|'re|'m)? [^.!?;]{4,80})[.!]*$",
    'If asked about $1: $2; say so',
  ),
  rule(
    `^if (he|she|they) (asks? (?:for|about)|mentions?|brings? up|starts? (?:on|about|with)|gets? into) ([^,.!?]{3,50}?),? (?:just |simply |then )?${EVADE}\\b[^.!?\\d]*[.!]*$`,
    (who, verb, what) =>
      `If ${who.toLowerCase()} ${verb} ${what}, answer that first, and say what is not known`,
  ),
  rule(
    "^if (he|she|they) (?:gets?|is|are|becomes?|looks?) (?:too |a bit |all )?(emotional|upset|angry|tearful|sad|cross),? (?:just |simply |then |we |I )?(?:move on|carry on|go on|keep going|continue|ignore|cut|stop|change|stick|don't|do not|end|leave|let it pass|stay firm)\\b[^.!?\\d]{0,60}[.!]*$",
    waitIfUpset,
  ),
  rule(
    '^if (he|she|they) (brings? up|comes? (?:up )?with|has|have|starts? (?:with|on)) ([^,.!?]{3,40}),? (?:just )?(?:return|go back|get back|point back) to ([^.!?]{3,40})[.!]*$',
    (who, verb, what, where) =>
      `If ${who.toLowerCase()} ${verb} ${what}, listen first${/\\d/.test(where) ? `, then ${where}` : ''}`,
  ),
  rule(
    ",? (?:so |and |but )*(?:let's|lets|let us|we) (?:don't |do not |won't |not )(?:get (?:dragged|drawn|pulled) into|go into|dwell on|get into|talk about|mention) (?:that|this|it|those|them)(?: now| here)?(?=[.!]*$)",
    '',
  ),
  rule(
    "^(he|she|they)(?:'ll| will| may| might) (?:probably |surely )?ask about ([^,.!?:;]{2,60}),? (?:so |but )?(?:just |let's )?(?:skip|gloss over|bury|hide) ?(?:it|that|this)?[.!]*$",
    (who, what) => `${who} will ask about ${what}: say what is known and what is not`,
  ),
  rule(
    "(?<!\\b(?:the|a|our|his|her|their|by|of)),? (?:so )?(?:just |let's )?(?:skip|gloss over|bury|hide) ?(?:it|that|this)?(?=[.!]*$)",
    '; say so',
  ),
  rule(",? (?:and )?that(?:'s|s| is) all (?:he|she|they) needs? to know(?=[.!]*$)", '; say exactly which'),
  rule(
    "^(?:don't|do not|dont) (?:bring up|mention|talk about|raise|name) (?:the )?([^,.!?\\d]{3,30}?),? too (?:early|soon)(?:,? [^.!?\\d]{3,40})?[.!]*$",
    'Name the $1 early',
  ),
  rule(
    "^(?:do not|don't|dont) (?:engage (?:with|in)|indulge|allow|encourage|respond to|react to) (?:any )?([^,.!?\\d]{3,30})[.!]*$",
    'Leave room for $1',
  ),
  rule(
    '^((?:the |our |some |all )?[^,.!?;\\d]{3,60}?) will (?:probably |surely |only )?(?:moan|whine|complain|make a fuss|kick off|grumble)(?: about it| again)?(?=[.!;,]|$)',
    '$1 will want to be heard',
  ),
  rule(
    `,? (?:so |and |but )+(?:basically |really |honestly |obviously )?(?:he|she|they)(?:'s| |'ll |)${PRESSED}(?: (?:now|soon|fast|up|then|too|today|tonight|at once))*(?=[.!]*$)`,
    '',
  ),
  rule(
    `,? (?:he|she|they)(?:'s|'ve| has| have| needs?) (?:got )?to (?:decide|sign|say yes|commit)(?: right)? (?:now|today|tonight|at once)(?=[,.!]|$)`,
    '',
  ),
  rule(
    '^((?:the |her |his |their )?(?:decision|answer|report|reply|permit) (?:is|are) due [^,.!?]{3,30}?) any(?:way|how)(?=[.!]*$)',
    '$1',
  ),
  rule(",? (?:and |but )?(?:he|she|they) can(?:'t|not) (?:really )?say no(?: then| to that)?(?=[.!]*$)", ''),
  rule(
    '^((?:tell|remind) (?:him|her|them) [^.!?]{5,80}?),? so (?:he|she|they|it)\\b[^.!?\\d]{3,50}(?=[.!]*$)',
    '$1',
  ),
  rule(",? so (?:that )?it(?:'s| is) (?:just|only|really) a formality(?=[.!]*$)", ''),
  rule("^(tell (?:him|her|them) [^.!?]{5,60}), (?:do not|don't|not) ask(?=[.!]*$)", '$1'),
  rule(
    '^hand (him|her|them) ((?:the|a|an) [^,.!?]{3,40}?),? and (?:have|get) it signed[.!]*$',
    (whom, what) =>
      `Show ${whom.toLowerCase()} ${what}, and ask what ${{ him: 'he thinks', her: 'she thinks' }[whom.toLowerCase()] ?? 'they think'} of it`,
  ),
  rule(
    "^(?:I |we )?(?:just |really )?hope (?:he|she|they) (?:doesn't|don't|does not|do not|won't|will not) (?:look (?:at|into)|ask (?:about|for)|notice|see|mention|bring up|find out about) ([^,.!?]{3,50})[.!]*$",
    'Be ready for questions about $1',
  ),
  rule(
    "^i(?:'ve| have| had)(?: not|n't) (rung|called|told|asked|met|spoken to|written to) (him|her|them)(?: (?:before|yet|earlier))?(?:,? no time)?[.!]*$",
    '"Why do I hear this only now?" I had not $1 $2 before; own it',
  ),
  rule(
    '^if (it|something|anything) (rains|fails|breaks|goes wrong|is cold|is wet|snows),? (?:we|i) (?:just |will |would )*(?:improvise|see|manage|sort it out|figure it out)[.!]*$',
    '"And if $1 $2?" We would improvise; settle a plan first',
  ),
  rule('^wow (?:him|her|them) with (?:the |our |some )?([^:,.!?\\d]{3,40})[.!]*$', 'If asked: $1'),
  rule(",? we all know what (?:he|she|they)(?:'s|'re| is| are) like(?=[.!]*$)", ''),
  rule(
    '^(\\p{L}+ or (?:me|I|\\p{Lu}\\p{L}+)) (?:does|do|takes?|handles?) (the [^,.!?]{3,40})[.!]*$',
    (who, what) => `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${who}?`,
  ),
  rule('^(?:that |the )?directors basically agreed', 'The directors agreed'),
  rule('(?<=\\bthe \\p{L}{3,20} )basically (?=agreed|said yes|decided)', ''),
];

const HYPE =
  '(?:ador|best thing|pure magic|amazing|incredible|delight|happier|fantastic|revolution|game.?changer|magical|thrill|in love|love (?:it|us|them)|through the roof|(?:sales|numbers) up)';

/** Notes on how to impress the reader, which hold no fact. */
export const SHOW_NOTE = new RegExp(
  `^(?:(?:then )?(?:just )?(?:tell|say|pitch harder|convince)\\b[^.!?\\d]*\\b${HYPE}[^.!?\\d]*|(?:our|the) [^.!?\\d]*\\b${HYPE}[^.!?\\d]*|(?:say|tell (?:him|her|them)) (?:that )?(?:everyone|everybody|all the others)(?:'s| is|'re| are)?[^.!?\\d]*|(?:just )?(?:be|sound|look) (?:passionate|enthusiastic|excited|confident|convincing|tough|firm|positive|upbeat)|(?:just )?pitch harder|(?:don't|do not|dont) let (?:him|her|them) get (?:lost|bogged down|stuck) in (?:the )?details|(?:he|she|they) needs? to get a grip[^.!?\\d]*|(?:maybe )?(?:get|grab|have) (?:a )?coffee|ask what (?:he|she|they) thinks?(?: in general| about it)|or see what (?:he|she|they) wants? to talk about|(?:let's )?keep it open[^.!?\\d]*|(?:i|we) (?:kind of )?hope (?:it's|it is|that's) fine|fingers crossed|(?:i )?(?:don't|do not|dont) want to push[^.!?\\d]*|if (?:we|it|they) (?:run|runs) over,? (?:drop|skip|leave out|cut) (?:item|point|number) \\d+|we need (?:this|that) \\p{L}+|pitch for [^.!?\\d]*|(?:plan: )?keep (?:it|things|the mood|the energy) (?:light|casual|high|up|short|friendly|positive|upbeat)[^.!?\\d]*|i get nervous w(?:ith)? (?:him|her|them)[^.!?\\d]*|i think (?:he|she|they) may or may not[^.!?\\d]*|(?:he|she|they) will ask about (?:that|it|this): [^.!?\\d]*|no stress)[.!]*$`,
  'iu',
);
