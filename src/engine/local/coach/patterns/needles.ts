/** Fewer letters than this say too little to look for, unless a pattern has nothing better. */
const SHORTEST = 3;

/** What nearly every text holds, so that nearly any other part of a pattern tells more. */
const EVERYDAY: ReadonlySet<string> = new Set([
  ...[
    'the',
    'and',
    'you',
    'for',
    'but',
    'are',
    'our',
    'your',
    'have',
    'that',
    'this',
    'with',
    'not',
    'all',
    'is',
  ],
  ...['to', 'it', 'in', 'of', 'on', 'we', 'be', 'at', 'an', 'as', 'or', 'my', ','],
]);

/** Which strings count as needles, and what may hold them. */
interface Choice {
  isNeedle(words: string): boolean;
  /** Whether what the match is followed by, or stands behind, counts too: the text must hold it as well. */
  readonly looksAround: boolean;
}

const TELLING: Choice = { isNeedle: (words) => words.trim().length >= SHORTEST, looksAround: false };
/** For patterns without telling needles that are rare: " or ", "x ", "?". */
const SCANT: Choice = {
  isNeedle: (words) => words.trim() !== '' && /..|[^\p{L}]/u.test(words),
  looksAround: true,
};

/**
 * Strings of which a text, in lower case, must hold at least one for the pattern to match it: looking for them is much
 * quicker than trying the pattern. Null when there is no telling.
 */
export function needlesOf({ source }: RegExp): readonly string[] | null {
  const telling = ofChoices(source, TELLING);
  if (telling !== null && frequency(telling) < OFTEN) return telling;
  const scant = ofChoices(source, SCANT);
  return telling === null || (scant !== null && frequency(scant) < frequency(telling)) ? scant : telling;
}

/** Of alternatives, each must give a needle. */
function ofChoices(source: string, choice: Choice): readonly string[] | null {
  const needles: string[] = [];
  for (const alternative of choicesOf(source)) {
    const found = ofSequence(alternative, choice);
    if (found === null) return null;
    needles.push(...found);
  }
  return needles;
}

/** What stands for itself in a pattern. */
const LITERAL = /^(?:[\p{L}\p{N} ',=%:;!"-]|\\[?./])$/u;

/** Of what stands one behind the other, the part that the fewest texts hold. */
function ofSequence(source: string, choice: Choice): readonly string[] | null {
  let best: readonly string[] | null = null;
  let run = '';
  const offer = (needles: readonly string[] | null): void => {
    if (needles === null || needles.length === 0) return;
    if (best === null || frequency(needles) < frequency(best)) best = needles;
  };
  const endRun = (): void => {
    if (choice.isNeedle(run)) offer([run.toLowerCase()]);
    run = '';
  };
  let at = 0;
  while (at < source.length) {
    const end = endOfAtom(source, at);
    const isOptional = /^(?:[?*]|\{0)/.test(source.slice(end, end + 2));
    const after = end + (/^(?:[?*+]\??|\{[\d,]+\}\??)/.exec(source.slice(end, end + 12))?.[0].length ?? 0);
    const atom = source.slice(at, end);
    if (LITERAL.test(atom) && !isOptional) {
      run += atom.slice(-1);
      if (after > end) endRun();
    } else {
      endRun();
      const inside = isOptional ? null : insideOf(atom, choice);
      if (inside !== null) offer(ofChoices(inside, choice));
    }
    at = after;
  }
  endRun();
  return best;
}

/** Roughly in how many texts one of the needles stands: more often the more they are, and the shorter. */
function frequency(needles: readonly string[]): number {
  return needles.reduce((sum, needle) => sum + frequencyOf(needle), 0);
}

function frequencyOf(needle: string): number {
  if (EVERYDAY.has(needle.trim())) return /^ .* $/.test(needle) ? OFTEN / 2 : OFTEN;
  return 3 ** -needle.length / (needle.includes('?') ? SENTENCES_TO_A_QUESTION : 1);
}

const OFTEN = 0.3;
const SENTENCES_TO_A_QUESTION = 8;

/** What stands in a group that the text must hold; null for what is no such group. */
function insideOf(atom: string, { looksAround }: Choice): string | null {
  if (!atom.startsWith('(') || /^\(\?<?!/.test(atom)) return null;
  const opening = /^\((?:\?<?[:=])?/.exec(atom)?.[0] ?? '';
  return opening.endsWith('=') && !looksAround ? null : atom.slice(opening.length, -1);
}

/** Where the letter, escape, class or group that begins at `at` ends. */
function endOfAtom(source: string, at: number): number {
  const first = source.charAt(at);
  if (first === '\\') {
    const property = /^\\[pPu]\{[^}]*\}/.exec(source.slice(at))?.[0];
    return at + (property?.length ?? 2);
  }
  if (first === '[') return endOfClass(source, at);
  if (first !== '(') return at + 1;
  let depth = 0;
  for (let index = at; index < source.length; index += 1) {
    const char = source.charAt(index);
    if (char === '\\') index += 1;
    else if (char === '[') index = endOfClass(source, index) - 1;
    else if (char === '(') depth += 1;
    else if (char === ')') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return source.length;
}

function endOfClass(source: string, at: number): number {
  let index = at + 1;
  while (index < source.length && source.charAt(index) !== ']')
    index += source.charAt(index) === '\\' ? 2 : 1;
  return index + 1;
}

/** The alternatives of a pattern, parted at the bars that stand in no group or class. */
function choicesOf(source: string): readonly string[] {
  const choices: string[] = [];
  let from = 0;
  let at = 0;
  while (at < source.length) {
    if (source.charAt(at) === '|') {
      choices.push(source.slice(from, at));
      from = at + 1;
    }
    at = endOfAtom(source, at);
  }
  choices.push(source.slice(from));
  return choices;
}
