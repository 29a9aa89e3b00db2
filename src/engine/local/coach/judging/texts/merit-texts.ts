import type { MeritTag } from '../../reading/draft-reading.ts';

/** What the coach says about one merit. */
export interface MeritText {
  /** Follows the quoted words, or stands alone with a capital where there are none. */
  readonly shows: string;
  /** Why it helps: for Achiever, Explorer, Analyzer, Guardian, Deliverer, Collaborator, Visionary, unknown reader. */
  readonly why: readonly [string, string, string, string, string, string, string, string];
}

export const MERIT_TEXTS: Readonly<Record<MeritTag, MeritText>> = {
  appreciation: {
    shows: 'thanks or credits the reader for something definite',
    why: [
      'an Achiever likes to see a result credited',
      'an Explorer hears that their idea was seen',
      'an Analyzer accepts credit that is tied to a fact',
      'a Guardian sees that careful work is noticed',
      'a Deliverer is thanked for something done, and will do the next thing too',
      'a Collaborator listens to someone who sees people',
      'a Visionary feels that the effort was understood',
      'people listen to someone who has seen their work',
    ],
  },
  brevity: {
    shows: 'The message is short and holds one thought',
    why: [
      'an Achiever reads it to the end',
      'an Explorer gets to the point before the interest fades',
      'an Analyzer finds no padding in it',
      'a Guardian sees at one glance what it is about',
      'a Deliverer can deal with it at once',
      'a Collaborator is not kept from the people around them',
      'a Visionary is not made to read details',
      'it can be read and answered in a minute',
    ],
  },
  clear_ask: {
    shows: 'is a clear ask that can be answered',
    why: [
      'an Achiever can decide on the spot',
      'an Explorer can take it up at once',
      'an Analyzer knows which question to check',
      'a Guardian knows exactly what they would be agreeing to',
      'a Deliverer can do it and close it',
      'a Collaborator knows how they can help',
      'a Visionary sees what their part would be',
      'the reader knows what you want',
    ],
  },
  clear_deadline: {
    shows: 'gives a definite date',
    why: [
      'an Achiever can put it in order with everything else that counts',
      'an Explorer knows how much time there is to play with it',
      'an Analyzer knows how much time there is to check',
      'a Guardian can plan the review',
      'a Deliverer can put it in the plan and close it',
      'a Collaborator has time to ask the others',
      'a Visionary sees that it is meant to happen',
      'the reader can plan for it',
    ],
  },
  concrete_plan: {
    shows: 'says what happens, when and where',
    why: [
      'an Achiever sees how it gets done',
      'an Explorer sees where they could join in',
      'an Analyzer can check each part',
      'a Guardian sees that it has been thought through',
      'a Deliverer gets the steps they ask for',
      'a Collaborator can tell everyone concerned what to expect',
      'a Visionary sees that the idea has legs',
      'the reader can picture it',
    ],
  },
  empathy: {
    shows: 'takes the other side into view',
    why: [
      'an Achiever stays in the conversation',
      'an Explorer is free to say what they see',
      'an Analyzer is asked for what they know',
      'a Guardian can raise a worry before it becomes an objection',
      'a Deliverer sees that their load is counted in',
      'a Collaborator asks first how everyone feels, and here somebody did',
      'a Visionary sees the people behind the plan',
      'the reader feels heard',
    ],
  },
  evidence_cited: {
    shows: 'gives evidence that can be checked',
    why: [
      'an Achiever sees the result, measured',
      'an Explorer sees what was tried and what came of it',
      'an Analyzer gets what they ask for first',
      'a Guardian can rest a decision on it',
      'a Deliverer can plan with it',
      'a Collaborator can show the others that it is no mere opinion',
      'a Visionary gets one solid fact to carry the story',
      'whoever doubts it has something to check',
    ],
  },
  options_offered: {
    shows: 'leaves the reader a choice',
    why: [
      'an Achiever picks quickly from options that are narrowed down',
      'an Explorer has something to try and to shape',
      'an Analyzer can compare',
      'a Guardian can choose the safer way',
      'a Deliverer can settle it with one choice',
      'a Collaborator has a say',
      'a Visionary can choose the direction',
      'people stand by what they chose',
    ],
  },
  ownership: {
    shows: 'says who stands for it',
    why: [
      'an Achiever respects someone who answers for their part',
      'an Explorer meets openness with openness',
      'an Analyzer trusts someone who names the weak spot of their own case',
      'a Guardian sees who is accountable',
      'a Deliverer has a name beside the task',
      'a Collaborator can meet you without having to defend anyone',
      'a Visionary sees that somebody carries it',
      'it takes the sting out and gives the task a name',
    ],
  },
  personalised: {
    shows: 'is meant for this reader alone',
    why: [
      'an Achiever sees that you did your homework',
      'an Explorer is met at what interests them',
      'an Analyzer sees that you have read the thing itself',
      'a Guardian sees that you know whom you are writing to',
      'a Deliverer sees at once what it has to do with their work',
      'a Collaborator is spoken to as a person',
      'a Visionary is met at what they are building',
      'it cannot be a mass mailing',
    ],
  },
  purpose_stated: {
    shows: 'says what it is for',
    why: [
      'an Achiever sees which result it serves',
      'an Explorer sees what could come of it',
      'an Analyzer can judge the means by the aim',
      'a Guardian sees what it protects',
      'a Deliverer knows what done will look like',
      'a Collaborator sees whom it helps',
      'a Visionary sees where it leads',
      'people do more when they know why',
    ],
  },
  safeguard_named: {
    shows: 'names a safeguard',
    why: [
      'an Achiever sees that the result is covered',
      'an Explorer can try it without burning bridges',
      'an Analyzer sees the limits of what is proposed',
      'a Guardian hears what stays safe, which is what they ask first',
      'a Deliverer knows what happens if a step fails',
      'a Collaborator sees that nobody will be left with the damage',
      'a Visionary sees that one failure will not sink it',
      'the reader need not worry about the worst case',
    ],
  },
  specific_numbers: {
    shows: 'gives exact figures',
    why: [
      'an Achiever can weigh it at a glance',
      'an Explorer sees how big the thing is',
      'an Analyzer has figures to work with',
      'a Guardian can see the size of it',
      'a Deliverer can plan with exact amounts',
      'a Collaborator can picture what it means for people',
      'a Visionary sees the scale it has reached',
      'the reader can picture it',
    ],
  },
  warm_opening: {
    shows: 'opens warmly',
    why: [
      'an Achiever takes it in passing',
      'an Explorer is put in a good mood for it',
      'an Analyzer sees good will before the facts',
      'a Guardian sees that the relation is sound',
      'a Deliverer is met kindly before the task',
      'a Collaborator starts trusting here',
      'a Visionary is greeted as a person',
      'it sets the tone for the rest',
    ],
  },
};

/** What is said of the only figure where it is how long something takes: no size of anything. */
export const TIME_ASKED: MeritText = {
  shows: 'says how long it takes',
  why: [
    'an Achiever sees what a yes costs',
    'an Explorer sees that little is risked by a try',
    'an Analyzer knows what to allow for it',
    'a Guardian knows what they would be agreeing to',
    'a Deliverer can fit it into the day',
    'a Collaborator knows how much of their time is asked for',
    'a Visionary sees that little stands in the way',
    'the reader knows what a yes costs',
  ],
};
