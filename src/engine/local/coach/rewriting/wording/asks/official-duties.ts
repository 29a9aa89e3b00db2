import { wholeOf } from '../../../patterns/groups.ts';
import { baseOfParticiple, isPhrasal } from '../../../patterns/verb-forms.ts';
import type { Rule } from '../rule.ts';
import { IN_A_SEASON, OWED_TO_OTHERS, THING, within } from './thing.ts';

/** "Orders are to be placed on form 9": what is asked, put as a request. */
const OFFICIAL = new RegExp(
  `^${THING} ((?:is|are) (?:always )?to|must)(?: please| kindly| always| only)? be (\\p{L}+)(?: (in|out|off|on|up|down|away|over|back|for|through)(?= (?:to|by|at|before|on|in|from|with|for|the|every|until|after)\\b|[.,;!]|$))?((?:[ ,;][^?!]{0,160})?)$`,
  'iu',
);

/** "Two things must be closed first" announces what follows. */
const COUNTED = /^(?:two|three|four|five|several|some|many|few|over|more|most)\b/i;
/** "Rule 9 says paths": what must be done is told by something else, whose verb stands in front. */
const SAYS_SO = /\b(?:says?|said|states?|stated|means?|meant|requires?|shows?|thinks?|agreed|decided)\b/i;
const TWO_DEEDS =
  /\b(?:is|are|must)(?: not)? (?:to )?be\b|\b(?:and|or|nor|then) (?:not )?(?:\p{L}+ed|read|sent|kept|made|taken|put|given|brought|returned)\b/iu;

/** What a notice has its readers do; "is to be dug up" or "is to be sold" tells what others will do. */
const READERS_DEED =
  /^(?:book|show|read|keep|hand|take|return|make|place|send|empty|fold|wear|park|lock|switch|turn|wash|store|label|sign|fill|submit|report|record|log|enter|use|follow|observe|pay|bring|leave|put|complete|direct|address|refer|forward|deliver|register|notify|inform|file|attach|display|charge|wipe|count|weigh|write|print|upload|carry|hang|throw|sort|tidy|work|check|clean|clear|collect|note|state|give|share|avoid|limit|instruct|order|apply|raise)$/;
const SEASON = new RegExp(`\\b${IN_A_SEASON}`, 'i');

/** "From now on the cage must be locked" */
const FROM_NOW_ON =
  /^(from now on|going forward|in future|from today) ((?:the|all|every|each|any|your|our) .+)$/i;

/** What the reader is not the one to do, or nobody. */
const NOT_THE_READERS = /^(?:find|approve|authori[sz]e|sanction|grant|agree)$/i;

/** Whether "is to be done" tells of a plan that others carry out. */
function isPlan(modal: string, base: string, behind: string): boolean {
  return !/^must$/i.test(modal) && (!READERS_DEED.test(base) || SEASON.test(behind));
}

function official(whole: string, what: string, base: string, word = '', behind = ''): string {
  const isOneVerb = word !== '' && isPhrasal(base, word);
  const particle = isOneVerb ? word : '';
  const rest = isOneVerb || word === '' ? behind : ` ${word}${behind}`;
  if (
    NOT_THE_READERS.test(base) ||
    / by (?:me|us|him|her|them)\b/i.test(rest) ||
    TWO_DEEDS.test(rest) ||
    rest.trimEnd().endsWith(':')
  )
    return whole;
  if (COUNTED.test(what) || SAYS_SO.test(what) || (base === 'pay' && OWED_TO_OTHERS.test(what))) return whole;
  if (
    /^by \p{L}/iu.test(rest.trim()) &&
    !/^by (?:the )?(?:\d|mon|tue|wed|thu|fri|sat|sun|next|noon|end|start|middle|first|last|latest|weekend|deadline|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
      rest.trim(),
    )
  )
    return whole;
  const [, when = '', thing = ''] = FROM_NOW_ON.exec(what) ?? [];
  if (thing !== '')
    return `${when}, ${official(whole, thing, base, word, behind).replace(/^Please/, 'please')}`;
  return `Please ${base}${particle === '' ? '' : ` ${particle}`} ${within(what)}${rest}`;
}

/** What a notice says must be done, as a request; a plan that others carry out stays as it is. */
export const OFFICIAL_DUTIES: readonly Rule[] = [
  {
    pattern: OFFICIAL,
    replacement: (...groups) => {
      const [what = '', modal = '', deed = '', particle, rest = ''] = groups;
      const base = baseOfParticiple(deed);
      if (base === null || isPlan(modal, base, `${particle ?? ''}${rest}`)) return wholeOf(groups);
      return official(wholeOf(groups), what, base, particle, rest);
    },
  },
];
