import type { MessageType } from '../../../../../domain/message-types.ts';
import { abuseOf } from '../../judging/abuse.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import type { Sentence } from '../../reading/draft-reading.ts';
import { expects, givesNotice } from '../closing/asked/last-demand.ts';
import type { DraftParts, Unit } from '../parts/draft-parts.ts';
import { LONGEST_PARTED } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { HARSH_NOTES } from '../wording/notes/harsh-notes.ts';
import { HARSH_VERDICTS } from '../wording/reproaches/harsh-verdicts.ts';
import { MOCK_THANKS } from '../wording/reproaches/mock-thanks.ts';
import { SCOLDING_ASKS } from '../wording/reproaches/scolding-asks.ts';
import { SCOLDINGS } from '../wording/reproaches/scoldings.ts';
import { SERIOUS } from '../wording/reproaches/serious.ts';
import { applyRules, type Rule } from '../wording/rule.ts';
import { ACCUSED, ACCUSED_NAMED } from '../wording/tone/accused.ts';
import { CLOSED_TALK, FINAL, TURNED_AWAY } from '../wording/tone/closed-talk.ts';
import { ASKED_OF_OTHERS, BANS, COLD } from '../wording/tone/cold.ts';
import { FIXED } from '../wording/tone/fixed.ts';
import { HURRIED } from '../wording/tone/hurried.ts';
import { PUSHED } from '../wording/tone/pushed.ts';
import { SWEEPING } from '../wording/tone/sweeping.ts';
import { THREATS_CALM } from '../wording/tone/threats.ts';
import { isToneAlone } from './idioms/named-tone.ts';
import { namesSentence } from './quoted-words.ts';

const PLAIN: readonly Rule[] = [
  ...MOCK_THANKS,
  ...SERIOUS,
  ...SCOLDINGS,
  ...SCOLDING_ASKS,
  ...HARSH_VERDICTS,
  ...ACCUSED,
  ...PUSHED,
  ...THREATS_CALM,
  ...TURNED_AWAY,
  ...BANS,
];
const PLAIN_TO_ONE: readonly Rule[] = [...PLAIN, ...ASKED_OF_OTHERS];
/** What is mended only where a risk points at the sentence: elsewhere the same words may be no fault. */
const NAMED: readonly Rule[] = [...CLOSED_TALK, ...ACCUSED_NAMED, ...HURRIED, ...FIXED, ...COLD];

/** A body whose reproaches say what was seen or is asked, and the sentences that were put so. */
export interface SaidPlainly {
  readonly parts: DraftParts;
  readonly sentences: ReadonlySet<Sentence>;
}

/**
 * The draft's parts with what a reproach saw, wants or would avoid in plain words, before anything is left out: said so,
 * it is no fault any more and must stay. Notes for oneself reproach nobody: of them only those change that a risk quotes.
 */
export function saidPlainly(
  type: MessageType,
  parts: DraftParts,
  risks: readonly RiskFinding[] = [],
): SaidPlainly {
  const sentences = new Set<Sentence>();
  const isNotice = givesNotice(parts.paragraphs.flat().map(({ text }) => text));
  const paragraphs = parts.paragraphs.map((units) =>
    units.map((drafted) => {
      if ((isNotice && expects(drafted.text)) || abuseOf(drafted.text) !== null) return drafted;
      const isNamed = namesSentence(drafted.sentence.text, risks);
      const unit = type === 'meeting_prep' ? drafted : withoutToneAlone(drafted, isNamed);
      const text = inPlainWords(unit, rulesFor(type, isNamed));
      if (text === unit.text || !/\p{L}/u.test(text)) return unit;
      sentences.add(unit.sentence);
      return { ...unit, text };
    }),
  );
  const isSame = paragraphs.every((units, at) =>
    units.every((unit, place) => unit === parts.paragraphs[at]?.[place]),
  );
  return { parts: isSame ? parts : { ...parts, paragraphs }, sentences };
}

const TO_ONE: ReadonlySet<MessageType> = new Set(['email', 'outreach']);

function rulesFor(type: MessageType, isNamed: boolean): readonly (readonly Rule[])[] {
  if (type === 'meeting_prep') return isNamed ? [HARSH_NOTES] : [];
  const plain = TO_ONE.has(type) ? PLAIN_TO_ONE : PLAIN;
  if (!isNamed) return [plain];
  return type === 'difficult_conversation' ? [plain, NAMED] : [plain, NAMED, FINAL];
}

function inPlainWords({ text }: Unit, tables: readonly (readonly Rule[])[]): string {
  if (text.length > LONGEST_PARTED || /["“”„«»]/u.test(text)) return text;
  const own = text.replaceAll('’', "'");
  const plain = put(own, tables);
  if (plain !== own) return plain;
  const pieces = own.split(BETWEEN_SHORT);
  const said = pieces.map((piece) => put(piece, tables)).join(' ');
  return said === pieces.join(' ') ? text : said;
}

/** Where a short sentence, read as one with its neighbour, ends. */
const BETWEEN_SHORT = /(?<=\p{L}{2}[.!?]) (?=\p{Lu})/u;

function put(own: string, tables: readonly (readonly Rule[])[]): string {
  const plain = tables.reduce(applyRules, own);
  return plain !== own && /^\P{L}*\p{Lu}/u.test(own) ? capitalised(plain) : plain;
}

/** The unit without the short sentences in it that are nothing but a tone. */
function withoutToneAlone(unit: Unit, isNamed: boolean): Unit {
  const pieces = unit.text.split(BETWEEN_SHORT);
  const left = pieces.filter((piece) => !isToneAlone(piece, isNamed));
  return left.length === 0 || left.length === pieces.length ? unit : { ...unit, text: left.join(' ') };
}

/** The unit without the sweeping words that a risk quotes in it: of what stays, what they rest on. */
export function withoutSweep(unit: Unit, type: MessageType, risks: readonly RiskFinding[]): Unit {
  if (type === 'meeting_prep' || !namesSentence(unit.sentence.text, risks)) return unit;
  const text = inPlainWords(unit, [SWEEPING]);
  return text === unit.text || !/\p{L}/u.test(text) ? unit : { ...unit, text };
}
