import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { standsFirst } from '../stands-first.ts';
import { SOFTENER } from '../triggers.ts';
import { cutAndBegin, needOf } from './openings.ts';
import { sentence, withoutLead } from './pasted.ts';
import { by, isBare, midway, place, reader, type Suggest, withQuestion } from './phrasing.ts';

/** "To the board of …", "Attention all tenants": how a form letter begins. */
const ADDRESSES = /^(?:to (?:the|all|whom)|att(?:entio)?n|for the attention|fao)\b/i;
const SWEEPING =
  /\b(?:always|never|every(?:one|body|thing| single \p{L}+| time)|nobody|no one|nothing|the only \p{L}+|only one \p{L}+|all of (?:us|them)|100 ?%|guaranteed|anyone|anybody)/iu;
/** Too few to be a place where something can be added. */
const FEWEST_WORDS = 4;
const MUST = /\b(?:must|ha(?:s|ve) to|need(?:s)? to|shall|required|is to|are to)\b/i;
/** What is said of all there is: "Nobody will notice a thing". */
const JUDGES_ALL = /^(?:and |but |so )?(?:nobody|no one|nothing|never|always)\b/i;
const CROWD = /\b(?:every(?:one|body)|all of (?:us|them)|people|nobody|no one)\b/i;
/** What still tells the reader how they are. */
const JUDGES = /^you (?:can['’]t|cannot|don['’]t|do not|never|are|have no)\b|^you['’]re\b/i;
/** A question about how something is for people. */
const ABOUT_PEOPLE =
  /^how (?:is|does|would|will|was|do)\b|\bfor you\b|\bsuits? you\b|\bwho(?:m)? else\b|\bhear how\b|\bhow you see\b/i;

/** "There is no alternative": one way among others, whatever it says. */
const ONE_WAY =
  /\b(?:no (?:other )?(?:alternative|choice|option|way)|only (?:way|option|choice|solution))\b/i;
/** What is promised has to be shown, however soberly it is said. */
const PROMISES = /\b(?:will|['’]ll)\b/i;
/** "As per my last email, I am still waiting": a reminder that keeps count. */
const KEEPS_COUNT =
  /\b(?:as )?per my\b|\bas (?:I|already) (?:\p{L}+ )?(?:wrote|said|stated|mentioned|asked)\b|\bprevious (?:\p{L}+ )?(?:e-?mails?|messages?|requests?)\b|\bstill (?:waiting|have not|haven['’]t|not)\b/iu;
const ASKS_WHY = /^(?:so |and |but )?why\b[^?]*\?/i;

/** The request of the rewrite, when it asks how people see it. */
function peopleQuestion(own: OwnWords): string | null {
  const { request } = own.rewrite;
  return request !== null && ABOUT_PEOPLE.test(request) ? request : null;
}

/** In place of a question that only reproaches. */
function askedPlainly(own: OwnWords): string {
  return `In place of ${place(own, '')}, ask what got in the way, and say what you need${by(own) || ' and by when'}.`;
}

/** What to ask in place of a reproach that is put as a question or a reminder; null for other words. */
function instead(own: OwnWords): string | null {
  const { quote } = own;
  if (quote === null) return null;
  if (ASKS_WHY.test(quote)) return askedPlainly(own);
  if (!KEEPS_COUNT.test(quote) || own.isToMany) return null;
  return `In place of ${place(own, '')}, say what you still need${by(own)} and what it is for.`;
}

const GOT_IN_THE_WAY = 'What got in the way?';
const IF_HARD = {
  one: 'If something makes that hard, please tell me.',
  many: 'If this is hard for you, please tell us.',
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

/** What is decided, and not to be talked about. */
const CLOSED =
  /\b(?:up for (?:discussion|debate)|(?:been|already) decided|no (?:discussion|exceptions?|excuses)|end of|get used to|no choice|if (?:you|we) (?:don['’]?t|have not|haven['’]?t)|like it or)\b/i;

/** In place of words that hold nothing but the tone. */
function withoutColdness(spot: string, line: string | null): string {
  if (line === null) return `Cut ${spot}; the message is kinder without it.`;
  return `Cut ${spot}, and ${line.endsWith('?') ? 'ask' : 'add'}: "${line}"`;
}

/** For words that hold a matter, coldly put. */
function warmer(own: OwnWords, spot: string): string {
  if (own.quote === null)
    return own.name === null
      ? 'Begin with a greeting and the reason, and end with a word of thanks.'
      : `Give ${own.name} the reason and a word of thanks.`;
  if (own.isHardTalk)
    return `Say beside ${spot} why it matters to you, and ask ${reader(own)} to tell you their side.`;
  if (own.isToMany) return `Give the reason for ${spot}, and say who helps where it is hard.`;
  return `Give the reason beside ${spot}, and a word of thanks${own.name === null ? '' : ` to ${own.name}`}.`;
}

/** How to mend what the words do to the person who reads them. */
export const OF_THE_TONE = {
  absolutes: (own) => {
    const quote = own.quote ?? '';
    const sweeping = SWEEPING.exec(quote)?.[0];
    if (own.instead !== null)
      return PROMISES.test(own.instead)
        ? `Write "${midway(own.instead)}", and say where that has been seen or measured.`
        : `Write "${sentence(own.instead)}"`;
    if (ONE_WAY.test(quote))
      return `In place of ${place(own, '')}, say what else was looked at and why this was chosen.`;
    if (sweeping !== undefined && MUST.test(quote))
      return `In place of "${sweeping}", say for whom it holds, and whom to ask where it does not work.`;
    const spot = place(own, 'the sweeping words');
    if (own.quotesFact)
      return sweeping === undefined
        ? `Keep the facts of ${spot}, and leave out what they are said to mean.`
        : `Keep the facts of ${spot}, and leave out "${sweeping}".`;
    if (own.fact !== null && own.isEvidence)
      return `Leave out ${spot}; what you have seen says more: "${sentence(withoutLead(own.fact))}"`;
    if (isBare(own) && (JUDGES_ALL.test(quote) || own.isDropped))
      return `Cut ${spot}; nothing is lost with it.`;
    if (sweeping === undefined) return `Leave out ${spot}, or say what it rests on.`;
    return CROWD.test(quote)
      ? `Leave out ${spot}, or name whom you asked and what they said.`
      : `Leave out ${spot}, or say what you have seen yourself, and how often.`;
  },
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
  blame: (own) => {
    const spot = place(own, 'the charge');
    if (own.quote !== null && ASKS_WHY.test(own.quote) && !own.isNotes) return askedPlainly(own);
    if (own.isNotes)
      return own.quote !== null && /\d/.test(own.quote)
        ? `Keep the figures in ${spot}, and leave out whose fault it was.`
        : `In place of ${spot}, note the objection you expect and your answer to it.`;
    if (own.instead !== null && !JUDGES.test(own.instead))
      return `${own.instead.endsWith('?') ? 'Ask' : 'Say what happened'}, without the charge: "${sentence(own.instead)}"`;
    const happened = own.fact === null || own.isOpened ? null : withoutLead(own.fact);
    if (happened !== null && !own.quotesFact && standsFirst(happened))
      return `Leave out ${spot}. Begin with what happened: "${sentence(happened)}"`;
    if (own.isToMany) return `In place of ${spot}, say what happened and what should happen from now on.`;
    const question = withQuestion(own, ', and ask:', GOT_IN_THE_WAY);
    if (own.quotesFact) return `Keep what happened of ${spot}, without the verdict on anybody${question}`;
    return own.fact === null
      ? `In place of ${spot}, say what happened and what it led to${question}`
      : `Leave out ${spot}; what happened says enough${question}`;
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
    const ask = instead(own);
    if (ask !== null) return ask;
    if (own.quote !== null && ADDRESSES.test(own.quote))
      return `Address one person in place of ${spot}, and say in half a sentence why you write to them of all people.`;
    const question = peopleQuestion(own);
    if (canGo(own)) return withoutColdness(spot, question ?? wayOut(own));
    if (question !== null)
      return own.quote !== null && CLOSED.test(own.quote)
        ? `In place of ${spot}, ask: "${question}"`
        : `Give the reason beside ${spot}, and ask: "${question}"`;
    if (own.instead !== null) return `Write "${sentence(own.instead)}"`;
    return warmer(own, spot);
  },
  no_people: (own) => {
    if (own.isNotes) return `Note whom this touches, who has been asked and what they said.`;
    const question = peopleQuestion(own);
    if (question !== null) return `Ask those it touches: "${question}"`;
    if (own.isHardTalk && own.isAsked)
      return `Let the question above come before what you want ${reader(own)} to do.`;
    if (own.isHardTalk)
      return `Ask ${reader(own)} how it looks from their side before you say what should change.`;
    if (own.quote === null && !own.isToMany)
      return `Say who has been asked, or ask how ${reader(own)} sees it.`;
    const closed = own.quote === null ? undefined : CLOSED.exec(own.quote)?.[0];
    const where = canGo(own) || (closed !== undefined && !own.quotesFact) ? 'in place of' : 'right after';
    const spot =
      own.quote === null || countWords(own.quote) < FEWEST_WORDS ? '' : ` ${where} ${place(own, '')}`;
    if (closed !== undefined && own.quotesFact)
      return `Take "${closed}" out of ${place(own, '')}, and ask: "How would this be for you, and who else should be heard?"`;
    return own.isToMany
      ? `Say${spot} who was asked about it, or invite them now: "How will this work for you, and what have we not thought of?"`
      : `Say${spot} who has been asked about it, or ask: "How would this be for you, and who else should be heard?"`;
  },
  passive_aggressive: (own) =>
    own.instead === null
      ? (instead(own) ??
        `Cut ${place(own, 'the hint')}, or say openly what bothers you and what you would like instead.`)
      : `Say it openly: "${sentence(own.instead)}"`,
  pressure: (own) => {
    if (own.instead !== null) return `Say it without the push: "${sentence(own.instead)}"`;
    const spot = place(own, 'the push');
    if (own.isNotes) return `In place of ${spot}, note what they need to see before they can say yes.`;
    if (own.deadline !== null && !own.offered.includes(own.deadline))
      return `${own.quotesFact ? 'In place of' : 'Cut'} ${spot}${own.quotesFact ? ',' : ';'} name the date once, "${own.deadline}", with its reason.`;
    return isBare(own)
      ? `Cut ${spot}, or say why it is urgent and by which day you need an answer.`
      : `In place of ${spot}, give the reason and the day by which you need an answer.`;
  },
  sarcasm: (own) => {
    if (own.instead !== null) return `Say it plainly: "${sentence(own.instead)}"`;
    const spot = place(own, 'the irony');
    return own.quotesFact
      ? `Keep the facts of ${spot}, and leave out the irony.`
      : `Cut ${spot} and say plainly what you would like instead.`;
  },
  ultimatum: (own) => {
    if (own.instead !== null) return `Say what you need, without the threat: "${sentence(own.instead)}"`;
    const spot = place(own, 'the threat');
    if (own.isToMany || (own.quote !== null && CLOSED.test(own.quote)))
      return `In place of ${spot}, give the reason and say whom to talk to if it does not work.`;
    return `In place of ${spot}, say what you need${by(own)}, and ask what stands in the way.`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
