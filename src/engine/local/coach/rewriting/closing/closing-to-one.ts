import type { FaultTag } from '../../reading/draft-reading.ts';
import {
  authoredQuestion,
  awaitedAnswer,
  figuresQuestion,
  neededQuestion,
  spareQuestion,
  visionQuestion,
} from './closing-authored.ts';
import { closingQuestion } from './closing-question.ts';
import { isFixedText, wentAheadAlone } from './closing-text.ts';
import {
  type EditedDraft,
  isBrainstorm,
  isNearlyRight,
  questionsOf,
  said,
  sentencesOf,
  shows,
} from './edited-draft.ts';
import { forbidsAnswer } from './forbids-answer.ts';
import { askedOf, lastQuestion, saidIn } from './last-question.ts';
import { chargesReader, ownChange } from './own-part.ts';
import { asksPlainly } from './plain-request.ts';

/** What the draft leaves to ask one reader; where it asks already, only the answer that somebody waits for. */
export function closingToOne(draft: EditedDraft): readonly string[] {
  const { reading, reader } = draft;
  const all = sentencesOf(draft);
  const own = ownChange(reading);
  if (questionsOf(draft).length > 0) return reading.type === 'text' ? [] : said(own, checkBeside(draft));
  if (reading.type === 'text' && isFixedText(draft)) return [closingQuestion(askedOf(draft))];
  const matter = saidIn(draft);
  if (all.some((sentence) => !isBrainstorm(sentence) && asksPlainly(sentence))) {
    const isPushed = reader.primaryCode === 'DP-03' && shows(draft, WANTS_A_CHECK);
    const beside =
      awaitedAnswer(matter) ??
      (isPushed ? figuresQuestion(matter) : null) ??
      neededQuestion(matter) ??
      spareQuestion(matter) ??
      visionQuestion(matter);
    return said(own, beside ?? '');
  }
  if (isNearlyRight(draft)) return [];
  const question = authoredQuestion(matter);
  if (question !== null) return said(own, question);
  const hasGoneAhead = own !== '' || (reading.type === 'text' && wentAheadAlone(draft));
  const asksToPutRight = hasGoneAhead && reader.primaryCode === 'DP-04';
  return said(own, asksToPutRight ? PUT_RIGHT : generalQuestion(draft));
}

/** A check of the figures beside a request for something, for an Analyzer who is pushed; else nothing. */
function checkBeside(draft: EditedDraft): string {
  const onlyHas = questionsOf(draft).every(({ text }) =>
    /^could (?:I|we) have (?!an? (?:call|chat|coffee|meeting))/i.test(text),
  );
  if (draft.reader.primaryCode !== 'DP-03' || !onlyHas || !shows(draft, WANTS_A_CHECK)) return '';
  return figuresQuestion(saidIn(draft)) ?? '';
}

const PUT_RIGHT = 'What would you want checked or put right now?';

/** Faults that make an Analyzer want to look at the figures before anything else. */
const WANTS_A_CHECK: ReadonlySet<FaultTag> = new Set(['hype', 'no_evidence', 'pressure']);

/** The question of one kind or another where nothing of the draft's own can be asked. */
function generalQuestion(draft: EditedDraft): string {
  const { reading, findings, body } = draft;
  if (reading.type === 'outreach') return firstContact(draft);
  if (reading.type === 'email' && body.needsAsk && reading.asks.length > 0) return lastQuestion(draft);
  const accuses = sentencesOf(draft).some(({ text }) =>
    /\byou (?:were|did|didn't|have|haven't|left|missed|forgot)\b/i.test(text),
  );
  return reading.type === 'text' && accuses && chargesReader(findings) ? closingQuestion(askedOf(draft)) : '';
}

const LOOKS_AHEAD =
  /\b(?:in (?:\p{L}+ |\d+ )?(?:years|generations?)|one day|future|for good|20[3-9]\d|vision|dream|could|region|villages?|generations?|children|coast|school)\b/iu;

/** What a first letter without an ask can end on; empty where the general question would have nothing to take up. */
function firstContact(draft: EditedDraft): string {
  const texts = sentencesOf(draft).map(({ text }) => text);
  if (texts.some(forbidsAnswer)) return '';
  const profile = draft.reader.primaryCode;
  if (profile === 'DP-07' && !texts.some((text) => LOOKS_AHEAD.test(text))) return '';
  return closingQuestion({
    type: 'outreach',
    profile,
    deadline: null,
    topic: null,
    isFixed: false,
    isCharge: false,
  });
}
