import { baseOfPast } from '../../../patterns/verb-forms.ts';
import { type Rule, rule, ruleThroughout } from '../rule.ts';

const VERY =
  '(?:really |totally |completely |simply |just |absolutely |utterly |so |always |clearly |obviously )*';
/** "Obviously", "honestly": what leads to a reproach and says nothing. */
const LEAD = '(?:(?:and|but|so|oh|wow|look|honestly|seriously|frankly|obviously|clearly|sorry|listen),? )*';
const UNTOLD =
  "(?:a (?:thousand|hundred|million|dozen|zillion) times|(?:time and )?time again|over and over(?: again)?|countless times|so many times|again and again|god knows how many times|I (?:don't|do not) know how many times)";

/** What the writer cannot believe, knows that the reader knows, or has said before: the fact. */
const WHAT_HAPPENED: readonly Rule[] = [
  rule(
    `^I(?:'m| am) writing to (?:express|convey|register|voice) my (?:(?:extreme|deep|utter|great|profound|strong|sheer) )?(?:disappointment|dissatisfaction|displeasure|anger|frustration|disgust)(?: (?:with|at|about|over|regarding|in)) (?=(?:the|your|how|a|an)\\b)`,
    'I am unhappy with ',
  ),
  rule(
    `^${LEAD}why (?:is it|am I|are we) always (?:me|us|(?:the )?ones?|(?:(?:left|expected|down) to (?:me|us)))? ?(?:(?:that|who) (?:has|have) to|to have to|to) (?!know\\b|hear\\b|be\\b)([^?!.]{3,90}?)[?!.]*$`,
    (deed) => `I often have to ${deed}.`,
  ),
  rule(
    `^${LEAD}why do (I|we) always have to ([^?!.]{3,90}?)[?!.]*$`,
    (who, deed) => `${who} often have to ${deed}.`,
  ),
  rule(
    `^${LEAD}why (am I|are we) always the last (?:one |ones |person )?to (know|hear|find out|be told)((?: [^?!.]{2,60})?)[?!.]*$`,
    (who, verb, about) => `${/^am/i.test(who) ? 'I am' : 'We are'} often the last to ${verb}${about ?? ''}.`,
  ),
  rule(
    `^${LEAD}I (?:just |still |really |honestly |simply )*(?:can't|cannot|can hardly|could not|couldn't) believe (?:that )?(?=(?:you|we|they|he|she|nobody|no one|somebody|someone|the|our|my|your|this|that) \\p{L}+ \\p{L})`,
    '',
  ),
  rule(
    '^How many (?:more )?times (?:do I|must I|do we) (?:have to |need to )?(?:tell|say|ask|remind|explain|repeat)(?: (?:you|to you|this|it|everyone))?(?: that)?[,:;–-]? (?=(?:the|your|my|our|you|it|this|we|all|every|no)\\b[^?]*$)',
    '',
  ),
  rule(
    "^As (?:I|we)(?:'ve| have)? already (said|told you|mentioned|explained|asked|wrote|pointed out)\\b",
    'As I $1',
  ),
  rule('^For the (?:last|umpteenth|hundredth|thousandth|millionth|nth) time(?: now)?[,:]? (?=\\p{L})', ''),
  rule(
    `\\b(I|we)(?:'ve| have)? (?:already )?(told|asked|reminded|warned) you ${UNTOLD} `,
    '$1 have $2 you several times ',
  ),
  rule(
    `\\b(I|we)(?:'ve| have)? (?:already )?(told|asked|reminded|warned) you ${UNTOLD}(?=[.!]*$)`,
    '$1 have $2 you several times',
  ),
  rule(
    "^I(?:'ve| have)? (?:already )?(?:told|asked|reminded|warned) you(?: lot| all| guys| people| both)?(?: about (?:it|this|that))? (?:enough times|often enough|more than enough(?: times)?|before)(?: now| already)?[.!]*$",
    'I have raised this before.',
  ),
  rule(
    "^(?:and |so |but )?(I|we)(?:'m| am|'re| are) (?:really |so |totally |just |absolutely |getting )*(?:fed up with|sick (?:and tired )?of|tired of) (?=(?:people|every(?:one|body)|some of you|members|parents|staff|others|drivers|visitors|customers) \\p{L}+ing\\b)",
    (who) => `${who} ${/^we$/i.test(who) ? 'are' : 'am'} unhappy about `,
  ),
  rule(
    '^You (?:were|had been) (?:already |clearly |explicitly )?(?:told|informed|reminded|warned)(?: (?:about|of) (?:it|this|that))?(?: already| before| clearly)? (?=(?:at|in|on|by|last|two|three|several|yesterday) )([^,.;!?]{2,60})[.!]*$',
    'This was mentioned $1.',
  ),
  rule(
    "^You(?:'ve| have) (?:already )?been (?:told|asked|reminded)(?: about (?:it|this|that))?(?: (?:before|already|many times|several times|enough times|often enough))?[.!]*$",
    'I have raised this before.',
  ),
  rule(
    ',? (?:when|although|even though|though) you know (?:full|perfectly|very|damn) well (?:that )?(?=\\p{L})',
    ', although ',
  ),
  rule(
    '^You know (?:full|perfectly|very|damn) well (?:that )?(?=(?:the|we|I|our|my|it|there|this|that|your)\\b)',
    '',
  ),
  rule(',? as you (?:well|full well|perfectly well|very well) know(?=[,.!]|$)', ''),
  rule("^I see (?:that )?(?=you(?:'ve| have) (?:once again|yet again|again|still)\\b)", ''),
  rule(
    '^(?:you )(?:just |simply )?went behind (my|our) back and (?=\\p{Ll})',
    (whose) => `Without talking to ${whose.toLowerCase() === 'my' ? 'me' : 'us'} first, you `,
  ),
  rule(
    '\\bwent behind (my|our) back to (?=(?:the|our|my|\\p{Lu}))([^.,;!?]{2,40}?)(?=[.,;!]|$)',
    (whose, whom) => `went to ${whom} without talking to ${whose.toLowerCase() === 'my' ? 'me' : 'us'} first`,
  ),
  rule(
    "(?<=\\byou)(?:'ve| have) (?:just |simply )?gone behind (my|our) back\\b",
    (whose) => ` did not talk to ${whose.toLowerCase() === 'my' ? 'me' : 'us'} first`,
  ),
  rule(
    '\\bwent behind (my|our) back\\b',
    (whose) => `did not talk to ${whose.toLowerCase() === 'my' ? 'me' : 'us'} first`,
  ),
  rule(
    `\\byou(?:'ve| have)? ${VERY}(?:threw|thrown) (me|us) under the bus\\b`,
    (whom) => `${whom === 'us' ? 'we' : 'I'} felt let down`,
  ),
  rule(
    `\\byou(?:'ve| have)? ${VERY}made (me|us) look (?:like )?(?:an? )?(?:total |complete |right |real |absolute )*(?:idiots?|fools?|stupid|ridiculous|incompetent|muppets?|amateurs?)\\b`,
    (whom) => `it was embarrassing for ${whom}`,
  ),
  rule(
    '(^|, (?:and|so) | and | so )(?:I|we) (?:looked|(?:was|were) left looking|ended up looking) (?:like )?(?:an? )?(?:total |complete |right |real |absolute )*(idiot|fool|idiots|fools|stupid|ridiculous|muppet)\\b(?![^.!?]*,? and so (?:did|do|does) )',
    (joint, what) => `${joint}it was embarrassing for ${/s$/.test(what) ? 'us' : 'me'}`,
  ),
  ruleThroughout(
    '(?<!\\b(?:look|looks|looked|looking|feel|feels|felt|sound|sounds|seem|me|us)) like (?:an? |some )?(?:total |complete |right |real |absolute )*(?:idiots?|fools?|muppets?|lemons?)(?=[ .,;!?]|$)',
    '',
  ),
  rule(
    `^(?:so,? |and,? )?(?:it(?:'s| is)|that(?:'s| is)|it was) (?:all |entirely |clearly )?your (?:own )?fault (?:that )?(?=(?:the|we|I|our|my|they|it)\\b)`,
    '',
  ),
  rule(
    '^(?:Nobody|No one) (?:gave|has given|ever gave) you (?:the |any )?(?:permission|right|authority|go-ahead) to (?:do (?:that|this|it|so)|decide (?:that|this|it))[.!]*$',
    'That had not been agreed.',
  ),
];

/** What was left undone: how often, and without the charge. */
const LEFT_UNDONE: readonly Rule[] = [
  rule(
    " but of course (?:you|nobody|no one) (?:just )?(?:didn't|did not|never|wouldn't|don't|had to)(?: even)? (?:listen|listened|care|cared|bother|bothered|check|read|ask|asked|notice|know better)(?: to me)?(?=[.!,;]|$)",
    '',
  ),
  rule("(?<=\\p{L}),? because you (?:can't|cannot|don't|won't) do yours(?=[.!]*$)", ''),
  rule(
    ",? and (?:it|that|this)(?:'s| is) (?:really |just )*driving (?:me|us|everyone) (?:mad|crazy|nuts|insane|up the wall|round the bend)(?=[.!]*$)",
    '',
  ),
  rule(
    "\\byou(?:'ve| have) (?:still )?done (?:absolutely |precisely |literally |next to )?nothing\\b",
    'nothing has been done so far',
  ),
  rule('\\byou did (?:absolutely|precisely|literally) nothing\\b', 'nothing was done'),
  rule(
    "\\byou (?:didn't|did not|never)(?: even)? lift(?:ed)? a finger\\b(?: to help(?: us| me)?)?",
    'you did not help',
  ),
  rule(
    '\\b(nobody|no one|none of you) (?:has |have )(?:even |ever |so far )?bothered to (call|answer|reply|respond|return|ask|check|inform|explain|turn|show|clean|help|sign|update|listen)(?=\\b)',
    (who, deed) => `${who} has ${regularPast(deed)}`,
  ),
  rule(
    '\\b(nobody|no one|none of you) (?:even |ever )?bothered to (call|answer|reply|respond|return|ask|check|inform|explain|turn|show|clean|help|sign|update|listen)(?=\\b)',
    (who, deed) => `${who} ${regularPast(deed)}`,
  ),
  rule(
    "\\byou (?:didn't|did not|never)(?: even)? (?:bother(?:ed)? to|have the (?:decency|courtesy|guts|nerve|common decency|good grace) to|think to|manage to) (?=\\p{Ll})",
    'you did not ',
  ),
  rule("\\byou (?:couldn't|could not) (?:even )?(?:be bothered|be arsed) to (?=\\p{Ll})", 'you did not '),
  rule(
    "(?<!\\b(?:do|did|have|that|which|what|how|where|when|if|as) )\\byou (?:just |simply |obviously |clearly |apparently )?(didn't|did not|haven't|have not|couldn't)(?: just| simply)? even (?=\\p{Ll})",
    'you $1 ',
  ),
  rule("\\byou (?:just|simply) (didn't|did not|haven't|have not) (?=\\p{Ll})", 'you $1 '),
  rule(
    '(?<!\\b(?:as|which|that|what|had|have) )\\byou ((?:obviously |clearly |apparently |evidently |still )?(?:have )?never (?:once |even |ever )?((?:went|came|tried|stopped) and )?(\\p{L}{3,}))\\b(?! (?:been|to be)\\b)',
    neverDid,
  ),
  rule(
    '\\byou (?:completely|totally|simply|utterly|blatantly|just|flatly|deliberately) ignored (?=\\p{L})',
    'you ignored ',
  ),
  rule(
    '^(?:But |And |Yet )?You (?:just |always |all )*keep (?:on )?ignoring (?:this|it|that|them)[.!]*$',
    'This keeps being missed.',
  ),
  rule(
    "^(?:But |And |Yet )?You(?: (?:just |always )*keep (?:on )?ignoring|(?:'re| are) (?:just |simply )?ignoring|(?:'ve| have)(?: just| simply| completely| totally)? ignored| (?:have )?(?:just |simply )?ignored|(?:'ve| have) been ignoring) (my|our) ((?:(?:last|two|three|four|\\d+) )*(?:e-?mails|mails|messages|calls|letters|questions|reminders|requests|texts))\\b",
    (whose, what) =>
      `${whose.toLowerCase() === 'my' ? 'I' : 'We'} have had no answer to ${whose.toLowerCase()} ${what}`,
  ),
  rule('\\bwithout (?:receiving |getting |having |even )*so much as (?=an? )', 'without '),
  rule(
    "\\bit(?:'s| is) always (?:me|us|I) (?:who|that) (?:has to|have to|must|gets to) (?=\\p{Ll})",
    'I often have to ',
  ),
  rule(
    "\\bI(?:'m| am) always the one (?:who|that) (?:has to|have to|must|gets to) (?=\\p{Ll})",
    'I often have to ',
  ),
  rule(
    "^I (?:really |honestly )?(?:shouldn't|should not) (?:even )?(?:have|need) to ((?:chase|remind|ask|clean|redo|check|fix|correct|tidy|repeat|call|do|pick up) [^.!?]{2,80}?(?:every (?!single|time)\\p{L}+|each (?:week|month|day|year)|twice|\\p{L}+ times)(?: [^.!?]{2,30})?)[.!]*$",
    'I would like not to have to $1.',
  ),
];

function regularPast(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb === 'show') return 'shown';
  return /e$/.test(verb) ? `${verb}d` : `${verb}ed`;
}

/** "you never answered" as one thing that did not happen; a habit stays for the rules on absolutes. */
function neverDid(...groups: string[]): string {
  const [whole = '', first = '', past = ''] = groups;
  const base = baseOfPast(past);
  const gone = first === '' ? '' : (baseOfPast(first.replace(/ and $/, '')) ?? '');
  if (base === null || base === past || (first !== '' && gone === '')) return `you ${whole}`;
  return `you did not ${gone === '' ? '' : `${gone} and `}${base}`;
}

/** "Stop wasting my time and …": what scolds in front of what is asked. */
const SPURS =
  "(?:use your (?:head|brain|common sense|eyes)|do your (?:job|work)|stop wasting (?:my|our|everyone's|everybody's) time|get off (?:your|the) (?:arse|backside|butt|ass|high horse|sofa|couch)|stop dreaming|stop (?:messing|fooling|faffing) (?:about|around)|stop (?:making|with the|giving me) excuses|stop (?:whining|complaining|moaning|playing games)|grow up|wake up|get a grip|pull yourself together|get your act together|get it together|pull your finger out|man up|be (?:an adult|a grown-up|professional) for once|take some responsibility)";
const GET_BETTER =
  '(?:get (?:your|ur) (?:act|stuff|shit) together|get it together|pull (?:yourself|yourselves) together|pull your socks up|pull your finger out|step up(?: your game)?|up your game|raise your game|buck up(?: your ideas)?|buck (?:your|ur) ideas up|sort (?:yourself|yourselves) out|get a grip|shape up|get with the program(?:me)?|get in(?:to)? line)';
const TOLD_TO =
  "(?:you (?:really |all |seriously |just |finally )*(?:need to|have to|must|should|had better|better|ought to)|you'd better|it(?:'s| is) (?:high |about )?time (?:that |for )?you (?:all )?(?:to )?|time to|please|just|I (?:need|want|expect) you to)";

/** Being told to be better, as what has to change. */
const BETTER: readonly Rule[] = [
  rule(`^(?:so |and |but )?(?:${TOLD_TO} )?(?:just |finally |please )*${SPURS} and (?=\\p{Ll}{2,} )`, ''),
  rule(
    `^((?:Next time|In future|From now on),?) (?:please |just |maybe )*${SPURS} and (?=\\p{Ll}{2,} )`,
    (when) => `${when.replace(/,$/, '')}, please `,
  ),
  rule(`(?<=\\b(?:to|could you|can you|you) )(?:just |finally )?${SPURS} and (?=\\p{Ll}{2,} )`, ''),
  rule(
    `^(?:so |and |but )?(?:${TOLD_TO} )?(?:finally |really |please )*${GET_BETTER}((?: (?:before|by|until|in time for|from|for) [^.,;!?]{2,50}?)?)(?:,? (?:or|otherwise) (?:else )?(?:there(?:'ll| will) be consequences|(?:I|we)(?:'ll| will) (?:have to )?(?:take|draw) (?:the )?consequences))[.!]*$`,
    (when) => `This needs to change${when}; otherwise there will be consequences.`,
  ),
  rule(
    `^(?:so |and |but )?${TOLD_TO} (?:finally |really |please )*${GET_BETTER}((?: (?:before|by|until|in time for|from) [^.,;!?]{2,50}?)?)(?:,? or else)?[.!]*$`,
    (when) => `This needs to change${when}.`,
  ),
  rule(
    `^(?:so |and |but )?(?:finally |really )*${GET_BETTER} ((?:before|by|until|in time for|from) [^.,;!?]{2,50}?)(?:,? or else)?[.!]*$`,
    'This needs to change $1.',
  ),
  rule(
    "^(?:and |so |but )?If (?:you (?:don't|do not|can't|cannot|won't)|(?:this|that|it) (?:doesn't|does not)) (?:change|improve|stop|get better|stop (?:this|that|it)|sort (?:this|that|it|yourself) out|get your act together|shape up|do better|pull your weight|step up|change (?:this|that|your (?:attitude|ways|behaviou?r))),? (?:then )?(I|we)(?:'ll| will)? (?:have|need) to ((?!be\\b)[^.;:!?]{3,90}?)[.!]*$",
    (who, deed) => `If this does not change, ${who === 'we' ? 'we' : 'I'} will need to ${deed}.`,
  ),
  rule(
    "^(?:and |so |but )?If you(?: people| guys| lot)? (?:can't|cannot|can not|don't|do not)(?: even)? (?:manage to |managed to )?(?:get|do|fill in|handle|follow|keep|answer|write|read|send|organi[sz]e|deliver) (?:an?|the|one|such a) (?:(?:simple|single|basic|little|stupid|bloody) )+[^.,;!?\\d]{2,40}?,? (?=(?:I|we|then)\\b)",
    'If this cannot be put right, ',
  ),
  rule(
    "^(?:One more time|Once more|Do (?:that|this|it) again|One more (?:mistake|slip|slip-up|stunt))(?: like (?:that|this))? and you(?:'re| are) (?:out|gone|off|done|fired|finished)[.!]*$",
    'If it happens again, you will have to go.',
  ),
];

/** Scoldings in everyday idioms, as what happened, what was left undone and what has to change. */
export const SCOLDINGS: readonly Rule[] = [...WHAT_HAPPENED, ...LEFT_UNDONE, ...BETTER];
