import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { remembered } from '../../remembered.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { isHeld } from '../sentence/bound-clauses.ts';
import { type Clause, clausesOf, isWhole, LONGEST_PARTED } from '../sentence/clauses.ts';
import { withoutClauses, withoutInnerClauses } from '../sentence/cut-clauses.ts';
import { lowered } from '../sentence/edit-sentence.ts';
import { holdsFacts } from '../sentence/held-facts.ts';
import { isOpened } from '../wording/notes/notes.ts';
import { small } from '../wording/rule.ts';
import type { Around } from './around.ts';
import { isEmptyClaim } from './idioms/empty-claims.ts';
import { faultIdiomsIn, officeTalkIn, withoutIdiomWords, withoutOfficeWords } from './idioms/fault-idioms.ts';
import { isHostile } from './idioms/hostile-words.ts';
import { talkIn } from './idioms/self-talk.ts';
import { isSmallTalk, isTimid } from './idioms/small-talk.ts';
import { isOfAny, quotesWhole } from './quoted-words.ts';
import { isHeldPart } from './staying/held-part.ts';
import { judgesOwnDeed } from './staying/own-deed.ts';
import { tellsRise } from './staying/plain-claim.ts';
import { TONE } from './tone-faults.ts';

/** Readers who take a claim without a ground for a reason against it. */
const WANTS_GROUNDS: ReadonlySet<ProfileCode> = new Set(['DP-03', 'DP-04']);
/** Readers who like to be told a story, or to be approached gently. */
const UNHURRIED: ReadonlySet<ProfileCode> = new Set(['DP-06', 'DP-07']);
const UNGROUNDED: ReadonlySet<FaultTag> = new Set(['absolutes', 'hype', 'no_evidence', 'risk_unaddressed']);
/** What must not go whatever else the words hold. */
const OWNS =
  /\b(?:I|we) (?:should|could) have\b|\bmy (?:fault|mistake|part)\b|\bsorry\b|\bthank you\b|\b(?:that|this)(?: (?:one|bit|part))?(?:['’]s| was| is) (?:us|me|mine|ours|on (?:me|us))\b/i;

/** Types in which even a charge may be all that says what it is about. */
const HOLD_MATTER: ReadonlySet<MessageType> = new Set(['difficult_conversation', 'text']);

/** "The pump's knackered": what is the case with a thing. */
const TELLS_OF_THING =
  /^(?:the|our|my|his|her|their) \p{Ll}+(?: \p{Ll}+)?(?:['’]s| is| are| was| were| has| have| had)(?:n['’]t)? /iu;

/** Figures are facts, but for those of "100% safe": a quick look before a long one. */
const HOLDS_FIGURE = /(?!100 ?%)(?<!\d)\d/;

/** Tells the words of a draft that mock, ban, blame, claim or make small talk, and hold no fact beside it. */
export interface FaultWords {
  /** Whether the sentence goes as a whole. */
  isOnlyFault(unit: Unit): boolean;
  /** The sentence without such clauses, where what remains can stand alone. */
  without(unit: Unit): Unit;
}

/** What tells that words hold more than their fault. */
export interface Substance {
  /** Words without which the reader would not know what the message is about. */
  isNeeded(words: string): boolean;
  /** Words that name what nothing else does. */
  namesThing(words: string): boolean;
  /** Words that tell what a matter turned out to be. */
  isWhatItIs(words: string): boolean;
  /** Words of a sentence with which something is lost for sure. */
  isMissedIn(unit: Unit, words: string): boolean;
}

/** Tells the fault words of a message to a reader, by what its risks quote and by the substance of its words. */
export function faultWordsFor(
  type: MessageType,
  profile: ProfileCode | null,
  { risks, known }: Pick<Around, 'risks' | 'known'>,
  { isNeeded, namesThing, isWhatItIs, isMissedIn }: Substance,
): FaultWords {
  const isNotes = type === 'meeting_prep';
  const holdsMatter = HOLD_MATTER.has(type);
  const wantsGrounds = profile !== null && WANTS_GROUNDS.has(profile);
  const isPatient = profile === null || UNHURRIED.has(profile);
  const isBrisk = !isPatient && risks.length > 1;
  const idiomsOf = remembered(faultIdiomsIn);
  const officeTalkOf = remembered(officeTalkIn);
  const isWorded = (words: string, sentence: string): boolean =>
    isHostile(words) ||
    (!isNotes && officeTalkOf(sentence)(words) && !namesThing(withoutOfficeWords(words))) ||
    (isBrisk && (isSmallTalk(words) || isTimid(words))) ||
    ((wantsGrounds || risks.length > 0) &&
      isEmptyClaim(words) &&
      (wantsGrounds || isChargedWithClaim(words, risks)));
  /** Whether words speak of the writer's shyness or pride, or of how busy the reader is, to one who minds it. */
  const isTalk = (words: string): boolean => {
    const talk = talkIn(words);
    if (talk === null || (talk === 'of reader' && type === 'difficult_conversation')) return false;
    if (talk === 'of writer' && !isPatient && risks.length > 0) return true;
    return isBrisk || risks.some(({ quote }) => quote?.includes(withoutMark(words)) === true);
  };
  /** Whether words are a fault whatever they name. */
  const isSure = (words: string, sentence: string): boolean =>
    idiomsOf(sentence)(words) === 'sure' || isTalk(words);
  /** Whether nothing but the figure of speech names anything. */
  const isBareIdiom = (words: string): boolean => {
    const bare = withoutIdiomWords(words);
    return !namesThing(bare) && !isNeeded(bare);
  };
  const isFaultOf = (words: string, sentence: string): boolean => {
    if (tellsRise(words)) return false;
    if (isSure(words, sentence)) return !holdsFacts(lowered(small(words)), known);
    if (OWNS.test(words)) return false;
    const idiom = idiomsOf(sentence)(words);
    const isBare = idiom === 'likely' || isWorded(words, sentence);
    const isNamed =
      isBare &&
      ((!holdsMatter && isQuotedForTone(words, risks) && !isWhatItIs(words)) ||
        (idiom === 'likely' ? isBareIdiom(words) : !isNeeded(words)));
    // Facts are looked for last: few clauses come so far, and it takes the longest.
    return isNamed && !holdsFacts(lowered(words), known);
  };
  const told = new Map<string, boolean>();
  const isFault = (words: string, sentence: string): boolean => {
    const before = told.get(words);
    if (before !== undefined) return before;
    const result = !HOLDS_FIGURE.test(words) && isFaultOf(words, sentence);
    told.set(words, result);
    return result;
  };
  const partsOf = remembered(clausesOf);
  const without = remembered((unit: Unit): Unit => {
    if (unit.isListItem || unit.text.length > LONGEST_PARTED) return unit;
    const clauses = partsOf(unit.text);
    // What stays though all of it is a fault still holds what names a thing, since another sentence needs that.
    const isAllBad = clauses.length > 1 && clauses.every(({ text }) => isFault(text, unit.text));
    const stays = (words: string): boolean =>
      (isAllBad && namesThing(words)) || (!isNotes && !isSure(words, unit.text) && isMissedIn(unit, words));
    const isBad = (clause: Clause): boolean =>
      isFault(clause.text, unit.text) &&
      !stays(clause.text) &&
      !judgesOwnDeed(clause, unit.text) &&
      !isHeldPart(unit.text, clause.text);
    const parted = withoutClauses(unit.text, isBad, { isNoReason: true, clauses });
    const text = withoutInnerClauses(parted, isBad, partsOf(parted));
    return text === unit.text ? unit : { ...unit, text };
  });
  /** Whether a clause behind the first tells of something of its own, of which what the sentence begins with says nothing. */
  const tellsMore = ({ start, text }: Clause, sentence: string): boolean =>
    start > 0 && TELLS_OF_THING.test(text) && isWhole(text) && !isFault(text, sentence);
  const isFaultAlone = (unit: Unit): boolean => {
    const isPoint = unit.isListItem && unit.marker !== '';
    if (isPoint || unit.text.length > LONGEST_PARTED) return false;
    const clauses = partsOf(unit.text);
    if (clauses.length > 1 && clauses.every(({ text }) => isFault(text, unit.text))) return true;
    const [first] = clauses;
    if (!isFault(unit.text, unit.text)) return false;
    if (!isSure(unit.text, unit.text) && clauses.some((clause) => tellsMore(clause, unit.text))) return false;
    // A doubt or an answer at its end that must stay keeps what it belongs to.
    return isFault(first?.text ?? '', unit.text) || (without(unit) === unit && !isHeld(clauses));
  };
  const isOnlyFault = remembered((unit: Unit) => isFaultAlone(unit) && !(isNotes && isOpened(unit.text)));
  return { without, isOnlyFault };
}

/** Words without the mark at their end, as a risk quotes them. */
function withoutMark(words: string): string {
  return words.replace(/[\s.!…]{1,9}$/, '');
}

/** Whether a risk quotes just these words, or words around them, for a fault of tone. */
function isQuotedForTone(words: string, risks: readonly RiskFinding[]): boolean {
  return risks.some(
    (risk) => isOfAny(risk, TONE) && (risk.quote?.includes(words) === true || quotesWhole(risk, words)),
  );
}

function isChargedWithClaim(words: string, risks: readonly RiskFinding[]): boolean {
  return risks.some(
    (risk) =>
      risk.quote !== null &&
      isOfAny(risk, UNGROUNDED) &&
      (risk.quote.includes(words) || words.includes(risk.quote)),
  );
}
