import type { ProfileCode } from '../../../../domain/profiles.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import { LIKELY_QUESTIONS } from './closing-question.ts';
import { joinBlocks } from './compose-message.ts';
import type { DraftParts } from './draft-parts.ts';
import type { Body, Rewritten } from './rewritten-body.ts';
import { capitalised } from './smooth.ts';

const PURPOSE = /^(?:the )?(?:purpose|goal|objective|aim)(?: is)?(?: to)?\s*[:=–-]?\s+(?=\S+ \S+ \S)/i;
const WANTED =
  /^(?:i |we )?(?:need|want|get) (?:(?:him|her|them) to|(?=(?:his|her|their) (?:ok|yes|approval|signature)))\s*/i;
const DECISION = /^(?!\d).*\b(?:approve|approval|sign off|decid\w+|decision|yes or no|released?|agree to)\b/i;
const BRING = /^(?:bring|attached|take along|have with)\b[\s:]*/i;
const LABELLED = /^(?!I |We )\p{Lu}[\p{L} ]{2,22}:/u;
/** A sentence that can be said aloud to the reader: a figure with a verb, not a note about them. */
const SPEAKABLE =
  /^(?!\d|if |don't |do not |ask |show |start |explain |tell |keep |then |maybe |think ).*\b(?:is|are|was|were|went|fell|rose|voted|found|stays?|stayed|saves?|cut|dropped|has|have)\b/i;
const ABOUT_THEM = /\b(?:he|she|his|her|hers|him|they|them|their|i|he'll|she'll|isn't relevant)\b/i;
const SHORTEST_NOTE_WORDS = 4;
const LONGEST_OPENING_WORDS = 30;

/** Purpose, decision, points and what this reader will ask, under labels; the writer's words stay. */
export function composeMeetingPrep(parts: DraftParts, body: Body, profile: ProfileCode | null): string {
  const sentences = joinFragments(body.paragraphs.flat().flatMap(splitNotes));
  const title = titleOf(parts, sentences);
  const rest = sentences.filter((sentence) => sentence !== title.taken);
  const purpose = rest.find((sentence) => PURPOSE.test(sentence.text));
  const others = rest.filter((sentence) => sentence !== purpose);
  const decision =
    others.find((sentence) => WANTED.test(sentence.text)) ??
    others.find(
      (sentence) =>
        !/^\d/.test(sentence.marker) &&
        DECISION.test(sentence.text) &&
        !/^(?:no|if|don't)\b/i.test(sentence.text),
    );
  const bring = others.find((sentence) => sentence !== decision && BRING.test(sentence.text));
  const opening = others.find(
    (sentence) => sentence !== decision && sentence !== bring && opens(sentence, profile),
  );
  const points = others.filter((sentence) => ![decision, bring, opening].includes(sentence));
  return joinBlocks([
    title.text,
    lines(labelled('Purpose', purpose, PURPOSE), labelled('Decision needed', decision, WANTED)),
    opening === undefined ? '' : `Opening line: "${capitalised(opening.text)}"`,
    pointsBlock(points),
    labelled('Bring', bring, BRING),
    `Expect: ${LIKELY_QUESTIONS[profile ?? 'unknown']}`,
    parts.signature,
    parts.quoted,
  ]);
}

/** Notes under labels of their own, each label on its own line. */
export function withLabelsOnLines(sentences: readonly Rewritten[]): readonly Rewritten[] {
  return sentences.map((sentence) =>
    LABELLED.test(sentence.text) && !sentence.isListItem ? { ...sentence, startsLine: true } : sentence,
  );
}

/** Whether the draft already stands under labels of its own, which then stay. */
export function isLabelled(sentences: readonly Rewritten[]): boolean {
  return sentences.filter((sentence) => LABELLED.test(sentence.text)).length >= 3;
}

function lines(...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}

function opens(sentence: Rewritten, profile: ProfileCode | null): boolean {
  const { text } = sentence;
  if (!/\d/.test(text) && !sentence.isSafeguard) return false;
  if (text.split(' ').length > LONGEST_OPENING_WORDS || text.includes(':')) return false;
  if (sentence.isQuestion || text.includes('"') || ABOUT_THEM.test(text) || !SPEAKABLE.test(text))
    return false;
  return profile === 'DP-04' && sentence.isSafeguard ? true : sentence.numberCount > 0 && profile !== 'DP-06';
}

/** Notes that stand behind an abbreviated hour or name, one by one. */
function splitNotes(sentence: Rewritten): readonly Rewritten[] {
  if (sentence.isListItem || sentence.text.includes('"')) return [sentence];
  return splitSentences(sentence.text).map(({ words }) => ({ ...sentence, text: words }));
}

/** "Think other banks do it too? Need to check." is one note, not two. */
function joinFragments(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const joined: Rewritten[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && sentence.isListItem && sentence.marker === '') {
      joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
      continue;
    }
    const isFragment = sentence.text.split(' ').length < SHORTEST_NOTE_WORDS;
    if (
      last === undefined ||
      sentence.isListItem ||
      last.isListItem ||
      sentence.startsLine ||
      joined.length < 2 ||
      !(isFragment || last.text.endsWith('?'))
    )
      joined.push(sentence);
    else joined[joined.length - 1] = { ...last, text: `${last.text} ${sentence.text}` };
  }
  return joined;
}

function titleOf(
  parts: DraftParts,
  sentences: readonly Rewritten[],
): { text: string; taken: Rewritten | null } {
  if (parts.headings.length > 0) return { text: parts.headings.join('\n'), taken: null };
  const first = sentences[0];
  const isTitle =
    first !== undefined &&
    !first.isListItem &&
    !first.isQuestion &&
    first.text.split(' ').length <= 18 &&
    !PURPOSE.test(first.text) &&
    !WANTED.test(first.text);
  return isTitle ? { text: first.text.replace(/\.$/, ''), taken: first } : { text: '', taken: null };
}

function labelled(label: string, sentence: Rewritten | undefined, prefix: RegExp): string {
  return sentence === undefined ? '' : `${label}: ${capitalised(sentence.text.replace(prefix, ''))}`;
}

function pointsBlock(points: readonly Rewritten[]): string {
  return points.map((sentence) => `${markerOf(sentence)}${sentence.text}`).join('\n');
}

function markerOf(sentence: Rewritten): string {
  if (/^\d/.test(sentence.marker)) return sentence.marker;
  return sentence.text.endsWith(':') ? '' : '- ';
}
