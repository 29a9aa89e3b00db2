/** Faults that a kind of message cannot have at a place, or a sentence in what it plainly says. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import { isBareDenial } from '../../reading/bare-denial.ts';
import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import type { FaultSigns } from '../likelihood.ts';

/** Something that the writer has changed or is going to, and that could go wrong or come as a surprise. */
const OWN_CHANGE =
  /\b(?:from|as of|starting|effective) (?:now|today|tonight|tomorrow|next|this|the \d|\d|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bwhat if\b|\b(?:I|we)(?:['’](?:ve|ll|m|re)| have| had| will| am| are)? (?:(?:just|already|now|also|had to|went ahead and|decided to|going to) )*(?:sold|switch\w*|shipped|mov\w+|chang\w+|cancel\w*|gave|put|let|swapp?\w*|book\w*|hir\w+|clos\w+|stopp?\w*|replac\w*|cut|end\w*|decided|signed|bought|merg\w+|remov\w+|shut|wip\w+|went ahead|threw|ran|took)\b/i;
/** What the reader did, how it was, or what the writer wants: nothing that the writer changes. */
const NO_CHANGE =
  /^(?:(?:and|but|so),? )?(?:you|the|this is|it|there|yesterday|last (?:night|week)|if you|I (?:don['’]t|do not|want|would|have been|was))\b/i;
/** "The job was deployed on Friday without a review": what is reproached is nothing that the writer does. */
const REPORTED =
  /^(?:yesterday|last (?:night|week)|the|you|your|this|it)\b(?!.*\b(?:I|we)\b).*\b(?:was|were|did|left|took|had)\b/i;
/** "When you said that in the stand-up": a case and no claim. */
const TELLS_CASE = /^(?:and |but )?when you (?:said|told|called|wrote|did|came|left)\b/i;
const I_FELT = /\bI (?:felt|was|feel)\b/i;
/** "I have been patient since May", "if you need to know": no risk is spoken of. */
const PATIENT = /\bbeen patient\b|^if you (?:need|want) to know\b/i;
/** Whose the deed was is left open. */
const LEFT_OPEN =
  /\b(?:some(?:one|body)(?!['’]s)|things|whoever|grew|I (?:\w+ )*thought|one of us|others)\b/i;
/** What the reader did, or is asked for: it leaves nobody out. */
const TOLD_OR_ASKED =
  /^(?:(?:and|but|so),? )?(?:you (?:told|said|were|took|left|did|promised|missed|sent|changed)|please)\b/i;

/** "I have not filed it because I wanted to talk to you first": leaves the reader room. */
const ASKS_FIRST =
  /^(?:I|we)\b[^.!?]*\b(?:because|since|as|until) (?:I|we)(?:['’]d)? (?:wanted|want|would like|like|hoped) to (?:talk|speak|hear|ask|check)(?: (?:to|with|from))? (?:you|your side)\b/i;
/** "You said it would be done by the 3rd": a word of the reader's, and no order. */
const SAID_BY_READER = /^you (?:said|promised|wrote|agreed|told (?:me|us)) /i;
/** "As you're aware sales in the north have fallen": what is told behind it is the matter. */
const AS_YOU_KNOW =
  /^as you(?:['’]re| are)? (?:well |probably )?(?:aware|know),? (?:the|our|your|my|we|\p{Ll}+s)\b/iu;
/** "… if nothing changes": on a condition, and nothing that always holds. */
const IF_NOTHING =
  /\b(?:if|unless) (?:nothing|nobody|no one|anything|anyone|anybody) (?:\p{L}+s|has|is|else)\b/iu;
/** "I'm sure you've got it in hand": of what the reader does. */
const SURE_OF_READER = /^I(?:['’]m| am) sure (?:that )?you(?:['’](?:ve|re)| have| are)\b/i;
/** "I don't know why I bother": scorn, and no excuse. */
const WHY_BOTHER = /\bwhy I (?:even )?bother\b/i;
/** "If it's wrong we pay back 2,700": what it costs the writer, and no threat. */
const COSTS_US =
  /\bif (?:it|this|that)(?:['’]s| is) (?:wrong|late|missing|not (?:right|there|in))\b[^.!?]{0,20}\bwe (?:pay|lose|owe|have to pay|have to repay)\b/i;
/** "61 out of 84": counted. */
const COUNTED_OUT = /\b\d+ (?:out )?of \d+\b/;
/** "You were just rushing to get home": how somebody went about it, no push for an answer. */
const RUSHED = /\byou(?:['’]re| are| were) (?:just |only |clearly )?rushing\b/i;

function isOutOfHardTalk(tag: FaultTag, text: string, reading: DraftReading): boolean {
  switch (tag) {
    case 'absolutes':
      return IF_NOTHING.test(text);
    case 'generic_opening':
      return AS_YOU_KNOW.test(text);
    case 'cold_tone':
      return SAID_BY_READER.test(text) || isBareDenial(text);
    case 'blame':
      return isPlainlyTold(text) || ASKS_FIRST.test(text) || (TELLS_CASE.test(text) && I_FELT.test(text));
    case 'hedging':
      return REPORTED.test(text) && !SOFTENED.test(text);
    case 'pressure':
      return (REPORTED.test(text) && !HURRIES.test(text)) || RUSHED.test(text);
    case 'apologetic':
      return WHY_BOTHER.test(text);
    case 'ultimatum':
      return COSTS_US.test(text);
    case 'no_evidence':
      return TELLS_CASE.test(text) || COUNTED_OUT.test(text);
    case 'no_owner':
      return (
        text === '' ||
        (NO_CHANGE.test(text) && !LEFT_OPEN.test(text)) ||
        TELLS_DAY.test(text) ||
        SURE_OF_READER.test(text)
      );
    case 'no_people':
      return TOLD_OR_ASKED.test(text);
    case 'risk_unaddressed':
    case 'safeguard_missing':
      if (text === '') return !OWN_CHANGE.test(reading.text);
      return (REPORTED.test(text) && TELLS_DAY.test(text)) || PATIENT.test(text) || TOLD_OR_ASKED.test(text);
    case 'surprise_change':
      return NO_CHANGE.test(text) && !OWN_CHANGE.test(text);
    default:
      return false;
  }
}

/** Words that weigh what happened. */
const WEIGHS =
  /\b(?:you(?:['’]ve| have)? (?:\p{L}+ )?(?:fail|ignor|refus|let|ruin|forgot|made|cost|could|should)\p{L}*|never|always|obvious\p{L}*|clear(?:ly)?|fault|blame|because (?:of )?you\b|thanks to|lazy|care\p{L}*|typical\p{L}*|only|just|even|bother\p{L}*|excuses?|course|apparent\p{L}*|surely|how|why|what|supposed|shambles|sick|fed up|let\p{L}* \p{L}+ down|wrong|bad\p{L}*|mess\p{L}*|usual|joke|mistakes?|unacceptable|irresponsible|unprofessional|sloppy|selfish|childish|rude|outrageous|everyone|everybody|nobody|no one|again and again|constant\p{L}*|keep\p{L}*|pathetic|embarrass\p{L}*|disappoint\p{L}*|disgrac\p{L}*|stupid|poor\p{L}*|late|act as|pretend\p{L}*|claim\p{L}*|left (?:me|us|her|him|them)|your (?:laziness|attitude|ego))\b|!/iu;
const TELLS_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:week|night|month)|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|the \d{1,2}(?:st|nd|rd|th))\b/iu;

/** "The stock count was not done on Sunday": what happened and when, without a word that weighs it. */
function isPlainlyTold(text: string): boolean {
  const isDefinite = TELLS_DAY.test(text) || (text.match(/\d+/g)?.length ?? 0) >= FEWEST_FIGURES;
  return isDefinite && !WEIGHS.test(text);
}

/** So many figures tell a case as well as a day does. */
const FEWEST_FIGURES = 2;

const SOMEBODY = '(?:she|he|they|[A-Z][a-z]+)';
/** "She'll say it's too dear": what somebody will answer is expected, not claimed. */
const EXPECTED = new RegExp(
  `^\\W*${SOMEBODY}(?:['’]ll| will| may| might| is going to| are going to)(?: probably| surely)? (?:say|ask|object|argue|want|worry|push|be (?:worried|annoyed|upset|cross|against|sceptical))\\b`,
);
/** "Might be annoyed about the delay": how somebody else may take it, which nobody can know. */
const GUESSED = new RegExp(
  `^\\W*(?:${SOMEBODY} )?(?:[Mm]ight|[Mm]ay|[Cc]ould|[Pp]robably)(?: well| also)? (?:be (?:a bit )?(?:annoyed|upset|worried|cross|angry|hurt|nervous|surprised|tired|against|sceptical|disappointed)|ask|say|object|worry|push back|not like|mind)\\b`,
);
const AGENDA =
  /^\W*(?:go (?:through|over)|talk|discuss|ask|bring|explain|show|check|open|start|begin|remind|thank)\b/i;
const OPEN_TIME = /\b(?:some ?time|soon|tb[dc]|asap|later|some point|or so|one of|eventually|shortly)\b/i;
const ASKS_AFTER =
  /^\W*ask (?:him |her |them )?(?:about (?:his|her|their) (?:holiday|family|weekend|kids|children|mother|father|trip)|how (?:he|she|they|it|things|\p{Lu}\p{Ll}+|the \p{Ll}+)(?:['’]s|['’]re| is| are| was| were| went| feels?)\b)/iu;

/** "Bring: both lists": what every sheet for a meeting should say. */
const BRINGS = /^\W*(?:to )?bring\b/i;
const OF_MANNER: ReadonlySet<FaultTag> = new Set(['cold_tone', 'rigid', 'no_people', 'no_owner']);
/** "Agenda", "Name": a heading or an item, in which nothing can be wrong. */
const ONE_WORD = /^\W*\p{L}+\W*$/u;

/** "Date: 7 October, 15:00": when and where a meeting is has no purpose. */
const WHEN_OR_WHERE = /^(?:date|time|when|where|place|venue|location|room|attendees|present|duration)\s*:/i;
/** "Going to see the bank manager about the overdraft": whom the writer meets, and nothing that changes. */
const WHOM_ONE_MEETS =
  /^(?:I(?:['’]m| am) |we(?:['’]re| are) )?(?:going (?:over )?to see|off to see|seeing|meeting) (?:the |our |my )?\p{L}+\b(?![^.!?]*\b(?:tell|announce|replace|change|instead)\b)/iu;

function isOutOfNotes(tag: FaultTag, text: string, reading: DraftReading): boolean {
  if ((ONE_WORD.test(text) && tag !== 'too_short') || (OF_MANNER.has(tag) && BRINGS.test(text))) return true;
  if (tag === 'no_evidence') return EXPECTED.test(text);
  if (tag === 'no_purpose') return WHEN_OR_WHERE.test(text);
  if (tag === 'surprise_change') return WHOM_ONE_MEETS.test(text);
  if (tag === 'risk_unaddressed') return EXPECTED.test(text) && reading.text.includes(`${text} Answer: `);
  if (tag === 'vague_deadline') return AGENDA.test(text) && !OPEN_TIME.test(text);
  return tag === 'vague_ask' && ASKS_AFTER.test(text);
}

/** Fewer words than this are not too long, whatever else they are. */
const SHORTEST_LONG: Readonly<Record<MessageType, number>> = {
  text: 20,
  outreach: 60,
  email: 60,
  internal_comms: 60,
  difficult_conversation: 90,
  meeting_prep: 60,
};

/** "I need you to ring them today", with what and when: nothing is vague in it. */
const DEFINITE_ORDER =
  /\bI (?:need|want|expect|would like) you to (?!just\b|be\b|really\b|try\b|think\b|do (?:something|better)\b)\p{L}+/iu;
/** "Keep it up!" asks for nothing new. */
const CHEERS_ON = /\bkeep (?:it|this|that) up\b|\bkeep up the (?:good|great)\b/i;
/** "The meeting is moved to Thursday", "the car park is closed until the 14th": nothing that could fail. */
const HARMLESS =
  /\b(?:moved?|changed?|shift(?:ed)?|put back|brought forward|postponed?|rescheduled?) (?:\p{L}+ )?(?:your|the|our) (?:\p{L}+ )?(?:appointment|meeting|lesson|slot|call|rehearsal|session|date|time)\b|\b(?:appointment|meeting|lesson|call|rehearsal|session|class) (?:is|has been|was|will be) (?:moved|changed|shifted|put back|brought forward|postponed|rescheduled)\b|\b(?:car park|kitchen|lift|toilets?|office|canteen|library|pool|gym)\b[^.!?]{0,30}\b(?:closed|cleaned|painted|shut)\b/iu;
/** "Please make sure your team is ready": the reader is the owner. */
const OF_READER = /^(?:please|could you|can you|would you|will you)\b/i;
const NOBODY =
  /\b(?:some(?:one|body)|any(?:one|body)|every(?:one|body)|whoever|people|volunteers?|others|one of (?:us|you))\b/i;
const POLITE = /^(?:(?:so|and),? )?(?:please|could you|would you|can you)\b/i;
const HURRIES =
  /\b(?:now|today|tonight|immediate\w*|asap|urgent\w*|hurry|quick\w*|or|unless|must|last(?! (?:week|night|month|year|time|\p{L}+day))|only|final\w*|excuses?|at once|straight|before (?:it|they|the)|latest|else)\b|!/iu;
const WANTS_APPROVAL =
  /^(?:we|I) (?:need|want|would like) (?:a |an |the |your |her |his |their )?(?:sign-?off|approval|decision|go-ahead|ok|okay|consent|agreement)\b/i;
/** "Four times since May": counted, so that it can be checked. */
const COUNTED = /\b(?:twice|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) times)\b/i;
/** "The contract says": that is where it comes from. */
const SAYS_SO =
  /\b(?:the|our|your) (?:contract|lease|report|policy|law|manual|handbook|rules?|statutes?|minutes|agreement|invoice|timesheet|data sheet) (?:says?|states?|requires?|allows?|shows?)\b/i;
const IMPERATIVE =
  /^(?:(?:in the meantime|for now|until then),? )?(?:please |just )*(?:use|make sure|keep|send|check|bring|take|tell|let)\b(?!.*\b(?:everyone (?:says|does|agrees)|proven|experts?)\b)/i;
/** "I changed the brief twice, I know": owned to, and nothing that holds anybody. */
const OWNED_TO = /^(?:I|we) \p{L}+(?:ed|t)\b.*\bI (?:know|admit)\W*$/iu;
const CONSEQUENCE = /\bif (?:it|this|that) happens (?:again|once more)\b/i;

/** "If that is not possible, we cancel": what is announced so plainly is not hedged. */
const CONDITION =
  /^(?:and |so |but )?(?:if|unless|either)\b.*\b(?:I|we)(?:['’]ll| will| must| have to| want| cancel| deliver| can['’]t| cannot| won['’]t)\b/i;
const SOFTENED =
  /\b(?:maybe|perhaps|might|possibl[ey]\b(?! by)|sort of|kind of|guess|suppose|not sure|I think|probably|would|wonder\w*|somehow|hopefully|at all|a bit)\b/i;
/** "We will not pay until all is here": tied to a deed and not to a day. */
const UNTIL_DONE = /\b(?:not|no|never)\b[^.!?]*\buntil\b|n['’]t\b[^.!?]*\buntil\b/i;
/** "Put it back today please": what happens next, and when. */
const ASKED = /\bplease\b/i;
const TODAY = /\b(?:today|tonight|tomorrow|(?:by|at) \d)/i;
/** "I get that your shift was short staffed, and I didn't ask": nothing cold in it. */
const UNDERSTANDS = /^I (?:get|know|understand|realise|realize|appreciate|see) (?:that )?(?:your|you|it)\b/i;
/** "Big news!!": loud perhaps, but nothing cold in it. */
const CHEERS =
  /^(?:(?:some|very) )?(?:big|great|good|exciting|amazing|fantastic|wonderful|lovely) news\b|^(?:congrat\w+|well done|hooray|happy birthday)\b/i;
/** When and for how long something is closed, told as a notice should. */
const NOTICE_WITH_DAY = /\b(?:from|on|until|till) (?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun)/i;

/** "Also the lock is 12.99": an afterthought that asks nothing, behind what a text asks. */
const AFTERTHOUGHT = /^(?:also|and|oh|ps|p\.s|btw|by the way)\b/i;
const DECIDES = /\b(?:needs?|must|have to|has to|want\w*|decide\w*|approv\w*|sign\w*|yes|ok|deadline)\b|\?/i;

function isMereAfterthought(text: string, { type, asks, sentences }: DraftReading): boolean {
  if (type !== 'text' || !AFTERTHOUGHT.test(text) || DECIDES.test(text)) return false;
  const at = sentences.findIndex((one) => one.text === text);
  return sentences[at]?.asks.length === 0 && asks.some((ask) => ask.plain && ask.sentenceIndex < at);
}

/** "If you can come, write to me": asked of those who can. */
const ASKS_THOSE_WHO =
  /\b(?:if you|whoever|anyone who|those who)\b[^.!?;]{3,60}, (?:please |just )?(?:put|write|tell|send|ring|call|text|sign|email|reply|come|add|speak)\b(?! (?:off|out)\b)/i;

const OUT: Readonly<Partial<Record<FaultTag, (text: string, reading: DraftReading) => boolean>>> = {
  buried_ask: isMereAfterthought,
  cold_tone: (text) => UNDERSTANDS.test(text) || CHEERS.test(text),
  hedging: (text) => GUESSED.test(text) || (CONDITION.test(text) && !SOFTENED.test(text)),
  no_ask: (_, { sentences }) => sentences.some(({ text }) => ASKS_THOSE_WHO.test(text)),
  no_evidence: (text) => COUNTED.test(text) || SAYS_SO.test(text) || IMPERATIVE.test(text),
  no_next_step: (text) =>
    CONSEQUENCE.test(text) || (ASKED.test(text) && (TODAY.test(text) || TELLS_DAY.test(text))),
  no_owner: (text, { type }) => type !== 'internal_comms' && OF_READER.test(text) && !NOBODY.test(text),
  pressure: (text, { type }) =>
    (type !== 'outreach' && POLITE.test(text) && TELLS_DAY.test(text) && !HURRIES.test(text)) ||
    WANTS_APPROVAL.test(text),
  rigid: (text) => OWNED_TO.test(text),
  risk_unaddressed: (text) => HARMLESS.test(text) || WANTS_APPROVAL.test(text),
  safeguard_missing: (text) => HARMLESS.test(text) || WANTS_APPROVAL.test(text),
  surprise_change: (text, { type }) =>
    type === 'internal_comms' && HARMLESS.test(text) && NOTICE_WITH_DAY.test(text),
  too_long: (_, { type, wordCount }) => wordCount < SHORTEST_LONG[type],
  vague_ask: (text) => (DEFINITE_ORDER.test(text) && /\d|\bday\b|day\b/i.test(text)) || CHEERS_ON.test(text),
  vague_deadline: (text) => UNTIL_DONE.test(text),
};

function isOut(tag: FaultTag, sentence: Sentence | undefined, reading: DraftReading): boolean {
  const text = sentence?.text ?? '';
  if (OUT[tag]?.(text, reading) === true) return true;
  if (reading.type === 'difficult_conversation') return isOutOfHardTalk(tag, text, reading);
  return reading.type === 'meeting_prep' && isOutOfNotes(tag, text, reading);
}

function inPlaceOf(signs: readonly Sign<FaultTag>[], reading: DraftReading): readonly Sign<FaultTag>[] {
  return signs.filter(({ tag, sentenceIndex }) => !isOut(tag, reading.sentences[sentenceIndex], reading));
}

/** The signs without those that the draft's type, or what their sentence plainly says, rules out. */
export function signsInPlace({ shown, built, learned }: FaultSigns, reading: DraftReading): FaultSigns {
  return {
    shown: inPlaceOf(shown, reading),
    built: inPlaceOf(built, reading),
    learned: inPlaceOf(learned, reading),
  };
}
