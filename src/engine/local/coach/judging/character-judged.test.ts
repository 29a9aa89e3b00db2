import { describe, expect, it } from 'vitest';
import { analyseMessage } from '../analyse-message.ts';
import { isCharacterJudged } from './character-judged.ts';

describe("a judgement of the reader's character", () => {
  it.each([
    "You're clearly not detail oriented enough for this sort of work",
    "You're just not a team player",
    'You are too careless for a job like this',
    "I honestly don't know what is wrong with you lately",
    'On Monday you left Ada on her own with the stall, which is typical of you',
    'People like you drag everybody else down',
    'I need to talk to you about your attitude',
    "You've got a bad attitude",
    'Some of you clearly lack common decency',
    'Everything you touch ends up late',
    'How could you be so thoughtless',
    'Frankly I expected better from someone with your experience',
  ])('is named as blame, before all that is petty, and praised for nothing: %s', (verdict) => {
    const text = `Hi Ray,\n\nI hope you are well. The list was two days late. ${verdict}. Please let me know at some point maybe.\n\nKim`;
    const { risks, suggestions, strengths } = analyseMessage(
      { text, type: 'difficult_conversation' },
      { primaryCode: 'DP-05', secondaryCode: null },
    );
    expect(risks[0]).toContain(`"${verdict}" judges what the reader is like`);
    expect(suggestions[0]).toMatch(/^Leave the verdict on the person out of /);
    expect(risks.filter((risk) => risk.includes(`"${verdict}"`))).toHaveLength(1);
    expect(strengths.join('\n')).not.toContain(verdict);
  });

  it.each([
    "I don't think you're careless",
    "I'm not saying you are unreliable",
    'If you are late, ring the side bell',
    'You were great with the new starters',
    'It is typical of you to think of everyone else first',
    'I love your attitude',
    'We need people like you on the committee',
    "You're not on the rota this week",
    'There is nothing wrong with you taking the Friday off',
    'The road is difficult to drive in winter',
    'You are difficult to replace',
    'Everything you do is a great help',
    'How could you be so calm up there',
  ])('is not: %s', (sentence) => {
    expect(isCharacterJudged(`${sentence}.`)).toBe(false);
  });
});
