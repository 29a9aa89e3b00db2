import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES } from '../../../../domain/message-types.ts';
import { readDraft } from './read-draft.ts';

const kinds = (text: string): string[] => readDraft(text, 'email').blocks.map((block) => block.kind);
const sentences = (text: string): string[] =>
  readDraft(text, 'email').sentences.map((sentence) => sentence.text);
const tags = (text: string): string[] => readDraft(text, 'email').marks.map((mark) => mark.tag);

describe('the layout of a draft', () => {
  it('parts greeting, body, sign-off and signature on lines of their own', () => {
    expect(kinds('Hi Ana,\n\nThe hall is free.\n\nKind regards,\nTom Fell\nOffice')).toEqual([
      'greeting',
      'paragraph',
      'sign_off',
      'signature',
    ]);
  });

  it('finds greeting and signature inside one line', () => {
    const reading = readDraft('Hello Noor, the kiln is free on Friday. Regards, Owen Tash', 'text');
    expect(reading.blocks.map((block) => [block.kind, block.text])).toEqual([
      ['greeting', 'Hello Noor,'],
      ['paragraph', 'the kiln is free on Friday.'],
      ['sign_off', 'Regards,'],
      ['signature', 'Owen Tash'],
    ]);
  });

  it('finds a name behind the greeting of a sentence that has no comma', () => {
    const { blocks } = readDraft(
      'Hi Rob so I was thinking about the yard and the gate that sticks.',
      'email',
    );
    expect(blocks.map(({ text }) => text)).toEqual([
      'Hi Rob',
      'so I was thinking about the yard and the gate that sticks.',
    ]);
  });

  it.each([
    'The fish lay there until Wednesday. Disgusting.',
    'We will all need to chip in. Thanks in advance for being awesome',
  ])('takes the last words for a sentence where they name nobody: %s', (text) => {
    expect(kinds(text)).toEqual(['paragraph']);
  });

  it('takes no request behind a greeting for a part of it', () => {
    const { blocks } = readDraft('hi can u check the invite: comma missing, logo fuzzy, date wrong', 'text');
    expect(blocks.map(({ text }) => text)).toEqual([
      'hi',
      'can u check the invite: comma missing, logo fuzzy, date wrong',
    ]);
  });

  it('parts a subject from the message behind it on its line', () => {
    const { blocks } = readDraft(
      'RE: Slot w/ Thandeka (glazing) Tue. 13:00 to 13:45. Format: I read the list, she agrees to each point. Outcome: her initials.',
      'meeting_prep',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  });

  it('finds the name behind a farewell of a friend', () => {
    const { blocks } = readDraft('Somebody will be in touch. Your friend, Lowell', 'email');
    expect(blocks.slice(1).map(({ text }) => text)).toEqual(['Your friend,', 'Lowell']);
  });

  it('finds the name behind thanks for something', () => {
    const { blocks } = readDraft(
      'The gym is closed. Thanks for your cooperation, Mira Tall',
      'internal_comms',
    );
    expect(blocks.slice(1).map(({ text }) => text)).toEqual(['Thanks for your cooperation,', 'Mira Tall']);
  });

  it('leaves the title of a name behind the last sentence with the name', () => {
    const { blocks } = readDraft(
      'The cards stay in use. It was a decision of the office. Ms. Hartlaub',
      'email',
    );
    expect(blocks.at(-1)).toMatchObject({ kind: 'signature', text: 'Ms. Hartlaub' });
  });

  it.each([
    ['Come by.\n\nWith the expression of our regard,\nLeo Thal', ['paragraph', 'sign_off', 'signature']],
    ['We are open. Sign here: a.example/join\nDanny D.', ['paragraph', 'signature']],
    ['It stays with us. In solidarity, Bea Aznar', ['paragraph', 'sign_off', 'signature']],
    ['It is closed.\n\nW. Reinelt, Chair\nPS: A bench is possible.', ['paragraph', 'signature', 'paragraph']],
    ['The pool is open.\n\n{{sender_name}}', ['paragraph', 'signature']],
    ['The pool is open.\n<<Your Name>>', ['paragraph', 'signature']],
    ['The pool is open.\n\n[Your name]\n[Your job title], [Company]', ['paragraph', 'signature']],
    ['The pool is open.\n\nBest,\n%SENDER_NAME%', ['paragraph', 'sign_off', 'signature']],
    ['Book a lane here:\n\n[Calendar link]', ['paragraph', 'paragraph']],
    [
      'It is open.\n\n-- \nIda Berg | Boats Ltd | 020 555 018\n\nThis mail is confidential.\nPS: Bring a coat.',
      ['paragraph', 'signature', 'paragraph'],
    ],
    [
      'It is open.\n--\nWe start at nine on Monday in the big hall.\n\nSee you there with all your friends, please!',
      ['paragraph', 'paragraph'],
    ],
    [
      'Re: testimony. Mrs. Haugland, our project documents the daughters of keepers, and the questions are long and many.',
      ['heading', 'greeting', 'paragraph'],
    ],
  ])('knows the frame of %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it('reads only the new part of a reply', () => {
    const text =
      'Fine with me.\n\nOn Tue, 3 May 2022 at 10:00, Bo Lund wrote:\n> You always forget the keys.';
    expect(kinds(text)).toEqual(['paragraph', 'quoted']);
    expect(sentences(text)).toEqual(['Fine with me.']);
  });

  it('keeps list items, headings and code apart', () => {
    expect(kinds('# Plan\n\n- first\n- second\n\n```\nlet a = 1;\n```')).toEqual([
      'heading',
      'list_item',
      'list_item',
      'code',
    ]);
  });
});

describe('the sentences of a draft', () => {
  it('do not end at abbreviations, initials and decimals', () => {
    expect(sentences('Ask Dr. Lind about J. Moe, e.g. the 2.3% rate. Then call me.')).toEqual([
      'Ask Dr. Lind about J. Moe, e.g. the 2.3% rate.',
      'Then call me.',
    ]);
  });

  it('end at a letter before what a meeting is to cover, and not at "nos."', () => {
    expect(sentences('Site meeting, block C. To cover: invoices (nos. 118, 120).')).toEqual([
      'Site meeting, block C.',
      'To cover: invoices (nos. 118, 120).',
    ]);
  });

  it('go on over the line breaks of a wrapped paragraph', () => {
    const text = 'We have looked at all of the thirty six values again and\nfound that four of them differ.';
    expect(sentences(text)).toHaveLength(1);
  });

  it('go on over a wrapped line though the next begins with a name or a figure, where other lines are wrapped', () => {
    const text =
      'The old pump in the cellar has been leaking since the storm, and\nthe caretaker has asked for an offer for a new one, best from\nHalvorsen, who has said that he could fit it in no more than\n3 days.';
    expect(sentences(text)).toHaveLength(1);
  });

  it('go on over a long line that leans on the small word below it, though another line is not wrapped', () => {
    const text =
      'The pump in the cellar has been running without a stop, which is not going\nto help us. The caretaker has looked at it three times since the storm and each time he said that it was about to fail, and that he knew nobody who\ncould fit a new one.';
    expect(sentences(text)).toHaveLength(2);
  });

  it('end with a long line where the next only begins small', () => {
    const text =
      'Please bring these to the meeting in the boathouse on Monday evening\nspare ropes of every length that anybody has found since the storm in one of the lower sheds or in the loft\nold keys';
    expect(sentences(text)).toHaveLength(3);
  });

  it('go on under a point of a list where its lines are wrapped or set in', () => {
    const text =
      '* The boats stay in the lower shed until the new roof is\nfinished.\n* Keys:\n  ask Ines for them\n* Rope';
    expect(kinds(text)).toEqual(['list_item', 'list_item', 'list_item']);
    expect(sentences(text)[0]).toBe('The boats stay in the lower shed until the new roof is\nfinished.');
  });

  it('end with the line where the next word had room on it, as in notes without full stops', () => {
    const notes = [
      'the ladder on 4 May, nobody stood below when it came down',
      'he had done the course a month before, so he knows how it is tied and who has to hold it while somebody climbs',
      'my bit is the rope, which was worn and which I saw in April',
      'ask him',
    ];
    expect(sentences(notes.join('\n'))).toEqual(notes);
  });

  it('leave out the marker of a list item', () => {
    expect(sentences('1. Call the printer.\n2. Pay the bill.')).toEqual([
      'Call the printer.',
      'Pay the bill.',
    ]);
  });
});

describe('what a draft asks', () => {
  it('tells plain from vague and direct from implied', () => {
    const asks = (text: string): unknown[] =>
      readDraft(text, 'email').asks.map((ask) => [ask.form, ask.plain, ask.date?.words ?? null]);
    expect(asks('Could you sign page 3 by Friday?')).toEqual([['question', true, 'Friday']]);
    expect(asks('Please send me the two keys.')).toEqual([['request', true, null]]);
    expect(asks('Let me know your thoughts.')).toEqual([['request', false, null]]);
    expect(asks('It would be great if somebody called them.')).toEqual([['implied', false, null]]);
    expect(asks('The hall is blue.')).toEqual([]);
  });
});

describe('marks', () => {
  it('are found whatever the spelling of a contraction', () => {
    for (const text of ["You're always late.", 'you’re ALWAYS late', 'youre always late']) {
      expect(tags(text)).toContain('absolutes');
    }
  });

  it('are not found inside links', () => {
    expect(tags('https://example.org/you-never-listen')).toEqual(['link']);
  });

  it('lie inside their sentence, in order, with exactly the words of the draft', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constantFrom(...MESSAGE_TYPES),
        (text, type) => {
          const reading = readDraft(text, type);
          expect(reading.text).toBe(text);
          for (const part of [...reading.blocks, ...reading.sentences]) {
            expect(text.slice(part.start, part.end)).toBe(part.text);
          }
          for (const part of [...reading.marks, ...reading.asks]) {
            expect(text.slice(part.start, part.end)).toBe(part.words);
          }
          for (let index = 1; index < reading.blocks.length; index += 1) {
            expect(reading.blocks[index]?.start).toBeGreaterThanOrEqual(reading.blocks[index - 1]?.end ?? 0);
          }
        },
      ),
    );
  });
});

describe('the language of a draft', () => {
  it.each([
    ['Please send me the keys, I will be in the office until noon.', 'english'],
    ['Bitte schicken Sie mir den Schlüssel, ich bin bis Mittag im Büro und warte auf Sie.', 'other'],
    ['Merci de nous envoyer les clés, nous sommes dans le bureau avec vous.', 'other'],
    ['Пожалуйста, пришлите мне ключи до полудня.', 'other'],
    ['Ok', 'english'],
    ['👍', 'english'],
  ])('%s is read as %s', (text, language) => {
    expect(readDraft(text, 'text').language).toBe(language);
  });
});
