import type { Reader } from '../../../../engine.ts';
import type { Findings } from '../../judging/finding.ts';
import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import type { Body } from '../body/body.ts';

/** A draft, what was found in it for its reader, and its body as the rewrite has it so far: what its end is chosen by. */
export interface EditedDraft {
  readonly reading: DraftReading;
  readonly reader: Reader;
  readonly findings: Findings;
  readonly body: Body;
}

type Sentences = Body['paragraphs'][number];

/** The sentences of the body in order. */
export function sentencesOf({ body }: Pick<EditedDraft, 'body'>): Sentences {
  return body.paragraphs.flat();
}

/** The questions of the body, but for those that only play with a thought. */
export function questionsOf(draft: Pick<EditedDraft, 'body'>): Sentences {
  return sentencesOf(draft).filter((sentence) => sentence.isQuestion && !isBrainstorm(sentence));
}

const IS_BRAINSTORM =
  /^(?:maybe|perhaps|could be|might be|what if|or (?!shall|should|would|do|can|could)\p{Ll}+)\b/iu;

/** "Amazing, right?" */
const IS_CHEER =
  /^(?:(?:pretty|so|how|really|isn't (?:it|that)) )*(?:amazing|great|brilliant|cool|crazy|awesome|fantastic|incredible|impressive|wow|lovely|exciting)(?:,? (?:right|huh|eh|or what|isn't it|no))?[?!]+$/i;
const CHECKS_IN =
  /^(?:(?:hi|hey|hello)[^,.!?]{0,20}, )?(?:did|have) you (?:see|seen|get|got|receive|received|read) (?:my|our|the) (?:last |previous )?(?:message|mail|e-?mail|text|note|letter|voicemail)\b/i;

/** "Did you see my message about the deposit?", which asks for no more than word. */
export function checksIn(text: string): boolean {
  return CHECKS_IN.test(text);
}

/** A question that waits for no answer of its own: a thought that is played with, or whether something has arrived. */
export function isIdleQuestion(text: string): boolean {
  return IS_BRAINSTORM.test(text) || IS_CHEER.test(text) || CHECKS_IN.test(text);
}

/** A question that only plays with a thought. */
export function isBrainstorm({ text, isQuestion }: Sentences[number]): boolean {
  return isQuestion && (IS_BRAINSTORM.test(text) || IS_CHEER.test(text));
}

/** Whether a risk names one of these faults first. */
export function shows({ findings }: Pick<EditedDraft, 'findings'>, tags: ReadonlySet<FaultTag>): boolean {
  return findings.risks.some(({ tag }) => tags.has(tag));
}

/** Whether one fault stands beside several strengths. */
export function isNearlyRight({ findings: { risks, strengths } }: Pick<EditedDraft, 'findings'>): boolean {
  return risks.length === 1 && strengths.length >= 3;
}
