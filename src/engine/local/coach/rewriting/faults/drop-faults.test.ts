import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { riskFinding } from '../../judging/finding.fixture.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { faultWordsFor } from './drop-faults.ts';

const RISK = riskFinding();
const HOLDS_NOTHING_ELSE = {
  isNeeded: () => false,
  namesThing: () => false,
  isWhatItIs: () => false,
  isMissedIn: () => false,
};

function left(
  text: string,
  profile: ProfileCode = 'DP-03',
  type: MessageType = 'email',
  risks: readonly RiskFinding[] = [],
): readonly string[] {
  const faults = faultWordsFor(type, profile, { risks, known: new Set() }, HOLDS_NOTHING_ELSE);
  return takeApart(readDraft(text, type))
    .paragraphs.flat()
    .filter((unit) => !faults.isOnlyFault(unit))
    .map((unit) => faults.without(unit).text);
}

describe('words that mock, ban or blame', () => {
  it.each([
    'Complaints will not be entertained.',
    "Those who don't like it know where the door is.",
    'Funny how the rule is clear to the cleaners.',
    "Don't drop out again.",
    'Nobody else on the committee makes such a fuss.',
    'So according to the great brain the new feed pays for itself.',
    'I guess the hens will count them.',
    'Next time just hand them out, OK?',
    "It's not that hard, millions of people manage to wear one.",
  ])('go as a whole: %s', (fault) => {
    expect(left(`The list is in the hall. ${fault}`, 'DP-06')).toEqual(['The list is in the hall.']);
  });

  it('go as a clause beside a fact', () => {
    expect(left("Your cable car is from 1987 so let's be honest, you have just been lucky.")).toEqual([
      'Your cable car is from 1987.',
    ]);
  });

  it.each([
    'Complaints will not be answered after 5 May.',
    'Nobody else can open the safe.',
    'Do not open the valve again.',
    'No questions so far.',
    'Do they know when it starts?',
    "You're too kind.",
  ])('are not those of %s', (sentence) => {
    expect(left(`The list is in the hall. ${sentence}`)).toContain(sentence);
  });
});

describe('small talk and shyness', () => {
  const RISKS = [RISK, RISK];

  it.each([
    'What a summer!',
    'It is hard to believe the season is over.',
    'This is a bit awkward and it may be nothing.',
    "I'm only a small producer.",
  ])('go for a reader in a hurry: %s', (talk) => {
    expect(left(`The list is in the hall. ${talk}`, 'DP-01', 'email', RISKS)).toEqual([
      'The list is in the hall.',
    ]);
  });

  it('stay for a reader who takes time for people', () => {
    expect(left('The list is in the hall. What a summer!', 'DP-06', 'email', RISKS)).toHaveLength(2);
  });

  it('go from between two commas', () => {
    expect(left('The orders move over on their own, fingers crossed, on 1 April.', 'DP-04')).toEqual([
      'The orders move over on their own on 1 April.',
    ]);
  });
});

describe('claims without a ground', () => {
  it.each([
    "Clients can't stop raving about it.",
    'Our charity has basically cracked loneliness.',
    'It pays for itself in no time, basically free money.',
    "I'm told it'll be fine.",
    "It's 100% safe, nobody ever gets hurt.",
  ])('go before a reader who wants grounds: %s', (claim) => {
    expect(left(`The list is in the hall. ${claim}`)).toEqual(['The list is in the hall.']);
  });

  it('stay before others, unless a risk quotes them', () => {
    expect(left('The list is in the hall. Parents love it.', 'DP-06')).toContain('Parents love it.');
  });

  it('stay where they are counted or somebody is named', () => {
    for (const claim of ['88% of our clients love it.', 'Everyone who asked Anna agrees it is right.'])
      expect(left(`The list is in the hall. ${claim}`)).toContain(claim);
  });
});

describe('notes for a meeting', () => {
  it.each([
    "He'll yawn, not my problem.",
    "They'll survive.",
    "She'll moan again as usual.",
    'Weather is weather.',
    'If he makes a fuss, remind him who owns the building.',
  ])('lose what foretells how difficult the reader will be: %s', (fault) => {
    expect(left(`The list is in the hall. ${fault}`, 'DP-03', 'meeting_prep')).toEqual([
      'The list is in the hall.',
    ]);
  });

  it('keep what can be turned the open way round', () => {
    const note = 'The neighbours will moan about it.';
    expect(left(`The list is in the hall. ${note}`, 'DP-03', 'meeting_prep')).toContain(note);
  });
});

describe('words that threaten, shut the door or shrug', () => {
  it.each([
    "Once more and you're off the team.",
    'The next delay will mean the end of your contract.',
    'Refusal ends your membership.',
    'The office sees no need for a discussion.',
    "I'm not taking suggestions on this.",
    'Spare me the excuses.',
    'Must be nice, leaving before lunch.',
    'It will sort itself out.',
    'Can we just move on now?',
    'Violations get reported to the office.',
    'My grandmother used to say that slow is smooth.',
    'There are tons of ideas floating around.',
    'We can always decide later.',
    'It is the best thing that has ever happened to the canteen.',
    'Next time I will do it without you.',
    'You made a complete fool of yourself in front of the client.',
    'If the app crashes, well, use your imagination.',
  ])('go as a whole: %s', (fault) => {
    expect(left(`The list is in the hall. ${fault}`, 'DP-06')).toEqual(['The list is in the hall.']);
  });

  it.each([
    'It must be nice to walk there in May.',
    'No changes are planned.',
    'Deviations are entered in column F.',
    'Anyone who does the late shift is off on Friday.',
    'We will see where the pipe goes.',
    'Can we move on to the pumps?',
    'Anyone who has a problem with that can ring me.',
    'My father said yes.',
    'Next time I will ask Anna.',
    'You made a fool-proof lid.',
    'The critics will see the second show.',
  ])('are not those of %s', (sentence) => {
    expect(left(`The list is in the hall. ${sentence}`)).toContain(sentence);
  });

  it('leave the reason standing that stood in front of them', () => {
    expect(left('As the lease is signed, no discussion is foreseen.')).toEqual(['The lease is signed.']);
  });
});
