import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { suggested } from './suggested.fixture.ts';

const KILN =
  "Hi Graham,\n\nfrom Monday we'll let the night shift run the kiln without a second person. It saves us roughly 2,300 a month and honestly nothing ever happens at night. I've not had it past the insurers yet but I'm sure it'll be fine. Someone will do a sheet with the emergency numbers. Shout if you have a problem with it.\n\nCheers\nDes";
const WARD =
  'Dear Mrs Pohl, we are going to move your mother to the second floor next week. The room on the ground floor is needed for somebody else. There is nothing to discuss, the decision has been made. She fell twice in the corridor since the 3rd. You could have visited more often and you would have known. Please sign the enclosed form.\nWard office';
const CLOUD =
  'moved all the customer files to my own cloud last night, way faster than the old server. IT would only have moaned. will tell them sometime';
const HEATER =
  'Talk w/ Henrike about the greenhouse heater\nThe heat pump is brilliant, everyone with half a brain has one. Should pay for itself in no time. gas bill was 4,310 last winter. if she starts with her spreadsheets, say we need to decide today or the grant is gone. somebody could get the quotes';
const TOUR =
  "Sit-down with Ezra about the museum audio tour. Go through the 31 steps of the production plan one by one, he has to follow it exactly. Script is fixed, voices are fixed. He'll want to improvise, don't let him. Budget is 6,400. Deadline end of March. Last year's tour had 212 listeners. Get him to sign.";
const BUSES =
  'Drivers,\n\nFrom Monday 6th you will be fuelling your own buses at end of shift as the night shunter post has gone. If there is a spill there is some sand somewhere.';
const ALARM =
  'prob nothing but the gas alarm went off twice in the hut about 6, ive turned it off at the bottle and locked up';

type Case = [string, string, MessageType, Reader['primaryCode'], string];

describe('a suggestion for a change or a risk', () => {
  it.each<Case>([
    [
      'cuts what waves a worry aside, and waits for what is not there yet',
      KILN,
      'email',
      'DP-04',
      'Cut "but I\'m sure it\'ll be fine", and say that nothing goes ahead before it is there.',
    ],
    ['asks what the rewrite asks', KILN, 'email', 'DP-04', 'ask: "What would you want in place first?"'],
    [
      'gives the reason that the draft gives',
      WARD,
      'difficult_conversation',
      'DP-04',
      '"The room on the ground floor is needed for somebody else", and say what stays',
    ],
    ['owns what is done already', CLOUD, 'text', 'DP-04', 'Own it: "I should have told you before."'],
    [
      'asks for the sum where something is to pay for itself',
      HEATER,
      'meeting_prep',
      'DP-03',
      'Put the sum beside "Should pay for itself in no time"',
    ],
    [
      'plans to ask where everything is fixed',
      TOUR,
      'meeting_prep',
      'DP-02',
      'Note beside "Script is fixed, voices are fixed" which part they may still shape, and ask',
    ],
    [
      'asks for no reason that stands in the words themselves',
      BUSES,
      'internal_comms',
      'DP-04',
      'Say right after the part that begins "From Monday 6th',
    ],
    [
      'says of a danger what could come of it',
      ALARM,
      'text',
      'DP-04',
      'what could come of it, and who deals with it.',
    ],
  ])('%s', (_, draft, type, reader, advice) => {
    expect(suggested(draft, type, reader)).toContain(advice);
  });

  it('asks one thing only of what the reader would want', () => {
    for (const [draft, type] of [
      [KILN, 'email'],
      [CLOUD, 'text'],
      [BUSES, 'internal_comms'],
    ] as const)
      expect((suggested(draft, type, 'DP-04').match(/"What would /g) ?? []).length).toBeLessThanOrEqual(1);
  });

  it('takes no price for a proof', () => {
    expect(suggested(HEATER, 'meeting_prep', 'DP-03')).not.toContain('let the fact stand: "Gas bill');
  });

  it('takes no need for something that has been done', () => {
    const draft =
      'Hi Denise, the chimney at the school house has a lean of 60 mm. I need the go ahead from you for the new one, the man says it will be fine.';
    expect(suggested(draft, 'email', 'DP-04')).not.toContain('how it can be undone');
  });

  it('says what will be signed in place of words that nothing need be', () => {
    const draft =
      'told the new tenant he can have the key tomorrow, deposit hasnt come in yet but he seems a decent bloke. no need for the whole contract thing';
    expect(suggested(draft, 'text', 'DP-04')).toContain('say what will be checked or signed, and when.');
  });
});
