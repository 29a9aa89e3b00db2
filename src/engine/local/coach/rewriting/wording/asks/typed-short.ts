import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { applyRules, ask, type Rule, rule, small } from '../rule.ts';

/** First words of what is no order: who or what it tells of, a condition, a question. */
const NO_ORDER =
  '(?:I|we|you|he|she|it|they|there|this|that|these|those|the|a|an|my|our|your|his|her|their|if|when|what|who|where|why|how|so|as|and|but|or|because|in|on|at|by|for|no|not|let|please|just|sorry|thanks|hope|hoping|maybe|perhaps|(?!bring\\b)\\p{L}+ing|everyone|everybody|someone|anyone)\\b';

/** Who is asked about, behind the first word of a question. */
const ASKED =
  '(?:you|we|they|he|she|there|any(?:one|body|thing)?|every(?:one|body)|some(?:one|body)|people|it|that|this|the|my|our|your|his|her|their)';
/** A question of which the mark was left out: "do you want the blue one or the red one". */
const UNMARKED = `^(?:(?:so|and|also|oh|or),? )?(?:(?:do|does|did|have) (?:you|we|they|he|she|I) |(?:are|is|was|were|has|will|would|can|could|shall|should(?! (?:you|there|any))) ${ASKED} |(?:what|when|where|who|how|why) (?:do|does|did|are|is|should|shall|would|can|could|will|was|were) ${ASKED} |(?:what|which) (?!you|we|I|they|he|she|it|the)\\p{L}+ (?:do|does|did|are|is|should|shall|would|can|could|will) ${ASKED} )(?:[^?!;:,.]|[.:](?=\\d)){2,140}$|^(?:(?:so|and|but|also|oh),? )?(?:where|when|who|what|how|why)(?:['’](?:s|re)| (?:is|are|was|were|will|do|does|did)) ${ASKED}(?: \\p{L}+)?$`;
const UNMARKED_OF_NAME =
  '^(?:Is|Are|is|are) \\p{Lu}\\p{Ll}+ (?:ok|okay|fine|good|better|free|in|back|coming|still|there)\\b[^?!;:,.]{0,80}$';

const SEE_OF: Readonly<Record<string, string>> = {
  saw: 'see',
  got: 'get',
  read: 'read',
  found: 'find',
  'managed to see': 'see',
  'managed to read': 'read',
  'managed to find': 'find',
};

/** How people ask in a text when they type fast, as the plain question. */
const TYPED_SHORT: readonly Rule[] = [
  // "Tell the others will you"
  ask(
    `^(?:please )?(?!${NO_ORDER})(\\p{L}+ [^,;:.!?]{2,80}?),? (?:will|would|can|could|won't) you(?: please)?[.!?]*$`,
    (deed) => `Could you ${small(deed)}`,
  ),
  ask(
    '^(?:(?:hi|hey|so|and|also),? )?would you (?:terribly |awfully |really |very much )?mind (?:terribly |awfully |very much |possibly |maybe |just )*(?:having|taking) a (?:quick |little |brief )?look (?=\\p{L})',
    'Could you have a look ',
  ),
  // "I wanted to check if you saw my message about the van"
  ask(
    "^(?:(?:hi|hey|so|and|also),? )?(?:I(?:'m| am| was)? )?(?:just |only |quickly )*(?:wanted to (?:check|ask|see)|checking|wondering|wondered) (?:if|whether) you (?:maybe |perhaps |possibly |by any chance |ever )?(saw|got|read|found|managed to (?:see|read|find)) ((?:my|the|our|that|his|her|their)\\b[^.!?;]{2,100}?)[.!?]*$",
    (seen, what) => `Did you ${SEE_OF[seen ?? ''] ?? seen ?? ''} ${what ?? ''}`,
  ),
  // "Morning boss sorry to be a pain again, …"
  rule(
    '^(?:(?:good )?(?:morning|afternoon|evening)|hi|hiya|hey)?(?: ?(?:boss|gaffer|mate|hun|love|guys|all|there))? ?(?:soz|sorry)(?: (?:to be a (?:pain|bother|nuisance|nag)|to (?:bother|bug|pester|hassle) you|for (?:the )?(?:bother|hassle)|boss|gaffer|mate|hun|love|me|only me|its me|again|yet again))+,? (?:but |so )?(?=\\p{Ll}+ \\p{L}+ \\p{L})',
    '',
  ),
  // "Someone ring the garage"
  ask(
    '^(?:and |so |also )?(?:someone|somebody|anyone) (?:please |just )?((?:ring|call|text|order|get|bring|fetch|chase|check|ask|tell|buy|book|lock|grab|sort|pick up|find out) [^,;:.!?]{2,80})[.!]*$',
    'Can you $1',
  ),
  // "Can you do Saturday yes or no need to know by 5"
  rule(
    '^((?:can|could|will|would|do|are) (?:you|we) [^,;:.!?]{3,60}?),? yes or no,? (?:(I|we) )?need (?=to know\\b)',
    (asked, who = '') => `${asked}, yes or no? ${who === '' ? 'Need' : `${who} need`} `,
  ),
  // "No rush my end", "no rush at all up to you"
  rule(
    ",? (?:but |and )?no (?:rush|hurry|pressure|stress)(?: at all| really)?(?: (?:from |on |at )?(?:me|my end|my side|our end|our side|this end)(?: at all)?|,? (?:it's )?up to you|,? whatever (?:suits|works)(?: (?:for )?you)?(?: hun| mate| love)?)+(?=,|[.!]*$| x+[.!]*$)",
    '',
  ),
  rule(
    '^(?:and |but )?no (?:rush|hurry|pressure|stress)(?: at all| really)? (?:from |on |at )?(?:me|my end|my side|our end|our side|this end)(?: at all)?,? (?:but )?(?=\\p{L})',
    '',
  ),
  rule(
    "^(?:I know (?:that )?(?:you(?:'re|r| are)|u r|ur) (?:really |so |very |probably )?(?:busy|swamped|snowed under|flat out|rushed off)\\b[^,.;?!\\d]{0,50}? and )?(?:I |we )?(?:really |also )?(?:don't|dont|do not|didn't|did not) (?:want|wanna|mean) (?:to )?(?:(?:hassle|bother|bug|nag|pester|chase|pressure|push|hurry|rush|disturb) you(?: again)?|be an? (?:pain|nuisance|bother|nag|pest)),? but (?=\\p{L})",
    '',
  ),
  rule(
    '^((?:could|can|would|will|did|have) (?:you|we|I) [^?;]{3,140}?)(?:,? (?:at all|or whenever|maybe|perhaps))+(?=\\?$)',
    '$1',
  ),
  ask(UNMARKED, '$&?'),
  { ...rule(UNMARKED_OF_NAME, '$&?', 'u'), asks: true },
];

/** A shrug behind something that these readers would look into. */
const SHRUGS: readonly Rule[] = [
  rule(
    ",? (?:but|and|so|though) (?:(?:I'm|I am) (?:pretty |quite |fairly )?sure |I (?:guess|think|reckon) |hopefully )?(?:it|that|this|she|he|they|everything|all)(?:'s| is| was|'re| are|'ll be| will be| should be|'d be) (?:all |totally |absolutely |probably |surely )?(?:fine|ok|okay|alright|all right|no problem|no big deal|no biggie|nothing major)(?=[.!]*$)",
    '',
  ),
  rule(',? but (?:no big deal|no biggie|nothing major|no harm done|no worries|no drama)(?=[.!]*$)', ''),
];

const MATTER =
  '(I|we|it|they|he|she|(?:the|my|our|your|this|that) (?:\\p{L}+ )??\\p{L}+(?= (?:been|working|ready|here|there|done|finished|back|sent|paid|told|\\p{L}+ed)\\b))';

/** A question that sounds like a charge, as somebody asks who wants to know. */
const COLD: readonly Rule[] = [
  ask(
    "^where(?: (?:is|are)|'s|'re) ((?:the|my|our|your|those|these|that) [^,;:.!?]{2,50}?)\\?+$",
    (thing) => `Could you tell me where to find ${thing}`,
  ),
  ask(
    `^why (wasn't|weren't|hasn't|haven't|isn't|aren't|didn't) ${MATTER} (\\p{Ll}[^;:.!?]{2,100}?)\\?+$`,
    (not, who, what) => `Could you tell me why ${who ?? ''} ${not ?? ''} ${what ?? ''}`,
  ),
  ask(
    '^when are you (?:finally |actually |ever )?(?:going to|gonna) (\\p{Ll}[^;:.!?]{2,100}?)\\?+$',
    'When can you $1',
  ),
  ask(
    '^(?:please )?((?:find|get|ask) (?:someone|somebody|anyone) else\\b[^,;:.!?]{0,60}?)[.!]*$',
    (deed) => `Could you please ${small(deed)}`,
  ),
  rule(
    "^if (\\p{L}+) (can't|cannot|don't want to|won't) ([^,;.!?]{2,30}?),? (?:then )?(?:they|you|he|she) \\2(?: \\3)?[.!]*$",
    "If $1 $2 $3, that can't be helped.",
  ),
];

const SAY_OF: Readonly<Record<string, string>> = {
  says: 'say',
  thinks: 'think',
  reckons: 'reckon',
  loves: 'like',
  likes: 'like',
};

/** "Everyone says it works", of which no more is known than that some do. */
const OF_ALL: Rule = rule(
  '^(?:literally |absolutely |basically |honestly )?every(?:one|body) (says|thinks|reckons|loves|likes) (?!so\\b)(?=\\p{L})',
  (says) => `People ${SAY_OF[(says ?? '').toLowerCase()] ?? says ?? ''} `,
);

/** What a text says amiss for one reader. */
const TYPED_FOR: Readonly<Partial<Record<ProfileCode, readonly Rule[]>>> = {
  'DP-03': [...SHRUGS, OF_ALL],
  'DP-04': SHRUGS,
  'DP-05': SHRUGS,
  'DP-06': COLD,
};

/** What was typed in haste, put as this reader of a text would rather get it. */
export function typedOut(sentence: string, profile: ProfileCode | null): string {
  const own = profile === null ? [] : (TYPED_FOR[profile] ?? []);
  return applyRules(applyRules(sentence, TYPED_SHORT), own);
}

const IS_UNMARKED = new RegExp(UNMARKED, 'iu');

/** Whether a sentence is a question of which the mark was left out. */
export function isUnmarkedQuestion(sentence: string): boolean {
  return IS_UNMARKED.test(sentence.trim());
}

/** Whether a sentence of a text was typed in haste so that this reader would rather get it otherwise. */
export function isTypedInHaste(sentence: string, profile: ProfileCode | null): boolean {
  const own = sentence.trim().replaceAll('’', "'");
  return typedOut(own, profile) !== own;
}
