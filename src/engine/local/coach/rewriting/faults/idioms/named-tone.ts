import { oneOf } from '../../../patterns/one-of.ts';

/** That something is settled, for good, or in one way only. */
const SETTLED = [
  "^(?:and |so |but )?(?:it|this|that)(?:'s| is) not (?:a|an open) (?:negotiation|debate|discussion|request|question)[.!]*$",
  "^(?:it|this|that|everything)(?:'s| is| has been| was) (?:all |now |already )*(?:decided|settled|agreed)[.!]*$",
  "^(?:and |so |but )?(?:it(?:'s| is)|this is|that(?:'s| is))? ?(?:simply )?not (?:up for|open (?:to|for)) (?:any )?(?:debate|discussion|negotiation)[.!]*$",
  '^(?:the|this|that|our) decision (?:stands|is final|has been made|is made|was (?:made|taken))[.!]*$',
  '^no (?:further )?(?:exceptions|objections|representations|suggestions|discussion)(?: (?:will|can) be \\p{L}+| please)?[.!]*$',
  "^(?:any |all )?(?:deviations?|variants?|variations|alternatives|exceptions|improvisation|other (?:formats?|versions?|ways|layouts?)|questions|queries|suggestions|objections|representations) (?:(?:are|is|will be|can be)(?: not|n't) (?:supported|provided for|foreseen|permitted|allowed|accepted|tolerated|entertained|intended|wanted|envisaged)|(?:is|are) (?:strictly )?(?:prohibited|forbidden|excluded|ruled out))(?: any ?more)?[.!]*$",
  '^the (\\p{L}+) is the \\1[.!]*$',
  "^(?:and |so |as )?there(?:'s| is|s) (?:really |simply )?(?:only |exactly |just )?(?:no other|one) (?:single |correct |right |acceptable |proper |possible |permitted )*(?:way|format|option|method|version)(?: (?:to do (?:it|this|that)|that works|around it))?[.!]*$",
  "^(?:and |but )?(?:this|that|it|(?:such|this) (?:behaviour|behavior|conduct))(?:'s| is| was) (?:really |totally |completely |simply |just |absolutely |utterly |quite |frankly )*(?:unacceptable|not acceptable|intolerable|outrageous|inexcusable)(?: and (?:will|shall|can|must) (?:not|no longer) (?:continue|be (?:tolerated|accepted|allowed)))?[.!]*$",
  "^I(?:'m| am) not (?:collecting|taking|asking for|interested in) (?:any )?(?:opinions|suggestions|ideas|votes|comments)(?: (?:this time|on this|here))?[.!]*$",
  "^(?:well,? )?it is what it is[.!]*$|^it(?:'s| is) (?:just )?business,? (?:it(?:'s| is) )?(?:nothing|not) personal[.!]*$",
];

/** Doors that are shown. */
const DOORS = [
  "^(?:and |so |but )?if (?:you|anyone|anybody|people|they)(?: all)? (?:don't|dont|do not|doesn't) like (?:it|this|that),? (?:then )?(?:it's |that's )?(?:tough(?: luck)?|hard luck|bad luck|too bad|lump it)[.!]*$",
  '^(?:and |so |but )?if (?:you|anyone|anybody|people|they)\\b[^.;!?\\d]{3,50},? (?:you|they)(?: all)? (?:can |already )?knows? where (?:the door|the exit) is[.!]*$',
  '^(?:I|we) trust (?:that )?(?:this|the matter|that|it|everything) (?:is|will be) (?:thereby |now |perfectly )*(?:clear|closed|understood|settled)[.!]*$',
];

/** What goes on in the reader, as the writer supposes it. */
const SUPPOSED = [
  '^(?:and |but |so )?you(?:r (?:members|people|lads|team|staff|lot))? (?:all )?(?:clearly|obviously|evidently|apparently|plainly|seem to|must)(?: all)? (?:think|believe|assume|reckon|imagine|expect)\\b[^.;!?\\d]{3,80}[.!]*$',
  '^(?:but |and )?I (?:suppose|guess|expect|imagine|assume) [^.;!?\\d]{3,50} (?:is|are|was|were) (?:beneath|below|too good for|too much for|for the rest of)\\b[^.;!?\\d]{2,30}[.!]*$',
  "^not that (?:I|we)(?:'d| would) (?:ever )?(?:dream of|want to|think of) [^.;!?\\d]{3,40}[.!]*$",
];

/** What the writer is amazed at, and cannot wait for. */
const STRUCK = [
  '^(?:well,? |so |oh,? |and )?(?:thanks|thank you|cheers) (?:a bunch|a lot|a million|very much)(?: for (?:that|this))?[.!]*$',
  "^(?:frankly,? |honestly,? )?I(?:'m| am) (?:amazed|astonished|astounded|shocked|surprised)(?: that)? (?:nobody|no one|anyone|anybody|you|it|they)\\b[^.;!?\\d]{3,60}[.!]*$",
  "^(?:and |but )?(?:it|this|that) (?:can't|cannot|won't|will not) wait for (?:one of )?your\\b[^.;!?\\d]{2,40}[.!]*$",
];

/** That nothing can go wrong, and nobody would say otherwise. */
const SURE = [
  '^you (?:really |simply |just |absolutely )*(?:must|have to|need to) (?:get|try|have|see|buy|own|grab) (?:one|it|this|them)\\b[^.;!?\\d]{0,40}[.!]*$',
  "^(?:frankly,? |honestly,? )?(?:those|any(?:one|body)|people|\\p{L}+s) (?:who|that) (?:stays? out|waits?|hesitates?|dithers?|(?:don't|doesn't) (?:act|join|switch|move)) (?:are going to|is going to|will|'ll)(?: only| just| simply)? (?:be left behind|miss out|regret it|be sorry|lose out|fall behind)\\b[^.;!?\\d]{0,20}[.!]*$",
  '^(?:just |please )?trust me(?: on this(?: one)?)?[.!]*$',
  "^(?:and |but )?(?:honestly,? )?(?:nothing (?:can|could|will) (?:possibly |ever )*go wrong|there(?:'s| is) (?:absolutely |literally )?(?:zero|no) (?:risk|downside|catch)(?: whatsoever| at all| involved)?)[.!]*$",
  "^(?:any(?:one|body)|every(?:one|body))\\b[^.;!?\\d]{0,50} (?:will|can|could|would|'ll) (?:tell|confirm)(?: you| it)*(?: (?:so|that|the same))?[.!]*$",
];

/** Scorn that is nothing else, whoever reads it. */
const SCORN = [
  '^(?:well,? |so |oh,? |and )?(?:thanks|thank you|cheers) for nothing[.!]*$',
  "^(?:and )?I (?:really |just |still |honestly )*(?:can't|cannot) believe (?:that )?I(?:'m| am|'ve| have)? (?:still |now )?(?:having|have|had) to (?:write|say|ask|explain|chase|remind|tell|go through|do|repeat)\\b[^.;!?\\d]{0,40}[.!]*$",
  '^(?:so |just |now )?decide[.!]*$',
  "^(?:and |but )?any(?:one|body) (?:who(?:'s| is) |still )+(?:moaning|complaining|whining|grumbling|arguing)\\b[^.;!?\\d]{0,30} (?:obviously |clearly )?(?:hasn't|has not|doesn't|does not|can't)\\b[^.;!?\\d]{3,60}[.!]*$",
  "^(?:and |but )?(?:those|any(?:one|body)|people) who thinks? (?:this|it|that|the rules?) (?:doesn't|does not|don't|do not) (?:apply to|concern|include) (?:them|him|her)(?:selves)? (?:should|can|had better|might want to) think again[.!]*$",
  "^(?:and |but )?any(?:one|body) who (?:can't|cannot|can not|doesn't|does not|won't|will not|isn't|is not)\\b[^.;!?\\d]{0,60} (?:should|can|could|needs to|ought to|may as well) (?:(?:ask (?:themselves|himself|herself)|think about|consider|question) (?:whether|if)|(?:look for|find)(?: themselves)? (?:another|a different|a new))\\b[^.;!?\\d]{3,60}[.!]*$",
  "^(?:your (?:mother|mum|mom|maid|butler)|the (?:cleaning|washing-up) fairy) (?:doesn't|does not) (?:work|live|come) here(?: any ?more)?[.!]*$",
  "^(?:and |but |so )?I (?:don't|do not) want (?:to hear )?(?:any )?(?:drama|fuss|moaning|whining|sulking|theatrics|tantrums)(?: about (?:this|it|that))?[.!]*$",
  "^(?:and |but )?you (?:must|have to|will have to|'ll have to) agree\\b[^.;!?\\d]{0,60}[.!]*$",
  "^(?:and |but )?any(?:one|body) who (?:says|thinks|believes|disagrees|objects|claims)\\b[^.;!?\\d]{0,40} (?:doesn't|hasn't|has no|knows nothing|can't have|is (?:lying|a fool|mad|blind|just wrong))\\b[^.;!?\\d]{0,40}[.!]*$",
  "^(?:and |but )?(?:moaning|complaining|whining|grumbling|arguing|sulking)\\b[^.;!?\\d]{0,40} (?:won't|will not|doesn't|isn't going to|is not going to) (?:change|help|get)\\b[^.;!?\\d]{0,30}[.!]*$",
  "^(?:and |but )?I (?:don't|do not) know how (?:many (?:more )?times|often) (?:I|this|it|we|you)\\b[^.;!?\\d]{3,40}[.!]*$",
  "^(?:and |but )?I(?:'d| would) have (?:thought|expected|hoped)(?: that)? [^.;!?\\d]{2,40} (?:would|could|might) (?:know|do|manage|have known|have done) better[^.;!?\\d]{0,20}[.!]*$",
  "^(?:but |and )?I(?:'m| am) sure (?:that )?you(?:'ve| have)(?: got)? (?:bigger|better|more important|other)\\b[^.;!?\\d]{3,40}[.!]*$",
  "^(?:and |but )?I (?:really |just |simply |honestly )*(?:can't|cannot|can not) (?:understand|believe|see|imagine|fathom) how (?:an?|any|anyone|anybody|people|you)\\b[^.;!?\\d]{3,60}[.!]*$",
];

const NAMED = oneOf(...SETTLED, ...SUPPOSED, ...STRUCK, ...SURE);
const ALWAYS = oneOf(...DOORS, ...SCORN);

/**
 * Whether a sentence holds nothing but a tone: a door that is shown or shut, a thought that is supposed, a claim that is
 * sure; some of them only where a risk points at the sentence.
 */
export function isToneAlone(sentence: string, isNamed: boolean): boolean {
  const own = sentence.trim().replaceAll('’', "'");
  return ALWAYS.test(own) || (isNamed && NAMED.test(own));
}
