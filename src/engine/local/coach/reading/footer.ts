import { linesOf } from '../../../facts/lines.ts';
import { type RawBlock, replaceTail } from './lines.ts';

/** "Reply STOP", by which a list is left. */
const STOPS =
  /\b(?:[Rr]eply|[Tt]ext|[Tt]xt|[Ss]end|[Aa]nswer)(?: with| back)? ["'“‘]?(?:STOP|END|QUIT|CANCEL)\b/;
/** "Text JOIN to 60070", "reply YES to confirm": words for a machine, which no other words can stand for. */
const KEYWORD =
  /\b(?:[Rr]eply|[Tt]ext|[Tt]xt)(?: with| back)? ["'“‘]?(?!ASAP\b|EOD\b)[A-Z]{1,12}["'”’]? (?:to|for|if|now)\b/;
const LEAVES =
  /\bunsubscribe\b|\bopt(?:ing)?[- ]?out (?:at any time|of (?:these|our|this|all|further|future)|here|,)|\bto opt(?:[- ]| )out\b|\bmanage (?:your )?(?:e-?mail )?preferences\b|\byou(?: are|['’]re) receiving this (?:e-?mail|message|because)|\bthis (?:e-?mail|message) was sent to\b/i;
const LEGAL =
  /\b(?:is |are )?registered (?:in|office(?: at| in)?:?) (?:England|Scotland|Wales|Northern Ireland|Ireland|the)\b|\b(?:company|charity|registration|vat) (?:registration )?(?:number|no\.?|reg\.?):? ?[A-Z]{0,3} ?\d|\b(?:this|the) (?:e-?mail|message|communication)(?: and any (?:files|attachments?)[^.!?]{0,40})? (?:is|are|may be|contains?) (?:\w+ ){0,3}(?:confidential|privileged|intended (?:only|solely|for))|\bintended (?:only|solely) for\b|\ball rights reserved\b|\bterms (?:and|&) conditions apply\b|\bT&Cs apply\b/i;
const AUTOMATED =
  /\b(?:do not|don['’]t) reply (?:directly )?to this (?:automated |automatic )?(?:e-?mail|message|text|number)\b|\bthis is an (?:automated|automatic(?:ally generated)?)\b|\b(?:e-?mail|message|text) (?:was|is|has been) (?:sent|generated) automatically\b|\bnot monitored\b/i;

/**
 * Whether words are such as a machine or the law puts below a message: how to leave a list, who is registered where,
 * whom a mail is meant for. They are nobody's wording.
 */
export function isFooter(text: string): boolean {
  return STOPS.test(text) || LEAVES.test(text) || LEGAL.test(text) || AUTOMATED.test(text);
}

/** Whether a sentence is a footer's or tells which keyword to send, so that no word of it can be another. */
export function isToTheLetter(text: string): boolean {
  return KEYWORD.test(text) || isFooter(text);
}

const MOST_BLOCKS = 3;

/** Parts the lines of a footer at the end of the draft from what the writer says, so that it is read as no part of it. */
export function splitFooter(text: string, blocks: RawBlock[]): void {
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const index = blocks.findLastIndex(({ kind }) => kind !== 'quoted');
    const block = blocks[index];
    if (block?.kind !== 'paragraph') return;
    const lines = linesOf(text.slice(block.start, block.end));
    let from = lines.length;
    while (from > 0 && isFooter(lines[from - 1]?.text ?? '')) from -= 1;
    const first = lines[from];
    // A message that is nothing but such words is the writer's own.
    if (first === undefined || (from === 0 && index === 0)) return;
    replaceTail(blocks, index, block.start + first.start, [
      { kind: 'quoted', start: block.start + first.start, end: block.end },
    ]);
    if (from > 0) return;
  }
}
