import type { CannotShow } from './cannot-be.ts';
import { GOOD_WISH } from './plainly-meant.ts';
import { namesDay } from './times.ts';

const FIGURES = /\d[\d.,:]*/g;
const MAY_ASK =
  /\?|\b(?:thoughts?|think|ideas?|know|feedback|help|support|some\w*|any\w*|look|input|interest\w*|welcome|hear|touch|chat|talk|would|could|can|please|you|your)\b/i;
/** "Whoever mended the kettle", "somebody told me", "none of us wants": no task is left without a name. */
const NO_TASK =
  /^(?:and |so |but )?I (?:think|believe|reckon) (?:that )?(?:we|it|they|there)(?:['’](?:re|s)| are| is) (?:now |still |currently )?(?:at|on|up to|down to|around|about)\b|^I (?:know|get|understand|realise|realize|see|hear) (?:that )?(?:some|many|most|a (?:lot|few)|not all)\b|\bif you (?:ever )?(?:need|want|know|are looking for) (?:some|any)(?:one|body)\b|\b(?:to|for|by|with) some(?:one|body) else\b|\bsome(?:one|body) (?:also )?(?:told|said|asked|mentioned|wrote|called)\b|\bwho(?:so)?ever (?:[a-z]+ed|does not|doesn['’]t|wants?|wishes|has|have)\b|\bnone of us\b|\beverybody does\b|\bsome(?:one|body) from [^,.!?]{3,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
/** An act that is owned to is no ask, and what is said to hurt is none either. */
const NOT_ASKED =
  /^(?:yes,? |ok,? |and )?I(?: did| never| had| hadn['’]t| should have| know| left|['’]d (?:said|told|left|had|been|put|gone))\b|\bdare you\b|\byour next trick\b/i;
/** "Also if you can only do an hour": said to make it easier. */
const STILL_WELCOME = /^(?:also|even) (?:if|when)\b/i;
/** "If you have any questions, don't hesitate to write": an offer, which belongs at the end. */
const STANDING_OFFER =
  /^(?:(?:and|but|so|as always),? )*(?:please )?(?:if (?:you|anyone|anybody)(?:['’]ve| have| has)? (?:got )?(?:any |a )?(?:further |other |more )?(?:questions?|queries|concerns?|doubts)\b|any (?:further |other )?(?:questions?|queries)\b|(?:do not|don['’]t) hesitate\b|feel free to (?:ask|contact|call|ring|reach)\b|(?:always |very |more than )?happy to (?:chat|talk|help|answer|discuss)\b)[^\d]*$/i;
/** "It's no problem if you're busy": leave to say no, and no ask. */
const MAY_REFUSE =
  /^(?:and |but )?(?:it['’]?s |that['’]?s )?(?:absolutely |totally |really )?(?:no (?:problem|worries|bother)|not a problem)(?: at all)? if you\b[^?]*$/i;
/** "Tell Moira by 28 June whether …": word that is asked for in one matter, by a day. */
const WORD_BY_DAY =
  /\b(?:let (?:the |your |our )?[^.!?,;]{2,30} know|tell (?:the |your |our )?[^.!?,;]{2,30}?) (?:if|whether|which|when|how many|by)\b(?![^.!?]*\b(?:thoughts?|think|feel)\b)/i;
/** "PS": a word alone asks nothing. */
const FEWEST_ASKED = 2;
/** "Saturday 22 April, 9 to 4, boathouse": when and where is what everyone looks for. */
const MOST_OF_WHEN_AND_WHERE = 10;
/** "So the thing is": says only that something will be said. */
const LEADS_IN =
  /^(?:(?:so|ok|well|look|right|now),? )*(?:the thing is|here['’]?s the thing|long story short|(?:I |we )?(?:just |only )*(?:wanted|want) to (?:flag|say|mention|let you know)(?: that)?)$/i;
const SET_AGAIN =
  /\b(?:again|together|back|review it) (?:together )?(?:after|in|on) (?:\w+ (?:weeks|months|days)|\w+day)\b/i;
/** "If a box is too heavy, text me": what to do next is said. */
const NEXT_STEP =
  /\b(?:text|call|ring|tell|write to|email|ask|phone|message|contact) (?:me|us|[A-Z][a-z]+)\b/;
/** "Then you said the 8th", "it was a mess", "which I had to pay": told, and over. */
const TOLD =
  /^(?:(?:(?:and|but|so|then|first),? )*(?:you (?:said|told|wrote|promised|asked)|it was|that was|there (?:was|were))(?=[^,;]{0,50}$)|which|who|whose)\b(?!.*\b(?:would|will|if|now|still|yet|next|not)\b)/i;
const OPEN_END =
  /\b(?:maybe|perhaps|some ?time|some point|if you (?:like|want|feel)|whenever|thoughts?|feel)\b/i;
const FAREWELL =
  /^(?:have an? (?:[a-z]+ ){0,2}(?:day|week|weekend|evening|time|summer|holiday|one)|enjoy|all the best|best wishes|take care)\b/i;
/** "Who inspects it?": the owner is what is asked. */
const OWNER_ASKED = /(?:^|: )(?:what|who|whom|which|how|when|where)\b[^?]*\?$/i;
/** Words that own to a long way round, and how many words it takes without them. */
const DIGRESSES =
  /\b(?:long story|background|as you (?:may|will|might|know|can)|first of all|remember\w*|recall\w*|by the by|in those days|back in|history|by the way|anyway|story)\b/i;
/** "… we're going with option B": the news itself. */
const DECIDES =
  /\bwe(?:['’](?:re|ve)| are| have)? (?:now |finally |all )?(?:going (?:with|for)|gone (?:with|for)|chosen|picked|opted for|settled on) (?!(?:it|this|that)\b)[a-z]/i;
const LEADS_ON = /^(?:because|so that|since|as (?!you|we|I)|which means|in order)\b/i;
const FEWEST_OF_DIGRESSION = 7;
function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function isNoDigression(text: string): boolean {
  const words = text.trim();
  if (LEADS_ON.test(words) || words.endsWith('?') || DECIDES.test(words)) return true;
  if (DIGRESSES.test(words)) return false;
  return wordsIn(words) < FEWEST_OF_DIGRESSION || (words.match(FIGURES)?.length ?? 0) > 2;
}

/** Whether a sentence only offers to answer questions: its place is the end. */
export function isStandingOffer(text: string): boolean {
  return STANDING_OFFER.test(text.trim());
}

/** Whether a sentence asks for word in one matter, and by which day. */
export function isWordByDay(text: string): boolean {
  return namesDay(text) && WORD_BY_DAY.test(text);
}

/** What asks nothing, or leaves nothing open that it asks. */
export const NO_OPEN_ASK: CannotShow = {
  buried_ask: (text) =>
    NOT_ASKED.test(text.trim()) ||
    STILL_WELCOME.test(text.trim()) ||
    isStandingOffer(text) ||
    wordsIn(text) < FEWEST_ASKED,
  detail_overload: (text) => namesDay(text) && wordsIn(text) <= MOST_OF_WHEN_AND_WHERE,
  no_next_step: (text) =>
    SET_AGAIN.test(text) ||
    LEADS_IN.test(text.trim()) ||
    TOLD.test(text.trim()) ||
    FAREWELL.test(text.trim()) ||
    (NEXT_STEP.test(text) && !OPEN_END.test(text)),
  no_owner: (text) => NO_TASK.test(text) || (text.includes('?') && OWNER_ASKED.test(text.trim())),
  too_long: isNoDigression,
  vague_ask: (text) =>
    LEADS_IN.test(text.trim()) ||
    GOOD_WISH.test(text.trim()) ||
    NOT_ASKED.test(text.trim()) ||
    MAY_REFUSE.test(text.trim()) ||
    isWordByDay(text) ||
    (!MAY_ASK.test(text) && (text.match(FIGURES)?.length ?? 0) > 1),
};
