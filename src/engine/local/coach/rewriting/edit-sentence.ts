import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { checkRewrite } from '../../../facts/check-rewrite.ts';
import { extractFacts } from '../../../facts/extract-facts.ts';
import type { FactKind } from '../../../facts/fact.ts';
import type { Unit } from './draft-parts.ts';
import { quieted, smoothSentence } from './smooth.ts';
import {
  FIRM_QUESTIONS,
  KINDLY_ASKED,
  OPEN_NOTES,
  OWNERLESS,
  PLAIN_ASKS,
  UNHURRIED,
} from './wording/asks.ts';
import { CALM } from './wording/calm.ts';
import { CUTS } from './wording/cuts.ts';
import { FIRM } from './wording/firm.ts';
import { JARGON } from './wording/jargon.ts';
import { OPENED } from './wording/opened.ts';
import { applyRules, asQuestion, type Rule } from './wording/rule.ts';
import { SHORTHAND } from './wording/shorthand.ts';
import { SOBER } from './wording/sober.ts';

/** Letters of the longest sentence that is put differently; beyond, it is no sentence. */
const LONGEST_EDITED = 1500;

const LOUD_WORD = /(?<![\w'’-])\p{Lu}{2,}(?![\w'’-])/gu;
/** Words that drafts shout; other capitals are names and abbreviations. */
const SHOUTED = new Set(
  `always never all every everyone everybody nobody none not must need now today tomorrow huge best worst only very
   really absolutely totally immediately urgent please stop same before after again way too million millions billions
   we no so my success win runaway total zero losing free new amazing great wow yes still crushing love hate dead done this that you your the and are were answer
   any can cannot will wont going gets fast first last also sick biggest loud what why how when who more less most`.split(
    /\s+/,
  ),
);

/** Everything that mends a sentence whoever reads it. */
const MENDED: readonly Rule[] = [...CUTS, ...SOBER, ...FIRM, ...OPENED, ...CALM, ...JARGON];

/** One sentence of the draft in plainer words. Falls back to the draft's own words when a fact would suffer. */
export function editSentence(unit: Unit, type: MessageType, profile: ProfileCode | null): string {
  if (unit.text.length > LONGEST_EDITED) return unit.text;
  const own = unit.text.trim().replaceAll('’', "'");
  let edited = lowered(quieted(applyRules(isShouted(own) ? own.toLowerCase() : own, SHORTHAND))).trim();
  edited = applyRules(edited, PLAIN_ASKS);
  edited = withOwner(edited, type);
  edited = applyRules(edited, MENDED);
  if (edited.trimEnd().endsWith('?')) edited = applyRules(edited, FIRM_QUESTIONS);
  edited = forReader(edited, type, unit.isListItem ? null : profile);
  const smooth = asNote(unit, smoothSentence(edited));
  if (smooth === own || isFaithful(own, smooth)) return smooth;
  return asNote(unit, smoothSentence(own));
}

/** A note in a list keeps its small first letter. */
function asNote(unit: Unit, smooth: string): string {
  const isSmall = unit.isListItem && unit.sentence.text.startsWith(unit.text) && /^\p{Ll}/u.test(unit.text);
  return isSmall ? smooth.charAt(0).toLowerCase() + smooth.slice(1) : smooth;
}

function forReader(sentence: string, type: MessageType, profile: ProfileCode | null): string {
  if (type === 'meeting_prep') return applyRules(sentence, OPEN_NOTES);
  if (type === 'internal_comms' || profile === null) return sentence;
  const unhurried = applyRules(sentence, UNHURRIED[profile] ?? []);
  return profile === 'DP-06' ? applyRules(unhurried, KINDLY_ASKED) : unhurried;
}

/** A whole sentence in capitals. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 12 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

export function lowered(text: string): string {
  return text.replace(LOUD_WORD, (word) => (SHOUTED.has(word.toLowerCase()) ? word.toLowerCase() : word));
}

function withOwner(sentence: string, type: MessageType): string {
  const match = OWNERLESS.exec(sentence);
  if (match === null || /[,;]/.test(sentence)) return sentence;
  const task = sentence.slice(match[0].length);
  if (type === 'meeting_prep') return `Settle who will ${task}`;
  return asQuestion(`${type === 'internal_comms' ? 'Who can' : 'Can you'} ${task}`);
}

/** Whether every number, date, name, address and quotation of the sentence stands in its edit, and no other does. */
function isFaithful(own: string, edited: string): boolean {
  if (!/\p{L}{2}|\d/u.test(edited)) return false;
  if (!/["“”„«»@/]/.test(own) && sharesFacts(own, edited)) return true;
  const { lost, invented } = checkRewrite(own, edited);
  return [...lost, ...invented].every((fact) => fact.kind === 'promise' || fact.kind === 'negation');
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
  return changed.length === 0 || !extractFacts(changed.join(' ')).some(({ kind }) => HARD.has(kind));
}

const HARD: ReadonlySet<FactKind> = new Set([
  'number',
  'percent',
  'phone',
  'date',
  'time',
  'name',
  'link',
  'mail',
]);

function wordsOf(text: string): ReadonlySet<string> {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.:,%-]*/gu) ?? [];
  return new Set(words.map((word) => word.replace(/['’.:,%-]+$/, '')));
}
