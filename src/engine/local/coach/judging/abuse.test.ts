import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { Analysis } from '../../../engine.ts';
import { analyseMessage } from '../analyse-message.ts';
import { abuseOf } from './abuse.ts';

const READERS = ['DP-01', 'DP-03', 'DP-04', 'DP-06', 'DP-07'] as const;

function analyses(text: string, type: MessageType): readonly Analysis[] {
  return READERS.map((primaryCode) => analyseMessage({ text, type }, { primaryCode, secondaryCode: null }));
}

describe('an insult', () => {
  it.each([
    'You are a total moron and nobody in the office can stand you.',
    "She's a lying bitch.",
    'You lazy bastard!',
    'Frankly, you are useless.',
    'Cowards.',
    'Are you stupid?',
    'Whoever did that is a moron.',
    'You never help, you arrogant prick.',
    'Piss off Ned, I told you so.',
    'You are so lazy it hurts.',
    'Everybody at the club hates working with you.',
    'Get out of my office!',
  ])('is named before all else, goes as a whole and is praised by nobody: %s', (insult) => {
    const text = `The tent was put up on 6 July without pegs. ${insult} The repair costs €310.`;
    for (const { strengths, risks, rewrite, suggestions } of analyses(text, 'difficult_conversation')) {
      expect(risks[0]).toContain(`"${insult.replace(/[.!?]$/, '')}" attacks the person`);
      expect(suggestions[0]).toContain('Leave out the insult');
      expect(rewrite).toContain('6 July');
      expect(rewrite).toContain('€310');
      for (const word of insult.match(/\p{L}{5,}/gu) ?? []) {
        expect(rewrite).not.toContain(word);
        expect(strengths.join(' ')).not.toContain(word);
      }
    }
  });

  it('with a fact in it leaves the fact, or stays as it was', () => {
    const insult = 'You are an idiot and you left 14 tents in the rain.';
    for (const { rewrite } of analyses(`${insult} Can we talk on Monday?`, 'difficult_conversation')) {
      expect(rewrite).toContain('14 tents');
      expect(rewrite.includes('idiot') ? rewrite : insult).toContain(insult);
    }
  });

  it('that is all of a message is put no other way', () => {
    for (const text of ['You are ugly, dumb and nobody likes you.', 'You liar', 'Get lost!'])
      for (const { strengths, risks, rewrite } of analyses(text, 'text')) {
        expect(rewrite).toBe(text);
        expect(strengths).toEqual([]);
        expect(risks[0]).toContain(`"${text.replace(/[.!]$/, '')}" attacks the person`);
      }
  });

  it.each([
    'I felt like an idiot in front of the choir.',
    'I am not saying you are lazy.',
    'Let me know if you are stupid enough to try it.',
    'You idiot, I love it haha.',
    'She said you are useless at cards.',
    'The old gloves are useless.',
    'He is no coward.',
    'I stood there like some idiot.',
    'Everyone at the club likes you.',
    'We get out at the third stop.',
    'You are lazy cooking fans, and so are we.',
  ])('is not: %s', (sentence) => {
    expect(abuseOf(sentence)).toBeNull();
  });
});

describe('a threat of violence', () => {
  it.each([
    'If the rent is not here I will break your nose.',
    "We're going to burn your barn down.",
    'I know where you live.',
    "I'll kill you if this happens again.",
    'My brothers will beat you up.',
  ])('is named first, and neither praised nor put politely: %s', (threat) => {
    const text = `Hi Carl,\n\nthe rent for May is open. ${threat} Please send it by 3 June.\n\nUte`;
    for (const { strengths, risks, rewrite, suggestions } of analyses(text, 'email')) {
      expect(risks[0]).toContain(`"${threat.replace('.', '')}" threatens somebody with violence`);
      expect(suggestions[0]).toContain('Leave out the threat');
      expect(rewrite.replace(threat, '')).not.toMatch(/nose|barn|where you live|kill|beat|If not/);
      expect(
        `${strengths.join(' ')} ${suggestions.join(' ').replaceAll(threat.slice(0, -1), '')}`,
      ).not.toMatch(/nose|barn|beat you/);
    }
  });

  it('with the day of a demand in it stands as it is', () => {
    const text = 'If I do not get my bike back by Sunday I will burn your van.';
    for (const { rewrite, strengths } of analyses(text, 'text')) {
      expect(rewrite).toBe(text);
      expect(strengths).toEqual([]);
    }
  });

  it.each([
    'I know where you live, so I can drop it off.',
    "You're dead if Mum sees the lamp.",
    "I'll shoot you an email tomorrow.",
    'I will hit you with the numbers on Monday.',
    "We're going to beat you at chess.",
    'This deadline is killing me.',
    'I will kill the old server tonight.',
    "I'll kill you if you tell her the ending lol.",
  ])('is not: %s', (sentence) => {
    expect(abuseOf(sentence)).toBeNull();
  });
});
