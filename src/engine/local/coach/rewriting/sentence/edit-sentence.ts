import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { checkRewrite } from '../../../../facts/check-rewrite.ts';
import { isCommonWord } from '../../../../facts/common-words.ts';
import { extractFacts } from '../../../../facts/extract-facts.ts';
import { HARD_FACTS } from '../../../../facts/fact.ts';
import type { Sentence } from '../../reading/draft-reading.ts';
import { showsAbove, type Unit } from '../parts/draft-parts.ts';
import { PLAIN_ASKS } from '../wording/asks/asks.ts';
import { FIRM } from '../wording/asks/firm.ts';
import { FIRM_QUESTIONS } from '../wording/asks/firm-questions.ts';
import { KINDLY_ASKED, ONE_PLEASE, OPENLY_ASKED, POLITELY_ASKED } from '../wording/asks/orders.ts';
import { TO_EVERYONE } from '../wording/asks/to-everyone.ts';
import { typedOut } from '../wording/asks/typed-short.ts';
import { ULTIMATUMS_CALM } from '../wording/asks/ultimatums.ts';
import { UNHURRIED } from '../wording/asks/unhurried.ts';
import { OPEN_NOTES } from '../wording/notes/notes.ts';
import { SCOLDING_NOTES } from '../wording/notes/scolding-notes.ts';
import { CUTS } from '../wording/plain/cuts.ts';
import { CAREFUL_ANSWERS, FACTS_INSIDE } from '../wording/plain/facts-inside.ts';
import { HEDGED } from '../wording/plain/hedged.ts';
import { IDLE_TAILS } from '../wording/plain/idle-tails.ts';
import { INFLATED } from '../wording/plain/inflated.ts';
import { INSERTED, SHRUGS } from '../wording/plain/inserted.ts';
import { INTRODUCTIONS } from '../wording/plain/introductions.ts';
import { JARGON } from '../wording/plain/jargon.ts';
import { LED_IN } from '../wording/plain/led-in.ts';
import { TO_STRANGER } from '../wording/plain/office-talk.ts';
import { OFFICIALESE } from '../wording/plain/officialese.ts';
import { OPENED } from '../wording/plain/opened.ts';
import { PRAISE_OF_OWN, PRAISE_OF_SEEN } from '../wording/plain/plain-praise.ts';
import { PLAINLY_SAID } from '../wording/plain/plainly-said.ts';
import { withoutShorthand } from '../wording/plain/shorthand.ts';
import { SHY_FRONTS } from '../wording/plain/shy-fronts.ts';
import { SOBER } from '../wording/plain/sober.ts';
import { CALM } from '../wording/reproaches/calm.ts';
import { UNCHARGED } from '../wording/reproaches/charges.ts';
import { UNMOCKED } from '../wording/reproaches/mockery.ts';
import { applyRules, type Rule } from '../wording/rule.ts';
import { askedPlainly } from './asked-plainly.ts';
import { datedApology } from './dated-apology.ts';
import { isHalfSaid } from './half-said.ts';
import { HELD_FACTS } from './held-facts.ts';
import { withOwner } from './ownerless-task.ts';
import { inSmallLetters, isShouted } from './shouted.ts';
import { capitalised, quieted, smoothSentence, withArticles } from './smooth.ts';

/** Letters of the longest sentence that is put differently; beyond, it is no sentence. */
const LONGEST_EDITED = 1500;

const LOUD_WORD = /(?<![\w'’-]|\p{Lu}{2} )\p{Lu}{2,}(?![\w'’-]| \p{Lu}{2})/gu;
/** What no loud word can do without. */
const TWO_CAPITALS = /\p{Lu}{2}/u;
/** Two or more words in capitals, one behind the other. */
const LOUD_RUN = /(?<![\w'’.-])(?:\p{Lu}+ )+\p{Lu}{2,}(?![\w'’-])/gu;
/** Words that drafts shout; other capitals are names and abbreviations. */
const SHOUTED = new Set(
  `always never all every everyone everybody nobody none not must need now today tomorrow huge best worst only very
   really absolutely totally immediately urgent please stop same before after again way too million millions billions
   we no so my one me success win runaway total zero losing free new amazing great wow yes still crushing love hate dead done this that you your the and are were answer
   any can cannot will wont going gets have has had got make makes just ever anyone anything everything crazy insane epic mad seriously fast first last also sick biggest loud what why how when who more less most
   big awesome definitely extremely finally both each once much many then either neither`.split(/\s+/),
);

/** From which weight on a sentence may mean the opposite of what it asks. */
const MEANT_OTHERWISE = 0.7;

/** "Perhaps we can marry all four of them at once!" asks for nothing. */
const SHOUTED_WISH = /^(?:perhaps|maybe) (?:we|you|I) [^!?]*!$/i;

/** From which weight on a sentence is softened. */
const SOFTENED = 0.5;

/** Faults with a fact inside, as the fact. */
const FACTS_ONLY: readonly Rule[] = [...UNMOCKED, ...FACTS_INSIDE];

/** Faults that hold facts, built anew around them. */
const BUILT_ANEW: readonly Rule[] = [...SHY_FRONTS, ...LED_IN, ...ULTIMATUMS_CALM, ...INTRODUCTIONS];
const FOR_MANY: readonly Rule[] = [...BUILT_ANEW, ...TO_EVERYONE];
const HARD: readonly Rule[] = [...BUILT_ANEW, ...UNCHARGED];
const HARD_FOR_MANY: readonly Rule[] = [...FOR_MANY, ...UNCHARGED];

function builtAnew(type: MessageType, goesToMany: boolean): readonly Rule[] {
  if (type === 'difficult_conversation') return goesToMany ? HARD_FOR_MANY : HARD;
  return goesToMany ? FOR_MANY : BUILT_ANEW;
}

/** Everything that mends a sentence whoever reads it. */
const MENDED: readonly Rule[] = [
  ...IDLE_TAILS,
  ...PLAINLY_SAID,
  ...CUTS,
  ...INFLATED,
  ...SOBER,
  ...HEDGED,
  ...FIRM,
  ...OPENED,
  ...CALM,
  ...JARGON,
  ...OFFICIALESE,
];

/** The same for who likes to be praised. */
const MENDED_WARMLY: readonly Rule[] = MENDED.filter((one) => one !== PRAISE_OF_SEEN);
const LIKES_PRAISE: ReadonlySet<ProfileCode | null> = new Set(['DP-02', 'DP-06']);
/** The same for a hard talk, in which praise is meant as it is said. */
const MENDED_IN_TALK: readonly Rule[] = MENDED_WARMLY.filter((one) => one !== PRAISE_OF_OWN);

function mended(text: string, type: MessageType, profile: ProfileCode | null): string {
  if (type === 'difficult_conversation') return applyRules(text, MENDED_IN_TALK);
  const unhurried = type === 'outreach' ? applyRules(text, TO_STRANGER) : text;
  return applyRules(unhurried, LIKES_PRAISE.has(profile) ? MENDED_WARMLY : MENDED);
}

/** What was made of a sentence before, for as long as its reading lives: judging asks for some that rewriting needs. */
const known = new WeakMap<Sentence, Map<string, string>>();

function editsOf(sentence: Sentence): Map<string, string> {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const edits = new Map<string, string>();
  known.set(sentence, edits);
  return edits;
}

/** One sentence of the draft in plainer words. Falls back to the draft's own words when a fact would suffer. */
export function editSentence(
  unit: Unit,
  type: MessageType,
  profile: ProfileCode | null,
  isToMany = false,
): string {
  const goesToMany = isToMany || type === 'internal_comms';
  const edits = editsOf(unit.sentence);
  const key = `${type} ${profile} ${goesToMany} ${unit.isListItem} ${unit.text}`;
  const before = edits.get(key);
  if (before !== undefined) return before;
  const edit = edited(unit, type, profile, goesToMany);
  edits.set(key, edit);
  return edit;
}

function edited(unit: Unit, type: MessageType, profile: ProfileCode | null, goesToMany: boolean): string {
  if (unit.text.length > LONGEST_EDITED || hasOpenQuotation(unit.text)) return unit.text;
  const own = unit.text.trim().replaceAll('’', "'");
  const apology = datedApology(own);
  if (apology !== '') {
    const rest = edited({ ...unit, text: own.slice(apology.length) }, type, profile, goesToMany);
    return `${smoothSentence(withoutShorthand(apology.replace(/[,\s]+(?:but )?$/i, '.')))} ${capitalised(rest)}`;
  }
  const quiet = lowered(quieted(withoutShorthand(isShouted(own) ? inSmallLetters(own) : own)))
    .trim()
    .replace(/ +(?=[.?]$)/, '');
  const isNote = type === 'meeting_prep';
  let text = applyRules(withoutShrug(quiet, type, profile), INSERTED);
  if (!isNote) text = applyRules(text, builtAnew(type, goesToMany));
  if (type === 'text') text = typedOut(text, profile);
  const isMockery = type === 'difficult_conversation' && SHOUTED_WISH.test(own);
  const isMeant = !isMeantOtherwise(unit) && !isMockery;
  if (isMeant) text = askedPlainly(text, type, goesToMany);
  if (!isNote) text = applyRules(text, FACTS_ONLY);
  text = withOwner(text, type, goesToMany);
  text = mended(text, type, profile);
  if (!isMockery && /^(?:maybe|perhaps|could|can|would)\b/i.test(text)) text = applyRules(text, PLAIN_ASKS);
  if (type !== 'outreach' || text.split(' ').length > LONGEST_PROPOSAL_WORDS)
    text = withoutFalseQuestion(text, unit);
  if (text.trimEnd().endsWith('?')) text = applyRules(text, FIRM_QUESTIONS);
  text = applyRules(forReader(text, type, unit.isListItem ? null : profile), ONE_PLEASE);
  const smooth = asNote(unit, smoothSentence(text === own ? own : withArticles(text)));
  if (smooth === own || isFaithful(lowered(own), smooth)) return smooth;
  const plain = [mended(quiet, type, profile), quiet].map((words) => smoothSentence(withArticles(words)));
  return asNote(unit, plain.find((words) => isFaithful(lowered(own), words)) ?? smoothSentence(own));
}

/** A laugh is no mockery. */
const LAUGHS = /^(?:lol|ha(?:ha)+|he(?:he)+|lmao|xd)$/i;

function isMeantOtherwise({ sentence }: Unit): boolean {
  return sentence.marks.some(
    ({ tag, weight, words }) => tag === 'sarcasm' && weight >= MEANT_OTHERWISE && !LAUGHS.test(words),
  );
}

/** Without the "No hurry, but" in front of what is wanted, which is kind to a Collaborator. */
function withoutShrug(sentence: string, type: MessageType, profile: ProfileCode | null): string {
  return profile === 'DP-06' && type !== 'meeting_prep' ? sentence : applyRules(sentence, SHRUGS);
}

/** "Some sort of trial might be an idea, say four weeks?" asks a stranger, in as many words as a question has. */
const LONGEST_PROPOSAL_WORDS = 16;
/** "I don't know if you could come?" asks, however shyly. */
const STATES =
  /^(?!(?:I|it) (?:don['’]t|do not|['’]m not|am not|was|wonder)\b[^.?!]{0,20}\b(?:know|sure|wondering|wonder)? ?(?:if|whether)\b)(?:I|it|sometimes|there|some|the) [^.?!]*\?$/i;
const ASKS_AT_LAST =
  /[,;:–—-] ?(?:and |but |so |or )?(?:is|are|was|were|do|does|did|have|has|can|could|would|will|shall|should|may|what|when|which|how|who|where|why|any|right|ok|okay|yes|no|eh|fancy|want|(?:is|are|do|does|did|wo|ca|would|could)n['’]t)\b[^,;]*\?\s*$/i;

/** "I feel a bit left out?" states something, however softly: a full stop. */
function withoutFalseQuestion(sentence: string, unit: Unit): string {
  const isStatement = STATES.test(sentence.trim()) && !ASKS_AT_LAST.test(sentence);
  return isStatement && showsAbove(SOFTENED, unit, ['hedging'])
    ? sentence.replace(/\?\s*$/, '.').replace(/ (?:maybe|perhaps)(?= )/, '')
    : sentence;
}

/** Half of what somebody says, the other half of which is another sentence. */
function hasOpenQuotation(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** A note in a list keeps its small first letter. */
function asNote(unit: Unit, smooth: string): string {
  const isSmall = unit.isListItem && unit.sentence.text.startsWith(unit.text) && /^\p{Ll}/u.test(unit.text);
  return isSmall ? smooth.charAt(0).toLowerCase() + smooth.slice(1) : smooth;
}

function forReader(sentence: string, type: MessageType, profile: ProfileCode | null): string {
  if (type === 'meeting_prep') return applyRules(applyRules(sentence, OPEN_NOTES), SCOLDING_NOTES);
  if (type === 'internal_comms' || profile === null) return sentence;
  const unhurried = applyRules(
    applyRules(sentence, UNHURRIED[profile] ?? []),
    CAREFUL_ANSWERS[profile] ?? [],
  );
  if (profile === 'DP-06') return applyRules(unhurried, KINDLY_ASKED);
  const asked = profile === 'DP-02' ? applyRules(unhurried, OPENLY_ASKED) : unhurried;
  return applyRules(asked, POLITELY_ASKED);
}

/** The text with loud words and runs of them in small letters, where none of them can be a name. */
export function lowered(text: string): string {
  if (!TWO_CAPITALS.test(text)) return text;
  const calmer = text.replace(LOUD_RUN, (run) =>
    run
      .split(' ')
      .every(
        (word) => word.length === 1 || SHOUTED.has(word.toLowerCase()) || isCommonWord(word.toLowerCase()),
      )
      ? run.toLowerCase().replace(/\bi\b/g, 'I')
      : run,
  );
  return calmer.replace(LOUD_WORD, (word) => (SHOUTED.has(word.toLowerCase()) ? word.toLowerCase() : word));
}

/** Whether every number, date, name, address and quotation of the sentence stands in its edit, and no other does. */
function isFaithful(own: string, edited: string): boolean {
  if (!/\p{L}{2}|\d/u.test(edited) || isHalfSaid(own, edited)) return false;
  if (!/["“”„«»@/]/.test(own) && sharesFacts(own, edited)) return true;
  const { lost, invented } = checkRewrite(own, edited, HELD_FACTS);
  return lost.length === 0 && invented.length === 0;
}

/** A quick look at the words that only one of the two has: true when none of them can be a fact. */
function sharesFacts(own: string, edited: string): boolean {
  const before = wordsOf(own);
  const after = wordsOf(edited);
  const changed = [
    ...[...before].filter((word) => !after.has(word)),
    ...[...after].filter((word) => !before.has(word)),
  ];
  if (changed.some((word) => /\d/.test(word))) return false;
  return changed.length === 0 || extractFacts(changed.join(' '), HARD_FACTS).length === 0;
}

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.:,%-]*/gu) ?? [];
  return new Set(
    words.map((word) => (END_MARKS.has(word.slice(-1)) ? word.replace(/['’.:,%-]+$/, '') : word)),
  );
}

const END_MARKS = new Set("'’.:,%-");
