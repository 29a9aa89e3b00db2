import { describe, expect, it } from 'vitest';
import { analyseMessage } from '../analyse-message.ts';
import { readDraft } from '../reading/read-draft.ts';
import { personalRemark } from './personal-remark.ts';

describe('a remark on what the reader is', () => {
  it.each([
    'Is there something going on at home, with your divorce and all?',
    'Given your faith I assume Friday is difficult for you.',
    'As a new mother you will understand how hard it is to keep deadlines.',
    'As a woman in tech you must be so inspiring!',
    'At your age this must be hard to learn.',
  ])('is told off, and goes: %s', (remark) => {
    const text = `Hi Fatima,\n\nThe report was due on 4 May and is not here. ${remark} Could you send it by Friday?\n\nJo`;
    const { risks, suggestions, rewrite } = analyseMessage(
      { text, type: 'email' },
      { primaryCode: 'DP-01', secondaryCode: null },
    );
    const bare = remark.replace(/[.!?]$/, '');
    expect(risks[0]).toContain(`"${bare}" speaks of the reader's family`);
    expect(suggestions[0]).toMatch(/^Leave out /);
    expect(rewrite).not.toContain(bare);
    expect(risks.filter((risk) => risk.includes(bare))).toHaveLength(1);
  });

  it.each([
    'I am so sorry to hear about your divorce.',
    'As a parent you get the newsletter each month.',
    'Please tell us of your age group on the form.',
    'As a manufacturer you know the rules.',
    'We work from home on Fridays.',
    'Your faith in the team helped a lot.',
    'Congratulations on your marriage!',
  ])('is not: %s', (sentence) => {
    expect(personalRemark(readDraft(sentence, 'email'))).toBeNull();
  });
});
