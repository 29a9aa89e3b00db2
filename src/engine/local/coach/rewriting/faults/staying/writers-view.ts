import { oneOf } from '../../patterns/one-of.ts';

const SOFTLY = '(?: really| personally| honestly| still| just| also| do| quite| rather| probably)*';
/** What nobody decides anything by: to talk, to hurry, to be excited. */
const NOT_THAT =
  '(?! (?:really |all |maybe |perhaps )*(?:talk|chat|meet|connect|catch|discuss|brainstorm|explore|think|consider|know|be|move|act|hurry|try|see|get together|touch|align|reconnect|sync|just|start thinking)\\b)';

/** "I think we should sign", "it would make sense to wait": what the writer would do. */
const RECOMMENDS = [
  `\\b(?:I|we)${SOFTLY} (?:think|feel|reckon|guess|believe|suppose|say)(?: that| like)? (?:\\p{L}+ ){0,2}?\\p{L}+(?: really| probably| definitely| just| all| both)* (?:should(?:n't| not)?|ought(?:n't| not)? to)\\b${NOT_THAT}`,
  "\\b(?:it|that)(?:'d| would| might| could|'ll| will)(?: probably| perhaps| maybe| also)? (?:make (?:more |good |better |the most )?sense|be (?:best|wise|wiser|better|safer|cheaper|easier|sensible|a mistake)) (?:to|not to|if we) (?!(?:talk|chat|meet|connect|catch|discuss|brainstorm|explore|think|consider|come together|touch|align|get together)\\b)",
  `\\bI(?:'d| would)${SOFTLY} (?:suggest|recommend|advise|propose|go (?:for|with|ahead)|choose|pick|vote|opt|sign|accept|buy|book|hire|order|wait (?:until|till|for|with)|hold off|leave (?:it|them|that) (?:as|at|for|to|until)|keep (?:it|them|the|to)|stick (?:to|with)|stay with|avoid|not (?:sign|go|buy|pay|take|do|wait|change))\\b`,
  "\\bI(?:'d| would) (?:take|have) (?:it|them|both|that one|the)\\b(?! (?:as|to|opportunity|chance|liberty|time|wrong|that)\\b)",
  "\\bI(?:'d| would| can| could)(?: only)? say (?:we|you|yes|no|go|let's|take|wait|leave)\\b",
  `^(?:(?:so|and|but|maybe|perhaps|at least|really) )*we (?:really )?(?:should(?:n't| not)?|ought to)${NOT_THAT} \\p{L}+ (?!(?:it|this|that) (?:all )?together\\b)\\p{L}`,
  '\\bif you ask me\\b|\\b(?:in|to|from) my (?:own |personal |humble )?(?:opinion|view|mind|point of view|experience)\\b',
  "\\b(?:I|we)(?:'d| would) (?:really |quite |just )?(?:love|like) to (?!(?:hear|tell|know|show|meet|talk|chat|connect|share|get|see|learn|have|explain|discuss|say|think|be|thank|welcome|express|introduce|invite|offer|speak|explore|understand|start|take|wish|congratulate|point|let|ask|remind|inform|announce|reach|touch|catch|find out|work)\\b)\\p{L}+ (?:it|them|the|an?|our|another|more|one|both|two)\\b",
  '\\bmy (?:own |personal |first |strong |humble )?(?:pick|choice|recommendation|view|preference|preferred \\p{L}+|feeling|impression|hunch|gut feeling|suggestion|advice|vote|favou?rite|proposal|opinion) (?:would be|is|was)\\b',
  "\\b(?:I|we)(?:'d| would) (?:much |really |personally |definitely )?(?:prefer|rather)\\b(?! (?:not )?(?:hear|believe|be (?:dead|anywhere))\\b)",
];

/** "I don't think it's worth it", "I personally quite liked it": what the writer makes of a matter. */
const JUDGES_MATTER = [
  "\\b(?:I|we) (?:feel|think|believe)(?: that)? (?:it|this|that|they)(?:(?: wo| would| ca| could| is| does)n't| (?:will|would|can|could|is|does) not) \\p{L}",
  "\\b(?:I|we)(?:'d| would) have (?:really )?(?:liked|loved|preferred) (?:to be|it if|to have been)\\b",
  "\\bI (?:don't|do not|dont)(?: really| honestly| personally)? think (?:it|that|this|they|we|he|she|there|the \\p{L}+)(?:'s|'re| is| are| was| would| will| should| need| can| could| has| have|'ll)\\b",
  "\\b(?:not|n't|hardly|never|is|are|'s|'re|its|theyre|thats|was|be)(?: really| probably| even| well| quite)? worth (?:it|the (?:money|time|price|trouble|effort|risk)|(?!saying|mentioning|noting)\\p{L}+ing)\\b",
  '\\bI (?:personally|rather|quite|much|do|did|really|still)(?: quite| rather| really)? (?:like|liked|prefer|preferred|enjoyed)\\b(?! (?:your|you|how you|what you|working|to)\\b)|\\b(?:I|we) (?:like|liked|love|loved|preferred|prefer) (?!your\\b)[^,.!?]{2,40} (?:best|better|most|more)\\b',
  "\\bI(?:'m| am)(?: all| very much| kind of| sort of| rather)? (?:in favou?r of|against|for|opposed to|leaning (?:towards?|to)|inclined to|tending (?:towards?|to))\\b(?! (?:real|sure|one)\\b)|\\bI(?:'m| am) not (?:convinced|keen|comfortable|sold)\\b",
  "\\bI(?:'ve| have)(?: got)? (?:a|some) (?:bad|uneasy|funny|strange|good) feeling (?:about|with)\\b",
  "^(?:and |but |because )?(?:he|she)(?:'s| is| was) (?:very |really |quite |so )?(?:good|reliable|experienced|careful|quick|honest|excellent)(?: at (?:it|that|this))?[.!]*$",
];

/** "I'm happy to help with the lifting": what the writer would do for the reader. */
const OFFERS = [
  "\\b(?:I|we)(?:'d| would|'m|'re| am| are|'ll| will| can| could)?(?: also| of course)?(?: be)?(?: more than| quite| very| really)? (?:happy|glad|delighted|willing|free|able) to (?:come|drop|help (?!you (?:succeed|grow|achieve))|bring|drive|pick|lend|cover|take (?!part)|organi[sz]e|cook|host|pay|visit|run|print|lift|swap|collect|deliver|translate|stay|do (?:it|that|the|this)|set (?:it|this|that|them) up)\\b",
];

const VIEWS = oneOf(...RECOMMENDS, ...JUDGES_MATTER, ...OFFERS);

/** Whether words say what the writer would do, makes of the matter or offers: theirs to say, however softly they do. */
export function givesView(text: string): boolean {
  return VIEWS.test(text.replaceAll('’', "'"));
}
