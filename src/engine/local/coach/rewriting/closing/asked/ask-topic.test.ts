import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { readDraft } from '../../../reading/read-draft.ts';
import { askTopic } from './ask-topic.ts';

describe('askTopic', () => {
  it.each<[MessageType, string, string | null]>([
    ['email', 'I wanted to write about the new mooring fees we spoke of.', 'the new mooring fees'],
    ['email', 'I wanted to circle back on the pump repairs. Two of six leak.', 'the pump repairs'],
    ['email', 'Just following up on the roof. Two roofers came.', 'the roof'],
    [
      'outreach',
      'We are a leading provider of best-in-class pond cleaning solutions. It rained.',
      'pond cleaning',
    ],
    ['outreach', 'I run a small firm that does chimney repairs. It was founded in 1990.', 'chimney repairs'],
    ['outreach', 'We helped Hollin Foods cut spoilage from 9% to 4%.', 'spoilage'],
    ['email', 'You told Ann about the pregnancy although we had asked you.', 'the pregnancy'],
    ['email', 'It was a lovely evening. We laughed a lot.', null],
  ])('names in a %s what %j speaks of', (type, text, topic) => {
    expect(askTopic(readDraft(text, type))).toBe(topic);
  });
});
