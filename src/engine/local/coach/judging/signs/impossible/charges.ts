import type { CannotShow } from './cannot-be.ts';
import { CARES, INVITES_OR_OWNS, OWN_ACT_ADMITTED, REGRETS, SINCERE, SOUR } from './plainly-meant.ts';

/** "I am sorry for what I said", "we apologise for the outage": an apology for something that was done is due. */
const DUE_APOLOGY =
  /\b(?:sorry|apologi[sz]e) (?:for|about|that) (?:your|what|how|the (?!bother|long|length|trouble|delay|disturb|intrusion|mess|inconven|spam)|my (?!english|ignorance|bad|late|slow)|\p{Lu}(?!['’ ]))|\bI was (?:wrong|unfair|harsh|rude)\b/u;
const NOT_SORRY = /\bnot (?:at all |the least bit |one bit )?sorry\b|\b(?:no|not) apologi(?:es|[sz]ing)\b/i;
/** "You did the best July we ever had", "you don't have to", "you are entitled to 11 weeks' pay": gifts, not charges. */
const GIVES =
  /\byou kept [\w ]{2,30} (?:going|open|running|alive|together)\b|\byou(?:['’]re| are| were) (?:so |very |really )?(?:lovely|kind|great|entitled|allotted|welcome|invited|free|brilliant|honestly brilliant|wonderful|amazing)\b|\byou don['’]t (?:have|need) to\b|\bjust so you(?:['’]re| are)? (?:all )?(?:know|aware)\b|: you,? by \d|^you .*\b(?:best|amazing|brilliant)\b(?!.*\b(?:but|yet|again|always|never|except|though|usual)\b)/i;
/** "You closed the numbers, which was great": praise that nothing takes back. */
const PRAISES =
  /\b(?:great|(?<!know )best|fastest|excellent\w*|wonderful\w*|brilliant\w*|appreciate\w*|grateful|admire|treasure|records?|lovely|impressed|well done|proud of)\b/i;
const TAKEN_BACK =
  /\b(?:but|yet|never|always|again|not|though|although|except|how|apparently|obviously|so-called|disappoint\w*|fault|only|honestly|finally|once|again|others|everyone else)\b|n['’]t\b|["“”]/i;
/** "Nobody loses their job", "you can't afford to miss it": a comfort and a sales talk, no charge. */
const NO_CHARGE =
  /^(?:no ?one|nobody|nothing) (?:loses?|will|is|has)\b|\bso (?:that )?(?:nobody|no one|none of (?:you|us))\b|\bafford to miss\b|\bmiss out\b|\byou (?:don['’]t|do not|won['’]t|wouldn['’]t) want to (?:miss|be left|lose out|fall behind)\b|\bbecause of me\b/i;
/** "I'd be hopeless at it": who speaks of nobody else charges nobody else. */
const OF_ONESELF =
  /^(?:(?:and|but|so|yes|yeah|well),? )*I\b(?!.*\b(?:you\w*|u|he|she|they|them|him|her|his|their|people|some\w*|every\w*|no(?:body|one)|who\w*|team|lot|\p{Lu}\p{Ll}+)\b)/u;
/** Somebody whom the words could charge; weather and prices cannot be blamed. */
const CHARGED =
  /\b(?:you\w*|ur?|she|he|they|her|him|them|his|their|who\w*|some\w*|people|every\w*|nobody|no one|any\w*|others?|team|staff|committee|council|board|group|class|office|management|lot|crew|parents?|colleagues?|neighbou?rs?|company|firm|again|always|never|excuses?|late|fault|joke|disgrace|shambles|ridiculous|unacceptable|outrageous|good enough|not|mess|rubbish|going on|stuck|past|difficult|grip|on earth|hell|obviously|moan\w*)\b|n['’]t\b/i;
const NAMED = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/u;
/** "You're not well enough for the climb": worry about somebody, and no charge. */
const WORRIES = /\byou(?:(?:['’]re| are) not|r not| aren['’]t) (?:yet )?(?:well|fit|rested) enough\b/i;
/** "You don't know me": how a stranger begins. */
const STRANGERS =
  /\byou (?:don['’]t|do not|won['’]t|will not|may not|probably don['’]t) (?:yet )?know (?:me|us)(?: yet)?\b(?! (?:well|at all|better))/i;
const ADORES =
  /\b(?:lov(?:e|ed|es|ing) (?:it|this|love|your|the)|love love|adore\w*|gorgeous|beautiful|stunning)\b/i;
const HOPES = /\bhope (?:the|your|you|all|that)\b[\w ]{1,30}\b(?:lovely|well|good|great|fine)\b/i;
const ASKS_PEOPLE =
  /\bhow (?:they|you|she|he|everyone|everybody|it all) (?:feels?|are|is)\b|\bask (?:the others|them|everyone|her|him) (?:first|how|what)\b|\bhave(?:n['’]t| not) been asked\b|^please tell (?:him|her|them|\p{Lu}\p{Ll}+)\b/iu;
/** "Sorry to bug you, I know you are busy", "wondering if you had five minutes": shy, and aimed at nobody. */
const SHY =
  /\b(?:sorry|soz|hate|apologi[sz]e) (?:to|for) (?:bug|bother|troubl|pester|disturb|interrupt|chas|nagg?)\w*|\bjust (?:was )?wondering (?:if|whether)\b|\bI know (?:you['’]?re|you are|ur|u r) (?:super |so |very |really )?busy\b/i;
const SHY_NO_MORE = /\b(?:but|again\?|apparently|obviously|too busy|for once|ever|never|finally|supposed)\b/i;
const WARM = /\b(?:lovely|wonderful|looks (?:great|good|wonderful))\b/i;
/** "You were lovely with Mr Quaye": said of what somebody did for somebody. */
const KIND_WORDS =
  /\b[Yy]ou (?:were|are|did|handled|made|kept) (?:[\w-]+ ){0,5}(?:lovely|kind|patient|great|brilliant|gentle|wonderful|good|well)\b[\w ]{0,12}\b(?:with|to|for|about) (?:\p{Lu}|the\b|them\b|her\b|him\b)/u;
/** "I am happy to do the teas, but I won't set up alone": a plain refusal hints at nothing. */
const REFUSES =
  /\bI(?:['’]m| am|['’]d be) (?:very )?happy to\b[^.!?]*\bbut I (?:won['’]t|will not|can['’]t|cannot)\b/i;
/** "I know your shift was short, and I didn't ask you": what one grants charges nobody. */
const GRANTS =
  /^(?:and |but )?(?:I know |I['’]m sure |maybe |perhaps )?you (?:may|might|probably|surely) (?:well )?(?:not have meant|didn['’]t mean|did not mean|don['’]t mean)\b|^I (?:get|know|understand|realise|realize|appreciate|see) (?:that )?(?:your|you|it|the)\b[^.!?]*\bI (?:didn['’]t|did not|hadn['’]t|should|could|never)\b/i;
/** "I'm sure it'll be fine": careless perhaps, and meant. */
const COMFORTS =
  /\bI['’]m (?:pretty |quite )?sure (?:that )?(?:it|this|that|everything|all|we|you)(?:['’]ll| will) (?:all )?(?:be|go|work out|turn out)(?: (?:fine|ok|okay|all right|alright|great|well))?[.!]*$/i;
/** "We are thrilled to announce", "I love that.": big words or plain liking, and meant. */
const MEANT =
  /\b(?:thrilled|delighted|excited|proud|pleased|happy) to (?:announce|share|introduce|present|welcome|inform|launch)\b|^I (?:really )?love (?:that|this|it)[.!]*$/i;
function isShy(text: string): boolean {
  return SHY.test(text) && !SHY_NO_MORE.test(text);
}

/** What charges, mocks or cools nobody, however much its words look like it. */
export const NO_CHARGE_OF_TONE: CannotShow = {
  apologetic: (text) => DUE_APOLOGY.test(text) || NOT_SORRY.test(text),
  blame: (text) =>
    INVITES_OR_OWNS.test(text.trim()) ||
    GIVES.test(text) ||
    OF_ONESELF.test(text) ||
    !(CHARGED.test(text) || NAMED.test(text)) ||
    OWN_ACT_ADMITTED.test(text.trim()) ||
    (ADORES.test(text) && !TAKEN_BACK.test(text)) ||
    NO_CHARGE.test(text) ||
    CARES.test(text) ||
    GRANTS.test(text) ||
    isShy(text) ||
    WORRIES.test(text) ||
    STRANGERS.test(text) ||
    (REGRETS.test(text) && !TAKEN_BACK.test(text.replace(REGRETS, ' ').replace(/^but\b/i, ' '))) ||
    (PRAISES.test(text) && !TAKEN_BACK.test(text)),
  cold_tone: (text) => WARM.test(text) || CARES.test(text) || /\bso that nobody\b/i.test(text),
  no_people: (text) => CARES.test(text) || ASKS_PEOPLE.test(text),
  passive_aggressive: (text) => CARES.test(text) || isShy(text) || REFUSES.test(text),
  sarcasm: (text) =>
    [MEANT, SINCERE, KIND_WORDS, HOPES, COMFORTS].some((kind) => kind.test(text)) && !SOUR.test(text),
};
