import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { tellsFact } from './box-of-rest.ts';
import { OBJECTION } from './note-places.ts';

/** What the reader will raise with its answer, and the notes that are left for other places. */
export interface LikelyQuestions {
  readonly asked: readonly string[];
  /** Notes on how to answer a turn of the talk, which is nothing that anybody says. */
  readonly turns: readonly Rewritten[];
  readonly facts: readonly Rewritten[];
}

interface Answer {
  readonly question: string;
  readonly pattern: RegExp;
}

/** What such a reader asks, and the notes that answer it. */
export const READER_QUESTIONS: Readonly<Record<ProfileCode, readonly Answer[]>> = {
  'DP-01': [
    {
      question: 'What does it cost?',
      pattern:
        /\b(?:costs?(?! (?:him|her|us|them|you|me)\b)|price|fee|rent|budget(?! used\b| spent\b))\b.*\d(?![\d.,]* ?%)/i,
    },
    { question: 'What do the others do?', pattern: /\b(?:rivals?|competitors?)\b/i },
  ],
  'DP-02': [
    {
      question: 'Is it all fixed?',
      pattern:
        /\b(?:can't (?:be )?change|cannot be changed|there is one plan|by law|only one|only limits?|non-negotiable|1:1 copy|from the list)\b/i,
    },
    { question: 'Is there money for it?', pattern: /\b(?:budget|media money|more per)\b.*\d/i },
  ],
  'DP-03': [
    {
      question: 'How do we know?',
      pattern: /\b(?:test|study|log|survey|measured|audit|pilot|trial)\b.*\d|\bn ?= ?\d|\bp ?= ?0/i,
    },
  ],
  'DP-04': [
    {
      question: 'Has anyone done it?',
      pattern:
        /\b(?:had one|has had|did it|ran (?:it|both)|in use|done it)\b.*(?:since|last year|\d{4}|no (?:accidents|incidents?))/i,
    },
    {
      question: 'Can we go back?',
      pattern:
        /\b(?:exit clause|switch \p{L}+ back|roll(?:ed)? back|stop rule|fallback|way out|exit after)\b/iu,
    },
    { question: 'Is it insured?', pattern: /\binsured\b/i },
  ],
  'DP-05': [{ question: 'By when?', pattern: /\b(?:due|deadline|launch is|season opens|answer by)\b.*\d/i }],
  'DP-06': [
    {
      question: 'What happens to them?',
      pattern:
        /\b(?:keep (?:their )?(?:grade|pay|jobs?|posts?)|alternatives available|no one loses|nobody loses)\b/i,
    },
  ],
  'DP-07': [{ question: 'What does it cost?', pattern: /^(?:costs?|price|fee|budget|rent)\b.*\d/i }],
};
const MOST_ASKED = 3;
const SAID = /\b(?:say|raise|name it|still open|not known|settle|ask|answer|listen|bring)\b/i;
const TURN = /^(?:if (?!asked about)|be ready if|when (?:he|she|they)\b)/i;
const NO_THING =
  /^(.{8,}?), (?:they|we|it) (?:have|has|got) no (\p{Ll}[\p{L} ]{2,20}?)(?: yet)?(?: but [^.!?\d]*)?[.!]*$/iu;
const FIGURE = /^(\p{L}[\p{L} ]{2,25}) (\d.*)$/u;
const RECKONED =
  /^(.{5,80}?),? (he|she|they) (?:reckons?|says?|thinks?|guess(?:es)?|estimates?),? (.{5,60})$/i;
const OWN_STEP = /^(?:raise it|be ready|(?:he|she|they)\b|think\b|if\b|leave\b|expect\b)/i;
const LACKING =
  /^((?:the |our )?\p{L}[\p{L} ]{2,25}?)(?: (?:is|are))?(?: still)? ((?:worse|missing|unclear|still open|not known|late|not (?:yet )?(?:done|sorted|approved|checked|tested|booked|signed|confirmed|decided|ready))\b.*)$/iu;
const LABELLED = /^(\p{L}[\p{L} ]{2,20}): (.{3,80})$/u;
/** Words before a number that name no thing. */
const NO_THING_NAMED =
  /^(?:the|our|a|an)$|\b(?:on|at|in|of|to|we|you|i|is|are|could|would|page|item|clause|version|step|stage|room|bed|year|week|last|next|cost|costs|read|from|anyway)$|\b(?:you|we|i|they)\b/i;
/** "Old ones broke down": a sentence and no thing. */
const SAYS_DONE =
  /\b(?:broke|failed|lost|went|came|fell|missed|exceeded|breached|was|were|is|are|has|have|had)\b/i;

/** Weak spots as questions with the draft's own answer, then the questions of such a reader that a fact answers. */
export function likelyQuestions(
  objections: readonly Rewritten[],
  facts: readonly Rewritten[],
  profile: ProfileCode | null,
  source: string | null,
): LikelyQuestions {
  const sorted = objections.map((note) => ({ note, question: raisedBy(note.text) }));
  const asked = [
    ...(source === null ? [] : [`"How do we know?" ${capitalised(source)}`]),
    ...sorted.flatMap(({ question }) => (question === null ? [] : [question])),
  ];
  const left = [...facts];
  const answered = [...lacking(left), ...answersOf(left, profile, MOST_ASKED - asked.length)];
  return {
    asked: [...asked, ...answered].map(withoutLastStop),
    turns: sorted.flatMap(({ note, question }) => (question === null ? [note] : [])),
    facts: left,
  };
}

/** What the matter has none of yet, asked for; the rest of such a note stays in its place. */
function lacking(left: Rewritten[]): readonly string[] {
  return left.flatMap((note, index) => {
    const lack = NO_THING.exec(note.text);
    if (lack === null) return [];
    left[index] = { ...note, text: lack[1] ?? note.text };
    return [`"${capitalised(lack[2] ?? '')}?" None yet; say so`];
  });
}

/** Facts as answers to the questions of such a reader, taken from the others. */
function answersOf(left: Rewritten[], profile: ProfileCode | null, most: number): readonly string[] {
  const asked: string[] = [];
  for (const { question, pattern } of profile === null ? [] : READER_QUESTIONS[profile]) {
    const answer = asked.length < most ? left.find((note) => isAnswer(note, pattern)) : undefined;
    if (answer === undefined) continue;
    left.splice(left.indexOf(answer), 1);
    asked.push(`"${question}" ${capitalised(answer.text)}`);
  }
  return asked;
}

/** An answer of one sentence without its full stop. */
function withoutLastStop(text: string): string {
  return /[.!?] \p{Lu}/u.test(text.replace(/^"[^"]*" /, '')) ? text : text.replace(/\.$/, '');
}

/** "He'll ask why the pump was off": group 1 is what. */
const WONDERS =
  /^(?:he|she|they)(?:['’]ll| will| may| might) (?:probably |surely )?ask ((?:why|how|when|who|where|whether|if|what|which)(?:['’]s)? [^,;:]{4,80})$/iu;
/** "She'll say it's risky": group 1 is what, as long as it speaks of nobody. */
const SAYS =
  /^(?:he|she|they)(?:['’]ll| will| may| might) (?:probably |surely |just )?say (?:that )?(?![^.!?]*\b(?:I|we|us|you|he|she|they|him|her|them|his|their|our|my|so|yes|no)\b)([^;:]{4,80})$/iu;

/** "She'll ask who takes it. Answer: me": group 1 is what is raised, group 2 what is said to it. */
const ANSWERED = /^([^.!?]{8,120}?)[.!?] (?:(?:my |our )?(?:answer|reply|response|a) ?[:=] )?(\S.*)$/isu;

/** What somebody says, in a note on what may come up, with the answer to it; null when nobody says it. */
function raisedBy(text: string): string | null {
  const [, raised = '', answer = ''] = ANSWERED.exec(text) ?? [];
  if (raised === '') return raisedUnanswered(text) ?? raisedAlone(text);
  const question = WONDERS.test(raised) || SAYS.test(raised) ? raisedAlone(raised) : null;
  if (question === null) return /^(?:he|she|they)\b/i.test(raised) ? null : raisedAlone(text);
  return `${question.replace(/(?<![."])$/, '?')} ${capitalised(answer)}`;
}

/** "They'll ask who pays and nobody knows": group 1 is what is raised, group 2 that it is still open. */
const UNANSWERED =
  /^(.{8,120}?),? (?:and|but) (?:tbh,? |honestly,? |frankly,? )?((?:nobody|no one|we|I)(?:['’]ve| have)? (?:(?:really )?knows?|(?:really )?(?:don['’]t|do not) (?:really )?know|(?:got )?no (?:idea|clue))(?: yet)?)[.!]*$/iu;

/** What is raised and has no answer yet; null where nothing of the kind is noted. */
function raisedUnanswered(text: string): string | null {
  const [, raised = '', open = ''] = UNANSWERED.exec(text) ?? [];
  const question = raised === '' ? null : raisedAlone(raised);
  return question === null ? null : `${question.replace(/(?<![."])$/, '?')} ${capitalised(open)}; say so`;
}

function raisedAlone(text: string): string | null {
  const wonders = WONDERS.exec(text.replace(/[.!]+$/, ''))?.[1];
  if (wonders !== undefined) return capitalised(wonders);
  const says = SAYS.exec(text.replace(/[.!]+$/, ''))?.[1];
  if (says !== undefined) return `"${capitalised(says)}."`;
  const about = askedAbout(text);
  return about ?? (TURN.test(text) ? null : questionOf(text));
}

function isAnswer({ text, marker, isQuestion }: Rewritten, pattern: RegExp): boolean {
  if (isQuestion || /^\d/.test(marker) || text.endsWith(':') || !pattern.test(text)) return false;
  return tellsFact(text);
}

/** A weak spot as what the reader says, with the answer; null where it is nothing that anybody says. */
function questionOf(note: string): string | null {
  const text = note.replace(OBJECTION, '');
  if (/^["“]/.test(text)) return text;
  const plain = text.replace(/[.!]+$/, '').replace(/: name it early$/, '; name it early');
  const no = /^No because of ([^:]{3,60}): (.*)$/i.exec(plain);
  if (no !== null) return `"No, because of ${no[1] ?? ''}." ${capitalised(no[2] ?? '')}`;
  if (plain.endsWith('?')) return null;
  const ready = READY.exec(plain)?.[1];
  if (ready !== undefined && NO_MATTER.test(ready))
    return '"How do you know?" Say what is known and what is not';
  if (ready !== undefined) return `"${capitalised(ready)}?" Say what is known and what is not`;
  const raised = /^raise it yourself: (?:that )?(.*)$/i.exec(plain)?.[1];
  if (raised !== undefined) return ownWeakness(raised);
  if (OWN_STEP.test(plain)) return null;
  return lackOf(plain) ?? estimateOf(plain) ?? figureOf(plain);
}

/** Words for going too deep, which nobody asks about. */
const NO_MATTER = /^(?:the )?(?:weeds|rabbit holes?|long grass|nitty[- ]gritty)$/i;
const READY = /^be ready (?:to talk about|for (?:his |her |their )?questions about) (.{3,60})$/i;
const WHERE = /^((?:the|our) [^,]{3,30}?) (?:where|in which|when) (.{5,})$/i;
const NAMED = /^(?:the|our) [^ ,]+(?: [^ ,]+){0,3}$/i;

/** What the reader would find out, asked for, with the answer where the note gives one. */
function ownWeakness(text: string): string | null {
  const [, thing = '', how = ''] = WHERE.exec(text) ?? [];
  if (thing !== '') return `"${capitalised(thing)}?" ${capitalised(how)}; raise it yourself`;
  return NAMED.test(text) ? `"${capitalised(text)}?" Raise it yourself` : null;
}

function lackOf(text: string): string | null {
  const lack = NO_THING.exec(text);
  return lack === null
    ? null
    : `"${capitalised(lack[2] ?? '')}?" None yet; say so. ${capitalised(lack[1] ?? '')}`;
}

function estimateOf(text: string): string | null {
  const [, what = '', who = '', rest = ''] = RECKONED.exec(text) ?? [];
  const owner = { he: 'His', she: 'Her' }[who.toLowerCase()] ?? 'Their';
  return what === '' ? null : `"${capitalised(what)}?" ${owner} estimate, ${openly(rest)}`;
}

function figureOf(text: string): string | null {
  const figure = LABELLED.exec(text) ?? LACKING.exec(text) ?? FIGURE.exec(text);
  return figure === null || NO_THING_NAMED.test(figure[1] ?? '') || SAYS_DONE.test(figure[1] ?? '')
    ? null
    : `"${capitalised(figure[1] ?? '')}?" ${capitalised(openly(figure[2] ?? ''))}`;
}

/** "If asked about a control plot: we don't have one; say so" as the question and its answer. */
function askedAbout(text: string): string | null {
  const asked =
    /^(?:if (?:asked|he asks|she asks|they ask) (?:about|for)|(?:he|she|they) will (?:ask|want) (?:about|to know about)) (?:an? )?([^:,.!?]{2,60})[:,] (.{5,})$/i.exec(
      text.replace(/[.!]+$/, ''),
    );
  return asked === null || /^(?:that|it|this)$/i.test(asked[1] ?? '')
    ? null
    : `"${capitalised(asked[1] ?? '')}?" ${capitalised(asked[2] ?? '')}`;
}

function openly(answer: string): string {
  return SAID.test(answer) ? answer : `${answer}; say so`;
}
