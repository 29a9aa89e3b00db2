import { isWhole } from '../../sentence/clauses.ts';
import { capitalised } from '../../sentence/smooth.ts';
import { askedIfNot } from '../../wording/asks/consequences.ts';
import { small } from '../../wording/rule.ts';

const VERBS =
  'paint|cancel|fix|correct|hand|send|tell|bring|take|put|pay|return|give|stop|start|call|ring|write|check|clear|move|finish|sort|repair|remove|replace|rewrite|redo|restore|clean|use|wear|ask|apologi[sz]e|explain|attend|confirm|reply|sign|submit|deliver|complete|undo|collect|pick up|hand over|withdraw|change|update|book|order|switch|drop|speak|share|inform|arrange|prepare|deal|settle|see to|see that|make sure|tick off|read|return|decide|choose|count|log|lock|own up|do (?:it|that|this|so)';
/** "Paint it over by the 20th.", "Please fix all by Tuesday.", "Next time just hand them out." */
const ORDER = new RegExp(
  `^(?:(?:so|and|now|anyway),? )?(next time |in future,? |from now on,? )?(?:please |just |simply )*((?:${VERBS})\\b[^?!;:]{3,160}?)(?:, (?:ok(?:ay)?|right|please))?[.!?]*$`,
  'iu',
);
/** "I need you to send the plans by Friday." */
const NEEDED = new RegExp(
  `^(?:(?:so|and|but),? )?(?:I (?:really )?(?:need|want|expect|ask|would like) you to|you (?:really )?(?:need to|have to|must)) (?:please |just |simply )*((?:${VERBS}|be|keep|stay|come|look|let)\\b[^?!;:]{3,160}?)[.!]*$`,
  'iu',
);
/** "You need to pay it back by Friday or I tell Ruth." */
const OR_I_TELL = new RegExp(
  `^(?:you (?:(?:need to|have to|must|will) )?|I (?:need|want|expect) you to )?(?:please |just )?((?:${VERBS})\\b[^?!;:]{3,120}?),? (?:or|otherwise|or else) (I|we)(?:'ll| will|'m going to| am going to)? ((?:tell|ring|call|report|go to|speak to|talk to|write to|inform|contact|take it to|get|find|give|ask|move|cancel|hand)\\b[^?!;:]{2,60}?)[.!]*$`,
  'iu',
);
/** "On my account by the 15th, please." */
const DUE =
  /^((?:on|in|at|back (?:on|in|at)) (?:my|our|the) [^?!;,]{3,40}?) ((?:by|before) [^?!;,]{2,30}?),? please[.!]*$/iu;
/** "apologise to her and to tell reception": one order behind the other. */
const AND_TO = new RegExp(`\\b(and|or) to (?=(?:${VERBS})\\b)`, 'giu');
/** An order that hangs together with something else said in its breath, or that asks for no deed. */
const NO_DEMAND =
  /\b(?:or|otherwise) (?:I|ill|we|well|you|youll|else)\b|, or\b|, (?:it's|it is|I|we|they|and|but|so|because|as)\b|\bcare\b|\bmy word\b|\bseriously\b|\bit from (?:me|us)\b|^(?:tell|ask) yourself\b|^take (?:care|it easy)\b|\bas you (?:like|please|wish)\b|^give (?:my|us a break)\b/i;

/** "Paint and two brushes are in the station", "Pay, hours and rest days remain": what looks like an order is a thing. */
const NO_ORDER =
  /^\p{L}+,|^\p{L}+ (?:(?!(?:if|when|what|who|where|which|how|whether|that|because|as|before|after|until|once|so|it|them|whatever|whoever|everyone)\b)\S+ ){0,6}?(?:is|are|was|were|remain|remains|stay|stays)\b|\. /iu;
/** ", he's got the raw file": a sentence of its own behind the order. */
const THEN_SAID =
  /, (?=(?:everything|everybody|everyone|nobody|it|it's|he|he's|she|she's|they|they're|there|there's|the|our|your|this|that)\b)/i;

/** ", it's 4 tonnes, " inside an order. */
const ASIDE = /, it's (\d[\p{L}\d., ]{1,20}), (?=(?:by|before|until|on)\b)/iu;

/** "Do it once more and you're out" bids nothing: it says what comes of it. */
const AND_THEN =
  /\b(?:and|or) (?:you(?:['’]re| are|['’]ll| will)|your|youre|ur|u r|we['’]re|it['’]s|that['’]s|I['’]ll|I will|we['’]ll) (?:be )?(?:out|off|done|gone|fired|sacked|finished|over|through|in trouble|going|leaving|ending|talking)\b/i;

/** A bare demand as the question it can be answered as: "Could you paint it over by the 20th?" Null when it is none. */
export function demandAsQuestion(text: string): string | null {
  const plain = text.replaceAll('’', "'").trim().replace(ASIDE, ' ($1) ');
  const threat = OR_I_TELL.exec(plain);
  if (threat !== null) return askedIfNot(threat[1] ?? '', threat[2] ?? 'I', threat[3] ?? '');
  const due = DUE.exec(plain);
  if (due !== null) return `Could it be ${small(due[1] ?? '')} ${due[2] ?? ''}?`;
  const order = ORDER.exec(plain);
  const when = order?.[1]?.trim().replace(/,$/, '').toLowerCase() ?? '';
  const deed = (order?.[2] ?? NEEDED.exec(plain)?.[1])
    ?.replace(/^see that\b/i, 'see to it that')
    .replace(AND_TO, '$1 ')
    .trim();
  if (deed === undefined || NO_DEMAND.test(deed) || NO_ORDER.test(deed) || deed.endsWith(',')) return null;
  if (AND_THEN.test(deed)) return null;
  const then = THEN_SAID.exec(deed)?.index ?? deed.length;
  const said = deed.slice(then + 2);
  if (said !== '' && !isWhole(said)) return null;
  const asked = `Could you ${small(deed.slice(0, then))}${when === '' ? '' : ` ${when}`}?`;
  return said === '' ? asked : `${asked} ${capitalised(said)}.`;
}
