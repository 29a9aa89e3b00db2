import type { CannotShow } from './cannot-be.ts';
import { CARES, INVITES_OR_OWNS, OWN_ACT_ADMITTED, REGRETS, SINCERE, SOUR } from './plainly-meant.ts';

/** What a threat cannot do without: a condition, an end or a consequence. */
const THREATENS =
  /\b(?:costs? you|violations?|no [a-z]+, no|patience|again|me|if|or|unless|otherwise|else|until|till|latest|last|final|warn\w*|consequences?|will|who(?:ever)?|those|failing|should|choose|choice|either|out|leave|gone|lose|over|off|else\w*|disciplin\w*|court|police|lawyer|resign|quit|debate|discussion|correspondence|return|once more|one more|not paid|further|leads? to|end of|simple as that)\b|['’]ll\b/i;
/** "If you think we need one", "anyone who has tried it will tell you": a condition that threatens nobody. */
const HARMLESS_CONDITION =
  /\b(?:if|whether) you (?:think|like|want|prefer|wish|feel|agree|approve)\b(?![^.!?]{0,80}\bor not\b)|\b(?:if|or) you(?:['’]d| would) (?:like|prefer|rather)\b(?![^.!?]{0,80}\bor not\b)|\bif (?:this|that|it)(?:['’]s| is) (?:awkward|hard|difficult|a problem|impossible) for (?:you|any(?:one|body))\b|\bwill tell you\b|\bI won['’]t be (?:angry|cross|upset|offended|mad)\b/i;
/** "If you don't see it, log out and in again": what helps where something does not work. */
const WAY_ROUND =
  /\bif (?:you|it|this|that|the \p{L}+) (?:can['’]?t|cannot|do(?:es)?n['’]t|do(?:es)? not) (?:see|find|open|load|appear|show|start|work|get in|log in|come up)\b[^.!?;]{0,40}?,? (?:please |just |then )*(?:log|try|click|restart|refresh|reload|switch|turn|press|scroll|use|look|check|go to|tell|ring|call|ask|e-?mail|come|let|write)\b/iu;
/** What leaves a choice open prescribes nothing. */
const LEFT_OPEN =
  /\b(?:there(?:['’]s| is| are)|with|we have) no (?:brief|rules?|template|fixed|set|wrong|right)\b|\bfree (?:hand|rein)\b|\bwhat(?:ever)? you (?:like|want|fancy)\b|\bas you (?:like|please|wish)\b/i;
/** The reason of what changes is not what changes. */
const MERE_REASON = /^(?:as|because|since) (?:the|our|we|it|they)\b[^,;]*$/i;
/** Words that can hurry somebody. */
const URGES =
  /\b(?:now|today|tonight|tomorrow|by|until|till|before|soon\w*|quick\w*|fast|immediate\w*|asap|hurry|rush|must|need\w*|have to|has to|or|unless|only|last|deadline|sign\w*|yes|ok|behind|don['’]?t|at once|forthwith|straight|no time|hours?|wait\w*|miss|gone|chance|late|later|already|basically|just|get (?:her|him|them)|every\w*|any\w*|say no|argue|decide\w*|final|once|effective|public|mov(?:e|ing)|so|go|can|let|names?|spare|keep|want|will|require|expect|urgent\w*|short|tell|push|close\w*|please|no more than|not more than|at most|max|embarrass\w*)\b|!|\?\?|['’]ll\b/i;
const NO_HURRY =
  /\b(?:no|any) (?:hurry|rush|pressure)\b|\bdon['’]t (?:you )?(?:fret|worry|rush|hurry)\b|\btake your time\b/i;
/** "You rush, and everybody hears it": of how somebody plays, no push for an answer. */
const OF_THEIR_HASTE = /\byou (?:(?:always|often|still|all) )?(?:rush|hurry)(?![^.!?]*\b(?:or|must|now)\b)/i;
/** "The old one is gone": what is over presses nobody. */
const IS_OVER = /^(?:the|this|that|it)\b[\w ]{0,30}\b(?:is|are|was|were) gone\W*$/i;
/** "I keep the key until we have talked": nothing is settled before. */
const UNTIL_TALKED =
  /\b(?:until|till|before) (?:we|you and I)(?:['’]ve| have)? (?:talk|talked|spoken|speak|met|meet|agreed|discussed)\b/i;
/** What is locked away is safe. */
const LOCKED_AWAY = /\b(?:in the safe|under lock|in escrow|as a (?:reserve|backup|fallback))\b/i;
/** "May I send it today?": the writer would act, the reader may say no. */
const OFFERED = /^(?:may|shall|should|could) (?:I|we)\b[^?]*\?$/i;
/** "If it fails: we go back to paper", "tell me what could go wrong": the risk is what the words are about. */
const FACES_RISK =
  /\bif (?:it|this|that|anything|something) (?:fails|breaks|goes wrong|does not|doesn['’]t)\b|\bwhat (?:could|can|might) go wrong\b|\bplan b\b|\bif (?:you|any(?:one|body)) (?:sees?|notices?|finds?|spots?|runs? into|have|has)\b[^.!?]{0,30}\b(?:problems?|mistakes?|errors?|trouble|issues?|anything (?:odd|wrong|strange))\b/i;
/** "We don't want to make a fuss": shy, and about no risk. */
const EXCUSES_ITSELF =
  /^(?:(?:I|we) )?(?:really |certainly )?(?:do not|don['’]t) (?:want|wish|mean|like) to (?:make a fuss|be (?:a |an )?(?:nuisance|pain|difficult|awkward)|bother|cause (?:any )?(?:trouble|bother)|intrude|complain|moan)\b/i;
/** What has been checked or admitted is not sprung on anybody. */
const CHECKED = /\b(?:approved|signed (?:off|it|the)|tested|inspected|passed)\b/i;
const ADMITS =
  /\bI (?:grant|admit|concede|should(?:n['’]t)? have|hadn['’]t|did (?!n['’]t)\w+)\b|\bit was me\b|\bmy (?:fault|mistake)\b|\bI had \w+ed you\b/i;
const DECIDED = /\bdecided\b|\bas of\b|\bfrom (?:now|today|tomorrow|tonight)\b|\bwent ahead\b/i;
/** "Kindly confirm by Friday": asked of the reader, and nothing that changes. */
const REQUESTS = /^(?:please|kindly|could you|can you|would you)\b/i;
const ASKS_FOR_CHANGE =
  /\b(?:new|no longer|instead|from (?:now|mon|tues|wednes|thurs|fri|satur|sun|the|\d)|as of|chang\w*|stop\w*|mov\w*|switch\w*|clos\w*|remov\w*|will be|has been|have been|note|aware|advised|informed|are now|is now)\b/i;
const NOT_TOLERATED = /\b(?:be|longer) (?:tolerated|accepted|acceptable)\b/i;
const OFFERS = /^(?:if|should|in case) (?:you|anyone|anybody|there)\b/i;

/** What neither pushes nor surprises anybody, and leaves no risk open. */
export const NO_PUSH: CannotShow = {
  pressure: (text) =>
    !URGES.test(text) ||
    OWN_ACT_ADMITTED.test(text.trim()) ||
    NO_HURRY.test(text) ||
    IS_OVER.test(text.trim()) ||
    OF_THEIR_HASTE.test(text) ||
    OFFERED.test(text.trim()) ||
    CARES.test(text) ||
    INVITES_OR_OWNS.test(text.trim()),
  rigid: (text) => LEFT_OPEN.test(text),
  risk_unaddressed: (text) =>
    FACES_RISK.test(text) ||
    UNTIL_TALKED.test(text) ||
    REGRETS.test(text) ||
    EXCUSES_ITSELF.test(text.trim()),
  safeguard_missing: (text) => REGRETS.test(text) || UNTIL_TALKED.test(text) || LOCKED_AWAY.test(text),
  surprise_change: (text) =>
    (REQUESTS.test(text.trim()) && !ASKS_FOR_CHANGE.test(text)) ||
    MERE_REASON.test(text.trim()) ||
    OFFERS.test(text) ||
    UNTIL_TALKED.test(text) ||
    NOT_TOLERATED.test(text) ||
    (SINCERE.test(text) && !SOUR.test(text)) ||
    ((CHECKED.test(text) || ADMITS.test(text)) && !DECIDED.test(text)),
  ultimatum: (text) =>
    !THREATENS.test(text) || HARMLESS_CONDITION.test(text) || WAY_ROUND.test(text) || FACES_RISK.test(text),
};
