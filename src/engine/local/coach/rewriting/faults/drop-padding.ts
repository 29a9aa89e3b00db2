import { topicLine } from '../order/topic-line.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { REQUESTS } from '../wording/asks/requests.ts';
import { applyRules, small } from '../wording/rule.ts';

/** Patterns of sentences as one, which is quicker to try: all tell by the first words. */
function oneOfThese(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');
}

/** Set phrases that say nothing, whatever the draft. Others are known by what experts leave out. */
const EMPTY_SENTENCE = oneOfThese([
  /^(?:anyways?,? |so,? )?(?:just |only )?(?:thinking out loud|throwing (?:this|it) out there|putting (?:this|it) out there|my two cents)[.!]*$/i,
  /^(?:great|big|amazing|exciting|fantastic|wonderful|super|awesome|brilliant) news(?: (?:everyone|all|team|everybody|folks))?[.!]*$/i,
  /^(?:(?:just|so|ok|and) )*(?:an? )?(?:(?:quick|little|small|short|brief|bit of an?|bit of|couple of|few|some) )*(?:news|updates?|heads[- ]?up|one|info|announcements?|bits|things|notes?)(?: (?:from me|for (?:you all|you|everyone|all)))?[.!:]*$/i,
  /^(?:please )?(?:allow me|let me|permit me)(?: to)? introduce myself[.!:]*$/i,
  /^onwards? and upwards?(?: (?:everyone|all|team))?[.!]*$/i,
  /^(?:so many|loads of|lots of|many|some) (?:ideas|thoughts)(?: (?:here|already|about it|on this))?[.!]*$/i,
  /^(?:stay tuned|exciting|exciting times|watch this space|let's go+|yay|woo ?hoo)[.!]*$/i,
  /^another (?:\p{L}+ )?(?:day|week|month|year|term|season) (?:behind us|over|done|gone)\b[^.!?\d]{0,60}[.!]*$/iu,
  /^(?:some|many|most) of you (?:may|might|will|have) (?:already |probably )?(?:have )?(?:heard|know|be aware)\b[^.!?\d:]*[.!]*$/i,
  /^(?:so |very |really )?sorry to (?:bother|trouble|disturb|chase|nag|burden|add to|land|pile)\b[^.!?\d]{0,40}(?:, (?:but )?I(?:'m sure| know| realise| realize| understand| can imagine)(?: that)? you[^.!?,;\d]{2,40})?[.!]*$/i,
  /^(?:so |very |really )?sorry (?:for|about) (?:the|this|such a) (?:long|late|rambling) (?:mail|e-?mail|message|text|note)[.!]*$/i,
  /^no (?:worries|rush|stress|pressure|obligation|hard feelings|biggie)\b/i,
  /^(?:please )?(?:do )?feel free to ignore\b/i,
  /^(?:let me know (?:what you think|your thoughts|if (?:you have )?any questions)|(?:any )?thoughts\?)/i,
]);

/** "I hope you are well": nothing in front of a message, and a wish for what it tells of behind that. */
const HOPES_FIRST =
  /^(?:so )?(?:i |we )?(?:really |do |sincerely )?(?:hop(?:e|ing)|trust(?:ing)?) (?:that )?(?:this|you|all|everything|your|the (?:weather|week|month|year|season|summer|winter|spring|autumn|holidays?|weekend))\b(?!.*\b(?:can|will|could|agree|understand)\b)/i;
/** The last place of the sentence that a message begins with, be it behind a greeting. */
const LAST_OF_FIRST = 1;

const PRAISE = /\b(?:congrat\w*|thank\w*|well done|great work|good work|brilliant|record|appreciate\w*)\b/i;

const VAGUE_ASK =
  /^(?:interested|thoughts|ideas|any interest)\?|\b(?:get your (?:views|thoughts|take)|your (?:views|thoughts|feedback|input)|what you (?:think|feel)|chat (?:some ?time|at some point)|brainstorm|catch up|touch base|connect|explore (?:options|synergies)|please (?:action|advise(?! (?:on|about|regarding|as to|of|where|when|what|who|how|if|whether)\b))|have a (?:little |quick )?(?:think|look)(?! at (?:the|our|your|my|these|those) \p{L})|have questions|come back to me|circle back|on alignment|regroup|get some input|pick your brain|(?:could|can|might|should) (?:perhaps |maybe |all )?look (?:at|into) (?:it|this|that) (?:together|some ?time)|(?:ping|call|text) me (?:whenever|any ?time)|some input on|helicopter view|(?:stay|keep|be|remain) in (?:contact|touch)|get involved in some way|exchange of (?:ideas|views|thoughts)|exchange (?:ideas|views|thoughts)|talk (?:some ?time|at some point|soon))\b/iu;

/** Whether a sentence is a set phrase without a fact. `known` are names that stand elsewhere. */
export function isPadding(unit: Unit, known: ReadonlySet<string>): boolean {
  if (unit.isListItem) return false;
  const text = unit.text.trim().replaceAll('’', "'");
  const isEmpty =
    EMPTY_SENTENCE.test(text) || (unit.sentence.index <= LAST_OF_FIRST && HOPES_FIRST.test(text));
  return isEmpty && !holdsFacts(small(lowered(unit.text)), known);
}

/** An ask that nobody could say yes to, with no fact in it: the closing question says it better. */
export function isVagueAsk(unit: Unit, known: ReadonlySet<string>): boolean {
  const { asks, wordCount } = unit.sentence;
  if (unit.isListItem || asks.length === 0 || wordCount > 22 || !VAGUE_ASK.test(unit.text)) return false;
  if (asksForThingFirst(unit.text) || tellsFirst(unit.text)) return false;
  const isPlain = asks.some((ask) => ask.plain && ask.form === 'question' && !VAGUE_ASK.test(ask.words));
  return !isPlain && !holdsFacts(unit.text, known) && !namesItsThing(unit.text);
}

/** "This came from the printers, let me know your thoughts": what the reader is told before it is asked vaguely. */
const TELLS_FIRST =
  /^(?:this|that|it|the|our|your|my|he|she|they|\p{Lu}\p{Ll}+) [^,;?!]{0,60}\b(?:is|are|was|were|has|have|had|came|comes|sent|wrote|said|will)\b[^,;?!]{3,80}, (?:please )?(?:let (?:me|us) know|tell (?:me|us)) /iu;

function tellsFirst(text: string): boolean {
  return TELLS_FIRST.test(text);
}

const OPEN_DOOR =
  /^(?:(?:should|if)\b[^.?!\d]{3,80}, )?(?:(?:then|so|and|please|also) )*(?:do not|don['’]t) hesitate to (?:contact|call|ring|reply|revert|write|e-?mail|get in touch|reach out|ask|come back|respond)\b[^.?!\d]{0,60}[.!]*$/i;

/** Whether a sentence only tells a stranger that they may write, which a question says better. */
export function isOpenDoor({ text, isListItem }: Unit, known: ReadonlySet<string>): boolean {
  return !isListItem && OPEN_DOOR.test(text.trim()) && !holdsFacts(small(text), known);
}

const ASKS_FOR_THING =
  /^(?:(?:so|and|but),? )?(?:could|would|can|will) you (?:please |possibly )?\p{L}+ (?:an?|the|our|my|your|one|two|three|some|\d+) [\p{L}-]{3,}(?= [\p{L}\d])/iu;

/** "Could you spare an hour next week, so I can hear what you think?": the vague words stand behind what is asked for. */
export function asksForThingFirst(text: string): boolean {
  const thing = ASKS_FOR_THING.exec(text);
  const vague = VAGUE_ASK.exec(text);
  return thing !== null && (vague === null || vague.index >= thing[0].length);
}

/** Whether a roundabout ask is for something that can be given, and not for views of any kind. */
function namesItsThing(text: string): boolean {
  const plain = applyRules(text, REQUESTS);
  return plain !== text && !/\b(?:views?|opinion|feedback|input|thoughts|comments?|advice)\b/i.test(plain);
}

const WISH_TO_NOBODY =
  /^(?:(?:so|and|but),? )?it(?: would|['’]d) be (?:really |so |very )?\p{Ll}+ if (?:people|every(?:one|body)|more people|others) (?:could|can|would) (?:all )?(?:get|be) (?:more )?(?:involved|engaged|on board)[.!]*$/iu;

/** "It would be great if people could get involved": whether words wish, of nobody, for nothing that can be done. */
export function asksNobody(text: string): boolean {
  return WISH_TO_NOBODY.test(text);
}

/** From how many words on background without a fact may go. */
const LONG_DRAFT_WORDS = 80;
const LEANING =
  /^(?:it|its|this|that|these|those|they|them|he|she|his|her|their|but|so|which|there|then|both)\b/i;

/**
 * The units without background, for a reader who wants the bottom line of a long draft: a statement goes when it
 * holds no fact, asks nothing and thanks for nothing, and what follows does not lean on it.
 */
export function withoutBackground(
  units: readonly Unit[],
  wordCount: number,
  mayGo: (unit: Unit) => boolean,
): readonly Unit[] {
  if (wordCount < LONG_DRAFT_WORDS) return units;
  const kept: Unit[] = [];
  for (const unit of [...units].reverse()) {
    const next = kept.at(-1);
    const isNeeded = next !== undefined && LEANING.test(next.text);
    if (isNeeded || !isBackground(unit) || !mayGo(unit)) kept.push(unit);
  }
  return kept.reverse();
}

const SAYS_WHO_WRITES =
  /\b(?:I['’]m|I am|we['’]re|we are) (?:\w+ )?\w+ing\b|\b(?:we|I) (?:make|build|sell|offer|run|do|work|teach|repair|bake|grow|design)\b/i;

/** "So, the new till.": what all that follows speaks of. */
export const NAMES_MATTER = /^(?:so|ok(?:ay)?|now|right),? (?:the|our|your) [^,.!?]{3,40}\.$/i;

/** "and who's bringing the cups, you or me": a question without its mark. */
const ASKS_UNMARKED =
  /^(?:(?:and|but|so|also|then),? )*(?:(?:who|what|where|when|which|how|why)(?:['’](?:s|re|ll)| is| are| does| do| did| will| would| can| could| should| shall| has| have)|how (?:much|many|long|often)) /i;

function isBackground(unit: Unit): boolean {
  const { asks, isQuestion } = unit.sentence;
  if (ASKS_UNMARKED.test(unit.text)) return false;
  if (unit.isListItem || isQuestion || asks.length > 0 || PRAISE.test(unit.text)) return false;
  if (SAYS_WHO_WRITES.test(unit.text) || NAMES_MATTER.test(unit.text)) return false;
  if (topicLine(unit.text) !== null) return false;
  return !/[:\u201c"]|\b(?:deadline|decision|recommend|propose|not|n't|never|no|remains?|stays?|unchanged|must|needs?|will|can|should|costs?|price|free|offer|means|because|makes?|works?|keeps?|writing|written|confirmed|agreed|signed|approved|tested|checked|proved)\b/i.test(
    unit.text,
  );
}

const SAYS_NOTHING =
  /^(?:(?:it|this|that)(?:['’]s| is| was)|(?:we|I) have) an? \p{Ll}+[.!]*$|^(?:it|this|that)(?:['’]s| is| was| has|['’]s been| has been)[.!]*$|^(?:it|this|that) (?:makes a difference|is (?:very good|worth doing))[.!]*$|^(?:anyway|so|well|also|plus|right|ok(?:ay)?|now|then|otherwise)[.!,]*$/iu;

/** What the signature says. */
const ONLY_NAME = /^(?:[Mm]y name is|I am|I['’]m) \p{Lu}\p{L}+[.!]*$/u;

/** "It is an absolutely game-changing result": without the big words nothing is left to say. */
export function isEmptied(edited: string, own: string): boolean {
  const text = edited.trim();
  return text.length < own.trim().length && (SAYS_NOTHING.test(text) || ONLY_NAME.test(text));
}
