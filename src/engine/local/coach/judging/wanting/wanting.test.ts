import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { analyseMessage } from '../../analyse-message.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { wantingOf } from './wanting.ts';

const READERS = ['DP-01', 'DP-02', 'DP-03', 'DP-04', 'DP-05', 'DP-06', 'DP-07', null] as const;

function analysed(type: MessageType, text: string, primaryCode: (typeof READERS)[number] = 'DP-05') {
  return analyseMessage({ text, type }, { primaryCode, secondaryCode: null });
}

describe('a message that only tells, thanks or chats', () => {
  it.each([
    'On the bus now, home in ten minutes.',
    'Haha that made my day, love you loads',
    'Ok thanks, see you at eight.',
    'My sister got the job!! So happy for her',
    'yeah same here, slept till noon lol',
    'Sorry to hear about your gran, thinking of you all x',
  ])('comes back as it was, with nothing said to be missing, whoever reads it: "%s"', (text) => {
    for (const reader of READERS) {
      const { risks, suggestions, rewrite } = analysed('text', text, reader);
      expect({ risks, suggestions, rewrite }).toEqual({ risks: [], suggestions: [], rewrite: text });
    }
  });

  it('gets no question at its end as a mail either', () => {
    const text =
      'Hi Petra,\n\nThe parcel came this morning, everything is in it. Thanks for sending it so quickly.\n\nLet me know if you have any questions.\n\nBest,\nIngrid';
    for (const reader of READERS) expect(analysed('email', text, reader).rewrite).not.toContain('?');
  });
});

describe('a message that wants something without asking for it', () => {
  it.each([
    'The tap in the kitchen is still dripping. You said you would look at it two weeks ago.',
    'You left me standing there again. I am done waiting for you.',
  ])('is judged: "%s"', (text) => {
    expect(analysed('text', text).risks).not.toEqual([]);
  });
});

it('takes no first letter and no hard talk for small talk', () => {
  for (const type of ['outreach', 'difficult_conversation'] as const) {
    const reading = readDraft('Our shop is open again. It was nice to see you on Monday.', type);
    expect(wantingOf(reading, [])).toBe('something');
  }
});

describe('a plain mail at work', () => {
  it.each([
    'Per our talk on Tuesday I moved the two crates to shed 4. The labels are on them and Ruben has the key.\nLet me know if you have any questions.',
  ])('that only informs gets no risk, whoever reads it: "%s"', (text) => {
    for (const reader of READERS) expect(analysed('email', text, reader).risks).toEqual([]);
  });
});
