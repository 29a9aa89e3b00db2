import { isCommonWord } from '../../../facts/common-words.ts';
import { linesOf } from '../../../facts/lines.ts';
import { NOT_A_NAME, type RawBlock, replaceTail } from './lines.ts';
import { isBelowFarewell } from './signer-lines.ts';

const SIGN_OFF_THEN_NAME =
  /(?:^|[.!?…)\p{Extended_Pictographic}]\s+|\s(?=xx))((?:(?:with |kind |kindest |best |warm |warmest |many |yours |big |lots of |very )*(?:regards|rgds|wishes|thanks|thank you|sincerely|faithfully|cheers|best|love|hugs|respectfully|warmly|xx+|xo(?:xo)*|thx|ta|yours|ciao|hugs|bisous|abrazo|embraces|peace|take care|all the best))[,.!]?\s+)(?!in advance for\b|for being \p{L}+[.!]*$|(?:you|u|ya|yous?e|it|this|that|a|so|very|all|both|everyone|everybody|guys|folks|mate|love|boss|lots|loads|again)\b[^,]*$)(\p{Lu}[\p{L}.'’-]*(?:[ ,]+(?:from |of |at |& )?\p{Lu}[\p{L}.'’-]*){0,5}\.?)$/iu;

/** What several people who sign together are. */
export const GROUP =
  '(?:team|crew|gang|lot|family|management|board|committee|office|desk|department|trustees|neighbours|girls|boys|lads|kids|guys|band|choir|club|collective|secretariat|council|organisers|reception|society|association|trust|services)';

/** "The Singly crew" or "Sue and the girls" behind the last sentence. */
const TRAILING_GROUP = new RegExp(
  `[.!?…]\\s+((?:The|Your) (?:[\\p{L}\\d'’&-]+ ){0,2}${GROUP}|\\p{Lu}[\\p{L}'’-]+ (?:(?:\\+|&|and) (?:all )?(?:the|my|our)|\\+|&) (?:\\p{L}+ )?${GROUP})[.]?$`,
  'u',
);

/** "I'll talk to Mr. Lee." ends in no name of whoever writes. */
const TRAILING_NAME =
  /(?<!\b(?:Mrs?|Ms|Mx|Dr|Prof|St|Rev))[.!?…)\p{Extended_Pictographic}]\s+([-–—]\s?|\/{1,2} ?)?((?:(?:Mrs?|Ms|Mx|Dr|Prof)\. )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}(?:(?:, | (?:from|of|at) )\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}|, (?:\p{Ll}+ ){0,2}(?:committee|office|chair|secretary|team|manager|desk|coordinator|director|treasurer|board|teacher|nurse|caretaker|warden|editor))?)\.?$/u;

/** "Sorry to be harsh – G. Whitlock" */
const DASHED_NAME = / ([-–—] ?(?:\p{Lu}\. ?){1,3}\p{Lu}\p{Ll}[\p{L}'’-]*)$/u;

const TAIL_LONGEST = 160;

/** "… the grower. In solidarity, Bea Aznar": a farewell of the writer's own behind the last sentence. */
const FAREWELL_THEN_NAME =
  /[.!?…]\s+((?:(?:In|With|Yours|Until|For) (?:\p{L}+ ){0,3}\p{L}+|Your (?:\p{Ll}+ )?(?:friend|neighbour|colleague|brother|sister|son|daughter)),\s+)(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})$/u;

/** "… is closed. Thanks for your cooperation, Mira Tall" */
const THANKS_THEN_NAME =
  /[.!?…]\s+((?:Thanks|Thank you) for (?:your |all your )?\p{Ll}+(?: \p{Ll}+)?,\s+)(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,2})$/u;

/** Where a farewell and the name behind it begin. */
interface SignedAt {
  readonly signOff: number;
  readonly name: number;
}

/** Splits a farewell and a name, or a name alone, off the end of a paragraph's last sentence. */
export function splitInlineSignOff(text: string, blocks: RawBlock[], index: number): void {
  const block = blocks[index];
  if (block?.kind !== 'paragraph') return;
  const own = text.slice(block.start, block.end).trimEnd();
  const end = block.start + own.length;
  for (const length of endsOf(own)) {
    const tailStart = Math.max(0, length - TAIL_LONGEST);
    const signed = signedIn(own.slice(tailStart, length));
    if (signed === null) continue;
    const from = block.start + tailStart;
    replaceTail(blocks, index, from + signed.signOff, [
      { kind: 'sign_off', start: from + signed.signOff, end: from + signed.name },
      { kind: 'signature', start: from + signed.name, end },
    ]);
    return;
  }
  const tailStart = block.start + Math.max(0, own.length - TAIL_LONGEST);
  const name = nameIn(text.slice(tailStart, end));
  if (name === null) return;
  const nameAt = tailStart + name;
  replaceTail(blocks, index, nameAt, [{ kind: 'signature', start: nameAt, end }]);
}

const MOST_BELOW = 3;

/** Where the name of whoever signs may end: before the lines that say what they are, or at the very end. */
function endsOf(paragraph: string): readonly number[] {
  const ends = [paragraph.length];
  const lines = linesOf(paragraph);
  for (let at = lines.length - 1; at > 0 && ends.length <= MOST_BELOW; at -= 1) {
    const line = lines[at];
    if (line === undefined || !isBelowFarewell(line.text.trim())) break;
    ends.push(line.start - 1);
  }
  return ends;
}

/** A farewell and the name that ends the words; null when they end otherwise. */
function signedIn(tail: string): SignedAt | null {
  const found = THANKS_THEN_NAME.exec(tail) ?? SIGN_OFF_THEN_NAME.exec(tail) ?? FAREWELL_THEN_NAME.exec(tail);
  if (found?.[1] === undefined || found[2] === undefined) return null;
  const name = tail.length - found[2].length;
  const stop = STOP_IN_NAME.exec(found[2]);
  // "Thanks Ngozi. Best wishes, Fran" thanks somebody before it ends.
  if (stop !== null) return later(signedIn(tail.slice(name + stop.index)), name + stop.index);
  const [small = ''] = SMALL_IN_FRONT.exec(found[2]) ?? [];
  const isNobody = small === '' && SMALL.test(found[2]) && found[2].split(' ').some(isNoName);
  return isNobody ? null : { signOff: name - found[1].length, name: name + small.length };
}

function later(signed: SignedAt | null, by: number): SignedAt | null {
  return signed === null ? null : { signOff: signed.signOff + by, name: signed.name + by };
}

/** A full stop that ends a sentence and shortens no name. */
const STOP_IN_NAME = /(?<=\p{L}{3})(?<!\b(?:Prof|Capt|Cllr|Revd|Dott|Herr|Mlle|Srta))[.!?] (?=\p{L})/u;
/** "in advance Kev Dunn", "and best wishes Fran": words of the farewell in front of the name. */
const SMALL_IN_FRONT = /^\p{Ll}[\p{Ll} ]*,? (?=\p{Lu})/u;
const SMALL = /^\p{Ll}/u;

/** "and sorry to disturb": words that no writer without capitals is called by. */
function isNoName(word: string): boolean {
  return isCommonWord(word.replace(/[.,]$/, ''));
}

/** Where a name alone begins that ends the words; null when they end otherwise. */
function nameIn(tail: string): number | null {
  const group = TRAILING_GROUP.exec(tail)?.[1];
  if (group !== undefined) return tail.lastIndexOf(group);
  const dashed = DASHED_NAME.exec(tail)?.[1];
  if (dashed !== undefined) return tail.lastIndexOf(dashed);
  const named = TRAILING_NAME.exec(tail);
  if (named?.[2] === undefined || !isSigned(named[0], named[2]) || isPoint(tail.slice(0, named.index)))
    return null;
  const at = tail.lastIndexOf((named[1] ?? '') + named[2]);
  const stop = STOP_IN_NAME.exec(tail.slice(at));
  if (stop === null) return at;
  const name = nameIn(tail.slice(at + stop.index));
  return name === null ? null : at + stop.index + name;
}

/** "3. Mice. 4": a number that counts on, so that what stands behind it is a point and no name. */
function isPoint(before: string): boolean {
  const number = /(?:^|[\s,;:(])(\d{1,2})$/.exec(before)?.[1];
  return number !== undefined && new RegExp(`(?:^|[\\s,;:(])${Number(number) - 1}[.)] `).test(before);
}

/** Whether the words behind the last sentence are a name and not a last cry or request. */
function isSigned(tail: string, name: string): boolean {
  return !NOT_A_NAME.has(name.toLowerCase()) && !CALLS_ON.test(name) && !LAST_CRY.test(tail);
}

/** "… until Wednesday. Disgusting." */
const LAST_CRY = /\s\p{Lu}\p{Ll}{3,}(?:ing|ous|ful|[ai]ble|less|ive|astic|ific)\.$/u;
/** "Ask Ana" asks for something and signs nothing. */
const CALLS_ON =
  /^(?:ask|tell|call|ring|see|contact|thank|meet|email|text|join|visit|try|welcome|congratulate|love|from|to|in|at|on) /i;
