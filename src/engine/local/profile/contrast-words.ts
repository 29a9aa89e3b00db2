/** The words by which contrast.ts hears that one thing is set against another. */
import { wordSet } from './unread.ts';

/** What somebody is, more or less so, who is drawn to a thing or worried about it. */
export const DRAWN = wordSet(
  'interested keen concerned bothered worried focused focussed taken moved impressed convinced swayed driven curious excited struck drawn attracted intrigued fascinated attached important relevant',
);
/** Such a word without its "not". */
export const COLD = wordSet('unimpressed unmoved unbothered indifferent uninterested unconcerned');
/** What a thing does that is more or less to somebody. */
export const COUNTING = wordSet('matter matters mattered count counts counted weigh weighs weighed');
/** "Cares less about", "is more interested in", "matters less to her". */
export const RELATING = wordSet('about in by for to on with of');
/** What may stand behind "not" where a thing is denied and another put in its place. */
export const THINGS_BEGIN = wordSet('the a an his her their our any so how what who whether about');
export const BEING = wordSet('is was are were');
/** What opens a clause of its own behind "rather than argue". */
export const SUBJECTS = wordSet('he she they it i we you');
/** Whom something leaves cold. */
export const WHOM = wordSet('him her them they');
export const LEAVING = wordSet('leaves left leave');
export const SCARCELY = wordSet('hardly barely scarcely never rarely');
export const PUTTING = wordSet('put puts putting places placing');
export const AHEAD = wordSet('before above');
/** What is put before one of these is shown to them. */
export const AUDIENCES = wordSet(
  'board committee council team staff court judge boss manager management meeting group them me us him her',
);
export const ARTICLES = wordSet('a an the any');
