import { extractFacts } from '../../../../facts/extract-facts.ts';
import { contentStems } from '../../../../facts/words.ts';
import type { Rewritten } from '../body/body.ts';
import { afterLabel } from '../layout/labels.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { capitalised } from '../sentence/smooth.ts';
import { leansOnLast } from './leans-on-last.ts';
import { opensMessage } from './openers.ts';

type Paragraphs = readonly (readonly Rewritten[])[];

/** A body without the sentence that says what it is about. */
export interface WithoutTopic {
  /** What stood before that sentence, which stays first. */
  readonly front: readonly Rewritten[];
  /** That sentence as a line, "About the new boiler:"; null when there is none. */
  readonly topic: Rewritten | null;
  readonly rest: Paragraphs;
}

const LITTLE =
  '(?:(?:so|well|ok(?:ay)?|right|and|now|anyway|hi|hey|hello),? )?(?:(?:just|only|quickly|really|briefly|simply|also) )*';
const BETWEEN = "(?: (?!(?:about|regarding|concerning|re)\\b)[\\p{L}'’-]+){0,6}?";
const SAID =
  'writ(?:e|ing)|e-?mail(?:ing)?|messag(?:e|ing)|contact(?:ing)?|text(?:ing)?|reach(?:ing)? out|get(?:ting)? (?:back )?(?:to you|in touch)|com(?:e|ing) back|check(?:ing)? in|follow(?:ing)? up|touch(?:ing)? base|circl(?:e|ing) back|catch(?:ing)? up|drop(?:ping)? you|talk|speak|chat|have a (?:quick )?(?:word|chat)|updat(?:e|ing) you|give you|let(?:ting)? (?:you(?: all)?|everyone|everybody|all of you) know|complain|inform(?:ing)? you|tell you|ask(?:ing)?|pick your brains?|say (?:something|a (?:quick )?word)|bring you up to (?:date|speed)|send(?:ing)? you|(?:get|have|hear|ask for|know) (?:your|some) (?:\\p{L}+ )?(?:thoughts?|views?|opinions?|take|feedback|input|ideas|advice)|know what you think|share (?:some|a few|my|our) (?:\\p{L}+ )?(?:thoughts?|ideas?|news|updates?|information)';
/** Where "on" may stand for "about". */
const GOES_ON =
  'give you (?:some|the|a bit of|a little) (?:background|context|history)|follow(?:ing)? up|com(?:e|ing) back|get(?:ting)? back|circl(?:e|ing) back|check(?:ing)? in|touch(?:ing)? base|updat(?:e|ing) you|give you an? (?:\\p{L}+ )?update|bring you up to (?:date|speed)|chas(?:e|ing)(?: you)?(?: up)?|talk|(?:get|have|hear|ask for|know) (?:your|some) (?:\\p{L}+ )?(?:thoughts?|views?|opinions?|take|feedback|input|ideas|advice)|share (?:some|a few|my|our) (?:\\p{L}+ )?(?:thoughts?|ideas?|news|updates?|information)';
const ABOUT =
  '(?:about|regarding|concerning|re:?|on the (?:subject|topic|matter|question) of|(?:with|in) (?:regards?|respect|reference|relation) to|in connection with|as to)';
const THREAD =
  '(?:letter|mail|e-?mail|message|note|text|call|chat|talk|conversation|discussion|meeting|phone call|catch-?up|visit|exchange)s?';

/** "I just wanted to reach out about", "I'm writing with regard to": all before the thing itself. */
const WRITES = new RegExp(
  `^${LITTLE}(?:(?:I|we)(?:['’](?:m|re|d|ve)| am| are| was| were| have| would| thought I(?:['’]d| would| should))? ?|(?=\\p{L}{3,10}ing |wanted |thought ))${LITTLE}(?:(?:wanted|want|wish|wished|hope|hoping|like|love|need|going|decided|meaning|thought I(?:['’]d| would)|thought it best)(?: to)? )?${LITTLE}(?:(?:writ|e-?mail|messag|text|call|ring)ing (?:you )?(?:just |quickly )?to )?(?:(?:${SAID})${BETWEEN} ${ABOUT}|(?:${GOES_ON})${BETWEEN} (?:on|with)) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day\\b(?!['’]s))`,
  'iu',
);
/** "Just a quick update on", "This is about". */
const NOTES = new RegExp(
  `^${LITTLE}(?:(?:this|it) ?(?:['’]s|is) )?${LITTLE}(?:(?:a |one |my |some |here(?:['’]s| is) )?(?:(?:very )?(?:quick|short|brief|little|small|friendly|gentle|few|couple of) )*(?:one|notes?|updates?|words?|lines?|message|mail|e-?mail|heads[- ]?up|questions?|reminder|follow-?up|thoughts?|news) )(?:to (?:say|let you know|tell you) (?:something )?)?(?:on|from me about|with|${ABOUT.slice(3)} `,
  'iu',
);
/** "Please find below an update on" */
const FOUND_BELOW =
  /^(?:(?:further to|following|after) [^,.!?]{3,40}, )?(?:please )?(?:find (?:below|attached|enclosed)|(?:here|below|attached) (?:is|are)) (?:an?|the|some|my|our) (?:\p{L}+ )?(?:update|news|information|overview|summary|notes?) (?:on|about|regarding|concerning|of) /iu;
const IS_ABOUT = new RegExp(`^${LITTLE}(?:(?:this|it) ?(?:['’]s|is) )${LITTLE}${ABOUT} `, 'iu');
const BARE = new RegExp(
  `^${LITTLE}(?:about|regarding|concerning|re:?|as (?:to|for)|(?:with|in) (?:regards?|respect|reference|relation) to|on the (?:subject|topic) of) `,
  'iu',
);
/** "So, the new till.": the thing alone. */
const THING_ALONE = /^(?:(?:so|ok(?:ay)?|now|right),? )?(?=(?:the|our|your) [^,:;!?]{3,50}$)/iu;
/** "In relation to the swimming club: lane ropes …": the matter and what is said of it in one sentence. */
const THEN_SAID =
  /^(?:re:?|regarding|concerning|about|as (?:to|for)|(?:with|in) (?:regards?|respect|reference|relation) to|on the subject of) ((?:(?:the|our|your|my|this)|\p{L}+['’]s) [^:,.;!?()]{3,60})(?::|,) (?=\S+ \S+ \S)/iu;
/** "I wanted to summarise what we said about": group 1 is what stays. */
const SUMS_UP =
  /^(?:(?:I|we)(?:['’]d| would)? ?)?(?:just )?(?:(?:wanted|want|like|wish) to )?(?:quickly |briefly )?(?:summari[sz]e|sum up|recap|note down|confirm|go over) (what (?:we|you) (?:said|discussed|agreed|talked|decided)(?: yesterday| today| earlier| on \p{L}+day)? (?:about|on|for) .{3,80})$/iu;

/** "Following up on our chat about", "Further to my email last week about"; group 1 is what went before. */
const AFTER = new RegExp(
  `^${LITTLE}(?:I(?:['’]m| am) )?${LITTLE}(?:(?:following|follow|coming|getting|going|circling|referring|looping)(?: up| on| back)? (?:on |from |to )+|further to |after |with reference to |in reference to )((?:our|my|your|the) (?:[\\p{L}-]+ ){0,2}?${THREAD}(?: (?!(?:about|regarding|concerning|re)\\b)[\\p{L}\\d]+){0,4}?) (?:about|regarding|concerning|re|on(?= (?:the|our|your)\\b)) `,
  'iu',
);

/** What follows is a thing and no clause: what makes it one. */
const CLAUSE_INSIDE =
  /^(?:whether|if|how|what|why|when|where|who|that|it|this|you|me|us|him|her|them|something|everything|a few|a couple|two|three|several|some|one)\b|[;:?!]|\b(?:because|so that|although|but|please|hope|wonder\w*)\b|(?: and|,) (?:I|we|you|he|she|it|they|to|ask\w*|see|let|would|wanted|also|if|whether|is|are|was|were|have|has|hope|thought|wonder)\b|, (?!(?:which|where|who|and|the|our|your|\p{Lu})\b)|^\p{Ll}+ing you\b/iu;
/** "medicines fridge" is a note for oneself. */
const IS_THING =
  /^(?!the (?:above|below|following|same)$)(?:(?:the|an?|our|your|my|his|her|their|this|these|those|all|both|next|last|yesterday|today|tonight|tomorrow|\d+)\b|\p{Lu}|\p{Ll}+(?:s|ing)\b (?:who|that|which|in|on|at|for|of|from|to|the|our)\b|(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s$)/u;
const LONGEST_WORDS = 18;
/** More words than this, without a word in front of them, are a sentence. */
const MOST_ALONE = 6;
const DUE =
  / (?:end|ends|start|starts|close|closes|open|opens|stop|stops|begin|begins|move|moves|run|runs) (?:on|at|in|from|by|until)\b/i;
const MOST_FRONT = 2;
const LONGEST_FRONT_WORDS = 30;

/** "…, and see what you think": an ask that says nothing. */
const WONDERS =
  /(?:,? and|,| to) (?:see|hear|get|find out|ask|check|know|wonder\w*) (?:what (?:you|your|we)|how (?:you|we)|if (?:you|we)|whether (?:you|we)|your (?:thoughts|views?|opinion|take|feedback))\b[^.\d]{0,40}$/iu;

/** The words behind "about", and what went before where the sentence names it; null when the sentence says more. */
function announced(text: string): { thing: string; thread: string } | null {
  const bare = text.replace(/[\s.:…–-]+$/, '');
  const after = AFTER.exec(bare);
  const found =
    after ??
    WRITES.exec(bare) ??
    NOTES.exec(bare) ??
    FOUND_BELOW.exec(bare) ??
    IS_ABOUT.exec(bare) ??
    BARE.exec(bare) ??
    THING_ALONE.exec(bare);
  if (found === null) return null;
  const thing = bare
    .slice(found[0].length)
    .replace(WONDERS, '')
    .replace(/^(?:The|Our|Your|My|An?|This|These|Those|All|Both)(?= )/, (article) => article.toLowerCase());
  const words = thing.split(' ').length;
  if (thing.length < 3 || words > LONGEST_WORDS || CLAUSE_INSIDE.test(thing)) return null;
  if (!IS_THING.test(thing) || (found !== after && saysSomething(thing))) return null;
  if (THING_ALONE.test(bare) && (hasVerb(thing) || words > MOST_ALONE || DUE.test(thing))) return null;
  if (found !== after && /\s(?!I\b)\p{Lu}/u.test(found[0])) return null;
  return { thing, thread: after?.[1] ?? '' };
}

const RELATIVE = / (?:(?:that|which|who|where) )?(?:I|we|you|he|she|they|the \p{L}+) \p{L}+.*$/iu;
const VERB =
  /\b(?:is|are|was|were|will|would|has|have|had|can|could|should|must|may|needs|wants|remains|arrives|goes|comes)\b/;

/** "The roof of the barn is leaking" behind "re". */
function saysSomething(thing: string): boolean {
  return VERB.test(thing.replace(RELATIVE, ''));
}

/** "your question about the heating bills" */
const YOUR_QUESTION =
  /^((?:your|our) (?:question|query|enquiry|message|e-?mail|note|letter|request)) (?:about|regarding|concerning|on) (.+)$/iu;
const TALKED = /(?:call|chat|talk|conversation|discussion|meeting|visit|catch-?up)s?\b/i;

/**
 * "About the new boiler:", with the mail or the call that it goes on from; to somebody who has never heard of it the
 * plain sentence "I am writing about our new boiler."
 */
export function topicLine(text: string, isFirstContact = false): string | null {
  const summed = SUMS_UP.exec(text.replace(/[.:]+$/, ''))?.[1];
  if (summed !== undefined) return `${capitalised(summed)}:`;
  const found = announced(text);
  if (found === null) return null;
  if (isFirstContact) return WRITES.test(text) ? `I am writing about ${found.thing}.` : text;
  const { thing, thread } = found;
  const [, asked, matter] = YOUR_QUESTION.exec(thing) ?? [];
  if (matter !== undefined && IS_THING.test(matter)) return `About ${matter} (${asked}):`;
  if (thread === '') return `About ${thing}:`;
  return TALKED.test(thread) ? `After ${thread} about ${thing}:` : `About ${thing} (${thread}):`;
}

/** "Bit of background first: we started in January …", which everybody reads after the news. */
const BACKGROUND_FIRST =
  /^(?:(?:just )?(?:a |some )?(?:(?:little|quick|short|small) )?(?:bit of )?)?(?:background|history|context)(?: first)?: (?=\S+ \S+ \S)/i;

/** The paragraphs with the background that the first sentence tells behind all else, under its name. */
export function withBackgroundLast(paragraphs: Paragraphs): Paragraphs {
  const first = paragraphs[0]?.[0];
  const told = first?.text.replace(BACKGROUND_FIRST, '');
  if (first === undefined || told === undefined || told === first.text) return paragraphs;
  const rest = keptSentences(paragraphs, (sentence) => sentence !== first);
  const next = rest[0]?.[0];
  if (next === undefined || leansOnLast(next.text)) return paragraphs;
  return [...rest, [{ ...first, text: `Background: ${begunSmall(told)}` }]];
}

/** Whether an announcement is more than plain: "I just wanted to quickly reach out about". */
export function isPadded(text: string): boolean {
  if (FOUND_BELOW.test(text)) return true;
  return /^(?:\S+ ){0,2}(?:just|quick|quickly|wanted|touching|reaching|circling|checking|(?:writ|email)ing to (?:let you know|update|check in|follow up))\b/i.test(
    text,
  );
}

/** The body without the sentence that announces what it is about, when that is one of the first. */
export function withoutTopic(paragraphs: Paragraphs, isFirstContact: boolean): WithoutTopic {
  const all = paragraphs.flat();
  const none = { front: [], topic: null, rest: paragraphs };
  for (const [index, sentence] of all.slice(0, MOST_FRONT + 1).entries()) {
    if (sentence.isListItem || sentence.isQuestion) return none;
    const line = topicLine(sentence.text, isFirstContact);
    const said = line === null && !isFirstContact ? saidOfMatter(sentence) : null;
    if (line === null && said === null && !mayStandBefore(sentence)) return none;
    if (line === null && said === null) continue;
    const front = all.slice(0, index);
    const rest = paragraphs
      .map((sentences) =>
        sentences.flatMap((one) => {
          if (one === sentence) return said === null ? [] : [said.rest];
          return front.includes(one) ? [] : [one];
        }),
      )
      .filter((sentences) => sentences.length > 0);
    const count = front.reduce((sum, { text }) => sum + text.split(' ').length, 0);
    if (rest.length === 0 || count > LONGEST_FRONT_WORDS) return none;
    return { front, topic: { ...sentence, text: line ?? said?.line ?? '' }, rest };
  }
  return none;
}

/** The matter in front of a sentence as a line, and the sentence without it. */
function saidOfMatter(sentence: Rewritten): { line: string; rest: Rewritten } | null {
  const [mark = '', thing = ''] = THEN_SAID.exec(sentence.text) ?? [];
  if (thing === '' || !IS_THING.test(thing)) return null;
  return {
    line: `About ${thing}:`,
    rest: { ...sentence, text: capitalised(sentence.text.slice(mark.length)) },
  };
}

function mayStandBefore({ text, numberCount }: Rewritten): boolean {
  return (
    numberCount === 0 &&
    (opensMessage(text) || /^(?:it was|I hope|hope|I trust)\b|, (?:many )?thanks\b/i.test(text))
  );
}

/** A title that names the half of it has named the matter. */
const TITLE_SHARE = 0.5;

const LABELLED = /^(\p{Lu}[\p{L} ]{2,30}):(?: |$)/u;

/** "We have lots of ideas:" is no label. */
function isLabelled(text: string): boolean {
  const label = LABELLED.exec(text)?.[1];
  return label !== undefined && (/^What\b/.test(label) || !hasVerb(label));
}

/** The sentences behind their topic: in one sentence with the first, unless that names it or bears a label. */
export function behindTopic(
  topic: Rewritten | null,
  sentences: readonly Rewritten[],
  title: string | null,
): readonly Rewritten[] {
  const [first, ...others] = sentences;
  if (topic === null) return sentences;
  const stems = [...new Set(contentStems(topic.text))].filter((stem) => stem !== 'after');
  const shareIn = (text: string): number => {
    const own = new Set(contentStems(text));
    return stems.filter((stem) => own.has(stem)).length / stems.length;
  };
  const isTitled = title !== null && shareIn(title) >= TITLE_SHARE && !/\d|(?<=.)\p{Lu}/u.test(topic.text);
  if (first === undefined) return [topic];
  if (shareIn(first.text) === 1 || isTitled) return sentences;
  if (!topic.text.endsWith(':') || first.isListItem || first.startsLine || isLabelled(first.text))
    return [topic, ...sentences];
  if (first.text.includes(': ')) return [{ ...topic, text: asSentence(topic.text) }, ...sentences];
  return [{ ...first, text: `${topic.text} ${begunSmall(first.text)}` }, ...others];
}

/** "This is about the open day." in front of a sentence that has a colon of its own. */
function asSentence(line: string): string {
  return line.replace(/^About (.*):$/, 'This is about $1.');
}

/** "Bookings are up": no name, for all that it is no everyday word. */
const THINGS = /^\p{Lu}\p{Ll}+s (?:are|were|have|had|go|went|fell|rose|cost|dropped|will|can|now)\b/u;

/** The sentence with a small first letter, unless its first word is a name. */
function begunSmall(text: string): string {
  const plain = afterLabel(text);
  const first = /^\p{Lu}\p{Ll}+(?=[ ,'’])/u.exec(plain)?.[0];
  if (first === undefined || /^\S+ \p{Lu}/u.test(plain)) return plain;
  if (THINGS.test(plain)) return plain.charAt(0).toLowerCase() + plain.slice(1);
  return extractFacts(plain, ['name', 'date']).some(({ words }) => words.startsWith(first))
    ? plain
    : plain.charAt(0).toLowerCase() + plain.slice(1);
}
