import { describe, expect, it } from 'vitest';
import { analyseMessage } from '../../analyse-message.ts';
import { isKindWord } from './kind-word.ts';

describe('a kind word', () => {
  it('comes first in a mail to a collaborator, and is not left out', () => {
    const text =
      'Frank,\n\nthe rota has to be done by Thursday. Send me your dates. I have no time to chase everybody. I hope your daughter is feeling better.\n\nClaire';
    const { rewrite } = analyseMessage(
      { text, type: 'email' },
      { primaryCode: 'DP-06', secondaryCode: null },
    );
    expect(rewrite).toMatch(/^Frank,\n\nI hope your daughter is feeling better\.\n\nThe rota/);
  });

  it.each([
    'I hope this finds you well.',
    'I hope your team can send the list by 4 May.',
    'I hope your offer is still open, because we need it.',
  ])('is none in "%s"', (text) => {
    expect(isKindWord(text)).toBe(false);
  });
});
