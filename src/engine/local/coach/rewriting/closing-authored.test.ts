import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { authoredQuestion, wordAsQuestion } from './closing-authored.ts';

function asked(
  type: MessageType,
  profile: ProfileCode,
  sentences: readonly string[],
  more: { deadline?: string; isFixed?: boolean; asks?: boolean } = {},
): string | null {
  const { deadline = null, isFixed = false, asks = false } = more;
  return authoredQuestion({ type, profile, sentences, deadline, isFixed, asks, topic: null });
}

describe('authoredQuestion', () => {
  it.each<[MessageType, ProfileCode, string, string | null]>([
    [
      'email',
      'DP-01',
      'The depot only holds the price until Friday.',
      'Can I give the depot a yes before Friday?',
    ],
    ['text', 'DP-01', "It's 900 if we order by Tue", 'Do we order by Tue, yes or no?'],
    [
      'email',
      'DP-03',
      'We want to move the choir to the crypt because of the noise.',
      'What would you need to see before we move the choir to the crypt?',
    ],
    [
      'email',
      'DP-06',
      'The ferry kiosk closes from 3 May.',
      'How will it be for you when the ferry kiosk closes?',
    ],
    [
      'internal_comms',
      'DP-04',
      'From 3 May the side gate stays open.',
      'If you see a risk that is not covered here, please tell us before 3 May.',
    ],
    [
      'outreach',
      'DP-01',
      'At Linden Bakery waste fell by 12%.',
      'Would a result like the one at Linden Bakery be worth a short call to you, yes or no?',
    ],
    ['text', 'DP-05', 'the boiler thing is open again', 'Can you take the boiler, and by when?'],
    [
      'difficult_conversation',
      'DP-06',
      'On 8 May the soup went cold.',
      'How was 8 May from your side, and what would help?',
    ],
    ['email', 'DP-01', 'It was a nice evening.', null],
    ['email', 'DP-03', 'We would like to thank you.', null],
    ['email', 'DP-03', 'We need to talk about it.', null],
  ])('asks in a %s to %s what %j leaves open', (type, profile, sentence, question) => {
    expect(asked(type, profile, [sentence])).toBe(question);
  });

  it('asks within what is fixed only where the draft fixes something', () => {
    const sentences = ['The script must be followed.'];
    expect(asked('email', 'DP-02', sentences, { isFixed: true })).toBe(
      'What would you try within the script?',
    );
    expect(asked('email', 'DP-02', sentences)).toBeNull();
  });

  it('asks nobody how they see a decision that stands', () => {
    const sentences = ['Your role is redundant.', 'On 8 May the board met.'];
    expect(asked('difficult_conversation', 'DP-06', sentences)).toBe('What would help you now?');
  });

  it('makes room where an order sets a Collaborator a date', () => {
    const more = { deadline: 'by 4 May', asks: true };
    expect(asked('email', 'DP-06', ['Please send the list by 4 May.'], more)).toBe(
      'If 4 May is too early for you, please tell me.',
    );
  });
});

describe('wordAsQuestion', () => {
  it.each([
    ['Permit?', 'DP-05', 'Permit: who has it, and by when?'],
    ['Regatta??', 'DP-01', 'Regatta: yes or no?'],
    ['Why?', 'DP-01', null],
    ['Is the permit in?', 'DP-05', null],
  ] as const)('puts %j to %s as a whole question', (text, profile, question) => {
    expect(wordAsQuestion(text, profile)).toBe(question);
  });
});
