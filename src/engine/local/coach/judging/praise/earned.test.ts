import { describe, expect, it } from 'vitest';
import type { MeritTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { earnedChances } from './earned.ts';

const READER = { primaryCode: 'DP-04', secondaryCode: null } as const;

/** The chance that the praise of a sentence is right, in an email that is otherwise plain. */
function chanceOf(tag: MeritTag, sentence: string): number {
  const reading = readDraft(`Hello Bev, the lift stopped again. ${sentence} Best, Nina`, 'email');
  const own = reading.sentences.find(({ text }) => sentence.startsWith(text.slice(0, 20)));
  if (own === undefined) throw new Error(`no sentence "${sentence}"`);
  const sign = { tag, span: own, sentenceIndex: own.index, weight: 0.3 };
  return earnedChances(reading, READER, [sign], [])(tag);
}

describe('the chance that a praise is right', () => {
  it.each<[MeritTag, string, string]>([
    ['clear_ask', 'I might perhaps need it at some point.', 'Could you approve the repair by Thursday?'],
    ['ownership', 'We need to talk about the Hollis account.', 'I left the tests out, that one is on me.'],
    ['personalised', 'You need a driving licence.', 'Your talk in Leuven was the reason I thought of you.'],
    [
      'safeguard_named',
      'We should talk about timelines, insurance and who does what.',
      'The old firm stays until 30 September.',
    ],
    [
      'evidence_cited',
      'Everyone says it is brilliant.',
      'In the trial with 60 hens, eggs went up from 5.1 to 5.6.',
    ],
    ['appreciation', 'Thanks in advance for your cooperation.', 'Thank you for staying late on Monday.'],
  ])('is less for %s in "%s" than in "%s"', (tag, wrong, right) => {
    expect(chanceOf(tag, wrong)).toBeLessThan(chanceOf(tag, right));
  });

  it('is less where the words hurt', () => {
    const reading = readDraft('You never listen. Answer by Friday or I am done.', 'email');
    const [, threat] = reading.sentences;
    if (threat === undefined) throw new Error('two sentences');
    const sign = { tag: 'clear_deadline', span: threat, sentenceIndex: 1, weight: 0.3 } as const;
    const fault = { tag: 'ultimatum', span: threat, sentenceIndex: 1, weight: 0.8 } as const;
    const without = earnedChances(reading, READER, [sign], [])('clear_deadline');
    expect(earnedChances(reading, READER, [sign], [fault])('clear_deadline')).toBeLessThan(without);
  });
});
