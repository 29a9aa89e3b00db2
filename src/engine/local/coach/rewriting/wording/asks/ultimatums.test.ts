import { describe, expect, it } from 'vitest';
import { applyRules } from '../rule.ts';
import { ULTIMATUMS_CALM } from './ultimatums.ts';

const calm = (sentence: string) => applyRules(sentence, ULTIMATUMS_CALM);

describe('ULTIMATUMS_CALM', () => {
  it.each([
    [
      'Unless you register before 15 June we give your slot, 5.40 in the morning, to someone else.',
      'Could you register before 15 June? If not, we will need to give your slot, 5.40 in the morning, to someone else.',
    ],
    [
      "If it isn't in my account by the 30th I will serve notice, and I won't be reminding you again.",
      'Could it be in my account by the 30th? If not, I will need to serve notice.',
    ],
    [
      "If you can't keep a secret I won't tell you anything anymore.",
      'Could you keep a secret, so that I can tell you things?',
    ],
    [
      "If this happens one more time you're off the early shift.",
      'If it happens again, you will have to come off the early shift.',
    ],
    [
      'I need the store tidied by Thursday, or I hand the key back to the council and you can sew for yourselves.',
      'Could I have the store tidied by Thursday? If not, I will need to hand the key back to the council.',
    ],
    [
      "Next time I'm telling the harbour master everything.",
      'If it happens again, I will need to tell the harbour master everything.',
    ],
    [
      "If there's one more mistake like that you're off the contract.",
      'If it happens again, you will have to come off the contract.',
    ],
    [
      "If I see one more bowl with lavender in it you're back on pots.",
      'If there is one more bowl with lavender in it, you will be back on pots.',
    ],
    [
      'I need an answer by tomorrow to hold the price.',
      'Could you let me know by tomorrow, so that I can hold the price?',
    ],
    [
      "Either you pay by Friday or I'll tell the whole committee what kind of person you are.",
      'Could you pay by Friday? If not, I will need to take it to the whole committee.',
    ],
    [
      "Either you sort it out or I'll go to Linda.",
      'Could you sort it out? If not, I will need to go to Linda.',
    ],
    ["Either you change or I'm going to Petra.", 'I would rather settle this with you than with Petra.'],
    [
      "If the van isn't back by 6 tonight I'm taking the keys off you.",
      'Could the van be back by 6 tonight? If not, I will need to take the keys off you.',
    ],
    ["We'd be foolish not to get them for all 85 desks.", 'We could get them for all 85 desks.'],
    [
      "If I don't hear from you by Friday I'll assume you agree.",
      'Could you let me know by Friday whether you agree?',
    ],
    [
      "If I don't hear from you by Friday, I'll assume you're not interested and ask another school.",
      'Could you let me know by Friday whether you are interested, before I ask another school?',
    ],
    [
      'Get it done by Friday or I want my money back.',
      'Please get it done by Friday; if not, I would like my money back.',
    ],
    [
      "It ships tomorrow or I'm taking you off the account.",
      'It ships tomorrow; if not, I will need to take you off the account.',
    ],
    [
      "If it is not repaired by 10 March I will go to the tenants' association.",
      "Could it be repaired by 10 March? If not, I will need to go to the tenants' association.",
    ],
    [
      "Either you apologise in the next meeting or I'm going to the works council.",
      'Could you apologise in the next meeting? If not, I will need to go to the works council.',
    ],
    [
      "If it doesn't stop by Sunday I'm calling the council.",
      "If it doesn't stop by Sunday, I will need to call the council.",
    ],
    [
      "Either we split them fairly or I'm talking to Monica.",
      'Could we split them fairly? If not, I will need to talk to Monica.',
    ],
    ['The hall is locked, your problem.', 'The hall is locked.'],
    ['The hall is not your problem.', 'The hall is not your problem.'],
    ['Sign today and we lock in the price.', 'If you sign today, we lock in the price.'],
    [
      "I want a corrected version by Thursday 2pm or you're off the project.",
      'Could I have a corrected version by Thursday 2pm, so that you can stay on the project?',
    ],
    [
      "Get them to me by noon on Friday or your class doesn't go to the museum.",
      'Could you get them to me by noon on Friday, so that your class can go to the museum?',
    ],
    [
      'Submit by 20 November or your stall is cancelled.',
      'Could you submit by 20 November? If not, your stall will be cancelled.',
    ],
    [
      "Fix it by Wednesday or I'm giving it to Salma.",
      'Could you fix it by Wednesday? If not, I will need to give it to Salma.',
    ],
    [
      "Sort it out or I'm ringing the council.",
      'Could you sort it out? If not, I will need to ring the council.',
    ],
    [
      "Either you ring Gran and put it right or I'm not speaking to you.",
      'Could you ring Gran and put it right, so that I can speak to you?',
    ],
    [
      "Unless you apologise before 12 March we won't be coming to your birthday.",
      'Could you apologise before 12 March, so that we can come to your birthday?',
    ],
    [
      'If I see it loose again I will call the council.',
      'If I see it loose again, I will need to call the council.',
    ],
    [
      "If this keeps happening I'll have to take it to your manager.",
      'If this keeps happening, I will need to take it to your manager, and I would rather not.',
    ],
    [
      'One more complaint and I will terminate the lease.',
      'If there is one more complaint, I will need to terminate the lease.',
    ],
    [
      'If it happens once more I will report you to the council.',
      'If it happens again, I will need to report it to the council.',
    ],
    [
      'We need a decision today or we lose the discount of 15%.',
      'We need a decision today to keep the discount of 15%.',
    ],
    [
      'I want it finished by the 21st or I want my money back.',
      'I need it finished by the 21st; if not, I would like my money back.',
    ],
    [
      'Either you put 30% on everything or I do the pricing and you go back on the bench.',
      'Could you put 30% on everything? If not, I will do the pricing and you go back on the bench.',
    ],
    [
      "Either it turns up by Sunday or I'm calling the police.",
      'If it does not turn up by Sunday, I will need to call the police.',
    ],
    [
      'From now on, please do them the same day or I go to the medical director.',
      'From now on, please do them the same day; if not, I will need to go to the medical director.',
    ],
    [
      'You have until 31 October to write to us for consent, otherwise we will start proceedings.',
      'Could you write to us for consent by 31 October? If not, we will need to start proceedings.',
    ],
    ['They can pay for it next time or find another pier', 'They can pay for it next time.'],
    ['Sort it or find somewhere else for your pony', 'Could you sort it?'],
    ['Any more of this and you will be on verges.', 'If it goes on, you will be on verges.'],
    ['Just buy it already', 'Could you buy it?'],
    ["Need it by 6 for the Leeds job or we're screwed", 'Need it by 6 for the Leeds job'],
  ])('says both sides of "%s" calmly', (sentence, expected) => {
    expect(calm(sentence)).toBe(expected);
  });

  it.each([
    'You can come by bus or I will pick you up.',
    'I want tea or coffee.',
    'Monday at 9 or we could say Tuesday.',
    "If you don't like it, I will change it.",
    'You have until Friday to change your mind.',
    'Need 2 volunteers from your group or I will pick them.',
  ])('leaves "%s" alone, which threatens nobody', (sentence) => {
    expect(calm(sentence)).toBe(sentence);
  });
});
