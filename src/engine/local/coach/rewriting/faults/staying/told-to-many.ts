import { oneOf } from '../../../patterns/one-of.ts';

/** What a writer says sorry for that is about writing at all, and so is nobody's loss. */
const IDLE_REGRET =
  '(?:to (?:bother|disturb|trouble|interrupt|bug|nag|chase|spam|keep|go on|repeat|remind|bore|be (?:a|that|boring|annoying|repetitive))|(?:for|about) (?:(?:the|this|my|yet|another|all) )*(?:long|short|lengthy|endless|mass|group|spam|e-?mails?|mails?|messages?|rants?|rambl\\w+|essay|novel|wall|reminders?|typos?|spelling|english|bother(?:ing)?|disturb\\w+|nagging|spamming|writing|sending|asking|repeating|going on|being|any\\b)|in advance|if\\b|again\\b|but\\b)';
const VERY = '(?:really |truly |very |so |deeply |genuinely |sincerely |terribly |both )*';

/** A loss of the readers' that the writer regrets, or knows of and regrets. */
const REGRETS = [
  `\\b(?:I(?:'m| am)|we(?:'re| are)),? ${VERY}sorry (?!${IDLE_REGRET})(?:about|for|that|to) (?!(?:it|this|that)(?:[.,;!]|$))\\p{L}+ \\p{L}+`,
  `\\b(?:I|we) ${VERY}apologi[sz]e (?!${IDLE_REGRET})for (?!(?:it|this|that)(?:[.,;!]|$))\\p{L}+ \\p{L}+`,
  `^(?:I|we) (?:know|realise|realize|understand|see|appreciate) (?:how|what|that|some|many|it|this)\\b.{8,160}\\b(?:I(?:'m| am)|we(?:'re| are)) ${VERY}sorry\\b`,
];

/** What of it is the writer's own. */
const OWNS = [
  '\\b(?:I|we) (?:will )?take (?:full |all )?(?:the )?(?:responsibility|blame)\\b',
  "\\b(?:this|that|it|which) (?:goes|applies|holds) for (?:me|us|myself|ourselves)\\b|\\b(?:I|we) (?:include myself|include ourselves|am no better|was no better)\\b|\\b(?:me|myself|us) included\\b|\\b(?:I(?:'m| am)|we(?:'re| are)) (?:as guilty|just as guilty|guilty of (?:it|this|that))\\b",
  "\\b(?:that|this|it)(?:'s| is| was) (?:entirely |partly |all |totally )?(?:my|our) (?:own )?(?:fault|mistake|doing)\\b",
];

/** Where the writer stands on what the readers are to choose. */
const STANDS = [
  "\\b(?:I|we) (?:do not|don't) (?:really )?mind (?:either way|which)\\b|\\b(?:I|we) have no preference\\b|\\b(?:either|both) (?:way )?(?:is|are|would be) fine (?:with|by|for) (?:me|us)\\b",
];

const OWN_WORD = oneOf(...REGRETS, ...OWNS, ...STANDS);

/** Whether words to many say what the writer regrets of the readers' loss, owns, or thinks of their choice. */
export function saysOwnPart(text: string): boolean {
  return OWN_WORD.test(text.replaceAll('’', "'"));
}
