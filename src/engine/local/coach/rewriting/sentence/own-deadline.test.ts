import { describe, expect, it } from 'vitest';
import { withOwnDeadline } from './own-deadline.ts';

const DRAFT = 'We need to sign by Friday or the discount is gone. Can you approve ASAP?';

describe('a request that lost its vague time', () => {
  it('gets the one date by which the draft needs something', () => {
    expect(withOwnDeadline('Can you approve?', 'Can you approve ASAP?', DRAFT)).toBe(
      'Can you approve by Friday?',
    );
  });

  it.each([
    ['had no vague time', 'Can you approve?', 'Can you approve?', DRAFT],
    ['has a time of its own', 'Can you approve on Tuesday?', 'Can you approve ASAP on Tuesday?', DRAFT],
    ['asks for nothing', 'What do you think?', 'What do you think, ASAP?', DRAFT],
    ['has no date to get', 'Can you approve?', 'Can you approve ASAP?', 'Can you approve ASAP?'],
    [
      'could get either of two',
      'Can you approve?',
      'Can you approve ASAP?',
      'Sign by Friday, pay by Monday. Can you approve ASAP?',
    ],
  ])('stays as it is where it %s', (_, edited, original, draft) => {
    expect(withOwnDeadline(edited, original, draft)).toBe(edited);
  });
});
