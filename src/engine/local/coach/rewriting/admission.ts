import { capitalised, withFullStop } from './smooth.ts';

const LEAD =
  '^(?:(?:and|but|so|well|look|ok(?:ay)?|yes|yeah|fine|granted|true|sure|of course|to be fair)[,.]? )*(?:(?:and )?I (?:know|admit|grant(?: you)?|confess)(?: that)? (?=I |we |my |it was (?:me|I)\\b))?';
/** The words in which somebody owns a part: what they did, or left undone. */
const DONE =
  "(?:I|we) (?:should have|should've|could have|had meant to|(?:did|do) (?!not)(?=(?:change|move|say|tell|forget|swap|shout|send|merge|make|let|promise|cut|book|set|put)\\b)|forgot|missed|shouted|was (?:late|wrong|short|unfair|harsh|sharp|slow)|never got round to|(?:never|didn't|did not|hadn't|had not) (?:tell|told|check|checked|ask|asked|say|said|show|showed|shown|write|written|wrote|run|ran|ring|rung|call|called|warn|warned|mention|mentioned|pass|passed|speak|spoke|spoken|let you|share|shared|notice|noticed|look|looked|test|tested|answer|answered|invite|invited|explain|explained|reply|replied|send|sent)\\b)|it (?:was|is|may (?:well )?be|might be) (?:me|I)\\b|that I was invited\\b";
const ADMITS = new RegExp(`${LEAD}(?:${DONE})`, 'iu');
/** After "yes" or "I know" anything of one's own is owned. */
const GRANTS =
  /^(?:and |but )?(?:yes|ok(?:ay)?|granted|fine|true|I know(?: that)?|I admit(?: that)?)[,.]? (?:I|we|my|our)\b/iu;
const SHRUGS =
  /,? (?:and |but )?(?:big deal|whatever|so what|fine|granted|still|write it down|that's called \p{L}+|happy now|there you go|sue me|changes nothing)(?:, (?:fine|whatever|write it down|so what))*(?=[.!?]*$)/iu;
const OWNED =
  /\b(?:mine|my (?:fault|mistake|part|responsibility|doing)|on me|sorry|apologi[sz]e|ugly|wrong|should have|part of (?:it|this))\b/i;

/** Whether a sentence owns a part in what went wrong. */
export function admits(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  return !plain.trimEnd().endsWith('?') && (ADMITS.test(plain) || GRANTS.test(plain));
}

/** Whether it also says that the part is the writer's. */
export function ownsUp(text: string): boolean {
  return OWNED.test(text);
}

/** "Yes, my receipts only got to you on 11 April, big deal." → "My receipts only got to you on 11 April." */
export function plainAdmission(text: string): string {
  if (/\b(?:and|but) that (?:I|we|the|you|they|it)\b/i.test(text)) return text;
  const bare = text
    .replaceAll('’', "'")
    .replace(new RegExp(LEAD, 'iu'), '')
    .replace(SHRUGS, '')
    .replace(/^that (?=I (?:was|had)\b)/i, '');
  return withFullStop(capitalised(bare.trim()));
}
