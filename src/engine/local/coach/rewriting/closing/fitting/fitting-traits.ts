import { type LearntCase, stepTokens } from '../../../learnt-model.ts';
import { wordsOf } from '../../../reading/words.ts';
import { chargesReader } from '../asked/charges-reader.ts';
import { softAskOf } from '../asked/own-ask.ts';
import { asksPlainly } from '../asked/plain-request.ts';
import { type EditedDraft, isNearlyRight, questionsOf, sentencesOf } from '../edited-draft.ts';
import { refusesAnswer, takesNoAnswer } from '../forbids-answer.ts';
import { isLabelled } from '../labelled-notes.ts';
import type { Proposal } from '../proposal.ts';
import { asksAlready } from '../to-one-reader.ts';
import { invites, saysWhom } from '../ways-back.ts';

export const FITTING_TRAITS = ['bias'] as const;

const questionTokens = stepTokens('questions', [1, 2, 3]);
const askTokens = stepTokens('asks', [1, 2, 3]);
const riskTokens = stepTokens('risks', [1, 2, 3, 4, 5]);
const lengthTokens = stepTokens('words', [25, 50, 75, 100, 125, 150]);
/** How many of a line's words tell its kind. */
const FIRST_WORDS = 3;
/** Words that a line has of its own though the draft has them, too. */
const COMMON = new Set(['you', 'the', 'a', 'to', 'and', 'it', 'this', 'is', 'in', 'of', 'we', 'i']);
const MOST_NAMED = 3;
const SHORTEST_NAME = 4;

/** What the draft and the rewrite so far say about whether a line is wanted at all. */
function stateOf(draft: EditedDraft): readonly string[] {
  const { reading, findings, body } = draft;
  const sentences = sentencesOf(draft);
  const questions = questionsOf(draft);
  const soft = softAskOf(draft)?.kind ?? 'no';
  const facts: readonly (readonly [string, boolean])[] = [
    ['needs ask', body.needsAsk],
    ['asks already', asksAlready(draft)],
    ['nearly right', isNearlyRight(draft)],
    ['charges', chargesReader(findings)],
    ['forbids', takesNoAnswer(sentences)],
    ['refuses', sentences.some(({ text }) => refusesAnswer(text))],
    ['says whom', saysWhom(draft)],
    ['invites', invites(questions)],
    ['labelled', isLabelled(sentences)],
  ];
  return [
    ...facts.map(([name, holds]) => (holds ? name : `not ${name}`)),
    `soft ask ${soft}`,
    ...questionTokens(questions.length),
    ...askTokens(sentences.filter(asksPlainly).length),
    ...riskTokens(findings.risks.length),
    ...lengthTokens(reading.wordCount),
    ...new Set(findings.risks.map(({ tag }) => `risk ${tag}`)),
  ];
}

/** The line's words, pairs and beginning, with what it takes from the draft left out of its shape. */
function wordingOf(text: string, drafted: ReadonlySet<string>): readonly string[] {
  const words = wordsOf(text).map(({ form }) => form);
  const shape = words.map((word) => (drafted.has(word) && !COMMON.has(word) ? '_' : word)).join(' ');
  const named = words.filter((word) => word.length >= SHORTEST_NAME && drafted.has(word)).length;
  return [
    `#shape ${shape.replace(/_(?: _)+/g, '_')}`,
    `#begins ${words.slice(0, FIRST_WORDS).join(' ')}`,
    `#begins ${words.slice(0, FIRST_WORDS + 1).join(' ')}`,
    `#names ${Math.min(MOST_NAMED, named)}`,
    ...new Set(words),
    ...new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`)),
  ];
}

/** What the model sees of each line that the message might end on. */
export function fittingCases(draft: EditedDraft, proposals: readonly Proposal[]): readonly LearntCase[] {
  const { reading, reader } = draft;
  const { type } = reading;
  const { primaryCode } = reader;
  const state = stateOf(draft);
  const ofDraft = [`#${type}`, `#${primaryCode}`, `#${type} ${primaryCode}`];
  const drafted = new Set(reading.sentences.flatMap(({ words }) => words.map(({ form }) => form)));
  return proposals.map(({ source, text }) => {
    const subject = `#${source.replaceAll(' ', '-')}`;
    return {
      values: [1],
      tokens: {
        plain: [subject, ...ofDraft, ...state, ...wordingOf(text, drafted)],
        ofSubjects: [[subject, [...ofDraft, ...state]]],
      },
    };
  });
}
