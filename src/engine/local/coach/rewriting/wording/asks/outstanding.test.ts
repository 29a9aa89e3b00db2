import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';

describe('what the reader has not done yet', () => {
  it.each([
    ["You still haven't sent me the rota. I need it TODAY.", 'Could you send me the rota? I need it today.'],
    ["You haven't paid me back for the tickets yet!!", 'Could you pay me back for the tickets?'],
    ["I still haven't got your invoice for March.", 'Could you send your invoice for March?'],
  ])('is asked for in a text: "%s"', (text, rewrite) => {
    expect(rewriteFor('text', 'DP-06', text)).toContain(rewrite);
  });

  it.each([
    "You haven't met the twins yet!",
    "You still haven't told them and now it's too late.",
    "You haven't missed much.",
    "We still haven't heard who won.",
  ])('is no request where nothing is wanted: "%s"', (text) => {
    expect(rewriteFor('text', 'DP-06', text)).not.toContain('Could you');
  });
});
