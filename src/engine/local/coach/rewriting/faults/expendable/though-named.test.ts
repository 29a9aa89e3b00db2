import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { riskFinding } from '../../../judging/finding.fixture.ts';
import type { FaultTag, Sentence } from '../../../reading/draft-reading.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { takeApart } from '../../parts/draft-parts.ts';
import { leastIfNamed } from './named-for-tone.ts';
import { leastThoughNamed } from './though-named.ts';

const NO_RISK = riskFinding({ tag: 'hype' });

const OPENING = 'The list is in the hall.';

function leastOf(
  text: string,
  named: readonly string[],
  tag: FaultTag = 'hedging',
  quote = text,
): number | null {
  const units = takeApart(readDraft(`${OPENING} ${text}`, 'email')).paragraphs.flat();
  const unit = units.find((one) => one.text === text);
  if (unit === undefined) throw new Error('no such sentence');
  const risks = [{ ...NO_RISK, tag, quote: quote.replace(/\.$/, '') }, NO_RISK];
  return leastThoughNamed(unit, text, named, { type: 'email', risks, opening: units[0]?.sentence });
}

describe('a sentence that names things found nowhere else', () => {
  it('may go sooner when a finding quotes all of it', () => {
    const text = 'Pricing is like an onion with layers.';
    expect(leastOf(text, ['onion', 'layers'])).toBeLessThan(
      leastOf(text, ['onion', 'layers'], 'hype', 'onion') ?? 0,
    );
  });

  it.each([
    ['your club showed up in my feed.', ['club']],
    ['As the lease is signed, we carry on.', ['lease']],
    ['I am a welder from the yard.', ['welder', 'yard']],
  ] as const)('stays where it may be what the message is about: %s', (text, named) => {
    const own = text.charAt(0).toUpperCase() + text.slice(1);
    expect(leastOf(own, named)).toBeNull();
  });

  it('stays when a finding names it for its matter', () => {
    expect(leastOf('Electrics want looking at by somebody.', ['Electrics'], 'no_owner')).toBeNull();
  });
});

describe('a sentence that a finding quotes for its tone', () => {
  const least = (text: string, type: MessageType = 'email'): number | null => {
    const risks = [{ ...NO_RISK, quote: text.replace(/\.$/, '') }, NO_RISK];
    const known = new Set<string>();
    const around = {
      type,
      opening: undefined,
      plain: new Set<Sentence>(),
      risks,
      insists: false,
      known,
      draft: '',
      left: new Map(),
    } as const;
    return leastIfNamed(text, false, ['vets', 'foot', 'days'], {
      ...around,
      expendable: { chance: () => 0, isPlain: () => false, thingsIn: () => [] },
    });
  };

  it('may go however much it names', () => {
    expect(least('It spots a sore foot days before vets can.')).toBeLessThan(0.5);
  });

  it.each([
    'I put vets round a foot for days!!',
    "It's acknowledged that the vets had seen the foot for days.",
    'The vets had seen the foot for days, obviously.',
  ])('is matter in a difficult conversation, where it tells what was done: %s', (text) => {
    expect(least(text, 'difficult_conversation') ?? 1).toBeGreaterThan(0.5);
    expect(least(text)).toBeLessThan(0.5);
  });

  it('stays longer when it says when', () => {
    expect(least('Prices for a sore foot go up tonight in days for vets.')).toBeGreaterThan(0.5);
  });
});
