import { describe, expect, it } from 'vitest';
import { withoutIgnorance } from './nothing-known.ts';
import { predictProfile } from './predict-profile.ts';
import { tokenise, UNREAD_TOKEN } from './tokens.ts';

const readOf = (text: string): string =>
  withoutIgnorance(tokenise(text, { starts: [], ends: [], areAsWritten: [] }))
    .words.filter((word) => word !== UNREAD_TOKEN)
    .join(' ');
const predict = (notes: string) =>
  predictProfile({ name: 'Gwen Tudor', notes, ageRange: null, jobType: null });

describe('notes that tell of nothing said', () => {
  it.each([
    "She's said nothing about how she'd decide.",
    'Gwen never said how she would decide.',
    "He hasn't said whether he's in favour.",
    "He didn't tell me what he'd need to say yes.",
    'Told us nothing about how he makes decisions.',
    'He told me little about himself, and nothing on the offer.',
    "Wouldn't be drawn on what he'd want.",
    "Didn't let on what he's after.",
    'She avoided the question of what she would need.',
    "He dodged when I asked what he'd want to see.",
    'Gave nothing away.',
    'Kept her thoughts to herself.',
    'Her file says nothing about how she decides.',
  ])('name no profile: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    'he says nothing about what he thinks until he has read the study',
    'she did not say what she thought before the others had spoken',
    'he sent it back because the deck did not say how they measured it',
    'never tells the team how they should do it',
    'complained that nobody had told her who they would be',
    'would not be drawn on the date',
    'never says no',
  ])('are told from what tells a wish: %s', (notes) => {
    expect(readOf(notes)).toBe(notes);
  });

  it.each([
    ['when i asked what she would need, she named the date', 'she named the date'],
    ['when asked how he decides, he laughed', 'he laughed'],
    ['when i asked for the source, he grew cross', 'when i asked for the source he grew cross'],
    ['she signed when i asked what she thought', 'she signed when i asked what she thought'],
  ])("open with a question that is not the person's: %s", (notes, read) => {
    expect(readOf(notes)).toBe(read);
  });

  it('leave what they tell besides to be read and quoted', () => {
    const { primaryCode, reasoning } = predict(
      "He never said what he'd need, but asked for the raw data and the method.",
    );
    expect(primaryCode).toBe('DP-03');
    expect(reasoning).not.toContain('never said');
  });
});
