import { describe, expect, it } from 'vitest';
import { readDraft } from '../../../reading/read-draft.ts';
import { takeApart } from '../../parts/draft-parts.ts';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { lostViewAsked } from './lost-view.ts';

describe('a view that is asked for vaguely', () => {
  it('is still asked for where nothing else is', () => {
    const rewrite = rewriteFor(
      'text',
      'DP-01',
      'The pump arrived on 3 May. It would be good to get your thoughts whenever.',
    );
    expect(rewrite).toBe('The pump arrived on 3 May. What do you think?');
  });

  it.each([
    'Have a think and let me know what you reckon, no rush.',
    'Let me know what you would like whenever.',
  ])('is told however it is put: %s', (wanted) => {
    const body = { paragraphs: [], needsAsk: true, lostTopic: null };
    expect(lostViewAsked('email', takeApart(readDraft(wanted, 'email')), body)).toBe('What do you think?');
  });

  it('names what it is about', () => {
    const parts = takeApart(readDraft('Let me know your thoughts on the new hose whenever.', 'email'));
    const body = { paragraphs: [], needsAsk: true, lostTopic: null };
    expect(lostViewAsked('email', parts, body)).toBe('What do you think of the new hose?');
  });

  it('is not asked for beside a question', () => {
    const rewrite = rewriteFor(
      'text',
      'DP-01',
      'The pump arrived on 3 May. Can you fit it on Friday? Let me know your thoughts whenever.',
    );
    expect(rewrite).not.toContain('What do you think');
  });
});
