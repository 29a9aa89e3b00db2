import { small } from '../../wording/rule.ts';

const LONGEST_READ = 400;
const POINTS =
  /\b(?:it|this|that|them|these|those|him|her|one|ones|something|anything|everything|things?|stuff|help)\b/i;
const THING =
  "((?:the|a|an|your|our|\\d+|\\p{Ll}+s)\\b(?: (?!(?:because|so|since|as|by|before|until|to|if|when|and|but|or|for the|from you|now|asap|today|is|are|or)\\b)[\\p{L}\\d'’-]+){1,8})";
/** "I need the list because …", "I need curves for pumps P1 to P4, measured" */
const NEEDS = new RegExp(
  `(?:^|[,;] |\\b(?:and|so|but) (?!we need\\b))(?:I|we) (?:still |only |also |just |really )?need ${THING}(?=[,;.!]| (?:because|so|since|as|by|before)\\b|$)`,
  'iu',
);
/** "I've now waited for the third stamp on the crane permit for the third week" */
const WAITS = new RegExp(
  `\\b(?:I|we)(?:'ve|'m|'re| have| am| are)? (?:now |still |been |already )*(?:waited|waiting) for ${THING}(?=[,;.!]| (?:for|since|because|so|as)\\b|$)`,
  'iu',
);
const NO_THING =
  /\b(?:yes|answer|reply|approval|signature|sign-off|ok|decision|change|raise|recognition|time|break|support|people|more \p{Ll}+|holiday|plan to|way|word)$/iu;

/** What the writer waits for: "the pump curves". Null when no sentence says so plainly. */
export function neededThing(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (sentence.length > LONGEST_READ || sentence.endsWith('?')) continue;
    const found = (NEEDS.exec(sentence) ?? WAITS.exec(sentence))?.[1]?.trim();
    if (found === undefined || POINTS.test(found) || NO_THING.test(found)) continue;
    return small(found);
  }
  return null;
}

/** "Somebody has to do the parents' letter and it would be cool if …" */
const JOB =
  /\b(?:somebody|someone|anyone|anybody) (?:really |still )?(?:has to|needs to|should|must|ought to|would have to) (?:probably |maybe |perhaps )?(?!be\b|say\b|have\b)(\p{Ll}{2,}(?: (?!(?:and|but|so|because|or|if|when|while|before)\b)[\p{L}\d'’-]+){1,8})(?=[,;.!]| (?:and|but|so|because|or|before)\b|$)/iu;

/** A job that the draft gives to nobody: "do the parents' letter". Null when it names none that stands alone. */
export function ownerlessJob(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (sentence.length > LONGEST_READ || sentence.endsWith('?')) continue;
    const found = JOB.exec(sentence)?.[1]?.trim();
    if (found !== undefined && !POINTS.test(found)) return found;
  }
  return null;
}

const IS_BROKEN =
  /^((?:the|our|your) (?:[\p{L}\d'’-]+ ){0,6}?[\p{L}\d'’-]+) (?:is|are|has been|'s) (?:still |again |now |badly |completely |totally )*(?:miles out|out of (?:order|true)|broken|faulty|leaking|stuck|dead|jammed|blocked|cracked|loose|worn(?: out)?|playing up|not (?:working|closing|locking))\b/iu;
/** What the draft says is out of order: "the parcel scale in the post room". Null when nothing is. */
export function brokenThing(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (sentence.length > LONGEST_READ || sentence.endsWith('?')) continue;
    const found = IS_BROKEN.exec(sentence)?.[1]?.trim();
    if (found !== undefined && !POINTS.test(found)) return small(found);
  }
  return null;
}

const PROPOSES = /^(?:[^,.]{0,60},? )?(?:I|we) (?:hereby |would |therefore )?propose that\b/i;

/** Whether the draft makes a proposal in so many words. */
export function proposes(sentences: readonly string[]): boolean {
  return sentences.some((sentence) => PROPOSES.test(sentence));
}
