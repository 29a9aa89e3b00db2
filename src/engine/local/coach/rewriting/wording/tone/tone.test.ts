import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { ACCUSED, ACCUSED_NAMED } from './accused.ts';
import { CLOSED_TALK, FINAL, TURNED_AWAY } from './closed-talk.ts';
import { ASKED_OF_OTHERS, BANS, COLD } from './cold.ts';
import { HURRIED } from './hurried.ts';
import { SWEEPING } from './sweeping.ts';
import { THREATS_CALM } from './threats.ts';

describe('a charge', () => {
  it.each([
    ['Your lads left the ice house open again.', 'The ice house was left open again.'],
    ['You left our tools lying in the rain.', 'Our tools were left lying in the rain.'],
    ['Your lot nicked the long ladder out of our shed.', 'The long ladder was taken out of our shed.'],
    ["I redid it because you didn't use the template.", 'I redid it because the template was not used.'],
    [
      "As nobody could be bothered to reply I've booked the hall.",
      "As I had no answer, I've booked the hall.",
    ],
    [
      "Well, as none of you could be bothered to answer my note about the keys, I've decided.",
      "As I had no answer to my note about the keys, I've decided.",
    ],
    ["The bin is a mess, whoever sorts it clearly can't sew.", 'The bin is a mess.'],
  ])('tells what happened: %s', (said, plain) => {
    expect(applyRules(said, ACCUSED)).toBe(plain);
  });

  it.each([
    'Your team left the office at six.',
    'You left your coat open.',
    'You left the gate key with Ann.',
    'Your drivers used to park here.',
  ])('is none in: %s', (said) => {
    expect(applyRules(said, ACCUSED)).toBe(said);
  });

  it('goes with what others feel about it and whom it is likened to', () => {
    expect(
      applyRules(
        'It comes down unlabelled and my girls are fed up to the back teeth with it.',
        ACCUSED_NAMED,
      ),
    ).toBe('It comes down unlabelled.');
    expect(
      applyRules('You swan in at 9 and then swan off at 3 as if nobody else has a home.', ACCUSED_NAMED),
    ).toBe('You swan in at 9 and leave at 3.');
    expect(applyRules('Nice to hear it from the drummer.', ACCUSED_NAMED)).toBe(
      'I heard it from the drummer.',
    );
  });
});

describe('talk that is closed', () => {
  it.each([
    ["Decision was made at the ops board, it isn't up for debate.", 'The ops board decided this.'],
    [
      'Those of you that have your break with the office will have to get used to it.',
      'I know that this is a change for those of you that have your break with the office.',
    ],
    [
      'Those who use the 17:00 bus will just have to make other arrangements.',
      'I know that this means other arrangements for those who use the 17:00 bus.',
    ],
    ["I've booked it, if you don't like it tough.", "I've booked it."],
  ])('tells what was decided, and for whom it is hard: %s', (said, plain) => {
    expect(applyRules(said, CLOSED_TALK)).toBe(plain);
  });

  it('is cut off from what was decided', () => {
    expect(applyRules('This has been agreed by management and is final.', FINAL)).toBe(
      'This has been agreed by management.',
    );
  });

  it.each([
    ['Problems to Beata not me.', 'If you have problems, please tell Beata.'],
    ["Don't come to me with complaints, see Ruta.", 'If you have concerns, please tell Ruta.'],
    [
      "If you don't like it take it up with the committee, they agreed it.",
      'If you see it differently, please talk to the committee, they agreed it.',
    ],
  ])('keeps whom to turn to: %s', (said, plain) => {
    expect(applyRules(said, TURNED_AWAY)).toBe(plain);
  });

  it.each(['We will have to get used to it.', 'You will have to live with your aunt.'])(
    'is not: %s',
    (said) => {
      expect(applyRules(said, CLOSED_TALK)).toBe(said);
    },
  );
});

describe('a threat', () => {
  it.each([
    [
      'Anyone found in the canteen before 10.40 will be dealt with.',
      'Please stay out of the canteen before 10.40.',
    ],
    [
      'Anyone caught using their own will be taken off the timetable.',
      'Please do not use your own; whoever does will be taken off the timetable.',
    ],
    [
      'Members who experiment on the loom will lose their slot.',
      'Please do not experiment on the loom; those who do will lose their slot.',
    ],
    [
      'I shall be in on Thursday 6 November to start unless I hear otherwise.',
      'Could I come in on Thursday 6 November to start?',
    ],
    [
      'If we have not heard by 31 January we will take it you are not interested and go to the Methodists.',
      'Could you let us know by 31 January? If we do not hear, we will go to the Methodists.',
    ],
    [
      'Form attached, return by 30 April or the pitch goes to someone else.',
      'Form attached, return by 30 April; after that the pitch goes to someone else.',
    ],
    [
      'Either the sheet is done every shift or I go to Carol.',
      'The sheet needs to be done every shift; otherwise I will need to go to Carol.',
    ],
    [
      "I need a yes by 4 and if I don't get one I'll take that as a yes.",
      'Could you give me your answer by 4?',
    ],
    [
      "If I don't hear back by Friday I'll just start using it.",
      'Could you let me know by Friday whether I can start using it?',
    ],
    [
      "3 names on the list, 6 by Fri or I'm scrapping it.",
      '3 names on the list, I need 6 by Fri; otherwise I will be scrapping it.',
    ],
    ["If you're late again don't bother coming in.", 'Please do not be late again.'],
    ["Once more and I'm telling the mediator.", 'If it happens again, I will need to tell the mediator.'],
    ['Failure to comply will mean the booking is withdrawn.', 'Otherwise the booking will be withdrawn.'],
  ])('becomes the rule, the request or the date: %s', (said, plain) => {
    expect(applyRules(said, THREATS_CALM)).toBe(plain);
  });

  it.each([
    'Anyone found in the lift will be brought down.',
    'Please send it by Friday or Monday.',
    'Members who have a card will be asked to show it.',
    'If I do not hear by Friday I will ring you.',
  ])('is none in: %s', (said) => {
    expect(applyRules(said, THREATS_CALM)).not.toMatch(/please (?:stay|do not)|after that|could/i);
  });
});

describe('sweeping words', () => {
  it.each([
    ['Everybody up the Howe is on it and not one of them would go back.', 'many up the Howe are on it.'],
    ['The glue is good, any binder will tell you that.', 'The glue is good.'],
    ['They taste gorgeous and honestly nothing can go wrong with an oat bar.', 'They taste gorgeous.'],
    [
      'Keep to it as it is the only way that has ever worked.',
      'Keep to it as it is the way that has worked so far.',
    ],
    ['Everyone knows that open-plan is quieter so the walls go.', 'open-plan is quieter so the walls go.'],
    ['There is only one way to do this and the template is locked.', 'the template is locked.'],
  ])('leave what they rest on: %s', (said, plain) => {
    expect(applyRules(said, SWEEPING)).toBe(plain);
  });

  it.each(['Everyone knows what to do.', 'Everybody knows the drill by now.'])(
    'are not cut down to what is no sentence: %s',
    (said) => {
      expect(applyRules(said, SWEEPING)).toBe(said);
    },
  );

  it.each(['Every single one was checked.', 'Everybody in the room is insured by us, ask Jan.'])(
    'change nothing that is counted: %s',
    (said) => {
      expect(applyRules(said, SWEEPING)).toMatch(/single one|insured by us, ask Jan/);
    },
  );
});

describe('a push', () => {
  it.each([
    [
      'Our diary is nearly full so you want to get in this week.',
      'Our diary is nearly full, so please let me know this week if you are interested.',
    ],
    [
      'Price goes up 1 May so we need to move on it now before someone else gets them.',
      'Price goes up 1 May.',
    ],
    ["Other crafters have already paid so don't hang about.", 'Other crafters have already paid.'],
    ['We need to move fast before the price goes up.', 'The price will go up.'],
  ])('keeps the time and the reason: %s', (said, plain) => {
    expect(applyRules(said, HURRIED)).toBe(plain);
  });

  it('is none where the writer says what they will do', () => {
    const said = 'It rained so we had to book by Friday.';
    expect(applyRules(said, HURRIED)).toBe(said);
  });
});

describe('a cold order', () => {
  it.each([
    ['Branches are not to add or remove anything.', 'Please do not add or remove anything.'],
    [
      'Own ideas are not to be brought into the enclosure.',
      'Please do not bring your own ideas into the enclosure.',
    ],
    ['Nothing is to be added or moved.', 'Please leave everything as it is'],
    [
      'Questions are supplied by us and may not be reworded.',
      'Questions are supplied by us; please leave them as they are.',
    ],
  ])('becomes a request: %s', (said, plain) => {
    expect(applyRules(said, BANS).replace(/\.$/, '')).toBe(plain.replace(/\.$/, ''));
  });

  it('is said as one person says it to another', () => {
    expect(applyRules('Please find below your duties as steward.', COLD)).toBe(
      'You will find your duties as steward below.',
    );
    expect(applyRules('Your schoolroom has been identified as suitable.', COLD)).toBe(
      'Your schoolroom would suit us.',
    );
  });

  it('asks of others what they would have to do', () => {
    expect(
      applyRules(
        'There is a knitting group in on Tuesdays, they would have to move to another night.',
        ASKED_OF_OTHERS,
      ),
    ).toBe('There is a knitting group in on Tuesdays; could they move to another night?');
  });
});
