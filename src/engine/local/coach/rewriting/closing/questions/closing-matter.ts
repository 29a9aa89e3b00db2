import { small } from '../../wording/rule.ts';
import { DATE, dateAhead } from '../closing-date.ts';
import type { Matter } from './matter.ts';
import { partyIn } from './waiting-party.ts';

const LONGEST_READ = 400;
const MOST_PLAN_WORDS = 12;

/** Where a plan ends and its reason, its condition or another thought begins. */
const PLAN_ENDS =
  /\s(?:because|so|since|as (?:soon|it|the|we)|but|and (?:I|we|the|it|they|he|she|you|see|then)|if|when|while|which|who|although|otherwise|or|in order|for which|rather than)\b.*$/i;
const POINTS =
  /\b(?:it|this|that|them|these|those|him|her|you|your|yours|here|there|something|anything|things?|stuff|my|me|one|ones|so)\b/i;
const LOOSE_END =
  /\b(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|our|their|more|very|not|as|into|all|both|each|every|until|after|before)$/i;

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

/** What the draft leaves to decide: a choice, somebody's offer, whoever waits for an answer or a change, in this order. */
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
  const change = firstOf((sentence) => (sentence.endsWith('?') ? null : changeIn(sentence)));
  return change === null ? null : { kind: 'change', words: change, by: '' };
}

/** The day ahead that a question about a change can name: "1 July". */
export function dayOf(sentences: readonly string[]): string | null {
  return dateAhead(sentences.filter((sentence) => sentence.length <= LONGEST_READ));
}
