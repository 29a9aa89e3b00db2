import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { ACCUSED, ACCUSED_NAMED } from './accused.ts';
import { CLOSED_TALK, FINAL, TURNED_AWAY } from './closed-talk.ts';
import { ASKED_OF_OTHERS, BANS, COLD } from './cold.ts';
import { FIXED } from './fixed.ts';
import { HURRIED } from './hurried.ts';
import { PUSHED } from './pushed.ts';
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
    expect(applyRules('The valve was not checked and I am sick of it.', ACCUSED_NAMED)).toBe(
      'The valve was not checked.',
    );
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

describe('what is fixed', () => {
  it.each([
    [
      "The layout is agreed, it's all fixed now so no need for more ideas.",
      "The layout is agreed, it's all fixed now.",
    ],
    [
      'Set list is fixed, 9 songs, my arrangements, nobody changes anything.',
      'Set list is fixed, 9 songs, my arrangements.',
    ],
    [
      'There is one way to lay a table in this house and that is it: fork left, glass right.',
      'This is how we lay a table in this house: fork left, glass right.',
    ],
    [
      'We have a plan and you stick to it, no more surprises.',
      'We have a plan and I would like us to keep to it.',
    ],
    [
      "The building may be unlocked for an hour or so but don't worry about it.",
      'The building may be unlocked for an hour or so.',
    ],
  ])('is told without the door that is shut beside it: %s', (said, plain) => {
    expect(applyRules(said, FIXED)).toBe(plain);
  });

  it.each([
    ['Just do what it says on the list.', 'Please go by what it says on the list.'],
    ['Be on time.', 'Please be on time.'],
    [
      'Also stop copying the whole team on everything.',
      'Please also stop copying the whole team on everything.',
    ],
    ["The kids' club is not your playground.", "this is about The kids' club."],
    ['Finn, enough with the experiments.', 'Finn, please no more experiments.'],
    ['If anything is missing then someone should be told.', 'If anything is missing, please tell us.'],
    ["The export has a few bugs but they'll be fixed when they're fixed.", 'The export has a few bugs.'],
    ['You often hand in the log late and then act surprised.', 'You often hand in the log late.'],
    ['We mend nets and frankly nobody around here does it better.', 'We mend nets.'],
    ['The store was a pigsty.', 'The store was untidy.'],
    ['You often do not read the logs, that is obvious.', 'You often do not read the logs.'],
    [
      'I am unhappy about explaining the sheet to people who do not care.',
      'I am unhappy about explaining the sheet.',
    ],
    [
      "Please confirm your team is on board, there's really nothing to discuss.",
      'Please confirm your team is on board.',
    ],
    ['The tool cage has been left open by certain individuals.', 'The tool cage has been left open.'],
  ])('is asked, however gruffly it was ordered: %s', (said, plain) => {
    expect(applyRules(said, FIXED).toLowerCase()).toBe(plain.toLowerCase());
  });

  it.each([
    'Nobody changes the filter in winter.',
    'There is one way to the hut.',
    'We stop selling at noon.',
    'This is not a hotel for dogs alone.',
    'Be there at six with the keys.',
  ])('is nothing else in: %s', (said) => {
    expect(applyRules(said, FIXED)).toBe(said);
  });
});

describe('a push', () => {
  it.each([
    [
      "I've only got two slots left in May and if I don't hear by Friday they're gone and so is the price.",
      "I've only got two slots left in May. Could you let me know by Friday? After that I cannot hold them or the price.",
    ],
    [
      'The crate price is 40 a week and the offer dies on 2 April.',
      'The crate price is 40 a week and the offer is open until 2 April.',
    ],
    [
      "If you don't order by 1 September someone else gets them, that's how it is.",
      'Could you order by 1 September? After that I cannot hold them.',
    ],
    [
      "If you don't jump on it before the season starts you'll regret it big time.",
      'Please let me know before the season starts if you are interested.',
    ],
    [
      'Please call me back this week, last chance for the intro deal of 410 instead of 560.',
      'Please call me back this week for the intro deal of 410 instead of 560.',
    ],
  ])('tells until when an offer stands: %s', (said, plain) => {
    expect(applyRules(said, PUSHED)).toBe(plain);
  });

  it.each([
    [
      'I want the missing pages (4 to 9) by Thursday 5 pm.',
      'Could I have the missing pages (4 to 9) by Thursday 5 pm?',
    ],
    [
      "Swap it yourself if you don't like it, but I want the name by Thursday, otherwise you're down for both days.",
      "If it does not suit you, please swap it yourself. Could I have the name by Thursday? Otherwise you're down for both days.",
    ],
    ['You better have the money by the 18th.', 'Could I have the money by the 18th?'],
    [
      "If people can't be bothered to say what they want in time that's not my problem.",
      'Please say what you want in time.',
    ],
    [
      "I would have thought after last year's fiasco with the cables you people would have learned.",
      "Please keep last year's fiasco with the cables in mind.",
    ],
  ])('asks for what it wants: %s', (said, plain) => {
    expect(applyRules(said, PUSHED)).toBe(plain);
  });

  it.each([
    'If I do not hear from you, I will come on Friday all the same.',
    'The lamp dies after 300 hours.',
    'I want the best for both of you.',
    "If you don't want it that's fine.",
    'If people ask for the key, it is on the hook.',
  ])('is none in: %s', (said) => {
    expect(applyRules(said, PUSHED)).toBe(said);
  });
});

describe('what awaits whoever does it', () => {
  it.each([
    [
      'Anyone who leaves dishes in the sink again will be reported.',
      'Please do not leave dishes in the sink; whoever does will be reported.',
    ],
    ["Whoever doesn't turn up on Saturday can look for another job.", 'Please turn up on Saturday.'],
    ["If that's a problem say so and we go elsewhere.", 'If that is a problem, please tell us.'],
    [
      'Return the form by Friday, otherwise we will assume you do not care about your town.',
      'Return the form by Friday.',
    ],
  ])('is what is asked of all: %s', (said, plain) => {
    expect(applyRules(said, THREATS_CALM)).toBe(plain);
  });

  it.each([
    'Anyone who fails to comply will be charged.',
    'Anyone who has a question will be told on Monday.',
    'Whoever is last locks the door.',
  ])('is left alone in: %s', (said) => {
    expect(applyRules(said, THREATS_CALM)).toBe(said);
  });

  it('goes with the debate that is ruled out in front of what is told', () => {
    expect(
      applyRules('The decision is not up for debate and staff are to hand in their keys.', CLOSED_TALK),
    ).toBe('staff are to hand in their keys.');
    expect(applyRules('It is the best way and not open to discussion.', CLOSED_TALK)).toBe(
      'It is the best way.',
    );
  });
});

describe('what was left undone', () => {
  it.each([
    ['You forgot to lock the shed again.', 'the shed was not locked again.'],
    [
      "There were 14 errors in the tables and you didn't check the totals.",
      'There were 14 errors in the tables and the totals were not checked.',
    ],
    ['The lid broke because you left the lid open.', 'The lid broke because the lid was left open.'],
  ])('is told of the thing and not of the reader: %s', (said, plain) => {
    expect(applyRules(said, [...ACCUSED, ...ACCUSED_NAMED])).toBe(plain);
  });

  it('is no charge where somebody could not have done it', () => {
    const said = 'You did not need to lock the shed, I was there.';
    expect(applyRules(said, [...ACCUSED, ...ACCUSED_NAMED])).toBe(said);
  });
});

it('what a letter says that its writer will be forced to is told without the force', () => {
  expect(
    applyRules(
      'I expect the car by Friday, failing which I shall have no alternative but to go elsewhere.',
      THREATS_CALM,
    ),
  ).toBe('I expect the car by Friday; otherwise I will need to go elsewhere.');
});

it('what is said to be gone unless it is decided on keeps its day, without the loss', () => {
  expect(applyRules("You need to decide today or it's gone.", PUSHED)).toBe(
    'you would need to decide today.',
  );
});

it('what everybody is said to know of one thing is told of that thing', () => {
  expect(applyRules('Everyone knows that probe is rubbish.', SWEEPING)).toBe('that probe is rubbish.');
  expect(applyRules('Everyone knows that those probes always fail.', SWEEPING)).toBe(
    'those probes often fail.',
  );
});
