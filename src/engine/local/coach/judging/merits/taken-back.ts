/** Words that turn a merit into its opposite: a sentence that holds them is not praised for it. */
import type { MeritTag } from '../../reading/draft-reading.ts';
import { NO_REAL_QUESTION } from '../signs/no-real-question.ts';

/** "I have once again spent my Sunday …": what is held against the reader opens nothing warmly and thanks nobody. */
const HELD_AGAINST =
  /\b(?:once|yet) again\b|\b(?:for the (?:third|fourth|fifth|last|umpteenth|hundredth) time)\b|\b(?:clean\w*|clear\w*|run\w*|tidy\w*|pick\w*) (?:up )?after (?:you|other|grown|people|everyone|everybody|the rest)\b|\byou (?:were|are|came|turned up|sent it|handed it in) (?:\w+ ){0,2}late\b|\bcopying in\b/i;
/** "Thank you for your cooperation", "your continued dedication": what is thanked for anywhere, and for nothing in particular. */
const FORMULA =
  /\b(?:thank\w*|grateful|appreciate\w*)\b[^.!?]{0,30}\b(?:your|their|its) (?:(?:continued|kind|ongoing|prompt|usual|full|valued|hard) )?(?:co-?operation|attention|understanding|dedication|commitment|service|custom|consideration|compliance)\b[.! ]*$/i;
/** "I've got to be honest", "I was told that …", "I went ahead": said of oneself, and nothing is owned. */
const NOT_OWNED =
  /\bI(?:['’]ve| have)? (?:been (?:meaning|putting off|told)|was told|am told|heard that|hear that|got to (?:be honest|say)|have to (?:be honest|say)|went ahead|did (?:say|tell you|warn)|shouldn['’]t have to|don['’]t (?:even )?know why)\b|\b(?:nobody|no one|none of (?:us|them|you))\b[^.!?]{0,40}\b(?:who|responsible|in charge|accountable)\b|\b(?:to be|let me be|let['’]s be|being) (?:totally |completely |perfectly |brutally )?(?:honest|frank|blunt)\b|\b(?:somebody|someone) (?:has|had) to\b|\b(?:put|pencilled|signed) (?:you|your name) (?:down|in|up)\b/i;
/** "Who you may or may not have come across": nothing to choose. */
const NO_CHOICE = /\bmay or may not\b|\bmight or might not\b|\blike it or not\b/i;
/** "Didn't have time to tell anyone", "we've kept it quiet": what went without a safeguard, or was hidden. */
const UNGUARDED =
  /\b(?:did|do|had|have|has)(?:n['’]t| not) (?:have |had )?(?:the )?(?:time|a chance)\b|\b(?:tell|told|ask(?:ed)?|warn(?:ed)?|worry) (?:anyone|anybody)\b|\bkept (?:it|this|that) (?:quiet|secret|to ourselves)\b|\bbother(?:ed)? (?:to (?:ask|check|test)|asking|checking|testing|running)\b|\bno references\b/i;
/** "The first aid box is empty": what should guard somebody and does not. */
const LACKING =
  /\b(?:is|are|was|were)(?:(?: still| now| completely)? (?:empty|missing|broken|expired|out of (?:date|order))|(?:n['’]t| not) (?:yet )?(?:working|tested|in place))\b|\b(?:has|have|had)(?:n['’]t| not) (?:closed|shut|locked|worked|been (?:closed|tested|checked|mended|fixed|inspected|serviced|renewed))\b|\b(?:ran|run|runs) out\b|\blapsed\b/i;
/** "I'm not insured for crane work": what would guard somebody, and is not there. */
const UNCOVERED =
  /(?:\bnot|n['’]t) (?:yet |fully |actually )?(?:insured|licen[cs]ed|certified|qualified|covered|signed off)\b|\buninsured\b/i;
/** "I appreciate the council is very stretched": a state that is granted, and no thanks. */
const GRANTS =
  /\bappreciate (?:that )?(?:you|everyone|everybody|this|it|the \p{L}+)(?:['’](?:re|s)| are| is| may| might| must| have| has)\b[^.!?]{0,40}\b(?:busy|stretched|short|lot|late|hard|difficult|annoying|frustrating|inconvenient|under|pushed|not)\b/iu;
/** "I've told you three times": counted to shame somebody. */
const TOLD_BEFORE = /\b(?:I|we)(?:['’]ve| have)? (?:already )?(?:told|asked|reminded|warned|chased) you\b/i;
/** "No backup needed", "signed off without the toe boards": a safeguard that is done without. */
const DONE_WITHOUT =
  /\bwithout (?:the|an?|any) (?:\p{L}+ )?(?:(?:toe )?boards?|guards?|rails?|checks?|tests?|permits?|permission|insurance|helmets?|harness(?:es)?|licen[cs]e|training|approval|first aid\w*|back-?up)\b|\b(?:no|without (?:an?|any)?|(?:do|does|will)(?:n['’]t| not) (?:need|want|bother with) (?:an?|any|the)) (?:\p{L}+ )?(?:back-?up|fall-?back|safety (?:check|officer|report)|first aid\w*|test\w*|insurance|approval)\b(?! (?:was|were|is|are) (?:lost|missed|delayed))[^.!?]{0,20}\b(?:needed|required|necessary|anyway|this time)\b|\bno need for (?:an?|any|the)? ?(?:\p{L}+ )?(?:back-?up|fall-?back|safety|first aid|test\w*|insurance|approval)\b/iu;
/** "If it's wrong we pay back 2,700": what is lost, and nothing that guards against it. */
const COSTS_US =
  /\bif (?:it|this|that)\b[^.!?]{2,40}\bwe (?:(?:have to|must|will) )?(?:pay|lose|owe|repay)\b/i;
/** "If your badge doesn't work just wedge the door": a way round what keeps people safe. */
const ROUND_IT =
  /\bwedge\b|\bprop (?:it|the door) open\b|\bjust (?:crack on|carry on|ignore|skip|click|switch it off)\b/i;
/** "I'd like a name and a date on each item": what the writer wants, and no look at the other side. */
const OWN_WANT = /\bI(?:['’]d| would) (?:also |just )?like (?:an?|the|some|you to|to (?:see|have|get))\b/i;
/** "Founded in 1987, we employ 60 people": a portrait of the sender, which shows nothing of the matter. */
const PORTRAIT =
  /\b(?:established|founded|in business|trading) (?:in|since) \d{4}\b|\b(?:we|which) (?:have|employ) (?:over |more than |some |around )?\d+ (?:people|employees|staff|offices|branches)\b/i;
/** "Might be 30, could be 45": a guess. */
const GUESSED =
  /\b(?:might|may|could) be (?:about |around )?\d+\b[^.!?]{0,30}\b(?:might|may|could|or) (?:be )?(?:\w+ )?\d+/i;
/** "I have pencilled you in for tomorrow", "I don't want to pin anything down": decided for the reader, or left open. */
const NOT_ASKED =
  /\bI(?:['’]ve| have)? (?:already )?(?<!\b(?:may|shall|should|could|can) I )(?:pencilled|put|signed|booked) (?:you|your name)\b|^(?:(?:I|we) )?(?:do not|don['’]t) (?:want|wish|like|need) to\b|^(?:oh,? )?by the way\b/i;
/** "It's been tested", "testing went well": by whom and with what outcome is left out. */
const BARE_CLAIM =
  /^(?:and |but |so )?(?:it|this|that|everything|all of it)(?:['’]s| is| has| was| has been|['’]s been) (?:all |now |fully |properly |been |already )*(?:tested|checked|proven|approved)[.! ]*$/i;
/** "We will go through the agenda: …": points of a meeting that is still to come, and no findings. */
const POINTS = /^(?:I|we)(?:['’]ll| will) (?:go|run|talk|walk) (?:through|over)\b|^then background\b/i;
/** "Push for go-live on Monday": a day that is forced on somebody. */
const FORCED = /\bpush (?:hard )?(?:for|on)\b/i;
/** "Only 4 places left": a number that is there to hurry the reader. */
const SCARCE =
  /\b(?:places?|slots?|spots?|seats?|rooms?|units?|tickets?|copies) (?:are |still )?(?:left|remaining|available)\b|\bonly (?:have |got )?(?:a |one |two |three |four |five |six |\d+ )(?:more )?(?:left|place|slot|spot|seat)/i;

/** "Background: we opened it in 2019": what was, and not what it is for. */
const BACKGROUND =
  /^(?:(?:some|a bit of|a little|quick) )?(?:background|history|context)\b(?![^.!?]*\b(?:so that|so we|because|in order to|goal|aim|purpose|why)\b)/i;
/** "I had the slides ready and in the end we didn't get to them": who was ready holds it against somebody. */
const WAS_READY =
  /\bI(?:['’]d| had| have|['’]ve)(?: got)? (?:\p{L}+ ){0,4}(?:ready|prepared|waiting)\b[^.!?]*(?:n['’]t|\bnot|\bnever|\bnobody|\bno one|\bwithout)\b/iu;
/** "Gloss over the excess": what is to be hidden is no evidence and keeps nobody safe. */
const HIDDEN =
  /\b(?:gloss(?:ing)? over|skate over|skip over|brush over|play(?:ing)? down|keep quiet about|(?:do not|don['’]t) (?:mention|tell (?:him|her|them)|let (?:him|her|them) (?:see|know|find)|show (?:him|her|them)|bring up))\b/i;

const TAKEN_BACK: Readonly<Partial<Record<MeritTag, readonly RegExp[]>>> = {
  appreciation: [HELD_AGAINST, FORMULA, GRANTS],
  clear_ask: [NOT_ASKED, NO_REAL_QUESTION],
  clear_deadline: [FORCED],
  empathy: [HELD_AGAINST, OWN_WANT],
  evidence_cited: [HIDDEN, TOLD_BEFORE, BARE_CLAIM, POINTS, UNGUARDED, SCARCE, PORTRAIT],
  options_offered: [NO_CHOICE],
  ownership: [NOT_OWNED, HELD_AGAINST, WAS_READY],
  personalised: [HELD_AGAINST],
  purpose_stated: [UNGUARDED, BACKGROUND],
  safeguard_named: [HIDDEN, UNGUARDED, DONE_WITHOUT, COSTS_US, ROUND_IT, LACKING, UNCOVERED],
  specific_numbers: [HIDDEN, TOLD_BEFORE, SCARCE, POINTS, PORTRAIT, GUESSED],
  warm_opening: [HELD_AGAINST],
};

/** Whether a sentence thanks anybody for nothing in particular. */
export function isStockThanks(text: string): boolean {
  return FORMULA.test(text);
}

/** Whether a sentence says the very opposite of what this merit would praise it for. */
export function takesBack(tag: MeritTag, text: string): boolean {
  return TAKEN_BACK[tag]?.some((words) => words.test(text)) === true;
}
