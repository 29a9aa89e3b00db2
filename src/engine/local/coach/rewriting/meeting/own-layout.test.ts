import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { ownBody } from '../body/rewritten-body.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { inPlace } from './in-place.ts';
import { hasOwnOrder, isInLines } from './own-layout.ts';
import { paired } from './paired.ts';

const AGENDA =
  'Meeting with Olga, Mon 9:30\n\nItem 1 - renewals, 71% against 80\nItem 2 - the depot lease, ends 4 May\nItem 3 - AOB\n\nShe will ask why they fell. Answer: two big clients left.';

describe('hasOwnOrder', () => {
  it.each([
    AGENDA,
    'Prep, Jon\nA. What went wrong\nB. What it costs\nC. Who checks it',
    'Prep, Jon\n09:00 Welcome\n09:10 The two plans\nBring: the map',
    'SITE MEETING JON\n1 ROOF\n2 SKIP\n3 TOILETS',
    'Prep, Jon\nwhat I want: his ok\nQ: is it safe? A: yes\nto bring: the log',
  ])('holds for an agenda and for lines under labels: %s', (text) => {
    expect(hasOwnOrder(text)).toBe(true);
  });

  it.each([
    'Prep, Jon. Bring: the map. Ask: his ok. Close: a date.',
    'Prep, Jon\n- the roof leaks\n- two quotes\n- he is careful',
    'Prep, Jon\n3 quotes came in\n12 tiles broke\nhe is careful',
  ])('does not for a paragraph, plain points or lines that begin with a figure: %s', (text) => {
    expect(hasOwnOrder(text)).toBe(false);
  });
});

describe('isInLines', () => {
  it('holds for notes of several lines, for no paragraph and no agenda in one line', () => {
    expect(isInLines('Prep, Jon\nthe roof leaks\n\ntwo quotes\nhe is careful')).toBe(true);
    expect(
      isInLines('Prep, Jon\n10:00 Welcome. 10:05 The roof. 10:20 Questions.\ntwo quotes\nhe is careful'),
    ).toBe(false);
    expect(isInLines('Prep, Jon\n\nThe roof leaks. Two quotes. He is careful. Bring them.')).toBe(false);
  });
});

describe('notes in lines', () => {
  it.each([
    [
      'what is said to a thing stays on its line',
      'Ola, kiln repair, Mon 4pm\n\nmoney: 410 for the coil. Be honest about that. If he says too dear, ask who else does coils.\nthe door: leans. Say it before he sees it.\nhe can have the key from the 3rd\nthen the glaze, we have 6 kg left',
    ],
    [
      'steps stay in their order and a remark in brackets in its place',
      'Ola, kiln repair, Mon 4pm\nOpen: "We fired 90 bowls in May."\nThen the tour (not the slides)\nAsk: 410 for the coil, by 3 June\nWho pays the rest? The guild, 200.',
    ],
    [
      'a heading stays above what it heads',
      'Ola, kiln repair, Mon 4pm\n\nAgenda\n1) Coil, 410\n2) Door\n\nBackground\nWe fired 90 bowls in May. 31 cracked.',
    ],
  ] as const)('%s', (_, draft) => {
    expect(rewriteFor('meeting_prep', 'DP-07', draft)).toBe(draft);
  });

  it('lose an idle line with its line break and its mark', () => {
    const draft = 'Ola, kiln\n- coil 410\n- weather is weather\n- door leans\n- key from the 3rd';
    const reading = readDraft(draft, 'meeting_prep');
    const parts = takeApart(reading);
    const { paragraphs } = ownBody(parts);
    const left = paragraphs.map((all) => all.filter(({ text }) => !text.includes('weather')));
    expect(inPlace(draft, parts, { ...ownBody(parts), paragraphs: left })).toBe(
      'Ola, kiln\n- coil 410\n- door leans\n- key from the 3rd',
    );
  });

  it('lose a line that only boasts and say no more than they did of what is not quite so', () => {
    const draft =
      "Review with Tove, Mon 2pm\n\nOur new crates are a total game changer across the board!!\n\nbreakage before: 2.9%\nafter: 1.1%\none depot so far, so it isn't quite like for like\ncost: +4p";
    expect(rewriteFor('meeting_prep', 'DP-03', draft)).toBe(draft.replace(/Our new .*\n\n/, ''));
  });

  it('name who does what nobody does, where it stands', () => {
    const draft = 'Ola, kiln, Mon 4pm\ncoil 410\nsomebody has to sweep the yard by Sunday\ndoor leans\nkey?';
    expect(rewriteFor('meeting_prep', 'DP-05', draft)).toContain(
      'coil 410\nsettle who will sweep the yard by Sunday\ndoor',
    );
  });

  it('are sorted where this reader would hear their background last', () => {
    const draft =
      'Hal, pub, Weds 3pm\n- small talk about his boat\n- explain how we started, the fire, all that\n- we sold 2,300 bags in 6 weeks\n- we want all 14 pubs from 1 Nov';
    expect(rewriteFor('meeting_prep', 'DP-01', draft)).toMatch(/Only if asked:\n- Small talk/);
  });
});

describe('notes in the order of their writer', () => {
  it('keep it, and every answer behind its question', () => {
    const text = rewriteFor('meeting_prep', 'DP-01', AGENDA);
    expect(text).toMatch(/Item 1 - .*\nItem 2 - .*\nItem 3 - AOB/);
    expect(text).toMatch(/why they fell.*two big clients left/i);
    expect(text).not.toContain('Opening line');
  });

  it('lose a boast where it stands, and nothing else changes', () => {
    const draft =
      "Meeting: Ines (finance), expenses tool\nPurpose: agree on the pilot.\n* average claim takes 9 days, was 16\n* it's an absolute game changer for the field team\n* cost: 2 euros a head\nHer questions: who was asked?\nMy answers: all of Porto.";
    const text = rewriteFor('meeting_prep', 'DP-03', draft);
    expect(text).not.toContain('game changer');
    expect(text.split('\n').filter((line) => !draft.includes(line))).toEqual([
      '* it makes a difference for the field team',
    ]);
  });

  it('keep the name and the day of a title typed in capitals', () => {
    const text = rewriteFor(
      'meeting_prep',
      'DP-05',
      'MEETING W/ DEREK FRI 7AM SITE OFFICE\nNEED: FINAL ANSWER ON SCAFFOLD DATE. CANNOT KEEP MOVING IT!!!\n1 SCAFFOLD UP MON 12TH OR WED 14TH - HE PICKS\n2 BRICKIES BOOKED FROM 15TH\n3 SKIP - WHO IS PAYING',
    );
    expect(text).toMatch(
      /^Meeting with Derek Fri 7am site office\nNeed: .*\n1 scaffold up Mon 12th .*\n2 .*\n3 skip/,
    );
  });
});

describe('paired', () => {
  it('pairs what was reworded, leaves open what went and tells what was added', () => {
    const { sentenceOf, spare } = paired(
      ['We hope it works.', 'Honestly the old doors are shut.', 'Totally unacceptable.', 'Bring the keys.'],
      ['We hope it works.', 'The old doors are shut.', 'Something else entirely.', 'Bring the keys.'],
    );
    expect(sentenceOf).toEqual([0, 1, null, 3]);
    expect(spare).toEqual([2]);
  });
});
