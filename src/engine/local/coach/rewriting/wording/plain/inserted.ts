import { type Rule, rule, ruleThroughout } from '../rule.ts';

/** Conditions of mere politeness; any other "if" says when something holds, and stays. */
const POLITE_IF =
  "if (?:(?:it|that|this)(?:(?:'s| is| would be) (?:at all |really )?(?:ok(?:ay)?|all right|alright|fine|possible|convenient|no (?:trouble|bother))|(?: isn't| is not|'s not| wouldn't be) (?:at all |really )?(?:too|a|any) (?:much |great |big )?(?:cheeky|bold|forward|trouble|bother|nuisance|problem|hassle|imposition|burden|ask|rude|soon|to ask)(?: (?:of me|to ask))?)(?: (?:with|by|for) you)?|you (?:don't|do not|wouldn't|would not) mind(?: (?:me|my) (?:asking|saying))?|I may(?: (?:ask|say so|be so bold))?|I might(?: ask)?|you'd be so (?:kind|good)|you would be so (?:kind|good))";
/** "He wants to share with Stefan, if possible": without its "if" the wish would be settled. */
const NO_WISH = "(?<!\\b(?:wants?|hopes?|hoping|keen|(?:'d|would) (?:like|love|prefer)) to\\b[^.!?]{0,200})";
/** "Let me know if it is OK" asks whether it is. */
const NOT_ASKED = '(?<!\\b(?:know|tell (?:me|us)|say|check|see|ask|confirm))';
const SHRUG =
  '(?:no (?:biggie|rush|hurry|stress|pressure|worries|offence|offense|obligation|big deal)|not a big deal)(?: at all)?';

/** "No hurry, but …" in front of what is wanted, which only a Collaborator likes to read. */
export const SHRUGS: readonly Rule[] = [
  rule(`^(?:(?:look|hey|so|well|anyway|hi),? )?${SHRUG},? but (?=\\S)`, ''),
];

/** Hedges put in between two commas, or before "but": they go whole, so that no half of them is left. */
export const INSERTED: readonly Rule[] = [
  ruleThroughout(
    "(?<=\\p{L}), if (?:it|that|this)(?:'s not| is not| isn't) too much of an? (?:imposition|bother|nuisance|burden|hassle|ask|trouble|pain),? (?=(?:could|can|would|please)\\b)",
    ', ',
  ),
  ruleThroughout(`(?<=\\p{L}), ${POLITE_IF}, (?=\\p{Ll})`, ' '),
  ruleThroughout(`(?<=\\p{L})${NO_WISH}${NOT_ASKED},? ${POLITE_IF}(?=[.!?]*$)`, ''),
  ruleThroughout(
    '(?<=^(?:please|can|could|would|will|send|bring|show|put|give|let|call|ring|check|reply|come|keep|sign)\\b[^.!?]*\\p{L}),? if (?:at all )?possible(?=[.!?]*$)',
    '',
  ),
  rule(
    "^if (?:it|that|this)(?:'s not| is not| isn't| wouldn't be| would not be| won't be) (?:at all |really )?(?:too (?:much (?:of an? )?)?|an? |any )(?:great |big )?(?:cheeky|bold|forward|trouble|bother|nuisance|hassle|imposition|rude|to ask), (?!and\\b)(?=\\p{L})",
    '',
  ),
  rule(
    '^if you (?:feel able to|feel like it|get a chance|have a (?:moment|minute)|find the time|happen to have time)(?: at all)?, (?=\\p{L})',
    '',
  ),
  rule(
    '^one (?:thing|point|aspect) (?:that|which) (?:might|may|could) (?:perhaps |possibly )?be of (?:some |passing |possible )?interest(?: to you)? is that ',
    '',
  ),
  ruleThroughout(
    ",? but that(?:'s| is) (?:not the point|by the by|beside the point|another story)(?:,? (?:the point is|and) [^.!?;\\d]{3,40})?(?=[.!]*$)",
    '',
  ),
  ruleThroughout(',? and each (?:one )?has its own (?:flavour|charm|character)(?=[.!]*$)', ''),
  ruleThroughout('\\b(they|he|she) (?:were|was) on about (?=an? )', '$1 mentioned '),
  // "…, and this may be a silly idea, that we could …"
  rule(
    ',? (?:and |but )?(?:this|it) (?:may|might|could|is probably|(?:may|might|could) well) be (?:a |an )?(?:bit (?:of a )?|really |totally |completely )?(?:silly|daft|stupid|mad|crazy|odd|dumb) (?:idea|thought|question|one),? (?:but )?(?=that (?:I|we|you|they|it|the|our|my)\\b)',
    ' ',
  ),
  // "…, and apologies if this is already on people's radar, …"
  ruleThroughout(
    "(?<=\\p{L}),? (?:and |but |with )?(?:many |my |big )?(?:apologies|sorry|forgive me|excuse me) (?:in advance )?if (?:this|that|it|you|you've|I)(?:'s|'re|'ve|'m)?\\b [^,.;!?\\d]{3,60},(?= )",
    '',
  ),
  rule('^look, (?=\\p{L})', ''),
  ruleThroughout(',? or not[,;]? (?:it )?depends(?: on [^,.;!?\\d]{3,30})?(?=[.!]*$)', ''),
  rule(
    '^(?:just )?(?:thinking out loud|throwing (?:this|it) out there|putting (?:this|it) out there|a (?:little |random |quick )?(?:thought|idea))(?: here)?[,:]? (?:but )?(?=(?:maybe|perhaps|we|could|what|how|shall|should|might|I)\\b)',
    '',
  ),
  ruleThroughout(
    ",? which you(?: will|'ll| have|'ve)? (?:surely|no doubt|certainly|undoubtedly|of course|obviously) (?:have )?\\p{L}+(?=[,.;!]|$)",
    '',
  ),
  ruleThroughout('\\bw\\.e\\.f\\. ?(?=\\d|\\p{L})', 'from '),
  ruleThroughout(', (?:super|ultra|insanely|crazy|mega|totally) \\p{Ll}{3,}(?=[.!]*$)', ''),
];
