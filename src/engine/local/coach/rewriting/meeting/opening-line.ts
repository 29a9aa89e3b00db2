import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised, withFullStop } from '../sentence/smooth.ts';
import { insteadOfHarsh } from './harsh-opening.ts';
import type { Whom } from './meeting-texts.ts';
import { placeOf } from './note-places.ts';
import { DATED, questionOn } from './opening-questions.ts';
import { ownOpening, saysHowToBegin } from './own-opening.ts';
import { toYou } from './to-you.ts';

/** What is said first, and the note that it is made of. */
export interface OpeningLine {
  readonly note: Rewritten | null;
  readonly line: string;
  /** Where its figure comes from, which is not said aloud but kept for the question. */
  readonly source: string | null;
  /** The writer's own first words, which this reader should not hear first. */
  readonly ratherThan?: string;
}

const SHORTEST_WORDS = 4;
const LONGEST_WORDS = 34;
/** A note on what to do or on what belongs to the frame, not a figure that can be said aloud. */
const NOT_SPOKEN =
  /^(?:(?:the |our |my )?(?:old|new|other|first|last|second) ones?|would|no (?:time|need|point|chance|discussion)|no idea|no clue|not sure|nobody knows|to do|thought|what to|could|can|take|let's|lets|if|discuss|catch up|don't|do not|ask|show|start|explain|tell|keep|then|maybe|think|go|run|walk|hand|get|bring|let|use|mention|goal|plan|idea|ideas|topics|points|slides?|pages?|budget|money|dates?|agenda|costs?|price|fee|note|remark|it|this|that|these|they|its|one|so|but|name|say|raise|leave|gloss|skate|brush|question|want|things|our accounts|status|close|planned|aim|need|talking points|our history|(?:he|she|they|you|i)(?:'ll|'d| will| would| may| might| should| must| needs? to| has to| have to)|\d{1,2}[:.]\d{2}|\d{1,2} (?:hours?|min))\b/i;
const NOT_AS_FIRST =
  /\b(?:maybe|perhaps|later|tb[dc]|i think|i guess|we'll see|isn't relevant|toilets|cheaper|slides|want to be heard|saying|(?:near|at|towards?) the (?:very )?end|(?:we|I) (?:might|could|may) (?:just |also )?(?:mention|say|raise|show|tell))\b|it's decided|"/i;
const MONEY = /\b(?:costs?|price|budget|fee|rent|buyer|pay|paid)\b/i;
const RESULT =
  /\d ?%|\b(?:lost|saves?|saved|gained|fell|rose|grew|took|turned away|beat|closed|sold|burned|dropped|stolen|extra|instead of|was \d|cost (?:him|her|us|them|you)|up on|up from|down on|down from|up by|down by)\b/i;
const COMPARED =
  /\bfrom \d\S* to \d|\b(?:against|compared|vs\.?|versus|instead of|control|counted|measured|overridden|correlation)\b|\d[^.;]*\b(?:in|and) (?:19|20)?\d\d|\d ?%|\bn ?= ?\d|\bp ?= ?0|\bold\b/i;
const NOVEL =
  /\b(?:nobody|never|empty|copied|own|free|freely|unseen|first|off-brief|sells out|oldest|secret|in no other|nowhere|views|half full)\b/i;
const SAFE =
  /\b(?:no (?:accidents?|incidents?)|without incident|nothing happened|since (?:19|20)\d\d|last year|exit|insured|stop rule|switch|fallback|backup|logged|(?<!\bbe )signed|all paid up|touched ground)\b/i;
const PEOPLE =
  /\b(?:child(?:ren)?|kids|people|families|pupils|patients|nurses|teachers|employees|volunteers|members|guests|team|colleagues|neighbours|groups?|grade and pay)\b/i;
const SERVES =
  /\b(?:child(?:ren)?|kids|people|families|pupils|students|patients|villages?|schools?|learners|jobs|readers|generation|herders|farmers|estates|nowhere|library|without walls|in (?:\w+ )?years|20[3-9]\d)\b/i;
/** What each reader would most like to hear first. */
const SIGN: Readonly<Record<ProfileCode | 'unknown', RegExp>> = {
  'DP-01': RESULT,
  'DP-02': NOVEL,
  'DP-03': COMPARED,
  'DP-04': SAFE,
  'DP-05': DATED,
  'DP-06': PEOPLE,
  'DP-07': SERVES,
  unknown: RESULT,
};
const STRONG = 4;
const NEEDS_SIGN: ReadonlySet<string> = new Set(['DP-01', 'DP-02', 'DP-03', 'DP-04', 'DP-06', 'DP-07']);
/** What the notes themselves put first. */
const FOR_FIRST = /^first: |: begin there[.!]*$/i;
/** A source behind a figure, which is the answer to a question and not said aloud. */
const SOURCE = /\b(?:test|study|survey|log|count(?:ed)?|trial|audit|source|measured|report|model)\b/i;

/**
 * The draft's own first words when it notes some; otherwise the fact that this reader would most like to hear, as it can
 * be said to them, and a short question on it. Null when the notes hold none.
 */
export function openingLine(
  notes: readonly Rewritten[],
  profile: ProfileCode | null,
  whom: Whom,
  matter: string | null,
): OpeningLine | null {
  const set = setDown(notes, profile);
  if (set !== null) return set;
  if (notes.some((note) => isOwnBeginning(note, profile))) return null;
  let best: OpeningLine | null = null;
  let most = 0;
  for (const [at, note] of notes.entries()) {
    const said = spokenOf(note, whom);
    const score = said === null ? 0 : scoreOf(note, said.words, profile);
    if (said === null || score <= most) continue;
    most = score;
    const isLeanedOn = LEANS_BACK.test(notes[at + 1]?.text ?? '');
    best = isLeanedOn
      ? null
      : {
          note,
          line: `${withFullStop(said.words)} ${questionOn(said.words, profile, matter)}`,
          source: said.source,
        };
  }
  return best;
}

/** "I owe him an apology so do that first": the writer knows how to begin. */
const COMES_FIRST =
  /\b(?:do|say|raise|start with|begin with|open with) (?:that|this|it|so) (?:first|early|at the start)\b/i;
/** Whether the writer has noted how to begin, and not with what this reader would hear last. */
function isOwnBeginning(note: Rewritten, profile: ProfileCode | null): boolean {
  return COMES_FIRST.test(note.text) || (saysHowToBegin(note.text) && placeOf(note, profile) !== 'later');
}

/** "Without it the effect is 0.41": what speaks of the note before it, which must not leave its place. */
const LEANS_BACK = /^(?:\S+ )?(?:it|its|this|that|they|them|these|those)\b(?!['’])/i;

/** The first words as the notes set them down; null where they do not. */
function setDown(notes: readonly Rewritten[], profile: ProfileCode | null): OpeningLine | null {
  for (const note of notes) {
    const words = ownOpening(note.text);
    if (words === null) continue;
    const instead = insteadOfHarsh(words, profile);
    if (instead !== null) return { note, line: instead, source: null, ratherThan: words };
    return { note, line: withFullStop(capitalised(words)), source: null };
  }
  return null;
}

/** A result stands in where the notes hold nothing that such a reader looks for. */
function isResult(said: string, note: Rewritten, profile: ProfileCode | null): boolean {
  if (profile === 'DP-03') return note.numberCount > 1 || (said.match(/\d[\d.,]*/g) ?? []).length > 1;
  return (profile === 'DP-02' || profile === 'DP-04') && RESULT.test(said);
}

/** Whether such a reader has nothing to do with what is said first, or would take it as a judgement. */
function isUnfit(said: string, profile: ProfileCode | null): boolean {
  if (CHARGE.test(said) || RUNS_DOWN.test(said)) return true;
  return (profile === 'DP-05' && IS_PAST.test(said)) || (profile === 'DP-06' && OF_THE_READER.test(said));
}

function scoreOf(note: Rewritten, said: string, profile: ProfileCode | null): number {
  const hasSign = SIGN[profile ?? 'unknown'].test(said) || (profile === 'DP-04' && note.isSafeguard);
  if (note.numberCount === 0 && !/\d/.test(said) && !hasSign) return 0;
  if (!hasSign && !isResult(said, note, profile) && NEEDS_SIGN.has(profile ?? 'unknown')) return 0;
  if (isUnfit(said, profile)) return 0;
  const marked = profile === 'DP-07' && FOR_FIRST.test(note.text) ? STRONG : 0;
  const safeguard = profile === 'DP-04' && note.isSafeguard ? 2 : 0;
  const money = MONEY.test(said) && profile !== 'DP-01' && profile !== 'DP-05' ? -2 : 0;
  const compared = profile === 'DP-03' ? Math.min(note.numberCount, 3) / 2 : 0;
  return Math.max(
    0,
    (hasSign ? STRONG : 0) + (note.numberCount > 0 ? 1 : 0) + compared + safeguard + money + marked,
  );
}

/** "212 residents signed. What should the library become?", of a decision whether a thing becomes another. */
export function largerLine(decision: string, profile: ProfileCode | null): OpeningLine | null {
  const [, thing = ''] =
    /^whether ((?:the|our) [^,]{3,40}?) (?:becomes?|could become|should become) /i.exec(decision) ?? [];
  if (thing === '' || profile !== 'DP-07') return null;
  const count = /[(;] ?(\d+ [\p{Ll} ]{5,40})\)$/u.exec(decision)?.[1];
  const line = `${count === undefined ? '' : `${count}. `}What should ${thing} become?`;
  return { note: null, line, source: null };
}

interface Spoken {
  readonly words: string;
  readonly source: string | null;
}

const LABEL =
  /^(?:first|study|note|remark|facts?|results?|data|status|tests?|figures?|background|by the way):\s*|^\p{Lu}\p{Ll}+: (?=\d)/iu;
const ADVICE =
  /(?:; (?:say so(?: openly)?|name it early|raise it yourself|still open)|: (?:name it early|begin there))[.!]*$/i;

/** What the writer notes for themselves behind a fact. */
const IF_TIME =
  /,? (?:mention|say|raise|bring up)(?: (?:it|this|that))? if (?:there(?:'s| is) )?(?:any )?(?:time|asked|there's a chance)[.!]*$/i;

/** The note as the reader can hear it: in the second person, without labels and asides; null when it is for the writer. */
function spokenOf(note: Rewritten, whom: Whom): Spoken | null {
  if (/^\d/.test(note.marker) || note.isQuestion) return null;
  const bare = note.text
    .replace(/^\((.*)\)[.!]*$/, '$1')
    .replace(LABEL, '')
    .replace(ADVICE, '')
    .replace(IF_TIME, '')
    .replace(/[.!]+$/, '')
    .replace(/^vision \((.*)\)$/i, '$1');
  const words = bare.split(/\s+/).length;
  if (words < SHORTEST_WORDS || words > LONGEST_WORDS || /["]|: (?!\d)/.test(bare)) return null;
  if (NOT_SPOKEN.test(bare) || NOT_AS_FIRST.test(note.text)) return null;
  const place = placeOf({ ...note, text: capitalised(bare) }, null);
  if (place !== 'fact' && !(place === 'objection' && COMPARED.test(bare))) return null;
  if (NO_SUBJECT.test(bare) || !isWholeClause(bare)) return null;
  if (/,[^()]* \(\d[^()]*\)$/.test(bare) || SPEAKS_OF_LAST.test(bare)) return null;
  const source = / \(([^()]{3,80})\)(?=, )/.exec(bare)?.[1] ?? null;
  const plain = bare
    .replace(/ \([^()]{3,80}\)(?=, )/, '')
    .replace(/ \(([^()]{3,80})\)$/, (_, aside: string) =>
      /\d/.test(aside) ? `${bare.includes(': ') ? ',' : ':'} ${aside}` : `. ${capitalised(aside)}`,
    );
  if (/[()]/.test(plain) || (source !== null && !SOURCE.test(source))) return null;
  const said = toYou(plain, whom);
  return said === null || /\b(?:I|I'd|I'll)\b/.test(said) ? null : { words: capitalised(said), source };
}

/** "Or go back to the ship", "at least that he isn't against it", "a bus for 30": half a thought, and nothing to say aloud. */
const HALF_A_THOUGHT =
  /^(?:or|and|but|because|bc|so that|although|though|than|at least|which|not|only if|would like|hoping|want(?:ed)?)\b/i;

/** Whether a note is a whole main clause, or figures that anybody can say: "14 of 20 rooms let". */
function isWholeClause(bare: string): boolean {
  return !HALF_A_THOUGHT.test(bare) && (hasVerb(bare) || /\d/.test(bare));
}

/** "Neighbours are fine with it": nothing that the reader could know. */
const SPEAKS_OF_LAST = /\b(?:with|of|about|for|to|on) (?:it|that|this)(?=[,.!]|$)/i;
/** "You talk over people": a reproach where it comes first. */
const OF_THE_READER = /^your? \p{Ll}[^\d]*$/iu;
/** "Saves £480 a year": nobody knows what does, as the first words of a meeting. */
const NO_SUBJECT =
  /^(?:saves|costs|takes|gives|makes|gets|has|is|was|were|are|runs until|does|goes|needs|brings|comes|works|means|says) (?!(?:per|a|each) (?:\p{L}+ )?(?:is|are|was|were)\b)/iu;
/** "You were late 4 times": a charge, which nobody wants to hear first. */
const CHARGE =
  /\byou(?:['’]ve| have| had)? (?:(?:were|was|are|came|come|turned up) (?:\p{L}+ )?late|(?:have )?(?:missed|forgot|forgotten|failed|ignored|refused|skipped|lost|let .{2,20} down|made \d+ (?:mistakes|errors)))\b/iu;
/** "It always sounds awful", "You never use it": a verdict, which opens no talk. */
const RUNS_DOWN =
  /\b(?:awful|terrible|dreadful|horrible|useless|hopeless|rubbish|a mess|a disaster|unacceptable|fed up|not good enough|everybody knows|everyone knows|complain(?:s|ed|ts?)?|(?:nobody|no one) (?!has\b|knows\b|is\b)\p{Ll}+s)\b|\byou(?: \p{L}+)? (?:never|always|rarely|don['’]t|do not|didn['’]t|won['’]t|can['’]t)\b/iu;
/** What is done, which nobody can take on. */
const IS_PAST = /\b(?:was|were|paid|sent|did|came|had)\b/i;
