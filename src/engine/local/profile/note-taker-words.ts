/** The words by which note-taker.ts hears that it is the writer of the notes who does something. */
import { phrases } from './phrases.ts';
import { wordSet } from './unread.ts';

export const FIRST_PERSON = wordSet('i we');
export const AUXILIARIES = wordSet('have had will would shall also just then already still');
/** What is done to somebody who is to be won. */
export const GIVING = wordSet(
  'send sent show showed shown email emailed mail mailed forward forwarded give gave given share shared present presented demo demoed demonstrated pitch pitched',
);
export const TELLING = wordSet(
  'tell told ask asked invite invited offer offered promise promised explain explained walk walked remind reminded suggest suggested propose proposed assure assured text texted brief briefed',
);
/** The same as past deeds: "send her the data" is advice, "sent her the data" a report. */
export const DONE = wordSet(
  'sent showed shown emailed mailed forwarded gave shared presented demoed demonstrated pitched told asked invited offered promised explained walked reminded suggested proposed assured texted briefed',
);
/** Whom it is done to. */
export const WHOM = wordSet('him her');
/** Behind "her" one of these tells that "her" is whom, and not whose. */
export const AFTER_WHOM = wordSet(
  'a an the our my some how what whether if why who when where which that for about to on in at by with through we i it there this these two three four five all #small',
);
/** What the person sends goes to the writer, or back. */
export const TO_WRITER = wordSet('me us back himself herself');
/** What somebody sends who sells; a person may send any other thing. */
export const OFFERED = wordSet(
  'proposal quote quotation offer reminder brochure deck slides datasheet invoice pricing demo nda newsletter invitation',
);
export const DETERMINERS = wordSet('the a an our my this updated revised new final');
export const TIES = wordSet('and but then so while when after before');
/** What is not the writer's any more. */
export const TURNS = wordSet('but because until unless');
/** A clause of its own begins with one of these behind "and" or a comma. */
export const OTHER_SUBJECTS = wordSet('they who each it all everyone everybody nobody both none');
/** What the person does who answers; a list of things goes on with other words. */
export const REPLIES = wordSet(
  'said says asked asks wanted wants came took got went would will is was had has did does no yes not never only refused signed replied answered needed needs likes liked loved hated read just still always',
);
/** When the writer did it. */
export const OPENERS = wordSet(
  'on in at yesterday today last this when then so before after since as monday tuesday wednesday thursday friday',
);
/** "5 March: sent …". */
export const DATES = wordSet(
  '#small #mixed #year #decimal #time am pm st nd rd th jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday today yesterday also then',
);
/** What stands above or before what the writer means to do. */
export const HEADINGS = phrases([
  'to do',
  'to dos',
  'todo',
  'todos',
  'action',
  'actions',
  'action item',
  'action items',
  'action point',
  'action points',
  'next step',
  'next steps',
  'next action',
  'next actions',
  'follow up',
  'follow ups',
  'task',
  'tasks',
  'open tasks',
  'reminder',
  'reminders',
  'homework for us',
]);
