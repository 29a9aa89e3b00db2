import { allMatches } from '../../../../facts/all-matches.ts';
import type { Body, Rewritten } from '../body/body.ts';
import { capitalised } from '../sentence/smooth.ts';
import type { Placed } from './placed.ts';
import { pointsOut } from './points-back.ts';

/** The sentences in which a writer who is not known to the reader says who they are. */
const MOST_SENTENCES = 2;

const NAMED = "(\\p{Lu}[\\p{L}’'-]+(?: (?:\\p{Lu}[\\p{L}’'.-]*|de|van|von|la|el|bin)){0,3})";
const OFFERED =
  "(?:let me|allow me to|may I|I(?:'d|’d| would) like to) (?:(?:just|briefly|quickly) )?introduce myself[:,.]? ";

/** "My name is Dan Pruitt and I am", "I'm Marta and I organise"; group 1 is the name. */
const NAME_FIRST = new RegExp(
  `^(?:${OFFERED})?(?:(?:my name(?:'s|’s| is)|this is) |I(?:'m|’m| am) )${NAMED}(?:,? and|,) (?=(?:I|we)\\b(?!['’ ]\\p{L}+ (?:to|wondering)\\b))`,
  'iu',
);
/** "I'm reaching out because I wanted to introduce our payroll service." */
const REACHING_OUT =
  /^I(?:['’]m| am) (?:just )?(?:reaching out|writing|getting in touch|contacting you)(?: to you)?(?: today)? because I (?:wanted|want|would like|['’]d like) to (?=\p{Ll})/iu;
/** "Let me introduce myself: I am a plumber …" */
const ANNOUNCED = new RegExp(`^${OFFERED}(?=(?:I|we)\\b)`, 'iu');

/**
 * The body of a first contact without "My name is Dan Pruitt and" where that name stands under it anyway: what the
 * writer does or wants comes first.
 */
export function withoutOwnName(body: Body, signature: string): Body {
  const first = body.paragraphs.flat().slice(0, MOST_SENTENCES);
  const paragraphs = body.paragraphs.map((sentences) =>
    sentences.map((sentence) => (first.includes(sentence) ? nameless(sentence, signature) : sentence)),
  );
  return { ...body, paragraphs };
}

function nameless(sentence: Rewritten, signature: string): Rewritten {
  const [opening = '', name = ''] = NAME_FIRST.exec(sentence.text) ?? [];
  const [announced = ''] = ANNOUNCED.exec(sentence.text) ?? [];
  const signed = new Set(allMatches(signature, /[\p{L}’'-]+/gu).map(([word]) => word));
  const isSigned = name !== '' && name.split(' ').every((word) => signed.has(word.replace(/\.$/, '')));
  const gone = isSigned ? opening : announced;
  if (REACHING_OUT.test(sentence.text))
    return { ...sentence, text: sentence.text.replace(REACHING_OUT, 'I would like to ') };
  const rest = sentence.text.slice(gone.length);
  return gone === '' || SAYS_AGE.test(rest) ? sentence : { ...sentence, text: capitalised(rest) };
}

/** "I am 51 years old.", "I'm from Kassel.": without the name in front of it, nothing to begin with. */
const SAYS_AGE = /^I(?:['’]m| am) (?:\d{2}(?: years old| years of age)?|from \p{Lu}\p{L}+)[.,]?$/u;

/** Who writes and for whom: "I am the founder of Leafline", "We provide office plants with over 12 years of …". */
const INTRODUCES =
  /^(?:(?:let me|allow me to) (?:\p{L}+ )?introduce\b|my name(?:['’]s| is)\b|I(?:['’]m| am) (?:calling |writing (?:to you )?)?(?:\p{Lu}|the (?:\p{L}+ ){0,2}(?:founder|owner|head|manager|director|chair|secretary|coach|leader)\b|(?:from|with|on behalf of) (?:the )?\p{Lu}|(?:a|an) (?:\p{L}+ ){0,3}\p{L}+(?:er|or|ist|ian|ant|man|ive|head) (?:at|with|from|of|for|in)\b)|I (?:work|write|call) (?:for|at|with|on behalf of)\b|we(?:['’]re| are) (?:an?|one of|the)\b|we (?:provide|are based|were founded)\b.*\b(?:years? of experience|since \d{4})|we (?:have )?been (?:in business|around)\b)/iu;

/** Whether a sentence says who writes and no more, which a stranger reads after what it is to them. */
export function introduces({ text, isAsk }: Placed): boolean {
  return !isAsk && INTRODUCES.test(text) && !/\byour?\b/i.test(text);
}

/** "We help builders get paid 11 days faster": what the writer does for others. */
const OFFERS =
  /^(?:at \p{Lu}[\p{L} ]{1,30}?,? )?(?:we|I|our \p{L}+|it) (?:can |could |would |will )?(?:help|cut|save|look after|make|repair|clean|train|build|teach|run|do|bring|take|give|show|deliver|get|keep|print|fix|grow|collect|match|test|write|care for|offer|stock)s?\b|^(?:we|I) (?:would like|want) to (?:give|offer|invite|show)\b/iu;

/**
 * The place of what is offered, right behind the sentences at the front that only say who writes; -1 when there are
 * none or what follows them does not stand alone.
 */
export function offerBehindIntroduction(sentences: readonly Placed[]): number {
  const first = sentences.findIndex((sentence) => !introduces(sentence));
  const offer = sentences[first];
  if (first < 1 || first > MOST_SENTENCES || offer === undefined || offer.isAsk) return -1;
  return OFFERS.test(offer.text) && !pointsOut(offer.text) ? first : -1;
}
