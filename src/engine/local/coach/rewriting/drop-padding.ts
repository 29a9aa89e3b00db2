import type { MessageType } from '../../../../domain/message-types.ts';
import { extractPromises } from '../../../facts/statements.ts';
import type { RiskFinding } from '../judging/finding.ts';
import type { FaultTag } from '../reading/draft-reading.ts';
import { showsAbove, type Unit } from './draft-parts.ts';
import { holdsFacts } from './held-facts.ts';
import { small } from './wording/rule.ts';

/** Sentences that say nothing a reader could miss. Each must match the whole sentence from its start. */
const EMPTY_SENTENCES: readonly RegExp[] = [
  /^(?:so )?(?:i |we )?(?:really |do |sincerely )?(?:hope|trust) (?:that )?(?:this|you|all|everything|your)\b(?!.*\b(?:can|will|could|agree|understand)\b)/i,
  /^how (?:are|have) (?:you|things)\b/i,
  /^hope (?:you|this|all|everything|your)\b/i,
  /^(?:please )?(?:let|allow) me (?:to )?(?:briefly |quickly )?introduce\b/i,
  /^happy (?:monday|tuesday|wednesday|thursday|friday|new year)\b/i,
  /^(?:it'?s|it has) been a while\b/i,
  /^no (?:worries|rush|stress|pressure|obligation|hard feelings|biggie)\b/i,
  /^(?:sick|tired|fed up) (?:of|with) [^?]{3,40}\?$/i,
  /^(?:and )?don'?t you dare\b/i,
  /^no no\b/i,
  /^(?:perhaps |maybe |just )?have a (?:little |quick |good )?think\b[^\d]*$/i,
  /^i (?:just )?have a (?:gut )?feeling\b[^\d]*$/i,
  /^it(?:'ll| will) (?:all )?(?:work out|be fine|come together|sort itself out)\b[^\d,]*$/i,
  /^(?:everyone|everybody|people|they all) (?:thinks?|says?|feels?|knows?|agrees?) (?:that )?(?:you|your)\b[^\d]*$/i,
  /^forget everything you know\b/i,
  /^it(?:'s| is) (?:scientifically |clinically )?proven\b[^\d]*$/i,
  /^(?:whoever|anyone) [^\d]{3,60} will be (?:named|reported|noted|recorded)\b[^\d]*$/i,
  /^(?:anyway,? )?(?:whatever,? )?(?:i )?(?:just )?wanted to (?:say|mention|tell)\b[^\d]{0,20}$/i,
  /^i(?:'d| would) (?:just |really )?love to (?:pick your brain|connect|chat|get in touch|catch up|meet up)\b[^\d]*$/i,
  /^we(?: are|'re) the answer[.!]*$/i,
  /^(?:so )?let'?s (?:just )?(?:play it by ear|see how it goes|wing it|keep it (?:loose|fluid|open)|take it from there|go with the flow)\b[^\d,;]*$/i,
  /^(?:i'm |i am )?(?:pretty |quite |very )?sure (?:nothing|it|that) (?:will|would)\b[^.!?\d]{0,30}[.!]*$/i,
  /^(?:exciting times|have fun|happy days|here we go|watch this space|stay tuned)[.!]*$/i,
  /^(?:please )?(?:confirm|acknowledge) (?:that you(?:'ve| have) (?:read|understood)|receipt)\b[^\d]*$/i,
  /^(?:non-compliance|violations?|breaches) will be (?:noted|recorded|reported)\b/i,
  /^(?:questions|suggestions|comments) are not (?:foreseen|welcome|wanted|expected)\b/i,
  /^nothing (?:for you )?to do(?: for you)?[.!]*$/i,
  /^no (?:suggestions|complaints|questions|comments|discussions?)(?: please)?(?:, we(?:'ve| have) heard [^.!]*)?[.!]*$/i,
  /^(?:some )?(?:amazing|great|exciting|big|fun|good|fantastic|huge) news(?: everyone| all| team)?[!.]*$/i,
  /^(?:so |really |very )*sorry (?:to (?:bother|disturb|trouble|bug|interrupt|pester|be a)|for (?:bothering|the (?:long|late))|me again|about this)\b/i,
  /^(?:please )?(?:do )?feel free to ignore\b/i,
  /^(?:please )?(?:don'?t|do not) (?:overthink|worry|hesitate)\b/i,
  /^(?:totally |absolutely |completely )?(?:fine|ok|okay|all good|no problem) if (?:not|you can'?t)\b/i,
  /^i(?:'m| am)? (?:know )?(?:probably )?(?:being )?(?:such )?a (?:pain|nuisance|nag)\b/i,
  /^i know (?:that )?(?:you|u|ur)(?:'re| are)? (?:must be )?(?:super |very |really |so |extremely )*busy\b/i,
  /^trust me\b/i,
  /^nobody (?:in this \w+ )?(?:cares|trusts|listens|ever)\b/i,
  /^the way you(?:'re| are) \w+ing .{3,60} is killing (?:us|me)\b/i,
  /^your (?:\w+ )?(?:school|institution|company|organisation|profile) (?:meets|fits|has been (?:identified|selected))\b/i,
  /^(?:these things happen|it'?ll all come together|studies (?:prove|show) it)\b/i,
  /^(?:it'?s|it is) probably just me\b/i,
  /^not a big (?:thing|deal)\b/i,
  /^(?:anyway,? )?i (?:just )?(?:wanted to mention|thought i'?d mention) it\b/i,
  /^(?:quick one|energy|story|just plug in and go)[.!]*$/i,
  /^(?:this|it)(?:'s| is) (?:a |such a |an absolute )?(?:no-?brainer|game-?changer|win-win)\b/i,
  /^(?:act|sign up|hurry|order) (?:now|today|fast|up)\b[^\d]*$/i,
  /^(?:and )?(?:you'?d|you would) be (?:crazy|mad|a fool|silly)\b/i,
  /^what (?:are you|a|could possibly)\b.*[!?]/i,
  /^(?:everyone|everybody|we all) (?:agrees?|knows?|loves? it)\b/i,
  /^(?:long story short|just saying|just an update really|anyone who (?:doesn't|does not) like it|(?:just )?think about it|anyway|whatever|you know how it is|you get the idea|it is what it is)\b[^,]*$/i,
  /^(?:get in|in and out)\b/i,
  /^(?:he|she|they)(?:'ll| will)(?: probably)? be (?:difficult|a pain|annoying)\b/i,
  /^(?:thanks? (?:so much |you )?in advance|thanks for being such)\b/i,
  /^(?:you|u) (?:always|never) (?:do this|listen|think)\b/i,
  /^(?:thanks a (?:million|bunch|lot)|well done, genius|slow clap|bravo|good luck with that|great job(?! leaving))\b/i,
  /^(?:i'?m sure (?:you|they) (?:had|have) (?:your|their) reasons|must be nice|shocking, i know|not that anyone asked)\b/i,
  /^(?:i hope|hope) (?:to hear|that'?s ok|you don'?t mind)\b/i,
  /^(?:let me know (?:what you think|your thoughts|if (?:you have )?any questions)|thoughts\?|any thoughts\?|please advise|kindly advise|please action accordingly|let me know what you feel)\b/i,
  /^(?:we trust this is clear|no further correspondence|(?:this is )?not up for (?:discussion|debate)|(?:i'm |i am )?not going to say (?:any )?more|(?:this is |that's )?(?:my |the )?(?:last|final) (?:warning|offer|word|chance)|take it or leave it|mistakes happen|i'm told it'll be fine|move fast\b|more (?:info |details )?(?:soon|to come)|it'?s a (?:well[- ]known )?fact|details (?:will )?follow|it lasts forever|the matter is closed|further information will follow|more info to follow)\b/i,
  /^(?:the sky is the limit|the future is here|this will blow your mind)\b/i,
  /^(?:it is|it's|its) (?:just )?business,? nothing personal\b/i,
  /^(?:the )?(?:culture|results?|response|team|demo|mood) (?:is|are|was|were) (?:just |simply |absolutely |truly )*(?:unbelievable|incredible|amazing|phenomenal|insane|awesome|fantastic)\b[^,;]*$/i,
];

/** Faults that leave nothing once the words that show them go, when the sentence holds no fact. */
const EMPTY_TAGS = [
  'generic_opening',
  'hype',
  'sarcasm',
  'passive_aggressive',
  'apologetic',
  'blame',
  'pressure',
] as const;

const PRAISE = /\b(?:congrat\w*|thank\w*|well done|great work|good work|brilliant|record|appreciate\w*)\b/i;

/** From which weight on a mark decides. */
const SURE = 0.9;
const HURT = 0.75;
/** What a question that wants no answer needs. */
const HINT = 0.3;

/** What a difficult conversation is better without. */
const HURTFUL_TAGS = ['sarcasm', 'passive_aggressive', 'apologetic', 'blame', 'absolutes'] as const;

const VAGUE_ASK =
  /^(?:interested|thoughts|ideas|any interest)\?|\b(?:get your (?:views|thoughts|take)|your (?:views|thoughts|feedback|input)|what you (?:think|feel)|chat (?:some ?time|at some point)|brainstorm|catch up|touch base|connect|explore (?:options|synergies)|please (?:action|advise)|have a (?:little |quick )?(?:think|look)|have questions|confirm receipt|come back to me|circle back|on alignment|regroup|get some input|pick your brain|(?:could|can|might|should) (?:perhaps |maybe |all )?look (?:at|into) (?:it|this|that) (?:together|some ?time)|(?:ping|call|text) me (?:whenever|any ?time)|some input on|helicopter view|talk (?:some ?time|at some point|soon))\b/i;

/** Whether a sentence is a set phrase without a fact. `known` are names that stand elsewhere. */
export function isPadding(unit: Unit, known: ReadonlySet<string>): boolean {
  if (unit.isListItem) return false;
  const text = unit.text.trim().replaceAll('’', "'");
  return EMPTY_SENTENCES.some((pattern) => pattern.test(text)) && !holdsFacts(small(unit.text), known);
}

/** Whether the words that show a fault are all there is to a sentence. */
export function isOnlyTone(unit: Unit, known: ReadonlySet<string>, type: MessageType): boolean {
  return !unit.isListItem && showsOnlyTone(unit, type) && !holdsFacts(unit.text, known);
}

const RHETORICAL = /, (?:right|huh|eh)\?$/i;

function showsOnlyTone(unit: Unit, type: MessageType): boolean {
  const isAsked = unit.sentence.isQuestion && !RHETORICAL.test(unit.text);
  if (isAsked || type === 'text' || PRAISE.test(unit.text)) return false;
  if (type === 'difficult_conversation')
    return unit.sentence.wordCount <= 28 && showsAbove(HURT, unit, HURTFUL_TAGS);
  if (unit.sentence.wordCount > 16) return false;
  if (RHETORICAL.test(unit.text)) return showsAbove(HINT, unit, EMPTY_TAGS);
  if (unit.sentence.asks.some((ask) => ask.plain && ask.form !== 'implied')) return false;
  return showsAbove(SURE, unit, EMPTY_TAGS);
}

/** An ask that nobody could say yes to, with no fact in it: the closing question says it better. */
export function isVagueAsk(unit: Unit, known: ReadonlySet<string>): boolean {
  const { asks, wordCount } = unit.sentence;
  if (unit.isListItem || asks.length === 0 || wordCount > 22 || !VAGUE_ASK.test(unit.text)) return false;
  const isPlain = asks.some((ask) => ask.plain && ask.form === 'question' && !VAGUE_ASK.test(ask.words));
  return !isPlain && !holdsFacts(unit.text, known);
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

/** Faults that go with their sentence when it holds nothing else, and up to how many words it may have. */
const GOES_WITH_ITS_SENTENCE: ReadonlyMap<FaultTag, number> = new Map([
  ['apologetic', 28],
  ['generic_opening', 28],
  ['passive_aggressive', 20],
  ['sarcasm', 20],
  ['self_centred', 28],
  ['hype', 20],
  ['pressure', 16],
  ['absolutes', 14],
  ['blame', 14],
  ['too_long', 28],
  ['ultimatum', 12],
  ['hedging', 12],
  ['no_evidence', 6],
  ['no_next_step', 10],
  ['vague_ask', 12],
]);

/** Whether a risk quotes the sentence, and the sentence holds no fact, denial or promise that would go with it. */
export function isFaultOnly(unit: Unit, risks: readonly RiskFinding[], known: ReadonlySet<string>): boolean {
  const { wordCount, isQuestion } = unit.sentence;
  if (unit.isListItem || isQuestion || PRAISE.test(unit.text) || KEEPS_SENSE.test(unit.text)) return false;
  const quotesIt = risks.some(
    ({ tag, quote }) =>
      quote !== null &&
      wordCount <= (GOES_WITH_ITS_SENTENCE.get(tag) ?? 0) &&
      (unit.text.includes(quote) || quote.includes(unit.text)),
  );
  return quotesIt && !holdsFacts(unit.text, known) && extractPromises(unit.text).length === 0;
}

/** Words of a decision or a duty, which must not go whatever else the sentence holds. */
const KEEPS_SENSE =
  /\b(?:not|never|remains?|stays?|unchanged|must|needs?|deadline|decision|recommend|propose|because|allerg\w*|danger\w*|broken|leak\w*)\b|n['’]t\b/i;

const SAYS_WHO_WRITES =
  /\b(?:I['’]m|I am|we['’]re|we are) (?:\w+ )?\w+ing\b|\b(?:we|I) (?:make|build|sell|offer|run|do|work|teach|repair|bake|grow|design)\b/i;

function isBackground(unit: Unit): boolean {
  const { asks, isQuestion } = unit.sentence;
  if (unit.isListItem || isQuestion || asks.length > 0 || PRAISE.test(unit.text)) return false;
  if (SAYS_WHO_WRITES.test(unit.text)) return false;
  return !/[:\u201c"]|\b(?:deadline|decision|recommend|propose|not|n't|never|no|remains?|stays?|unchanged|must|needs?|will|can|should|costs?|price|free|offer|means|because|makes?|works?|keeps?|writing|written|confirmed|agreed|signed|approved|tested|checked|proved)\b/i.test(
    unit.text,
  );
}
