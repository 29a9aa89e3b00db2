import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewriting/rewrite.fixture.ts';
import { isFooter, isToTheLetter } from './footer.ts';
import { readDraft } from './read-draft.ts';

const ADVERT =
  'Hello Nadia,\n\nWe run payroll for small firms. Your payroll costs too much. Sign up now: paywise.example/join\n\nPaywise Sales';

describe('a footer', () => {
  it.each([
    'Reply STOP to unsubscribe.',
    'Click here to unsubscribe.',
    'If you would rather not hear from us, reply STOP.',
    'You are receiving this email because you attended MedExpo.',
    'Slotwise Ltd is registered in England and Wales, company number 09312277.',
    'This email and any attachments are confidential.',
    'Please do not reply to this automated email.',
  ])('is known by how a list is left, by the law or by its machine: %s', (words) => {
    expect(isFooter(words)).toBe(true);
  });

  it.each([
    'Could you reply by Friday?',
    'Please stop at the gate and reply yes or no.',
    'Send ASAP please.',
    'The message was for Tom.',
    'We registered 40 children.',
  ])('is nothing that the writer says: %s', (words) => {
    expect(isFooter(words)).toBe(false);
    expect(isToTheLetter(words)).toBe(false);
  });

  it('stays to the letter below the name, and is never asked for as a favour', () => {
    const rewrite = rewriteFor('outreach', 'DP-06', `${ADVERT}\nReply STOP to unsubscribe.`);
    expect(rewrite.endsWith('Paywise Sales\n\nReply STOP to unsubscribe.')).toBe(true);
  });

  it('is read as no part of what the writer says', () => {
    const { sentences } = readDraft(`${ADVERT}\n\nReply STOP to unsubscribe.`, 'outreach');
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('STOP');
  });

  it('stays to the letter on the line of a text, as a keyword for a machine does', () => {
    for (const keyword of ['Reply STOP to unsubscribe.', 'Text YES to 60070.'])
      expect(
        rewriteFor('text', 'DP-06', `Hi Jo, your check-up is due. Call 0131 496 0200 to book. ${keyword}`),
      ).toContain(keyword);
  });
});
