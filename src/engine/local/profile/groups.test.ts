import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null });

describe('what a group is held to be like', () => {
  it.each([
    'Swedes want everybody on board before they sign.',
    'Women care about how everyone feels.',
    'Old people hate change and want guarantees.',
    'Most young men only care about winning.',
    'People from Japan decide by consensus.',
    'The French always ask for the source.',
    'Christians do not like risk and want guarantees.',
    'Accountants always ask for the raw data and the method.',
    'Engineers in general want to see the evidence first.',
    'Lawyers worry about who is liable.',
    'Boomers want approvals for everything.',
  ])('is no evidence about the person: %s', (notes) => {
    expect(predict(notes).primaryCode).toBeNull();
  });

  it.each([
    ['Engineers want to win. Ines asked for the raw data and the method.', 'DP-03'],
    ['Nurses ask for her because she hears everyone out before she decides.', 'DP-06'],
    ['Guarantees and approvals come first.', 'DP-04'],
    ['Coaches look for Ines because she tries anything new.', 'DP-02'],
    ['Chairs every meeting by asking how everyone feels about it.', 'DP-06'],
  ])('leaves what is told of the person: %s', (notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });
});
