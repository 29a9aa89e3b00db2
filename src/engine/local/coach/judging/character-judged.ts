import type { Reader } from '../../../engine.ts';
import { oncePerDraft } from '../draft-memory.ts';
import { AnyOf } from '../patterns/sieve.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import type { RiskFinding, Sign } from './finding.ts';
import { graveRisk } from './grave-risk.ts';
import { columnOf } from './reader-column.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { signsOutside } from './weigh.ts';

const FAULTY =
  '(?:aggressive|arrogant|bossy|careless|childish|clueless|clumsy|controlling|devious|difficult(?= to work with|[.,;!]|$)|dishonest|disloyal|disorgani[sz]ed|disrespectful|dramatic|hopeless|hypocritical|ignorant|immature|impossible(?= to|[.,;!]|$)|inconsiderate|incompetent|insensitive|irresponsible|manipulative|moody|narrow-minded|negative|nosy|obnoxious|over-?sensitive|paranoid|petty|rude|selfish|self-centred|self-centered|short-sighted|sloppy|stubborn|thick|thoughtless|touchy|toxic|two-faced|uncooperative|ungrateful|unhelpful|unprofessional|unreliable|untrustworthy|useless|vindictive)';
const FAULTY_KIND =
  '(?:bully|bully-boy|busybody|control freak|disappointment|drama queen|gossip|hypocrite|know-it-all|know-all|liability|micromanager|moaner|nightmare|pushover|snob|time-?waster|troublemaker|whinger|worrier)';
const FIT =
  '(?:an? (?:\\p{L}+ )?(?:team player|people person|leader|professional|adult|good listener)|(?:\\p{L}+ly )?(?:detail[- ]ori?ent(?:at)?ed|organi[sz]ed|reliable|trustworthy|professional|motivated|committed|capable|mature|bright|clever|honest|competent|conscientious)\\b(?! about| of)|cut out for|up to (?:the|this|it)|interested in (?:anyone|anybody|anything) (?:but|except|else)|management material|the sharpest)';
const TRAIT =
  '(?:commitment|discipline|judgement|judgment|empathy|maturity|manners|respect|integrity|backbone|common (?:sense|decency)|self-awareness|shame|social skills|work ethic|initiative)';
const VERY =
  '(?:(?:just|so|too|very|really|rather|quite|such|clearly|obviously|evidently|frankly|simply|plainly|being|always|often|getting|becoming|totally|completely|incredibly|a bit|a little|far|way|much|more|honestly) ){0,3}';
const ARE = "(?:['’]re| are| were| have been|['’]ve been)";

/** "You're clearly not detail oriented", "which is typical of you", "people like you never …", "your attitude". */
const JUDGES = new AnyOf([
  new RegExp(`\\byou${ARE} ${VERY}${FAULTY}(?!-)\\b`, 'iu'),
  new RegExp(`\\byou${ARE} ${VERY}an? (?:\\p{L}+ )?${FAULTY_KIND}\\b`, 'iu'),
  new RegExp(`\\byou(?:${ARE} ${VERY}not| aren['’]t| weren['’]t) ${VERY}${FIT}`, 'iu'),
  new RegExp(
    `\\b(?:you|some of you) (?:\\p{L}+ly )?(?:lack|have no|have zero) (?:any |real )?${TRAIT}\\b`,
    'iu',
  ),
  /\b(?:that|this|it|which)(?:['’]s| is| was) (?:so |just |absolutely |completely |all too )?typical of (?:you|your lot)\b|^(?:oh,? |so )?typical (?:of )?you\b/iu,
  /\b(?:(?:fed up (?:with|of)|sick of|tired of|because of|thanks to|had enough of) people like you|people like you (?:just |only |all )?(?:always|never|don['’]t|can['’]t|won['’]t|drag|ruin|spoil|wreck|cause|tend to|think you|make (?:it|everything|life) (?:harder|worse|difficult|impossible)|are (?:the|why|what['’]s wrong)))\b/iu,
  new RegExp(
    `\\bhow (?:could|can) (?:you|any(?:one|body)) be (?:so|this|that) (?:${FAULTY}|stupid|dumb|lazy|cruel|blind|heartless)\\b`,
    'iu',
  ),
  /\b(?:everything|nothing) you (?:touch|do) (?:ends? up|goes|turns|ever (?:works|gets)|gets|is ever|is always)\b/iu,
  /\b(?:what(?:['’]s| is| on earth is| the hell is)|know what(?:['’]s| is)) wrong with you\b/iu,
  /\byour (?:whole |entire |general |overall )?(?:(?:bad|poor|negative|terrible|rotten|appalling|dreadful|awful) )?attitude\b/iu,
  /\byou(?:['’]ve| have)(?: got)? (?:a|an) (?:\p{L}+ )?(?:bad|poor|negative|terrible|rotten|appalling|dreadful|awful) attitude\b/iu,
  /\byou(?: just| simply| clearly)? (?:don['’]t|do not|haven['’]t) (?:have |got )?what it takes\b/iu,
  /\bexpected (?:a (?:lot|bit) )?(?:better|more) (?:from|of) (?:you|someone|somebody|a person) (?:with|like|of|in) your?\b/iu,
]);
/** What is granted, denied, quoted or only supposed judges nobody; nor is kindness that is typical of somebody. */
const NOT_MEANT =
  /\b(?:if|whether|unless|because|not saying|(?:don['’]t|do not|didn['’]t|never) (?:think|believe|feel|mean|said|say)|doesn['’]t mean|no reason to think|(?:says?|said|told \p{L}+|claims?|thinks?|worried|afraid|feel|felt) (?:that )?)\s?you(?:['’]| )|\b(?:love|like|admire|appreciate|thank\p{L}*|grateful|great|good|positive|brilliant|wonderful|lovely|kind\p{L}*|generous|thoughtful|fantastic|excellent|cheerful)\b[^.!?]{0,40}\b(?:your attitude|typical of you)\b|\btypical of you to (?:think of|help|offer|remember|put|be so)|\byour (?:great|good|positive|brilliant|wonderful|can-do|cheerful|fantastic) attitude\b|\bwhen you(?:['’]re| are)\b|\blol\b|\bhaha\b|[😂🤣😜😅😉😘]/iu;

/** Whether a sentence says what the reader is like in place of what happened. */
export const isCharacterJudged = oncePerDraft(
  (text: string): boolean => JUDGES.test(text) && !NOT_MEANT.test(text),
);

/** A judgement of the reader's character, which is named before all that is petty; null where there is none. */
export function characterJudged(reading: DraftReading, reader: Reader): RiskFinding | null {
  const { why } = FAULT_TEXTS.blame;
  return graveRisk(reading, isCharacterJudged, {
    tag: 'blame',
    text: `judges what the reader is like instead of saying what happened. ${why[columnOf(reader)] ?? why[7]}`,
    advice: (place) =>
      `Leave the verdict on the person out of ${place}: say what happened, what it led to and what you need.`,
  });
}

/** The signs of merits without those of sentences that judge the reader's character. */
export function withoutVerdicts(
  signs: readonly Sign<MeritTag>[],
  reading: DraftReading,
): readonly Sign<MeritTag>[] {
  return signsOutside(signs, reading, isCharacterJudged);
}
