import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from './draft-parts.ts';

function startOf(text: string, type: MessageType = 'internal_comms'): readonly [string, string] {
  const { greeting, paragraphs } = takeApart(readDraft(text, type));
  return [greeting, paragraphs[0]?.[0]?.text ?? ''];
}

describe('those whom a draft calls without a greeting', () => {
  it.each([
    'Porters',
    'All drivers',
    'Kitchen staff',
    'All',
    'To the Steward, Ebenezer Chapel',
    'To everyone on nights',
  ])('stand apart from what they are told: %s', (called) => {
    expect(startOf(`${called}. The room is shut. Ring us.`)).toEqual([`${called},`, 'The room is shut.']);
  });

  it.each(['Dispatch lot', 'Prof. Haddad'])('stand apart in front of a dash: %s', (called) => {
    expect(startOf(`${called} - the room is shut. Ring us.`)).toEqual([`${called},`, 'The room is shut.']);
  });

  it.each([
    ['Terry', "I'm going to be blunt."],
    ['Kev mate', 'You left me right in it.'],
    ['Sue', 'We need to talk.'],
    ['Terry', 'Can you ring me.'],
    ['Terry', 'The van is a mess.'],
    ['Boss', 'The new chain is better.'],
    ['Mum', 'I need to say this.'],
  ])('stand apart from a clause about somebody else: %s', (called, said) => {
    const clause = said.replace(/^(?:You|We|Can|The)/, (word) => word.toLowerCase());
    expect(startOf(`${called} ${clause} It is about the van.`, 'difficult_conversation')).toEqual([
      `${called},`,
      said,
    ]);
  });

  it.each([
    ['Dear parents, carers and staff, the room is shut. Ring us.', 'Dear parents, carers and staff,'],
    [
      'Dear tenants, neighbours and friends of Holm House, the room is shut. Ring us.',
      'Dear tenants, neighbours and friends of Holm House,',
    ],
    ['All drivers\n\nThe room is shut. Ring us.', 'All drivers'],
    ['Good afternoon, volunteers. The room is shut. Ring us.', 'Good afternoon, volunteers,'],
    ['Hi Anna, Ben and Chris, the room is shut. Ring us.', 'Hi Anna, Ben and Chris,'],
    ['To everyone who parks here: the room is shut. Ring us.', 'To everyone who parks here,'],
  ])('stay together where there are several of them: %s', (text, greeting) => {
    expect(startOf(text)).toEqual([greeting, 'The room is shut.']);
  });

  it('are not taken from a sentence that tells of them', () => {
    const text = 'Hi Anna, Ben and Chris are late. Ring us.';
    expect(startOf(text)).toEqual(['Hi Anna,', 'Ben and Chris are late.']);
  });

  it.each([
    'Boilers.',
    'Fewer drivers.',
    'Terry is late again.',
    "Don't you fret.",
    "Hope you're well.",
    'Yesterday you left early.',
    'Exciting news gang!!!',
  ])('are nobody in words about something: %s', (first) => {
    expect(startOf(`${first} The room is shut. Ring us.`)).toEqual(['', first]);
  });
});
