/** What words cannot be charged with, however much they look like it: a check on the lexicon and the phrase model. */

import { isContractual } from '../../../reading/contractual.ts';
import type { FaultTag } from '../../../reading/draft-reading.ts';
import { isFairlySaid } from '../fair-words.ts';
import { isKindlyMeant } from '../kindly-meant.ts';
import { holdsMatterOf } from '../made-of.ts';
import { NO_OPEN_ASK } from './asks.ts';
import type { CannotShow } from './cannot-be.ts';
import { NO_CHARGE_OF_TONE } from './charges.ts';
import { NO_CLAIM } from './claims.ts';
import { NO_PUSH } from './haste.ts';
import { NO_OPEN_TIME } from './times.ts';

const CANNOT: CannotShow = {
  ...NO_CHARGE_OF_TONE,
  ...NO_CLAIM,
  ...NO_OPEN_ASK,
  ...NO_OPEN_TIME,
  ...NO_PUSH,
};

/** A group's name under a message, or whom a notice is for. */
const NO_STATEMENT =
  /^(?:(?:the|your) (?:[a-z]+ ){0,3}(?:crew|team|committee|management|group|board|office|department)|(?:to )?(?:all|dear) (?:[a-z]+ ){0,2}(?:staff|volunteers|colleagues|members|residents|parents|employees|tenants|teams?))[.,!:]?$/i;
/** Longer than any name of a group. */
const LONGEST_NAME = 60;

function isNoStatement(text: string): boolean {
  return text.length <= LONGEST_NAME && NO_STATEMENT.test(text.trim());
}

/** Of these a clause of a contract is not guilty: its consequences are rights that both have agreed on. */
const OF_TONE: ReadonlySet<FaultTag> = new Set(['cold_tone', 'pressure', 'rigid', 'ultimatum']);

/** Whether a sentence cannot show a fault: it asks, concedes, stipulates or lacks what the fault is made of. */
export function cannotShow(tag: FaultTag, text: string): boolean {
  return (
    !holdsMatterOf(tag, text) ||
    isNoStatement(text) ||
    CANNOT[tag]?.(text) === true ||
    isFairlySaid(tag, text) ||
    isKindlyMeant(tag, text) ||
    (OF_TONE.has(tag) && isContractual(text))
  );
}
