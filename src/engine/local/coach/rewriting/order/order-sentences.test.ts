import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { openersIn } from './openers.ts';
import { asLead, inOrderFor } from './order-sentences.ts';
import { placed } from './placed.fixture.ts';
import type { Placed } from './placed.ts';

const asPlaced = (text: string): Placed => placed(text, { isAsk: text.endsWith('?') });

function order(profile: ProfileCode, ...texts: readonly string[]): readonly string[] {
  return inOrderFor('outreach', profile, texts.map(asPlaced)).map(({ text }) => text);
}

it('takes along how far the figures that lead can be trusted', () => {
  const figures = 'Attendance of the 40 pupils rose from 81% to 90%.';
  const limit = 'We did not have a comparison group.';
  const lead = [
    asPlaced('We are a small charity and rely on local firms.'),
    { ...placed(figures), leads: 0.9 },
    asPlaced(limit),
    asPlaced('Could you give us a day in May to show you the house?'),
  ];
  const told = inOrderFor('email', 'DP-03', lead).map(({ text }) => text);
  expect(told.indexOf(limit)).toBe(told.indexOf(figures) + 1);
});

it('leaves a day that is only pointed at with the sentence that names it', () => {
  const [why, ask, gain, end] = [
    'The council has had long talks about the forms.',
    'We want all of it moved by 30 April.',
    'The two teams that moved closed 17% more deals.',
    'Old forms are not taken after that date.',
  ];
  const lead = [
    asPlaced(why),
    { ...placed(ask), hasDeadline: true },
    { ...placed(gain), leads: 0.9 },
    asPlaced(end),
  ];
  const rest = asPlaced(
    'The council meets in the hall, and there is room for all of those who want to hear the talks in full and bring their forms.',
  );
  expect(
    inOrderFor('email', 'DP-01', [...lead, rest])
      .map(({ text }) => text)
      .slice(0, 2),
  ).not.toEqual([gain, end]);
});

it('leads with no reason for a "this" that is still to come', () => {
  expect(asLead('We do this because from next year everything will be digital.')).toBe(
    'From next year everything will be digital.',
  );
});

describe('the order of the sentences', () => {
  it('leaves bad news that is announced in front of what it is', () => {
    const [first] = order(
      'DP-04',
      "I'm afraid I have some bad news about the extension.",
      'The joists are rotten.',
      'We have propped it so it stays safe for now.',
    );
    expect(first).toBe("I'm afraid I have some bad news about the extension.");
  });

  it('takes along what is not known of a figure', () => {
    const [first, second] = order(
      'DP-03',
      'The new scheme is good.',
      'The children like it and so do their parents.',
      'In Year 1, 24 of 28 passed the check in June, against 19 of 27 the year before.',
      'We have not looked yet at whether that is down to the scheme.',
    );
    expect([first, second]).toEqual([
      'In Year 1, 24 of 28 passed the check in June, against 19 of 27 the year before.',
      'We have not looked yet at whether that is down to the scheme.',
    ]);
  });

  it('leaves what is said of a place in a paper behind the sentence that names the place', () => {
    const [first] = order(
      'DP-07',
      'Could you look at line 14 of the budget?',
      'You have 2,350 children but the quote says 2,530.',
      'The portal closes at 5pm.',
    );
    expect(first).toBe('Could you look at line 14 of the budget?');
  });

  it('leaves a saving without a subject behind what saves it', () => {
    const [first] = order(
      'DP-01',
      'We decided to go with Brandt.',
      'The move is in May.',
      'Saves us 2,300 a month.',
    );
    expect(first).not.toContain('Saves us');
  });

  it('puts the result in front for an achiever, and what follows from it behind it', () => {
    const [first, second] = order(
      'DP-01',
      'It is hard to believe that the season is over.',
      'The leaves are in the filter already.',
      'Marlow Pool sold its tickets in October and took 41,000 before Christmas, compared with 23,000.',
      'We could do likewise.',
    );
    expect(first).toContain('41,000');
    expect(second).toBe('We could do likewise.');
  });

  it('puts what nobody has tried in front of terms and forms for an explorer', () => {
    const ordered = order(
      'DP-02',
      'We are a leading supplier of tonewoods, founded in 1962.',
      'Orders are to be placed on form 9.',
      'We have also come by 14 planks of bog oak, which no luthier has yet worked with.',
    );
    expect(ordered[0]).toContain('bog oak');
  });

  it('of an email is its own, however much this reader would look for another sentence', () => {
    const texts = [
      'The leaves are in the filter already.',
      'The season was long.',
      'Marlow Pool took 41,000 before Christmas, compared with 23,000.',
    ];
    const told = inOrderFor('email', 'DP-01', texts.map(asPlaced)).map(({ text }) => text);
    expect(told).toEqual(texts);
    expect(order('DP-01', ...texts)[0]).toBe(texts[2]);
  });

  it.each([
    'NOTICE TO ALL SKIPPERS – PIER 2',
    'As promised here are the figures for the pool.',
    'I wanted to bring you up to speed on the pool.',
    "Just so you're aware, the pool shuts at six.",
  ])('leaves what opens the rest in front: %s', (opening) => {
    const result = 'Marlow Pool took 41,000 before Christmas, compared with 23,000.';
    expect(order('DP-01', opening, 'The season was long.', result)[0]).toBe(opening);
  });

  it('never parts a number of things from the sentence that goes through them', () => {
    const texts = [
      'I write from Ghent.',
      'Your museum has asked for a plan in 7 stages by 4 May.',
      'Stage 1 is the paper and costs 900 a week.',
      'Stages 2 to 4 are the build, 30% cheaper than last year.',
    ];
    expect(order('DP-01', ...texts)).toEqual(texts);
  });

  it('never opens with a sentence whose subject only the one before it names', () => {
    const tool = 'Our tool cuts the time of a diagnosis.';
    const [first] = order('DP-03', tool, 'In a study with 212 patients it found 94% of 88 fractures.');
    expect(first).toBe(tool);
    const box = 'The new box is out.';
    expect(order('DP-03', box, "61 of 240 answered and 38 of those said it's harder to open.")[0]).toBe(box);
  });

  it('leads with what was done in front of what it brought, and all that goes on with it', () => {
    const talks = 'The team spent the summer on how we pick.';
    const done = 'In the end we tried the two-trolley way.';
    const result = 'Orders picked per hour went from 38 to 54.';
    const next = "From 1 October we're all doing it.";
    expect(order('DP-01', talks, done, result, next)).toEqual([done, result, next, talks]);
  });

  it('takes along the whole row of sentences that go on with a lead', () => {
    const row = [
      'Broken pots went from 6.2% to 2.1% of returns and it is 1,150 a month less.',
      'If you were happy with that we could sign for the year.',
      "They'd want to know by the 14th.",
    ];
    expect(order('DP-01', 'You may remember the two couriers.', ...row).slice(0, 3)).toEqual(row);
  });

  it('does not lead where what goes on may speak of a thing further up', () => {
    const tyres = 'I am very happy with our new tyres.';
    const row = ['In May it was 8.9 litres, in March 9.6.', 'I would like to put them on four more.'];
    expect(order('DP-03', tyres, 'The vans use less fuel.', ...row, 'It would be 2,900.')[0]).toBe(tyres);
  });

  it('leads an explorer with what is free though it was added to the rules', () => {
    const ordered = order(
      'DP-02',
      'The tent is to be laid out as per the plan.',
      'The classes may not be altered.',
      'There is also a corner which nobody has found a use for, so that is yours.',
      'Stewards keep to the handbook as it is the only way.',
      'Could you confirm that you have read it?',
    );
    expect(ordered[0]).toContain('corner');
  });

  it('never opens with a sentence that leans on one which stays behind', () => {
    const ordered = order(
      'DP-03',
      'The new barn light works.',
      'A crawler cleans the hull.',
      'The paint is dry.',
      'The crawler cut fuel from 31 to 22 litres, measured on 640 trips against the old one.',
    );
    expect(ordered[0]).toBe('The new barn light works.');
  });

  it('never parts a lead from the ask that speaks of it', () => {
    const told = [
      'The stand is booked.',
      'The banner is 40% cheaper, so the printer needs a new file by Friday.',
    ];
    expect(order('DP-01', ...told, 'Could you send it to him?')).toEqual([
      told[1],
      'Could you send it to him?',
      told[0],
    ]);
    const figures = ['The shop is open.', 'We sold 40 jackets in May against 22 in April.'];
    expect(order('DP-03', ...figures, 'Could you check them?')[0]).toBe(figures[0]);
    expect(order('DP-03', ...figures, 'Could you check by Friday?')[0]).toBe(figures[1]);
  });

  it('puts the reader in front of the writer in a first contact, without the day that belongs to another sentence', () => {
    const ordered = inOrderFor(
      'outreach',
      'DP-06',
      [
        "I'm on the committee of the food bank.",
        'We are looking for helpers on Saturdays.',
        'Sofia told me you might like to help.',
        "It's from 9 to 12 in the hall.",
      ].map(asPlaced),
    );
    expect(ordered.map(({ text }) => text.split(' ')[0])).toEqual(['Sofia', "I'm", 'We', "It's"]);
  });

  it('leaves figures behind the claim that says which day they are from', () => {
    const claim = 'I think we should close on Mondays.';
    const figures = 'We had 11 guests on average in October against 64 in May.';
    expect(order('DP-03', claim, 'Nobody comes anyway.', figures)[0]).toBe(claim);
  });

  it('leaves one of several options beside the others', () => {
    const texts = [
      'We looked at the windows.',
      'There are two options.',
      'Option A costs 900 and is ready on 2 May.',
      'Option B costs 1,400 a week instead of 900.',
    ];
    expect(order('DP-01', ...texts)).toEqual(texts);
  });

  it('takes along all that speaks of what is open to an explorer', () => {
    const rule = 'The newsletter goes out on Tuesdays.';
    const open = [
      'For June we have one free page and nobody has an idea for it.',
      'You could do whatever you like with it.',
      "I'd need it by 28 May.",
    ];
    expect(order('DP-02', rule, 'Please stick to the template.', ...open).slice(0, 3)).toEqual(open);
  });

  it('leaves a greeting in the first sentence where it is', () => {
    const first = 'Sehr geehrter Herr Okwuosa, or shall I say hello.';
    expect(order('DP-07', first, 'Posts are 180 cm.', '11 farmers live with the wolves here.')[0]).toBe(
      first,
    );
  });

  it('drops the words that tied a sentence to what stood before it', () => {
    expect(asLead('Against that backdrop, it has been decided that the desk will close at six.')).toBe(
      'The desk will close at six.',
    );
    expect(asLead('Also the guy from the radio rang.')).toBe('The guy from the radio rang.');
    expect(asLead('We have also come by 14 planks.')).toBe('We have come by 14 planks.');
    expect(asLead('So you know, the gate is shut.')).toBe('So you know, the gate is shut.');
    expect(asLead('Also known as Hobbel, it drives alone.')).toBe('Also known as Hobbel, it drives alone.');
  });

  it('leaves thanks, an apology or what it is about in front of a lead', () => {
    const texts = ['Greetings from Klaipeda.', 'Our founder was on television.', 'Fuel use fell by 6.8%.'];
    expect(openersIn(texts.map(asPlaced))).toBe(1);
    expect(openersIn(texts.slice(1).map(asPlaced))).toBe(0);
  });

  it('never leads with a date or an order whose matter only the rest names', () => {
    const first = 'The question is whether we take the corner booth.';
    const deadline = { ...placed('The organiser wants to hear from us by Friday.'), hasDeadline: true };
    expect(inOrderFor('email', 'DP-01', [asPlaced(first), deadline])[0]?.text).toBe(first);
    expect(
      order('DP-03', 'The mats help.', 'I have drafted the order for 22 wards, 96,000 in total.')[0],
    ).toBe('The mats help.');
  });

  it('takes no additive sentence along with a lead', () => {
    const ordered = order(
      'DP-07',
      'Parking lot B is closed.',
      'Minutes are in the drive.',
      'The radio would give us an hour for 2,300 listeners, children above all.',
      'Also the mugs have arrived.',
    );
    expect(ordered[0]).toContain('The radio');
    expect(ordered.at(-1)).toBe('Also the mugs have arrived.');
  });
});
