import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { behindTopic, topicLine, withBackgroundLast, withoutTopic } from './topic-line.ts';

describe('topicLine', () => {
  it.each([
    [
      'I wanted to quickly reach out about the new boiler we saw last week.',
      'About the new boiler we saw last week:',
    ],
    ["I'm getting in touch regarding your invoice from 3 May.", 'About your invoice from 3 May:'],
    ['Just checking in about the party.', 'About the party:'],
    ['Quick question about the rota.', 'About the rota:'],
    ['Following up on my email of 3 May regarding the deposit.', 'About the deposit (my email of 3 May):'],
    [
      'Following on from our call on Tuesday about the boiler.',
      'After our call on Tuesday about the boiler:',
    ],
    ['Wanted to talk on the Christmas fair.', 'About the Christmas fair:'],
    ['I wanted to get your thoughts on the new booking system.', 'About the new booking system:'],
    ["I'm emailing regarding your question about the bills.", 'About the bills (your question):'],
    ['I wanted to sum up what we said about the stall.', 'What we said about the stall:'],
    ['I wanted to reach out about the lease and see what you think.', 'About the lease:'],
  ])('is made of %j', (text, line) => {
    expect(topicLine(text)).toBe(line);
  });

  it.each([
    'I wanted to ask about the keys and if you have them.',
    'Regarding the roof is leaking.',
    'I need to talk to you about something.',
    'I have been thinking about the shop.',
    'Update on medicines fridge',
    'I am writing for Saltmarsh Ceramics about our residency.',
    'We talked about the boiler and the landlord wants it done.',
  ])('leaves %j alone, which says more or names nothing', (text) => {
    expect(topicLine(text)).toBeNull();
  });

  it('stays a sentence for somebody who has never heard of the matter', () => {
    expect(topicLine("I'm reaching out about our river project.", true)).toBe(
      'I am writing about our river project.',
    );
  });
});

describe('withoutTopic', () => {
  it('takes out the announcement and what politely precedes it, and nothing else', () => {
    const [thanks, announces, says] = [
      rewritten('Thank you for your time.'),
      rewritten('I am writing about the lease.'),
      rewritten('It ends on 3 May.'),
    ] as const;
    const { front, topic, rest } = withoutTopic([[thanks, announces], [says]], false);
    expect([front, topic?.text, rest]).toEqual([[thanks], 'About the lease:', [[says]]]);
    expect(withoutTopic([[says], [announces]], false).topic).toBeNull();
    expect(withoutTopic([[announces]], false).topic).toBeNull();
  });
});

it('background that a draft tells first stands behind the rest', () => {
  const [background, news] = [
    rewritten('Bit of background first: we started in January.'),
    rewritten("We're switching couriers."),
  ] as const;
  const texts = withBackgroundLast([[background, news]]).map((one) => one.map(({ text }) => text));
  expect(texts).toEqual([["We're switching couriers."], ['Background: we started in January.']]);
  expect(withBackgroundLast([[news, background]])).toEqual([[news, background]]);
  expect(withBackgroundLast([[background]])).toEqual([[background]]);
});

describe('behindTopic', () => {
  const texts = (first: string, title: string | null = null): readonly string[] =>
    behindTopic(rewritten('About the lease:'), [rewritten(first)], title).map(({ text }) => text);

  it('joins the first sentence, with a small letter unless it begins with a name', () => {
    expect(texts('It ends on 3 May.')).toEqual(['About the lease: it ends on 3 May.']);
    expect(texts('Marta signed it.')).toEqual(['About the lease: Marta signed it.']);
  });

  it('is a sentence of its own in front of one with a colon', () => {
    expect(texts('We have two plans: stay or go.')).toEqual([
      'This is about the lease.',
      'We have two plans: stay or go.',
    ]);
  });

  it('says nothing twice', () => {
    expect(texts('The lease ends on 3 May.')).toEqual(['The lease ends on 3 May.']);
    expect(texts('We move out.', 'Lease: what changes from 3 May')).toEqual(['We move out.']);
  });

  it('stands alone above a label', () => {
    expect(texts('What changes: we move out.')).toEqual(['About the lease:', 'What changes: we move out.']);
  });
});
