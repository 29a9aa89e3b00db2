import { describe, expect, it } from 'vitest';
import { withoutClauses, withoutInnerClauses } from './cut-clauses.ts';

describe('withoutClauses', () => {
  const bad =
    (...words: readonly string[]) =>
    ({ text }: { text: string }) =>
      words.some((word) => text.includes(word));

  it('cuts the end of a sentence and closes it', () => {
    expect(withoutClauses('The order is 36 benches, and everyone knows it!', bad('everyone'))).toBe(
      'The order is 36 benches.',
    );
  });

  it('joins the last two of several clauses where the one that "and" joined goes', () => {
    expect(
      withoutClauses('It was late, the numbers were wrong and you clearly do not care.', bad('care')),
    ).toBe('It was late and the numbers were wrong.');
    expect(withoutClauses('By Friday, the hall is locked, and you will be sorry.', bad('sorry'))).toBe(
      'By Friday, the hall is locked.',
    );
  });

  it('leaves a list the thing that its last word waits for', () => {
    const list = 'We bring bread, rolls, whatever you like, and butter before 6:30.';
    expect(withoutInnerClauses(list, bad('whatever'))).toBe(list);
  });

  it('never parts two who do one thing', () => {
    const plan = 'My cousins and I at the mill are planning a small fair.';
    expect(withoutClauses(plan, bad('My cousins'))).toBe(plan);
  });

  it('leaves "the sooner" its "the better"', () => {
    const wish = 'We ought to plant the hedge now, and I think the sooner, the better.';
    expect(withoutClauses(wish, bad('better'))).toBe(wish);
  });

  it('keeps what the reader does first in front of what the writer does then', () => {
    const deal = "just say yes and I'll print them tonight";
    expect(withoutClauses(deal, bad('say yes'))).toBe(deal);
  });

  it('leaves an adjective to the noun that stands behind its comma', () => {
    const launch = 'We open our demo hour, a game-changing, bold way to show it.';
    expect(withoutInnerClauses(launch, bad('game'))).toBe(launch);
  });

  it('cuts the front when what follows begins anew', () => {
    expect(withoutClauses('I feel awful asking, but could you call Lars?', bad('awful'))).toBe(
      'Could you call Lars?',
    );
  });

  it('cuts a front that pleads not to be minded, but none that bids something', () => {
    expect(
      withoutClauses("Please don't take it the wrong way, but the hall was cold.", bad('wrong way')),
    ).toBe('The hall was cold.');
    const order = 'Please send the wrong one back, but we keep the other.';
    expect(withoutClauses(order, bad('wrong'))).toBe(order);
  });

  it('keeps a question a question', () => {
    expect(withoutClauses('Could you call Lars, no stress at all?', bad('stress'))).toBe(
      'Could you call Lars?',
    );
  });

  it.each([
    ['Get her ok so IT can change it on Monday.', 'Get her'],
    ['The valves, honestly, are fine.', 'The valves'],
    ['Either you sign or we go.', 'Either'],
    ['One customer, Bielak Scaffolds, lost 9,400 euros.', 'One customer'],
    ['You, Halina and Mirek, have told us that it is hard.', 'You'],
    ['Your inbox is surely full, it must be hard.', 'inbox'],
    ['We made them by hand, first with radio, then bluetooth, now both.', 'now both'],
    ['It could be a visit, a recording, or something new.', 'something'],
    ['They said that more lines would be the answer, which they were not.', 'which'],
    ['It could be the thermocouple, might be dirt, might not.', 'might not'],
    ['It was to be yellow or pink and, after an exchange of views, retained yellow.', 'retained'],
    ['It will start soon, most likely after the holidays, and we will call.', 'start'],
  ])('leaves %j alone where the rest could not stand', (sentence, word) => {
    expect(withoutClauses(sentence, bad(word))).toBe(sentence);
  });

  it('cuts both halves of a saying', () => {
    expect(withoutClauses('Paper is best, always has, always will.', bad('always will'))).toBe(
      'Paper is best.',
    );
  });

  it('asks only where a question is left', () => {
    expect(withoutClauses('Can come with 4 of them on Monday, honest', bad('honest'))).toBe(
      'Can come with 4 of them on Monday.',
    );
  });
});

describe('withoutClauses, where the end belongs to what stands before', () => {
  it.each([
    ['Guests adored your drawing, thank you!', 'thank'],
    ["I didn't show you how it works, that's on me.", 'on me'],
    ["I overbooked, that one's mine.", 'mine'],
    ['It was 212 pages in 5 weeks, on time.', 'on time'],
    ["There's a course in Bern, but I don't remember when.", 'remember'],
    ['You are adding 44 rooms in May, I read.', 'I read'],
    ["I know you're the artist but this isn't on.", "isn't on"],
    ["I have addresses for three, the fourth, Jessop, I don't.", "I don't"],
    ['We shared a desk, a printer and a kettle.', 'printer'],
    ['The team is former drivers, planners and engineers who care.', 'planners'],
    ["We saw the wasps, the van that wouldn't start, and of course the day of the duck.", 'duck'],
    ["It is about children who leave and don't come back.", 'come back'],
    ["If a guest loses the phone, we'll see.", 'see'],
  ])('keeps %j whole', (sentence, word) => {
    expect(withoutClauses(sentence, ({ text }) => text.includes(word))).toBe(sentence);
  });
});

describe('withoutInnerClauses', () => {
  it('sets nothing against what has gone', () => {
    const talk =
      "I wanted to talk about something, it's probably nothing, but a few people have said that mails go out late.";
    expect(withoutInnerClauses(talk, ({ text }) => text.includes('nothing'))).toBe(
      'I wanted to talk about something. A few people have said that mails go out late.',
    );
  });
});
