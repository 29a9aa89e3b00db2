import { expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { analyseMessage } from '../analyse-message.ts';

it.each<[string, ProfileCode, string]>([
  [
    'a charge against everybody in a notice',
    'DP-06',
    'Hello everyone,\n\nAs of Monday 2 March the staff kitchen is locked at 3pm. This is because people cannot be trusted to wash up. Cups left in the sink will be thrown away.\n\nDerek',
  ],
  [
    'a boast of what is sold',
    'DP-03',
    'Dear Mr Osei,\n\nWe believe our honey is the purest in the country. It was tested in July 2024 for 42 pesticides and none was found above the limit. We would be thrilled if you would stock it. A case of 12 is £54.\n\nAnnika',
  ],
  [
    'a sneer at last time',
    'DP-06',
    "Joanne,\n\nThe rota for August is done. Swaps must be with me by Friday. I'm not going to have the same circus as last summer. Read it, sign it, hand it back.\n\nPhil",
  ],
  [
    'that those concerned were not asked',
    'DP-04',
    "Hi Stephanie,\n\nWe're thinking of letting the Year 6s walk to the museum on their own in pairs on the 12th, it's only 10 minutes and they'd love the independence. I'm sure nothing would happen! Parents haven't been asked as such but most of them walk to school anyway. Mr Hall will be at the museum end. Can I take that as a yes?\n\nThanks\nGemma",
  ],
  [
    'that the reader is taken for slow',
    'DP-03',
    "Hi Lorna,\n\nI don't think you've understood the figures at all. As I've explained several times, the waste tonnage went down because we weighed on different days. Anyone can see that. 14.2 t in March was 4 Fridays, 11.9 t in April was 4 Mondays. You can't compare them and frankly your chart is misleading. Take it down.\n\nVikram",
  ],
])('names %s', (_fault, primaryCode, text) => {
  const { risks } = analyseMessage({ text, type: 'email' }, { primaryCode, secondaryCode: null });
  expect(risks.join('\n')).toMatch(
    /cannot be trusted|purest|same circus|haven't been asked|understood the figures/,
  );
});

it('calls a stock greeting a stock greeting, and no hype besides', () => {
  const text =
    'Hi Dana,\n\nI hope this finds you well! I was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March.\n\nBest,\nLee';
  const { risks } = analyseMessage({ text, type: 'email' }, { primaryCode: 'DP-03', secondaryCode: null });
  expect(risks.join('\n')).toContain('"I hope this finds you well!" is a generic opening');
  expect(risks.join('\n')).not.toContain('hype');
});
