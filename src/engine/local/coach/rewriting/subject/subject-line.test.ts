import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { ownBody } from '../body/rewritten-body.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { ownSubject } from './own-subject.ts';
import { subjectLine } from './subject-line.ts';

const BODY =
  'Hi Ana,\n\nThe fall mats are a game changer. Falls fell from 8 to 3 with the fall mats. The rep needs your yes by Friday.\n\nTom';

function subjectOf(
  subject: string,
  profile: ProfileCode,
  body = BODY,
  closing: readonly string[] = [],
): string | null {
  const reading = readDraft(`Subject: ${subject}\n\n${body}`, 'email');
  const parts = takeApart(reading);
  const [heading = ''] = parts.headings;
  return subjectLine({
    reading,
    profile,
    body: ownBody(parts),
    closing,
    heading,
    isFlawed: true,
    isCharge: false,
  });
}

describe('ownSubject', () => {
  it.each([
    ['Subject: thoughts on the subtitles 💭', 'subtitles'],
    ['Subject: big picture for the move', 'move'],
    ['Subject: new vests, tadaa', 'new vests'],
    ['Subject: THE FRIDGE. AGAIN.', 'fridge'],
    ['Subject: tooth colour thing', 'tooth colour'],
    ['Subject: Mandatory format for training modules', 'training modules'],
    ['Subject: Participation Regulations, Lantern Walk', 'Lantern Walk'],
    ['re re re: booths', 'booths'],
    ['Subject: Looms - mandatory booking procedure', 'Looms'],
    ['Subject: cookbook musings', 'cookbook'],
    ['Subject: Synergising the berth piece', 'berth'],
    ['Subject: Your celebrated noise model', 'noise model'],
  ])('finds what %s names', (heading, words) => {
    expect(ownSubject(heading)).toEqual({ kind: 'topic', words });
  });

  it.each([
    'Subject: Various',
    'Subject: quick one!!',
    "Subject: you'll LOVE this",
    'Subject: FYI',
    'Subject: August',
    'Subject: Your so-called procedure',
    'Subject:',
  ])('finds that %s names nothing', (heading) => {
    expect(ownSubject(heading)).toEqual({ kind: 'vague' });
  });

  it.each(['Subject: Hatchery aerators: yes or no by Tuesday', 'Subject: What if a library lent time?'])(
    'leaves %s alone',
    (heading) => {
      expect(ownSubject(heading)).toEqual({ kind: 'good' });
    },
  );
});

describe('subjectLine', () => {
  it.each([
    ['DP-01', 'Fall mats: yes or no by Friday?'],
    ['DP-02', 'Fall mats, by Friday'],
    ['DP-03', 'Fall mats: does the change from 8 to 3 hold up?'],
    ['DP-04', 'Fall mats, by Friday'],
    ['DP-05', 'Fall mats: who does what by Friday'],
    ['DP-06', 'Fall mats, by Friday'],
  ] as const)('turns the draft’s own matter to %s', (profile, line) => {
    expect(subjectOf('thoughts on the fall mats', profile)).toBe(line);
  });

  it('takes the topic from the body where the subject names nothing', () => {
    expect(subjectOf('quick one!!', 'DP-04')).toBe('Fall mats, by Friday');
  });

  it('gives a Visionary the purpose in the draft’s own words, and nothing else', () => {
    const draft =
      'Section 3 has eleven lines, so within a generation each village could have its own store again.';
    expect(subjectOf('Form 7', 'DP-07', `${draft} Form 7 is new.`)).toBe(
      'Each village could have its own store again',
    );
    expect(subjectOf('Form 7', 'DP-07')).toBeNull();
  });

  it('keeps a subject that says what is wanted, and one whose facts would be lost', () => {
    expect(subjectOf('Fall mats: yes or no by Friday', 'DP-01')).toBeNull();
    expect(subjectOf('Update on the fall mats, 41 beds', 'DP-01')).toBeNull();
  });

  it('takes no date that has gone by for a deadline', () => {
    const draft = 'I should have been sent the curves by the 2nd. Please send the pump curves.';
    expect(subjectOf('pump curves', 'DP-05', draft)).toBeNull();
  });

  it('asks openly only where the body does, and never above rules without exception', () => {
    const draft = 'The fall mats are here. The fall mats are grey.';
    const question = ['What would you try with the fall mats?'];
    expect(subjectOf('fall mats', 'DP-02', draft, question)).toBe('Fall mats: what would you try?');
    expect(subjectOf('fall mats', 'DP-02', draft)).toBeNull();
    expect(subjectOf('fall mats', 'DP-02', `${draft} No exceptions.`, question)).toBeNull();
  });

  it('says what the draft announces', () => {
    expect(subjectOf('Rota', 'DP-06', 'From 1 September the desk closes at 18:30, not 18:00.')).toBe(
      'Desk closes at 18:30 from 1 September',
    );
    expect(subjectOf("it's done :)", 'DP-04', "Surprise, I've changed the museum's bank.")).toBe(
      "Museum's bank changed",
    );
  });

  it('names the change in figures where nothing else is named, and never asks about nothing', () => {
    expect(subjectOf('quick win', 'DP-03', 'Rate went from 81% to 86% after 3 February.')).toBe(
      'Rate from 81% to 86%: does it hold up?',
    );
    expect(subjectOf('FYI', 'DP-04', 'They came late.')).toBeNull();
    expect(subjectOf('Some thoughts', 'DP-01', 'I need a yes by 1 October.')).toBeNull();
  });

  it('never fails on odd subjects', () => {
    for (const odd of ['', '!!!', '💭', ':', 'a'.repeat(5000), 'Re: '.repeat(500), '- - - -'])
      expect(() => subjectOf(odd, 'DP-01')).not.toThrow();
  });
});

describe('a subject line that names nothing', () => {
  it('gives way to what went wrong, and its day stays', () => {
    const body = 'Mr Ancelin,\n\nThe rope drill fell through. I opened anyway.\n\nSolène';
    expect(subjectOf('Sunday', 'DP-04', body)).toBe('Rope drill fell through, Sunday');
  });

  it('tells an Achiever at least by when a yes or no is wanted', () => {
    const body = 'Dear Hilde,\n\nWe could do likewise. Somebody has to say so by 1 October.\n\nRupert';
    const closing = ['Can I have your yes or no by 1 October?'];
    expect(subjectOf('Some thoughts', 'DP-01', body, closing)).toBe('Your yes or no by 1 October');
    expect(subjectOf('Some thoughts', 'DP-05', body, closing)).toBeNull();
  });
});
