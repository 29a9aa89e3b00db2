import type { Placed } from './placed.ts';

/** A sentence of a body with nothing known of it but its figures, and what is given. */
export function placed(text: string, given: Partial<Placed> = {}): Placed {
  return {
    text,
    isAsk: false,
    isSafeguard: false,
    isThanks: false,
    numberCount: (text.match(/\d[\d.,]*/g) ?? []).length,
    hasDeadline: false,
    isReason: false,
    leads: 0,
    ...given,
  };
}
