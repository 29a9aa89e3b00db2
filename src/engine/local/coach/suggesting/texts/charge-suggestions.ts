import type { FaultTag } from '../../reading/draft-reading.ts';
import { clausesAroundFigures } from '../clauses.ts';
import { beginsWith } from '../kept-words.ts';
import type { OwnWords } from '../own-words.ts';
import { standsFirst } from '../stands-first.ts';
import { CLOSED } from './closed-words.ts';
import { sentence, withoutLead } from './pasted.ts';
import { by, FIGURE_OR_DAY, IF_HARD_FOR_YOU, place, type Suggest, withQuestion } from './phrasing.ts';
import { ASKS_WHY, askedPlainly, insteadOfReproach } from './reminder.ts';

/** What still tells the reader how they are. */
const JUDGES = /^you (?:can['’]t|cannot|don['’]t|do not|never|are|have no)\b|^you['’]re\b/i;
/** What somebody ought to have done: nothing can be done about it any more. */
const TOO_LATE = /\b(?:could|should|might) have\b/i;
/** What counts how often it has happened. */
const AGAIN = /(?<=[^.!?]\s)(?:once again|yet again|again|as usual)\b/i;
const GOT_IN_THE_WAY = 'What got in the way?';
const TO_THE_READER = /\byou\b(?!r)|^your (?:lot|lads|people|team|guys|boys|girls)\b/i;
/** "It is not that difficult": a verdict on the person, and nothing that happened. */
const SCORNS =
  /^(?:and |but |so )?(?:it['’]?s|it is|it isn['’]?t|how|is it)\b[^,.]*\b(?:difficult|hard|simple|common sense|rocket science|easy)\b|^you had one job\b|\b(?:is|are|was|were) (?:a |an )?(?:joke|disgrace|shambles|pathetic|ridiculous|useless)$/i;

/** "I know you said wait": what the writer did, nobody else can explain. */
const OWN_DEED =
  /^(?:(?:so|and|but|ok),? )*I (?:know|went|did|took|moved|sent|told|left|put|decided|already)\b/i;

/** The question to ask after a charge; a stranger has let nobody down. */
function thenAsk(own: OwnWords): string {
  return own.isToStranger || OWN_DEED.test(own.quote ?? '')
    ? '.'
    : withQuestion(own, ', and ask:', GOT_IN_THE_WAY);
}

function blameInNotes(own: OwnWords, spot: string): string {
  return own.quote !== null && /\d/.test(own.quote)
    ? `Keep the figures in ${spot}, and leave out whose fault it was.`
    : `In place of ${spot}, note the objection you expect and your answer to it.`;
}

/** For a charge that the rewrite has no other words for. */
function withoutCharge(own: OwnWords, spot: string): string {
  const happened = own.fact === null || own.isOpened ? null : withoutLead(own.fact);
  if (happened !== null && !own.quotesFact && standsFirst(happened) && beginsWith(own.rewrite, happened))
    return `Leave out ${spot}. Begin with what happened: "${sentence(happened)}"`;
  if (own.quote !== null && SCORNS.test(own.quote) && !own.quotesFact)
    return own.isToMany ? `Cut ${spot}; what you ask stands without it.` : `Cut ${spot}${thenAsk(own)}`;
  if (own.isToMany) return `In place of ${spot}, say what happened and what should happen from now on.`;
  if (own.quotesFact) return `Keep what happened of ${spot}, without the verdict on anybody${thenAsk(own)}`;
  if (own.fact !== null)
    return own.isToStranger || own.offered.includes(GOT_IN_THE_WAY)
      ? `Leave out ${spot}; what happened says enough.`
      : `Leave out ${spot}, for what happened says enough, and ask: "${GOT_IN_THE_WAY}"`;
  const again = AGAIN.exec(own.quote ?? '')?.[0];
  if (again !== undefined && !TO_THE_READER.test(own.quote?.split(again)[0] ?? ''))
    return `Leave "${again}" out of ${spot}${thenAsk(own)}`;
  return `In place of ${spot}, say what happened and what it led to${thenAsk(own)}`;
}

/** Words that hold nothing but a hint or a joke, where the draft says elsewhere what matters. */
function isSpare({ quote, quotesFact, said }: OwnWords): boolean {
  return quote !== null && !quotesFact && (said.tellsEvent || said.asks);
}

/** What happens if not, behind what is asked: "…, or the pitch goes to someone else". */
const OR_ELSE =
  /^(?!(?:so |and |but )?either\b)(?:\S+ ){2,}\S+?,? ((?:or(?: else)?|otherwise|failing which) (?:I|we|you|they|the|it|he|she|there)(?:['’]\p{L}+)? .+)$/iu;

function quotesDeadline({ quote, deadline }: OwnWords): boolean {
  return quote !== null && deadline !== null && quote.includes(deadline.replace(/^(?:by|before) /, ''));
}

/** What becomes of somebody who is found out, which no way out makes kinder. */
const PUNISHES =
  /\b(?:(?:will|['’]ll) be (?:looking|searching) for (?:another|a new) job|sacked|fired|dismiss\w*|out of a job|disciplin\w*|written warning|find out who|for the chop|pack (?:your|their) (?:bags|things)|out (?:of )?the door)\b/i;

function withoutThreatToMany(own: OwnWords, spot: string): string {
  if (PUNISHES.test(own.quote ?? '')) return `Cut ${spot}; say what you need from now on, and why.`;
  if (own.quotesFact)
    return `In place of ${spot}, give the reason and say whom to talk to if it does not work.`;
  return own.offered.includes(IF_HARD_FOR_YOU)
    ? `Cut ${spot}; what you ask stands without it.`
    : `In place of ${spot}, write: "${IF_HARD_FOR_YOU}"`;
}

function withoutThreat(own: OwnWords, spot: string): string {
  if (own.isNotes) return `In place of ${spot}, note what you can offer, and the question you will ask.`;
  const { request } = own.rewrite;
  const question = request?.endsWith('?') === true ? request : null;
  const threat = OR_ELSE.exec(own.quote ?? '')?.[1];
  if (threat !== undefined && !threat.includes('"'))
    return question === null || own.quotesAsk
      ? `Cut "${threat}"; what you ask stands without it.`
      : `Cut "${threat}", and ask: "${question}"`;
  const isClosed = own.quote !== null && CLOSED.test(own.quote);
  if (own.isToMany) return withoutThreatToMany(own, spot);
  if (isClosed) return `In place of ${spot}, give the reason and say whom to talk to if it does not work.`;
  if (question !== null && (!quotesDeadline(own) || FIGURE_OR_DAY.test(question)))
    return `In place of ${spot}, ask: "${question}"`;
  if (own.isAsked && own.said.asks && !own.quotesFact)
    return `Cut ${spot}; what you ask stands without the threat.`;
  return `In place of ${spot}, say what you need${by(own)}, and ask what stands in the way.`;
}

/** How to mend what charges, mocks or threatens the person who reads it. */
export const OF_THE_CHARGE = {
  blame: (own) => {
    const spot = place(own, 'the charge');
    const { quote } = own;
    if (quote !== null && ASKS_WHY.test(quote) && !own.isNotes) return askedPlainly(own);
    if (own.isNotes) return blameInNotes(own, spot);
    if (quote !== null && TOO_LATE.test(quote) && !own.quotesFact)
      return `Cut ${spot}; nothing can be done about it any more.`;
    if (own.instead !== null && !JUDGES.test(own.instead))
      return `${own.instead.endsWith('?') ? 'Ask' : 'Say what happened'}, without the charge: "${sentence(own.instead)}"`;
    return withoutCharge(own, spot);
  },
  passive_aggressive: (own) => {
    const spot = place(own, 'the hint');
    if (own.isNotes) return `In place of ${spot}, note what they may say, and your answer to it.`;
    if (own.instead !== null) return `Say it openly: "${sentence(own.instead)}"`;
    const reproach = insteadOfReproach(own);
    if (reproach !== null) return reproach;
    return own.quote !== null && !own.quotesFact && own.said.tellsEvent
      ? `Cut ${spot}; what happened says enough.`
      : `Cut ${spot}, or say openly what bothers you and what you would like instead.`;
  },
  sarcasm: (own) => {
    const spot = place(own, 'the irony');
    if (own.isNotes && !own.quotesFact) return `Leave ${spot} out of what you say to them.`;
    if (own.instead !== null) return `Say it plainly: "${sentence(own.instead)}"`;
    const joke = own.quote === null ? null : clausesAroundFigures(own.quote);
    if (joke !== null) return `Cut "${joke}", and keep the facts beside it.`;
    if (own.quotesFact) return `Keep the facts of ${spot}, and leave out the irony.`;
    return isSpare(own)
      ? `Cut ${spot}; the rest says what you mean.`
      : `Cut ${spot} and say plainly what you would like instead.`;
  },
  ultimatum: (own) =>
    own.instead === null
      ? withoutThreat(own, place(own, 'the threat'))
      : `Say what you need, without the threat: "${sentence(own.instead)}"`,
} as const satisfies Partial<Record<FaultTag, Suggest>>;
