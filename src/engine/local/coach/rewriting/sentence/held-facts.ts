import { extractFacts } from '../../../../facts/extract-facts.ts';
import { type FactKind, HARD_FACTS } from '../../../../facts/fact.ts';
import { remembered } from '../../remembered.ts';

/** Hard facts and quoted phrases: what an edit must hold. Denials and promises are kept by keeping their sentences. */
export const HELD_FACTS: readonly FactKind[] = [...HARD_FACTS, 'quote'];

/** What was found before, for as long as the names live that it was found with. */
const found = new WeakMap<ReadonlySet<string>, (text: string) => boolean>();

/**
 * Whether words hold a number, date, name, address, quotation or plain lack that stands nowhere else. `known` names stand elsewhere;
 * a set of its own for each draft, since what is found for a set is remembered with it.
 */
export function holdsFacts(text: string, known: ReadonlySet<string>): boolean {
  let before = found.get(known);
  if (before === undefined) {
    before = remembered((words: string) => readFacts(words, known));
    found.set(known, before);
  }
  return before(text);
}

function readFacts(text: string, known: ReadonlySet<string>): boolean {
  if (isShouted(text) || TELLS_LACK.test(text)) return true;
  return extractFacts(text, HELD_FACTS).some((fact) => {
    if (fact.words === 'million') return false;
    if (fact.kind === 'date') return !fact.keys.includes('today');
    return fact.kind !== 'name' || !fact.keys.every((key) => known.has(key));
  });
}

const TWO_CAPITALS = /\p{Lu}{2}/gu;
const SHOUTED_LEAST = 3;

/** In capitals a name looks like any other word. */
function isShouted(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(TWO_CAPITALS)?.length ?? 0) >= SHOUTED_LEAST;
}

/** "There's no fee", "Legal haven't come back yet": a fact that is told by what is not. */
const TELLS_LACK =
  /\bthere(?:['’]s| is| are| will be) no (?:fees?|costs?|charges?|deposits?|pay|wages?|parking|lifts?|toilets?|water|power|food|refunds?|insurance|heating|internet|signal|access)\b|\b(?:haven['’]t|hasn['’]t|have not|has not) (?:come|been|replied|answered|arrived|signed|paid|sent|confirmed|decided|started|approved|checked)\b[^.;]{0,30}\byet\b|\b(?:nobody|no one|none of us) (?:yet )?knows? (?:yet )?(?:why|how|what|who|when|where|if|whether)\b|\bno more (?!than\b|of\b|time\b|excuses?\b|nonsense\b|delays?\b|discussions?\b|buts\b)\p{L}/iu;
