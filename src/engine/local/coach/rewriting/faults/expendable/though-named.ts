import type { FaultTag } from '../../../reading/draft-reading.ts';
import type { Unit } from '../../parts/unit.ts';
import type { Around } from '../around.ts';
import { quotesWhole } from '../quoted-words.ts';
import {
  FEWEST_RISKS,
  faultsOf,
  KNOWN_THING,
  OF_THE_MATTER,
  SAYS_WHO,
  THING_OF_READER,
  TONE,
} from './named-for-tone.ts';

/** How likely a sentence must be one that experts leave out when a finding quotes it as a whole, for talk. */
const CHARGED = 0.7;
/** The same when none does. */
const UNCHARGED = 0.8;
/** What each of these adds: a thing that both sides know, and notes for a meeting, which name what must come up. */
const FOR_KNOWN_THING = 0.12;
const FOR_NOTES = 0.1;

/** Faults whose words talk about a matter without telling it, besides those of tone. */
const TALK: ReadonlySet<FaultTag> = new Set([
  'hedging',
  'no_evidence',
  'no_next_step',
  'no_purpose',
  'vague_ask',
]);

/** "As the lease is signed, …", "if you have questions, …": what holds, and what to do then. */
const ON_CONDITION = /^(?:if|as|since|because|when|once|unless|in case|where|whoever|anyone|should)\b/i;
/** A note of what to take along or to do. */
const TO_DO =
  /^(?:(?:so|and|then|maybe|perhaps|possibly|also),? )*(?:bring|take|leave|give|hand|show|send|ask|mention|offer|print|pack|get|book)\b/i;

/**
 * How likely a sentence that names things found nowhere else must be one that experts leave out, to go all the same: talk
 * names things, too. Null where they may be what the message is about.
 */
export function leastThoughNamed(
  unit: Unit,
  text: string,
  named: readonly string[],
  { type, risks, opening }: Pick<Around, 'type' | 'risks' | 'opening'>,
): number | null {
  if (risks.length < FEWEST_RISKS || unit.sentence === opening || text !== unit.text) return null;
  if (ON_CONDITION.test(text) || SAYS_WHO.test(text)) return null;
  if (type === 'meeting_prep' && TO_DO.test(text)) return null;
  const faults = faultsOf(text, risks);
  const before = named.map((word) => text.slice(0, text.indexOf(word)));
  if (faults.some((tag) => OF_THE_MATTER.has(tag)) || before.some((words) => THING_OF_READER.test(words)))
    return null;
  const isKnown = before.some((words) => KNOWN_THING.test(words));
  const more = (isKnown ? FOR_KNOWN_THING : 0) + (type === 'meeting_prep' ? FOR_NOTES : 0);
  const isTalk =
    faults.some((tag) => TONE.has(tag) || TALK.has(tag)) && risks.some((risk) => quotesWhole(risk, text));
  return (isTalk ? CHARGED : UNCHARGED) + more;
}
