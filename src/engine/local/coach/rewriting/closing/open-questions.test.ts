import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { openQuestions } from './open-questions.ts';

function asked(
  type: MessageType,
  profile: ProfileCode,
  sentences: readonly string[],
  more: { deadline?: string; isFixed?: boolean } = {},
): string | null {
  const { deadline = null, isFixed = false } = more;
  const said = {
    type,
    profile,
    sentences,
    deadline,
    isFixed,
    isOwnerless: false,
    isUnproven: true,
    topic: null,
  };
  return openQuestions(said)[0]?.[1] ?? null;
}

describe('openQuestions', () => {
  it.each<[MessageType, ProfileCode, string, string | null]>([
    [
      'email',
      'DP-01',
      'The depot only holds the price until Friday.',
      'Can I give the depot a yes before Friday?',
    ],
    ['text', 'DP-01', "It's 900 if we order by Tue", 'Shall we order?'],
    [
      'email',
      'DP-06',
      'The ferry kiosk closes from 3 May.',
      'How will it be for you when the ferry kiosk closes?',
    ],
    [
      'internal_comms',
      'DP-06',
      'The ferry kiosk closes from 3 May.',
      'How will it be for you when the ferry kiosk closes?',
    ],
    [
      'outreach',
      'DP-01',
      'At Linden Bakery waste fell by 12%.',
      'Would a result like the one at Linden Bakery be worth a short call to you, yes or no?',
    ],
    ['text', 'DP-05', 'the boiler thing is open again', 'Can you see to the boiler, and by when?'],
    ['email', 'DP-06', 'We could close it, or move to the smaller unit.', 'Which would you choose?'],
    ['email', 'DP-01', 'I would go for the new one.', 'Do you agree, yes or no?'],
    ['email', 'DP-03', 'We could close it, or move to the smaller unit.', 'Which would you choose?'],
    ['text', 'DP-01', 'We could redo it, or the walls, or the cellar.', null],
    ['email', 'DP-01', 'It was a nice evening.', null],
    ['email', 'DP-03', 'We would like to thank you.', null],
    ['email', 'DP-03', 'We need to talk about it.', null],
  ])('asks in a %s to %s what %j leaves open', (type, profile, sentence, question) => {
    expect(asked(type, profile, [sentence])).toBe(question);
  });

  it('asks within what is fixed only where the draft fixes something', () => {
    const sentences = ['The manual must be followed.'];
    expect(asked('email', 'DP-02', sentences, { isFixed: true })).toBe(
      'What would you try within the manual?',
    );
    expect(asked('email', 'DP-02', sentences)).toBeNull();
  });

  it('asks an Analyzer for a check only of what has been measured more than once', () => {
    const meter = 'My own meter read 58 dB at 02:40 on the 9th, 11th and 12th of July.';
    expect(asked('email', 'DP-03', [meter])).toBeNull();
    expect(asked('email', 'DP-03', [`${meter} Yours read 41 dB.`])).toBe(
      'Could you check the figures and tell me where they do not hold?',
    );
    expect(asked('text', 'DP-03', ['Parcel 2 was 4.6 kg here and 4.1 at the kiosk.'])).toBe(
      'What would you check before we trust these figures?',
    );
  });

  it('asks for what is out of order to be looked at, unless somebody comes for it', () => {
    const scale = 'The parcel scale in the post room is miles out.';
    expect(asked('text', 'DP-03', [scale])).toBe('Could you check the parcel scale in the post room?');
    expect(asked('text', 'DP-05', [scale])).toBe(
      'Can you see to the parcel scale in the post room, and by when?',
    );
    expect(asked('text', 'DP-05', [scale, 'The fitter comes at 8.'])).toBeNull();
    expect(asked('text', 'DP-05', ['Our oven is broken so no bread today, sorry.'])).toBeNull();
  });

  it('asks which of several ideas it shall be', () => {
    expect(asked('text', 'DP-05', ['Maybe a quiz, maybe lanterns.'])).toBe(
      'Which of these shall we do, and who takes it?',
    );
    expect(asked('text', 'DP-01', ['Maybe the blue one, maybe the green.'])).toBe(
      'Which of these would you choose?',
    );
  });

  it('asks for a yes or no before something costs more', () => {
    expect(asked('text', 'DP-01', ["It's £140 now or £165 after the 12th."])).toBe(
      'Can I have your yes or no by the 12th?',
    );
  });

  it('offers a Guardian a look at how it went only where others have done it', () => {
    expect(
      asked('email', 'DP-04', ['The drill on the Corbeau lift fell through, 2,300 passengers.']),
    ).toBeNull();
    expect(
      asked('email', 'DP-04', ['Vendor is Latchway, same as the hospital in Odense uses since 2021.']),
    ).toBe('Would you like to see how it went at the hospital in Odense, before we go any further?');
  });

  it('asks a Visionary what a thing could make possible, not whether there should be more of it', () => {
    const told = 'The one in Bolgatanga has moved 4 times, following the families.';
    expect(asked('outreach', 'DP-07', ['Here is our range for your school programme.', told])).toBe(
      'What could this make possible for your school programme?',
    );
    expect(asked('outreach', 'DP-07', [told])).toBeNull();
  });

  it('asks for the deed itself where a thing is to be decided', () => {
    const sentences = ['We also need the second boat decided by 15 January, it is 1.9 million.'];
    const question = asked('email', 'DP-07', sentences, { deadline: 'by 15 January' });
    expect(question).toBe('Could you decide on the second boat by 15 January?');
  });

  it('asks for a yes or no only where the draft leaves something to decide', () => {
    const more = { deadline: 'by 4 May' };
    expect(asked('email', 'DP-01', ['The offer is good.'], more)).toBe('Can I have your yes or no by 4 May?');
    expect(asked('email', 'DP-01', ['We forfeit the semi unless one more sub is in.'], more)).toBeNull();
  });
});
