import { type Rule, rule } from '../rule.ts';

const WHOM: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' };

/** Notes that scold somebody behind their back, as what can be said to them. */
export const SCOLDING_NOTES: readonly Rule[] = [
  rule(
    "^if (\\p{Lu}\\p{L}+|he|she|they) (?:starts?|begins?|keeps?|comes?)(?: on)? (?:whining|moaning|complaining|ranting|going on|banging on|nagging|fussing)(?: on)?((?: about [^,.!?]{3,40}?)?)( again)?,? (?:then )?(?:just )?(?:shut (?:him|her|them) (?:down|up)|cut (?:him|her|them) off|ignore (?:him|her|it|them)|don't listen|change the subject|move on)[.!]*$",
    (who, about, again = '') =>
      about === ''
        ? `If ${who} complains${again}, listen first`
        : `If ${who} speaks${about}${again}, listen first`,
  ),
  rule(
    '^(?:he|she|they) (?:should|ought to) be (?:really |so )?ashamed of ((?:how|what|the way) (?:he|she|they) [^.!?]{3,80})[.!]*$',
    'Talk about $1',
  ),
  rule(
    `^(?:(tell|remind|warn) (him|her|them) |make (?:it )?clear )(?:that )?(?:this|it)(?:'s| is) (?:his|her|their|the|a) (?:very )?(?:last|final|only) (?:chance|warning|opportunity)[.!]*$`,
    (_verb, whom = '') =>
      whom === '' ? 'Say plainly how serious this is' : `Tell ${whom.toLowerCase()} how serious this is`,
  ),
  rule(
    "^(?:and |so )?it(?:'s| is| was) (?:all |entirely )?(?:(\\p{L}+)'s|(his|her|their)) (?:own )?fault (?:that|if) ([^,;.!?]{5,100})(?:, (?:he|she|they) (?:always|never) [^,;.!?\\d]{3,60})?(?=[.!]*$)",
    (who = '', whose = '', what = '') =>
      `Ask ${who === '' ? (WHOM[whose.toLowerCase()] ?? 'them') : who} how it came that ${what}`,
  ),
  rule("\\b(he|she|they)((?:'s|'re| is| are)?) always (?=\\p{Ll})", '$1$2 often '),
  rule(
    '\\b(he|she|they) never (?:ever )?(?=(?:listen|answer|admit|ask|reply|call|help|say|tell|read|check|prepare|deliver|come|turn|show|do|care|keep|stick)(?:s|es)?\\b)',
    '$1 rarely ',
  ),
  rule(
    '^never (?=(?:takes|listens|answers|admits|asks|replies|calls|helps|says|tells|reads|checks|prepares|comes|turns|shows|cares|keeps|sticks|delivers)\\b)',
    'Rarely ',
  ),
  rule(
    `^(?:tell|remind|warn) (him|her|them) (?:that )?(?:enough is enough|I've had enough|I have had enough|this can't go on|it can't go on)[.!]*$`,
    (whom) => `Tell ${whom.toLowerCase()} how serious this is`,
  ),
  rule(
    "^(?:tell (?:him|her|them) (?:that )?)?(he|she|they) (?:really )?(?:needs? to|has to|have to|must|should) (?:finally )?(?:get (?:his|her|their) act together|pull (?:him|her)self together|pull (?:his|her|their) (?:socks up|weight)|shape up|step up|get it together|buck up)(?:,? or (?:else )?(?:he|she|they)(?:'s|'re| is| are)? (?:out|gone|off [^.,;!?]{3,30}))?[.!]*$",
    'Say what needs to change',
  ),
  rule(
    '^tell (him|her|them) to (?:get (?:his|her|their) act together|pull (?:him|her)self together|pull (?:his|her|their) (?:socks up|weight)|shape up|step up|get it together|buck up)[.!]*$',
    (whom) => `Tell ${whom.toLowerCase()} what needs to change`,
  ),
  rule(
    "(?:(?<=^)|(?<=, )|(?<=[.:] ))(?:he|she|they)(?:'ve|'s| have| has)? (?:really |totally |completely )?screwed us(?: over)?(?: (?:long|often) enough| again| badly)?(?=[.,;]|$)",
    'we have not been treated well',
  ),
];
