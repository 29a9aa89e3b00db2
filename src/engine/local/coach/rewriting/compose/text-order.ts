import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Body, Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import { small } from '../wording/rule.ts';

/** "Could you look at the Kestrel quote?", which asks an Achiever for a look where a decision is wanted. */
const A_LOOK =
  /^(?:could|can|would) (?:you|we) (?:please )?(?:have a look|take a look|look|glance|think) (?:at|about) ([^,;.!?]{3,50}?)(?: at all)?\?$|^what do you think (?:of|about) ([^,;.!?]{3,50})\?$/i;
/** What there is to decide on. */
const TO_DECIDE =
  /\b(?:quotes?|offers?|holds?|price|deposit|need a yes|needs? to know|wants? (?:to know|an answer|£\d)|hear from (?:us|you)|close|closes|only if|until|till|deadline|would (?:pay|put in|take|give)|they'd (?:pay|put in|take|give))\b/i;

function aboutMatter(matter: string, text: string): string {
  const isSaid = /^it(?:'s| is) (?!only\b|just\b)(?=\S)/i;
  return isSaid.test(text) ? text.replace(isSaid, `${matter} is `) : `${matter}: ${small(text)}`;
}

/** The texts of an Achiever that ask for a look: the matter in front, and a question to say yes or no to. */
function decided(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const questions = sentences.filter(({ isQuestion }) => isQuestion);
  const [question] = questions;
  const found = question === undefined ? null : A_LOOK.exec(question.text);
  const said = sentences.filter((sentence) => sentence !== question);
  const [first, ...others] = said;
  if (question === undefined || found === null || questions.length > 1 || first === undefined)
    return sentences;
  const matter = (found[1] ?? found[2] ?? '').trim();
  if (/^(?:it|this|that|them|these|those)$| (?:by|before|until|till) /i.test(matter)) return sentences;
  if (!said.some(({ text }) => TO_DECIDE.test(text)) && !TO_DECIDE.test(matter)) return sentences;
  const isNamed = first.text.toLowerCase().includes(matter.toLowerCase().replace(/^(?:the|our|your) /, ''));
  if (!isNamed && !TO_DECIDE.test(first.text)) return sentences;
  const opened = isNamed ? first : { ...first, text: aboutMatter(capitalised(matter), first.text) };
  return [opened, ...others, { ...question, text: 'Yes or no?' }];
}

const AHEAD =
  /\bin (?:\p{L}+ |\d+ )?(?:years|generations?)\b|\b20[3-9]\d\b|\bwhat (?:the|our|your) \p{L}+ (?:is|are|should be) for\b|\bstep one to\b|\bone day\b|\b(?:every|each) (?:\p{L}+ )?(?:kid|child|village|family|household)\b|\bsigned for the\b|\bfirst time ever\b|\bfor the first time\b/iu;
const JOINS = /^(?:oh,? )?(?:and|also|oh|btw)[, ]+(?:also )?/i;
const LEANS = /^(?:it|it's|this|that|they|he|she|so|then|but)\b/i;
const FEWEST_WORDS = 6;

/** "It's the bit on what the garden should be in ten years": what the first sentence speaks of. */
const TELLS_OF_FIRST = /^(?:it|this|that)(?:['’]s| is) (?:the|our|your|what|where|how|for)\b/i;

/** The texts of a Visionary with what they lead to in front of the small things. */
function farthestFirst(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const leaning = sentences.findIndex(({ text }) => AHEAD.test(text) && TELLS_OF_FIRST.test(text));
  const [opening, ...rest] = sentences;
  const told = sentences[leaning];
  if (opening !== undefined && told !== undefined && leaning > 1)
    return [opening, told, ...rest.filter((sentence) => sentence !== told)];
  const at = sentences.findIndex(
    ({ text }) => AHEAD.test(text) && text.split(' ').length >= FEWEST_WORDS && !LEANS.test(text),
  );
  const found = sentences[at];
  if (at <= 0 || found === undefined || LEANS.test(sentences[at + 1]?.text ?? '')) return sentences;
  const first = { ...found, text: capitalised(found.text.replace(JOINS, '')), isQuestion: false };
  return [first, ...sentences.slice(0, at), ...sentences.slice(at + 1)];
}

const THINGS_ONLY =
  /^((?!(?:what|which|who|how|why|when|where|ok|all|any|the|is|are|do|does)\b)\p{L}+(?: (?!(?:is|are|was|were|to|for|of)\b)\p{L}+){0,4}s)\?$/iu;
const YOURS_MISSING = /\b(?:only )?yours? (?:is |are )?(?:still )?missing\b/i;

/** "Sponsor totals? Only yours missing." as a request for them. */
function missingAsked(sentences: readonly Rewritten[]): readonly Rewritten[] {
  if (!sentences.some(({ text }) => YOURS_MISSING.test(text))) return sentences;
  return sentences.map((sentence) => {
    const things = THINGS_ONLY.exec(sentence.text)?.[1];
    const text =
      things === undefined
        ? sentence.text.replace(/\byours (?:still )?missing\b/i, 'yours are missing')
        : `Could I have your ${small(things)}?`;
    return { ...sentence, text };
  });
}

/** "so about sat": the matter alone. */
const MATTER_ALONE =
  /^(?:(?:so|ok|hi|hey),? )*(?:about|re:?|regarding) (?:the |your |our |my |this )?(?!it\b|that\b|time\b)[\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3}[.…:]*$/iu;
/** The same where "sat." hides the end of its sentence. */
const MATTER_FIRST =
  /^(?:(?:so|ok|hi|hey),? )*(?:about|re:?|regarding) ((?:the |your |our |my |this )?(?!it\b|that\b|time\b)[\p{L}\d'’-]+)(?:\.| [-–—]) (?=\p{L})/iu;
/** "Or at the house, idk": the other half of what was asked before it. */
const OR_ELSE = /^or (?=\p{L})/iu;
const LONGEST_ELSE_WORDS = 7;

/** The matter and the sentence on it in one, and a question with its other half. */
function withHalvesJoined(sentences: readonly Rewritten[]): readonly Rewritten[] {
  const joined: Rewritten[] = [];
  for (const own of sentences) {
    const sentence = { ...own, text: own.text.replace(MATTER_FIRST, 'About $1: ') };
    const last = joined.at(-1);
    const isMatter = last !== undefined && MATTER_ALONE.test(last.text);
    const isElse =
      last?.isQuestion === true &&
      OR_ELSE.test(sentence.text) &&
      sentence.text.split(' ').length <= LONGEST_ELSE_WORDS;
    if (last === undefined || !(isMatter || isElse)) joined.push(sentence);
    else if (isMatter) {
      const matter = last.text.replace(/^(?:(?:so|ok|hi|hey),? )+/i, '').replace(/[.…:]+$/, '');
      joined[joined.length - 1] = { ...sentence, text: `${capitalised(matter)}: ${small(sentence.text)}` };
    } else {
      const other = sentence.text.replace(/,? (?:idk|dunno|not sure|I don['’]t know)(?=[.?!]*$)/i, '');
      const text = `${last.text.replace(/\?$/, '')}, ${small(other.replace(/[.?!]+$/, ''))}?`;
      joined[joined.length - 1] = { ...last, text };
    }
  }
  return joined;
}

/** A text with its matter, its larger purpose or its request where this reader looks for it. */
export function forTextReader(body: Body, profile: ProfileCode | null): Body {
  const all = withHalvesJoined(missingAsked(body.paragraphs.flat()));
  if (all.some(({ isListItem }) => isListItem)) return body;
  if (profile === 'DP-01') return { ...body, paragraphs: [decided(all)] };
  return { ...body, paragraphs: [profile === 'DP-07' ? farthestFirst(all) : all] };
}
