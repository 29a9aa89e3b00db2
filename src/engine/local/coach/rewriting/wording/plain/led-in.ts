import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import { PRESSED_ANEW } from '../asks/pressing.ts';
import { HAS_ALWAYS } from '../reproaches/habits.ts';
import { ask, type Rule, rule, ruleThroughout } from '../rule.ts';

/** What a shy writer says of themselves before the point. */
const SHY =
  "(?:(?:I(?:'m| am) )?(?:so |very |really |terribly |just )*sorry(?: to [^,;.!?\\d]{3,30}| about this| for this| again)?|I (?:really |honestly )?feel (?:so |really |quite )?(?:terrible|awful|bad|guilty|awkward|horrible|silly)(?: (?:about|for|saying|asking|bringing|raising|writing) ?[^,;.!?\\d]{0,25})?|I(?:'m| am| might be| may be| could be)(?: probably| maybe| just| perhaps| almost certainly)* (?:overreacting|being (?:silly|oversensitive|too sensitive|daft|paranoid|a pain|annoying|difficult|unfair)|totally off|way off|completely off|reading too much into (?:it|this)|imagining (?:it|things)|completely wrong|totally wrong|worrying (?:about nothing|too much|for nothing))(?: here)?|(?:this|it) (?:is|might be|may be|could be|'s) (?:probably |maybe |perhaps )*(?:a |an )?(?:really |very )?(?:silly|stupid|daft|dumb|nothing|just me|awkward|cheeky)(?: (?:question|idea|thing|thought|request))?(?: (?:to (?:ask|say|raise)))?|I (?:know|realise|realize) (?:that )?(?:this|it)(?:'s| is) (?:a bit |a little |probably |really |very )*(?:awkward|cheeky|annoying|short notice|late|a lot to ask|a big ask|a pain)|I (?:totally |completely |really )?(?:hate|don't want|didn't want|don't like) to (?:be (?:that person|a pain|a nag|a bother|rude|difficult|annoying)|bother you|ask|nag|moan|complain|do this|say this|bring this up|pester you|add to your (?:plate|workload)))";

/** Words of a person who takes back beforehand what they are about to say. */
const DISCLAIMED =
  "(?:I (?:really )?(?:shouldn't|should not) (?:even )?(?:have|need) to (?:say|tell you|ask|explain) (?:this|that|it)|I (?:don't|do not|didn't) (?:want|mean|wish) to (?:be (?:rude|mean|harsh|funny|unkind|difficult|that person|the bad guy)|sound (?:rude|harsh|mean|ungrateful)|offend(?: you| anyone)?|moan|be a pain|cause (?:trouble|a fuss|offence))|no offen[cs]e(?: meant| intended)?|(?:I(?:'m| am) )?not being (?:funny|rude|nasty)|(?:please )?(?:don't|do not) take (?:this|it) the wrong way|I hate to (?:be the one to say (?:it|this)|say (?:it|this)|break it to you)|correct me if I(?:'m| am) wrong|with (?:all )?(?:due )?respect|I(?:'m| am) (?:sorry|afraid))";

const PASTS: Readonly<Record<string, string>> = {
  visit: 'visited',
  see: 'saw',
  call: 'called',
  ring: 'rang',
  answer: 'answered',
  'come to': 'came to',
  'look at': 'looked at',
  'write to': 'wrote to',
};

/** What stands before the point of a sentence and says nothing of it. */
export const LED_IN: readonly Rule[] = [
  ...PRESSED_ANEW,
  rule(
    "^(?:(?:and|so|but|well),? )?(?:I (?:suppose|guess|think) )?(?:all |what )(?:I(?:'m| am)|we(?:'re| are)) (?:really |basically )?(?:trying to say|saying)(?:,? and [^,.]{3,50},)? is(?: that)? (?=\\p{L})",
    '',
  ),
  rule(
    "^(?:(?:and|so|but|well|basically|ok|okay),? ){0,3}(?:what|all) (?:I(?:'ve| have) been thinking|I was thinking|I had in mind|I(?:'m| am) thinking|we(?:'ve| have) been thinking|we had in mind)(?: basically)? is(?: that)? (?=[^.!?;]{3,120}\\b(?:could|should|might|can)\\b)",
    '',
  ),
  ruleThroughout(
    ', as (?:you|we all|everyone|everybody) (?:all )?(?:well )?knows?,? (?=(?:is|are|was|were|has|have)\\b)',
    ' ',
  ),
  rule(
    "^(?:to be (?:perfectly |brutally |completely |totally |quite )?(?:honest|frank|blunt|fair)|quite frankly|frankly|honestly|seriously|so basically|basically),? (?=(?:your|the|this|our|that|it|you|I|we)(?:\\b|'))(?!you (?:and|&)\\b)",
    '',
  ),
  rule(
    `^(?:(?:and|so|but|well|ok|okay|look|hey),? )?${SHY}(?:,? (?:and|but|so)? ?${SHY}){0,2},? but (?=\\S)`,
    '',
  ),
  rule(`^(?:(?:and|so|but|well|ok|okay|look|hey),? )?${DISCLAIMED},? but (?=\\S)`, ''),
  rule('^but hey,? (?:what do I know,? (?:but )?)?(?=\\S)', ''),
  rule(
    "^(?:and |so |but )?I(?:'m| am) (?:just )?(?:going to|gonna|not going to) (?:be (?:completely |totally |perfectly |really |brutally )?(?:honest|blunt|frank|straight|open|upfront)(?: with you(?: all)?)?|lie)[,:;]? (?=\\S)",
    '',
  ),
  rule(
    "^(?:and |so |but )?I(?: was|'ve been| have been) (?:just |only )?thinking (?:the other (?:day|night|week|evening|morning)|last (?:night|week)|this (?:morning|week)|yesterday|recently|earlier|lately)(?:, (?:as (?:one|you) do(?:es)?|[^,;.!?\\d]{3,25}),)?,? (?:that |how )?(?=(?:it|we|you|the|there|our|they|maybe|perhaps|I|this)\\b)",
    '',
  ),
  rule(
    "^as (?:I|we)(?:'ve| have)? (?:said|told you|mentioned|explained|pointed out|stated) (?:about |like |literally |at least )?(?:a|an?|several|many|countless|umpteen|so many|multiple) ?(?:million|thousand|hundred|dozen|billion|zillion)? ?times(?: (?:before|now|already))*,? ",
    'As I have said before, ',
  ),
  rule(
    "^I(?:'ve| have) (?:told|asked|reminded|warned) you (?:about (?:this|that|it) )?(?:about |like |literally |at least )?(?:a|an?) (?:million|thousand|hundred|dozen|billion|zillion) times(?: (?:before|now|already|about (?:this|that|it)))*[.!]*$",
    'I have raised this before.',
  ),
  rule(
    '^(?:I |We )?(?:just |really |simply )*(?:thought|felt|figured) (?:that )?it (?:might|may|would|could) (?:perhaps |possibly |maybe |just )*be (?:worth|good|useful|nice|helpful|an idea)(?: (?:to|possibly|maybe|perhaps|just))* ?(?:mention(?:ing)?|say(?:ing)?|flag(?:ging)?|point(?:ing)? out|note|noting|remind(?:ing)? (?:you|everyone)|let(?:ting)? (?:you|everyone) know) (?:that) (?=\\S)',
    '',
  ),
  rule(
    '(?<=\\b(?:touch(?:ing)? base|check(?:ing)? in|follow(?:ing)? up|reach(?:ing)? out)\\b[^.!?]{3,80}) and to (?:circle back|come back|follow up|catch up|touch base|check in)(?: with you)? (?:on|about|to|regarding) (?=(?:an?|the|our|your|some|my) )',
    ' and ',
  ),
  rule(
    "^(?:hi,? |hey,? )?(?:I |we |I'm |I am |we're |we are )?(?:just |only |quickly |quick )*(?:(?:wanted|want|thought I'd|thought I would|would like|wanna) (?:to )?)?(?:maybe |quickly |briefly |just )*(?:check(?:ing)? in|touch(?:ing)? base|follow(?:ing)? up|circl(?:e|ing) back|reach(?:ing)? out|get(?:ting)? in touch)(?: (?:again|quickly|briefly))?(?: with you(?: all)?)?(?: to (?:touch base|check in|follow up|talk|catch up))? (?:on|about|regarding|re:?|concerning)(?: (?:my|our) (?:last |previous |earlier )?(?:message|text|e-?mail|note|voicemail) (?:about|on|regarding|re))? (?!the (?:below|above|attached|following)\\b)(?=(?:the|our|your|my)\\b|(?:this|that) \\p{L})(?![^.!?]*(?:\\b(?:and|but|because|since|if|whether|when)|,) (?:I|we|you|it|the|there|they|see|check|find|ask|talk|hear)\\b)",
    'This is about ',
  ),
  rule(
    '^(?:oh,? )?(?:wait|hang on|hold on)(?: a (?:minute|second|sec))?,? (?=(?:half|the|your|our|it|you|no|that|this|there|most|all|some|\\d|\\p{Lu}))',
    '',
  ),
  ruleThroughout(', (?:as one does|as you do|believe it or not|long story|you know me|go figure)(?=,)', ''),
  ruleThroughout(', (?:(?:an?|the|such an?|what an?) )?(?:\\p{Ll}+ ){1,4}by the way(?=[,.])', ''),
  rule('^it goes without saying that (?=\\S)', ''),
  rule(
    "^(?:so )?(?:I (?:guess|suppose|see|take it|gather) )?(?:that )?(?:nobody|no one|none of you|you all|you lot)(?: obviously| clearly| really)? (?:don't |do not )?(?:cares?|gives? a \\p{L}+|bothers?|thinks?) about ([^.,;!?]{3,50}?)(?:,? (?:since|because|as|so|but) [^.!?\\d]{3,80})?[.!]*$",
    'This is about $1.',
  ),
  rule(
    '^(\\p{L}+i(?:ng) [^.,;!?]{3,50}?) (?:is|was) (?:just |simply |frankly |really |so |very |plain |completely |absolutely |incredibly )*(?:rude|selfish|disrespectful|inconsiderate|lazy|childish|thoughtless|out of order|unacceptable|not on|disgusting|a disgrace|outrageous|ignorant|unprofessional)[.!]*$',
    '$1 is a problem for me.',
  ),
  rule(
    "^There(?:'s| is) only one (?:right |correct |proper |possible |acceptable )?way to ([^.,;!?]{2,40}?),? and (?:that(?:'s| is)|it(?:'s| is)) (?=(?:in|on|described|set out|laid down)\\b)",
    'How to $1 is ',
  ),
  rule(
    "^(?:and |but |so )?(?:it|this|that|all|everything)(?:'ll| will| should|'s going to| is going to)(?: all| probably| surely| hopefully| still| be)* (?:be )?(?:fine|ok|okay|alright|all right|no problem|grand) (?:for|with|on|in|when it comes to) ([^.,;!?]{3,40}?),? (?:I (?:reckon|think|guess|suppose|imagine|expect)|hopefully|probably)[.!]*$",
    'What it means for $1 is still to be checked.',
  ),
  rule(
    '^(?:the|our|this|your) ([\\p{Ll} -]{3,30}?) (?:is|are) (?:just |simply |frankly |an absolute |a complete |a total |absolutely |completely |in )*(?:an? )?(?:national |complete |total |real )?(?:disgrace|pigsty|bombsite|shambles|filthy|disgusting|absolute state|total mess)(?: again)?[.!]*$',
    'The $1 needs attention.',
  ),
  rule(
    "^(?:(?:quite |pure and )?simply |this is |it(?:'s| is) |probably |hands down |literally )*(?:the) (?:very )?(?:best|greatest|finest|most advanced|most powerful|coolest|smartest) ([^.,;:!?\\d]{3,40}?) (?:in the (?:world|universe|business|country|industry|galaxy)|on (?:the market|earth|the planet)|ever(?: made| built)?|money can buy|around)[.!]*$",
    'This is about our $1.',
  ),
  ruleThroughout(
    ",? and (?:I|we) (?:really )?(?:don't|do not) want (?:anyone|anybody|somebody|people|you|others) (?:ruining|messing|spoiling|wrecking|breaking|fiddling|tampering|meddling)\\b[^.,;!?\\d]{0,30}(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    ',? when you (?:ruined|spoilt|spoiled|wrecked|messed up|destroyed|sabotaged|hijacked) [^.;!?\\d]{3,60}(?=[.!]*$)',
    '',
  ),
  rule(
    "^I (?:really )?(?:don't|do not) want any (surprises|mistakes|mix-ups|delays|accidents|arguments)\\b(?=[^.!?]{0,60}[.!]*$)",
    'I would like to avoid $1',
  ),
  rule("^I(?:'ve| have) only been (?=(?:here|with|in|at|doing|working)\\b)", "I've been "),
  rule('^You (?:will|must|shall) ([^.,;:!?]{3,100}?) from now on[.!]*$', 'From now on, please $1.'),
  ask(
    "^(?:(?:I(?:'m| am| was)|was|am) )?(?:just )?(?:wondering|checking|curious) (?:if|whether) you(?:'d|'ve| have| had| have had)?(?: had| got)?(?: maybe| perhaps| possibly)? any (?:thoughts|views|ideas|feedback|opinions?) (?:on|about) ([^.,;:!?]{3,50}?)(?: yet| at all)?[?.!]*$",
    'What do you think of $1',
  ),
  rule(
    '^(?:please,? )?no ((?:smok|vap|improvis|shout|eat|drink|park|talk|runn|cook|print|leav|swapp|borrow|mov|chang|record|film|copy|touch|wait)ing)\\b([^.;:!?]{0,60}?)(?:,? please)?[.!]*$',
    (gerund, rest) => {
      const base = baseOfGerund(gerund ?? '');
      return base === null ? `No ${gerund}${rest}.` : `Please do not ${base}${rest}.`;
    },
  ),
  rule("^so apparently,? (?=(?:we|the|our|there|it|I|you|they)(?:\\b|'))", ''),
  rule(
    '^(?:the|our|this|your) ([\\p{Ll} -]{3,30}?) looks? like (?:an? )?(?:bomb|bombsite|pigsty|tip|war zone|tornado|hurricane|rubbish dump|disaster)\\b[^.,;:!?\\d]{0,25}[.!]*$',
    'The $1 needs attention.',
  ),
  rule(
    '^You (?:ruined|spoilt|spoiled|wrecked) ([^.,;:!?]{3,30}?) (?:with|by) (your [^.,;:!?]{3,70}?)[.!]*$',
    '$2 spoilt $1 for me.',
  ),
  ask(
    "^I(?: was| am|'m) (?:just |kind of |sort of |really |kinda )*(?:hoping|wondering|thinking)(?: that| if| whether)? (?:maybe |perhaps )?you (?:could|can|would|might)(?: be able to)?(?: possibly| maybe| perhaps| just| please)* ((?!(?:possibly|maybe|perhaps|just|please|have|be|like|know|want|need|see|think|feel)\\b)\\p{Ll}[^.;:!?]{3,100}?)[?.!]*$",
    'Could you $1',
  ),
  ruleThroughout(
    ',? because (?:someone|somebody|some people|certain people|you) (?:has|have|had|clearly has|clearly have) (?:no|zero|not an ounce of|absolutely no) (?:imagination|manners|shame|sense|clue|idea|respect|consideration|brain|decency|patience)(?=[.!]*$)',
    '',
  ),
  rule(
    '^(?:only|just) an? (?:idiot|fool|amateur|moron|blind man|child) (?:would|could) (?:miss|overlook|forget|not see|fail to see) ([^.;:!?]{3,60}?)[.!]*$',
    '$1 was missed.',
  ),
  rule(
    '^(your) ([\\p{L} -]{3,30}?) (?:is|are|was|were) (?:just |simply |frankly |an? |absolutely |complete |total |and |utter |utterly )*(?:mess|joke|disaster|shambles|embarrassment|embarrassing|disgrace|rubbish|useless|pathetic|garbage|nonsense|terrible|awful|appalling|sloppy|careless|lazy|a waste of (?:time|space))(?:,? (?:and I(?:.m| am) not the only one who thinks so|I guarantee it|and everyone knows it|if you ask me))?[.!]*$',
    (which, what) => `This is about ${which?.toLowerCase()} ${what}.`,
  ),
  ask('^(?:and |so )?you owe (me|us|him|her|them) an? apology[.!]*$', 'Could you tell $1 that you are sorry'),
  ask('^(?:and |so )?you owe (me|us|him|her|them) an? explanation[.!]*$', 'Could you explain it to $1'),
  ...HAS_ALWAYS,
  rule(
    ',? (?:and )?never (?:have I|in my life have I|in all my years have I) (?:seen|met|known|experienced|heard) (?:such|so much) [^.,;!?\\d]{3,40}(?=[.!]*$)',
    '',
  ),
  ruleThroughout(
    "(?: that| which)(?:'s going to| is going to|'ll| will) (?:completely |totally |forever |truly |absolutely )*(?:change|revolutioni[sz]e|transform|disrupt|reinvent) [^.,;!?\\d]{2,30}(?: as we know it| forever| for good| for ever)(?=[.,;!]|$)",
    '',
  ),
  rule(
    '^(?:guys |people |folks |mate |wow |omg )?(.{3,60}?) (is|are) (?:going |headed |heading |literally |totally )*(?:to the moon|through the roof|off the charts|on fire|flying|exploding|skyrocketing|mooning|crushing it),? (?=(?:up|down) \\d)',
    '$1 $2 ',
  ),
  rule(
    "^(If you [^.,;:!?]{3,40}?),? you(?:'ll| will)(?: just)? have to (?:come and )?(?:beg|grovel|crawl|ask (?:very )?nicely)\\b[^.,;:!?\\d]{0,20}[.!]*$",
    '$1, please ask me.',
  ),
  ruleThroughout(',? and (?:I )?get nothing but [^.,;!?\\d]{3,40}?(?: in return)?(?=[.!]*$)', ''),
  rule(
    "^(?:ok(?:ay)?,? |so,? |well,? )*(?:everyone|everybody)(?:'s| is) ignoring (?:my (?:messages|texts|calls|e-?mails)|me|this)(?: as (?:usual|always)| again),? (?=\\p{L})",
    '',
  ),
  ruleThroughout(
    '(?<=^|[,;] |\\b(?:you|please|could|should|might|least|and) )(?:please )?(?:at least )?have the (?:decency|courtesy|guts|manners|common courtesy) to (?=\\p{Ll})',
    'please ',
  ),
  rule(
    '^after (?:much|a lot of|so much|lots of|all the) (?:blood,? sweat,? (?:and )?tears|hard work|head-scratching|toil|soul-searching),? (?=\\p{L})',
    '',
  ),
  rule(
    "^I(?:'ve| have) (?:told|asked|reminded) you (?:time and (?:time )?again|again and again|over and over(?: again)?|repeatedly|so many times|countless times|more than once) (not )?to ([^.;:!?]{3,90}?)[.!]*$",
    (not, deed) => `I have asked you before ${not ?? ''}to ${deed}.`,
  ),
  rule(
    "^(?:don't|do not|no need to) bother (?:reading|with|looking at) (the [^.,;:!?]{3,30}?),? it(?:'s| is) (\\d+ \\p{L}+)(?: (?:long|of [^.,;:!?]{3,20}))?[.!]*$",
    (what, length) => `${what} has ${length}.`,
  ),
  rule(
    "^I (?:really |honestly )?(?:don't|do not|didn't|did not) appreciate being (?:made to look (?:stupid|silly|bad|like an? \\p{L}+|a fool)|shown up|embarrassed|humiliated)( in front of [^.,;:!?]{3,40})?[.!]*$",
    (where) => `I felt embarrassed${where ?? ''}.`,
  ),
  ruleThroughout(
    '\\bwithout (?:telling|asking|a word to) (?:a (?:single )?soul|a living soul)\\b',
    'without telling anyone',
  ),
  rule(
    '^(?:just )?(?:to be|let me be|so let me be|I want to be) (?:crystal |absolutely |perfectly |very |quite )?clear(?: about (?:it|this|that))?[:,] ?(?=\\p{L})',
    '',
  ),
  ruleThroughout(
    ',? and do I (?:ever )?get (?:a |any |so much as a )?(?:thank you|thanks|word of thanks)\\?*$',
    '.',
  ),
  rule(
    "^(?:so |well |oh )*you(?:'ve| have)? finally (?:found|made|managed|had|got)(?: the)? time to (visit|see|call|ring|answer|come to|look at|write to)\\b",
    (verb) => `You ${PASTS[verb?.toLowerCase() ?? ''] ?? verb}`,
  ),
  rule(
    '^(?:omg |wow |honestly |guys )*((?:the|this|our|my) [\\p{L} -]{3,40}?) (?:is|are) (?:so |just |literally |absolutely |totally |completely |simply |actually |an? |your |the )*(?:life[- ]chang(?:ing|er)|game[- ]chang(?:ing|er)|mind[- ]blowing|one[- ]way ticket to|golden ticket to|gateway to|passport to|key to)\\b[^.,;:!?\\d]{0,30}[.!]*$',
    (what) => `This is about ${what?.charAt(0).toLowerCase()}${what?.slice(1)}.`,
  ),
  rule(
    '^As discussed (?:ad nauseam|(?:a )?(?:million|hundred|thousand) times|countless times|again and again),? ',
    'As discussed, ',
  ),
  rule(
    '^I (?:wish|want|would like|have) to express my (?:deep|deepest|utter|extreme|great|profound) (?:disappointment|displeasure|dismay|disgust|frustration) (?:at|with|about|over|regarding) ',
    'This is about ',
  ),
  ruleThroughout(',? not bad,? (?:eh|huh|right)\\?*(?=[.!]*$)', '.'),
  ruleThroughout(
    "\\b(?:I am|I'm|we are|we're) the (?:only|last|best) ((?:\\p{L}+ ){1,2}?\\p{L}+) (?:that )?you(?:'ll| will) ever (?:need|want|meet|find|see)\\b",
    "I'm a $1",
  ),
];
