import type { MessageType } from '../../../../../domain/message-types.ts';
import { oneOf } from '../../patterns/one-of.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { clausesOf, LONGEST_PARTED } from '../sentence/clauses.ts';
import { withoutClauses } from '../sentence/cut-clauses.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { judgesOwnDeed } from './staying/own-deed.ts';

const CROWD =
  '(?:every(?:one|body)|nobody|no one|people|the (?:whole|entire) \\p{L}+|half the \\p{L}+|we all)';
const MIND =
  '(?:think|care|notice|see|get it|realise|realize|understand|bother|ask|give a|listen|take (?:it|this|that|anything|things|your \\p{L}+|the \\p{L}+) seriously)';
const BAD =
  '(?:disaster|joke|shambles|disgrace|mess|scandal|farce|nightmare|catastrophe|liar|thief|cheat|hypocrite|bully|coward|diva|prima donna|blocker|amateur|embarrassment)';

/** "You never answered", "you keep turning up late": what was done or left undone, however it is put. */
const DEED =
  '(?:answered|replied|responded|called|rang|came|turned up|showed up|sent|paid|signed|told|asked|confirmed|finished|delivered|returned|brought|checked|locked|warned|let (?:me|us) know|got back|picked up|handed in|coming|turning up|arriving|showing up|being late|leaving|missing|forgetting|cancell?ing|parking|taking|borrowing|using|changing|swapping|interrupting|losing|skipping|booking|interrupt|talk over|shout at|cut off|cancel|forget|skip|arrive|turn up|show up|leave|borrow|park|swap|miss)\\b';

/** What others are said to think, without one of them named. */
const CROWD_SAYS = [
  `\\b${CROWD}(?:'s|'re)?(?: \\p{L}+){0,5}? (?:says?|saying|hates?|thinks?|thinking|feels?|feeling|knows?|sees?|noticed|notices|agrees?|fed up|sick of|tired of|starting to|trusts?|cares?)\\b`,
  "\\bI(?:'m| am) (?:only |just )?(?:saying|writing) what \\p{L}+",
];

const SURELY = '(?:clearly|obviously|evidently|apparently|plainly|simply)';
/** What the reader is like, as the writer would have it. */
const CHARACTER = [
  "^(?:(?:and|but|so) )?you(?:'re| are| people are| lot are| guys are| all are) (?:either |just |both |clearly |obviously |simply )*(?:lying|incompetent|useless|lazy|selfish|dishonest|arrogant|pathetic|hopeless|clueless|an? (?:\\p{Ll}+ )?(?:liar|bully|coward|joke|disgrace))\\b",
  "\\bit(?:'s| is) (?:just |simply )?(?:who|how|what|the way) you are\\b",
  `^(?:(?:and|but|so) )?you(?:'re| are)(?: just| simply| really)* (?:${SURELY} not|not ${SURELY}|${SURELY}n't) (?:an? |the )?(?:\\p{L}+[ -]){0,4}?(?:enough|person|type|material|cut out|up to|committed|bothered|interested|serious|reliable|capable|trying)\\b`,
  `^(?:(?:and|but) )?you(?:'ve| have) ${SURELY} (?:got )?(?:better|other|more important) things\\b`,
  "^(?:(?:and|but|so) )?I(?:'m| am) (?:really |honestly )?(?:starting|beginning) to (?:wonder|doubt|question|think) (?:if|whether|that)?\\b.*\\b(?:you|your)\\b",
  "^(?:(?:and|but) )?I (?:really |honestly )?(?:don't|do not) (?:think|believe|feel) (?:that )?you (?:(?:even|really|actually|were|are|was) )*(?:tr(?:y|ied|ying)|bothered|cared?|interested|committed)(?: at all| any more| enough)?[.!]*$",
  '^(?:(?:and|but) )?an? (?:(?:half-)?decent|competent|normal|sane|reasonable|professional|responsible|considerate|proper) \\p{L}+ (?:would|wouldn)\\b',
  '^(?:(?:and|but) )?(?:that|it|this|the \\p{L}+)(?: all)?(?: just| simply| really| quite| frankly)* (?:felt|looked|seemed|smacked of|comes across as|came across as)(?: just| simply| plain| really| quite| so| very| a bit)* (?:lazy|sloppy|rude|pathetic|childish|selfish|careless|irresponsible|unprofessional|half-hearted|amateurish)\\b(?: to me)?[.!]*$',
  "\\b(?:shame on you|how (?:dare|could) you|ashamed of yourself|good enough for you|who do you think you are|what(?:'s| is) wrong with you|what planet)\\b",
];

/** What goes on inside the reader, or what they have done to everybody. */
const JUDGES = [
  ...CHARACTER,
  "\\byou(?:'re| are) (?:literally |really )?the only (?:one|person|\\p{Ll}+)(?: here| in [^,.;!?]{3,25})? (?:who|that) (?:causes|makes|complains?|moans|has a problem|can't|cannot|doesn't|never|minds|objects|gives)\\b",
  `(?<!\\b(?:if|whether|what|how|when|which|do|did|that) )\\byou (?:obviously|clearly|apparently|evidently|really|just|simply|even|still)? ?(?:don't|do not|didn't|couldn't|could not|can't|cannot|won't|never)(?: \\p{L}+)? ${MIND}\\b`,
  '(?<!\\b(?:do|did|would|what|if|whether|how|that|which|when) )\\byou (?:obviously |clearly |apparently |evidently |seem to |must )?think (?:that )?(?:rules|you|it|we|nobody|every|the)\\b',
  `\\byou(?:'ve| have)? (?:always|never|constantly|forever|often|only ever|keep(?= \\p{L}+ing\\b(?! about)))\\b(?! ${DEED})(?! (?:help|support|listen|manage|bring|stand by|been (?:there|kind|patient|fair)))(?![^,.;!?]* (?:the|our|my) \\p{L}{4,})`,
  "^(?:(?:and|but|so) )?(?:I(?:'ve| have) (?:got )?an? (?:funny|nasty|sneaking|horrible) (?:feeling|suspicion)|I (?:still )?find it (?:hard|difficult) to believe) (?:that )?you\\b",
  '^(?:(?:and|but|so) )?you (?:just |always )?(?:swan|waltz|breeze|stroll)(?:ned|ed)? (?:in|off|around|about)\\b',
  '^(?:(?:and|but|so) )?you (?:just |always |only )?(?:get|got) carried away\\b',
  "^either you (?:can't|cannot|don't|do not|didn't|did not|aren't|are not) [^.!?]{3,40},? or you(?:'re| are| were| just| simply)? (?:made|lied|lying|lazy|don't|do not|didn't|can't|cannot)\\b",
  "^(?:(?:and|but|so) )?there(?:'s| is) no way (?:that )?you (?:even |really |actually )?(?:read|looked|checked|tried|tested|listened)\\b",
  '^(?:(?:and|but|so) )?(?:everything|nothing) (?:that )?you (?:touch|do|say|start|promise)\\b(?![^.!?]* (?:the|our|my) \\p{L}{4,})',
  "^(?:(?:and|but|so) )?you(?:'re| are) (?:obviously|clearly|evidently|plainly) (?:(?:far |much )?more (?:interested|in love|concerned|bothered|keen|busy) [^.!?]{3,40} than\\b|too (?:busy|important|good|proud|lazy|grand|clever)\\b|only|just|unable|incapable|unwilling|above|out to|avoiding|hiding|ignoring|playing|trying to)\\b",
  '^(?:(?:and|but|so) )?you (?:just|simply|only) (?:ever )?(?:do|say|take|want) (?:whatever|what) (?:you|pops|comes|suits)\\b',
  `^(?:(?:and|but|so) )?it(?:'s| is) (?:\\p{Ll}+ly |quite |pretty |very |all too )?(?:obvious|clear|plain) (?:to \\p{L}+ )?(?:that )?you (?:didn't|did not|haven't|have not|don't|do not|couldn't|never)\\b`,
  "^(?:(?:and|but|so|basically|honestly|frankly),? )?I (?:honestly |really )?think (?:that )?you(?:'re| are| were) (?:just|only|simply) (?:trying|rushing|looking|hoping|being|making|after|doing|too)\\b",
  "\\byou(?:'re| are) (?:always|constantly|forever|never) (?!kind|fair|patient|welcome|helpful)",
  "\\bit(?:'s| is) (?:always )?the same (?:old )?(?:story|thing|game)\\b",
  "\\bit(?:'s| is) getting (?:really |quite |just |a bit )?(?:ridiculous|silly|old|embarrassing|out of hand|beyond a joke)\\b",
  '\\b(?:says|tells us|tells me) (?:a lot|everything|all) about you\\b',
  `\\b(?:is|are|was|were) (?:just |simply |frankly |really |quite |an? )+(?:absolute |complete |total |utter |real )?${BAD}\\b`,
  "\\byou(?:'ve| have)? (?:really )?let (?:us|me|every(?:one|body)|the \\p{L}+) (?:all )?down\\b",
  "\\byou don't get to\\b|\\bI would have thought\\b|^(?:and |but )?it(?:'s| is) (?:just |simply )?not (?:very |really )?(?:collegial|fair|professional|acceptable|on|nice|good enough)[.!]*$",
  "^(?:(?:and|but) )?(?:that|it|this)(?:'s| is| was)(?: just| simply| plain| really| quite| frankly| so| very)* (?:lazy|sloppy|rude|pathetic|childish|selfish|careless|irresponsible|unprofessional|outrageous|disgraceful|disgusting)[.!]*$",
  "^it(?:'s| is) (?:obvious|clear|plain)\\b.*\\b(?:wrong|bad|broken|useless|rubbish|off)\\b",
  '\\byou (?:steal|stole|ruin|ruined|destroy|destroyed|wreck|wrecked|sabotaged?)\\b',
  "\\b(?:expected|expect) (?:better|more) (?:of|from) you\\b|^I(?:'m| am| have to say I'm) (?:very |deeply |so |really )?disappointed(?: in you| with you)?[.!]*$",
  '\\byour \\p{L}+ (?:is|are) what (?:slows?|holds?|annoys?|costs?|drags?)\\b|\\bthanks to you[.!]*$',
];

/** Praise that means the opposite. */
const MOCKS = [
  '^(?:but |well |oh )?never mind,? (?!I\\b|we\\b|you\\b|if\\b|about\\b)\\p{Ll}',
  '\\b(?:masterclass|slow clap|hats off|well well|truly, I wept|what a surprise|god forbid|heaven forbid|thanks for nothing|nice try)\\b',
  '\\bmust be (?:nice|lovely|great|wonderful) (?:to|being|having)\\b',
  '^(?:so|and|well)?,? ?(?:\\p{Lu}\\p{L}+,? )?quite the \\p{L}+(?: again)?[.!]*$',
  '\\b(?:how|what a) (?:nice|lovely|wonderful|generous|convenient|charming) (?:of you|way|for you)\\b',
  "^I(?:'m| am) sure (?:it|that|they|your \\p{L}+|whatever(?: it was)?)(?:'s| is| was| were| looks?| looked| went)(?: all| so| very| really| quite| absolutely)* (?:lovely|great|nice|wonderful|clever|visionary|worth it|delicious|fascinating|moving|marvellous|charming|important)\\b",
  "^pity (?:nobody|no one|you|we|there)(?:'ll| will| won't)\\b|^guess (?:who|what|where)\\b|^not you[.!]*$|^(?:but )?you do the maths?[.!]*$|^I (?:don't|do not) know which is worse[.!]*$|^(?:nice one|bravo|lucky you|cheers for that)[.!]*$",
  "^(?:so |and |but )?(?:perhaps|maybe) if (?:you|there|some(?:one|body))\\b[^.!?]{3,60}?,? (?:we|I|it|things|this|he|she|they) (?:wouldn't|would not|might not|might)\\b",
  "^(?:so |and )?(?:perhaps|maybe) (?:when|once|after) you(?:'ve| have|'re| are)\\b[^,;]{3,60}[.!]*$",
  "\\bI(?:'m| am) sure (?:the|your|it|that|it's|this)\\b.{0,40}\\b(?:terribly|awfully|very|so) (?:clever|visionary|important|busy)\\b",
  "\\bI(?: can hardly wait for|'ll look forward to| look forward to) (?:your|the) next (?:trick|stunt|surprise|excuse|idea|masterpiece)\\b",
  "\\b(?:I know you(?:'re| are) someone who|which is (?:obviously |clearly )?important too)\\b|, ha[.!]*$",
];

/** The writer made small, or the matter made small. */
const SHRINKS = [
  "\\bI (?:honestly |really |frankly )?(?:don't|do not) (?:even |really |honestly )?know why I(?:'m| am)? (?:even )?(?:writ|both|try|tell|say)",
  "\\bI feel (?:terrible|awful|bad|horrible) (?:even )?(?:rais|writ|say|bring|mention)|\\bI(?:'m| am|'d be) (?:probably |just |maybe )*(?:overreacting|being silly|too sensitive|hopeless)\\b|\\bforgive me\\b",
  "\\blet's not make (?:a|an|any) \\p{L}+(?: \\p{L}+)? (?:out )?of (?:it|this)\\b|\\blet's (?:just |all )?(?:move on|forget (?:about )?it|leave it (?:there|at that))\\b",
  "\\b(?:it's|it is|that's) (?:not|no) (?:a |that )?big (?:thing|deal)\\b|^not (?:a )?big (?:thing|deal)\\b|^(?:it's fine|really|whatever|never mind|no hard feelings)[.!]*$",
  "\\b(?:perhaps|maybe|hopefully) (?:things|it|this) will (?:sort|work|settle|resolve)\\b|\\bI (?:don't|do not) want to (?:point (?:at|fingers)|blame|accuse)\\b",
  "^(?:and |but )?(?:please )?(?:don't|do not|dont) (?:be (?:mad|angry|cross)|trouble yourself|worry about it|take it personally)[.!]*$",
  '\\b(?:bad|negative|weird|certain|strange|different) (?:vibe|energy|mood|feeling|atmosphere)s?\\b|\\bI (?:sense|feel like|have (?:a|the) feeling)\\b(?![^.!?]{0,30} (?:with|about) (?:the|our|your) )|^things happen(?:ed)?\\b',
  "\\bnothing happened so I guess\\b|\\b(?:I )?(?:didn't|did not) want to bother you\\b|\\bno need to worry about\\b|^just carry on\\b",
  "\\bnot (?:going|gonna) to say more\\b|^(?:I'll|I will) say no more[.!]*$|\\b(?:maybe|perhaps|please)? ?(?:just )?keep (?:it|that|this) in mind[.!]*$",
];

/** Orders and questions that only vent. */
const VENTS = [
  "^(?:(?:and|but|so) )?you (?:can't|cannot|can not|don't) (?:just |simply )?(?:behave|act|carry on|go on|talk to (?:people|me|us)|treat (?:people|me|us)) like (?:that|this)(?: any ?more| again)?[.!]*$",
  "^(?:(?:and|but) )?it(?:'s| is) (?:that|as) simple(?: as that)?[.!]*$",
  "^(?:let me|I(?:'ll| will| have to| must| need to|'m going to)(?: just)?) be (?:brutally |perfectly |completely )?(?:blunt|frank|honest|direct|straight)(?: with you)?[.!]*$",
  '^(?:and |so |but )?(?:please |just )*(?:try (?:and|to) )?(?:do better|try harder|be better|buck up)(?: (?:next time|in future|from now on|please))?[.!]*$',
  "^(?:and |so |but )?(?:do your (?:job|work)|do something|sort (?:it|this)(?: out)?|ok(?:ay)?|all ?right|understood|got it|get a grip|grow up|wake up|pull yourself together|deal with (?:it|that)|think about it|don't you dare [^.!?]*|just think about it(?:,? ok(?:ay)?)?|no excuses|enough is enough|sign below)[.!?]*$",
  "^(?:and |but )?(?:honestly,? |really,? )?I (?:(?:really |just )?(?:don't|do not) have|haven't got) (?:the )?time for (?:this|that)(?: (?:nonsense|any ?more))?[.!]*$",
  "\\bI (?:don't|do not) want (?:to hear )?(?:any )?(?:excuses|explanations)\\b|^I (?:don't|do not) want to hear (?:about|it|that|any|your|how)\\b(?![^.!?]* (?:the|our|my) )|^I(?:'ve| have) lost count of\\b|^(?:I(?:'m| am) )?not naming (?:any )?names[.!]*$|^I(?:'m| am) not having this (?:conversation|discussion|argument) (?:again|any more)\\b",
  '\\b(?:somebody|someone) (?:really )?(?:needs|has|ought) to (?:get )?(?:this|it|that)(?: \\p{L}+)? (?:sorted|fixed|done|sort|fix)\\b',
  "^I (?:trust|hope) (?:that )?(?:I(?:'ve| have) made myself|this is|I(?:'m| am)) (?:perfectly |quite |absolutely )?clear\\b|^do I make myself clear\\b|^no idea how (?:else )?to get through to you\\b",
  '^(?:so |and |but )?(?:what on earth|what the (?:hell|heck)|can I be (?:honest|frank|blunt)|how hard (?:can|could|is)|what have you got to say for yoursel(?:f|ves)|how (?:could|can) you be so|do I (?:really )?(?:have|need) to|since when|are you (?:serious|kidding|joking)|is it (?:really )?too much to ask|how many times)\\b',
  "^(?:and |but )?(?:honestly,? |frankly,? |really,? )?I (?:(?:honestly|really|just) )?(?:don't|do not|have no idea|haven't a clue) (?:know )?(?:what (?:goes|is going|was going|went) (?:on in|through) your (?:head|mind)|what you were thinking|how (?:else )?to get through to you)\\b",
  "^(?:\\p{L}+,? )?I(?:'m| am) done[.!]*$|\\bI(?:'m| am) (?:so |really )?(?:sick|tired|fed up)\\b|\\byou only (?:need|have) to (?:look|read|ask)\\b|^look,? I(?:'m| am) done[.!]*$|^\\p{L}+ (?:is|are) (?:screaming|going mad|up in arms|on fire)[.!]*$|^I could report you[.!]*$|^(?:big|bright|fancy) ideas are fine but\\b|^I don't need [^.!?]{3,30}[.!]*$",
];

const KINDS = oneOf(...CROWD_SAYS, ...JUDGES, ...MOCKS, ...SHRINKS, ...VENTS);
const JUDGED = oneOf(...CHARACTER);
const ASKED = oneOf(...VENTS, ...MOCKS);
const MOCKED = oneOf(...MOCKS);
/** What must not go whatever else the words hold. */
const OWNS = /\b(?:I|we) (?:should|could) have\b|\bmy (?:fault|mistake|part)\b|\bsorry\b|\bthank/i;

/** "Dont", as it is typed in a temper. */
const WITHOUT_APOSTROPHE = /\b(do|did|does|ca|wo|could|have|has|is|was|were|would)nt\b/gi;

/** "You didn't think it through, did you?": a charge, though it ends on a question mark. */
const TAG_QUESTION = /(?<=^you\b[^,?]{3,80}), (?:did|do|have|are|were|could|would|will|can) you\?$/i;

/** Whether words charge, mock, judge or shrink and hold nothing that was observed. A question only where it vents. */
function charges(words: string, known: ReadonlySet<string>, told = KINDS, asked = ASKED): boolean {
  const own = words.trim().replaceAll('’', "'").replace(WITHOUT_APOSTROPHE, "$1n't");
  const text = /\p{Ll}/u.test(own) ? own : own.toLowerCase();
  const said = text.replace(TAG_QUESTION, '.');
  const kinds = said.endsWith('?') ? asked : told;
  return !OWNS.test(text) && kinds.test(said) && !holdsFacts(text, known);
}

/** Whether words praise or wonder at what they mean to blame. */
export function mocks(words: string): boolean {
  return MOCKED.test(words.trim().replaceAll('’', "'"));
}

/** Whether a sentence of a difficult message is a charge as a whole, so that the reader misses no fact without it. */
export function isOnlyCharge(unit: Unit, known: ReadonlySet<string>): boolean {
  if (unit.isListItem) return false;
  if (chargesThroughout(unit.text, (words) => charges(words, known))) return true;
  if (!charges(unit.text, known)) return false;
  const [first] = clausesOf(unit.text);
  const opens = first === undefined || first.text === unit.text || charges(`${first.text}.`, known);
  return opens && withoutChargeClauses(unit.text, known) === unit.text;
}

/** The same for what it says of the reader's character or mind, and not of what others think or the writer feels. */
export function isOnlyJudgement(unit: Unit, known: ReadonlySet<string>): boolean {
  const judges = (words: string): boolean => charges(words, known, JUDGED, JUDGED);
  return (
    !unit.isListItem && (judges(unit.text) ? isOnlyCharge(unit, known) : chargesThroughout(unit.text, judges))
  );
}

/** "It felt sloppy and I don't think you tried": whether each of several clauses is a charge. */
function chargesThroughout(text: string, isCharge: (words: string) => boolean): boolean {
  if (text.length > LONGEST_PARTED) return false;
  const clauses = clausesOf(text);
  return clauses.length > 1 && clauses.every((clause) => isCharge(`${clause.text.replace(/[.!]+$/, '')}.`));
}

/** Whether a body holds a sentence that only charges, so that it is not right as it is. */
export function holdsCharge(paragraphs: readonly (readonly Unit[])[]): boolean {
  const nobody = new Set<string>();
  return paragraphs.flat().some((unit) => isOnlyCharge(unit, nobody));
}

/** The sentence without the clauses that only charge, where what remains can stand alone. */
export function withoutCharges(unit: Unit, known: ReadonlySet<string>): Unit {
  if (unit.isListItem) return unit;
  const text = withoutChargeClauses(unit.text, known);
  return text === unit.text ? unit : { ...unit, text };
}

function withoutChargeClauses(text: string, known: ReadonlySet<string>): string {
  if (text.length > LONGEST_PARTED || clausesOf(text).length < 2) return text;
  return withoutClauses(text, (clause) => charges(clause.text, known) && !judgesOwnDeed(clause, text));
}

/** The units of a difficult message without those of which a cut has left nothing but a charge, where a fact stays beside them. */
export function withoutBareCharges(
  type: MessageType,
  cut: readonly (readonly Unit[])[],
  source: readonly (readonly Unit[])[],
  known: ReadonlySet<string>,
): readonly (readonly Unit[])[] {
  if (type !== 'difficult_conversation') return cut;
  const whole = new Map(source.flat().map((unit) => [unit.sentence, unit.text] as const));
  const isBare = (unit: Unit): boolean => unit.text !== whole.get(unit.sentence) && isOnlyCharge(unit, known);
  const left = cut.map((units) => units.filter((unit) => !isBare(unit))).filter((units) => units.length > 0);
  return left.flat().some(({ text }) => holdsFacts(text, known)) ? left : cut;
}
