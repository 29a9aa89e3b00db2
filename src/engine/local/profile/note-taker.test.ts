import { describe, expect, it } from 'vitest';
import { findName } from './name-mask.ts';
import { deedsOfNoteTaker } from './note-taker.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise } from './tokens.ts';

const NAME = 'Ines Roth';
const deedsIn = (notes: string): string[] => {
  const own = findName(notes, NAME, () => false);
  return deedsOfNoteTaker(notes, tokenise(notes, own), own).map(({ start, end }) => notes.slice(start, end));
};
const predict = (notes: string) => predictProfile({ name: NAME, notes, ageRange: null, jobType: null });

describe('what the writer of the notes did or means to do', () => {
  it.each([
    'I emailed Ines the sample sizes and the sources.',
    'On Tuesday we showed Ines how to undo each step and who signs it off.',
    "Told Ines she'd be first in her market by autumn.",
    'Told Ines we would double her revenue by autumn.',
    'Gave her the risk register and the insurance papers.',
    'We invited him to tinker with the prototype.',
    'I asked whether her team is happy with it. Ines nodded.',
    'To do: send the study and the raw figures.',
    'Tasks:\n- send the plan with dates and owners\n- check the rollback with legal',
    'Task: send contract. Owner: me. Status: open. Due date: 12.06.',
    'Action items:\n- Lee sends the project plan by Friday\n- Kim names an owner for every step',
    '4 May: Ines rang, nice chat. 6 May: sent the offer with milestones, owners and dates. 9 May: no answer yet.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['I sent the deck to Ines; she asked for the source.', ['I sent the deck to Ines']],
    ['I told Ines the price and she wanted proof.', ['I told Ines the price']],
    ['Told her the price, wants it in writing.', ['Told her the price']],
    ['We offered Ines a trial but she refused. Then we left.', ['We offered Ines a trial']],
    ['I told him there is a plan. "Bin it."', ['I told him there is a plan']],
    ['Told her. She would sign.', ['Told her']],
    ['I  sent  Ines  the price; she wants proof.', ['I  sent  Ines  the price']],
    ['To do:\n- send plan\n- book room\nInes wants the plan.', ['To do:\n- send plan\n- book room']],
  ])('ends where the person comes in: %s', (notes, deeds) => {
    expect(deedsIn(notes)).toEqual(deeds);
  });

  it.each([
    ['what somebody sent the writer', 'Sent me the offer with three questions.'],
    ['what somebody told the writer', 'Told us she signs nothing unread.'],
    ['what was sent back', 'Sent the proposal back for want of a source.'],
    ['a wish of the person', 'Asked for the raw data.'],
    ['what the person asks of others', 'Asked her team how they feel about it.'],
    ['advice on the person', 'Give him the numbers first. Show her the source.'],
    ['the words of the person', 'Ines wrote: "I told him the plan has no owner."'],
    ['what somebody is told who is not the person', 'I want proof. I told him so.'],
    ['a letter from the person', 'This is Ines from sales. I sent the figures twice to be sure.'],
  ])('is not: %s', (_, notes) => {
    expect(deedsIn(notes)).toEqual([]);
  });

  it('leaves what the notes tell of the person', () => {
    expect(
      predict('I sent Ines the plan with owners. She asked for the raw data and the method.').primaryCode,
    ).toBe('DP-03');
  });
});
