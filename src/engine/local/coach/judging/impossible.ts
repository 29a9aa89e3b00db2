/** What words cannot be charged with, however much they look like it: a check on the lexicon and the phrase model. */
import type { FaultTag } from '../reading/draft-reading.ts';

/** What a threat cannot do without: a condition, an end or a consequence. */
const THREATENS =
  /\b(?:if|or|unless|otherwise|else|until|till|latest|last|final|warn\w*|consequences?|will|who(?:ever)?|those|failing|should|choose|choice|either|out|leave|gone|lose|over|off|else\w*|court|police|lawyer|resign|quit|debate|discussion|correspondence|return|once more|one more|not paid|further|leads? to|end of|simple as that)\b|['’]ll\b/i;

/** "What got in the way on your side?" and "my part in it" ask and concede; they charge nobody. */
const INVITES_OR_OWNS =
  /^(?:what|how) .*\b(?:got in the way|(?:could|can|would|should|do) (?:we|you|I))\b.*\?$|\bmy (?:own )?(?:part|fault|mistake|share)\b|\bpart of (?:this|it|that) is (?:mine|on me)\b/iu;
/** "Not known: how it works for …" says how far the evidence goes. */
const NAMES_LIMIT = /^(?:(?:what is )?not (?:yet )?known|unknown|open|limits?)\b/i;
/** "I am sorry for what I said", "we apologise for the outage": an apology for something that was done is due. */
const DUE_APOLOGY =
  /\b(?:sorry|apologi[sz]e) (?:for|about|that) (?:your|what|how|the (?!bother|long|length|trouble|delay|disturb|intrusion|mess|inconven|spam)|my (?!english|ignorance|bad|late|slow)|\p{Lu}(?!['’ ]))/u;
const FIGURES = /\d[\d.,:]*/g;
const MAY_ASK =
  /\?|\b(?:thoughts?|think|ideas?|know|feedback|help|support|some\w*|any\w*|look|input|interest\w*|welcome|hear|touch|chat|talk|would|could|can|please|you|your)\b/i;

/** "You did the best July we ever had", "you don't have to", "you are entitled to 11 weeks' pay": gifts, not charges. */
const GIVES =
  /\byou(?:['’]re| are| were) (?:so |very |really )?(?:lovely|kind|great|entitled|allotted|welcome|invited|free|brilliant|honestly brilliant|wonderful|amazing)\b|\byou don['’]t (?:have|need) to\b|\bjust so you(?:['’]re| are)? (?:all )?(?:know|aware)\b|: you,? by \d|^you .*\b(?:best|amazing|brilliant)\b(?!.*\b(?:but|yet|again|always|never|except|though|usual)\b)/i;
/** "I'd be hopeless at it": who speaks of nobody else charges nobody else. */
const OF_ONESELF =
  /^(?:(?:and|but|so|yes|yeah|well),? )*I\b(?!.*\b(?:you\w*|u|he|she|they|them|him|her|his|their|people|some\w*|every\w*|no(?:body|one)|who\w*|team|lot|\p{Lu}\p{Ll}+)\b)/u;
const NO_HURRY =
  /\b(?:no|any) (?:hurry|rush|pressure)\b|\bdon['’]t (?:you )?(?:fret|worry|rush|hurry)\b|\btake your time\b/i;
/** "If it fails: we go back to paper", "tell me what could go wrong": the risk is what the words are about. */
const FACES_RISK =
  /\bif (?:it|this|that|anything|something) (?:fails|breaks|goes wrong|does not|doesn['’]t)\b|\bwhat (?:could|can|might) go wrong\b|\bplan b\b/i;
const WARM = /\b(?:lovely|wonderful|looks (?:great|good|wonderful))\b/i;
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i;
const VAGUE_TIME =
  /\b(?:soon\w*|asap|some ?time\w*|some (?:point|day)|when\w*|shortly|later|in due course|eventually|around|about|or so|before long|quick\w*|early|earliest|possible|once|after|at your|end of|near future|while|bit|maybe|perhaps|might|hope\w*|ideally|roughly|or|if|until further|going forward|future|then|next|prompt\w*|timely|latest|not|no)\b/i;
const COMPARES =
  /\d.*\b(?:against|instead of|compared (?:to|with)|versus|vs\.?|down from|up from|from \d\S* to)\b.*\d/i;
const ABSOLUTE =
  /\b(?:all|always|any\w*|absolute\w*|best|bound|can(?:not|['’]t)|certain\w*|clear\w*|complete\w*|definite\w*|each|entire\w*|ever\w*|every\w*|exactly|fact|first|forever|full\w*|guarantee\w*|impossible|must|never|no|nobody|none|nothing|nowhere|not|obvious\w*|of course|only|perfect\w*|permanent\w*|proven|pure\w*|simply|sole\w*|sure\w*|total\w*|undoubtedly|unique|universal\w*|unparalleled|utter\w*|whole|without|worst|zero|most|last|literally|ultimate|hundred|constant\w*|inevitabl\w*|single|flawless\w*|anyone|final\w*|strict\w*|exclusive\w*|mandatory)\b|n['’]t\b|100|\b\w+est\b/i;

/** What the words of a fault cannot be, however much they look like it. */
const CANNOT: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  absolutes: (text) => !ABSOLUTE.test(text),
  apologetic: (text) => DUE_APOLOGY.test(text),
  blame: (text) => INVITES_OR_OWNS.test(text.trim()) || GIVES.test(text) || OF_ONESELF.test(text),
  cold_tone: (text) => WARM.test(text),
  no_evidence: (text) => NAMES_LIMIT.test(text) || COMPARES.test(text),
  pressure: (text) => NO_HURRY.test(text),
  risk_unaddressed: (text) => FACES_RISK.test(text),
  ultimatum: (text) => !THREATENS.test(text),
  vague_ask: (text) => !MAY_ASK.test(text) && (text.match(FIGURES)?.length ?? 0) > 1,
  vague_deadline: (text) => DAY.test(text) && !VAGUE_TIME.test(text),
};

/** Whether a sentence cannot show a fault: it asks, concedes or lacks what the fault is made of. */
export function cannotShow(tag: FaultTag, text: string): boolean {
  return CANNOT[tag]?.(text) === true;
}
