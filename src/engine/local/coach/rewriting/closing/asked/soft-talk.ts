import { bare, LEAD, restOf, SOFTLY, type SoftAsk, VAGUE_WHEN, WISH } from './soft-words.ts';

const APPOINTMENT =
  '(?:(?:schedule|scheduling|arrange|arranging|set up|setting up|have|having|jump on|jumping on|hop on|book|grab|get on|do|organise|organize|go for|find time for|find a time for|meet for|meeting for) )?(?:for )?(?:an?|some|a quick) (?:(?:quick|short|brief|little|proper|introductory|informal|no-obligation|friendly|virtual|video|phone|zoom|teams|discovery|intro|exploratory|first) )*(call|chat|conversation|coffee|meeting|zoom|cuppa|tea|drink|catch-up|catch up|talk|discussion|demo)\\b';
/** Words for a talk that stand for themselves. */
const TALKING =
  '(?:catch(?:ing)? up|touch(?:ing)? base|connect(?:ing)?|sit(?:ting)? down|meet(?:ing)?(?: up)?|talk(?:ing)?(?: (?:soon|more|further))?|speak(?:ing)?|chat(?:ting)?|regroup|get(?:ting)? together|circle back|reconnect|sync(?: up)?|pick(?:ing)? your brains?|explore (?:synergies|options|opportunities|possibilities|this together|ways)|take (?:it|this|that) offline|align|exchange (?:ideas|views|thoughts)|get to know each other|do something together|team up|join forces|partner(?: up)?|cooperate|(?:provide|send|give)(?: you)?(?: with)? (?:further|more) (?:information|details)|work(?:ing)? together|collaborat(?:e|ing))\\b';
/** Words for a talk behind which its matter stands. */
const TALKING_OF =
  '((?:discuss(?:ing)?|talk(?:ing)? through|go(?:ing)? (?:over|through)|introduc(?:e|ing)|present(?:ing)?|demonstrat(?:e|ing)|showcas(?:e|ing)|show(?:ing)? you|tell(?:ing)? you(?: more)?(?: about)?|share|sharing))\\b';
const DEED = `(?:(?:${APPOINTMENT})|${TALKING}|${TALKING_OF})`;
const TALK = new RegExp(`^${LEAD}(?:${WISH})${SOFTLY} ${DEED}(.*)$`, 'isu');
const BARE_TALK = new RegExp(
  `^${LEAD}(?:happy|keen|hoping|hope|fancy|up|free) (?:to|for)?\\s?${DEED}(.*)$`,
  'isu',
);
const SOON = /^(?:(?:let's|shall we) )?(?:talk|speak|chat|meet|catch up) soon(?:,? hopefully)?[.!?]*$/i;

/** A talk with somebody else than the writer. */
const WITH_OTHERS =
  /^ (?:to|with) (?!(?:you|us|me|discuss|talk|explore|see|look|go|hear|find|share|learn|agree|plan|settle|decide|get|show|introduce|take|tell|work|brainstorm|align|understand|make|help)\b)/i;
/** What is said for courtesy behind any matter. */
const COURTESY =
  /\bif (?:you(?:'ve| have)?|there(?:'s| are| is)?) (?:got )?(?:any|questions|concerns|problems)\b/i;
/** What is said of any writer's offer. */
const SAYS_LITTLE =
  /^(?:our|the|my|your|some) (?:services?|products?|solutions?|company|capabilities|offer(?:ing)?s?|work|next steps?|details|ideas?|options|story)$|\b(?:how|what|why)\b/i;

const SHOWS = /^(?:introduc|present|demonstrat|showcas|show)/i;
const CALL = /^(?:call|zoom|demo)$/i;
const COFFEE = /^(?:coffee|cuppa|tea|drink)$/i;
const OVER_COFFEE = /\bover (?:an? )?(?:coffee|tea|cuppa)\b/i;
const FACE_TO_FACE = /\b(?:meet|sit down|get together)\b/i;

function wayOf(text: string, appointment: string): SoftAsk['how'] {
  if (CALL.test(appointment)) return 'call';
  if (COFFEE.test(appointment) || OVER_COFFEE.test(text)) return 'coffee';
  if (/^meeting$/i.test(appointment) || (appointment === '' && FACE_TO_FACE.test(text))) return 'meeting';
  return 'talk';
}

/** A question that names when, or what about and nothing vague, is asked well enough. */
function isPlain(text: string, { object, when }: Pick<SoftAsk, 'object' | 'when'>): boolean {
  return text.trimEnd().endsWith('?') && (when !== '' || object !== null) && text.search(VAGUE_WHEN) < 0;
}

/** The wish to talk that a sentence is, with its way and its matter; null when it is none, or asks plainly for a talk. */
export function talkIn(text: string): SoftAsk | null {
  if (SOON.test(text)) return bare(text.endsWith('?') ? 'talk' : 'reply');
  const match = TALK.exec(text) ?? BARE_TALK.exec(text);
  if (match === null) return null;
  const [, appointment = '', matter, behind = ''] = match;
  if (WITH_OTHERS.test(behind) || /^ through\b/i.test(behind)) return null;
  if (COURTESY.test(text)) return bare('reply');
  const said = restOf(matter === undefined ? behind : ` about${behind}`);
  const object = said.object !== null && SAYS_LITTLE.test(said.object) ? null : said.object;
  if (isPlain(text, { ...said, object })) return null;
  const how = object !== null && SHOWS.test(matter ?? '') ? 'show' : wayOf(text, appointment);
  return { kind: 'talk', how, object, when: said.when };
}
