import { describe, expect, it } from 'vitest';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

describe('a sentence of which only the shyness would be left', () => {
  it('goes whole', () => {
    const draft =
      "Dear Annika\n\nApologies in advance for the length of this. I have done a deep dive on the returns and it's fair to say we've moved the needle. Of 1,204 parcels sent in May, 96 came back, against 141 in April. I'm no statistician but that feels huge to me. I haven't checked whether the size guide or the new courier did it. Could you possibly have a look at the sheet when you get a moment?\n\nJoanne";
    const reader = { primaryCode: 'DP-03', secondaryCode: null } as const;
    const reading = readDraft(draft, 'email');
    const rewrite = rewriteDraft(reading, reader, judgeDraft(reading, reader));
    expect(rewrite).not.toContain('statistician');
    expect(rewrite).not.toContain('feels huge');
    expect(rewrite).toContain("I haven't checked whether the size guide or the new courier did it.");
  });

  it('leaves no breath of it either', () => {
    const draft =
      "Hi everyone, ugh, I hate being the one to land this on you when you're all run ragged, really sorry. From Monday 13 October we stop fasting rabbits before surgery. There's masses out there about it, have a google. If one goes badly I suppose we think again. Mr Adeyinka approved it on 6 October. Sorry again for the hassle!! Paula x";
    const reader = { primaryCode: 'DP-03', secondaryCode: null } as const;
    const reading = readDraft(draft, 'internal_comms');
    const rewrite = rewriteDraft(reading, reader, judgeDraft(reading, reader));
    expect(rewrite).not.toMatch(/ugh|sorry|ragged/i);
    expect(rewrite).toContain('Mr Adeyinka approved it on 6 October.');
  });
});
