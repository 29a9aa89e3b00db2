/** "We did Pallister's", "we do the outside of Harbour House": what was done there, only the trade of the writer says. */
const DONE_FOR_SOMEBODY =
  /^(?:[Ww]e|I)(?:['’]ve| have)? (?:\p{Ll}+ )?(?:do the \p{Ll}+ (?:of|at|in|on|for) |(?:did|done) the \p{Ll}|(?:do|did|done) \p{Lu}[\p{L}.]*['’]s\b|(?:did|done) \p{Lu})/u;
/** "I'd need two casuals by 20 March", "They'd want to know by the 14th": if what comes to pass? */
const HANGS_ON_PROPOSAL =
  /^(?:I|we|they|it|that|he|she)(?:['’]d| would) (?:then |also |only |just )?(?:need|take|cost|require|want|have to|mean)\b/i;
/** "…, with these they never will again": of a thing that the sentence in front names. */
const BY_MEANS_OF_OTHERS =
  /\b(?:with|from|through|without) (?:these|those) (?:they|we|you|he|she|I|nobody|every\p{L}*)\b/iu;

/** "From 1 October we're all doing it." */
const DOES_WHAT_WAS_SAID =
  /^(?!.*\b(?:the|our|your|my|an?) \p{L}).*\b(?:do|doing|use|using|try|trying) (?:it|this|that)[.!]*$/iu;

/** "Your Year 4 one went on for 35 minutes", "The middle one from Telvia": one of what? */
const ONE_OF_UNNAMED =
  /^(?:the|your|our|my|their) (?:[\p{L}\d]+ ){1,3}ones? (?:from|with|by|is|are|was|were|has|had|went|took|came|got|ran|will|can|costs?|saves?)\b/iu;
/** "We need 60% by the end of March": of what? */
const SHARE_OF_UNNAMED =
  /^(?:we|I|they|you)(?:['’](?:ve|re))? (?:\p{Ll}+ )?(?:need|want|have|had|got|get|made|reached|at) (?:about |at least |only )?\d[\d.,]* ?%(?! (?:of|more|less|fewer|off)\b)/iu;

/** "There are three options, 45, 52 and 60 each": for what? */
const COUNTS_CHOICES =
  /^there(?:['’]s| is| are) (?:only |just )?(?:\d+|two|three|four|several|some|a few|various) (?:options?|choices|ways|possibilities|variants|offers|quotes)\b(?! (?:for|of|to)\b)/i;

/** "We said 9 but 10 could be nicer": of the clock, or of what? */
const BARE_FIGURE =
  /^(?:I|we|you|they) (?:said|agreed|thought|planned|booked|had) (?:on |for |at )?\d{1,2}(?:[.:]\d{2})?(?:[,.!]| (?:but|and|or|so|then|though)\b)/i;

/** "We fixed that at The Anchor": what was fixed stands in front. */
const DONE_TO_WHAT_WAS_SAID =
  /^(?:we|I)(?:['’]ve| have| had)? (?:\p{Ll}+ )?(?!(?:think|thought|believe|hope|know|knew|find|found|say|said|see|saw|show|feel|felt|learn\p{L}*|hear\p{L}*|mean|guess|suggest\p{L}*|propose\p{L}*|expect\p{L}*|ensure)\b)\p{Ll}+ that (?:at|in|on|for|with|by|to|from|last|too|here|there|already|once|before)\b/iu;
/** "I only do sale or return": a limit to what was wanted or offered before it. */
const LIMITS_WHAT_WAS_SAID =
  /^(?:I|we)(?:['’]d| would| can| could)? only (?:ever )?(?:do|pay|take|offer|have|work|need|want|sell|ask)\b/i;
/** "Fourteen of us would like": of whom? */
const SOME_OF_UNNAMED =
  /^(?!(?:all|both|none|most|each) )[\p{L}\d-]+(?: \p{L}+)? of (?:us|them|these|those)\b/iu;
/** "You keep talking about the future while we can't pay the rent": a charge, in front of what it is about. */
const HELD_AGAINST_READER =
  /^you (?:people |lot |all )?(?:keep (?:on )?\p{L}+ing|(?:just |only )?(?:love|like|prefer) (?:to (?:talk|speak)|talking|speaking|going on)|always|never|often) (?!on\b).*\b(?:while|when|although|though|but|instead)\b/iu;
/** "Berry's will do all three for 900 a year": all three of what? */
const ALL_OF_UNNAMED =
  /\b(?:all (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2})|the (?:two|three|other (?:one|two|three)))(?= (?:for|at|by|in|on|and|but|from|until|since|together|is|are|was|were|will|have|has|can)\b|[,.;!]|$)/i;
/** "the cheaper zone C", "the bigger hall": than what, or which? */
const COMPARED_WITH_UNNAMED =
  /\bthe (?:cheaper|bigger|smaller|larger|older|newer|faster|slower|longer|shorter|higher|lower|latter|remaining) \p{L}/iu;
/** "We could take Mondays": to do what? */
const TAKES_DAYS =
  /^(?:I|we)(?:['’]d| would| could| can)(?: then| also)? (?:take|do|cover|manage) (?:the |all |both |your )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;

/** "On your volume that's £190k": what is? */
const COMES_TO =
  /^(?:on|at|in|for|with|over|per|by|across) [^,.!?]{2,40}?,? (?:that|this)(?:['’]s| is| was| would be| makes| comes| means)\b/i;

/** "Attached you find the manual": what comes with a message goes with what the message is about. */
const COMES_WITH_IT =
  /^(?:please )?(?:find )?(?:attached|enclosed)\b|^(?:I|we)(?:['’]ve| have)? (?:also )?(?:attach|enclose)(?:d)? \p{L}/iu;

/** "Nobody knows yet what to do in there.": in a place that the sentence in front names. */
const OF_PLACE_BEFORE = /\b(?:in|up|down|over|round) there[.!]*$/i;

/** "I expect the full amount by Friday": of what? */
const SUM_OF_UNNAMED =
  /\bthe (?:full|whole|outstanding|remaining|total) (?:amount|sum|balance|price)\b(?! (?:of|for)\b)/i;

/** "Monday you said the 20th": of what? */
const SAID_OF_UNNAMED =
  /^(?:(?:on|last) )?\p{L}+day,? (?:you|he|she|they|we|I) (?:said|promised|wrote|told (?:me|us|them)) (?:(?:it (?:was|would be)|on|by|for|at) )?(?:the )?\d/iu;

/** "Only one problem: …": an exception to what was said or accepted before it. */
const EXCEPTION =
  /^(?:but )?(?:the |my |just |there['’]s )?(?:only |just )?(?:one )?(?:small |little )?(?:thing|problem|snag|trouble|catch|hitch)(?= ?[:–—-])/i;
/** "The range for that job is £58k": for which job? */
const OF_THAT =
  /\b(?:for|of|in|on|at|with|from|to) that (?!(?:the|we|I|you|he|she|they|it|there|a|an|our|my|your|his|her|their|is|was)\b)\p{Ll}{3,}/iu;

/** "If we don't hear by Thursday we give it to the next": hear of what? */
const SILENCE_ON_UNNAMED =
  /^(?:so |and |but )?(?:if (?:I|we) (?:don['’]t|do not|haven['’]t|have not) (?:hear|heard)|unless (?:I|we) hear)\b(?![^,.!?]{0,30} (?:about|on|of) (?:the|your|our)\b)/i;

/** "For the record, …": an answer to what stands in front. */
const ANSWERS_BEFORE =
  /^(?:just )?(?:for the record|in my defence|as it happens|(?:having|that) said|mind you|admittedly|granted)\b/i;
/** "The old lot wanted 39 a month": the old what? */
const OLD_OR_NEW = /\b(?:the|this) (?:old|new|other|previous|last) (?:lot|one|ones|guys?|people|crowd)\b/i;

/** "must therefore", "before we do so", "the day before", "One of ours": half a thought, whose other half stands in front. */
const HALF_A_THOUGHT =
  /\b(?:therefore|thus|hence|consequently|accordingly)\b|\b(?:before|until|once|if|when|after|by) (?:we|you|they|I|he|she)(?: do(?:es)?|['’]ve done| have done) (?:so|this|that|it)\b|\b(?:by|in|before|after) doing (?:so|this|that)\b|\bthe (?:day|night|evening) (?:before|after)(?=[,.!]|$)|^(?:one|two|three|some|most|none|both|each|all|several) of (?:ours|yours|theirs|mine|his|hers)\b/iu;
/** "There we found a crack", "staff there say": at a place that the sentence in front names. */
const AT_PLACE_BEFORE =
  /(?:^|\p{Ll} )there (?!(?:['’]s|is|are|was|were|will|would|has|have|had|may|might|can|could|should|must|seems?|comes?|remains?|exists?|used)\b|['’])\p{Ll}|(?<!\b(?:get|got|out|over|up|down|in|is|are|was|were|hi|hello|be|go|went|been) )\bthere(?=[,.!]|$)/iu;
/** "We sold everything by noon": all of what? */
const ALL_OF_IT =
  /\b(?:sold|sell|bought|lost|ate|used|gave away|finished|cleared|tried|tested) (?:(?:it )?all(?! (?:the|our|of|\d))|everything|the lot|every one|nothing)(?! (?:that|which|we|in|from|on|at the)\b)/iu;

const RIDDLES = [
  HALF_A_THOUGHT,
  AT_PLACE_BEFORE,
  ALL_OF_IT,
  ALL_OF_UNNAMED,
  ANSWERS_BEFORE,
  OLD_OR_NEW,
  BARE_FIGURE,
  COMES_TO,
  COMES_WITH_IT,
  COMPARED_WITH_UNNAMED,
  DONE_TO_WHAT_WAS_SAID,
  LIMITS_WHAT_WAS_SAID,
  OF_PLACE_BEFORE,
  EXCEPTION,
  OF_THAT,
  SAID_OF_UNNAMED,
  SILENCE_ON_UNNAMED,
  SOME_OF_UNNAMED,
  SUM_OF_UNNAMED,
  TAKES_DAYS,
  COUNTS_CHOICES,
  DOES_WHAT_WAS_SAID,
  DONE_FOR_SOMEBODY,
  HANGS_ON_PROPOSAL,
  BY_MEANS_OF_OTHERS,
  ONE_OF_UNNAMED,
  SHARE_OF_UNNAMED,
  HELD_AGAINST_READER,
] as const;

/** Whether a sentence that points at nothing would still be a riddle to whoever reads it first. */
export function isRiddleInFront(text: string): boolean {
  return RIDDLES.some((riddle) => riddle.test(text));
}

/** Whether a sentence tells of a death or a grave illness near the writer, which nobody is confronted with before a word of theirs. */
export function isGrave(text: string): boolean {
  return GRAVE.test(text);
}

const GRAVE =
  /\b(?:my|our) (?:\p{L}+ )?(?:mother|father|mum|dad|parents?|grand\p{L}+|nan|gran|aunt|uncle|cousin|wife|husband|partner|son|daughter|child|baby|brother|sister|friend|colleague)\b[^.!?]{0,60}\b(?:passed away|died|is dying|funeral|cancer|in hospital|in intensive care)\b/iu;

/** What has a name: "the rep", "SonaFit", "8 vans". */
const NAMED = /\b(?:the|our|your|my|an?|this|his|her|their) \p{L}{3,}|(?<!^)\b\p{Lu}\p{Ll}|\p{Ll}\p{Lu}|\d/u;

const OF_PERSONS = /^(?:we|I|you|it|they|he|she|there|this|that)\b/i;

/** Whether a sentence names anything that the next could mean by "it": "We'd be mad to wait" does not. */
export function namesAnything(text: string): boolean {
  return !OF_PERSONS.test(text) || NAMED.test(text);
}
