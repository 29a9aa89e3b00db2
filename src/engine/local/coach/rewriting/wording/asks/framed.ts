import { oncePerDraft } from '../../../draft-memory.ts';
import { asQuestion } from '../rule.ts';
import { clauseAsked } from './clause-asked.ts';

const VERY =
  '(?:really |so |very |most |ever so |just |truly |extremely |quite |rather |such |super |hugely |incredibly |immensely |massively |enormously )*';
const NICE = `${VERY}(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal|amazing|brilliant|brill|perfect|useful|appreciated|handy|kind|best|wise|an idea|a (?:good idea|thought|weight off my mind|big help|great help|huge help|help|relief|godsend))`;
const ONE = "(?:I|we)(?:'ve|'d|'m|'re| have| had| would| should| am| are| was| were| did| do)?";
const SOFTLY = '(?: (?:just|only|really|rather|sort of|kind of|quite|still|also|actually|simply|been))*';
const MEANT =
  "(?: (?:going|wanting|hoping|meaning|trying|writing|want|wanted|hope|like|love|meant|thought|think) (?:to|I'd|I would|we'd))?";

/** What a wish is wrapped in, each up to the clause that says what is wished for. */
const WHETHER_FRAMES: readonly string[] = [
  "(?:I|we)(?:'m| am|'re| are)? (?:don't know|do not know|not sure|not certain|no idea) (?:if|whether)(?= (?:you|your \\p{L}+|any of you)(?:'d| would| could| might) )",
  `${ONE}${SOFTLY} (?:wonder|wondered|wondering)(?: aloud)? (?:if|whether)`,
  `${ONE}${SOFTLY}${MEANT}${SOFTLY} (?:ask|asking|see|check|find out|enquire|inquire|know)(?: you| all of you)?(?: as to)? (?:if|whether)`,
  '(?:the )?(?:purpose|aim|point) of this (?:e-?mail|letter|message|note) is (?:just |simply )?to (?:ask|enquire|inquire|find out|see)(?: as to)? (?:if|whether)',
  '(?:(?:so|and) )?(?:I (?:guess|suppose) )?(?:my|our|the)(?: only| one| real| big| other| main)? (?:question|thing|query|ask) (?:is|was|would be) (?:just |really |only )?(?:if|whether)',
];
/** The same where the wish is a condition, in the past: "it would mean a lot if you came". */
const IF_FRAMES: readonly string[] = [
  `${ONE}${SOFTLY} be ${VERY}(?:grateful|obliged|glad|happy|pleased|delighted|thrilled|over the moon|thankful) if`,
  `${ONE}${SOFTLY} (?:appreciate|love|like|welcome) it(?: (?:so|very) much| greatly| hugely)? if`,
  `(?:(?:it|that|this)(?:'d| would| might) |would )(?:be ${NICE}|make ${VERY}(?:a |all the |a big |a huge |such a )+difference(?: to (?:us|me|them|the [\\p{L}]+))?|mean (?:a lot|so much|the world|a great deal)(?: to (?:us|me|them|him|her|the [\\p{L}]+))?|help(?: us| me)?(?: (?:no end|a lot|so much|greatly|enormously))?) if`,
  `what(?:'d| would)(?: really)? (?:help|be ${NICE}|do)(?: us| me)?(?: (?:most|no end|a lot))? (?:is|would be) if`,
];
const THAT_FRAMES: readonly string[] = [
  `${ONE}${SOFTLY} (?:hope|hoped|hoping)(?: that)?`,
  '(?:my|our)(?: only| one| real)? (?:hope|wish|request|idea|thought) (?:is|was|would be)(?: that)?',
  '(?:is|was|would) it(?: be)?(?: at all| even)? possible that',
  'it (?:may|might|could) be that',
  "(?:I|we)(?:'d| had) (?:it in (?:my|our) heads?|an idea|half an idea|a (?:notion|feeling|thought|hunch))(?: that)?",
  'it (?:crossed my mind|occurred to (?:me|us)|struck (?:me|us))(?: that)?',
];
/** Behind these only what the reader might do is asked for; what the writer might do is thought aloud. */
const THOUGHT =
  /^(?:I|we)(?:'d| had| did)?(?: (?:just|only|sort of|kind of))* (?:thought|think|figured|reckoned)(?: that)? (?=(?:perhaps |maybe |possibly )?(?:you|your|some of you|one of you|some of your|somebody like|someone like)\b)/iu;

const START = '^(?:(?:so|and|but|anyway|well|also|plus|now),? )*';
const WHETHER = new RegExp(`${START}(?:${WHETHER_FRAMES.join('|')}) (?=\\p{L})`, 'iu');
const CONDITION = new RegExp(`${START}(?:${IF_FRAMES.join('|')}) (?=\\p{L})`, 'iu');
const CONTENT = new RegExp(
  `${START}(?:${THAT_FRAMES.join('|')}) (?=(?:you|your|(?:one|some|any|two) of (?:you|your)|somebody|someone)\\b)`,
  'iu',
);
/** "I guess my question is can we keep the Friday slot?" */
const QUESTION = new RegExp(
  `${START}(?:I (?:guess|suppose),? )?(?:(?:my|our|the)(?: only| one| real| big| other| main)? (?:question|query|ask) is|what (?:I|we)(?:'m|'re| am| are)(?: really| just)* (?:asking|getting at|trying to ask|trying to say|saying) is|not sure (?:who|whom|how) to ask[^,.;:?!]{0,20},? but)[:,]? (?=(?:can|could|would|will|do|does|are|is|shall|may|should) (?:you|we|I|it|they|there|the|somebody|someone)\\b)`,
  'iu',
);
const DONE_BY_YOU =
  /^(?:so |and |but )?(?:one|the one|the only|another) thing (?:you|your [\p{L}]+) (?:could|can|might) do (?:for us |for me )?(?:is|would be) (?:to )?(?!be\b)(?=\p{Ll})/iu;

/** For whom it matters, which the reader has to hear. */
const MATTERS_TO =
  /\b((?:mean (?:a lot|so much|the world|a great deal)|make (?:\p{L}+ ){1,4}?difference) to (?:the [\p{L}]+|them|him|her)) if/iu;

/** A wish in a frame as the plain question, "Could you …?"; the sentence as it is where it has none or wishes for no deed. */
export const frameTaken = oncePerDraft((sentence: string): string => {
  const direct = QUESTION.exec(sentence);
  if (direct !== null) return asQuestion(capital(sentence.slice(direct[0].length)));
  const deed = DONE_BY_YOU.exec(sentence);
  if (deed !== null) return asQuestion(`Could you ${sentence.slice(deed[0].length)}`);
  const whether = WHETHER.exec(sentence);
  const condition = whether === null ? CONDITION.exec(sentence) : null;
  const frame = whether ?? condition ?? CONTENT.exec(sentence) ?? THOUGHT.exec(sentence);
  if (frame === null) return sentence;
  const kind = whether !== null ? 'whether' : condition !== null ? 'if' : 'that';
  const question = clauseAsked(sentence.slice(frame[0].length), kind);
  if (question !== null && THOUGHT.test(sentence) && /^(?:are|is) /i.test(question)) return sentence;
  if (question === null) return sentence;
  const [, what = ''] = MATTERS_TO.exec(frame[0]) ?? [];
  return what === '' ? asQuestion(question) : `${asQuestion(question)} It would ${what}.`;
});

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
