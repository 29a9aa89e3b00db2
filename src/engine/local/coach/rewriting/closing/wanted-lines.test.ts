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
