import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { SCOLDINGS } from './scoldings.ts';

const plain = (sentence: string) => applyRules(sentence, SCOLDINGS);

describe('a scolding', () => {
  it.each([
    ["I can't believe you left the gate open.", 'you left the gate open.'],
    ['As I already said twice, I need the keys.', 'As I said twice, I need the keys.'],
    ["I've told you a thousand times to lock it.", 'I have told you several times to lock it.'],
    ['You know full well that the hall is booked.', 'the hall is booked.'],
    [
      'You said it was late, when you know full well it was here.',
      'You said it was late, although it was here.',
    ],
    ["You've gone behind my back.", 'You did not talk to me first.'],
    ['You went behind my back and sold the van.', 'Without talking to me first, you sold the van.'],
    ['You threw me under the bus on Tuesday.', 'I felt let down on Tuesday.'],
    // How it looks now is said in no past.
    [
      'The shelves are tomorrow and I look like an idiot.',
      'The shelves are tomorrow and I look like an idiot.',
    ],
    ['The board saw it and I looked like an idiot.', 'The board saw it and it was embarrassing for me.'],
    ['I stood here like a fool for 20 minutes.', 'I stood here for 20 minutes.'],
    ['Nobody gave you permission to do that.', 'That had not been agreed.'],
    ['You never answered my letter.', 'you did not answer my letter.'],
    [
      'I wrote twice and you have done absolutely nothing.',
      'I wrote twice and nothing has been done so far.',
    ],
    ['I rang and nobody bothered to reply.', 'I rang and nobody replied.'],
    ["I said so but of course you didn't listen.", 'I said so.'],
    ["I can't do my work because you can't do yours.", "I can't do my work."],
    ["You didn't even bother to call.", 'you did not call.'],
    ["You didn't even read it.", "you didn't read it."],
    ['You keep ignoring my emails.', 'I have had no answer to my emails.'],
    ['Why is it always me who has to clean the van?', 'I often have to clean the van.'],
    ['Why do I always have to find out from other people.', 'I often have to find out from other people.'],
    [
      'I am writing to express my extreme disappointment with the service on 7 October.',
      'I am unhappy with the service on 7 October.',
    ],
    ['Why am I always the last to know?', 'I am often the last to know.'],
    ["It's always me who has to clear up.", 'I often have to clear up.'],
    [
      "I shouldn't have to chase you for this every month.",
      'I would like not to have to chase you for this every month.',
    ],
  ])('that saw something tells it: %s', (sentence, said) => {
    expect(plain(sentence)).toBe(said);
  });

  it.each([
    [
      'You need to get your act together before the 12 May pitch.',
      'This needs to change before the 12 May pitch.',
    ],
    [
      'Pull yourself together or there will be consequences.',
      'This needs to change; otherwise there will be consequences.',
    ],
    ['Just do your job and send the list.', 'send the list.'],
    ['Next time use your head and send a message.', 'Next time, please send a message.'],
    [
      "If you don't change, I will have to go to Ruth.",
      'If this does not change, I will need to go to Ruth.',
    ],
    [
      "If you people can't get a simple bill right, I'll go elsewhere.",
      "If this cannot be put right, I'll go elsewhere.",
    ],
  ])('that wants something says what has to change: %s', (sentence, said) => {
    expect(plain(sentence)).toBe(said);
  });

  it.each([
    "I can't believe it is June already.",
    'You were never asked.',
    'As you know, the hall is booked.',
    'We have a bus that goes under the bridge.',
    'You never told a lie that I know of.',
    'He did his job and sent the list.',
  ])('is not every sentence that sounds like one: %s', (sentence) => {
    expect(plain(sentence)).toMatch(/believe|asked|As you know|bus|never|did not tell|his job/);
  });
});
