/**
 * Finds the person's own name in a text, so that no later step sees it: a name must never change a prediction.
 * A part of the name that is also an everyday word ("Will", "Grace") is masked only where it is written as a
 * name, so that "will" stays a verb whoever the person is.
 */

/** Half-open character ranges of the text that hold the name, in order, not overlapping. */
export interface NameRanges {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /**
   * Whether the name stands there as the caller wrote it, or in capitals. Only then is it read as the person: in
   * any other case it is read as a word nobody knows, like a nickname that the caller did not give.
   */
  readonly areAsWritten: readonly boolean[];
}

const NONE: NameRanges = { starts: [], ends: [], areAsWritten: [] };
const AS_WRITTEN = 1;
const IN_OTHER_CASE = 2;
const LONGEST_GAP_CHARACTERS = 3;
const PLAIN_NAME = /^[a-z\d ]*$/i;

export function isWordCode(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  return (
    code !== 0xd7 &&
    code !== 0xf7 &&
    !(code >= 0x2000 && code <= 0x2bff) &&
    !(code >= 0x3000 && code <= 0x303f)
  );
}

/** The name itself and each of its words, longest first; single letters count only inside the whole name. */
function nameForms(name: string): string[] {
  const whole = name.trim();
  const forms = new Set<string>([whole]);
  let start = -1;
  for (let at = 0; at <= whole.length; at += 1) {
    const inWord = at < whole.length && isWordCode(whole.charCodeAt(at));
    if (inWord && start < 0) start = at;
    if (!inWord && start >= 0) {
      if (at - start > 1) forms.add(whole.slice(start, at));
      start = -1;
    }
  }
  // Words as spaces part them ("O'Neill"): in a plain name they are the words above.
  if (!PLAIN_NAME.test(whole)) for (const word of whole.split(/\s+/u)) if (word.length > 1) forms.add(word);
  forms.delete('');
  return [...forms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

function standsAlone(text: string, start: number, end: number): boolean {
  return (
    (start === 0 || !isWordCode(text.charCodeAt(start - 1))) &&
    (end >= text.length || !isWordCode(text.charCodeAt(end)))
  );
}

/** `taken` holds a mark for each character, and nothing yet where nothing was found: many notes never name the person. */
function collect(text: string, form: string, taken: Uint8Array | null, mark: number): Uint8Array | null {
  let marks = taken;
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
    if ((marks?.[at] ?? 0) !== 0 || !standsAlone(text, at, at + form.length)) continue;
    marks ??= new Uint8Array(text.length);
    marks.fill(mark, at, at + form.length);
  }
  return marks;
}

/** Joins ranges that only a space, hyphen or initial's dot parts, so that a long name counts like a short one. */
function toRanges(text: string, taken: Uint8Array): NameRanges {
  const starts: number[] = [];
  const ends: number[] = [];
  const areAsWritten: boolean[] = [];
  for (let at = 0; at < taken.length; at += 1) {
    const mark = taken[at];
    if (mark === 0) continue;
    let end = at;
    while (end < taken.length && taken[end] === mark) end += 1;
    const previousEnd = ends.at(-1);
    const isAsWritten = mark === AS_WRITTEN;
    if (
      previousEnd !== undefined &&
      areAsWritten.at(-1) === isAsWritten &&
      at - previousEnd <= LONGEST_GAP_CHARACTERS &&
      isGap(text, previousEnd, at)
    ) {
      ends[ends.length - 1] = end;
    } else {
      starts.push(at);
      ends.push(end);
      areAsWritten.push(isAsWritten);
    }
    at = end - 1;
  }
  return { starts, ends, areAsWritten };
}

function isGap(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const character = text[at];
    if (character !== ' ' && character !== '-') return false;
  }
  return true;
}

/** "of" in "Ysolde of Arden" is part of the name only inside the whole name: elsewhere it is the everyday word. */
function isParticle(form: string, name: string, isEverydayWord: (word: string) => boolean): boolean {
  return form !== name.trim() && form === form.toLowerCase() && isEverydayWord(form);
}

/**
 * Where the name stands in the text. `isEverydayWord` says of a lower-case word whether it is ordinary English;
 * such a word is masked as the caller wrote it or in capitals, any other in whatever case.
 */
export function findName(text: string, name: string, isEverydayWord: (word: string) => boolean): NameRanges {
  const forms = nameForms(name);
  if (forms.length === 0 || text.length === 0) return NONE;
  const lower = text.toLowerCase();
  const caseFree = lower.length === text.length;
  let taken: Uint8Array | null = null;
  for (const form of forms) {
    const lowerForm = form.toLowerCase();
    // Most notes hold few of the forms; one look tells.
    if (caseFree && PLAIN_NAME.test(form) && !lower.includes(lowerForm)) continue;
    if (isParticle(form, name, isEverydayWord)) continue;
    taken = collect(text, form, taken, AS_WRITTEN);
    taken = collect(text, form.toUpperCase(), taken, AS_WRITTEN);
    if (caseFree && lowerForm.length === form.length && !isEverydayWord(lowerForm))
      taken = collect(lower, lowerForm, taken, IN_OTHER_CASE);
  }
  return taken === null ? NONE : toRanges(text, taken);
}
