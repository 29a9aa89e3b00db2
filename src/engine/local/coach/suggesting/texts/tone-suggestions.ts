import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { holdsReason } from '../said-elsewhere.ts';
import { SOFTENER } from '../triggers.ts';
import { isAlike } from './alike.ts';
import { CLOSED, closingWords } from './closed-words.ts';
import { cutAndBegin, needOf } from './openings.ts';
import { sentence } from './pasted.ts';
import { IF_HARD_FOR_YOU, isBare, midway, place, reader, type Suggest } from './phrasing.ts';
import { insteadOfReproach } from './reminder.ts';

/** "To the board of …", "Attention all tenants": how a form letter begins. */
const ADDRESSES = /^(?:to (?:the|all|whom)|att(?:entio)?n|for the attention|fao)\b/i;
/** Too few to be a place where something can be added. */
const FEWEST_WORDS = 4;
/** A question about how something is for people. */
const ABOUT_PEOPLE =
  /^how (?:is|does|would|will|was|do)\b|\bfor you\b|\bsuits? you\b|\bwho(?:m)? else\b|\bhear how\b|\bhow you see\b/i;

/** The request of the rewrite, when it asks how people see it. */
function peopleQuestion(own: OwnWords): string | null {
  const { request } = own.rewrite;
  return request !== null && ABOUT_PEOPLE.test(request) ? request : null;
}

const IF_HARD = {
  one: 'If something makes that hard, please tell me.',
  many: IF_HARD_FOR_YOU,
} as const;

/** What is asked of people, or done to them. */
const BINDS =
  /\b(?:will be|shall|must|have to|need to|needs to|required|no longer|from now on|until further notice|expected|please)\b/i;

/** A way out for whoever cannot do what is asked, where none is offered yet. */
function wayOut(own: OwnWords): string | null {
  const { quote, quotesAsk } = own;
  if (quote !== null && !quotesAsk && !BINDS.test(quote) && !CLOSED.test(quote)) return null;
  const line = own.isToMany ? IF_HARD.many : IF_HARD.one;
  return own.offered.includes(line) ? null : line;
}

/** Whether nothing is lost with them: they only close the talk, or are next to none. */
function canGo(own: OwnWords): boolean {
  const { quote, isDropped } = own;
  if (isDropped) return true;
  return quote !== null && isBare(own) && (CLOSED.test(quote) || countWords(quote) < FEWEST_WORDS);
}

/** In place of words that hold nothing but the tone. */
function withoutColdness(spot: string, line: string | null): string {
  if (line === null) return `Cut ${spot}; the message is kinder without it.`;
  return `Cut ${spot}, and ${line.endsWith('?') ? 'ask' : 'add'}: "${line}"`;
}

/** For words that hold a matter, coldly put. */
function warmer(own: OwnWords, spot: string): string {
  const { quote } = own;
  if (quote === null)
    return own.name === null
      ? 'Begin with a greeting and the reason, and end with a word of thanks.'
      : `Give ${own.name} the reason and a word of thanks.`;
  if (own.isHardTalk)
    return `Say beside ${spot} why it matters to you, and ask ${reader(own)} to tell you their side.`;
  const line = own.isToMany ? IF_HARD.many : IF_HARD.one;
  if (THREATENS.test(quote) && !own.offered.includes(line))
    return own.quotesFact
      ? `Put a way out behind ${spot}: "${line}"`
      : `In place of ${spot}, write: "${line}"`;
  return warmerMatter(own, quote, spot);
}

/** For an order, a notice or news, after which nothing is threatened. */
function warmerMatter(own: OwnWords, quote: string, spot: string): string {
  const isExplained = holdsReason(quote) || own.said.reason !== null;
  if (own.isToMany)
    return isExplained
      ? `Say right after ${spot} who helps where it is hard.`
      : `Give the reason for ${spot}, and say who helps where it is hard.`;
  if (quote.endsWith('?')) return `Put a friendly word before ${spot}, and say what it is for.`;
  if (own.quotesAsk || BINDS.test(quote))
    return isExplained
      ? `Ask right after ${spot} whether that suits ${reader(own)}.`
      : `Say beside ${spot} why, and ask whether that suits ${reader(own)}.`;
  if (own.isText || (own.name === null && !own.isToStranger))
    return `Put a friendly word before ${spot}, and say why it matters.`;
  return `Put a word to ${reader(own)} before ${spot}: why you write to them, or what you like about what they do.`;
}

/** How an office begins its sentences. */
const FORMULA =
  /\bplease (?:find (?:below|attached|enclosed)|be (?:advised|informed|reminded)(?: that)?|(?:take )?note (?:that|the following:?))|\byou are hereby \p{L}+(?: that| to)?|\bit has come to (?:my|our) attention that\b|\bhereby\b/iu;

function withoutFormula(own: OwnWords, formula: string): string {
  return /^please find/i.test(formula)
    ? `Write ${/below/i.test(formula) ? '"here is" or "here are"' : '"attached is" or "attached are"'} in place of "${formula}", and a word to ${reader(own)} before it.`
    : `Cut "${formula}", and say the rest as you would say it to ${own.isToMany ? 'them' : reader(own)}.`;
}

/** What will be done to those who do not comply. */
const THREATENS =
  /\b(?:failure to|consequences|won['’]t be (?:paid|accepted)|will (?:be|mean) [^.]{0,30}(?:withdrawn|taken (?:down|off)|removed|disposed of|turned (?:off|away)|docked|locked|terminated|reported|fined|charged))\b/i;

/** What somebody is pushed to do. */
const PUSHES =
  /\b(?:get in touch|ring|call|reply|order(?:ed)?|sign|decide|act|hurry|quick(?:ly)?|now|today|tonight|trust me|asap|say yes|before (?:it['’]?s|they['’]?re|someone))\b/i;
/** What comes to an end: the reason why there is a day. */
const ENDS =
  /\b(?:or (?:the|it|they|we)\b|because|closes?|ends|expires?|is gone|only holds|runs out|lapses|goes up)/i;

/** For a plan of a talk that pushes: what they need for a yes, as the rewrite has it. */
function withoutPushInNotes(own: OwnWords, spot: string): string {
  const { decision } = own.rewrite;
  return decision !== null && /\b(?:see|need|settled|rather)\b/.test(decision)
    ? `In place of ${spot}, note what is to be decided: "${midway(decision)}".`
    : `In place of ${spot}, note what they need to see before they can say yes.`;
}

const HOW_IS_IT = 'How is this for you?';
/** A plan to keep people from speaking. */
const SHUTS_OUT =
  /\b(?:don['’]?t (?:let|give|get drawn)|do not (?:let|give)|move on|tell (?:her|him|them)|remind (?:her|him|them)|inform|short|ignore)\b/i;

/** For a plan of a talk that leaves no room for those it is held with. */
function roomInNotes(own: OwnWords): string {
  const { quote, rewrite, offered } = own;
  const line = rewrite.openingLine?.endsWith('?') === true ? rewrite.openingLine : HOW_IS_IT;
  if (quote === null || offered.includes(`"${line}"`))
    return 'Note whom this touches, who has been asked and what they said.';
  return CLOSED.test(quote) || SHUTS_OUT.test(quote)
    ? `${own.quotesFact ? 'Right after' : 'In place of'} ${place(own, '')}, plan to ask and to listen: "${line}"`
    : `Note beside ${place(own, '')} whom it touches and what they said, or plan to ask: "${line}"`;
}

/** By a question of how it is for them, a way out, or the words of the rewrite; null where there is none of them. */
function withQuestionOrOut(own: OwnWords, spot: string): string | null {
  const question = peopleQuestion(own);
  const closing = closingWords(own.quote);
  if (closing !== null && !own.offered.includes(`"${closing}"`))
    return withoutColdness(`"${closing}"`, question ?? wayOut(own));
  const formula = FORMULA.exec(own.quote ?? '')?.[0];
  if (formula !== undefined && own.instead === null) return withoutFormula(own, formula);
  if (canGo(own)) return withoutColdness(spot, question ?? wayOut(own));
  if (question !== null) {
    if (own.quote !== null && CLOSED.test(own.quote)) return `In place of ${spot}, ask: "${question}"`;
    return own.said.reason === null && !holdsReason(own.quote ?? '')
      ? `Give the reason beside ${spot}, and ask: "${question}"`
      : `Ask right after ${spot}: "${question}"`;
  }
  return own.instead === null || isAlike(own.instead, own.quote ?? '')
    ? null
    : `Write "${sentence(own.instead)}"`;
}

function sideInTalk(own: OwnWords): string {
  return own.isAsked
    ? `Let the question above come before what you want ${reader(own)} to do.`
    : `Ask ${reader(own)} how it looks from their side before you say what should change.`;
}

/** Names those who were asked, or asks them, where the rewrite has no question for them. */
function peopleNamed(own: OwnWords): string {
  const { quote } = own;
  if (quote === null && !own.isToMany)
    return own.isAsked
      ? `Say who has been asked, or ask how ${reader(own)} sees it.`
      : 'Say who has been asked, or ask: "How do you see it?"';
  const closed = quote === null ? undefined : CLOSED.exec(quote)?.[0];
  if (closed !== undefined && own.quotesFact)
    return `Take "${closed}" out of ${place(own, '')}, and ask: "How would this be for you, and who else should be heard?"`;
  const where = canGo(own) || closed !== undefined ? 'in place of' : 'right after';
  const spot = quote === null || countWords(quote) < FEWEST_WORDS ? '' : ` ${where} ${place(own, '')}`;
  return own.isToMany
    ? `Say${spot} who was asked about it, or invite them now: "How will this work for you, and what have we not thought of?"`
    : `Say${spot} who has been asked about it, or ask: "How would this be for you, and who else should be heard?"`;
}

/** How to mend what the words do to the person who reads them. */
export const OF_THE_TONE = {
  apologetic: (own) => {
    if (own.instead !== null && (own.quotesAsk || own.quotesFact) && own.instead.search(SOFTENER) < 0)
      return `Say it without the apology: "${sentence(own.instead)}"`;
    return cutAndBegin(
      own,
      'the apology',
      needOf(own) ?? 'what you need.',
      'there is nothing to forgive yet',
    );
  },
  cold_tone: (own) => {
    if (own.isNotes)
      return own.rewrite.openingLine === null
        ? 'Note a first sentence for the person before the agenda: a thank-you, or how they are with it.'
        : `Begin with the person before the agenda: "${own.rewrite.openingLine}"`;
    if (own.instead !== null && /\?$|\bplease\b|\bthank/i.test(own.instead))
      return `Ask, and do not order: "${sentence(own.instead)}"`;
    if (own.politeOrder !== null) return `Ask, and do not order: "${own.politeOrder}"`;
    const spot = place(own, 'the first line');
    if (own.quote !== null && ADDRESSES.test(own.quote))
      return `Address one person in place of ${spot}, and say in half a sentence why you write to them of all people.`;
    return insteadOfReproach(own) ?? withQuestionOrOut(own, spot) ?? warmer(own, spot);
  },
  no_people: (own) => {
    if (own.isNotes) return roomInNotes(own);
    const question = peopleQuestion(own);
    const isShut = own.quote !== null && !own.quotesFact && CLOSED.test(own.quote);
    if (question !== null)
      return isShut
        ? `In place of ${place(own, '')}, ask those it touches: "${question}"`
        : `Ask those it touches: "${question}"`;
    return own.isHardTalk ? sideInTalk(own) : peopleNamed(own);
  },
  pressure: (own) => {
    if (own.instead !== null) return `Say it without the push: "${sentence(own.instead)}"`;
    const spot = place(own, 'the push');
    if (own.isNotes) return withoutPushInNotes(own, spot);
    const closing = closingWords(own.quote);
    if (closing !== null) return `Cut "${closing}", and give the reason for the day.`;
    const { deadline } = own;
    if (deadline !== null && !own.quotesFact && ENDS.test(own.around ?? ''))
      return `Cut ${spot}; the day and its reason stand beside it.`;
    if (deadline !== null && !own.offered.includes(deadline))
      return `${own.quotesFact ? 'In place of' : 'Cut'} ${spot}${own.quotesFact ? ',' : ';'} name the date once, "${deadline}", with its reason.`;
    if (deadline === null && own.isKept && ENDS.test(own.quote ?? ''))
      return `Name the day beside ${spot}; then the reason speaks for itself.`;
    const { request } = own.rewrite;
    if (request?.endsWith('?') === true && PUSHES.test(own.quote ?? '') && !PUSHES.test(request))
      return `In place of ${spot}, ask: "${request}"`;
    return isBare(own)
      ? `Cut ${spot}, or say why it is urgent and by which day you need an answer.`
      : `In place of ${spot}, give the reason and the day by which you need an answer.`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
