import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { judgeDraft } from '../judge-draft.ts';
import { everydayFaultSigns } from './everyday-faults.ts';

const tagsOf = (text: string): FaultTag[] =>
  everydayFaultSigns(readDraft(text, 'email')).map(({ tag }) => tag);

describe('everydayFaultSigns', () => {
  it.each<[string, FaultTag]>([
    ["Why haven't you replied???", 'blame'],
    ['This is getting ridiculous.', 'blame'],
    ['I need the numbers NOW.', 'pressure'],
    ["It's just how it is, the decision came from above.", 'cold_tone'],
    ['Nothing I can do.', 'cold_tone'],
    ['How many times do I have to tell you?', 'blame'],
    ['A child could do it.', 'blame'],
    ['Non-compliance will result in disciplinary action.', 'ultimatum'],
    ['Cars will be towed.', 'ultimatum'],
    ['No need to run it past IT.', 'safeguard_missing'],
  ])('finds in "%s" %s', (text, tag) => {
    expect(tagsOf(text)).toEqual([tag]);
  });

  it.each([
    "Why haven't we tried the smaller hall?",
    'I can do it now or today.',
    'That is how it works in Leeds.',
    'Is there anything I can do?',
    'No need to bring a copy.',
    'How many times do I have to call?',
  ])('finds nothing in "%s"', (text) => {
    expect(tagsOf(text)).toEqual([]);
  });

  it('names the reproach and the shout of a rude text', () => {
    const draft = readDraft("Why haven't you replied??? Need the numbers NOW. This is ridiculous", 'text');
    const { risks } = judgeDraft(draft, { primaryCode: 'DP-06', secondaryCode: null });
    expect(risks.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['blame', 'pressure']));
  });
});
