/**
 * Prints the weights of src/engine/local/coach/judging/soundness/at-fault.ts, to be copied there by hand: learnt from
 * drafts with planted faults, the rewrites that experts made of them, and messages in the manner of real ones, most of
 * which deserve no criticism. How sound the criticisms of a text are is told by a model that has not learnt from it.
 */
import type { MessageType } from '../../src/domain/message-types.ts';
import type { Reader } from '../../src/engine/engine.ts';
import { evidenceIn } from '../../src/engine/local/coach/judging/evidence.ts';
import { flawedChance } from '../../src/engine/local/coach/judging/flawed-chance.ts';
import { foundRisks } from '../../src/engine/local/coach/judging/found-risks.ts';
import { AT_FAULT_TRAITS, atFaultValues } from '../../src/engine/local/coach/judging/soundness/at-fault.ts';
import { soundnessAmong } from '../../src/engine/local/coach/judging/soundness/soundness.ts';
import { SOUNDNESS_TRAITS } from '../../src/engine/local/coach/judging/soundness/soundness-traits.ts';
import { type LearntChance, openLearnt } from '../../src/engine/local/coach/learnt-model.ts';
import { phraseModel } from '../../src/engine/local/coach/reading/phrases/model.ts';
import { readDraft } from '../../src/engine/local/coach/reading/read-draft.ts';
import { fitSoundness } from './fit-soundness.ts';
import { IS_RIGHT, type JudgedDraft, readJudgedRisks } from './judged-risks.ts';
import {
  KINDS_FILE,
  type ReadDraft,
  RULE_FILES,
  readLabelledMessages,
  readLines,
  SENT_FILE,
} from './labelled-messages.ts';
import { type Example, fitLogistic } from './logistic.ts';

/** So many models of soundness, each learnt without its part of the texts. */
const PARTS = 10;
const PENALTY = 0.1;
/** An expert's rewrite is fair because it was made to be. */
const TRUST_IN_REWRITE = 0.5;

/** A text for a reader, and whether anything is wrong with it. */
interface Verdict {
  readonly text: string;
  readonly type: MessageType;
  readonly reader: Reader;
  readonly isAtFault: boolean;
  readonly trust: number;
}

/** Drafts from which the phrase model has not learnt, and the rewrites that experts made of them. */
function ofDrafts(): readonly Verdict[] {
  return RULE_FILES.flatMap(readLabelledMessages).flatMap((draft) => [
    {
      text: draft.messageText,
      type: draft.messageType,
      reader: draft,
      isAtFault: draft.planted_risks.length > 0,
      trust: 1,
    },
    {
      text: draft.ideal_rewrite,
      type: draft.messageType,
      reader: draft,
      isAtFault: false,
      trust: TRUST_IN_REWRITE,
    },
  ]);
}

/** Messages in the manner of real ones: at fault for a reader for whom any criticism is right. */
function ofMessages(judged: readonly JudgedDraft[]): readonly Verdict[] {
  const byText = Map.groupBy(judged, ({ text }) => text);
  return [KINDS_FILE, SENT_FILE].flatMap((file) =>
    readLines<ReadDraft>(file).flatMap(({ messageText, messageType, primaryCode }): Verdict[] => {
      const ofText = { text: messageText, type: messageType };
      const lines = byText.get(messageText) ?? [{ primaryCode, labels: [] }];
      return lines.map((line) => ({
        ...ofText,
        reader: { primaryCode: line.primaryCode, secondaryCode: null },
        isAtFault: line.labels.some((label) => IS_RIGHT.has(label)),
        // One message was judged for several readers.
        trust: 1 / lines.length,
      }));
    }),
  );
}

function exampleOf({ text, type, reader, isAtFault, trust }: Verdict, chanceOf: LearntChance): Example {
  const reading = readDraft(text, type);
  const evidence = evidenceIn(reading, reader, phraseModel());
  const flawed = flawedChance(reading, reader, evidence);
  const found = foundRisks(reading, reader, evidence, flawed);
  const soundness = soundnessAmong({ reading, reader, found, praised: evidence.praised }, chanceOf);
  return { values: atFaultValues(flawed, found.map(soundness)), label: isAtFault ? 1 : 0, trust };
}

/** Which part a text belongs to, the same on every run. */
function partOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % PARTS;
}

const judged = readJudgedRisks();
const verdicts = [...ofDrafts(), ...ofMessages(judged)];
const examples = Array.from({ length: PARTS }).flatMap((_, part) => {
  const unseen = judged.filter(({ text }) => partOf(text) !== part);
  const chanceOf = openLearnt(fitSoundness(unseen), SOUNDNESS_TRAITS);
  return verdicts.filter(({ text }) => partOf(text) === part).map((one) => exampleOf(one, chanceOf));
});
const weights = fitLogistic(examples, AT_FAULT_TRAITS.length, PENALTY);
console.log(AT_FAULT_TRAITS.map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(2)}`).join(', '));
