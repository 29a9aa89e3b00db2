import { oncePerDraft } from '../../../draft-memory.ts';
import { asQuestion } from '../rule.ts';
import { clauseAsked } from './clause-asked.ts';

const SOFT =
  '(?: ?\\b(?:just|maybe|perhaps|possibly|only|really|rather|sort of|kind of|quite|still|also|actually|simply|quickly|briefly)\\b,?)*';
const START =
  '^(?:(?:so|and|but|anyway|well|also|plus|now|ok|okay|right|basically),? )*(?:I (?:guess|suppose|think|reckon),? )?';
const ONE = "(?:(?:I|we)(?:'ve|'d|'m|'re| have| had| would| am| are| was| were)?(?: been)?)?";
const ABOUT = '(?: (?:you(?: all)?|with you))?(?: about)? (?:if|whether)';
const ASK =
  '(?:(?:(?:check|touch) (?:in|base)|follow up|reach out|pop up) (?:and|to) (?:ask|check|see|find out)|ask|check(?: in)?(?: on)?|see|find out|enquire|inquire|know|hear|query|confirm)';

/** How a writer comes to ask, up to the clause that says what. */
const COMES_TO_ASK: readonly string[] = [
  `${ONE}${SOFT} ?(?:want(?:ed|ing)?|mean(?:t|ing)|hop(?:ed|ing)|need(?:ed)?|going|writing|emailing|texting|calling|ringing|messaging|getting in touch|reaching out|dropping (?:you )?a (?:line|note)|like|love|trying) to${SOFT} ${ASK}${ABOUT}`,
  `${ONE}${SOFT} ?(?:thought|figured) (?:I|we)(?:'d|'ll| would| should| might)${SOFT} ${ASK}${ABOUT}`,
  `${ONE}${SOFT} ?(?:wondering|checking|asking|wonder(?:ed)?)${ABOUT}`,
  `what (?:I|we)(?:'m|'re| am| are)${SOFT} (?:asking|getting at|trying to ask|wondering|hoping to hear) is (?:if|whether)`,
  `(?:${ONE} ?not (?:really |quite |at all )?sure|(?:I |we )?(?:don't|do not) know) (?:if|whether)(?= you (?:want|need|fancy|still want|still need) (?:it|this|that|them|one|any|the|a|an)\\b[^,]*$)`,
];
const WRAPPED = new RegExp(`${START}(?:${COMES_TO_ASK.join('|')}) (?=\\p{L})`, 'iu');

/** "Is there any chance at all that somebody could …?" */
const ANY_CHANCE =
  /^(?:(?:so|and|but|anyway),? )?(?:(?:is|was|would) there(?: be)? )?(?:any|a|some)(?: small| slight| remote)? (?:chance|way|possibility)(?: at all| in the world)? (?:that )?(?=(?:you|we|I|somebody|someone|anybody|anyone|one of you|your \p{L}+) (?:could|can|might|would)\b)/iu;
/** "Would you mind awfully if I asked you to …?", "Could I trouble you to maybe …?" */
const MAY_I_ASK =
  /^(?:would|do) you (?:(?:mind|object)(?: awfully| terribly| very much| at all| too much)?) if (?:I|we) (?:were to )?(?:ask(?:ed)?|troubl(?:e|ed)) you to |^(?:could|can|may|might) I (?:possibly |perhaps |just |maybe )*(?:trouble|ask|bother|get|beg) you to /i;

/** "So was thinking, maybe if you're around it could be nice to maybe …": group 1 is the deed. */
const THOUGHT_OF =
  /^(?:(?:hey|hi|so|and|anyway|well),? )*(?:(?:(?:I|we) )?(?:was|were|am|'m|'ve been|have been) (?:just |sort of |kind of )*thinking,? (?:that )?(?:maybe,? |perhaps,? )?|(?:maybe|perhaps),? |(?=if (?:you're|we're)))(?:(?:if|when) (?:you're|you are|you were|we're) (?:around|free|about|up for it)(?:,? (?:at some (?:point|stage)|some ?time))?,? )?(?:(?:it|that|we) )?(?:could|would|might|'d) be (?:quite |really |kind of |sort of )*(?:nice|good|great|fun|lovely|cool|an idea|a good idea)(?: for us)? (?:to |if we (?:could |all |both )*)(?:maybe |perhaps |possibly |just )*(?!be\b)(\p{Ll}[^?!]{3,200})$/iu;

const DOUBT = /^(?:(?:maybe|perhaps|possibly|just|please|kindly|sort of|kind of) )+/i;
const TAIL =
  /,? (?:or (?:what|not|whatever|something)(?: at all)?|at all|if (?:that makes sense|you see what I mean))(?=[.?!]*$)/i;
/** What is told behind an ask leaves it no question: "and it did". */
const TELLS_MORE =
  /[,;] ?(?:and|but|so|because|as|since|which) |[;:] | (?:and|but) (?:if|whether|it|they|he|she|I|we) /i;

const INVERTED =
  /^((?:the|your|our|my|this|that|these|those)(?: (?!who|that|which|is|are|was|were|can|will|would|could|has|have)[\p{L}'-]+){0,3}|it|there|they|everyone|everybody) (is|are|was|were|can|will|would|could|has|have) (?!who\b|that\b)([^?!]{2,140})$/iu;
/** "you'd had any thoughts", "you have decided on it". */
const HAVE_YOU =
  /^you(?: have|'ve|(?: had|'d)(?= (?:already |ever |maybe |perhaps |possibly )?(?:had|got|found|been|seen|heard|made|decided|chosen|thought|managed|read|given|received)\b)) (?:already |maybe |perhaps |possibly )?((?:ever )?(?:had|got|found|been|seen|heard|made|chosen|thought|read|given|\p{L}{2,}ed)\b[^?!]{0,140})$/iu;
const IN_OR_OUT = /^you(?:'re| are| were) (in|out|up for it|on board|with us|coming)$/i;
const WANTS = /^you (still )?(want|need|fancy) ((?:it|this|that|them|one|any|the|an?)\b[^?!]{0,100})$/i;
const ALLOWED = /^you (?:might|would|could|may)(?: even)? be (allowed [^?!]{2,140})$/i;
const ANYBODY =
  /^(somebody|someone|anybody|anyone) (?:might|could|would|can)(?: possibly| perhaps| maybe)? (?:be (?:able|willing|free|happy|up) to |find (?:the )?time to )?([^?!]{2,140})$/i;

/** The ways of a clause to be asked, the surest first; null where it is none of them. */
const ASKED: readonly ((clause: string) => string | null)[] = [
  (clause) => turned(HAVE_YOU.exec(clause), ([done]) => `Have you ${done}`),
  (clause) => turned(IN_OR_OUT.exec(clause), ([where]) => `Are you ${where}`),
  (clause) =>
    turned(
      WANTS.exec(clause),
      ([still = '', verb = '', what]) => `Do you ${still}${verb.toLowerCase()} ${what}`,
    ),
  (clause) => turned(ALLOWED.exec(clause), ([state]) => `Would you be ${state}`),
  (clause) => turned(ANYBODY.exec(clause), ([who = '', deed]) => `Could ${who.toLowerCase()} ${deed}`),
  (clause) => clauseAsked(clause, 'whether'),
  (clause) =>
    turned(
      INVERTED.exec(clause),
      ([who, verb = '', rest]) =>
        `${verb.charAt(0).toUpperCase()}${verb.slice(1).toLowerCase()} ${who?.charAt(0).toLowerCase()}${who?.slice(1)} ${rest}`,
    ),
];

function turned(match: RegExpExecArray | null, asked: (groups: readonly string[]) => string): string | null {
  return match === null ? null : asked(match.slice(1).map((group = '') => group));
}

/**
 * An ask without how its writer comes to ask: "I just wanted to maybe check if you could look at it?" is "Could you look
 * at it?". The sentence as it is where it asks outright, tells something as well, or asks for nothing plain.
 */
export const unwrapped = oncePerDraft((sentence: string): string => {
  const may = MAY_I_ASK.exec(sentence);
  if (may !== null) return asQuestion(`Could you ${sentence.slice(may[0].length).replace(DOUBT, '')}`);
  const deed = THOUGHT_OF.exec(sentence.replace(/[.?!\s]+$/, ''))?.[1];
  if (deed !== undefined) return TELLS_MORE.test(deed) ? sentence : asQuestion(`Could we ${deed}`);
  const frame = WRAPPED.exec(sentence) ?? ANY_CHANCE.exec(sentence);
  if (frame === null) return sentence;
  const clause = sentence
    .slice(frame[0].length)
    .trim()
    .replace(/[.?!\s]+$/, '')
    .replace(DOUBT, '')
    .replace(TAIL, '');
  if (TELLS_MORE.test(clause)) return sentence;
  for (const asked of ASKED) {
    const question = asked(clause);
    if (question !== null) return asQuestion(question);
  }
  return sentence;
});
