import type { FaultTag } from '../../reading/draft-reading.ts';
import { lastClauseWith } from '../clauses.ts';
import type { OwnWords } from '../own-words.ts';
import { closingWords } from './closed-words.ts';
import { sentence, withoutLead } from './pasted.ts';
import { isBare, midway, place, type Suggest } from './phrasing.ts';

const SWEEPING =
  /\b(?:always|never|every(?:one|body|thing| single \p{L}+| time)|nobody|no one|nothing|the only \p{L}+|only one \p{L}+|all of (?:us|them)|100 ?%|guaranteed|anyone|anybody)/iu;
const MUST = /\b(?:must|ha(?:s|ve) to|need(?:s)? to|shall|required|is to|are to)\b/i;
/** What is said of all there is: "Nobody will notice a thing". */
const JUDGES_ALL = /^(?:and |but |so )?(?:nobody|no one|nothing|never|always)\b/i;
const CROWD = /\b(?:every(?:one|body)|all of (?:us|them)|people|nobody|no one)\b/i;
const OF_TIME = /^(?:always|never|every time)$/i;
/** "There is no alternative": one way among others, whatever it says. */
const ONE_WAY =
  /\b(?:no (?:other )?(?:alternative|choice|option|way)|only (?:one )?(?:way|option|choice|solution|set-?up|approach))\b/i;
/** What is promised has to be shown, however soberly it is said. */
const PROMISES = /\b(?:will|['’]ll)\b/i;
/** For sweeping words that have a figure beside them. */
function besideFigures(own: OwnWords, quote: string, sweeping: string | undefined): string {
  const spot = place(own, '');
  if (sweeping === undefined) return `Keep the facts of ${spot}, and leave out what they are said to mean.`;
  const clause = lastClauseWith(quote, sweeping);
  if (clause !== null) return `Cut "${clause}", and keep the figures before it.`;
  if (CROWD.test(sweeping)) return `In place of "${sweeping}", name those you mean.`;
  return OF_TIME.test(sweeping)
    ? `In place of "${sweeping}", say how often, and when.`
    : `Leave out ${spot}, or say only what the figures show.`;
}

/** For sweeping words that nothing in the draft bears out. */
function borneOutByNothing(own: OwnWords, quote: string, sweeping: string | undefined): string {
  const spot = place(own, 'the sweeping words');
  if (isBare(own) && (JUDGES_ALL.test(quote) || own.isDropped))
    return `Cut ${spot}; nothing is lost with it.`;
  if (own.isEvidence) return `Cut ${spot}; the figures say more.`;
  if (own.isHardTalk && own.said.tellsEvent) return `Cut ${spot}; what happened says enough.`;
  if (sweeping === undefined) return `Leave out ${spot}, or say what it rests on.`;
  return CROWD.test(quote)
    ? `Leave out ${spot}, or name whom you asked and what they said.`
    : `Leave out ${spot}, or say what you have seen yourself, and how often.`;
}

/** How to mend claims that are larger than what is known. */
export const OF_THE_CLAIM = {
  absolutes: (own) => {
    const quote = own.quote ?? '';
    const sweeping = SWEEPING.exec(quote)?.[0];
    const closing = closingWords(quote);
    if (closing !== null) return `Cut "${closing}", and say whom to tell if it does not work.`;
    if (own.instead !== null)
      return PROMISES.test(own.instead)
        ? `Write "${midway(own.instead)}", and say where that has been seen or measured.`
        : `Write "${sentence(own.instead)}"`;
    if (ONE_WAY.test(quote))
      return `In place of ${place(own, '')}, say what else was looked at and why this was chosen.`;
    if (sweeping !== undefined && MUST.test(quote) && !own.isHardTalk)
      return `In place of "${sweeping}", say for whom it holds, and whom to ask where it does not work.`;
    if (own.quotesFact) return besideFigures(own, quote, sweeping);
    if (own.fact !== null && own.isEvidence)
      return `Leave out ${place(own, 'the sweeping words')}; what you have seen says more: "${sentence(withoutLead(own.fact))}"`;
    return borneOutByNothing(own, quote, sweeping);
  },
} as const satisfies Partial<Record<FaultTag, Suggest>>;
