import { describe, expect, it } from 'vitest';
import { judgeDraft } from '../../../judging/judge-draft.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { rewriteDraft } from '../../rewrite-draft.ts';

const READER = { primaryCode: 'DP-03', secondaryCode: null } as const;

function rewritten(text: string): string {
  const reading = readDraft(text, 'email');
  return rewriteDraft(reading, READER, judgeDraft(reading, READER));
}

describe('words named for their tone alone', () => {
  it('goes, a whole sentence that a risk quotes as a hedge and that names nothing', () => {
    const draft =
      'Hi Fay,\n\nWe mend looms for schools, 14 of them so far. It depends a bit on what comes up. Could maybe come in May or June or so. Prices are around 40 euros I think. Let me know what you think.\n\nBea';
    const reading = readDraft(draft, 'outreach');
    const reader = { primaryCode: 'DP-05', secondaryCode: null } as const;
    const rewrite = rewriteDraft(reading, reader, judgeDraft(reading, reader));
    expect(rewrite).not.toContain('It depends a bit');
    expect(rewrite).toContain('Could come in May or June');
  });

  it.each([
    'You would be crazy not to roll it out.',
    'Any junior could have done better.',
    'Needless to say we are worth every penny.',
    'My clients are literally obsessed with my programme.',
  ])('"%s" does not stand in the rewrite', (fault) => {
    const draft = `Hi Sofia,\n\nResponse times went from 4 hours to 55 minutes in the Dublin pilot. ${fault} Could you tell me by Friday whether the figures hold? Everybody loves it.\n\nMark`;
    const rewrite = rewritten(draft);
    expect(rewrite).not.toContain(fault.slice(0, -1));
    expect(rewrite).toContain('55 minutes in the Dublin pilot');
  });

  it('says who writes, however it is said', () => {
    const rewrite = rewritten(
      "Hello,\n\nI'm Jess, a passionate life coach and 3x bestselling author, and I help nurses in Leeds. My clients are literally obsessed with my programme. Don't miss out! It costs £120 for 8 weeks.\n\nJess",
    );
    expect(rewrite).toContain("I'm Jess, a life coach and 3x bestselling author");
  });
});
