import { describe, expect, it } from 'vitest';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from './draft-parts.ts';

function endOf(end: string, start = 'The report is late. '): readonly [string, string, string] {
  const { paragraphs, signOff, signature } = takeApart(readDraft(`${start}${end}`, 'email'));
  return [paragraphs.at(-1)?.at(-1)?.text ?? '', signOff, signature];
}

describe('whoever signs behind the last sentence', () => {
  it.each([
    'Ros Hallam, the Yard',
    'Marites, reception',
    'Will, stores',
    'Bob Trent - site manager',
    'Dr. med. Anna Huber, Oberärztin, Station 4',
    'H&S / Facilities',
    'P',
    'B Whitlow plot 9',
    'Trace, area manager',
    'Un caro saluto dalle sorelle Amato',
  ])('is known with a job or a place: %s', (name) => {
    expect(endOf(`Come and see. ${name}`)).toEqual(['Come and see.', '', name]);
  });

  it.each([
    ['Ta', ', ', 'Mick Farrow, caretaker, Alma Court 07700 900312'],
    ['Mit freundlichen Grüßen', ', ', 'Ines Adler, Qualitätssicherung'],
    ['Terima kasih', '. ', 'Ahmad bin Salleh, Klang River Friends'],
    ['God bless', ', ', 'Precious, Spoonful Catering, 07700 900 671'],
    ['Yours faithfully', ' ', 'Mrs O. Danquah Flat 9'],
    ['Cordialement', ' ', 'Moussa Traoré directeur'],
    ['Yours in sport', ', ', 'Colin Marsh (Hon. Sec.)'],
    ['See you all Sunday', ', ', 'Gill and the tea bar team'],
  ])('is known behind a farewell: %s', (signOff, joint, name) => {
    expect(endOf(`Come and see. ${signOff}${joint}${name}`)).toEqual(['Come and see.', signOff, name]);
  });

  it('is known where the last sentence has no full stop', () => {
    expect(endOf('We will be in touch nearer the time x Kelly')).toEqual([
      'We will be in touch nearer the time.',
      '',
      'Kelly',
    ]);
    expect(endOf('Let me know what you reckon love Tam xx')).toEqual([
      'Let me know what you reckon.',
      'Love',
      'Tam',
    ]);
    expect(endOf('the gate is shut and i cant get in thanks dave', '')).toEqual([
      'the gate is shut and i cant get in.',
      'Thanks',
      'Dave',
    ]);
    expect(endOf('Thought you should know, Phil')).toEqual(['Thought you should know.', '', 'Phil']);
  });

  it.each([
    'I gave it to Kelly',
    'We all love Sam',
    'can you bring the big keys thanks mate',
    'can you bring the big keys thanks hun',
    'There are 3 x Kelly',
    'Please send it to Ana, the new clerk',
    'It went to the wrong place. Leeds, not York',
    'We meet in the hall. Saturday, first thing',
    'Bring two things. Coffee, the big pot',
    'I asked the new man. Dave, the plumber.',
    'Come and see. Bath Road, the old chapel',
    'Who has it? Sam, Bea, Jo',
    'It failed twice. MOT, brakes and tyres',
    "It failed twice. Pike's, the garage in Goole",
    'It is in the van. love you xx',
    'It is in the van. With Tom away, Bess drives',
  ])('is nobody where the words go on: %s', (end) => {
    expect(endOf(end)[2]).toBe('');
  });

  it('is known over full stops and lines, when a telephone ends them', () => {
    expect(endOf('Come and see. Tom Pike. Stores manager. 07700 900123')).toEqual([
      'Come and see.',
      '',
      'Tom Pike, Stores manager, 07700 900123',
    ]);
    expect(endOf('Come and see.\nTom Pike\nstores\next 14')[2]).toBe('Tom Pike\nstores\next 14');
  });

  it('keeps the initial of a name behind a farewell of two words', () => {
    expect(endOf('Come and see. Yours truly, T. Pike')).toEqual(['Come and see.', 'Yours truly,', 'T. Pike']);
    expect(endOf('Come and see. (Mrs) J. Tolley')[2]).toBe('(Mrs) J. Tolley');
  });

  it('is the writer and not the telephone', () => {
    expect(endOf('Come and see.\n\nTom\n\nSent from my iPhone')).toEqual(['Come and see.', '', 'Tom']);
    expect(endOf('Come and see. Sent from my iPhone')).toEqual(['Come and see.', '', '']);
  });

  it('is not whom the draft speaks to', () => {
    expect(endOf('Thought you should know, Phil', 'Hi Phil, the report is late. ')[2]).toBe('');
  });

  it('keeps the office and the telephone in the lines under the name', () => {
    for (const name of [
      'J. Okafor\nProgramme Office, ext. 2210',
      'D. Pruett\nHon. Secretary',
      'B. Kaur\nFacilities Lead\nTel: 0121 496 0003',
      'Bob Trent\nSite Manager\n07700 900312\nbob@trent.example',
    ])
      expect(endOf(`Come and see.\n\n${name}`)).toEqual(['Come and see.', '', name]);
  });
});
