import type { MessageType } from '../../../../../../domain/message-types.ts';
import { isCommonWord } from '../../../../../facts/common-words.ts';
import { baseOfGerund, baseOfParticiple, baseOfPast } from '../../../patterns/verb-forms.ts';
import { breaks } from '../../sentence/breaks.ts';
import { endsInBreath } from '../../sentence/breath.ts';
import { clausesOf, isWhole } from '../../sentence/clauses.ts';
import { applyRules, asQuestion, small } from '../rule.ts';
import { TALK_ASKS } from './talk-frames.ts';
import {
  AT_LEAST,
  CONDITIONAL_WISH,
  DO_WITH_YOU,
  GOOD_TO_GET,
  GOOD_TO_KNOW,
  HOPED_DONE,
  IF_ANYBODY,
  LIKED_TO,
  MIGHT_WANT,
  MODAL_WISH,
  NOT_AMISS,
  NOT_MUCH,
  ONE_OF_US,
  SOFT,
  TO_DECIDE,
} from './wish-frames.ts';

/** Messages in which a wish is put to one reader who is spoken to. */
const SPOKEN: ReadonlySet<MessageType> = new Set(['text', 'difficult_conversation']);
const LONGEST_WISH = 320;
/** What every wish holds, so that other sentences cost nothing. */
const MAY_WISH =
  /\b(?:if|appreciate|welcome|wish|hop(?:e|ing|ed)|perhaps|maybe|possibly|rather|like|love|prefer|expect|one of us|at (?:the very )?least|to ask|might|may|do with you|amiss|hurt|kill|unwelcome|harm|no to|you (?:need|have|ought) to|you (?:should|must)|to know|to get|to have)\b/i;

const WHO =
  "(you(?: all| lot| two| both)?|I|we|some(?:one|body)(?: else)?|any(?:one|body)(?: else)?|people|every(?:one|body)|(?:one|either|some|any) of (?:you|us)|it|that|this|they|he|she|these|those|(?:things|stuff)(?: like (?:that|this))?|(?:the|your|our|my|his|her|their|all|both|an?|his) (?:(?!(?:that|which|who|is|are|and|or|but|would|could|might|was|were|to)\\b)[\\p{L}\\d'’-]+ ?){1,5}?|[\\p{L}][\\p{L}'’-]+(?: and [\\p{L}'’-]+)?)";
/** What a wished deed looks like behind its subject, so that "the gas man looked" is not read as "the gas" and "man". */
const PAST =
  '(?:\\p{Ll}+ed|was|were|had|did|took|made|sent|kept|wore|brought|left|paid|read|gave|put|told|drew|wrote|cut|fed|taught|rang|got|let|set|ran|dug|shut|came|went|found|lent|held|met|said|bought|sold|spoke)';
const DEED = new RegExp(
  `^(in future,? |next time,? |from now on,? )?${WHO}(?:(?: (?:would|could|might|can|may)|'d) ${SOFT}(?:be able to |manage to |see (?:your|their) way (?:clear )?to )?(\\p{Ll}+)| ${SOFT}(${PAST}))((?: .*)?)$`,
  'iu',
);
/** Verbs that ask for no deed. */
const NO_DEED =
  /^(?:know|understand|realise|realize|feel|hear|think|believe|trust|enjoy|accept|remember|imagine|mean|want|wish|hope|like|love|need|agree|mind|seem|say|been|have been|no|not|never)$/i;
/** What stands behind a deed and belongs to the temper or the timidity that it is wished in. */
const TAIL =
  /(?:,? (?:for (?:once|a change)|like (?:every(?:one|body) else|a normal person|any normal person)|but what do I know|but there you go|but there we are|I suppose|I guess|to be honest|tbh|if that makes sense|somehow|too,? maybe|please|thanks|one of these days|at some (?:point|stage)|some ?time|one day|soon(?:er rather than later)?|by now))+$/i;
const WHEN_FIRST = /^(in future|next time|from now on)/i;

/** The words as they stand inside a sentence: a first word of the language loses its capital. */
function inside(words: string): string {
  const first = /^\p{Lu}\p{Ll}*/u.exec(words)?.[0].toLowerCase() ?? '';
  return first === 'a' || isCommonWord(first) || isCommonWord(first.replace(/s$/, '')) ? small(words) : words;
}

/** "told" as it follows "could", "tell"; null where the word is no past form or begins a perfect. */
function baseOfWished(past: string, rest: string): string | null {
  if (/^(?:was|were)$/i.test(past)) return 'be';
  if (/^had$/i.test(past)) return isPerfect(rest) ? null : 'have';
  return baseOfPast(past);
}

/** "rung the vet" behind "had". */
function isPerfect(rest: string): boolean {
  const next = /^ (\p{L}+)/u.exec(rest)?.[1] ?? '';
  return (
    /(?:ed|en)$/i.test(next) ||
    baseOfParticiple(next) !== null ||
    /^(?:been|rung|seen|done|gone|\p{L}{2,}own|lost|left|heard|thought|felt)$/iu.test(next)
  );
}

/** Whom the question is put to: a wish about somebody is one to the reader. */
function askedOf(who: string): string {
  if (/^(?:someone|somebody|anyone|anybody|one of you|any of you|you lot)$/i.test(who)) return 'you';
  if (/^(?:people|everyone|everybody)$/i.test(who)) return 'you all';
  return /^I$/i.test(who) ? 'I' : inside(who.trim());
}

const SPOKEN_OF =
  /^(?:you\b|I$|we$|(?:some|any|every)(?:one|body)\b|people$|(?:one|either|some|any) of|it$|that$|this$|they$|he$|she$|these$|those$|things\b|stuff\b|(?:the|your|our|my|his|her|their|all|both|an?) )/i;
/** What somebody or something can be asked to be: done, here, ready. */
const TO_BE =
  /^ (?:(?:properly|always|all|still|at least|also|not) )?(?:\p{L}+ed|shut|open|back|ready|here|there|done|in|out|off|on|gone|at|with|by|home|sent|kept|said|put|told|left|made|taken|given|paid|brought|held|set|let|read|cut|run|written|shown|driven|seen to|up|down|away|quiet|quicker|earlier|on time)\b/iu;

/** Whether nobody could do it: the weather, a state of mind, a look; or nobody by that name is known to be meant. */
function isNoWish(who: string, verb: string, rest: string): boolean {
  if (!SPOKEN_OF.test(who) && !/^\p{Lu}/u.test(who)) return true;
  if (/^be$/i.test(verb)) return !TO_BE.test(rest);
  if (/^look$/i.test(verb)) return !/^ (?:at|in|into|after|over|for)\b/i.test(rest);
  return /^(?:it|that|this|these|those)$/i.test(who) && !/^get$/i.test(verb);
}

/** Who does what, wished for behind a frame, as the question; null where it is no deed. */
function deedAsked(words: string, needsModal: boolean): string | null {
  const [, when = '', who = '', base, past, rest = ''] = DEED.exec(words.replace(/[\s.!?]+$/, '')) ?? [];
  if (who === '') return null;
  if (past !== undefined && needsModal) return null;
  const verb = base === undefined ? baseOfWished(past ?? '', rest) : (baseOfGerund(base) ?? base);
  if (
    verb === null ||
    /ing$/i.test(verb.replace(/^(?:bring|ring|sing|spring|string|swing|fling|cling|sting|wing)$/i, '')) ||
    NO_DEED.test(verb)
  )
    return null;
  if (base !== undefined && /^have$/i.test(base) && isPerfect(rest)) return null;
  if (isNoWish(who, verb, rest)) return null;
  const isHad = base !== undefined && baseOfPast(base) === null && baseOfParticiple(base) !== null;
  if (isHad && baseOfParticiple(base) !== base) return null;
  return asked(askedOf(who), `${verb}${rest}`, when);
}

function asked(who: string, deed: string, when = ''): string {
  const time = WHEN_FIRST.exec(when)?.[1]?.toLowerCase() ?? '';
  return asQuestion(`Could ${who} ${deed.replace(TAIL, '')}${time === '' ? '' : ` ${time}`}`);
}

function gerundAsked(gerund: string | undefined, rest = '', who = 'you'): string | null {
  const base = /^being$/i.test(gerund ?? '') ? 'be' : baseOfGerund(gerund ?? '');
  return base === null ? null : asked(who, `${base}${rest}`.replace(/^come to (?=\p{Ll})/u, 'come and '));
}

const TO_READER = /^you(?: all| both| two)?$/i;
const THING =
  /^(?:(?:the|your|our|my|his|her|their|all|both|these|those) [^,.;!?]{2,50}|it|this|that|these|those|them|him|her)$/i;
/** What a thing can be wished to do. */
const OF_A_THING = /^(?:be|get|go|come|arrive|reach|stop|stay|stand|start)\b/i;

/** "for the right ones to go out": what is liked to happen, as the question. */
function likedAsked(who: string, deed: string): string | null {
  const verb = /^\p{Ll}+/u.exec(deed)?.[0] ?? '';
  if (/\b(?:not|never)\b/i.test(`${who} ${deed}`) || NO_DEED.test(verb)) return null;
  if (TO_READER.test(who)) return /^(?:be|have)\b/i.test(verb) ? null : asked(who.toLowerCase(), deed);
  if (!THING.test(who) || !OF_A_THING.test(deed)) return null;
  return asked({ them: 'they', him: 'he', her: 'she' }[who.toLowerCase()] ?? inside(who), deed);
}

/** "this never to happen again and for the right ones to go out": each as a question; null where one of them is none. */
function allLiked(words: string): string | null {
  const questions = words.split(/,? and for /i).map((part) => {
    if (/^(?:it|this|that) (?:never to|not to) (?:ever )?happen again$/i.test(part)) return NOT_AGAIN;
    const [, who = '', deed = ''] = /^(.{2,60}?) to (.+)$/u.exec(part) ?? [];
    return likedAsked(who, deed);
  });
  return questions.length > 1 || questions[0] !== NOT_AGAIN
    ? questions.reduce((all, question) => (all === null || question === null ? null : `${all} ${question}`))
    : null;
}

const NOT_AGAIN = 'How can we make sure that it does not happen again?';

function thingAsked(sentence: string): string | null {
  const found = NOT_AMISS.exec(sentence);
  if (found !== null) {
    const when = found[1] ?? found[3] ?? '';
    return asked('I', `have ${inside(found[2] ?? found[4] ?? found[5] ?? '')}`, when);
  }
  const got = GOOD_TO_GET.exec(sentence);
  if (got !== null) return asked('I', `have ${got[1] ?? ''}`);
  const known = GOOD_TO_KNOW.exec(sentence);
  return known === null ? null : asked('you', `tell me${known[1] ?? ''} ${known[2] ?? ''}`);
}

const MINE = /\b(?:I|me|my|you|your)\b/i;

/** "It would be a weight off if …", "I wish you'd …": the deed behind such a frame; null for a sentence without one. */
function framedAsked(sentence: string): string | null {
  const given = CONDITIONAL_WISH.exec(sentence);
  if (given !== null) return deedAsked(sentence.slice(given[0].length), false);
  const wished = MODAL_WISH.exec(sentence);
  return wished === null ? null : deedAsked(sentence.slice(wished[0].length), true);
}

/** What stands between "should" and the deed. */
const ADVERB = /^(?:prob(?:ably|s)?|really|maybe|perhaps|just|also|at least) /i;

/** "If anyone fancies coming", "one of us ought to ring them": a deed that is left to whoever will; null where none is. */
function openlyAsked(sentence: string): string | null {
  const [, who, gerund, base = '', rest = ''] = IF_ANYBODY.exec(sentence) ?? [];
  if (who !== undefined)
    return gerund === undefined
      ? NO_DEED.test(base)
        ? null
        : asked('you', `${base}${rest}`)
      : gerundAsked(gerund, rest);
  const ours = ONE_OF_US.exec(sentence)?.[1];
  if (ours === undefined) return null;
  return MINE.test(ours)
    ? asked('one of us', ours)
    : `Can you ${ours.replace(ADVERB, '').replace(TAIL, '')}, or shall I?`;
}

/** A wish from its first word on, as the plain question that it stands for; null for any other sentence. */
function wishOf(sentence: string): string | null {
  const done = HOPED_DONE.exec(sentence);
  if (done !== null) return `Have you ${done[1] ?? ''} yet?${told(done[2])}`;
  const open = framedAsked(sentence) ?? openlyAsked(sentence);
  if (open !== null) return open;
  const deed = (AT_LEAST.exec(sentence) ?? NOT_MUCH.exec(sentence) ?? TO_DECIDE.exec(sentence))?.[1];
  if (deed !== undefined) return asked('you', deed);
  const gerund = MIGHT_WANT.exec(sentence) ?? DO_WITH_YOU.exec(sentence);
  if (gerund !== null) return gerundAsked(gerund[1], gerund[2]);
  const liked = LIKED_TO.exec(sentence);
  return liked === null ? thingAsked(sentence) : allLiked(`${liked[1] ?? ''} to ${liked[2] ?? ''}`);
}

function told(behind = ''): string {
  const words = behind.replace(/^, /, '').replace(/[.!\s]+$/, '');
  return words === '' ? '' : ` ${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/**
 * A wish that a text or a hard message puts to its reader, "it would be a weight off if you rang them", as the plain
 * question in the writer's own words; what the sentence tells before the wish stays in front of it. Any other
 * sentence, and a wish that is for no deed, comes back as it is.
 */
export function wishAsked(sentence: string, type: MessageType): string {
  if (!SPOKEN.has(type) || sentence.length > LONGEST_WISH) return sentence;
  const talked = applyRules(sentence, TALK_ASKS);
  if (talked !== sentence || sentence.includes('?') || !MAY_WISH.test(sentence)) return talked;
  const whole = wishOf(sentence);
  if (whole !== null) return breaks(sentence, whole) ? sentence : whole;
  for (const { joint, text, start } of clausesOf(sentence)) {
    const before = sentence.slice(0, start - joint.length);
    if (start === 0 || !isWhole(before) || endsInBreath(before)) continue;
    const wish = MAY_WISH.test(text) ? wishOf(sentence.slice(start)) : null;
    if (wish !== null && !breaks(sentence.slice(start), wish)) return `${before}. ${wish}`;
  }
  return sentence;
}
