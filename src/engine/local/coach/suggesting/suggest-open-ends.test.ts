import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { Reader } from '../../../engine.ts';
import { suggested } from './suggested.fixture.ts';

const CAFE =
  'Hi Margit, the ice cream counter needs a second till, it is 29 a month. It would be nice to hear your thoughts whenever you get a minute.';
const STORE =
  "Hi everyone,\n\nas some of you may have heard there are going to be a few changes with the tool store. People should start labelling their stuff and someone should make a list of what's broken. It would be great if we could get this sorted soonish. The store will be closed for the stocktake, probably the week after next. Thoughts welcome!\n\nMads";
const HOURS =
  "Hello all,\n\nI hope you are all well and enjoyed the long weekend. I would like to take this opportunity to say a few words about the way we hand in hours. For a long time we have used the paper sheets, which go back to Mr Henning's day, and there have been quite a few discussions about it over the years. Hours that come in after the 25th are paid a month later from now on. From 1 April hours are handed in on the tablet by the door. It takes about two minutes. Any questions just ask somebody in the office.\n\nWarm regards, Ulla";
const INVOICES =
  "Arno, I'm sorry to have to bring this up and I really hate these conversations, but I feel like maybe the invoices are not quite what they could be? Of the 38 you sent in May 7 went to the wrong address and we had to write off 1,260. You clearly don't check anything. I'd like it to get better somehow.";
const READING =
  'Dear Professor Lindqvist,\n\nthe new reading scheme is a total game changer and the children absolutely love it. It is proven to work. In class 4b the reading score went from 61 to 74 in one term. We have to decide by Friday 20 October or the discount is gone, so please just say yes and we can look at the details afterwards.\n\nRegards\nBartek';
const STAND =
  "prep for Dale (Mon 9.15)\nbit of background first: how the trade fair came about, what we did in 2019, what went wrong with the stand in 2022, Pia's sketches, the carpet question, whether to bring the plant. Then maybe talk about money a bit? stand costs 11,800, last time we got 26 orders out of it. would be good to get some sort of feeling whether he's in";
const KEYS =
  "somebody needs to get the marquee keys and the generator before saturday, and the float, and I think the raffle prizes are still at Hettie's or maybe Dave has them";

type Case = [string, string, MessageType, Reader['primaryCode'], string];

describe('a suggestion for what is left open', () => {
  it.each<Case>([
    [
      'replaces a whole clause of time, never half of it',
      CAFE,
      'email',
      'DP-01',
      'in place of "whenever you get a minute"',
    ],
    [
      'finds the one word that leaves the day open',
      STORE,
      'internal_comms',
      'DP-05',
      'Name a day in place of "soonish"',
    ],
    [
      'asks for the name of whom to ask',
      HOURS,
      'internal_comms',
      'DP-03',
      'Write the name of whom to ask in place of "somebody".',
    ],
    [
      'asks what is to be seen from now on in place of a limp wish',
      INVOICES,
      'difficult_conversation',
      'DP-03',
      'better somehow" another way: say what you would like to see from now on',
    ],
    [
      'cuts a feeling where the draft tells what happened',
      INVOICES,
      'difficult_conversation',
      'DP-03',
      'begins "I feel like maybe the invoices"; what happened says it plainly.',
    ],
    [
      'lets the figures speak that an earlier one has offered',
      READING,
      'email',
      'DP-03',
      'say only what it is; the figures say the rest.',
    ],
    [
      'notes what is to be decided in place of a hedged point',
      STAND,
      'meeting_prep',
      'DP-01',
      'note what is to be decided: "Yes or no? Stand costs 11,800',
    ],
  ])('%s', (_, draft, type, reader, advice) => {
    expect(suggested(draft, type, reader)).toContain(advice);
  });

  it('bids nobody ask straight out what is no question', () => {
    expect(suggested(KEYS, 'text', 'DP-05')).toContain('Find out first, or say beside');
    expect(suggested(KEYS, 'text', 'DP-05')).not.toContain('ask straight out');
  });

  it('cuts what says that there is no day', () => {
    const draft = 'Could you sign the form for the roof? No rush on that one';
    expect(suggested(draft, 'text', 'DP-01')).toContain('Cut "No rush on that one", and name the day');
  });

  it('offers no request that only says it', () => {
    expect(suggested(INVOICES, 'difficult_conversation', 'DP-03')).not.toContain('Could it get better?');
  });
});

describe('a suggestion beside the words of another', () => {
  it('is not made twice for words that are inside those', () => {
    const text =
      'Hi Ms Brodie,\n\nYour board meets in May. We keep bees on 14 roofs and lost 2 of 31 hives last winter. If you wish we could maybe have a chat at some stage, no hurry.\n\nLars';
    const suggestions = suggested(text, 'outreach', 'DP-01');
    expect(suggestions.match(/in place of/gi)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('names no day that the draft gives for something else', () => {
    const text =
      'Hey Pia,\n\nThe form for the town hall has to be in by 30 August, the fields are marked. Please keep to the template.\n\nThe programme is the same as last year.\n\nThe drummer would like to play to the silent film. I said no for now.\n\nOle';
    for (const line of suggested(text, 'email', 'DP-02').split('\n'))
      if (line.includes('no for now')) expect(line).not.toContain('30 August');
  });

  it('sets out as a list what is numbered in a row', () => {
    const text =
      'Hi Pia,\n\nwe had a good year. Please send 1) the title, 2) the length, 3) the rights, 4) the age, 5) the house and 6) the fee. Keep to the form, it must be done exactly so.\n\nOle';
    expect(suggested(text, 'email', 'DP-07')).not.toMatch(/Leave out what Pia can do without/);
  });
});
