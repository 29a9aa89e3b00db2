import type { Clause } from '../../sentence/clauses.ts';

/** "Can't do Thursday now, my dad's not well": why somebody cannot do it. */
export function saysWhyNot(sentence: string, { start, joint, text }: Clause): boolean {
  return (
    /^\s*(?:,|[-–—]|,? (?:as|because|since|cos))\s+$/i.test(joint) &&
    CANNOT_DO.test(sentence.slice(0, start - joint.length)) &&
    TELLS_OF_OWN.test(text)
  );
}

const CANNOT_DO =
  /(?:^|[,;] )(?:sorry,? |but )?(?:(?:I|we) )?(?:can['’]?t|cannot|won['’]t|couldn['’]t)\b[^,;]{2,60}$/i;
const TELLS_OF_OWN = /^(?:my|our|I(?:['’]m|['’]ve)?|we(?:['’]re|['’]ve)?)\b/i;
