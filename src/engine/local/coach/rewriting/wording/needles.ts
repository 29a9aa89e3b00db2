/** Fewer letters than this say too little to look for. */
const SHORTEST = 3;

/**
 * Strings of which a text, in lower case, must hold at least one for the pattern to match it: looking for them is much
 * quicker than trying the pattern. Null when there is no telling.
 */
export function needlesOf({ source }: RegExp): readonly string[] | null {
  return ofChoices(source);
}

/** Of alternatives, each must give a needle. */
function ofChoices(source: string): readonly string[] | null {
  const needles: string[] = [];
  for (const choice of choicesOf(source)) {
    const found = ofSequence(choice);
    if (found === null) return null;
    needles.push(...found);
  }
  return needles;
}

/** Of what stands one behind the other, the part whose shortest needle is longest. */
function ofSequence(source: string): readonly string[] | null {
  let best: readonly string[] | null = null;
  let run = '';
  const offer = (needles: readonly string[] | null): void => {
    if (needles === null || needles.length === 0) return;
    if (best === null || shortest(needles) > shortest(best)) best = needles;
  };
  const endRun = (): void => {
    if (run.trim().length >= SHORTEST) offer([run.toLowerCase()]);
    run = '';
  };
  let at = 0;
  while (at < source.length) {
    const end = endOfAtom(source, at);
    const isOptional = /^(?:[?*]|\{0)/.test(source.slice(end, end + 2));
    const after = end + (/^(?:[?*+]\??|\{[\d,]+\}\??)/.exec(source.slice(end, end + 12))?.[0].length ?? 0);
    const atom = source.slice(at, end);
    if (/^[\p{L}\p{N} ',-]$/u.test(atom) && !isOptional) {
      run += atom;
      if (after > end) endRun();
    } else {
      endRun();
      if (!isOptional && isGroup(atom)) offer(ofChoices(insideOf(atom)));
    }
    at = after;
  }
  endRun();
  return best;
}

function shortest(needles: readonly string[]): number {
  return Math.min(...needles.map((needle) => needle.length));
}

/** A group whose words are part of the match: no look ahead or behind. */
function isGroup(atom: string): boolean {
  return atom.startsWith('(') && !/^\(\?(?:[=!]|<[=!])/.test(atom);
}

function insideOf(group: string): string {
  return group.slice(group.startsWith('(?:') ? 3 : 1, -1);
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
