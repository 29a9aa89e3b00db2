import { describe, expect, it } from 'vitest';
import { PROFILE_CODES } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const STOCK = /^(?:If (?:you|something|this|a step)|How does this work|Questions to me)/m;

describe('a message to many', () => {
  it.each([
    'The library is shut on Monday, 6 May, for the holiday. Books can be given back at the hatch on Tuesday, and the late fee starts on Wednesday.',
    'The ferry office will be travelling between 3 and 7 June. No timetable will be published in those days.',
    'Please be advised that the sauna was flooded on Saturday night. The pump has been replaced, and the floor is being dried. You do not need to do anything about your bookings.',
  ])('that only tells news ends on no question: %s', (text) => {
    for (const code of PROFILE_CODES) expect(rewriteFor('internal_comms', code, text)).not.toMatch(STOCK);
  });

  it('that says in a whole sentence whom to ask ends on no second way back', () => {
    const text =
      'Parking behind the mill is full, so we must share the four places from May on. Everyone gets two days a week. If you have any questions please contact Ines Prado or Olu Ajayi.';
    for (const code of PROFILE_CODES) expect(rewriteFor('internal_comms', code, text)).not.toMatch(STOCK);
  });

  it('of two writers sends nobody to "me"', () => {
    const text =
      'Each team has been asked to name its spare rooms this week. We ask for your patience until the list is done.\nOlu and Tarek';
    for (const code of PROFILE_CODES)
      expect(rewriteFor('internal_comms', code, text)).not.toContain('Questions to me');
  });

  it('that blames and shuts its door loses both, and keeps what is news', () => {
    const text =
      'Dear team,\n\nEffective immediately the kitchen on floor 3 will be closed. The microwave was left in a disgusting state by people who obviously were raised in a barn. Lunch can be taken on floor 1 between 12 and 13.15. The decision has been made and is not up for debate. The fridge will be emptied on Friday 11 July at 16:00.\n\nFacilities';
    const rewrite = rewriteFor('internal_comms', 'DP-06', text);
    expect(rewrite).not.toMatch(/barn|debate/);
    expect(rewrite).toContain('Lunch can be taken on floor 1 between 12 and 13.15.');
    expect(rewrite).toContain('The fridge will be emptied on Friday 11 July at 16:00.');
  });
});
