import { describe, expect, it } from 'vitest';
import { faultIdiomsIn, officeTalkIn } from './fault-idioms.ts';

const isFaultIdiom = (words: string) => faultIdiomsIn(words)(words) !== null;
const isOfficeTalk = (words: string) => officeTalkIn(words)(words);

describe('a fault idiom', () => {
  it.each([
    "You people can't read a plan.",
    'Obviously you have more important things to do than your job.',
    'I regret giving you the job',
    'I always have to pick up after you.',
    "I don't want to hear again how hard it is to swap.",
    'Trust the process!',
    'but hey, we learn by doing',
    'We move fast and break things here',
    'My patience is wearing very thin.',
    "You've let the side down.",
    "Don't come crying to me when it all goes wrong.",
    'No exceptions, no excuses.',
    'Deviations will not be tolerated.',
    'and frankly it was disrespectful',
    'There can be no doubt whatsoever.',
    'This changes everything!',
    'The clock is ticking.',
    "You'd be mad not to.",
    'nobody will even notice',
    'I do apologise for landing in your inbox yet again.',
    'Just floating this out there, feel free to shoot it down.',
    "Let's play it by ear.",
    'In an ever-changing world, communication is key.',
    'We are a dynamic young team of dreamers and doers.',
    'What part of closed don’t you understand?',
    'Why am I not surprised?',
    "You're careless.",
    'You have a terrible attitude',
    "I don't get paid to do your work.",
    'That was a really dumb move.',
    'This is getting ridiculous.',
    'which makes it even worse',
    'Do I really have to remind grown adults to lock a door?',
  ])('is %s', (words) => {
    expect(isFaultIdiom(words)).toBe(true);
  });

  it.each([
    'You people in Leeds moved the date to 4 May.',
    'Obviously you have the keys to both sheds.',
    'We regret to tell you that the hall is let.',
    'We always have to lock up after 10.',
    "I don't want to hear it from the neighbours first that the fence moved 2 m.",
    'How kind of you to invite us to the mill.',
    'Great job, everyone!',
    'Thank you so much for the warm welcome.',
    'I may be missing something that you see.',
    'Questions are welcome at any time.',
    'You decide.',
    "You're late.",
    'You have a good plan',
    'Do I bring a towel?',
    'There are no seats left on the early bus.',
    'The list is closed on Friday.',
    'We are a small joinery with a paint shop.',
    'I am sorry about the wet floor in the hall.',
    'Could you look at the gutters?',
    'How many chairs do you need?',
    'Is this what you had in mind?',
    'If the pump fails, we can switch back.',
    'Nobody was hurt.',
    'Perhaps the pump is worn.',
  ])('is not %s', (words) => {
    expect(isFaultIdiom(words)).toBe(false);
  });

  it('takes two office words for talk, and one for a word of the trade', () => {
    expect(isOfficeTalk('We leverage synergies to drive engagement.')).toBe(true);
    expect(isOfficeTalk('The framework of the roof is oak.')).toBe(false);
  });

  it.each([
    ' '.repeat(20_000),
    'so '.repeat(8000),
    'and really just '.repeat(3000),
    'no exceptions, '.repeat(2000),
  ])('is told of long words in no time', (words) => {
    const start = performance.now();
    isFaultIdiom(words);
    isFaultIdiom(`${words}?`);
    isOfficeTalk(words);
    expect(performance.now() - start).toBeLessThan(200);
  });
});

describe('faultIdiomsIn', () => {
  it.each([
    'I am not your mother.',
    "You'd be mad to miss this!",
    'We are the best in the business and our clients absolutely rave about us.',
    'Places are going like hot cakes so do get in touch soon.',
    "I shouldn't have to chase grown adults.",
    "If you can't be bothered, don't use the kitchen.",
    'Apologies in advance for the mass email',
    "I don't care whose it is",
    'What were you thinking?!',
  ])('is sure of "%s" whatever it names', (words) => {
    expect(faultIdiomsIn(words)(words)).not.toBeNull();
  });

  it.each([
    'If you do not like fish, tell me by Friday.',
    'The seats are going to the hall.',
    'I am not the owner.',
    'You need it for the inspection.',
    'Anyone who is not coming can tell Priya.',
    'We are sure that the pump is safe.',
  ])('takes "%s" for what it says', (words) => {
    expect(faultIdiomsIn(words)(words)).toBeNull();
  });
});
