import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { rewritten } from '../body/body.fixture.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { withLostAnnouncement } from './lost-announcement.ts';

function texts(draft: string, kept: string): readonly string[] {
  const body = { paragraphs: [[rewritten(kept)]], needsAsk: true, lostTopic: null };
  const { paragraphs } = withLostAnnouncement('email', takeApart(readDraft(draft, 'email')), body);
  return paragraphs.flat().map(({ text }) => text);
}

describe('a mail whose announcement was left out', () => {
  const offer = 'A garage offers 4,300 for it.';

  it('says again what it is about where nothing else does', () => {
    expect(texts(`Hi Rosa,\n\nI wanted to reach out about the bakery van. ${offer}\n\nTheo`, offer)).toEqual([
      'I wanted to reach out about the bakery van.',
      offer,
    ]);
  });

  it('says nothing twice', () => {
    const named = 'A garage offers 4,300 for the van.';
    expect(texts(`Hi Rosa,\n\nI wanted to reach out about the bakery van. ${named}\n\nTheo`, named)).toEqual([
      named,
    ]);
    expect(
      texts(`Subject: Bakery van\n\nHi Rosa,\n\nI am writing about the bakery van. ${offer}\n\nTheo`, offer),
    ).toEqual([offer]);
  });
});
