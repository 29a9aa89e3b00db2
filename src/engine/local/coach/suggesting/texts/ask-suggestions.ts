import { countWords } from '../../count-words.ts';
import type { FaultTag } from '../../reading/draft-reading.ts';
import { beginsWith, standsInFront } from '../kept-words.ts';
import type { OwnWords } from '../own-words.ts';
import { standsFirst } from '../stands-first.ts';
import { SOFTENER } from '../triggers.ts';
import { onlyAsksAgain, sayTheSame } from './alike.ts';
import { withDayNamed } from './deadline-suggestion.ts';
import { sentence, withoutLead } from './pasted.ts';
import { by, FIGURE_OR_DAY, fromNowOn, isBare, place, quoted, type Suggest } from './phrasing.ts';

/** Half a sentence, which cannot stand first. */
const HALF =
  /^(?:because|since|provided|which|who|that|if|when|as|for|to|in|on|at|by|with|of|from|or|where|while)\b/i;

/** Words moved to the top, without what joined them to the words before; null when they cannot stand there. */
function asFirst(words: string): string | null {
  const rest = withoutLead(words).replace(/,? by the way$/i, '');
  return HALF.test(rest) ||
    countWords(rest) < FEWEST_WORDS_FIRST ||
    !standsFirst(rest) ||
    rest.search(SOFTENER) >= 0 ||
    MOCKS.test(rest)
    ? null
    : sentence(rest);
}

const FEWEST_WORDS_FIRST = 4;
const LEAST_LEFT = 0.7;

/** Whether the rewrite says the quoted words with much of them gone, so that it may be what is wanted that is gone. */
function isCutShort({ quote, instead }: OwnWords): boolean {
  return quote !== null && instead !== null && countWords(instead) < countWords(quote) * LEAST_LEFT;
}

/** What praises in order to reproach. */
const MOCKS = /^(?:lovely|nice|great|wonderful|well done|congratulations|thanks)\b/i;

const NOBODY =
  /\b(?:someone|somebody|anyone|anybody|various people|some people|people|whoever|everyone|everybody|one of (?:us|you)|(?:a )?volunteers?|others|(?:between|among) yourselves)\b/i;
/** What somebody has to do. */
const TO_DO = /\b(?:needs?|has|have|had|ought) to\b|\b(?:must|should|remains?|due|to be)\b/i;
const ASKS_WHO = /^(?:can|could|will) you\b|^who\b|^which (?:part|of)\b/i;

/** The request of the rewrite; null where it asks no more, and no more definitely, than the quoted words. */
function betterRequest({ rewrite, quote }: OwnWords): string | null {
  const { request } = rewrite;
  if (request === null || quote === null || FIGURE_OR_DAY.test(request)) return request;
  return sayTheSame(request, quote) || onlyAsksAgain(request, quote) ? null : request;
}

/** "Call me", "let's chat": a talk without a day. */
const TALKS =
  /\b(?:call|ring|phone|chat|catch up|get together|get in touch|stay in touch|take it offline|pick your brains?)\b/i;
const OPEN_WORD =
  /\b(?:let me know|thoughts|what you (?:think|reckon)|how it strikes you|have a think|shout)\b/i;
const BETTER =
  /\b(?:sort (?:it|this|that) out|(?:do|get|be|run|go) (?:\p{L}+ )?(?:better|smoother)|be (?:a (?:lot|bit) )?more \p{L}+|reflect|improve\p{L}*|fix (?:it|this))\b/iu;
const QUESTIONS = /^(?:any|if you have (?:any )?) ?(?:questions?|queries|problems)\b/i;

/** The question for a meeting: the first words of the sheet when they ask one. */
function questionInNotes(own: OwnWords, spot: string): string {
  const { openingLine } = own.rewrite;
  return openingLine?.endsWith('?') === true
    ? `Write down the question you will put, in place of ${spot}: "${openingLine}"`
    : `Write down the very question you will put, in place of ${spot}.`;
}

/** Whether nothing is left open that the question asked already does not settle. */
function isEmptyEnd({ quote, isHardTalk }: OwnWords): boolean {
  return quote === null || isHardTalk || LEADS_UP.test(quote);
}

const LEADS_UP =
  /\b(?:wanted to (?:talk|ask|write)|let me know|see how (?:it|we)|have a think|let me think|what do I know)\b/i;

/** What a meeting has to decide, where that leaves out no sum that the quoted words name. */
function decisionFor({ isNotes, quote, rewrite }: OwnWords): string | null {
  const { decision } = rewrite;
  if (!isNotes || decision === null) return null;
  return quote !== null && /\d/.test(quote) && !/\d/.test(decision) ? null : decision;
}

/** What to ask in place of words to which nobody can say yes, where the rewrite has no question for it. */
function definite(own: OwnWords, spot: string): string {
  const quote = own.quote ?? '';
  const nobody = NOBODY.exec(quote)?.[0];
  if (own.isToMany && QUESTIONS.test(quote))
    return nobody === undefined
      ? `Say whom to ask, and how, in place of ${spot}.`
      : `Write the name of whom to ask in place of "${nobody}".`;
  if (own.isHardTalk && BETTER.test(quote)) return fromNowOn(spot);
  if (!own.isToMany && TALKS.test(quote))
    return `In place of ${spot}, say what the talk is about, and name two times to choose from.`;
  if (!own.isToMany && OPEN_WORD.test(quote))
    return `In place of ${spot}, ask for a yes or no${by(own) || ', and name the day'}.`;
  return `Say in place of ${spot} exactly what you want: a yes or no, a day, a name.`;
}

/** The day that the draft gives, where it may be meant for the quoted words, too. */
function byNear(own: OwnWords): string {
  return own.isNearDeadline ? by(own) : '';
}

/** For what counts and comes late where the rewrite, too, leads up to it. */
function saidEarly(own: OwnWords): string {
  return `Say in half a sentence at the start what ${place(own, '')} comes to, or move it there${withoutSofteners(own)}.`;
}

/** Of what is moved its soft words stay behind. */
function withoutSofteners({ quote }: OwnWords): string {
  const soft = quoted([...new Set(quote?.match(SOFTENER) ?? [])], '');
  return soft === '' ? '' : `, without ${soft}`;
}

/** Whether words stand in the first part of the rewrite, and stood further back in the draft. */
function movesUp({ rewrite, placeInDraft }: OwnWords, first: string): boolean {
  return standsInFront(rewrite, first) && standsInFront(rewrite, first, placeInDraft);
}

/** For words that can stand at the top as they are; null for others. */
function movedUp(own: OwnWords, quote: string): string | null {
  if (!/\d/.test(quote) && (own.quotesAsk || own.quotesWeakly)) return null;
  const first = asFirst(isCutShort(own) ? quote : (own.instead ?? quote));
  if (first === null) return null;
  if (!beginsWith(own.rewrite, first))
    return movesUp(own, first) ? `Bring it forward: "${first}"` : saidEarly(own);
  return own.isOpened
    ? `Put it right after the first sentence: "${first}"`
    : `Move it to the top: "${first}"`;
}

/** Puts what counts where it is read first. */
function broughtForward(own: OwnWords): string {
  const { quote, rewrite } = own;
  const decision = decisionFor(own);
  if (decision !== null) return `Put what is to be decided in the first line: "${sentence(decision)}"`;
  const moved = quote === null ? null : movedUp(own, quote);
  if (moved !== null) return moved;
  const words = (own.quotesAsk && !isCutShort(own) ? own.instead : null) ?? rewrite.request;
  if (words !== null) return `Move what you want to the first two lines: "${sentence(words)}"`;
  if (own.isDropped) return `Leave out ${place(own, '')} and say in the first two lines what you want.`;
  if (quote !== null && !beginsWith(rewrite, quote)) return saidEarly(own);
  return `Move ${place(own, 'what you want')} to the first two lines${withoutSofteners(own)}.`;
}

/** How to mend faults of what is asked, of whom and by when. */
export const OF_THE_ASK = {
  buried_ask: broughtForward,
  no_ask: (own) => {
    const { request, decision } = own.rewrite;
    if (own.isNotes)
      return decision === null
        ? 'Write down the decision you want from this meeting.'
        : `Write down what you want to be decided: "${sentence(decision)}"`;
    if (own.isToMany)
      return request === null
        ? `Add one line that says who should do what${by(own) || ' and by when'}, and whom to ask.`
        : `${request.endsWith('?') ? 'Ask them at the end' : 'Say what you want them to do'}: "${request}"`;
    if (request !== null)
      return `End with ${request.endsWith('?') ? 'one question' : 'what you want'}: "${request}"`;
    return own.isAsked
      ? 'Let the question that is suggested above stand alone at the end, where it cannot be missed.'
      : 'End with one question that can be answered with yes, no or a day.';
  },
  no_next_step: (own) => {
    const { request } = own.rewrite;
    if (own.isNotes)
      return `End with what should be settled when you leave: who does what${by(own) || ', and by when'}.`;
    if (request === null && own.isAsked && !own.isToMany && isEmptyEnd(own))
      return own.isHardTalk
        ? 'End on the question above, and offer a day on which to talk about it.'
        : 'Let the question above stand last, where it cannot be missed.';
    if (own.isToMany)
      return request === null
        ? `Say what happens next: who does what${by(own) || ', and when'}, and where to ask.`
        : `${request.endsWith('?') ? 'Ask for the next step' : 'Say what happens next'}: "${request}"`;
    if (own.isHardTalk)
      return request === null
        ? 'End with what should happen from now on, and ask: "What would make that possible?"'
        : `End with a way forward: "${request}"`;
    return request === null
      ? `Say ${isBare(own) ? `in place of ${place(own, '')} ` : ''}who does what next${byNear(own) || ', and by when'}.`
      : `End with the next step: "${request}"`;
  },
  no_owner: (own) => {
    const { request } = own.rewrite;
    const nobody = own.quote === null ? undefined : NOBODY.exec(own.quote)?.[0];
    if (own.isNotes)
      return nobody === undefined
        ? 'Write a name beside each point, your own or the one you will ask in the meeting.'
        : `Write a name in place of "${nobody}": your own, or the one you will ask in the meeting.`;
    const asks = request !== null && ASKS_WHO.test(request) && !own.isToMany ? ` Or ask: "${request}"` : '';
    if (own.isText && nobody === undefined) return `Say who does it${byNear(own) || ', and by when'}.${asks}`;
    const task = own.quote !== null && TO_DO.test(own.quote) ? place(own, '') : 'each task';
    const due = (task === 'each task' ? by(own) : byNear(own)) || ' and by when';
    return nobody === undefined
      ? `${own.isDropped && task !== 'each task' ? 'Say in place of' : 'Write beside'} ${task} who does it${due}.${asks}`
      : `Write "I", "you" or a name in place of "${nobody}".${asks}`;
  },
  vague_ask: (own) => {
    const request = betterRequest(own);
    if (
      own.instead !== null &&
      /\?$|\bplease\b/i.test(own.instead) &&
      !sayTheSame(own.instead, own.quote ?? '')
    )
      return `${own.instead.endsWith('?') ? 'Ask what can be answered' : 'Say what is to be done'}: "${sentence(own.instead)}"`;
    const spot = place(own, 'the open end');
    if (own.isNotes) return questionInNotes(own, spot);
    if (request !== null)
      return `${request.endsWith('?') ? 'Ask one thing' : 'Say what should be done'} in place of ${spot}: "${request}"`;
    return own.isAsked
      ? `Ask the question that is suggested above in place of ${spot}.`
      : definite(own, spot);
  },
  vague_deadline: withDayNamed,
} as const satisfies Partial<Record<FaultTag, Suggest>>;
