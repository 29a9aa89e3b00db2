/** What is fair with the reader, however much its words look like a fault: a check on the lexicon and the phrase model. */
import type { DraftReading, FaultTag, Sentence } from '../../reading/draft-reading.ts';

/** "How would that be for you and the others?", "Ok for you if I spend up to 180?": asks leave, and can be answered. */
const ASKS_LEAVE =
  /^(?:(?:so|and|but),? )?(?:(?:how (?:would|does|do|will|is|are)|would|does|do|is|are|all)\b[^?]{0,60}\b)?(?:(?:ok|okay|all right|alright|fine|good|be|work|happy|right|convenient|possible|suitable) (?:for|with) (?:you|your|both|everyone|them|the|that|this|it)|suits? (?:you|your|everyone|both)|(?:ok|okay|fine|all right|alright) if (?:I|we))\b(?! to\b)[^?]{0,80}\?$/i;
/** "I'll take your shift if you like, let me know by Wednesday", "let me know whether it suits by the 4th". */
const DUE_DAY =
  '(?:by|before|until) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|noon|tonight|\\d)';
const ANSWER_BY = new RegExp(
  `\\b(?:I|we)(?:['’]ll| will| can)\\b[^.!?]{3,80}\\blet (?:me|us) know\\b[^.!?]{0,20}\\b${DUE_DAY}|\\blet (?:me|us) know (?:whether|which|how many|what time|if (?:you (?:can|could|are|want|would)|that|this|it))\\b[^.!?]{0,80}\\b${DUE_DAY}|\\blet (?:me|us) know ${DUE_DAY}[^.!?]{0,20}\\b(?:whether|which|how many|what time|if (?:you (?:can|could|are|want|would)|that|this|it))\\b`,
  'i',
);
/** "If it doesn't suit, we'll keep the 15th": what happens if the answer is no. */
const WAY_BACK =
  /^(?:and |but |so )?(?:if|in case) (?:it|that|this|you|neither|none|the [\w ]{2,20}|\w+day)\b[^,.!?]{0,25}(?:(?:does|do|will|is|are|would)(?:n['’]t| not) (?:suit|work|fit|help|possible|convenient|like|want|be (?:possible|convenient|any good))|won['’]t (?:work|suit)|prefer|rather)\b[^,.!?]{0,25}, (?:then )?(?:I|we)(?:['’]ll| will| can| could)? (?:keep|stay|stick|go back|leave|look|find|try|ask|take|move|do)\b/i;
/** "If it turns out badly we go back after four weeks": a way out, and no threat. */
const RETURNS =
  /\bif (?:it|this|that) (?:turns out|goes|fails|proves|is not|does not|isn['’]t|doesn['’]t)\b[^.!?]{0,40}\b(?:we|I)(?:['’]ll| will| can| could)? (?:go back|keep (?:the|our)|stay|stick|switch back|undo|return to)\b/i;
/** "Lucy and Mr Hart have already said yes": who was asked, by name. */
const ASKED_BY_NAME =
  /^\p{Lu}[^.!?;:]{1,60}\b(?:has|have) (?:both |all |already |kindly |also ){0,2}(?:said yes|agreed|confirmed|approved|signed (?:off|it)|offered to help)\b/u;
const SINGLES_OUT =
  /\b(?:you|your|only|everyone|everybody|all (?:the )?others?|the rest|nobody|waiting|else|last|so)\b/i;
/** "Tuesdays suit us best": of when, not of oneself. */
const NAMES_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weekends?)\b[^.!?]{0,40}\b(?:suits?|works?|is best|are best)\b/i;
/** "I read your piece about the club": of the reader, though it begins with the writer. */
const OF_READERS_WORK =
  /^I(?:['’]ve| have)? (?:just |recently |really )?(?:read|saw|seen|heard|watched|visited|enjoyed|loved|liked|came across|noticed)\b[^.!?]{0,30}\b(?:your?|you(?:['’](?:re|ve))?)\b/i;
/** "It's the right thing to do": of a deed, and of nobody. */
const OF_A_DEED = /\bthe (?:right|best|sensible|obvious) (?:thing|choice|way|option|decision|step|move)\b/i;
const OF_SOMEBODY = /\b(?:you\w*|he|she|they|him|her|them|his|their)\b/i;
/** "You'll get a letter", "you are now on late shifts": told, and held against nobody. */
const TELLS_READER =
  /^(?:so |and )?you(?:(?:['’]ll| will) (?:get|receive|hear|find|be (?:on|in|at|moved|paid|contacted|asked|working|given))|(?:['’]re| are) (?:now )?(?:on|in|down for|assigned|booked|scheduled)(?: [\p{L}-]+){0,4} (?:shifts?|rota|list|team|group|room|ward|duty|call|course))\b/iu;
/** "You are on the 3rd, 4th and 10th": when somebody is down for something. */
const DOWN_FOR_DAYS = /^(?:so |and )?you(?:['’]re| are) (?:on|for) (?:the )?\d/i;
/** "You ok with that?" */
const ASKS_IF_OK = /^(?:are )?you (?:ok|okay|fine|happy|all right|alright|good) with (?:that|this|it)\?*$/i;
const WEIGHED = /\b(?:what you|never|always|again|own|fault|trouble|fired|warning|deserve\w*)\b|n['’]t\b|!/i;
/** "I've not had time", "the team had concerns", "it will look different": no task that could want a name. */
const OWN_TASK =
  /^I(?: can['’]t believe| cannot believe|['’]ve not|['’]d have| have not| haven['’]t| would have| had not| hadn['’]t)\b/i;
const LOOKS =
  /\bwill be (?:towed|clamped|fined|confiscated)\b|^(?:it|that|this)(?:['’]ll| will) be (?:fine|ok|okay|great|good|all right|alright)\b|\b(?:child|toddler|monkey|idiot|fool|year-old) (?:could|can|would)\b|\b(?:will|would|might|may|could) (?:look|feel|seem|sound|appear)\b|^(?:it|this|that) (?:could|might|would|may|will) (?:potentially |possibly |really )?(?:help|save|cost|improve|make)\b/i;
const WENT =
  /^(?:the|our|my|this|that|it|they)\b[^.!?]{0,40}\b(?:had|was|were|felt|thought|went|did)\b(?! to\b)/i;
const TO_DO =
  /\b(?:should|must|needs?|needed|has to|have to|had to|ought|to be|going to|will|let['’]?s|some(?:one|body)|any(?:one|body)|whoever|every(?:one|body)|people|please|open|undone|left|supposed|meant|nobody|no one|yet|still|not|who)\b|n['’]t\b/i;
/** "Would you come and walk round it with us?": asks the reader, however much of "us" is in it. */
const ASKS_READER = /^(?:(?:so|and|but),? )?(?:would|could|can|will|do|are|have) you\b[^?]*\?$/i;
/** "Who else should we be asking?": a name, a place or a number answers it. */
const ASKS_WHICH =
  /^(?:(?:so|and|but),? )?(?:who|whom|which|where|how (?:many|much|long|big|old|far))\b[^?]*\?$/i;
/** "The coffee order is 18 cups": a count lays nothing down. */
const COUNTED =
  /^(?:the|this|our|my) [\w ’'-]{2,30} (?:is|are|was|were|costs?|comes to|makes) [€$£]?\d[^.!?]{0,30}[.!]?$/i;
const LAID_DOWN = /\b(?:sharp|exactly|fixed|only|must|max\w*|limit|latest|strict\w*|at \d)\b/i;
/** "The price does not change": what somebody has need not fear. */
const STAYS_SAME =
  /^(?:the|your|our) [^.!?]{2,40}?(?:prices?|fees?|rents?|rates?|pay|wages?|names?|numbers?|address(?:es)?|dates?|times?|terms|contracts?|deposits?) (?:(?:do|does|will|would) not change|(?:don['’]t|doesn['’]t|won['’]t) change|stays? (?:the same|as (?:it is|they are)))\b/i;
/** "The lease says that no animals may be kept": the absolute is the rule's, and can be looked up. */
const CITES_RULE =
  /\b(?:lease|contract|agreement|law|rules?|policy|clause|section|regulations?|constitution|statutes?|by-?laws?|code|act) (?:\S+ ){0,3}?(?:says?|states?|requires?|forbids?|provides?)\b/i;
/** "Please don't feel you have to": leave to refuse. */
const SPARES =
  /^(?:(?:and|but|so),? )?(?:please )?(?:do not|don['’]t) (?:feel (?:(?:like |that )?you have to|obliged|any pressure)|worry if you (?:can['’]t|cannot))/i;
/** "I totally understand if it's a no": shy, and aimed at nobody. */
const UNDERSTANDS =
  /^(?:(?:and|but|so),? )?(?:I know (?:that )?(?:this|it) is (?:a lot|a big ask|too much)\b[^.!?]{0,30}\b(?:and|but) )?I (?:totally |completely |fully |quite )*understand if\b/i;
/** "Is that ok?": who is to say so is the reader. */
const ASKS_YES = /^(?:(?:so|and),? )?(?:is|are|was) (?:that|this|it|these|they)\b[^?]{0,40}\?$/i;
/** "It won't happen again": what was at risk is over. */
const OVER = /\b(?:won['’]t|will not|not going to) happen again\b/i;
/** "I'm sorry to trouble you": of the writing, and of nothing that could go wrong. */
const SORRY_TO_WRITE =
  /^(?:and )?(?:I(?:['’]m| am) )?(?:so |very |really )?sorry (?:again )?(?:to|for) (?:trouble|bother|disturb|chase|pester|ask|write|be a|the (?:trouble|bother|delay))\w*\b[^.!?]{0,30}[.!]*$/i;
/** "I'm worried about the crossing": who says so goes ahead with nothing. */
const WORRIES =
  /^[^.!?]{0,60}\bI(?:['’]m| am) (?:\p{L}+ )?(?:worried|concerned|afraid|anxious|frightened) (?:about|that|for|of)\b/iu;
/** "I'm so sorry, I've messed up": for that an apology is due. */
const OWNS_UP =
  /\bI(?:['’]ve| have)? (?:messed up|screwed up|made a mistake|got (?:it|this|that) wrong|broke(?:n)?|forgot(?:ten)?|damaged|let you down)\b/i;
/** "Shall I get another quote or just do it?": the choice is the reader's. */
const OFFERS_CHOICE = /^(?:(?:so|and),? )?(?:shall|should) (?:I|we)\b[^.!?]* or\b/i;
/** "Lisa put ice on it straight away": haste that is over. */
const DONE_AT_ONCE =
  /^(?!.*\b(?:you|must|need|have to|should|want|expect|please|like)\b)[^.!?]{2,40}\b(?:put|did|rang|called|went|came|got|took|gave|was|were|had|sent|told|found|shut|\p{L}+ed)\b[^.!?]*\b(?:straight ?away|immediately|right away)\b/iu;
/** "I was wondering if you could let us know about the roof": asks for word, and does nothing. */
const ASKS_FOR_WORD =
  /^(?:(?:so|and|but),? )?(?:(?:I|we)(?:['’]m| am| was| were)? (?:just )?wondering|(?:could|can|would) you|is there any chance|any chance)\b[^.!?]*\b(?:let (?:me|us) know|tell (?:me|us))\b(?![^.!?]*\b(?:without|skip|instead|tonight|already)\b)/iu;
/** "Nothing I can do" turns somebody away; there is no rule in it to disprove. */
const TURNS_AWAY = /\bnothing (?:more |else |that )?(?:I|we|anyone|anybody) (?:can|could) do\b/i;
/** "Everyone must follow the programme" asks for nothing vague: it prescribes. */
const PRESCRIBES =
  /^(?:all|every(?:one|body)?|each|any)\b[^.!?]{0,40}\b(?:must|has to|have to|shall|are to|is to)\b/i;
/** "Only if it's not too much trouble" is said by the shy. */
const SHYLY =
  /^(?:but )?(?:only |of course only )if (?:it|that|this)['’ ]?i?s (?:not|no) (?:too much |any |a )?(?:trouble|bother|hassle|problem)\b/i;
/** "Every patient gets an appointment within 48 hours", "a certificate within 48 hours of each visit": a promise, and no push. */
const PROMISES =
  /\bwithin \d+ \p{L}+ (?:of|after) (?:the|an?|each|every|your)\b|^if (?:yes|so),? you(?:['’]ll| will) (?:have|get|receive|hear)\b|\b(?:every|each|all|any|no) [\w ]{2,30} (?:gets?|has|have|receives?|waits?|can|will) [\w ]{2,30}\bwithin \d/iu;
/** "Please pick up your badge at reception": asked, and nobody is charged. */
const ASKS_POLITELY = /^(?:please|kindly)\b/i;
const ASKS_SOURLY =
  /\b(?:stop|again|next time|for once|at least|mess|slack|together|try|finally|just|remember|yours?el(?:f|ves)|learn)\b|n['’]t\b|!/i;
/** "Lots of ideas already, keep them coming": a cheer, and no claim. */
const CHEERS_ON = /\bkeep (?:it|them|['’]?em|those) coming\b|^(?:lots of|many|great|good) ideas\b/i;
/** "No need to run it past IT": somebody is left out, and nothing is claimed. */
const LEAVES_OUT = /^(?:there(?:['’]s| is) )?no need to\b/i;
/** "Your pop-up on Canal Street": of what only this reader has. */
const OF_THEIR_OWN = /^[Yy]our (?:[\p{Ll}’'-]+ ){1,6}\p{Lu}\p{Ll}/u;
const ONLY_ASKS_AFTER = /\b(?:hope|company|business|well|profile|website|linkedin)\b/i;
/** "I got your name from Henrik": who sent the writer is said to this reader alone. */
const REFERRED =
  /\b(?:(?:got|have|had) your (?:name|number|e-?mail|address|details|contact) (?:from|through|via) (?:\p{Lu}|the\b|my\b|our\b)|\p{Lu}\p{Ll}+ (?:suggested|said|recommended) (?:that )?I (?:should )?(?:write|contact|ask|ring|call|get in touch)\b)/u;
/** "No time for long discussions": of haste, and of no risk. */
const OF_HASTE = /^(?:there (?:is|was|['’]s) )?no time (?:for|to)\b/i;

/** "If you don't like it after 30 days we take it back", "I promise we won't start before you've said yes": binds the writer alone. */
const BINDS_WRITER =
  /\bif you (?:do not|don['’]t|aren['’]t|are not|change your mind)\b[^.!?]{0,50}\b(?:we|I)(?:['’]ll| will)? (?:take (?:it|them) back|refund|replace|change|swap|pay|come back|give you|mend|fix)\b|\b(?:I|we)(?: can)? (?:promise|guarantee)\b[^.!?]{0,40}\b(?:won['’]t|will not|nothing|no)\b/i;
/** "Exceptions are fine if you ring me first": leave, on a condition. */
const GRANTS =
  /\b(?:is|are|['’]s|['’]re) (?:all |quite |perfectly )?(?:fine|ok|okay|possible|welcome|no problem|allowed) (?:if|as long as|provided) (?:you|it|they)\b/i;
/** "If they do, I'll say it was me": takes the blame, and threatens nobody. */
const ANSWERS_FOR =
  /\bI(?:['’]ll| will) (?:just |gladly )?(?:say|tell (?:them|him|her)|admit|explain) (?:that )?it was (?:me|my)\b/i;
/** "None has had an error since March": a count that can be looked up. */
const CAN_BE_CHECKED =
  /\b(?:none|never|no \p{Ll}+|not one)\b[^.!?]{3,60}\bsince (?:(?:January|February|March|April|May|June|July|August|September|October|November|December|last|we|the) ?|(?:19|20)\d\d)/iu;

/** Longer sentences are lists without a full stop. */
const LONGEST = 600;

/** "You are now on late shifts": whether a sentence tells the reader what will be. */
export function tells(text: string): boolean {
  return TELLS_READER.test(text) && !WEIGHED.test(text);
}

function wasAsked(text: string): boolean {
  return ASKED_BY_NAME.test(text) && !SINGLES_OUT.test(text);
}

/** "How would that be for you?": whether a question asks how something suits somebody. */
export function asksLeave(text: string): boolean {
  return text.length <= LONGEST && ASKS_LEAVE.test(text.trim());
}

/** "Your pop-up on Canal Street sold soup": whether a sentence speaks of something of the reader's, by its name. */
export function isOfTheirOwn(text: string): boolean {
  return OF_THEIR_OWN.test(text) && !ONLY_ASKS_AFTER.test(text);
}

/** "Don't tell Marjorie": what is not to be done needs no day. */
const FORBIDS =
  /^(?:please |and |but |so )?(?:do not|don['’]t|never)\b(?![^.!?]*\b(?:until|till|before|later|soon|yet|delay|leave it|wait|forget)\b)/i;
/** "Nothing's ever set in stone", "nothing is fixed yet": the very opposite of a rule. */
const LEAVES_OPEN =
  /\b(?:nothing|not(?!hing)|n['’]t|none of (?:it|this|that)|hardly|never)\b[^.!?]{0,30}\b(?:set|cast|carved|written) in stone\b|\bnothing(?:['’]s| is| has been) (?:really |yet |quite )*(?:fixed|final|settled|decided)\b/i;
/** "There's been a bit of change on the budget side": told of something, and of nobody. */
const THERE_IS =
  /^(?:and |but |so |now )?there(?:['’]s|['’]ve|['’]ll| is| are| was| were| has| have| will)\b/i;
const AS_YOU_KNOW =
  /,? ?\bas you (?:may|might|probably|will|all|both|can)?(?: well| probably| all)? ?(?:have )?(?:know|heard|seen|see|picked up|noticed|gathered|read)\b/gi;
const OF_ANYBODY =
  /\b(?:you\w*|she|he|they|him|her|them|his|their|people|some of|certain|nobody|no one|no excuse|excuse|fault|mess|everyone|everybody|who\w*|somebody|someone|those)\b/i;

function tellsOfNobody(text: string): boolean {
  return THERE_IS.test(text) && !OF_ANYBODY.test(text.replace(AS_YOU_KNOW, ''));
}

const FAIR: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  absolutes: (text) =>
    TURNS_AWAY.test(text) || LEAVES_OPEN.test(text) || CITES_RULE.test(text) || CAN_BE_CHECKED.test(text),
  apologetic: (text) => OWNS_UP.test(text),
  blame: (text) =>
    (ASKS_POLITELY.test(text) && !ASKS_SOURLY.test(text)) ||
    tells(text) ||
    DOWN_FOR_DAYS.test(text) ||
    ASKS_IF_OK.test(text) ||
    (OF_A_DEED.test(text) && !OF_SOMEBODY.test(text)) ||
    WAY_BACK.test(text) ||
    tellsOfNobody(text),
  cold_tone: (text) => SPARES.test(text),
  no_ask: (text) => ASKS_LEAVE.test(text) || ANSWER_BY.test(text),
  generic_opening: (text) => isOfTheirOwn(text) || REFERRED.test(text),
  no_evidence: (text) =>
    CHEERS_ON.test(text) || LEAVES_OUT.test(text) || ASKS_LEAVE.test(text) || wasAsked(text),
  no_next_step: (text) => WAY_BACK.test(text) || ANSWER_BY.test(text) || OVER.test(text),
  no_owner: (text) =>
    WAY_BACK.test(text) ||
    OWN_TASK.test(text) ||
    ASKS_YES.test(text) ||
    LOOKS.test(text) ||
    (WENT.test(text) && !TO_DO.test(text)),
  passive_aggressive: (text) =>
    WAY_BACK.test(text) || wasAsked(text) || SHYLY.test(text) || SPARES.test(text) || UNDERSTANDS.test(text),
  pressure: (text) =>
    WAY_BACK.test(text) ||
    wasAsked(text) ||
    PROMISES.test(text) ||
    BINDS_WRITER.test(text) ||
    DONE_AT_ONCE.test(text) ||
    OFFERS_CHOICE.test(text),
  rigid: (text) =>
    LEAVES_OPEN.test(text) ||
    WAY_BACK.test(text) ||
    STAYS_SAME.test(text) ||
    (COUNTED.test(text) && !LAID_DOWN.test(text)),
  risk_unaddressed: (text) =>
    SORRY_TO_WRITE.test(text) || OF_HASTE.test(text) || OVER.test(text) || ASKS_FOR_WORD.test(text),
  safeguard_missing: (text) => SORRY_TO_WRITE.test(text) || WORRIES.test(text),
  self_centred: (text) => NAMES_TIME.test(text) || OF_READERS_WORK.test(text) || ASKS_READER.test(text),
  surprise_change: wasAsked,
  ultimatum: (text) =>
    WAY_BACK.test(text) ||
    RETURNS.test(text) ||
    BINDS_WRITER.test(text) ||
    GRANTS.test(text) ||
    ANSWERS_FOR.test(text),
  vague_deadline: (text) => FORBIDS.test(text),
  vague_ask: (text) =>
    ASKS_LEAVE.test(text) || ANSWER_BY.test(text) || PRESCRIBES.test(text) || ASKS_WHICH.test(text),
};

/** Whether a sentence is fair in what it says, and so cannot be charged with the fault. */
export function isFairlySaid(tag: FaultTag, text: string): boolean {
  return text.length <= LONGEST && FAIR[tag]?.(text.trim()) === true;
}

const PRAISES_PLAINLY =
  /^(?:(?:really|absolutely|such a|what a) )?(?:(?:great|good|nice|super|fantastic|brilliant|amazing|lovely|excellent|awesome|cracking|fab) (?:job|work|stuff|effort|result|shift|game|match|show|event|talk|pitch|presentation|session|performance|turnout)|well done|congrat\w*|kudos|smashed it|nailed it|you (?:all |guys |really )?(?:smashed|nailed|rocked|aced) it|love(?:d)? (?:it|this))\b/i;
/** Whoever complains may not mean the praise beside it. */
const COMPLAINS =
  /\b(?:but|yet|again|only|just|not|no|never|late|wrong|missing|still|shame|pity|too bad|now|finally|at last|leaving|losing|letting|forgetting|ignoring|breaking|missing|ruining|apparently|obviously|some of us|next time)\b|n['’]t\b|["“”]/i;

/** What praise that is meant cannot be charged with. */
const NOT_IN_PRAISE: ReadonlySet<FaultTag> = new Set([
  'absolutes',
  'hype',
  'no_evidence',
  'no_purpose',
  'passive_aggressive',
  'rigid',
  'sarcasm',
]);

/** Whether a sentence only praises, and so cannot show the fault. */
export function isOnlyPraise(tag: FaultTag, sentence: Sentence, reading: DraftReading): boolean {
  return NOT_IN_PRAISE.has(tag) && isMeantPraise(sentence, reading);
}

/** "Great job on the pitch, guys!!" in a draft that complains of nothing: praise, and meant. */
export function isMeantPraise({ text }: Sentence, reading: DraftReading): boolean {
  return PRAISES_PLAINLY.test(text) && reading.text.length <= LONGEST && !COMPLAINS.test(reading.text);
}
