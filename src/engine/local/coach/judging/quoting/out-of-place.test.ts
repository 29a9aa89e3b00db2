import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { FAULT_TAGS, type FaultTag } from '../../reading/draft-reading.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { signsInPlace } from './out-of-place.ts';

/** The faults that a sentence of such a message can be charged with. */
function possible(type: MessageType, text: string): readonly FaultTag[] {
  return possibleIn(type, text, 0);
}

function possibleIn(type: MessageType, text: string, sentenceIndex: number): readonly FaultTag[] {
  const reading = readDraft(text, type);
  const signs = FAULT_TAGS.map((tag) => ({ tag, span: null, sentenceIndex, weight: 0.5 }));
  return signsInPlace({ shown: signs, built: [], learned: [] }, reading).shown.map(({ tag }) => tag);
}

describe('signsInPlace', () => {
  it.each<[FaultTag, MessageType, string]>([
    ['blame', 'difficult_conversation', 'The stock count was not done on Sunday.'],
    ['surprise_change', 'difficult_conversation', 'Yesterday there were 11 dirty mugs in the sink.'],
    ['surprise_change', 'difficult_conversation', 'You took the van home on Friday without asking.'],
    ['risk_unaddressed', 'difficult_conversation', 'I have been patient since your hours were cut.'],
    ['no_evidence', 'difficult_conversation', 'When you said that in the stand-up I felt small.'],
    ['no_evidence', 'difficult_conversation', 'You changed the order four times since 3 April.'],
    ['hedging', 'difficult_conversation', 'If it is not possible by Friday, we cancel the order.'],
    ['hedging', 'meeting_prep', 'might be annoyed about the delay'],
    ['cold_tone', 'email', 'Big news!!'],
    ['no_evidence', 'meeting_prep', "she'll say it's too dear"],
    ['vague_deadline', 'meeting_prep', 'go through everything from last month'],
    ['vague_ask', 'meeting_prep', 'ask how he is'],
    ['vague_ask', 'email', 'I need you to ring them today and tell me by 5 what they say.'],
    ['safeguard_missing', 'text', 'we moved your appointment to Thursday 9:30'],
    ['no_owner', 'email', 'Please make sure your team is ready.'],
    ['pressure', 'email', 'Please send a corrected version by Wednesday.'],
    ['pressure', 'difficult_conversation', 'You left early twice last week and the others had to close up.'],
    ['too_long', 'outreach', 'I like working with small builders.'],
    ['cold_tone', 'meeting_prep', 'Bring the two price lists'],
    ['no_next_step', 'meeting_prep', 'Topics'],
    ['blame', 'difficult_conversation', 'The crates were to come down on the 4th.'],
    ['blame', 'difficult_conversation', 'I have not filed it yet because I wanted to talk to you first.'],
    ['absolutes', 'difficult_conversation', 'I will have to end it if nothing changes by 31 January.'],
    ['cold_tone', 'difficult_conversation', 'You said it would be done by the 3rd.'],
    ['cold_tone', 'difficult_conversation', "It isn't."],
    ['apologetic', 'difficult_conversation', "I don't know why I bother giving you anything."],
    [
      'ultimatum',
      'difficult_conversation',
      "The form closes on 30 Sept and if it's wrong we pay back 2,700.",
    ],
    ['no_evidence', 'difficult_conversation', "It's 61 out of 84, which is 73%."],
    ['generic_opening', 'difficult_conversation', "As you're aware sales in the north have fallen."],
    ['no_owner', 'difficult_conversation', "I'm sure you've got it all in hand."],
    ['pressure', 'difficult_conversation', 'I think you were just rushing to get home.'],
    ['no_purpose', 'meeting_prep', 'Date: 7 Oct, 15:00'],
    ['surprise_change', 'meeting_prep', 'Going to see the bank manager on Monday about the overdraft.'],
  ])('leaves out %s in a %s: %s', (tag, type, text) => {
    expect(possible(type, text)).not.toContain(tag);
  });

  it('takes no afterthought of a text for what it asks', () => {
    const asked = 'Can you feed the hens tonight? Also the new latch was 7.50.';
    expect(possibleIn('text', asked, 1)).not.toContain('buried_ask');
    expect(possibleIn('email', asked, 1)).toContain('buried_ask');
    expect(possibleIn('text', `Hens are fine. Also you need to sign the form.`, 1)).toContain('buried_ask');
  });

  it.each<[FaultTag, MessageType, string]>([
    ['blame', 'difficult_conversation', 'On Sunday you obviously could not be bothered.'],
    ['surprise_change', 'difficult_conversation', 'I sold the boat on Saturday.'],
    ['no_owner', 'difficult_conversation', 'Somebody needs to get this sorted.'],
    ['no_owner', 'difficult_conversation', "I'm sure it'll sort itself out."],
    ['surprise_change', 'meeting_prep', 'Seeing Ola on Friday to tell her that we replace the ovens.'],
    ['hedging', 'difficult_conversation', 'If it is possible perhaps we could maybe talk.'],
    ['no_evidence', 'meeting_prep', 'the new shifts made everyone happier'],
    ['vague_deadline', 'meeting_prep', 'ask for the numbers some time next week'],
    ['pressure', 'email', 'Please sign by Friday or the offer is gone!'],
    ['vague_ask', 'difficult_conversation', 'I really need you to just be more careful.'],
    ['no_owner', 'email', 'Please can someone sort this.'],
  ])('keeps %s in a %s: %s', (tag, type, text) => {
    expect(possible(type, text)).toContain(tag);
  });
});
