import { small } from '../../patterns/rule.ts';
import { baseOfGerund } from '../../patterns/verb-forms.ts';
import { DATE, dateAhead } from '../closing-date.ts';
import type { Matter } from './matter.ts';
import { partyIn } from './waiting-party.ts';

const LONGEST_READ = 400;
const MOST_PLAN_WORDS = 12;

const PLAN = new RegExp(
  [
    "(I|we)(?:'d| would) (?:really |also )?(?:like|love) to ",
    "(I|we)(?:'m| am|'re| are)? (?:now |also |therefore )?(?:want|plan|planning|propose|intend|going) to ",
    "(I|we)(?:'ve| have)? (?:just |now |already )?decided to ",
    '(?:I|we) (?:reckon|think)(?: that)? (we)(?: should| can| could)? (?!are\\b|have\\b|had\\b|were\\b|do\\b|did\\b|will\\b|all\\b)',
    '(?:I|we) (?:suggest|propose|recommend)(?: that)? (we) ',
    '(?:my|our) (?:plan|proposal|idea|recommendation) is (?:that (we) |to )',
    '(we) (?:should|could|have to|need to|must) (?:really |now |just |probably |maybe |perhaps )?',
    "(?:let's|let us) (?!not )",
  ]
    .map((opening) => `(?:${opening})`)
    .join('|')
    .replace(/^/, '(?:^|[,;:] |\\b(?:and|so|but|therefore|that) )(?:')
    .concat(')(\\p{Ll}(?:[^,;:.!?()–—"“]|[.:](?=\\d)){5,110})'),
  'iu',
);

/** Where a plan ends and its reason, its condition or another thought begins. */
const PLAN_ENDS =
  /\s(?:because|so|since|as (?:soon|it|the|we)|but|and (?:I|we|the|it|they|he|she|you|see|then)|if|when|while|which|who|although|otherwise|or|in order|for which|rather than)\b.*$/i;
const IN_HASTE =
  /\s(?:today|now|asap|immediately|soon|at some (?:point|stage)|right away|sometime|going forward|at once)$/i;
/** Verbs of talking, of courtesy and of state, which nobody decides on. */
const NO_PLAN =
  /^(?:say|tell|thank|mention|hear|talk|know|ask|invite|inform|remind|share|let|be|see|apologi|point|make sure|go on|help|hope|stay|think|consider|discuss|meet|raise|speak|write|emphas|congrat|express|wish|learn|understand|explain|give you|offer you|show|send you|update|follow|look|touch|catch|connect|explore|note|stress|add|pull|wait|work|find|figure|take into|bring|call|come|have|get|not|do|leave|all|both|also|double|leverage|pivot|align|use|strike|like|prefer|arrange|play|keep it|sort|rush|continue|try|want|need|book|chat|tie|eat|drink|sit|face|deal|hurry|pick)\b/i;
const POINTS =
  /\b(?:it|this|that|them|these|those|him|her|you|your|yours|here|there|something|anything|things?|stuff|my|me|one|ones|so)\b/i;
const LOOSE_END =
  /\b(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|our|their|more|very|not|as|into|all|both|each|every|until|after|before)$/i;

/** Behind "going to" there is a place as often as a deed: "to Bruges", "to the theatre". */
const IS_DEED =
  /^(?!(?:the|an?|our|your|my|his|her|their|bed|work|school|town|church|court|might|may|could|can|will|would|should|must|shall|are|is|am|were|was|has|had|does|did)\b)\p{Ll}/u;

/** What the writer wants to do: "we move the rehearsal to Thursday". Null when no sentence says so plainly. */
function planIn(sentence: string): string | null {
  const match = PLAN.exec(sentence);
  if (match === null) return null;
  const who = match.slice(1, -1).find((group) => group !== undefined) ?? 'we';
  let what = (match.at(-1) ?? '').replace(PLAN_ENDS, '').trim();
  for (let before = ''; before !== what; ) {
    before = what;
    what = what
      .replace(IN_HASTE, '')
      .replace(/^(?:also|really|just|now|all|simply|rather|therefore|then|even|still|finally|at last) /i, '')
      .trim();
  }
  const words = what.split(/\s+/).length;
  if (!IS_DEED.test(what)) return null;
  if (words < 2 || words > MOST_PLAN_WORDS || NO_PLAN.test(what) || POINTS.test(what)) return null;
  return LOOSE_END.test(what) ? null : `${who.toLowerCase() === 'i' ? 'I' : 'we'} ${what}`;
}

/** "210k if we sign by Thu": what would have to be done, and by when. */
const ON_CONDITION = new RegExp(
  `\\bif (we) ((?:sign|confirm|order|book|buy|pay|approve|decide|commit|accept|enter)(?: \\p{Ll}+){0,3}?) ((?:by|before) (?:${DATE}|\\d{1,2}|(?:mon|tues?|wed|thurs?|fri|sat|sun)))(?![\\w-])`,
  'iu',
);

/** "The hire lapses on 30 November unless we renew it": what would have to be done, with what, and by when. */
const UNLESS = new RegExp(
  `\\b((?:the|our|this) (?:\\p{Ll}+ ){0,3}?\\p{Ll}+) (?:lapses|expires|ends|runs out|closes|finishes|stops) (?:on|at) (${DATE}) unless (?:we|I) (renew|extend|pay|sign|confirm|book|accept|take) (it|(?:the|our) \\p{Ll}+)\\b`,
  'iu',
);

/** "the question whether we take the corner booth", "not sure if we go with Hofküche" */
const WHETHER =
  /\b(?:question|decide|decided|decision|know|clear|sure|open|matter) (?:is |of |now |yet )?(?:whether|if) (we|I) (?:should |shall |really |want to )?(\p{Ll}[^,;:.!?()–—"“]{5,110})/iu;
/** "they'd take 900 units if we do net 45" */
const OFFERED =
  /\b(?:they|he|she|it)(?:'d|'ll| would| will) (?:take|give|pay|lend|buy|deliver|drop|throw in) [^,;.!?]{3,60} if (we) ([^,;:.!?()]{4,60})/iu;

/** What is to be decided, in so many words. */
function choiceIn(sentence: string): string | null {
  const match = WHETHER.exec(sentence) ?? OFFERED.exec(sentence);
  const what = (match?.[2] ?? '').replace(PLAN_ENDS, '').trim();
  const words = what.split(/\s+/).length;
  if (match === null || words < 2 || words > MOST_PLAN_WORDS || POINTS.test(what) || LOOSE_END.test(what))
    return null;
  return IS_STATE.test(what) ? null : `${match[1]?.toLowerCase() === 'i' ? 'I' : 'we'} ${what}`;
}

const IS_STATE = /^(?:are|were|had|have|would|could|can|will|did|was|still|even|ever)\b/i;

const BASE_OF: Readonly<Record<string, string>> = {
  moving: 'move',
  switching: 'switch',
  changing: 'change',
  buying: 'buy',
  using: 'use',
  taking: 'take',
  going: 'go',
  opening: 'open',
  closing: 'close',
  replacing: 'replace',
  adding: 'add',
  starting: 'start',
  hiring: 'hire',
  booking: 'book',
  ordering: 'order',
  joining: 'join',
  selling: 'sell',
  renting: 'rent',
  extending: 'extend',
  offering: 'offer',
  introducing: 'introduce',
  putting: 'put',
  running: 'run',
  signing: 'sign',
  cutting: 'cut',
};
/** "one might consider moving to the thinner film" */
const CONSIDERED =
  /\b(?:one|we|you) (?:might|could|may|should)(?: want to| wish to)? (?:perhaps |maybe |possibly )?(?:consider|think about|look into) (\p{Ll}+ing) ([^,;:.!?()–—"“]{4,90})/iu;

/** "We're thinking of letting the Scouts use the hall" */
const THOUGHT_OF =
  /^(?:[^,.]{0,40}, )?(?:I|we)(?:'m|'re| am| are)? (?:now |also |seriously )?(?:thinking (?:of|about)|considering) (\p{Ll}+ing) ([^,;:.!?()–—"“]{4,90})/iu;

/** "Dropping the Sunday route would save 38,000 a year" */
const WOULD_BRING =
  /^(?:[^,.]{0,30}, )?(\p{L}+ing) ((?:the|our|a|an|all|both|these|one|two) [^,;:.!?()–—"“]{3,60}?) (?:would|will|could) (?:save|cost|bring|cut|free|give|add|make|halve|double|reduce|earn|take)\b/iu;

function consideredIn(sentence: string): string | null {
  const match = CONSIDERED.exec(sentence) ?? THOUGHT_OF.exec(sentence) ?? WOULD_BRING.exec(sentence);
  const verb = BASE_OF[match?.[1]?.toLowerCase() ?? ''] ?? baseOfGerund(match?.[1] ?? '') ?? undefined;
  const what = (match?.[2] ?? '').replace(PLAN_ENDS, '').trim();
  return verb === undefined || POINTS.test(what) || LOOSE_END.test(what) ? null : `we ${verb} ${what}`;
}

const ENDED =
  'moved|transferred|discontinued|closed|reassigned|replaced|removed|cancelled|merged|locked|scanned|dropped|relocated|migrated|suspended|shredded|switched off|switched|converted|sold|terminated|cut|opened';
const CHANGE = new RegExp(
  `^(?:(?:from|as of|as from|with effect from|on|starting|effective) ${DATE},? )?((?:the|our|your|all|both|staff|paper|old)(?: (?!(?:will|should|can|could|must|may|need|is|are|was|were|has|have|and|or|that|which|who|we|they|it|till|until|before|after|continues|to)\\b)[\\p{L}\\d'’-]+){1,7}?) (?:(closes|ends|moves|stops|close|end|move|stop)\\b|(?:(?:is|are) (?:being |to be )?|will be |gets? )(${ENDED})\\b)((?: (?!from ${DATE}|on\\b|as\\b|by\\b|owing|due|because|permanently|since|before|after|until|unless|and\\b|but\\b|tonight|tomorrow|next|this)(?:[\\p{L}\\d'’:-]|\\.(?=\\d))+){0,6})`,
  'iu',
);

/** What ends of itself, and is no change that anybody makes. */
const OFFERED_THING = /\b(?:offer|sale|deal|discount|trial|promotion)\b/i;
/** "The nursery closes at 5" tells of hours, not of news. */
const KEEPS_HOURS = /^ at \d/;
const NEWS_DAY =
  /^(?:from|as of|with effect|on|starting|effective)\b|, not \d|\bfrom (?:now|then|next|this|\d)/i;

/** What is going to happen: "the canteen at Site B closes". Null when the sentence announces nothing. */
function changeIn(sentence: string): string | null {
  const match = CHANGE.exec(sentence.trim());
  if (match === null || /\b(?:not|never|no|stays?|remains?|was|were)\b|n't\b/i.test(match[0])) return null;
  const what = small(match[1] ?? '').replace(/^(?=(?:staff|paper|old)\b)/, 'the ');
  const more = match[4] ?? '';
  if (OFFERED_THING.test(what)) return null;
  if (match[2] !== undefined && KEEPS_HOURS.test(more) && !NEWS_DAY.test(sentence)) return null;
  if (LOOSE_END.test(more.trim()) || POINTS.test(more)) return null;
  if (match[2] !== undefined) return `${what} ${match[2]}${more}`;
  const isPlural =
    /^(?:all|both)\b/i.test(what) || /[^s]s$/.test(what.split(/ (?:of|at|in|from|for|on) /)[0] ?? '');
  return `${what} ${isPlural ? 'are' : 'is'} ${match[3] ?? ''}${more}`;
}

const OFFER = new RegExp(
  `\\b([Tt]he (?:[\\p{Ll}-]+ ){0,3}(?:offer|quote|option|slot)|[Aa]n? (?:[\\p{Ll}-]+ ){0,2}offer)\\b[^.!?;]{0,80}?\\b(?:ends?|closes?|expires?|runs? out|is open|is held|held|is valid|lasts?) (?:on|by|until|till) (${DATE})(?![\\w-])`,
  'u',
);
const QUOTED = new RegExp(
  `(\\p{Lu}[\\p{L}'’-]+)(?:,)? (?:has |have )?quoted (\\d[\\d,.]*)\\b[^.!?;]{0,30}?(?:held|open|valid) (?:on|by|until|till) (${DATE})(?![\\w-])`,
  'u',
);

const LEANING_TOWARDS =
  /\b(?:leaning towards?|my (?:choice|favourite) is|I(?:'d| would) (?:take|go for|go with|choose|pick)|I prefer) (\p{Lu}[\p{L}'’-]+)/u;

function offerIn(sentence: string): Matter | null {
  const condition = ON_CONDITION.exec(sentence);
  if (condition !== null) return { kind: 'plan', words: `we ${condition[2]}`, by: condition[3] ?? '' };
  const unless = UNLESS.exec(sentence);
  if (unless !== null) {
    const [, thing = '', day = '', deed = '', what = ''] = unless;
    const renewed = /^it$/i.test(what) ? small(thing) : what;
    return { kind: 'plan', words: `we ${deed} ${renewed}`, by: `before ${day}` };
  }
  const offer = OFFER.exec(sentence);
  if (offer !== null)
    return {
      kind: 'plan',
      words: `we take ${small(offer[1] ?? '').replace(/^an? /, 'the ')}`,
      by: `before ${offer[2]}`,
    };
  const leaning = LEANING_TOWARDS.exec(sentence)?.[1];
  if (leaning !== undefined) return { kind: 'plan', words: `we go with ${leaning}`, by: '' };
  const quoted = QUOTED.exec(sentence);
  if (quoted === null) return null;
  return { kind: 'plan', words: `we take ${quoted[1]} at ${quoted[2]}`, by: `before ${quoted[3]}` };
}

/** What the draft leaves to decide: somebody's offer, whoever waits for an answer, a plan or a change, in this order. */
export function matterOf(sentences: readonly string[]): Matter | null {
  const read = sentences.filter((sentence) => sentence.length <= LONGEST_READ);
  const firstOf = <Found>(find: (sentence: string) => Found | null): Found | null => {
    for (const sentence of read) {
      const found = find(sentence);
      if (found !== null) return found;
    }
    return null;
  };
  const choice = firstOf(choiceIn);
  if (choice !== null) return { kind: 'plan', words: choice, by: '' };
  const asked = firstOf(offerIn) ?? firstOf(partyIn);
  if (asked !== null) return asked;
  const statements = read.filter((sentence) => !sentence.endsWith('?'));
  for (const sentence of statements) {
    const plan = planIn(sentence) ?? consideredIn(sentence);
    if (plan !== null) return { kind: 'plan', words: plan, by: '' };
    const change = changeIn(sentence);
    if (change !== null) return { kind: 'change', words: change, by: '' };
  }
  return null;
}

/** The day ahead that a question about a change can name: "1 July". */
export function dayOf(sentences: readonly string[]): string | null {
  return dateAhead(sentences.filter((sentence) => sentence.length <= LONGEST_READ));
}
