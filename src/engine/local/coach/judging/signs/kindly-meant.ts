/** What is said to spare, to warn or to please somebody, and so cannot be charged with what it looks like. */
import type { FaultTag } from '../../reading/draft-reading.ts';

/** "It's nothing you did", "it has nothing to do with your work", "nobody thinks that": the very denial of a charge. */
const DENIES_CHARGE =
  /\b(?:it|this|that|which)(?: \p{L}+ly)?(?:['’]s| is| was| has| had)(?: \p{L}+ly)? nothing to do with (?:you\b|your\b)|(?:\bnothing|n['’]t anything|\bnot anything) (?:that )?you(?:['’]ve| have)? (?:did|said|done)\b|(?:\bnot|n['’]t|\bnever) (?:really )?(?:your|his|her|their|any(?:one|body)['’]s) (?:own )?(?:fault|doing|mistake)\b|\b(?:nobody|no one)['’]s fault\b|\b(?:you|he|she|they) (?:did nothing|(?:['’]ve |have )?done nothing|(?:have|has|did)(?:n['’]t| not) (?:done|do|said|say) anything) wrong\b|\b(?:I['’]m|I am|we['’]re|we are) not (?:saying|blaming|accusing|suggesting|angry|cross|upset|looking for (?:some(?:one|body)|anyone|anybody) to blame)\b|\b(?:nobody|no one)(?: here)?(?: is|['’]s)? (?:blam\w+|accus\w+|thinks?|think(?:s|ing) (?:that|so|any))\b/iu;
/** "Worried that she lets the team down": what somebody fears of themselves. */
const FEARS =
  /\b(?:worried|afraid|scared|anxious|nervous) (?:that )?(?:she|he|they|you|I|we)\b(?! (?:won['’]t|will not|don['’]t|never))/i;
/** Behind a denial or a request that goes on like this comes the charge after all. */
const GOES_ON =
  /\b(?:but|though|although|however|apparently|obviously|again|for once|next time|just|mess|yourselves|yourself|others)\b/i;

/** "If it's a mistake, we repair it together": help, and no charge. */
const MENDS_TOGETHER =
  /\bwe(?:['’]ll| will| can| could)? \p{L}+ (?:it|this|that|them)(?: out| through| over)? together\b/iu;
/** "Your hours stay the same", "nobody loses pay": what need not be feared. */
const REASSURES =
  /\b(?:your|their|our|the|all|every\p{L}*) [^.!?;]{2,40} (?:stays?|remains?|will (?:stay|remain)) (?:exactly )?(?:the same|unchanged|as (?:it is|they are))\b|\b(?:nothing|little)(?: else)? changes for\b|\b(?:nobody|no one) (?:will )?loses? (?:their|his|her|any|pay|hours)\b/iu;
/** "Thank you to all of you who told us": thanks that name the deed and spare everybody else. */
const THANKS_THE_DOERS =
  /^(?:(?:a )?(?:big |huge |very big )?(?:thank you|thanks)|many thanks)(?: so much| very much)? (?:to )?(?:all|everyone|everybody|each)(?: of you)? (?:who|that) (?:told|wrote|filled|answered|helped|came|shared|sent|gave|took part|joined|volunteered|replied)\b/i;
const SPARES_NOBODY =
  /\b(?:actually|bother\w*|manag\w*|rest|others|not|never|only|few|unlike)\b|n['’]t\b|["“”!?]/i;
/** "You've brought so much energy": credit, and no charge. */
const CREDITS_YOU =
  /\byou(?:['’]ve| have)? (?:brought|gave|given|put in|shown|showed)(?: (?:us|me|it|them|the \p{L}+))? (?:so much|such|a great deal of|a lot of) (?!\p{L}*(?:trouble|damage|harm|grief|mess|nonsense|stress|noise|rubbish|pain|worry|attitude))\p{L}/iu;

/** "I could not find them anywhere": what was looked for, and no rule. */
const NOT_FOUND =
  /\bI (?:could not|couldn['’]t|did not|didn['’]t|cannot|can['’]t) (?:find|see|reach|open|follow|read|hear)\b/i;

/** "Please don't let the cat out", "don't drink the tap water, they are flushing the pipes": a warning, and no plan. */
const WARNS =
  /^(?:(?:and|so|but|also|hi|hello|all|everyone)[,!]? )*(?:please|pls|plz|kindly) (?:don['’]?t|do not|never|keep|mind|watch|be careful|take care|stay|make sure|use the|leave the)\b|^(?:don['’]?t|do not|never) (?:drink|touch|use|open|enter|go (?:in|near|out|up|down)|let the|eat|park|flush|feed|walk|drive|plug|restart|step|lean|swim|climb|pour|click|unplug|turn|swallow|breathe)\b/i;
const CARELESS_TO_WARN =
  /\b(?:tell|say|mention|worry|bother|hesitate|ask|inform|involve|wait for|paperwork|approval|form|no longer|instead|from (?:now|mon|tues|wednes|thurs|fri|satur|sun|\d)|as of|new)\b/i;

/** "Please don't call Tim, it was me who wanted it": asked, and nothing hinted at. */
const ASKS_NOT_TO = /^(?:(?:and|so|but|also),? )?(?:please|pls) (?:don['’]?t|do not)\b/i;

/** "I know it's not your department, but could you please tell them?": asked kindly, whatever comes before. */
const ASKS_KINDLY = /\b(?:could|would|can|will) you (?:please|kindly|possibly)\b[^?]*\?\W*$/i;
const ASKS_SOURLY =
  /\b(?:again|for once|finally|stop|ever|bother|yourselves|yourself|like everyone)\b|!|\b[A-Z]{4,}\b/;

/** "We'd love to come at Easter": warm, whatever else is said. */
const WARM =
  /\b(?:I|we)(?:['’]d| would) (?:love|be (?:so |very |really )?(?:glad|delighted|happy|thrilled))\b|\blove you\b|\b(?:so |really |very )?(?:look(?:ing)? forward to|miss(?:ing)? you)\b/i;

const GOOD =
  '(?:great|lovely|brilliant|wonderful|amazing|beautiful|fantastic|excellent|gorgeous|superb|perfect|delicious|stunning|awesome)';
/** "The mural is great", "I liked the draft a lot": praise of a thing, said straight. */
const PRAISES_STRAIGHT = new RegExp(
  `\\b(?:the|this|your|our|her|his|their|it|you|that) ?(?:[\\p{L}’'-]+ ){0,4}(?:is|are|was|were|looks?|looked|sounds?|sounded|['’]s) (?:so |really |absolutely |truly |just |very )?${GOOD}(?=\\s*(?:[.,;!]|$|and\\b|for\\b|with\\b|at\\b|in\\b))|\\b(?:I|we) (?:really |so |very much |absolutely )?(?:liked?|loved?|enjoyed?|adored?) (?:the|this|your|it|that|how|what)\\b`,
  'iu',
);
const NOT_STRAIGHT =
  /["“”‘]|\?|\b(?:again|finally|at last|apparently|obviously|clearly|as usual|as always|of course|at least|so-called|I suppose|I guess|must be|would be|ha(?:ha)*|lol|only took|thanks for|n['’]t (?:it|that) (?:great|lovely|nice))\b|[:;]-?\)|\b[A-Z]{4,}\b/;

/** "I had to take it out of the deck": what has been threatens nobody. */
const TELLS_PAST =
  /^(?:(?:and|but|so|then),? )*(?:I|we) (?:had|took|got|went|came|was|were|sat|stood|spent|lost|paid|\p{L}+ed)\b/iu;
const LOOKS_AHEAD =
  /\b(?:if|or|unless|otherwise|else|will|won['’]t|next time|again|once more|from now|last|going to|final\w*|either|until|by)\b|['’]ll\b/i;
/** "If you have questions, ask", "otherwise I can't give a price": help, and what the writers cannot do. */
const HELPS_OR_CANNOT =
  /\bif (?:you|anyone|anybody) (?:have|has|notices?|needs?|sees?|(?:do not|don['’]t|doesn['’]t) (?:have|understand|know))\b[^.!?]{0,60}\b(?:ask|tell|call|ring|write|text|email|contact|say so|shout|speak|let|talk|hotline|number)\b|\b(?:or|otherwise),? (?:I|we) (?:can['’]?t|cannot|won['’]t be able to|don['’]t have) (?:\p{L}+ )?(?:give|tell|plan|say|make|do|book|order|print|finish|quote|know|promise|guarantee)\b/iu;

/** "Either our substrate is thinner or our rain is different": what may be the case, and nobody's choice. */
const WEIGHS_CAUSES =
  /\beither\b(?!.*\b(?:you|he|she|they|I|we)\b(?!['’]re right))[^.!?]*\bor\b[^.!?]*\b(?:is|are|was|were|has|have)\b/i;

/** "To you and not to fifty others": what could not be said to anybody else. */
const SAID_TO_YOU_ALONE = /\bto you (?:and not|rather than|first|of all people|in particular)\b/i;

/** "It can't go to the committee until I have seen it": a condition, of which an exception is named. */
const UNTIL =
  /\b(?:until|till|unless|before)\b[^.!?]{0,80}\b(?:can['’]?t|cannot|won['’]t|will not)\b|\b(?:can['’]?t|cannot|won['’]t|will not)\b[^.!?]{0,80}\b(?:until|till|unless|before)\b/i;

/** "I would like us to talk about 60k": what is wanted, and no way round. */
const WANTS = /^(?:(?:but|so|and),? )?(?:I|we)(?:['’]d| would) (?:like|love|be glad)\b/i;

/** "The client said that there must be no humour": somebody else's rule, passed on. */
const PASSES_ON =
  /\b(?:client|customer|law|council|insurers?|landlord|doctor|police|ministry|he|she|they)\b[^.!?]{0,40}\b(?:said|says|told (?:me|us)|asked|wrote|requires?|demands?|insists?)\b/i;

/** "By Wed noon, the pack goes to print at 3": a day beside the reason for it. */
const GIVES_REASON =
  /\b(?:by|before|until|till) [^.!?]{2,40}(?:, (?:the|they|it|our|my|we)\b|[:;–-] |\b(?:because|since|as the|so that)\b)[^.!?]{0,40}\b(?:goes|go|closes?|leaves?|needs?|starts?|opens?|prints?|ends?|books?|orders?|departs?|arrives?|comes?|is due|are due)\b/i;
const PUSHES =
  /\b(?:or|otherwise|asap|hurry|quick\w*|now|immediately|at once|last chance|only|must|urgent\w*|final)\b|!/i;

/** Whether a sentence takes a charge from somebody and does not bring it back. */
export function deniesCharge(text: string): boolean {
  return DENIES_CHARGE.test(text) && !GOES_ON.test(text);
}

function asksKindly(text: string): boolean {
  return ASKS_KINDLY.test(text) && !ASKS_SOURLY.test(text);
}

function warns(text: string): boolean {
  return WARNS.test(text.trim()) && !CARELESS_TO_WARN.test(text);
}

function praisesStraight(text: string): boolean {
  return PRAISES_STRAIGHT.test(text) && !NOT_STRAIGHT.test(text);
}

const MEANT: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  absolutes: (text) => deniesCharge(text) || UNTIL.test(text) || NOT_FOUND.test(text),
  blame: (text) =>
    [FEARS, MENDS_TOGETHER, CREDITS_YOU].some((kind) => kind.test(text)) ||
    deniesCharge(text) ||
    asksKindly(text),
  cold_tone: (text) => WARM.test(text) || REASSURES.test(text) || deniesCharge(text),
  generic_opening: (text) => SAID_TO_YOU_ALONE.test(text),
  no_next_step: (text) => MENDS_TOGETHER.test(text),
  passive_aggressive: (text) =>
    deniesCharge(text) ||
    (THANKS_THE_DOERS.test(text.trim()) && !SPARES_NOBODY.test(text)) ||
    (ASKS_NOT_TO.test(text.trim()) && !GOES_ON.test(text) && !text.includes('!')) ||
    praisesStraight(text),
  pressure: (text) => warns(text) || (GIVES_REASON.test(text) && !PUSHES.test(text)),
  rigid: (text) => PASSES_ON.test(text),
  risk_unaddressed: warns,
  safeguard_missing: warns,
  sarcasm: (text) => deniesCharge(text) || praisesStraight(text),
  surprise_change: warns,
  too_long: (text) => WANTS.test(text.trim()),
  ultimatum: (text) =>
    HELPS_OR_CANNOT.test(text) ||
    WEIGHS_CAUSES.test(text) ||
    (TELLS_PAST.test(text.trim()) && !LOOKS_AHEAD.test(text)),
};

/** Whether a sentence spares, warns or pleases its reader where it looks like the fault. */
export function isKindlyMeant(tag: FaultTag, text: string): boolean {
  return MEANT[tag]?.(text) === true;
}
