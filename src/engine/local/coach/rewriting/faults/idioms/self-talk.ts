/**
 * What a writer says of their own shyness, pride and pleasure, and of how full the reader's day must be: clauses that speak
 * of nobody's matter. Each is closed at both ends, so that a name or a thing behind it keeps it.
 */

import { oneOf } from '../../../patterns/one-of.ts';

const EVER_SO =
  '(?:really |very |so |quite |rather |just |truly |absolutely |pretty |a bit |all |dead |mega )*';
const NOW =
  '(?: (?:just now|right now|now|at the moment|as it is|already|on|this time of year|anyway|too|though|etc|these days|what with one thing and another))*';
const SAY_NO =
  '(?:,? (?:so|but|and) (?:please )?(?:do )?(?:feel free to (?:say no|ignore (?:me|this)|tell me to (?:get lost|go away))|(?:just )?say(?: so| no)?(?: if [^\\d,;:]{3,40})?|no (?:worries|pressure|problem)(?: if [^\\d,;:]{3,30})?))?';
const END = `${NOW}${SAY_NO}[.!]*$`;

const BUSY =
  '(?:busy|swamped|inundated|stretched|snowed under|run off (?:your|their) feet|run ragged|tied up|flat out|up to your (?:eyes|neck|ears)(?: in it)?)';
const LOAD =
  '(?:(?:(?:got )?(?:a lot|lots|loads|plenty|enough|quite enough|so much|too much|tons|a million things?|a thousand things|stacks|heaps)(?: (?:on|going on|to (?:do|deal with|get through|think about)|on your (?:plate|mind|desk)))+)|(?:got )?(?:bigger|better|other|more important) (?:fish to fry|things to (?:do|worry about|think about|get on with)|problems|worries)|(?:get )?(?:loads|lots|plenty|tons|hundreds|dozens|so many|a lot) of (?:these|them|those|e-?mails|messages|requests)(?: every (?:day|week))?|(?:no|little|not much) time(?: for (?:this|me|these))?)';
const SHORT = '(?:tight|short|precious|hectic|mad|manic|busy|squeezed|hard to come by)';
const KNOWS =
  "(?:I|we)?(?:'m| am)? ?(?:do |fully |quite |really |can |only )*(?:know|realise|realize|appreciate|understand|imagine|expect|guess|sure)(?: that)?";

/** How busy the reader is, how tight their money: what they know better than the writer. */
const READERS_LOAD = oneOf(
  `^(?:and |but |also )?${KNOWS} (?:you(?:'re| are| must be| will be|'ll be|r)|ur|your) ${EVER_SO}${BUSY}${END}`,
  `^(?:and |but |also )?${KNOWS} you(?:'ve| have|'ll have| will have| must have| must| probably| already)? ${LOAD}${END}`,
  `^(?:and |but |also )?${KNOWS} how ${EVER_SO}(?:${BUSY}|${SHORT}) (?:you|things|it|everyone|everybody|life|time|money|your (?:days|weeks|time))(?: (?:all|must))?(?:'re| are|'s| is| get| gets| be)?${END}`,
  `^(?:and |but |also )?${KNOWS} (?:money|time|times|things|funds|cash|budgets?|diaries|your (?:time|diary|money))(?:'s| is| are) ${EVER_SO}${SHORT}${END}`,
  `^(?:and |but |also )?${KNOWS} (?:it(?:'s| is)|this is) ${EVER_SO}(?:not )?(?:nobody's|no one's|anyone's|everyone's|your|anybody's) (?:favourite|idea of fun)(?: (?:job|thing|task|topic|subject))?(?:, mine included)?[.!]*$`,
);

const WRITE =
  '(?:(?:to|about|on|of|over|off) )?(?:(?:ask|asking|say|saying|raise|raising|bring|bringing|mention|mentioning|write|writing|send|sending|email|emailing|message|messaging|do|doing|have|having|get in touch|getting in touch)(?: (?:to|with))?)(?: (?:it|this|that|you|anything|to you|it up|this up|that up|to raise this|to ask))*';
const LONG =
  '(?: (?:for|all) (?:a (?:long |little )?(?:while|time)|days?|weeks?|months|ages|some time|the last (?:few )?(?:days|weeks)|night|morning)(?: now)?)?';

/** How hard it was to write at all. */
const SHYNESS = oneOf(
  `^(?:and |but |so )?I ${EVER_SO}(?:hate|dread|don't like|feel bad about|am sorry for) (?:being the (?:one|person) (?:to|who has to)|having to|to have to) (?:land (?:this|it) on you|bring (?:this|it) up|raise (?:this|it)|say (?:this|it)|ask(?: this)?|nag|chase)(?: (?:all|you))*(?: when [^\\d,;:]{3,40})?[.!]*$`,
  `^(?:and |but |so )?(?:I(?:'m| am) (?:not |really |quite |still )*(?:sure|certain) (?:how|where) (?:best )?to (?:put|say|start|begin|phrase|word|raise)(?: (?:it|this))?|please (?:don't|do not) take (?:it|this|me) the wrong way|(?:I|we)(?:'ve| have) been turning (?:it|this) over(?: in my (?:mind|head))?(?: for (?:quite )?(?:a while|some time|days|weeks|ages))?)[.!]*$`,
  `^(?:and |but |so )?(?:I|we)(?:'ve| have) ${EVER_SO}(?:been )?(?:dreading|putting off|agonising over|agonizing over|losing sleep over|stewing over|fretting about|put off|put|putting) (?:(?:${WRITE})|it|this|that|it off|this off)${LONG}[.!]*$`,
  `^(?:and |but |so )?(?:I|we)(?:'ve| have) been ${EVER_SO}(?:losing sleep(?: over (?:it|this|that))?|racking my brains?|tearing my hair out|going (?:round|around) in circles|going over (?:it|this)(?: in my head)?|going back and forth|tying myself in knots)${LONG}(?:,? if truth be told)?[.!]*$`,
  `^(?:and |but |so |look,? )?I ${EVER_SO}(?:honestly )?(?:don't|do not|dont|didn't) ${EVER_SO}(?:know how (?:to|best to|I should) (?:say|put|start|phrase|begin|word|raise) (?:it|this|that)|know where to (?:start|begin)|like (?:doing|having to do|raising|bringing up|writing) (?:this|it|these)|(?:want|mean|wish|like) to (?:make (?:it|this) into (?:a|some) (?:big )?(?:thing|issue|drama)|make (?:a|any) (?:fuss|scene|song and dance)(?: (?:about|over|of) (?:it|this))?|go on(?: about (?:it|this))?|step on (?:any|anyone's|anybody's|your) toes|tread on (?:any|anyone's|anybody's|your) toes|speak out of turn|cause (?:any )?(?:trouble|bother|a fuss|offence)|moan|bother you|worry you|take up (?:too much of )?your time|keep you))[.!]*$`,
  `^(?:and |but |so |look,? )?I(?:'m| am) (?:${EVER_SO}not (?:normally |usually |really )?(?:one (?:for (?:confrontation|conflict|complaining|complaints|a fuss|moaning|scenes|arguments|drama)|to (?:complain|moan|make a fuss|grumble|go on|interfere))(?: normally| usually| as a rule)?|having a go(?: at (?:you|anyone))?|being (?:funny|rude|nasty|awkward|difficult)|trying to (?:be (?:funny|awkward|difficult)|have a go|cause trouble))|no (?:expert|statistician|scientist|lawyer|accountant|engineer|doctor|writer|salesman|mathematician|genius|great (?:writer|speaker)))[.!]*$`,
  `^(?:and |but |so )?I (?:feel|felt) ${EVER_SO}(?:awful|terrible|bad|guilty|horrible|rotten|dreadful|awkward|silly|daft|cheeky|rude)(?: even)?(?: (?:about )?${WRITE}| for ${WRITE}| about (?:it|this|that|asking))?[.!]*$`,
  `^(?:I |we )?(?:do )?hope (?:that )?(?:you (?:don't|do not|won't|dont|wont) mind (?:me|my|us) (?:writing|asking|dropping|getting|sending|contacting|messaging|emailing|saying|bothering|popping)\\b[^\\d,;:]{0,30}|(?:it's|it is|its|that's|this is) (?:ok|okay|alright|all right) to (?:write|ask|message|email|say)(?: (?:this|it|you|to you))?|you (?:won't|don't|will not|do not) take (?:it|this) the wrong way)[.!]*$`,
  `^(?:I(?:'ll| will) (?:try (?:to|and) )?keep (?:this|it) (?:very |really |as )?(?:brief|short|quick)(?: as (?:I can|possible))?(?: \\([^()\\d]{3,30}\\))?|I (?:won't|will not|wont) (?:keep you(?: (?:long|a moment))?|take (?:up )?(?:too )?much of your (?:time|day)|go on(?: about it)?|bore you|waste your time))(?:,? (?:as|because|since) I (?:know|realise|realize|appreciate) [^\\d,;:]{3,40})?[.!]*$`,
  `^(?:please )?(?:do )?(?:forgive|excuse|pardon) (?:me for |my |the |this )?(?:(?:cold|sudden|unsolicited|out of the blue|random|long|late) )*(?:e-?mail|message|letter|note|call|approach|writing|asking|intrusion)(?: (?:out of the blue|like this|to you))?[.!]*$`,
  `^(?:so |very |really |I'm |I am )*sorry (?:to (?:trouble (?:you|anyone)|bother (?:you|anyone)|disturb (?:you|anyone)|e-?mail|write|text|message|contact|call|ring|approach|get in touch|add to your|come at you|land (?:this|on you|in your)|spring (?:this|it) on|drop (?:this|it) on|be (?:a|such a|that) |chase|nag|hassle|pester|bug|butt in)\\b[^\\d,;:]{0,40}|again for (?:the |this |another )?(?:intrusion|bother|trouble|e-?mail|message|nagging|chasing)|if (?:this|I(?:'m| am)|it(?:'s| is))\\b[^\\d,;:]{0,10}(?:teaching you to suck eggs|a (?:daft|silly|stupid) question|not your (?:sort of )?thing|being (?:a pain|thick|slow|daft)))[.!]*$`,
);

/** What the writer enjoys or is proud of, where it names nothing that came of it. */
const PLEASURE = oneOf(
  `^(?:and |but |so |also )?(?:I|we) (?:do |just |really |absolutely |honestly |truly |personally )*(?:love|enjoy|adore) (?:(?:the|my|our|this) (?:job|work|trade|craft)|what (?:I|we) do|every (?:minute|second|bit|moment)(?: of it)?|doing (?:it|this))[.!]*$`,
  `^(?:and )?I like to think (?:that )?(?!(?:we|you)\\b)[^\\d,;:]{3,40}[.!]*$`,
  `^(?:and |but )?(?:I|we)(?:'ve| have)? (?:${EVER_SO})(?:enjoyed|loved) (?:every (?:minute|second|bit|moment|step)(?: of it)?|doing it)[.!]*$`,
  `^(?:and |but )?(?:it|this|that)(?:'s| is|'s been| has been) ${EVER_SO}(?:a labour of love|(?:very )?(?:close|dear) to my heart|a dream come true|a passion of mine|my baby|my pride and joy)[.!]*$`,
  `^(?:and |but )?(?:family|quality|service|people|trust|customers?) (?:means|is|comes before|mean|are) (?:everything|the world|what (?:it's all|we're all) about)(?: (?:to|for) (?:us|me))?[.!]*$`,
  `^(?:and |but |so )?(?:I|we)(?:'m| am|'re| are) ${EVER_SO}(?:proud of (?:it|this|that|them|myself|ourselves|what we do|(?:our|the|my) (?:journey|work|heritage|reputation|story|record)(?: so far)?)|(?:chuffed|over the moon|thrilled|delighted|buzzing|made up|tickled pink|pleased as punch)(?: (?:with|about|at|by) (?:it|this|that|them|(?:how|the way) (?:it|this|things)(?:'s|'ve| has| have)? (?:all )?(?:turned|worked|come|gone)[^\\d,;:]{0,15}))?)[.!]*$`,
  `^(?:and |but |so )?I (?:personally |for one |really |honestly )*(?:can't|cannot|can not) wait (?:to (?:have|try|see|get|taste|use)|for) (?:my|the|it|this|that) [^\\d,;:]{0,40}[.!]*$`,
  `^(?:and |but |so )?(?:I|we)(?:'ve| have) never been (?:any |very |too |so )?(?:good|great|much good|the best|brilliant) (?:at|with) (?:this|these|these things|this sort of thing|writing|talking|meetings|speeches|words)[.!]*$`,
  `^(?:and |but |so )?(?:I must say |I have to say |if I (?:do|may) say so(?: myself)?,? |I like to think )?(?:I|we)(?:'ve| have) got (?:rather|quite|pretty|very|really) good at (?:it|this|that)(?: (?:over the years|by now|now|if I (?:do|may) say so(?: myself)?))*[.!]*$`,
);

/** What words speak of that is nobody's matter: the writer's own shyness or pleasure, or the reader's full day. */
export type Talk = 'of writer' | 'of reader' | null;

/** Where one thing of that kind ends and the next begins. */
const JOINED = /,? (?:and|but|as|because|since|so) (?=(?:I|I['’]\p{L}+|you|it|we)\b)/iu;

/** Whether words say no more than that: how hard it was to write, what the writer likes, how busy the reader must be. */
export function talkIn(words: string): Talk {
  const text = words.trim().replaceAll('’', "'");
  if (text.endsWith('?')) return null;
  const whole = talkOf(text);
  if (whole !== null) return whole;
  const parts = text.split(JOINED).map(talkOf);
  if (parts.length < 2 || parts.includes(null)) return null;
  return parts.includes('of reader') ? 'of reader' : 'of writer';
}

function talkOf(part: string): Talk {
  const bare = part.replace(/(?:,? as you(?:'ll)? (?:well )?know)?[,;:.!\s]{0,9}$/i, '');
  if (READERS_LOAD.test(bare)) return 'of reader';
  return SHYNESS.test(bare) || PLEASURE.test(bare) ? 'of writer' : null;
}
