import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { holdsMatterOf } from './made-of.ts';

describe('holdsMatterOf', () => {
  it.each<[FaultTag, string]>([
    ['sarcasm', 'Twice this month the client rang me because nobody had answered her in three days'],
    ['passive_aggressive', "Mum's appointment moved to Tues 2pm"],
    ['jargon', "The glass container moves to the other gate because the lorry can't turn"],
    ['apologetic', "I'm not asking for the moon here"],
    ['ultimatum', 'by Thursday, otherwise the price goes up 8%'],
    ['ultimatum', 'we need your go-ahead by Tuesday or we lose the slot'],
    ['hype', 'history of our practice since 1987'],
    ['ultimatum', 'He told us that if the next load is late he takes his cows elsewhere'],
  ])('sees no %s in "%s"', (tag, words) => {
    expect(holdsMatterOf(tag, words)).toBe(false);
  });

  it.each<[FaultTag, string]>([
    ['sarcasm', 'Great work as usual on the cellar, only took three reminders'],
    ['passive_aggressive', 'As per my last three messages, the fire doors are still open'],
    ['jargon', 'We leverage synergies across touchpoints'],
    ['apologetic', "I'm really sorry to bother you with this again"],
    ['ultimatum', "Either you answer within 24 hours or I'll hand the account to Nina"],
    ['surprise_change', 'From tomorrow the night guard at the depot is gone'],
    ['no_owner', 'Someone should ring the hall'],
  ])('lets %s be seen in "%s"', (tag, words) => {
    expect(holdsMatterOf(tag, words)).toBe(true);
  });
});
