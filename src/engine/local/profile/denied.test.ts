import { describe, expect, it } from 'vitest';
import { DENIED } from './denied.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';
import { leaveUnread } from './unread.ts';

const readOf = (text: string): string =>
  leaveUnread(tokenise(text, { starts: [], ends: [], areAsWritten: [] }), DENIED)
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');
const predict = (notes: string) =>
  predictProfile({ name: 'Dana Reyes', notes, ageRange: null, jobType: null });

describe('what notes deny', () => {
  it.each([
    ['He never asked who made it. He signed.', 'he he signed'],
    ['She does not read the reports, she looks at the room.', 'she does she looks at the room'],
    ['He has no plan, no dates, no owners.', 'he has'],
    ['Not a risk-averse person.', 'not a person'],
    ['Not very detail-oriented, kind.', 'kind'],
    ['Not team oriented or warm but quick.', 'or warm but quick'],
    ['Rarely even checks the source and signs the same day.', 'and signs the same day'],
    ['He will not want to try anything new.', 'he will'],
    ['He did not want to see the numbers.', 'he did'],
    ['She could not care less about the quarter.', 'she could'],
    ["Can't be bothered with the data, rings people.", 'can rings people'],
    ['Has had enough of new ideas.', 'has had'],
    ['He stopped trying new things.', 'he'],
    ['Plans are a waste of time, he says.', 'he says'],
    ['He is anything but cautious.', 'he is'],
    ['He does not see the point of experiments.', 'he does'],
    ['Skips the evidence and trusts what she feels.', 'and trusts what she feels'],
    ['Decides without asking about guarantees.', 'decides'],
    ['Did not ask about the price, only about cover.', 'did only about cover'],
    ['Not bothered about the schedule; asked what is new.', 'asked what is new'],
    ['Hardly mentioned the risks, kept coming back to the date.', 'kept coming back to the date'],
    ['Waved away the figures and asked about people.', 'and asked about people'],
    ['She does not care whether she wins or whether we are first.', 'she does'],
    ['He is no risk-taker.', 'he is'],
    ['No visionary, no planner; likes tea.', 'likes tea'],
    ['He is no numbers man.', 'he is'],
    ['She is not the sort to ask for proof, she signs.', 'she is she signs'],
    ['He is not one to try things on a whim.', 'he is'],
    ['She does not do consensus.', 'she does'],
    ["He doesn't do 'let's see what happens'.", 'he does'],
    [
      'She does not care what it costs as long as it grows.',
      'she does not care what it costs as long as it grows',
    ],
  ])('is not read: %s', (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it.each([
    'Never signs without asking about the guarantee.',
    'She stopped experimenting only when the budget ran out.',
    'Has had enough of surprises.',
    'Refuses to sign without a guarantee.',
    'Does not gamble, ever.',
    'Returns every quote that comes without references.',
    'She bins plans with no dates.',
    'He does not read it without checking the source.',
    'Does not just read the summary.',
    'She never ignores the evidence.',
    'Did not accept the numbers.',
    'Not impressed by slogans.',
    'No risks, no surprises.',
    'Never asks twice.',
    "He doesn't like deciding over people's heads.",
    "Doesn't want the team to feel left out.",
    'She is not satisfied until the data is there.',
    'A no-nonsense person.',
    'Wants no gambler in the team.',
    'She is not the sort to leave a thing half done.',
    'He is not one to try it before it is approved without a test.',
    'She does not do surprises.',
    'Not one to take the word of others.',
  ])('is read where it tells a wish after all: %s', (notes) => {
    const plain = tokenise(notes, { starts: [], ends: [], areAsWritten: [] });
    expect(leaveUnread(plain, DENIED)).toBe(plain);
  });

  it.each([
    ['Never asks for evidence.', 'DP-03'],
    ["Doesn't bother with insurance or guarantees.", 'DP-04'],
    ["Doesn't involve the team in decisions.", 'DP-06'],
    ['Never tries anything new.', 'DP-02'],
    ['Has no plan, no dates, no owners.', 'DP-05'],
    ["Doesn't want to win anything.", 'DP-01'],
    ['Not detail-oriented.', 'DP-05'],
    ['Not at all analytical.', 'DP-03'],
    ["Kim doesn't dream of changing the world.", 'DP-07'],
    ["Kim doesn't care whether she wins; asks that nobody be left out.", 'DP-01'],
    ["She's no visionary.", 'DP-07'],
    ['No big thinker.', 'DP-07'],
    ["He's no risk-taker.", 'DP-02'],
    ["She isn't the type to ask the team.", 'DP-06'],
    ["He's not one to jump into the unknown.", 'DP-02'],
    ["She doesn't do consensus.", 'DP-06'],
  ])('names no profile by itself: %s', (notes, denied) => {
    expect(predict(notes).primaryCode).not.toBe(denied);
  });

  it.each([
    ['Counts every figure and hands back reports without a source.', 'DP-03'],
    ['Rejects any supplier without insurance.', 'DP-04'],
    ['Turns down plans with no dates and no owners.', 'DP-05'],
  ])('names the profile of who refuses what has none: %s', (notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });

  it('leaves the wish beside it to be heard and quoted', () => {
    const prediction = predict(
      'Not interested in the numbers; wants to hear how the whole team feels about it.',
    );
    expect(prediction.primaryCode).toBe('DP-06');
    expect(prediction.reasoning).toContain('wants to hear how the whole team feels');
  });
});
