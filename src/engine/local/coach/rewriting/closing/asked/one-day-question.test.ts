import { expect, it } from 'vitest';
import { rewriteFor } from '../../rewrite.fixture.ts';

it('a stranger is asked for a day once, and for what', () => {
  const text =
    'Dear Mr Hale,\n\nI hope this email finds you well! My name is Asha Rao and I am a co-founder of Quayside, a world-class, game-changing platform for freight. We cut detention charges at two of your neighbours by 18% last year. I would love to jump on a quick call to explore synergies. When would suit? I am free Tuesday after 2 or any time Thursday.\n\nKind regards,\nAsha';
  const result = rewriteFor('outreach', 'DP-01', text);
  expect(result).toContain('a quick call');
  expect(result).toContain('Would Tuesday after 2 or any time Thursday suit you?');
  expect(result).not.toContain('When would suit?');
  expect(result).toContain('Quayside, a platform for freight');
});
