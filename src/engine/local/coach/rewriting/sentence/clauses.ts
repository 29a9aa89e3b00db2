import { allMatches } from '../../../../facts/all-matches.ts';
import { oncePerDraft } from '../../draft-memory.ts';

/** A stretch of a sentence between two joints, and the joint before it: ", and ", "; ", " – " or nothing. */
export interface Clause {
  readonly joint: string;
  readonly text: string;
  /** Place of `text` in the sentence. */
  readonly start: number;
}

const SUBJECT =
  "(?:I|you|u|we|he|she|it|they|there|that|this|these|those|every(?:one|body)|nobody|no one|people|someone|somebody|frankly|honestly|clearly|don't|let's|i'm|if|please|just)";
/** "Everyone but you" leaves somebody out and adds nothing. */
const ALL_BUT = '\\b(?:every(?:one|body|thing)|nobody|no one|nothing|none|any(?:one|body|thing)|all)';
/** "That perhaps you and I", "if Tom and you": two who do one thing. */
const TWO_SUBJECTS =
  '\\b(?:that|if|whether|when|because|maybe|perhaps)(?: perhaps| maybe)? (?:you|he|she|they|we|I)\\s+and';
/** Where one clause ends and the next begins. A conjunction without a comma counts only before a new subject. */
const JOINT = new RegExp(
  `\\s*[,;]\\s+(?:(?:and|but|so|because|as|though|although|or|then|plus|yet)\\s+)?|\\s+[–—-]\\s+(?:(?:and|but|so)\\s+)?|\\s+(?:and(?<!${TWO_SUBJECTS})|but(?<!${ALL_BUT}\\s+but)|so|because|although|though)\\s+(?=${SUBJECT}\\b)`,
  'giu',
);

/** The clauses of a sentence, in order. Nothing is parted inside brackets or quotation marks. */
export const clausesOf = oncePerDraft((sentence: string): readonly Clause[] => {
  const closed = closedStretches(sentence);
  const clauses: Clause[] = [];
  let joint = '';
  let start = 0;
  for (const match of allMatches(sentence, JOINT)) {
    const at = match.index;
    if (at === 0 || closed.some(([from, to]) => at >= from && at < to)) continue;
    if (joinsSubjects(sentence.slice(start, at), match[0])) continue;
    clauses.push({ joint, text: sentence.slice(start, at), start });
    joint = match[0];
    start = at + match[0].length;
  }
  clauses.push({ joint, text: sentence.slice(start), start });
  return clauses;
});

/** "My cousins and I are planning": who does it, in front of an "and" without a comma. */
function joinsSubjects(before: string, joint: string): boolean {
  return /^\s+and\s+$/i.test(joint) && ONE.test(before);
}

const ONE = /^(?:(?:so|and|but|also|then|yesterday|today),? )?(?:my|our|your|his|her|the) \p{L}+$/iu;

function closedStretches(sentence: string): readonly (readonly [number, number])[] {
  return allMatches(sentence, CLOSED).map((match) => [match.index, match.index + match[0].length]);
}

const CLOSED = /\([^()]{0,300}\)|["“][^"“”]{0,300}["”]/g;

const FINITE_VERB =
  /\b(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|cannot|could|shall|should|may|might|must|\w+n't|came|went|got|gave|took|made|said|saw|knew|thought|told|found|left|felt|kept|held|ran|sat|stood|sent|spent|paid|met|lost(?! property)|led|built|bought|brought|fell|rose|drew|wrote|spoke|broke|chose|drove|began|grew|set|put|cut|let|hit|won|hope|comes?|goes|gets?|gives?|takes?|makes?|says?|sees?|knows?|thinks?|tells?|finds?|leaves?|feels?|keeps?|holds?|runs?|works?|needs?|wants?|looks?|seems?|costs?|closes|starts?|begins?|ends|opens|stays?|moves|falls?|rises|drops|changes|means?|suggest|believe|recommend|propose|expect|love|like|wish|[a-z]{2,}ed)\b|['’](?:s|re|ve|ll|d|m)\b/iu;
/** "The wages (7 people) go out on Friday": a verb as it follows a plural. */
const PLURAL_VERB =
  /(?:\p{L}{2}s|people|children|men|women|folk|we|they|you|I)\)? (?:go|come|run|start|open|close|need|want|cost|stay|move|leave|get|make|take|work|look|seem|meet|sell|grow|eat|bring)\b/iu;
const BOUND_START =
  /^(?:should (?:an?|the|any|there|this|that|it|you|your|our|my)|had (?:I|we|you|it)|were (?:I|we|you|it|there)|if|when|whenever|wherever|however|because|as(?! of\b)|since|although|though|while|unless|after|before|until|whether|once|which|who|that|and|but|or|so|to|than|even|only if|just because|not|[a-z]+ing)\b/i;
/** Words that begin an order. */
export const ORDER_START =
  /^(?!let's)(?:please|send|put|call|bring|return|fill|hand|sign|reply|confirm|check|give|tell|let|keep|add|write|move|make|take|read|book|order|see|look|come|use|print|report|note|submit|enter|ask|start|show|explain|go|buy|do|don't|never)\b/i;
const LOOSE_END =
  /\b(?:a|an|the|of|to|(?<!\b(?:results?|figures|numbers|forms|answers|replies|quotes|orders|votes|bids|report) (?:is|are) )in|on|at|by|for|with|from|and|or|but|so|that|this|is|are|be|was|were|do|does|did|will|would|can|could|should|must|your|my|our|his|her|their|its|just|as|if|when|while|which|who|there|some|any|all|more|very|really|too|than|into|about|because|cos|coz|not|i|we|you|they|he|she|let['’]s say)$/i;
/** Fewer words than this are no clause that says anything. */
export const FEWEST_WORDS = 3;
/** Letters of the longest sentence whose clauses are told apart to leave some out. */
export const LONGEST_PARTED = 600;
/** "…, who had waited for the machines": its verb is not the sentence's. */
const RELATIVE = /, (?:who|whom|whose|which)\b[^,;]*/giu;
/** "It's just that …", which goes later, so that its verb does not count. */
const LEAD_IN =
  /^(?:it(?:['’]s| is) (?:just|only)(?: really)? that|I know(?: that)?|I (?:think|feel)(?: that)?) /iu;

/** "today's market" holds no verb. */
const OWNED_BY_TIME = /\b(today|tomorrow|yesterday|tonight|year|week|month|day|world)['’]s\b/giu;

/** Whether words can stand as a sentence of their own. Says no when in doubt. */
export function isWhole(words: string): boolean {
  const bare = words.trim().replace(/[.!?…]+$/, '');
  if (bare.split(/\s+/).length < FEWEST_WORDS || LOOSE_END.test(bare)) return false;
  if (BOUND_START.test(bare) && !isConditionAndMain(bare)) return false;
  if (count(bare, '(') !== count(bare, ')') || count(bare, '"') % 2 === 1) return false;
  const main = bare.replace(LEAD_IN, '').replace(RELATIVE, ' ').replace(OWNED_BY_TIME, '$1');
  return FINITE_VERB.test(main) || PLURAL_VERB.test(main) || ORDER_START.test(main);
}

/** Everyday verbs of one person or thing, some of which could be nouns. */
const SINGULAR_VERB =
  /\b(?:brings|sells|lasts|earns|yields|uses|burns|pays|cuts|saves|doubles|halves|holds|shows|reads|asks|covers|carries|weighs|stands|sits|lies|lives|grows|helps|lets|wins|loses|beats|owns|offers|serves|reaches|becomes|belongs|belong|halve|double|own)\b/i;

/** Whether words hold a verb that can carry a sentence. */
export function hasVerb(words: string): boolean {
  return (
    FINITE_VERB.test(words) || PLURAL_VERB.test(words) || ORDER_START.test(words) || SINGULAR_VERB.test(words)
  );
}

/** "If the scanner is down just walk in": a condition and what follows from it. */
function isConditionAndMain(words: string): boolean {
  if (!/^(?:if|when|once|as soon as) /i.test(words)) return false;
  return /\b(?:just|please|then|we|you|I|they|he|she|it) (?:walk|call|ring|use|take|ask|tell|go|come|write|send|will|can|would|could|should|need|must|have)\b|['’]ll\b/i.test(
    words.slice(8),
  );
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
