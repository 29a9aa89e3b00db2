import type { RiskFinding } from './finding.ts';

/** A finding as tests need it: of a fault, and with nothing else said. */
export function riskFinding(about: Partial<RiskFinding> = {}): RiskFinding {
  return {
    tag: 'hedging',
    alsoTag: null,
    quote: null,
    secondQuote: null,
    severity: 1,
    text: '',
    sentence: undefined,
    marks: [],
    advice: null,
    ...about,
  };
}
