import { baseOfGerund, baseOfPast } from '../../../patterns/verb-forms.ts';
import { small } from '../rule.ts';

const SOFT =
  '(?:(?:perhaps|maybe|possibly|just|sort of|kind of|at all|please|also|ever|kindly|one day|some ?time|really),? )*';
/** Who may do what is wished for. */
const WHO =
  "(you(?: all| both| guys)?|we|I|(?:some|one|any|two|a few|a couple) of (?:you|your [\\p{L}]+)|(?:your|the|our) [\\p{L}'-]+(?: (?!could|would|might|can|may|will|is|was|are|were|had|has)[\\p{L}'-]+){0,2}|(?:someone|somebody|anyone|anybody) (?:like you|like yourself|(?:from|in|at|of|on) (?:your|the) [\\p{L}'-]+(?: [\\p{L}'-]+)?))";
/** "be able to", "see your way to": what stands between who might and what they might do. */
const ABLE =
  '(?:be (?:able|willing|free|prepared|minded|inclined|happy|good enough|kind enough|in a position|up) to |be up for |be (?:open|amenable) to |manage to |find (?:the )?time to |feel able to |like to |want to |care to |see your way (?:clear )?to |see fit to |consider |think about |agree to )?';
/** Words that no deed begins with. */
const NO_DEED =
  '(?!(?:if|when|in|at|on|for|to|as|a|an|the|not|no|possibly|perhaps|maybe|just|please|also|be|know|understand|feel|see\\b(?! to)|hear|think|believe|like|want|enjoy|need|wish|mean|prefer|find|remember|agree|notice|imagine|recall|appreciate|this|that|these|those|my|our|your|his|her|its|their|it|any|all|some|had|been|got)\\b|have\\b(?! (?:a (?:word|look|go|chat|think)|to)\\b))';

const MIGHT = new RegExp(
  `^${SOFT}${WHO} ?(?:(?<= )(?:could|would|might|can|may|will)|'d|'ll) ${SOFT}${ABLE}${SOFT}${NO_DEED}(\\p{Ll}[^?!]{2,200}?)[.?!]*$`,
  'iu',
);
/** "there was any chance you could …", "there's any scope to move the date". */
const CHANCE =
  /^there(?:'s| is| was| were| might be| would be| may be)(?: any| a| some)? (?:chance|way|possibility|hope|scope|room|appetite)(?: (?:that )?(?=(?:you|we|I|they|your|the|some|somebody|someone)\b)| (to|of|for) (?:us |me |you )?(?:to )?)/iu;
/** "it might be worth us looking at the fee again" */
const WORTH = new RegExp(
  `^${SOFT}it(?:'d| would| might| could| may| is|'s) ${SOFT}be worth ${SOFT}(?:us |our |me |my |while )?${SOFT}(?:(?:considering|thinking about|talking about),? )?${SOFT}(\\p{Ll}+ing)\\b([^?!]{2,160}?)[.?!]*$`,
  'iu',
);
/** "Finn staying with you": what somebody would do, by their name. */
const OF_SOMEBODY =
  /^((?:your |my |our |the )?(?:\p{Lu}\p{Ll}+|\p{Ll}+(?= \p{L}+ing\b))(?: and \p{Lu}\p{Ll}+)?) (\p{Ll}+ing)\b([^?!]{0,160})$/u;
const STATE =
  /^(you|your [\p{L}]+|any of you|anyone|anybody) ?(?:(?<= )(?:was|were|is|are)|'re|'s|'d be|(?<= )would be) (?:at all )?((?:free|available|around|able|willing|happy|interested|ok|okay|all right|fine|up for|coming|keen|open|in favour|comfortable)\b[^?!]{0,120}?)[.?!]*$/iu;
const HAS =
  /^(you|any of you|anyone|anybody)(?: (?:maybe|perhaps|possibly|already|ever))? (fancied|fancy|fancies|had|have|has|knew|know|knows|wanted|want|wants|needed|need)( (?:an?|any|some|somebody|someone|somewhere|one|to|[\p{L}]+ing)\b[^?!]{2,140}?)[.?!]*$/iu;
const DID = new RegExp(`^${SOFT}${WHO} (\\p{Ll}+)( [^?!]{2,200}?|)[.?!]*$`, 'iu');
const NO_PAST = /^(?:was|were|had|thought|knew|felt|wanted|needed|liked|meant|did|wished)$/i;
const BASE_OF_HAS: Readonly<Record<string, string>> = {
  had: 'have',
  has: 'have',
  knew: 'know',
  knows: 'know',
  fancied: 'fancy',
  fancies: 'fancy',
  wanted: 'want',
  wants: 'want',
  needed: 'need',
};

/** "letting us have it" asks to let us have it. */
function asDeed(rest: string): string {
  const [, gerund = '', behind = ''] = /^(\p{L}+ing)\b(.*)$/isu.exec(rest) ?? [];
  const base = gerund === '' ? null : baseOfGerund(gerund);
  return base === null ? rest : `${base}${behind}`;
}

function named(who: string): string {
  return /^(?:someone|somebody|anyone|anybody) like/i.test(who) ? 'you' : small(who);
}

/** How a clause hangs on its wish: whether something is so, good if it were so, hoped that it will be. */
export type Wished = 'whether' | 'if' | 'that';

/** What is wished in a clause, "you could spare an hour", as a question without its mark; null where it is no deed. */
export function clauseAsked(clause: string, wished: Wished): string | null {
  const words = clause.trim();
  const chance = CHANCE.exec(words);
  if (chance !== null) return chanceAsked(words.slice(chance[0].length), chance[1] !== undefined);
  const [, gerund, behind = ''] = WORTH.exec(words) ?? [];
  const base = gerund === undefined ? null : baseOfGerund(gerund);
  if (base !== null) return `Shall we ${base}${behind}`;
  const [, who, deed] = MIGHT.exec(words) ?? [];
  if (who !== undefined && deed !== undefined)
    return `${/^fancy\b/i.test(deed) ? 'Would' : 'Could'} ${named(who)} ${asDeed(deed)}`;
  return (
    stateAsked(words) ?? (wished === 'whether' ? hasAsked(words) : wished === 'if' ? didAsked(words) : null)
  );
}

function stateAsked(words: string): string | null {
  const [, who, state] = STATE.exec(words) ?? [];
  if (who === undefined || state === undefined) return null;
  return `${/^any(?:one|body)$/i.test(who) ? 'Is' : 'Are'} ${named(who)} ${state}`;
}

function didAsked(words: string): string | null {
  const [, who, verb, rest = ''] = DID.exec(words) ?? [];
  if (who === undefined || verb === undefined || NO_PAST.test(verb)) return null;
  const base = baseOfPast(verb);
  return base === null ? null : `Could ${named(who)} ${base}${rest}`;
}

function chanceAsked(rest: string, isDeed: boolean): string | null {
  if (!isDeed) return clauseAsked(rest, 'whether');
  const [, who = '', gerund = '', behind = ''] = OF_SOMEBODY.exec(rest.replace(/[.?!]+$/, '')) ?? [];
  const base = who === '' ? null : baseOfGerund(gerund);
  if (base !== null) return `Could ${/^your\b/i.test(who) ? small(who) : who} ${base}${behind}`;
  if (/^\p{Lu}/u.test(rest)) return null;
  const deed = asDeed(rest.replace(/[.?!]+$/, ''));
  return /^(?!(?:an?|the|some|any|your)\b)\p{Ll}/u.test(deed) ? `Could we ${deed}` : null;
}

/** "Had a chance to look": what has been done by now, or not. */
const HAD_OCCASION = /^ (?:an?|any|the|some) (?:chance|opportunity|moment|time|look|think)\b/i;

function hasAsked(words: string): string | null {
  const [, who, verb = '', rest = ''] = HAS.exec(words) ?? [];
  if (who === undefined) return null;
  if (/^had$/i.test(verb) && HAD_OCCASION.test(rest))
    return `${/^any(?:one|body)$/i.test(who) ? 'Has' : 'Have'} ${small(who)} had${rest}`;
  const base = BASE_OF_HAS[verb.toLowerCase()] ?? verb.toLowerCase();
  return `${/^any(?:one|body)$/i.test(who) ? 'Does' : 'Do'} ${small(who)} ${base}${rest}`;
}
