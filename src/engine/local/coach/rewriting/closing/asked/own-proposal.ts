import type { MessageType } from '../../../../../../domain/message-types.ts';
import { baseOfParticiple } from '../../../patterns/verb-forms.ts';
import type { DraftReading } from '../../../reading/draft-reading.ts';
import type { Body, Rewritten } from '../../body/body.ts';
import { withAnswerDate } from '../../sentence/answer-date.ts';
import { isWhole } from '../../sentence/clauses.ts';
import { mayBeAsked } from '../../sentence/may-be-asked.ts';
import { capitalised, withFullStop } from '../../sentence/smooth.ts';
import { easedAway } from '../../wording/asks/eased-away.ts';
import { small } from '../../wording/rule.ts';

/** Letters that begin with somebody's own matter and go to one reader. */
const LETTERS: ReadonlySet<MessageType> = new Set(['email', 'outreach']);
/** Letters of the longest sentence that is put as a question. */
const LONGEST = 320;

type Form = (...groups: readonly string[]) => string | null;

/** Something told behind what is wanted: "it's £2,340 with a ten year guarantee". */
const TOLD =
  "(?:(?:, (?:and |but )?| and | but )((?:(?:it|he|she|they|we|I|there|that)(?:'\\p{L}+)?|the) [^?!;]{6,200}?))?";
const YES =
  '(?:go[- ]?ahead|say-so|ok|okay|approval|permission|blessing|sign-off|nod|agreement|consent|authority)';
/** A letter's own proposal, that says what its writer needs or wants and leaves the question to the reader. */
const PROPOSED: readonly (readonly [RegExp, Form])[] = [
  [
    new RegExp(
      `^(?:I|we)(?:'d| would)?(?: (?:still|just|only|really|do))* need (?:the |a |an |your )(${YES})(?: (?:from|off|of) you)?((?: (?:for|on|to|about|before|by) [^,.;?!]{2,90}?)?)${TOLD}[.!]*$`,
      'iu',
    ),
    (yes = '', of = '', told = '') => `Can I have your ${yes.toLowerCase()}${of}?${behind(told)}`,
  ],
  [
    new RegExp(
      `^(?:it|this|that)(?:'d| would|'ll| will)? needs? you to (sign|approve|agree|authori[sz]e|say yes|decide|choose|confirm|come|check|look)\\b((?: (?!and\\b)[^,.;?!]{2,60}?)?)(?:,? (?:I'm|I am) afraid)?${TOLD}[.!]*$`,
      'iu',
    ),
    (deed = '', rest = '', told = '') => `Could you ${deed.toLowerCase()}${rest}?${behind(told)}`,
  ],
  [
    /^(?:I|we)(?:'d| would) (?:very much |really |quite )?(?:like|want|prefer|love) (this|that|it|them|these|those|the [^,.;?!]{3,40}?|your [^,.;?!]{3,40}?) (?:to be |all )?(\p{L}+) ((?:before|by|on|from|in|at) [^?!;]{2,110}?)[.!]*$/iu,
    (what = '', deed = '', when = '') =>
      baseOfParticiple(deed) === null ? null : `Can I have ${small(what)} ${deed} ${when}?`,
  ],
  [
    /^(?:(I)|we)(?:'d| would|'ll| will)(?: (?:also|still|only|just))* need ((?:two|three|four|five|six|seven|eight|nine|ten|a|an|\d+|your|the) [^,.;:?!]{3,80}? (?:by|before) [^,.;:?!]{2,30}?)[.!]*$/iu,
    (one = '', what = '') => `Could ${one === '' ? 'we' : 'I'} have ${what}?`,
  ],
  [
    new RegExp(
      `^(?:so,? )?(?:(I)|we)(?:'d| would)?(?: (?:also|still|really|just))* need ((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|another|\\d+)(?: more)?|an? (?:second|third|further|extra|new|spare|bigger|proper)) (?!(?:days?|weeks?|minutes?|hours?|things?|bit|time|look|plan|way|idea)\\b)[^,.;:?!]{3,70}?)${TOLD}[.!]*$`,
      'iu',
    ),
    (one = '', what = '', told = '') => `Could ${one === '' ? 'we' : 'I'} have ${what}?${behind(told)}`,
  ],
  [
    /^(?:(I)|we)(?:'m|'re| am| are)(?: (?:really|just|only))* asking (?:you )?for ((?:the|an?|your|£|some|\d)[^,.;:?!]{3,80}?)[.!]*$/iu,
    (one = '', what = '') => `Could ${one === '' ? 'we' : 'I'} have ${what}?`,
  ],
  [
    /^(?:(I)|we)(?:'m|'re| am| are)(?: (?:really|just|only|still|also|currently|now))* (?:after|looking for|in need of|short of|on the hunt for|seeking)(?: just| only)? ((?:£|\$|€)?\d[^,.;:?!]{2,90}?|(?:an?|some|your|two|three|four) (?:\p{L}+ ){0,2}?(?:loan|donation|quote|volunteers?|lift|copy|reference|sponsor|sponsorship|grant|contribution|slot|pair of hands)\b[^,.;:?!]{0,90}?)(?:,? (?:that's (?:it|all)(?: really)?))?[.!]*$/iu,
    (one = '', what = '') => `Could ${one === '' ? 'we' : 'I'} have ${what}?`,
  ],
  [
    /^(?:I|we)(?:'m|'re| am| are)(?: (?:really|just|only|still|also|currently|now))* (?:looking for|in need of|on the hunt for|seeking) ((?:(?:somewhere|a place|a space|a room|a corner) (?:to|for|that|where)|(?:somebody|someone) who) [^;:?!]{3,110}?)[.!]*$/iu,
    (what = '') => `Do you have ${what}?`,
  ],
  [
    /^(?:if (?:at all )?possible,? )?(?:(I)|we)(?:'d| would)(?: (?:very much|really|quite|also|just))* (?:like|love) to (request|ask for|have|borrow|hire|book|use|swap|switch|move|take|rent|come|join|be (?:considered|put forward|added|included|moved)|apply|put (?:my|our) name down|bring|try)\b( (?!you\b|it up\b|up with\b|along\b|this opportunity\b|the opportunity\b|a moment\b)[^;:?!]{3,120}?)[.!]*$/iu,
    (one = '', deed = '', rest = '') =>
      `${one === '' ? 'Could we' : 'Could I'} ${/^(?:request|ask for)$/i.test(deed) ? 'have' : deed}${rest}?`,
  ],
  [
    /^any (help|support|contribution|donation|advice)(?: (?:that )?you (?:could|can|might|would) (?:give|offer|make|spare))?((?: (?:with|on|towards|to|for) [^,.;:?!]{3,80}?)?) would be [^?!;:]{4,50}[.!]*$/iu,
    (what = '', of = '') =>
      /^(?:contribution|donation)$/i.test(what) ? `Could you make a ${what}${of}?` : `Could you help${of}?`,
  ],
  [
    /^(?:(?:I|we)(?:'d| would) be |(?:very |most )?)(?:so |very |most |really )*grateful for (anything|whatever|any \p{L}+) (?:that )?you (?:could|can|might) (spare|give|send|lend|offer|do)((?: [^,.;:?!]{2,80}?)?)[.!]*$/iu,
    (what = '', deed = '', rest = '') =>
      `Could you ${deed} ${what === 'whatever' ? 'anything' : what}${rest}?`,
  ],
  [
    /^(?:I|we) could (?:really |do )?(?:use|do with) (a (?:spare )?(?:pair of )?hands?|some help|help|another pair of hands)( [^;:?!]{3,90}?)[.!]*$/iu,
    (_what = '', rest = '') => `Could you help${rest}?`,
  ],
  [
    /^I(?:'d| would) be (up for|open to|keen on|interested in) (\p{L}+ing [^,;:?!]{3,110}?) if you (?:were|are|would|'d be)(?: too)?[.!]*$/iu,
    (how = '', deed = '') => `Would you be ${how} ${deed}?`,
  ],
  [
    /^(?:do |please )?(?:feel free|(?:you(?:'re| are) (?:very |most )?(?:welcome|free))) to (come|visit|try|join|use|borrow|have|take|bring|see|test|drop|pop)\b( [^;:?!]{3,120}?)[.!]*$/iu,
    (deed = '', rest = '') => `Would you like to ${deed}${rest}?`,
  ],
];

function behind(told: string): string {
  const own = told.trim();
  return own === '' ? '' : ` ${withFullStop(capitalised(own))}`;
}

/** Where one clause tells and the next proposes. */
const THEN_PROPOSES = /,? (?:and|so|but) (?=(?:I|we)(?:'d| would|'ll| will)? (?:need|like|want)\b)/i;

/** What the sentence proposes, as a question; null where it proposes nothing that a reader can say yes to. */
export function proposalAsked(sentence: string): string | null {
  const own = easedAway(sentence.replaceAll('’', "'"));
  if (own.length > LONGEST || own.endsWith('?') || !mayBeAsked(own)) return null;
  const whole = asked(own);
  if (whole !== null) return whole;
  const at = THEN_PROPOSES.exec(own);
  const told = at === null ? '' : own.slice(0, at.index);
  if (at === null || !isWhole(told)) return null;
  const question = asked(own.slice(at.index + at[0].length));
  return question === null ? null : `${withFullStop(told)} ${question}`;
}

function asked(words: string): string | null {
  for (const [pattern, form] of PROPOSED) {
    const match = pattern.exec(words);
    if (match !== null) return form(...match.slice(1).map((group) => group ?? ''));
  }
  return null;
}

/** "We also need a new winch": one need of several, which a stranger is not asked for by itself. */
function isOneNeedOf(type: MessageType, text: string): boolean {
  return type === 'outreach' && /^(?:so,? )?(?:I|we)(?:['’]d| would)? (?:also|then) need\b/i.test(text);
}

type Drafted = Pick<DraftReading, 'type' | 'text'>;

/**
 * The body with the last thing that it proposes put as a question, where it asks its one reader nothing else. A
 * proposal with a fact keeps it.
 */
export function withProposalAsked(body: Body, { type, text: draft }: Drafted): Body {
  const all = body.paragraphs.flat();
  if (!LETTERS.has(type) || all.some(({ isQuestion }) => isQuestion)) return body;
  const last = all.findLast(
    ({ text, isListItem }) => !isListItem && !isOneNeedOf(type, text) && proposalAsked(text) !== null,
  );
  if (last === undefined) return body;
  const text = withAnswerDate(proposalAsked(last.text) ?? last.text, last.text, draft);
  const question: Rewritten = { ...last, text, isQuestion: true, isAsk: true };
  return {
    ...body,
    paragraphs: body.paragraphs.map((sentences) =>
      sentences.map((sentence) => (sentence === last ? question : sentence)),
    ),
  };
}
