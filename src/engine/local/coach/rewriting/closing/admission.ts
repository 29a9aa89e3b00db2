import { capitalised, withFullStop } from '../sentence/smooth.ts';

const LEAD =
  '^(?:(?:and|but|so|well|look|ok(?:ay)?|yes|yeah|fine|granted|true|sure|of course|to be fair)[,.]? )*(?:(?:and )?I (?:know|admit|grant(?: you)?|confess)(?: that)? (?=I |we |my |it was (?:me|I)\\b))?';
/** The words in which somebody owns a part: what they did, or left undone. */
const DONE =
  "(?:I|we) (?:should have|should've|could have|had meant to|(?:did|do) (?!not)(?=(?:change|move|(?:say|tell you)(?:(?: that)? (?:I|we)\\b|[^.!?]{0,30}[\"“])|forget|swap|shout|send|merge|make|let|promise|cut|book|set|put)\\b)|forgot|missed (?!(?:my|our|the) (?:[\\d:.]+ (?:[ap]m )?)?(?:train|bus|flight|plane|ferry|tram|connection|shift|appointment|exam)\\b)|shouted|was (?:late|wrong|short|unfair|harsh|sharp|slow)|never got round to|(?:never|didn't|did not|hadn't|had not) (?:tell|told|check|checked|ask|asked|say|said|show|showed|shown|write|written|wrote|run|ran|ring|rung|call|called|warn|warned|mention|mentioned|pass|passed|speak|spoke|spoken|let you|share|shared|notice|noticed|look|looked|test|tested|answer|answered|invite|invited|explain|explained|reply|replied|send|sent)\\b)|it (?:was|is|may (?:well )?be|might be) (?:me|I)\\b(?!,? (?:again )?(?:who|that) (?:had|has|have|gets?|got|ended|was left|is left|paid|pays|stayed|stood|cleaned|carried|covered|rang|dealt|picked|always|did (?:all|every)|does)\\b)|that I was invited\\b";
const ADMITS = new RegExp(`${LEAD}(?:${DONE})`, 'iu');
/** What somebody left undone, in a clause behind something else: "2 were past the date and I hadn't moved them." */
const LEFT_UNDONE =
  /(?:^|, |\b(?:and|but|though|that) )I(?:'d| had)? ?(?:didn't (?:come by|come to|brief|answer|move|mark|label|lock|close|keep)|hadn't (?:moved|briefed|checked|told|asked|marked|answered|been)|left out|(?:had )?not said (?:a thing|anything)|had the \p{Ll}+ for [^,.]{3,20} and not said)\b|\bbecause of me\b|^my \p{L}+ only (?:got|came|reached|arrived)\b|\bI moved (?:us|the (?:hour|date|time|meeting|rehearsal)) [^.]{3,60}(?:by a line|without|late)\b/iu;
/** After "yes" or "I know" what went wrong by one's own doing is owned. */
const GRANTS =
  /^(?:and |but )?(?:yes|ok(?:ay)?|granted|fine|true|I know(?: that)?|I admit(?: that)?)[,.]? (?:I|we|my|our)\b/iu;
const WENT_WRONG =
  /\b(?:late|wrong|only|not|forgot|without|left|changed|altered|moved|missed|mixed|lost (?:it|the)|broke|swapped|sent|told|promised|shouted)\b|n't\b/i;
const SHRUGS =
  /,? (?:and |but )?(?:big deal|whatever|so what|fine|granted|still|write it down|that's (?:called \p{L}+|art|life|business|show business|politics|the job|how it (?:goes|is)|what happens)|happy now|there you go|sue me|changes nothing)(?:, (?:fine|whatever|write it down|so what))*(?=[.!?]*$)/iu;
const OWNED =
  /\b(?:mine|my (?:fault|mistake|part|responsibility|doing)|on me|sorry|apologi[sz]e|ugly|wrong|should have|part of (?:it|this))\b/i;

/** What the reader did in the same breath. */
const BLAMES =
  /\b(?:because|since|as) (?:of )?you\b|\bthanks to you\b|\byour (?:fault|doing)\b|\byou (?:never|always|didn't)\b/i;

/** Whether a sentence owns a part in what went wrong. */
export function admits(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  if (plain.trimEnd().endsWith('?') || BLAMES.test(plain)) return false;
  return ADMITS.test(plain) || LEFT_UNDONE.test(plain) || (GRANTS.test(plain) && WENT_WRONG.test(plain));
}

/** Whether it also says that the part is the writer's. */
export function ownsUp(text: string): boolean {
  return OWNED.test(text);
}

const OPENING_SENTENCES = 3;
const OWN_DEED =
  /(?:^|[,:;] |\b(?:and|so|that|but|yes) )(?:I|we|me and \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ and I) (?:just |already |also )?(?:took (?!over|part)|let \p{L}+|filled|sold|opened|shipped|skipped|lent|deleted|broke|signed|swapped|forged|backdated)\b/iu;

/** Whether somebody begins with what they did on their own. */
export function tellsOwnDeed(texts: readonly string[]): boolean {
  return texts.slice(0, OPENING_SENTENCES).some((text) => OWN_DEED.test(text.replaceAll('’', "'")));
}

/** Whether what somebody says is taken back in its own last words: "…, big deal." */
export function isShrugged(text: string): boolean {
  return text
    .replaceAll('’', "'")
    .split(/(?<=[.!]) (?=\p{Lu})/u)
    .some((said) => SHRUGS.test(said));
}

const LEAD_WORDS = new RegExp(LEAD, 'iu');
/** "I know we were late and that …": what grants the one grants the other. */
const HOLDS_TWO = /^I know\b.* and that\b/i;

/** "Yes, my receipts only got to you on 11 April, big deal." → "My receipts only got to you on 11 April." */
export function plainAdmission(text: string): string {
  if (/\b(?:and|but) that (?:I|we|the|you|they|it)\b/i.test(text)) return text;
  const bare = text
    .replaceAll('’', "'")
    .replace(HOLDS_TWO.test(text) ? /^(?!)/ : LEAD_WORDS, '')
    .replace(SHRUGS, '')
    .replace(/^that (?=I (?:was|had)\b)/i, '');
  return withFullStop(capitalised(bare.trim()));
}
