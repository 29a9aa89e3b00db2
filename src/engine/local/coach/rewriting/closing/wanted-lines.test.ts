import { expect, it } from 'vitest';
import { analyseMessage } from '../../analyse-message.ts';

it.each(['DP-02', 'DP-03', 'DP-04', 'DP-06', 'DP-07'] as const)(
  'a mail to %s that asks for a deed in the middle of a sentence gets no question of any letter behind it',
  (primaryCode) => {
    const text =
      'Hi Rosa,\n\nThe list for the fair is ready, 41 stalls this year. In preparation for Saturday, please print it out and bring it along. The hall opens at 8:00.\n\nHenk';
    const { rewrite } = analyseMessage({ text, type: 'email' }, { primaryCode, secondaryCode: null });
    expect(rewrite.match(/\?/g) ?? []).toHaveLength(0);
  },
);

it('a line whose matter was cut off before its last word is not proposed', () => {
  const text =
    'Please be aware that the move starts this evening.\nYou will also have a letter in your Pigeonhole tomorrow explaining the steps.\nPlease log off tonight.';
  for (const primaryCode of ['DP-01', 'DP-02', 'DP-03', 'DP-07'] as const)
    expect(analyseMessage({ text, type: 'email' }, { primaryCode, secondaryCode: null }).rewrite).not.toMatch(
      /\b(?:your|the|a|of)\?/,
    );
});

it.each([
  ["For the next fair let's share the stall, and I'll bring the sign. OK?", 'DP-05'],
  ['From May we will take turns with the rota. Deal?', 'DP-02'],
  ["Next time we'll read it together before it goes out. Agreed?", 'DP-03'],
] as const)(
  'a hard talk that asks for a yes to its own proposal keeps that as its last question: %s',
  (ends, code) => {
    const text = `Hi Sofia,\n\nYou always send the list too late! On Monday it was 40 minutes late and two stalls were empty. ${ends}\n\nRosa`;
    const { rewrite } = analyseMessage(
      { text, type: 'difficult_conversation' },
      { primaryCode: code, secondaryCode: null },
    );
    expect(rewrite).toContain(ends.split(' ').slice(-2).join(' '));
    expect(rewrite.match(/\?/g)).toHaveLength(1);
  },
);

it('a mail to an Achiever that asks for the decision and its day is not asked for it again', () => {
  const text =
    "Hi Sven,\n\nHope you are doing great! I just wanted to check in about the lease, it's attached: 9,000 for 12 months. Sorry for the delay. Please approve by Friday.\n\nMaja";
  const { rewrite } = analyseMessage({ text, type: 'email' }, { primaryCode: 'DP-01', secondaryCode: null });
  expect(rewrite).toContain('Please approve by Friday.');
  expect(rewrite).not.toContain('?');
});

it.each([
  'hope you are well! We are a young dynamic team and bind books for schools. 30 books cost 390 euros, delivery in 8 days.',
  'your architect told us you need tiles in 4 rooms. Honestly we are the best. We can start on 3 June, €38 per m².\n\nWe need from you: the plan by 10 May.',
])('a priced offer to a Deliverer ends on no line that fits any letter: %s', (said) => {
  const text = `Dear Ms Okoye,\n\n${said}\n\nRegards,\nHorst Weber`;
  const { rewrite } = analyseMessage(
    { text, type: 'outreach' },
    { primaryCode: 'DP-05', secondaryCode: null },
  );
  expect(rewrite).not.toContain('?');
});
