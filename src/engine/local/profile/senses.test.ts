import { expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Robin Vale', notes, ageRange: null, jobType: null });

it.each([
  'How quickly would that show up in the figures?',
  'She asked how quickly that would show up in the figures.',
  'How soon will we see it in the numbers?',
  'Wants to know how fast that is going to show in our numbers.',
  'How quickly does it reach the figures?',
])('how soon something shows in the figures is asked by who is judged on them: %s', (notes) => {
  expect(predict(notes).primaryCode).toBe('DP-01');
});

it.each([
  'Which figures is that based on?',
  'Where does that show up in the figures?',
  'How long is the series behind the figures?',
  'Asked how we know that the figures are right.',
])('any other question about figures is asked by who checks them: %s', (notes) => {
  expect(predict(notes).primaryCode).toBe('DP-03');
});
