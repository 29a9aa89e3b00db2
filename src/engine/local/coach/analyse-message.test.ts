import { describe, expect, it } from 'vitest';
import { analyseMessage } from './analyse-message.ts';

describe('the analysis of a message', () => {
  it('gives each risk its suggestion, and a rewrite', () => {
    const analysis = analyseMessage(
      {
        text: 'Hi Renske, just wondering if maybe at some point you could look at the Kestrel quote? It is 38k and they hold it until Friday.',
        type: 'email',
      },
      { primaryCode: 'DP-01', secondaryCode: null },
    );
    expect(analysis.risks[0]).toContain('"');
    expect(analysis.suggestions.length).toBeGreaterThan(0);
    expect(analysis.strengths.join()).toContain('38k');
    expect(analysis.rewrite).toContain('Kestrel');
  });

  it('is the same for the same message', () => {
    const message = { text: 'You never answer. Send it today or else.', type: 'text' } as const;
    const reader = { primaryCode: 'DP-06', secondaryCode: 'DP-04' } as const;
    expect(analyseMessage(message, reader)).toEqual(analyseMessage(message, reader));
  });

  it.each(['', ' ', 'ok', '🙌', '?', '# Title', '> quoted only', 'A'.repeat(2000)])(
    'is given for %j',
    (text) => {
      const analysis = analyseMessage({ text, type: 'text' }, { primaryCode: null, secondaryCode: null });
      expect(analysis.risks.length).toBeLessThanOrEqual(6);
    },
  );
});
