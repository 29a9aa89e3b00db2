import type { Rewritten } from '../body/body.ts';
import { hasVerb } from '../sentence/clauses.ts';
import { LABELS, type Section } from './labels.ts';
import { isAddressed } from './roles.ts';

/** What came of something: how much more or less, or that it was found. */
const IS_RESULT =
  /\d ?%|\bfrom \d\S* (?:[\p{L}]+ )?to \d|\b(?:fell|rose|saved?|cut|dropped|grew|gained|lost|down|up|faster|fewer|less|more|instead of|against|compared|on average|halved|doubled|showed?|found|now (?:takes?|stands?|costs?)|took|went)\b/iu;
/** What was said and not done. */
const WAS_SAID =
  /\b(?:was|were) (?:also )?(?:mentioned|discussed|raised|talked about|brought up)\b|\bmade the point\b|\b(?:said|asked|wondered|suggested|thought|felt)\b/i;
/** Whom something is to mean anything for. */
const OF_READERS =
  /\b(?:you|your|yours|everyone|everybody|anyone|anybody|each|every|all|nobody|no one|staff|teams?|colleagues|members|drivers|managers|leads?|departments?|heads?|parents|volunteers|coaches)\b/i;
/** A task whose doer the sentence names. */
const IS_DUTY = /\b(?:must|has to|have to|needs? to|needs? an?|should|will (?:need|have) to|due|to be)\b/i;

/** Whether a sentence is what the label in front of it would call it. */
export function saysLabel({ role, label }: Section, { text }: Rewritten): boolean {
  if (label === LABELS.result) return IS_RESULT.test(text) && !WAS_SAID.test(text);
  if (role === 'task') return isAddressed(text) || OF_READERS.test(text) || IS_DUTY.test(text);
  return role !== 'change' || hasVerb(text) || /\d/.test(text);
}
