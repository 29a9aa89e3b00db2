/** Clauses that tell, limit or end something of their sentence, which would be wrong or in pieces without them. */
import type { RiskFinding } from '../../../judging/finding.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { type Clause, ORDER_START } from '../../sentence/clauses.ts';
import type { Around } from '../around.ts';
import { namesSentence } from '../quoted-words.ts';
import { givesVerdict } from './own-deed.ts';
import { tellsOfMatter } from './told-in-part.ts';
import { saysOwnPart } from './told-to-many.ts';
import { grantsReader } from './writers-word.ts';

/** Whether a clause of a sentence stays with it, however little its reader may need it. */
export function belongsToSentence(
  { text: sentence }: Unit,
  clause: Clause,
  { type, risks }: Around,
): boolean {
  const { text } = clause;
  return (
    statesResultOrLimit(clause) ||
    isCondition(clause) ||
    isNextPoint(clause) ||
    isAskedToo(clause, sentence) ||
    WHICH_ONES.test(text) ||
    ENDS_LIST.test(text) ||
    TIES.test(text) ||
    SAYS_WHO.test(text) ||
    STANDS_SO.test(text) ||
    (type === 'email' && tellsOfMatter(clause)) ||
    (sentence.trimEnd().endsWith('?') && ASKS.test(text)) ||
    PARDON_FOR_DEED.test(text) ||
    SAYS_UNKNOWN.test(text) ||
    (type === 'difficult_conversation' && belongsInTalk(clause, sentence)) ||
    (type === 'outreach' && endsUnblamed(clause, risks)) ||
    (type === 'text' && saysWhyNot(sentence, clause)) ||
    (type === 'internal_comms' && saysOwnPart(text))
  );
}

/** "…, I know": that the writer sees it, too. */
const SEES_IT = /^(?:and )?I know(?: that| it)?[.!]*$/i;

/** In a hard talk: a turn, a verdict on the writer's own deed, what is granted to the reader, and what fell to others. */
function belongsInTalk(clause: Clause, sentence: string): boolean {
  const { text } = clause;
  return (
    TURNS.test(text) ||
    SEES_IT.test(text) ||
    givesVerdict(clause, sentence) ||
    grantsReader(text) ||
    FELL_TO_OTHERS.test(text)
  );
}

/** In a first letter: the end of a sentence that no risk names, "…, so I thought of you", which may be a reason or a doubt. */
function endsUnblamed({ joint, text }: Clause, risks: readonly RiskFinding[]): boolean {
  return joint !== '' && !namesSentence(text, risks);
}

/** What asks for an answer of its own. */
const ASKS =
  /^(?:and |but |or )?(?:what|when|where|who|whom|whose|which|why|how|can|could|would|will|shall|should|do|does|did|is|are|was|were|has|have)\b/i;

/** "Still, it is your study": turns against what stands before it, which the rest does not. */
const TURNS = /^(?:still|yet|however|even so|nevertheless|nonetheless|that said|all the same|mind you)$/i;

/** "… and everybody else cleans up": what came of it for others. */
const FELL_TO_OTHERS =
  /^(?:every(?:one|body) else|the rest of us|the others|(?:he|she|they)) (?!(?:all )?(?:knows?|thinks?|says?|sees?|agrees?|manages?|copes?)\b)\p{L}/iu;

/** "…, sorry in advance": for what will be done to the reader, not for the writing. */
const PARDON_FOR_DEED =
  /\bsorry (?:in advance|for (?:the|any) (?:noise|mess|disruption|disturbance|inconvenience|delay|wait|dust|smell|upheaval))\b/i;
/** "… and nobody here can work out why": what is not known is why somebody asks. */
const SAYS_UNKNOWN =
  /\b(?:nobody|no one|none of us|(?:I|we) (?:just |really )?(?:can['’]t|cannot|couldn['’]t|don['’]t|didn['’]t))\b[^,;]{0,40}\b(?:work out|explain|figure out|understand|tell|know|see) (?:why|how|what|whether|if|where)\b/i;

/** "Can't do Thursday now, my dad's not well": why somebody cannot do it. */
function saysWhyNot(sentence: string, { start, joint, text }: Clause): boolean {
  return (
    /^\s*(?:,|[-–—]|,? (?:as|because|since|cos))\s+$/i.test(joint) &&
    CANNOT_DO.test(sentence.slice(0, start - joint.length)) &&
    TELLS_OF_OWN.test(text)
  );
}

const CANNOT_DO =
  /(?:^|[,;] )(?:sorry,? |but )?(?:(?:I|we) )?(?:can['’]?t|cannot|won['’]t|couldn['’]t)\b[^,;]{2,60}$/i;
const TELLS_OF_OWN = /^(?:my|our|I(?:['’]m|['’]ve)?|we(?:['’]re|['’]ve)?)\b/i;

/** "…, so the oven is off", "…, not blind", "…, no nuts": what came of it, or how far it goes, is a fact without a number. */
function statesResultOrLimit({ joint, text }: Clause): boolean {
  return (
    (/\bso\s*$/i.test(joint) && RESULT.test(text)) ||
    LIMIT.test(text) ||
    RULES_OUT.test(text) ||
    (/\bas\s*$/i.test(joint) && AS_AGREED.test(text))
  );
}

/** "…, if you think we need one" leaves something to the reader. */
function isCondition({ joint, text }: Clause): boolean {
  return (
    joint !== '' &&
    /^(?:if|unless|as long as|provided(?: that)?) (?!(?:it|that)['’]s\b|need be\b|any\b|I\b)/i.test(text)
  );
}

/** "Write down your name, and the time you left": the second thing that an order asks for. */
function isAskedToo({ joint, text }: Clause, sentence: string): boolean {
  return ORDER_START.test(sentence) && /\b(?:and|or)\s*$/i.test(joint) && NAMES_A_THING.test(text);
}

const NAMES_A_THING = /^(?:the|an?|your|our|my|any|all|both|how|when|where|which|who|what) \p{L}/iu;

/** A thing in a word to four. */
const NAMES_ONLY =
  /^(?!(?:I|we|you|he|she|it|they|there|this|that|everything|everyone|nobody|maybe|just)\b)[\p{L}\d-]+(?: [\p{L}\d-]+){0,3}[.!]*$/iu;

/** "…, followed by open discussion" */
const FOLLOWS = /^(?:followed by|(?:as )?well as|along with|together with|and finally|and lastly)\b/i;

/** "…, then new features, then team changes" goes on with a plan. */
function isNextPoint({ joint, text }: Clause): boolean {
  return FOLLOWS.test(text) || (/\bthen\s*$/i.test(joint) && NAMES_ONLY.test(text));
}

/** "I'm Jess, a life coach": the rest is nothing without it; and "…, royalty and everyone in between" is a list. */
const SAYS_WHO =
  /^(?:I['’]m|I am|[Mm]y name is|[Tt]his is|[Ww]e['’]re|[Ww]e are) \p{Lu}|^(?:every(?:one|body)|people|those|nobody) (?:in between|else|involved|concerned|around)[.!]*$/u;

/** "…, and whatever else there is" ends a list, which would lack its "and" without it. */
const ENDS_LIST =
  /^whatever[.!]*$|^whatever (?:else|comes|there|is left|makes it|you (?:like|want|need|prefer|fancy))\b/i;

/** "Because of this, …", "As such, …": how it follows from what stands before it. */
const TIES =
  /^(?:as (?:such|a result)|(?:because of|given|despite|in|for|after) (?:all )?(?:this|that|these|those)(?: \p{L}+)?)$/iu;

/** "…, which we have", "…, done": how the thing before it stands. */
const STANDS_SO =
  /^(?:which (?:I|we|you|they|he|she) (?:have|has|do|does|did|had)|yes|no|done|agreed|booked|paid|signed|confirmed|approved|cancelled|open|closed)[.!]*$/i;

/** "…, the ones with windows" says which. */
const WHICH_ONES = /^the ones? (?:with|who|that|which|on|in|at|from|by)\b/i;

const RESULT =
  /^(?:now )?(?:the|our|your|my|all|both|no|nobody|it|they|she|he) (?:\p{L}+ ){0,3}?(?:is|are|was|were|has|have|had|will|can|can['’]t|cannot|must|closes?|stops?|starts?|stays?|needs?|ends?)\b/iu;
const AS_AGREED = /^(?:agreed|promised|arranged|planned|ordered|you asked)[.!]*$/i;
/** "…, no nuts": what must not be in it. */
const RULES_OUT =
  /^no (?!(?:worries|pressure|rush|stress|problem|biggie|drama|fuss|exceptions?|excuses|doubt|way|joke|kidding|offen[cs]e|(?:look|turn|go)ing|more|idea|less|ifs?|arguments?|discussions?|questions?|matter|wonder|thanks|need)\b)\p{L}+(?: \p{L}+)?[.!]*$/iu;
const LIMIT =
  /^(?:nothing (?:more|else)|at (?:least|most)|no more|for now)[.!]*$|^(?:but )?not (?!that\b|to\b|very\b|really\b|sure\b|a\b)(?:\p{L}+)(?: \p{L}+)?[.!]*$/iu;
