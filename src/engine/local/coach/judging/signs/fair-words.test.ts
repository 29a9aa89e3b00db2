import { describe, expect, it } from 'vitest';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { isFairlySaid, isMeantPraise } from './fair-words.ts';

function isMeant(draft: string): boolean {
  const reading = readDraft(draft, 'text');
  const [sentence] = reading.sentences;
  if (sentence === undefined) throw new Error(`no sentence in "${draft}"`);
  return isMeantPraise(sentence, reading);
}

describe('isFairlySaid', () => {
  it.each<[FaultTag, string]>([
    ['vague_ask', 'How would that be for you and the others in Year 3?'],
    ['vague_ask', 'Does Tuesday suit you?'],
    ['no_evidence', 'Ok for you if I spend up to £180?'],
    ['vague_ask', "I'll take your Sunday shift if you like, just let me know by Wednesday"],
    ['no_next_step', "If it doesn't suit, we'll keep the 15th."],
    ['pressure', 'Lucy and Mr Hart have already said yes.'],
    ['self_centred', 'Tuesdays and Thursdays suit us best.'],
    ['self_centred', 'I read your piece about the reading club.'],
    ['blame', "It's obviously the right thing to do."],
    ['blame', 'You are now on late shifts from 4 March.'],
    ['no_owner', "I've not had time to test it."],
    ['no_owner', 'All the screens will look different tomorrow.'],
    ['ultimatum', 'Bev has agreed, and if it turns out badly we go back after four weeks.'],
    ['no_owner', 'A child could do it.'],
    ['no_evidence', 'Lots of ideas already, keep them coming.'],
    ['generic_opening', 'Your pop-up on Canal Street sold soup from a bicycle.'],
    ['generic_opening', 'I have your number from Ines at the boatyard.'],
    ['rigid', 'The coffee order is 18 cups.'],
    ['absolutes', 'Nothing I can do.'],
    ['passive_aggressive', "Only if it's not too much trouble."],
    ['rigid', "We've looked at many things and nothing's ever really set in stone."],
    ['absolutes', 'Nothing is ever set in stone.'],
    ['blame', "There's obviously been a bit of change on the budget side, as you may have picked up."],
    ['vague_deadline', "Don't tell Ada."],
    ['blame', 'You are on the 3rd, 4th and 10th.'],
    ['rigid', 'The column names do not change.'],
    ['ultimatum', "If you don't like it after 30 days we take it back."],
    ['pressure', "I promise we won't start before you have said yes."],
    ['ultimatum', 'Exceptions are fine if you ring me first.'],
    ['ultimatum', "If they do, I'll say it was me."],
    ['absolutes', 'We serve 14 practices and none has had an error since March.'],
    ['absolutes', 'The lease says at clause 8.3 that no animals may be kept.'],
    ['cold_tone', "and please don't feel you have to"],
    ['passive_aggressive', "I know this is a lot to ask and I totally understand if it's a no"],
    ['no_owner', 'Is that ok?'],
    ['blame', 'You ok with that?'],
    ['apologetic', "I'm so so sorry, I've messed up."],
    ['pressure', 'Shall I get another quote or just do it?'],
    ['safeguard_missing', "I'm sorry to trouble you."],
    ['safeguard_missing', "I live in Mill Lane and I'm worried about the new crossing."],
    ['pressure', 'Lisa put a cold compress on it straight away.'],
    ['risk_unaddressed', "It won't happen again."],
    ['risk_unaddressed', 'I was wondering if there is any chance you could let us know about the scaffold'],
  ])('takes %s off "%s"', (tag, text) => {
    expect(isFairlySaid(tag, text)).toBe(true);
  });

  it.each<[FaultTag, string]>([
    ['vague_ask', 'Would it be possible for you to maybe help a bit?'],
    ['rigid', 'The programme is set in stone.'],
    ['blame', "There's no excuse for leaving the hall like that."],
    ['vague_deadline', "Don't wait until later this month."],
    ['vague_ask', 'Let me know what you think by Friday.'],
    ['pressure', 'Everyone else has already said yes.'],
    ['ultimatum', "If it isn't done by Friday, I'll take it to the board."],
    ['blame', "You'll get what you deserve."],
    ['blame', 'You are on your phone all day.'],
    ['no_owner', 'The team had to sort it out.'],
    ['rigid', 'Lunch is at 12:15 sharp.'],
    ['generic_opening', 'I hope your week is going well.'],
    ['generic_opening', 'We got your details from public sources.'],
    ['self_centred', 'We have won 14 awards.'],
    ['pressure', 'You need to sign it straight away.'],
    ['pressure', 'We want them all replaced straight away please.'],
  ])('leaves %s on "%s"', (tag, text) => {
    expect(isFairlySaid(tag, text)).toBe(false);
  });
});

describe('isMeantPraise', () => {
  it('hears plain praise where nothing is complained of', () => {
    expect(isMeant('Great job on the pitch guys!! Drinks on Friday?')).toBe(true);
  });

  it.each([
    'Great job on the report. Half the figures were wrong.',
    'Great job leaving the door open.',
    'Well done, only three weeks late.',
  ])('does not trust "%s"', (draft) => {
    expect(isMeant(draft)).toBe(false);
  });
});
