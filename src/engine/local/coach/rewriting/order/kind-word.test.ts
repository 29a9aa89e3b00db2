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

  it('stays where a later "him" means whom it names', () => {
    const text =
      'Hi Maja, you left the till open and went home and 140 euros are missing. I hope your son is ok again. I know you were in a hurry because of him. Can we talk tomorrow?';
    const { rewrite } = analyseMessage(
      { text, type: 'difficult_conversation' },
      { primaryCode: 'DP-06', secondaryCode: null },
    );
    expect(rewrite).toContain('I hope your son is ok again. I know');
  });

  it.each([
    'I hope this finds you well.',
    'I hope your team can send the list by 4 May.',
    'I hope your offer is still open, because we need it.',
  ])('is none in "%s"', (text) => {
    expect(isKindWord(text)).toBe(false);
  });
});
