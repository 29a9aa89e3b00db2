import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import type { OwnWords } from '../own-words.ts';
import { sentence } from './pasted.ts';
import { by, fact, midway, place, quoted, reader, type Suggest } from './phrasing.ts';

/** "To the board of …", "Attention all tenants": how a form letter begins. */
const ADDRESSES = /^(?:to (?:the|all|whom)|att(?:entio)?n|for the attention|fao)\b/i;
const SWEEPING =
  /\b(?:always|never|every(?:one|body|thing| single \p{L}+| time)|nobody|no one|nothing|the only \p{L}+|only one \p{L}+|all of (?:us|them)|100 ?%|guaranteed|anyone|anybody)/iu;
/** Too few to be a place where something can be added. */
const FEWEST_WORDS = 4;
const MUST = /\b(?:must|ha(?:s|ve) to|need(?:s)? to|shall|required|is to|are to)\b/i;
const YOU = /\b(?:you|your|yours|u|ur)\b/i;
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

/** In place of words that hold nothing but the tone. */
function withoutColdness(spot: string, question: string | null): string {
  return question === null
    ? `Leave out ${spot}; a reason and a word of thanks do more.`
    : `Leave out ${spot}, and ask: "${question}"`;
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
    if (sweeping === undefined && !YOU.test(quote) && !own.isHardTalk)
      return `Leave out ${place(own, 'the sweeping words')}, or say what it rests on.`;
    if (own.isLeftOut || YOU.test(quote) || (sweeping === undefined && own.triggers.length === 0))
      return `Leave out ${place(own, 'the sweeping words')}, or name the cases you know, with their dates.`;
    return sweeping === undefined
      ? `Cut ${quoted(own.triggers, '')}; what you have seen says enough.`
      : `Replace "${sweeping}" with what you have seen yourself: who, how often, when.`;
  },
  apologetic: (own) =>
    own.instead === null
      ? `Cut ${place(own, 'the apology')} and begin with what you need.`
      : `Say it without the apology: "${sentence(own.instead)}"`,
  blame: (own) => {
    const spot = place(own, 'the charge');
    if (own.quote !== null && ASKS_WHY.test(own.quote) && !own.isNotes) return askedPlainly(own);
    if (own.isNotes)
      return own.quote !== null && /\d/.test(own.quote)
        ? `Keep the figures in ${spot}, and leave out whose fault it was.`
        : `In place of ${spot}, note the objection you expect and your answer to it.`;
    if (own.instead !== null && !JUDGES.test(own.instead))
      return `${own.instead.endsWith('?') ? 'Ask' : 'Say what happened'}, without the charge: "${sentence(own.instead)}"`;
    if (own.fact !== null) return `Leave out ${spot}.${fact(own, 'Begin with what happened:')}`;
    if (own.isToMany) return `In place of ${spot}, say what happened and what should happen from now on.`;
    return own.quote !== null && YOU.test(own.quote)
      ? `In place of ${spot}, say when it happened and what it led to; then ask what got in the way.`
      : `Leave out ${spot}, or say what happened and when, without a verdict.`;
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
    if (own.isDropped) return withoutColdness(spot, question);
    if (question !== null) return `Give the reason beside ${spot}, and ask: "${question}"`;
    if (own.instead !== null) return `Write "${sentence(own.instead)}"`;
    if (own.isToMany) return `Give the reason for ${spot}, and say who helps where it is hard.`;
    if (own.quote === null)
      return own.name === null
        ? 'Begin with a greeting and the reason, and end with a word of thanks.'
        : `Give ${own.name} the reason and a word of thanks.`;
    return own.isHardTalk
      ? `Say beside ${spot} why it matters to you, and ask ${reader(own)} to tell you their side.`
      : `Give the reason beside ${spot}, and a word of thanks${own.name === null ? '' : ` to ${own.name}`}.`;
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
    const where = own.isDropped ? 'in place of' : 'right after';
    const spot =
      own.quote === null || countWords(own.quote) < FEWEST_WORDS ? '' : ` ${where} ${place(own, '')}`;
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
    return own.deadline === null
      ? `In place of ${spot}, give the reason and the day by which you need an answer.`
      : `Cut ${spot}; name the date once, "${own.deadline}", with its reason.`;
  },
  sarcasm: (own) =>
    own.instead === null
      ? `Cut ${place(own, 'the irony')} and say plainly what you would like instead.`
      : `Say it plainly: "${sentence(own.instead)}"`,
  ultimatum: (own) => {
    if (own.instead !== null) return `Say what you need, without the threat: "${sentence(own.instead)}"`;
    const spot = place(own, 'the threat');
    if (own.isToMany)
      return `In place of ${spot}, give the reason and say whom to talk to if it does not work.`;
    return `In place of ${spot}, say what you need${by(own)}, and ask what stands in the way.`;
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
