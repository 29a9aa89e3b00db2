import { isPair, isShort, mayGoFirst, mayGoLast, speaksOf } from './bound-clauses.ts';
import { breaks } from './breaks.ts';
import { type Clause, clausesOf, hasVerb, isWhole } from './clauses.ts';
import { capitalised } from './smooth.ts';

const OWN_SUBJECT =
  /^(?:i|we|you|he|she|it|they|there|the|a|an|my|our|your|his|her|their|its|this|that|these|those|some|many|most|several|both|people|please|let's|could|can|would|will|shall|what|how|where|who|nobody|everyone|someone|don't|do not)\b/i;
/** A name or a number. */
const NAME_START = /^(?:\p{Lu}\p{Ll}|\d)/u;

export interface Parting {
  /** Whether what follows from a bad clause does without it, too: "everybody loves it, so decide today". */
  readonly isNoReason?: boolean;
  /** The sentence's own clauses, for who has told them apart. */
  readonly clauses?: readonly Clause[];
}

/**
 * The sentence without the clauses that `isBad` names: at its end, at its front, and between two others, wherever
 * what remains can stand alone. The sentence unchanged when nothing may go.
 */
export function withoutClauses(
  sentence: string,
  isBad: (clause: Clause) => boolean,
  { isNoReason = false, clauses = clausesOf(sentence) }: Parting = {},
): string {
  if (clauses.length < 2) return sentence;
  const bad = clauses.map(isBad);
  if (!bad.includes(true) || !bad.includes(false)) return sentence;
  const reason = bad.lastIndexOf(false) === 0 ? reasonAlone(clauses[0]?.text ?? '') : null;
  if (reason !== null) return reason;
  for (let at = clauses.length - 1; at > 1; at -= 1)
    if (bad[at] === true && isPair(clauses[at - 1], clauses[at])) bad[at - 1] = isShort(clauses[at - 1]);
  const to = lastOf(sentence, clauses, bad);
  const from = firstOf(sentence, clauses, bad, to, isNoReason);
  if (from === 0 && to === clauses.length) return sentence;
  const left = withLastJoined(textOf(sentence, clauses, from, to), clauses.slice(from, to), clauses[to]);
  return ended(sentence, left.trim().replace(HANGING, ''), from > 0);
}

/** "It was late, the numbers were wrong, and …" without what its "and" joined: the last two are joined by it instead. */
function withLastJoined(text: string, left: readonly Clause[], cut: Clause | undefined): string {
  const last = left.at(-1);
  if (last === undefined || left.length < 2 || !/\band\s*$/i.test(cut?.joint ?? '')) return text;
  const isBareList = left.every((clause, index) => index === 0 || /^\s*,\s+$/.test(clause.joint));
  if (!isBareList || !left.every((clause) => isWhole(clause.text) && beginsAnew(clause.text))) return text;
  return `${text.slice(0, text.length - last.text.length - last.joint.length)} and ${last.text}`;
}

/** What is left of the sentence with a capital and a mark at its end; the sentence itself where it would be broken. */
function ended(sentence: string, rest: string, isFrontGone: boolean): string {
  const asks = ASKING_START.test(rest) || (sentence.trimEnd().endsWith('?') && AUXILIARY.test(rest));
  const begun = isFrontGone && /^\p{Lu}/u.test(sentence) ? capitalised(rest) : rest;
  const whole = /[.!?…]["”')]?$/u.test(rest) ? begun : `${begun}${asks ? '?' : '.'}`;
  return breaks(sentence, whole) || HALF_JOINED.test(rest) ? sentence : whole;
}

const GIVES_REASON =
  /^(?:as|since|because|given that|now that|seeing that) (?=(?:the|an?|our|my|your|his|her|this|that|it|we|I|they|there|all|both|nobody|no)\b)/iu;

/** "As the lease is signed, …" as a sentence of its own; null where it is none. */
function reasonAlone(words: string): string | null {
  const own = words.replace(GIVES_REASON, '');
  return own === words || !isWhole(own) ? null : `${capitalised(own)}.`;
}

/** Behind which clause the sentence can end. */
function lastOf(sentence: string, clauses: readonly Clause[], bad: readonly boolean[]): number {
  let to = clauses.length;
  while (
    to > 1 &&
    bad[to - 1] === true &&
    (bad[to - 2] === true || mayGoLast(clauses[to - 2], clauses[to - 1])) &&
    isWhole(textOf(sentence, clauses, 0, to - 1))
  )
    to -= 1;
  return to === clauses.length || mayGoLast(clauses[to - 1], clauses[to]) ? to : clauses.length;
}

/** With which clause the sentence can begin. */
function firstOf(
  sentence: string,
  clauses: readonly Clause[],
  bad: readonly boolean[],
  to: number,
  isNoReason: boolean,
): number {
  let from = 0;
  let next = 0;
  while (next < to - 1 && bad[next] === true && mayGoFirst(clauses[next], clauses[next + 1], isNoReason)) {
    next += 1;
    if (bad[next] === true || !hasVerb(clauses[next]?.text ?? '')) continue;
    const rest = textOf(sentence, clauses, next, to);
    if (beginsAnew(rest) && isWhole(rest) && !speaksOf(clauses[0]?.text ?? '', rest)) from = next;
  }
  return from;
}

const AUXILIARY =
  /^(?:can|could|would|will|shall|should|may|do|does|did|is|are|was|were|have|has|what|when|where|who|which|why|how)\b/i;
const ASKING_START =
  /^(?:(?:can|could|would|will|shall|should|shouldn['’]t|may|must|do|does|did|is|are|was|were|have|has) (?:you|we|I|he|she|it|they|there|this|that|these|those|the|a|an|any|your|our|my|some|one|every|no)\b|(?:what|when|where|who|which|why|how)(?:['’]s| (?:\p{L}+ )?(?:is|are|was|were|do|does|did|can|could|would|will|should))\b)/iu;

/** "… and, after an exchange of views": what "and" joins is gone. */
const HALF_JOINED = /\b(?:and|but|or),[^,;]{1,60}$/i;

/** "…, and, let's face it" in front of what went. */
const HANGING =
  /,? (?:and|but|so|or)(?:,? (?:let['’]s face it|let['’]s be honest|frankly|honestly|to be (?:fair|honest)|as we all know))?,?$/i;

/** The sentence without the clauses that `isBad` names between two others, where a comma stands before and behind. */
export function withoutInnerClauses(
  sentence: string,
  isBad: (clause: Clause) => boolean,
  clauses: readonly Clause[] = clausesOf(sentence),
): string {
  if (clauses.length < 3) return sentence;
  let result = '';
  let isAfterCut = false;
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    const isHalf = isPair(clauses[index - 1], clause) || isPair(clause, next);
    const isInner =
      index > 0 &&
      next !== undefined &&
      !isHalf &&
      !waitsForNoun(clause, next) &&
      /^\s*,\s+$/.test(clause.joint) &&
      !isOfList(index > 1 ? clauses[index - 1] : undefined, next);
    if (isInner && /^\s*[,;]\s/.test(next.joint) && isBad(clause)) {
      isAfterCut = true;
      continue;
    }
    result += isAfterCut ? joinedBehindCut(result, clause) : clause.joint + clause.text;
    isAfterCut = false;
  }
  return breaks(sentence, result) ? sentence : result;
}

/** A clause behind one that went: what it was set against is gone with that, so its "but" begins a sentence without it. */
function joinedBehindCut(before: string, { joint, text }: Clause): string {
  if (BOUND_PLACE.test(text)) return ` ${text}`;
  const isApart = /\bbut\s*$/i.test(joint) && isWhole(before) && isWhole(text) && beginsAnew(text);
  return isApart ? `. ${capitalised(text)}` : joint + text;
}

/** "a very bold": an article and what can only be an adjective. */
const ARTICLE_AND_ADJECTIVE =
  /^(?:such )?(?:an?|the|our|your|my|this|these|some) (?:(?:very|so|\p{L}+ly) )*(?:\p{L}+-)*(?:\p{L}+(?:ing|ed|ive|ous|able|ible|ful|ic|al|est|class|edge|art)|new|great|huge|big|small|good|fresh|bold|smart|simple|short|quick|easy)$/iu;

/** "a game-changing, new way to show it": whether the article in a clause is that of a noun behind its comma. */
function waitsForNoun({ text }: Clause, next: Clause): boolean {
  if (ARTICLE_AND_ADJECTIVE.test(text)) return true;
  const goesOn = /^(?!(?:an?|the|our|your|my|and|or)\b)\p{Ll}/u;
  return /^(?:an?|the|our|your|my) [\p{L}-]+$/iu.test(text) && goesOn.test(next.text);
}

/** "bread, rolls, whatever you like, and deliver": a list that would lack the thing its "and" waits for. */
function isOfList(before: Clause | undefined, next: Clause): boolean {
  return before !== undefined && !hasVerb(before.text) && /\b(?:and|or)\s*$/i.test(next.joint);
}

/** What belongs to the verb before it, without a comma. */
const BOUND_PLACE = /^(?:on|in|by|at|from|for|until|till|to|with)\b/i;

function beginsAnew(words: string): boolean {
  return OWN_SUBJECT.test(words) || NAME_START.test(words);
}

function textOf(sentence: string, clauses: readonly Clause[], from: number, to: number): string {
  const start = clauses[from]?.start ?? 0;
  const last = clauses[to - 1];
  return last === undefined ? '' : sentence.slice(start, last.start + last.text.length);
}
