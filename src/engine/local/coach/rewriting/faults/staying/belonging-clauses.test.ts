import { expect, it } from 'vitest';
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { takeApart } from '../../parts/draft-parts.ts';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { clausesOf } from '../../sentence/clauses.ts';
import type { Around } from '../around.ts';
import { belongsToSentence } from './belonging-clauses.ts';

function aroundIn(type: MessageType): Around {
  return {
    type,
    risks: [],
    insists: false,
    known: new Set(),
    left: new Map(),
    held: new Set(),
    plain: new Set(),
    expendable: { chance: () => 1, isPlain: () => true, thingsIn: () => [] },
  };
}

/** Whether the last clause of a sentence belongs to it, whatever its reader needs. */
function endBelongs(sentence: string, type: MessageType): boolean {
  const [unit] = takeApart(readDraft(sentence, type)).paragraphs.flat();
  const last = clausesOf(sentence).at(-1);
  if (unit === undefined || last === undefined) throw new Error('no sentence');
  return belongsToSentence(unit, last, aroundIn(type));
}

it.each([
  ['what an order asks for besides', 'Write down the bay, and the hour you leave it.'],
  ['how far a promise went', 'She said yes to a single evening, nothing more.'],
  ['that it was agreed', 'Eleven chairs came on Monday, as arranged.'],
])('the end of a sentence that says %s belongs to it', (_what, sentence) => {
  expect(endBelongs(sentence, 'internal_comms')).toBe(true);
});

it.each([
  ['that the writer sees it too', 'I moved the rehearsal twice, I know.'],
  ['what is granted to the reader', 'It was careless, but I don’t think you’re doing it on purpose.'],
])('in a hard talk the end of a sentence that says %s belongs to it', (_what, sentence) => {
  expect(endBelongs(sentence, 'difficult_conversation')).toBe(true);
});

it.each([
  [
    'DP-02' as const,
    'Dear Ms. Castellanos,\n\nI hope you’re having a fantastic week! I came across your profile and was really impressed by your background. I keep bees and record the hives at dusk. You wrote the piece with the whale recordings so I thought of you. Can I send you two minutes of it? Please do not hesitate to contact me should you require any further information.\n\nWarm regards,\nWillem',
    'so I thought of you.',
  ],
  [
    'DP-04' as const,
    'Dear Dr Pillai,\n\nI’m contacting you on behalf of the parents at Ashcombe Primary. Fourteen of us would like the surgery to run the flu clinic inside the school again. We understand there was an incident with the fridge and I am told the new one has an alarm and a logbook, though I have not seen it. Just to let you know, if you don’t do it we’ll have no choice but to go to the paper. Would you tell us what you’d need to see before agreeing?\n\nBest wishes,\nCaroline',
    'though I have not seen it.',
  ],
  [
    'DP-06' as const,
    'Hello Samira, you don’t know me, we are your new downstairs neighbours at number 14. The baby doesn’t sleep and I fear you hear it all. We’re putting a carpet down in the box room on Saturday so there’ll be some hammering from 10 to about 1, sorry in advance. Thank you for the note about the bins, it helped. Would you text me instead of telling the landlord? Rosa',
    'sorry in advance.',
  ],
])(
  'a first letter to %s keeps the reason, doubt or pardon at the end of a sentence',
  (profile, text, kept) => {
    expect(rewriteFor('outreach', profile, text)).toContain(kept);
  },
);

it.each(['Because of this', 'As such', 'In this regard'])(
  'ties a sentence to the one before it: %s',
  (tie) => {
    const sentence = `${tie}, the ferry sails at nine.`;
    const [unit] = takeApart(readDraft(sentence, 'email')).paragraphs.flat();
    const [first] = clausesOf(sentence);
    if (unit === undefined || first === undefined) throw new Error('no sentence');
    expect(belongsToSentence(unit, first, aroundIn('email'))).toBe(true);
  },
);
