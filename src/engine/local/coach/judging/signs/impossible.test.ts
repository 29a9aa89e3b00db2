import { describe, expect, it } from 'vitest';
import { cannotShow } from './impossible.ts';

describe('what cannot show a fault', () => {
  it.each([
    ['blame', 'What got in the way on your side?'],
    ['blame', "My part in it: I hadn't told you about the move, so how could you know?"],
    ['no_evidence', 'Not known: how it works for adults.'],
    ['no_evidence', "What we don't know yet is how it works for private patients."],
    ['vague_ask', 'Reason for the change: 20 of 33 tenants asked for quiet.'],
    ['ultimatum', 'The office opens at nine.'],
    ['blame', 'You did the best July we ever had, 212 charters.'],
    ['blame', "I'd be hopeless at it."],
    ['pressure', 'Ask them first, we are in no hurry.'],
    ['risk_unaddressed', 'If it fails: we go back to paper the same day.'],
    ['no_evidence', 'It is cheaper than the others (14,000 against 37,000).'],
    ['vague_deadline', 'You were to get the plans on 3 May.'],
    ['cold_tone', 'That looks wonderful.'],
    ['blame', 'so so sorry to bug you again, I know ur super busy'],
    ['passive_aggressive', 'I was just wondering if you maybe had 5 mins'],
    ['pressure', 'The old one is gone.'],
    ['pressure', 'You rush, and everybody hears it.'],
    ['safeguard_missing', 'I have put the spare key in the safe until we have talked.'],
    ['no_purpose', '3 deals in a quarter is a joke.'],
    ['surprise_change', 'I have put the spare key in the safe until we have talked.'],
    ['blame', 'The toilet paper supplier has gone up 4%.'],
    ['blame', 'Your baths are so moody, love love love.'],
    ['blame', 'The shift ends at 17:00, so that nobody on your team has to stay.'],
    ['buried_ask', 'I did move the bonus and told nobody.'],
    ['hype', 'Have a super week!'],
    ['no_next_step', "We'll look at it again together after six weeks."],
    ['no_owner', 'Thanks to whoever mended the kettle.'],
    ['no_people', 'Could you ask the others how they feel about it?'],
    ['pressure', 'It was hot too, granted.'],
    ['rigid', 'There is no brief.'],
    ['sarcasm', 'You were lovely with Mr Quaye, the whole corridor saw.'],
    ['surprise_change', 'As the lease is signed'],
    ['ultimatum', 'They are lighter, anyone who has had a go will tell you.'],
    ['blame', "You won't know me, I keep bees behind the station."],
    ['no_evidence', 'Still need to ask the caretaker'],
    ['no_owner', 'I realise many of you are tired of it.'],
    ['risk_unaddressed', 'I should have rung you first.'],
    ['no_next_step', 'And then you told us the 4th'],
    ['surprise_change', 'Kindly see to it and reply by Tuesday.'],
  ] as const)('%s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(true);
  });

  it.each([
    ['passive_aggressive', 'Just wondering if you will ever read this.'],
    ['ultimatum', 'Fix it by Friday or clear your desk.'],
    ['blame', 'What on earth are you doing back there?'],
    ['blame', 'You parted with the key again.'],
    ['no_evidence', 'Everyone knows that it works.'],
    ['vague_ask', 'Any thoughts on the 20 of 33?'],
    ['ultimatum', 'Pay by Friday or we go elsewhere.'],
    ['ultimatum', 'This is not up for debate.'],
    ['blame', 'You know best, as usual.'],
    ['blame', 'You missed standup.'],
    ['blame', "That's hardly my fault."],
    ['vague_ask', "I'd love to hop on a call some time."],
    ['blame', 'I had to do it all because nobody else would.'],
    ['pressure', 'Sign today, the others already have.'],
    ['risk_unaddressed', 'We switch everything over on Monday.'],
    ['no_evidence', 'It is so much cheaper than the others.'],
    ['vague_deadline', 'Some time after 3 May would be nice.'],
    ['blame', "You don't know me at all, that's plain."],
    ['no_evidence', 'It needs to be checked, but everyone says it works.'],
    ['no_next_step', 'You said we would look at it again.'],
    ['surprise_change', 'Please use the new gate from Monday.'],
  ] as const)('may show %s: %s', (tag, text) => {
    expect(cannotShow(tag, text)).toBe(false);
  });
});
