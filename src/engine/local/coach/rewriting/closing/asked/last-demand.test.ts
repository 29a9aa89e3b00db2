import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { givesNotice } from './last-demand.ts';

const LETTER =
  "Dear Mr Pell,\n\nInvoice 311 of 2 May over £1,940.00 is still unpaid, although you always say the transfer is on its way and it's a disgrace. The tiling was signed off by your foreman on 29 April.\n\nI expect the full amount in my account by 4 July. If it isn't, I will pass the matter to the county court.\n\nJ. Marek";

describe('a letter that gives notice of a claim at law', () => {
  it.each(['DP-01', 'DP-03', 'DP-06'] as const)('expects its money and asks %s nothing', (profile) => {
    const rewrite = rewriteFor('email', profile, LETTER);
    expect(rewrite).toMatch(/I expect the full amount in my account by 4 July\. If it isn't, I will/);
    expect(rewrite).not.toContain('?');
    expect(rewrite.indexOf('Invoice 311')).toBeLessThan(rewrite.indexOf('the full amount'));
  });

  it('is known by what the writer will do, and not by a lawyer who is only named', () => {
    expect(givesNotice(['The names stay with our lawyer, Ms Prieto.'])).toBe(false);
    expect(givesNotice(['Otherwise we will take legal action.'])).toBe(true);
  });
});
