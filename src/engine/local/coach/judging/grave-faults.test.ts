import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import type { Analysis } from '../../../engine.ts';
import { analyseMessage } from '../analyse-message.ts';

function analysed(text: string, type: MessageType = 'email', primaryCode: ProfileCode = 'DP-03'): Analysis {
  return analyseMessage({ text, type }, { primaryCode, secondaryCode: null });
}

describe('a request for a secret', () => {
  it.each([
    'Hello Mr Roth, please send me your login and the password of the club account by mail.',
    "can you text me the PIN of the fuel card, I'm at the pump",
    'Dear all, reply with your email password so that we can enlarge your mailbox.',
  ])('is named first, and praised by nobody: %s', (text) => {
    const { risks, suggestions, strengths } = analysed(text);
    expect(risks[0]).toContain('asks for a secret');
    expect(suggestions[0]).toContain('without telling a password');
    expect(strengths.join(' ')).not.toContain('clear ask');
  });

  it.each([
    'Please never send me your password by mail.',
    'I forgot the password of the printer, can you reset it by Friday?',
    'Could you bring the key and the card to the desk by 4?',
  ])('is not: %s', (text) => {
    expect(analysed(text).risks.join(' ')).not.toContain('a secret');
  });
});

describe('a threat with what the writer could do to the reader', () => {
  it.each([
    'If you talk to my suppliers once more I will tell the manager what you did in Bath.',
    "Give the account back by Monday or I'll make sure you never sell another boat here.",
    "I'm going to get you fired if the list is not here tomorrow.",
  ])('is named before all else: %s', (threat) => {
    const { risks, suggestions } = analysed(`Hi Kim, ${threat} Send me the files by 4.`, 'email', 'DP-04');
    expect(risks[0]).toContain('threatens the reader');
    expect(suggestions[0]).toContain('Leave out the threat');
  });
});

describe('an animal or a joke that somebody is called', () => {
  it.each(["You're a rat and the whole shop knows it.", 'You people are a joke.'])(
    'is an insult: %s',
    (insult) => {
      const { risks, rewrite } = analysed(`${insult} I want my deposit back by Friday.`, 'email', 'DP-05');
      expect(risks[0]).toContain('attacks the person');
      expect(rewrite).toContain('deposit');
      expect(rewrite).not.toContain('joke');
    },
  );
});

const WALL = `Hello Ida, the pump in the lower garden was out again on Monday and Jonas had a look at it and said that the float hangs, which we knew, and that the part is 46 euros and comes from Graz, and while he was there he also saw that the fence on the north side is loose, which is since the storm in March, and that the compost is too near to the wall of the neighbour, who has not said anything so far but might, and then he told me about his daughter who starts at the school in autumn and would like to help in the garden on Fridays, which I find nice, and the shed needs paint as well, we talked about green last year but nobody bought it, so I wanted to ask whether you could order the part for the pump by Thursday, because he has time on Saturday.`;

describe('a wall of text', () => {
  it('is named before smaller faults, with how long it is', () => {
    const { risks, suggestions } = analysed(`Sorry to bother you. ${WALL}`);
    expect(risks[0]).toMatch(/one sentence of \d+ words without a break|long way round|buried/);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('is none where the same words stand in paragraphs of short sentences', () => {
    const parts = WALL.split(/, (?:and|which|so) /).map(
      (part) => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/\.$/, '')}.`,
    );
    const { risks } = analysed(`${parts.slice(0, 5).join(' ')}\n\n${parts.slice(5).join(' ')}`);
    expect(risks.join(' ')).not.toContain('without a break');
  });
});
