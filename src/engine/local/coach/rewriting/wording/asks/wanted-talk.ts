import { ask, type Rule } from '../rule.ts';

const WISHES =
  "(?:I|we)(?:'d| would) (?:really |absolutely )?(?:love|like|welcome the (?:chance|opportunity))";
const ARRANGE =
  '(?:pick your brains? over|have|grab|get|set up|schedule|arrange|book(?: in)?|jump on|hop on|get on|find (?:a )?time for|organi[sz]e|fix)';
const MANNER = '((?:(?:quick|short|brief|informal|virtual|little|introductory|intro|phone|video|zoom) )*)';
const MINUTES = '((?:(?:\\d+|ten|fifteen|twenty|thirty)[- ]min(?:ute)?s? )?)';
/** "A call list" is no talk. */
const TALK =
  '((?:phone |video )?(?:call|chat|meeting|conversation|catch-up|coffee))(?! (?:room|link|number|list|log|centre|center|machine|shop|notes))';
/** For what nobody could say anything against or for. */
const FOR_ANYTHING =
  ' to (?:explore|discuss|see|find) (?:any |some |potential |possible |our )*(?:synerg(?:y|ies)|opportunities|possibilities|collaborations?|partnerships?|common ground)';

/** A talk that a writer says they would love to have, asked for. */
export const WANTED_TALK: readonly Rule[] = [
  ask(
    `^${WISHES} to ${ARRANGE} (?:an? )?${MANNER}${MINUTES}${TALK}((?: (?!to\\b)[^?!;,.]{2,60}?)?)(?:${FOR_ANYTHING}|( to [^?!;,.]{4,90}))?[.!]*$`,
    (...groups) => {
      const [manner = '', minutes = '', talk = '', when = '', why = ''] = groups;
      const length = minutes.replace(/[- ]min(?:ute)?s? $/, '-minute ');
      const what = `${length === '' ? manner : length}${talk}`;
      return `Could we have ${/^[aei]|^(?:8|11|18)\b/i.test(what) ? 'an' : 'a'} ${what}${when.replace(/ (?:some ?time|at some point)\b/i, '')}${why}`;
    },
  ),
];
