import { describe, expect, it } from 'vitest';
import { greetingLength } from './greeting.ts';
import { readDraft } from './read-draft.ts';

function greetingOf(line: string): string {
  return line.slice(0, greetingLength(line));
}

describe('greetingLength', () => {
  it.each([
    ['Dear Bursar', " we've switched the insurance. It starts Monday."],
    ['Hi Bea', " hope your mum's better. The stall needs a cover."],
    ['Morning Graham', ' the boiler inspection got moved to the 19th, after lunch I think.'],
    ['Dear Sr. Agnes', ' the report is late.'],
    ["Good afternoon Ms O'Neill", ' my name is Precious.'],
    ['Dear Ms van der Meer', ' the tiles came broken.'],
    ['hi steve', ' right so the christmas window.'],
    ['Hi team', ' please sign the sheet.'],
  ])('ends with the name where a sentence runs on behind it: %s', (greeting, sentence) => {
    expect(greetingOf(greeting + sentence)).toBe(greeting);
  });

  it.each(['Dear Les, Liz and Carol', 'Hi Ann-Marie, Joe & Petra,', 'Hello Bo, Cy, Di and Mr Ek:'])(
    'holds all names of a row: %s',
    (greeting) => {
      expect(greetingOf(`${greeting}\n\nThe boiler is off.`)).toBe(greeting);
    },
  );

  it('ends inside no brackets', () => {
    const greeting = "Hi Mum-of-Alfie (sorry, I don't know your name!),";
    expect(greetingOf(`${greeting} you came in at 8:40.`)).toBe(greeting);
  });

  it('takes a dash behind the name with it', () => {
    expect(greetingOf('Hi Rob - quick one about the van, it failed.')).toBe('Hi Rob -');
  });

  it.each([
    'Sehr geehrter Herr Dr. Klein,',
    'Geachte heer de Vries,',
    'Buongiorno Sig.ra Conti.',
    'Kia ora Rangi,',
    "Dear Sister Bernadette and all at St Clare's.",
  ])('knows the greeting whole: %s', (greeting) => {
    expect(greetingOf(`${greeting} The report is late.`)).toBe(greeting);
  });

  it.each([
    ['Dear Ana, dear Paul,', ' the boiler is off.'],
    ['Dear Ana,\nDear Paul,', '\n\nThe boiler is off.'],
    ['Good morning Dr Lind, Good morning Anna,', '\nThe boiler is off.'],
    ['Hallo Frau Doktor Brandt, Hallo zusammen,', '\nthe boiler is off.'],
    ['Hi Rob, hi all!', ' The boiler is off.'],
    ['Rob, Sue,', ' the boiler is off.'],
  ])('holds all who are greeted one behind the other: %s', (greeting, sentence) => {
    expect(greetingOf(greeting + sentence)).toBe(greeting);
  });

  it.each([
    ['Rob,', ' Tuesday, the boiler was off.'],
    ['Rob,', ' Sue is away.'],
    ['Hi Rob,', ' hi-vis jackets are in.'],
    ['Hi Rob,', ' hello from the top of the tower, where the boiler is off.'],
  ])('ends before what only looks like one more greeting: %s%s', (greeting, sentence) => {
    expect(greetingOf(greeting + sentence)).toBe(greeting);
  });

  it.each([
    ['Attn: Attracta Burke.', ' We need the keys.'],
    ['FAO: Mr Kelly, Lettings', '\n\nWe need the keys.'],
    ['FAO Mr Kelly -', ' we need the keys.'],
    ['For the attention of Mrs. Burke.', ' We need the keys.'],
    ['Sir/Madam,', '\nWe need the keys.'],
    ['My dear Ruth,', ' we need the keys.'],
  ])('says for whom a letter is: %s', (greeting, sentence) => {
    expect(greetingOf(greeting + sentence)).toBe(greeting);
  });

  it.each([
    'Morning shifts start at 6 from Monday.',
    'Afternoon deliveries are late.',
    'Morning Prayer is at 9 from Monday.',
    'Hi can you check the invite?',
    'Hi Vis jackets are in the office.',
    'Dear Santa letters are due by Friday.',
  ])('finds none in a sentence about something: %s', (line) => {
    expect(greetingOf(line)).not.toMatch(/ /);
  });
});

describe('the first line of a draft', () => {
  it('is one heading when it calls many in capitals, commas and all', () => {
    const { blocks } = readDraft("ALL CHILDREN'S STAFF, 5 BRANCHES\n\nThe windows change.", 'internal_comms');
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', "ALL CHILDREN'S STAFF, 5 BRANCHES"],
      ['paragraph', 'The windows change.'],
    ]);
  });

  it('parts a subject from a greeting that runs on', () => {
    const { blocks } = readDraft("Subject: skip Hi Rob the skip's coming on Thursday.", 'email');
    expect(blocks.map(({ text }) => text)).toEqual([
      'Subject: skip',
      'Hi Rob',
      "the skip's coming on Thursday.",
    ]);
  });

  it('is a greeting with the name in front of it', () => {
    expect(greetingOf("Jo hi. So it's about the van.")).toBe('Jo hi.');
  });

  it('parts a subject from the greeting behind it', () => {
    const { blocks } = readDraft('Subject: roof leak. Dear Mr Patel, the roof leaks again.', 'email');
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['heading', 'Subject: roof leak.'],
      ['greeting', 'Dear Mr Patel,'],
      ['paragraph', 'the roof leaks again.'],
    ]);
  });

  it.each(['To floors 3 to 5', 'To Housekeeping.'])(
    'is a line above a notice that says whom it is for: %s',
    (line) => {
      const { blocks } = readDraft(`${line}\n\nFrom Monday pairs are abolished.`, 'internal_comms');
      expect(blocks.map(({ kind }) => kind)).toEqual(['greeting', 'paragraph']);
    },
  );
});
