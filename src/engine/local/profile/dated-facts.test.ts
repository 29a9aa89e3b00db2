import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const codeOf = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null }).primaryCode;

describe('how an order or a firm stands', () => {
  it.each([
    'Replacement due on the 9th.',
    'Order 4471: 3 pallets, delivered late. Ines Roth signed for it. Replacement due on the 9th.',
    'Next payment due by Friday. Ships from Rotterdam.',
    'Delivery scheduled for Thursday. Installed in week 14.',
    'Ticket closed on Friday. Handover to support done.',
    'Follow up on 12 May. Send quote. Due: Friday.',
    'Q3 target 1.2m. Ines runs 4 stores. Revenue up 8% last year.',
    '- Invoice 2231 paid 12.05\n- Renewal due 1 June\n- 40 seats',
  ])('names no profile: %s', (notes) => {
    expect(codeOf(notes)).toBeNull();
  });

  it.each([
    ['that the person wants', 'Wants it done by the 9th.', 'DP-05'],
    ['in every step', 'Every step has a due date.', 'DP-05'],
    ['beside a wish', 'Renewal due on 1 June. Wants the raw data and the method first.', 'DP-03'],
    ['that decides', 'Signed because revenue is up 8% by June and it puts her first.', 'DP-01'],
  ])('says something %s: %s', (_, notes, code) => {
    expect(codeOf(notes)).toBe(code);
  });
});
