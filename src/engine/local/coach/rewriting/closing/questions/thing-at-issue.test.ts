import { expect, it } from 'vitest';
import { readDraft } from '../../../reading/read-draft.ts';
import { thingAtIssue } from './thing-at-issue.ts';

it.each([
  ['I am sorry to bring this up. 3 of the last 7 handovers had lines missing.', 'the handovers'],
  ['So yeah about the museum app. The plan said 4 languages.', 'the museum app'],
  ['You came on 2 of the last 6 Fridays, and I waited. It hurt.', null],
  ['You always vanish when it burns.', null],
  ['You told the whole office about my divorce. It hurt.', null],
  ['I need to talk to you about your attitude. On Monday you left at noon.', null],
])('a difficult message is about what it counts or says: %j', (text, thing) => {
  expect(thingAtIssue(readDraft(text, 'difficult_conversation'))).toBe(thing);
});
