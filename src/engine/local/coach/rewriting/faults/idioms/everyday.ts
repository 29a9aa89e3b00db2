/**
 * Whole clauses of everyday writing that only boast, push, sneer, vent or excuse themselves. Each is closed at both ends, so
 * that what it names is part of the figure of speech and no matter of the message.
 */

import { FORETOLD, SCORN, SHRUGGED_QUESTIONS, SHRUGS, SHUT_DOORS, TALES, THREATS } from './closed-doors.ts';
import { CONTEMPT } from './contempt.ts';
import { FED_UP, NAMES_CALLED, SCOLDED_QUESTIONS } from './scolded.ts';

const SELF_PRAISE: readonly string[] = [
  "(?:needless to say,? )?(?:I|we)(?:'m| am|'re| are) (?:truly |really |simply |quite |rather |basically )*(?:one of a kind|worth (?:every|each) (?:penny|cent|euro)|worth it|the best(?: (?:in the business|around|there is|at what (?:I|we) do))?|second to none|in a league of (?:my|our) own|unique|the real deal)",
  "(?:I|we)(?:'ve| have)?(?: always| long)?(?: been|'m| am|'re| are) (?:so |very |really |truly |always |deeply |hugely )*passionate about [^\\d.;]{3,70}",
  '(?:I|we) pride (?:myself|ourselves) on [^\\d.;]{3,70}',
  "(?:(?:my|our) )?(?:clients|customers|users|guests|patients|students|followers|readers|members|pupils|kids)(?: are|'re)? (?:literally |absolutely |totally |all |completely |simply |just )*(?:obsessed|addicted|hooked|in love|love|adore|raving|rave|swear)\\b[^\\d.;]{0,50}",
  '(?:our|my|the) (?:team|crew|bunch|staff) (?:of (?:superstars|experts|rockstars|rock stars|ninjas|wizards|gurus|heroes|professionals) )?will (?:blow|wow|amaze|knock|dazzle|delight|surprise)\\b[^\\d.;]{0,40}',
  '(?:it|this|that|our [^\\d.;,]{3,30}|the [^\\d.;,]{3,30}) (?:simply |just |totally |completely |literally )*(?:blows?|knocks?|wipes?|leaves?) (?:the|every|all|any) (?:competition|others?|rest|competitors?)\\b[^\\d.;]{0,30}',
  "(?:I(?:'m| am)|we(?:'re| are)) (?:absolutely |totally |completely |utterly |quite |very )*(?:certain|convinced|sure|positive|confident) (?:that )?(?:this|it|our|we|you|these)\\b[^\\d.;]{0,60}\\b(?:groundbreaking|revolutionary|game[- ]chang\\p{L}+|change (?:the|your|every)|revolutioni[sz]e|transform|love it|unlock|take (?:us|you)|huge success|massive|next level|forever|blow)\\b[^\\d.;]{0,40}",
  "(?:and )?(?:I|we)(?:'ve| have) won (?:multiple|many|several|countless|numerous|so many|lots of|tons of|loads of|all the|every) (?:\\p{L}+ )?awards?",
  '(?:our|these|this|the|my) (?:\\p{L}+ ){1,3}(?:will|can) (?:completely |totally |truly |forever )*(?:revolutioni[sz]e|transform|turbocharge|supercharge|change) (?:the way|how) (?:you|we|people|everyone) (?:think|feel|live|work|look|see|shop|eat|sleep|learn)\\b[^\\d.;]{0,60}',
  "I can(?:'t|not) (?:wait|stress|tell you|express|emphasi[sz]e) (?:how|to|enough)\\b[^\\d.;]{3,50}",
];

const OFFICE_TALK: readonly string[] = [
  "we(?:'re| are) (?:all |now |today )*(?:embarking|starting|setting out|setting off|beginning) (?:on |off on )?an? (?:\\p{L}+ ){0,3}(?:journey|adventure|transformation|chapter|voyage)\\b[^\\d.;]{0,80}",
  "[^\\d.;,]{3,50} (?:will|'ll|can) take (?:you|them|your [^\\d.;,]{3,25}) on an? [^\\d.;,]{0,30}(?:adventure|journey|voyage|ride|rollercoaster|trip)\\b[^\\d.;]{0,40}",
  'as part of (?:our|the|an|its) (?:(?:ongoing|continued|continuing|long-term|strategic|relentless) )*(?:commitment|journey|drive|efforts?|strategy|mission|quest|programme|program|aspiration|ambition) (?:to|towards?|for|of) [^\\d.;]{3,80}',
  'in line with (?:our|the) (?:\\p{L}+ )?(?:values|vision|mission|strategy|ambition|purpose|culture)(?: and [^\\d.;]{3,40})?',
  '(?:our|my|this) (?:\\p{L}+ )?(?:method|approach|product|solution|system|service|technology|concept|software|offer|idea) (?:is|are) (?:(?:by )?far |clearly |vastly |simply |obviously |infinitely |so much )*(?:superior|better(?: in every way)?|unbeatable|the best|unmatched|unrivalled|second to none)(?: to [^\\d.;]{3,40})?',
];

const PUSHES: readonly string[] = [
  'no job (?:is )?too (?:big|small)\\b[^\\d.;]{0,20}',
  "there(?:'s| is| are) (?:absolutely|literally|simply|zero)(?: no| zero)? (?:risks?|danger|downsides?|catch|strings attached)(?: whatsoever| at all| involved)?",
  '(?:so )?look no further',
  "(?:you(?:'d| would)|anyone would|we(?:'d| would)) (?:have to )?be (?:absolutely |completely |totally )?(?:mad|crazy|nuts|insane|silly|stupid|a fool|fools|foolish|an idiot|daft|asleep|blind|living under a rock)(?: not)? to [^\\d.;]{2,40}",
  "(?:the )?(?:last )?(?:spots|places|tickets|seats|slots|spaces|stocks?|rooms) (?:are|is) (?:really |already |now )?(?:filling up|going|selling(?: out)?|running out|disappearing|running low)(?: fast| quickly| like hot cakes)?(?:,? so (?:do|don't|be quick|hurry|act|book|get|please)\\b[^\\d.;]{0,40})?",
  "(?:so )?(?:don't|do not) (?:get|be|let yourself be) left behind\\b[^\\d.;]{0,50}",
  '(?:trust me,? )?you (?:really |so )?(?:need|want|deserve) (?:it|this|one|this in your life|to (?:have|see|try) (?:it|this))',
  "(?:everyone|everybody|all the others?|the competition|your competitors)(?: else)?(?:'s| is| are) (?:already )?(?:using|doing|buying|getting|having) (?:it|them|one|this)(?: already| now)?",
  "you (?:really |simply |just )*(?:can't|cannot|can not|don't want to|won't want to|shouldn't) (?:afford to )?(?:miss|lose|pass|ignore)\\b[^\\d.;]{0,30}",
  "you won't (?:regret|believe|be disappointed|find)\\b[^\\d.;]{0,40}",
  "(?:so )?(?:book|order|call|reply|register|sign up) (?:now|today|early|soon) (?:to avoid (?:disappointment|missing out)|before (?:it(?:'s| is) too late|they(?:'re| are) gone))",
  "(?:and )?(?:don't|do not|never) let [^\\d.;]{2,40} (?:destroy|ruin|kill|wreck|cost|hold back|take over) you(?:r [^\\d.;]{2,25})?",
  "(?:your |our )?(?:guests|friends|people|kids|customers|clients|visitors|colleagues|they|you|everyone) (?:will|'ll) (?:still )?be (?:talking|raving|dreaming) about (?:it|this|them|us) for (?:years|weeks|months|ages|days|a long time)(?: to come)?",
  "(?:and )?(?:this is )?the moment (?:you(?:'ve| have)(?: all)?|we(?:'ve| have)(?: all)?|everyone has) been waiting for(?: is (?:finally )?here)?",
  "(?:and )?(?:it|this|that|everything)(?:'s going to be|'ll be| will be| is going to be|'s| is) (?:all |just |really |honestly )*(?:an? )?(?:smooth sailing|plain sailing|breeze|piece of cake|walk in the park|child's play|cakewalk|doddle|easy as pie|(?:total |real |absolute )?gold ?mine)(?:,? (?:I promise|trust me|honestly|nothing (?:can|will) go wrong))?",
  "(?:that(?:'s| is) )?just my (?:two|2) cents(?: though)?(?:,? (?:but )?(?:obviously |of course )?you know best)?",
  "(?:everyone|everybody)(?:'s| is) (?:already |all )?(?:doing (?:it|this)|jumping on (?:it|board|the bandwagon)|at it)(?: (?:and|so) it(?:'s| is) (?:a )?(?:total |real |absolute )*(?:gold ?mine|no[- ]brainer|hit))?(?:,? so (?:don't|do not) (?:get left|be left|miss)[^\\d.;]{0,20})?",
];

const COMPLAINTS: readonly string[] = [
  'no (?:whinging|whingeing|moaning|whining|grumbling|complaining|sulking|sob stories)(?:,? please)?',
  "I(?:'ll| will) keep (?:this|it) (?:brief|short)(?:,? (?:because|since|as) I know (?:nobody|no one|you)[^\\d.;]{3,30})?",
  "I(?:'ve| have) (?:absolutely |really )?no idea why (?:this|it|that|people|you|anyone)\\b[^\\d.;]{0,30}(?:hard|difficult|complicated|problem)[^\\d.;]{0,20}",
  "(?:failing that|otherwise|or),? I(?:'ll| will) (?:get|find|hire|ask) (?:someone|somebody)(?: else)?(?: in)? who (?:knows|can|actually|cares|does)\\b[^\\d.;]{0,40}",
  "(?:I(?:'m| am)|we(?:'re| are)) at the end of (?:my|our) (?:tether|rope|patience)",
  "if you (?:can't|cannot) (?:even )?(?:control|look after|manage|handle|keep) [^\\d.;,]{2,30},? you (?:shouldn't|should not|have no business)\\b[^\\d.;]{2,40}",
  'you [a-z]+s are all the same|(?:anybody|anyone|whoever)(?: who)? complains? (?:will|gets?|can|is)\\b[^\\d.;]{3,60}',
  "(?:just )?(?:relax|chill(?: out)?|don't panic|calm down|keep your (?:hair|shirt) on)(?:,? (?:it's|everything's|everything is|it is|all is) (?:all )?(?:under control|fine|good|ok|okay|sorted))?",
  "I(?:'m| am| have)(?: really| frankly)? (?:no interest in|not interested in) [^\\d.;]{3,50}",
  '(?:do|did|does|have|has|will|would) (?:I|we|you|he|she|they) (?:heck|hell)',
  'shame on (?:you|them|us|whoever|all of you)\\b[^\\d.;]{0,30}',
  '(?:so |how )?typical(?: of (?:this|that|the|our|you|your|him|her|them)\\b[^\\d.;]{0,25})?',
  "I(?:'d| would)? expect(?:ed)? (?:this(?: kind of thing| sort of thing)?|that|it|better|more|so much more) (?:from|of) [^\\d.;]{2,50}",
  "if (?:that|this|it)(?:'s not| is not| isn't|n't) [^\\d.;,]{3,40},? (?:then )?(?:feel free|stay|don't come|tough|go|you can|you're free|there's the door|find)\\b[^\\d.;]{0,40}",
  "I (?:really )?(?:don't|do not) need (?:a lecture|lectures|lessons|a lesson|your advice|telling|to be (?:told|lectured|reminded|patroni[sz]ed))\\b[^\\d.;]{0,50}",
  "(?:that|this|it)(?:'s| is) (?:proof|evidence|reason) enough\\b[^\\d.;]{0,40}",
  "(?:I (?:get|know|understand|see) (?:that )?)?you(?:'re| are) (?:the) (?:ideas (?:guy|man|person)|boss|big shot|expert|genius|star|creative one)(?:,? and [^\\d.;]{3,70})?",
  '(?:nobody|no one|none of us) can (?:keep up with|work with|stand|cope with|put up with) (?:you|your [^\\d.;]{3,25})',
  "(?:oh,? )?(?:no,? )?wait,? (?:no,? )?(?:you|they|he|she|it|I) (?:didn'?t|don'?t|haven'?t|weren'?t|couldn'?t|never did)",
  "I (?:really )?(?:don't|do not) think (?:that(?:'s| is)|it(?:'s| is)|this is) (?:too much|a lot|unreasonable|asking too much|asking a lot|unfair)(?: to ask)?(?: of (?:you|anyone|people))?",
  "(?:that|it|this)(?:'s| is)(?: not|n't) (?:too much|a lot|much) to ask(?: of (?:you|anyone|people))?",
  "(?:people|you|you all|some of you|everyone|certain people|others)(?: have| has|'ve)?(?: all)?(?: been)? (?:taking|took|taken|take) (?:advantage of|(?:me|us|this|it|that|everything) for granted|the (?:mickey|piss|michael))\\b[^\\d.;]{0,50}",
  "(?:anyone|anybody|those|whoever|people)(?: of you)?(?: who| that)?(?:'s| is|'re| are)? ?(?:isn't|aren't|not|doesn't|don't|do not|can't|cannot|won't)\\b[^\\d.;]{3,40} (?:can|may|should|is free to|are free to|knows?|might as well) (?:leave|go|quit|find|look|resign|walk|get out|pack|where)\\b[^\\d.;]{0,30}",
  "(?:our |the )?compet(?:itors?|ition) (?:is|are) (?:eating|stealing|nicking) (?:our|your) (?:lunch|breakfast)(?:,? and I(?: for one)?(?:'m| am) not (?:going to|gonna) [^\\d.;]{3,40})?",
  "(?:and )?I(?: for one)?(?:'m| am) not (?:going to|gonna) (?:sit (?:here|back|by|around)|stand (?:by|here)|take (?:this|it)|put up with|tolerate)\\b[^\\d.;]{0,40}",
  'you should be (?:embarrassed|ashamed|mortified)(?: of yourself| of yourselves)?',
  "I was (?:supposed|meant|going) to (?:send|write|do|email|text|get back|answer|reply)\\b[^\\d.;,]{0,40}(?:,? (?:sorry|my bad|but [^\\d.;,]{3,30}|you know (?:what it's like|how it is)))*",
  '(?:[^\\d.;]{3,50} )(?:practically|basically|literally|virtually|pretty much|almost) (?:prints? money|sells? (?:itself|themselves)|runs? itself|pays? for itself)',
  "you(?:'re| are) (?:all |both |just |simply |always )*(?:far |way |much )?too (?:wrapped up|busy|full of|proud|lazy|important|selfish|self-absorbed|good|grand|scared|stubborn|precious|soft|nice|stupid)\\b[^\\d.;]{0,40}",
  '(?:they|people|others|everyone|the kids|the children|customers|clients) (?:just |simply )?walk all over (?:you|me|us)',
  "I (?:really |honestly |frankly )?(?:don't|do not|couldn't) (?:care (?:who|whose|what|how|why|if|whether|about|less)|give an? \\p{L}+|take no for an answer|have (?:the )?time for (?:this|that|excuses|games|nonsense)|do (?:excuses|drama)|need (?:this|excuses|drama|your excuses))\\b[^\\d.;]{0,40}",
  "I (?:really )?(?:shouldn't|should not|don't expect to) (?:even )?have to (?:chase|ask|beg|tell|explain|repeat|remind|babysit|clean up after|tidy up after|do your|hold your|say this|nag|police|put up with)\\b[^\\d.;]{0,40}",
  "(?:and |why )?(?:am I|I(?:'m| am)) (?:always|constantly|forever) the (?:one|only one|mug|idiot) (?:who|that|picking|clearing|cleaning|doing|left|having|holding|sorting|paying|carrying)\\b[^\\d.;]{0,40}",
  "I (?:really |honestly |just )*(?:don't|do not) (?:think|believe) you(?:'ve| have)? (?:even |actually |really |ever |properly )+(?:read|look|looked|listen|listened|care|try|tried|understand|understood|bother|bothered|thought)\\b[^\\d.;]{0,30}",
  "(?:and |please )*(?:don't|do not) (?:you dare )?(?:embarrass|disappoint|insult|patroni[sz]e|lie to|mess (?:with|about)|let) (?:me|us)(?: (?:again|down))?",
  '(?:any|only an?|even an?|even my|my|an?)(?: first-year| second-year)? (?:junior|student|idiot|fool|child|trainee|intern|five-year-old|toddler|beginner|amateur|half-?wit|moron|monkey|gran|grandmother|nan|dog|cat) (?:could|would|can|knows?|sees?|will)(?: have)? (?:done|do|see|spot|notice|know|tell|manage|understand|work)\\b[^\\d.;]{0,30}',
  '(?:yes,? |well,? |I know,? )*(?:boo hoo|cry me a river|my heart bleeds|diddums|get the violins out|tough luck|tough|big deal|so what|oh dear|shame)',
  '(?:\\p{L}+)(?: \\p{L}+)? or (?:cry|die|weep|regret it|be sorry|lose out|suffer)(?: later| trying)?',
  "I (?:really |absolutely |honestly )*(?:hate|dread|loathe|can't stand|don't like|do not like) (?:confrontation|conflict|arguments|scenes|drama|doing this|writing this|saying this)(?:,? so I(?:'ve| have)(?: been)? (?:put|putting) (?:this|it) off[^\\d.;,]{0,20})?(?:,? sorry)?",
];

const SNEERS: readonly string[] = [
  '(?:grow up|wake up|get a (?:grip|life)|pull yoursel(?:f|ves) together|do your job|act your age|get over (?:it|yourself)|get your act together|buck up|be there or be square|so there|that told you)(?:,? (?:please|people|everyone|will you|for once|I guess))?',
  "(?:you|you lot|you all|you guys|some people|certain people)(?:'ve| have| really| truly)* (?:outdone|surpassed|excelled) (?:yourself|yourselves|themselves)(?: (?:again|this time|once again))?",
  "I(?:'m| am) not (?:your|a|the|anybody's|anyone's) (?:mother|mum|mummy|dad|maid|cleaner|servant|slave|doormat|secretary|babysitter|nanny|taxi|taxi service|bank|mind[- ]reader|punching bag|charity|machine|robot|cash machine|skivvy|dogsbody|piggy bank)",
  "(?:I(?:'m| am) not running|(?:this|it|that) (?:is not|isn't)|we(?:'re| are) not (?:running )?) ?(?:an? )?(?:holiday camp|charity|hotel|kindergarten|playground|democracy|debating (?:club|society)|zoo|circus|youth club|nursery|creche|playgroup|talking shop|popularity contest|free-for-all|rest home)(?: here)?",
  '(?:whoever|anyone|anybody|those|people|offenders|latecomers)\\b[^\\d.;]{0,60} will be (?:named and shamed|dealt with|punished|in (?:big |serious |deep )?trouble|sorry|disciplined|hearing from me|shamed|made an example of)(?: [^\\d.;]{2,30})?',
  '(?:any|all) (?:moaning|whining|complaints|whinging|whingeing|grumbling|grumbles|moans|objections|excuses|complaining)\\b[^\\d.;]{0,25} (?:the|my) (?:bin|trash|wall|dog|cat|void|hand|shredder|rubbish|waste paper basket|complaints department)',
  'if you want to [^\\d.;]{3,40},? (?:then )?(?:be my guest|go ahead|feel free|suit yourself|fine|knock yourself out|good luck(?: to you)?)',
  "(?:buck|sort|pull|get|shape|clean|step|smarten)\\b[^\\d.;]{2,30},? or (?:you can |you'll |you will |you might as well )(?:all )?(?:be )?(?:start )?(?:look(?:ing)? for|find(?:ing)?|out|gone|fired|sacked|replaced|kiss|pack)\\b[^\\d.;]{0,40}",
  '(?:someone|somebody|some people|certain people|you) (?:has|have|had|clearly has|clearly have) (?:no|zero|not an ounce of|absolutely no) (?:imagination|manners|shame|sense|clue|idea|respect|consideration|brain|decency|patience|backbone|spine)',
  "(?:it|this|that|you|she|he|they)(?:'s|'re| is| are) (?:really |honestly |seriously |just )*(?:doing my head in|driving (?:me|us|everyone) (?:mad|crazy|nuts|insane|up the wall|round the bend)|getting on (?:my|everyone's) (?:nerves|wick)|winding me up|killing me|beyond a joke)",
  '(?:look,? )?I know you mean well|some friend (?:you are|of yours you are)|with friends like (?:you|these)[^\\d.;]{0,30}',
  "if you can't (?:even )?(?:do|manage|handle|follow|respect|stick to|cope with) (?:that|this|it|the rules|a simple \\p{L}+|simple \\p{L}+),? (?:then )?(?:don't|you shouldn't|you're|you are|maybe you|perhaps you)\\b[^\\d.;]{0,40}",
  "(?:please )?(?:don't|do not|stop) (?:be|being) (?:such |so )?(?:an? )?(?:worrier|worry-?wart|baby|drama queen|spoilsport|killjoy|bore|chicken|wimp|silly|ridiculous|difficult|awkward|dramatic|negative|boring|precious|paranoid)",
  "(?:it has (?:come|been brought) to (?:my|our) attention that |it seems (?:that )?|apparently,? )?(?:some|certain|a few) (?:people|of you|individuals|colleagues|staff|members|residents|parents)(?: here)? (?:seem to |appear to |still |clearly )?(?:think|believe|imagine) (?:that )?(?:the rules|they(?:'re| are)|it(?:'s| is) (?:ok|okay|fine|acceptable)|they can)\\b[^\\d.;]{0,50}",
  "(?:last|this) (?:month|week|year|term|quarter|season)(?:'s)?(?: \\p{L}+)? (?:is|are|was|were) (?:frankly |quite |really |just |simply |absolutely |an? )*(?:embarrassing|pathetic|joke|disgrace|laughable|shameful|shambolic|abysmal|dreadful|rubbish|useless|shambles)",
  "(?:I (?:really |honestly |just )?)(?:fail to see|don't see|can't see|don't understand|can't understand|cannot understand) (?:why|how|what) (?:people|you|anyone|some|everyone|it|this|that)\\b[^\\d.;]{0,50}(?:difficult|hard|complicated|problem|understand|get it|manage|grasp)[^\\d.;]{0,20}",
  "(?:don't|do not) even think (?:about|of) [^\\d.;]{3,40}",

  "if you (?:don't|do not|can't|cannot|won't) (?:like|be (?:bothered|arsed)|stand|handle|hack|take|agree|cope|deal)\\b[^\\d.;,]{0,40},? (?:then )?(?:you(?:'re| are| can| know|'d better| might| may want)|don't (?:use|come|bother|expect|complain|eat|take)|tough|leave|find|go|the door|there's the door|that's|feel free|too bad)\\b[^\\d.;]{0,50}",
  '(?:maybe|perhaps) (?:you|he|she|they) should (?:just )?(?:quit|leave|resign|stay (?:at )?home|give up|grow up|get a (?:life|grip)|find another|look elsewhere|not bother)(?: then)?(?: if [^\\d.;]{3,40})?',
  '(?:it|this|that) (?:just |really )?makes (?:us|me|everyone|the whole \\p{L}+)(?: all)? look (?:like (?:a bunch of |complete |total )?(?:idiots|fools|amateurs|muppets|clowns|an idiot|a fool|mugs)|stupid|bad|ridiculous|terrible|unprofessional|incompetent|awful)',
  "I(?:'m| am)(?: just| so)? (?:done|tired|sick|finished) (?:of |with )?being (?:polite|nice|patient|quiet|ignored|understanding|the nice \\p{L}+|treated like [^\\d.;]{2,30})",
  '(?:anyone|anybody|everyone|any (?:normal|decent|sensible) (?:person|human|adult)) with (?:any |a bit of |an ounce of |half a |some )?(?:common )?(?:sense|brain|decency|manners)\\b[^\\d.;]{0,50}',
  '(?:you all|you lot|all of you|some of you|you guys) (?:really |just |all )*(?:need to|should|must|have to) (?:wake up|pull your \\p{L}+|buck up|get your act|step up|grow up|start (?:performing|delivering|pulling|trying|caring))\\b[^\\d.;]{0,40}',
  "(?:clearly|obviously|evidently|apparently|I (?:see|gather|guess|suppose)),? (?:that )?(?:this|that|it|my time|our time|we|I)(?:'s| is| are|'m| am)?(?:n't| not) (?:exactly )?(?:an? |your |much of a |high on your )?(?:top )?(?:priority|priorities|important|concern|list|worth your time|good enough)(?: (?:for|to) you)?",
  "you (?:clearly|obviously|evidently|apparently|really|just) (?:don't|do not|didn't|couldn't|can't) (?:care|listen|think|respect|value|give a|appreciate)\\b[^\\d.;]{0,40}",
  'this is (?:how|what|the thanks) (?:you|I) (?:repay|thank|treat|get)\\b[^\\d.;]{0,30}',
  "(?:I|we) (?:really )?(?:don't|do not) want (?:anyone|anybody|somebody|people|you|others) (?:ruining|messing|spoiling|wrecking|breaking|fiddling|tampering|meddling)\\b[^\\d.;]{0,30}",
  '(?:honestly,? |seriously,? )?how (?:hard|difficult) (?:is|can|could|was) (?:it|that)(?: be)?(?: really| to [^\\d.;?]{2,50})?',
  "I(?: honestly| really| just)* (?:don't|do not) (?:know|understand|get) what (?:you(?:'re| are| were)|goes on|is going on|was going)(?: even)? (?:thinking|in your (?:head|mind)|playing at|doing half the time)",
  '(?:some|certain) people (?:should|ought to|need to) be ashamed(?: of themselves)?|(?:you|they) should be ashamed(?: of (?:yourself|yourselves|themselves))?',
  'some of us have (?:jobs|lives|work|families|better things|kids)(?: to [^\\d.;]{2,20})?',
];

const EXCUSES: readonly string[] = [
  "(?:it(?:'s| is) )?(?:only )?me again(?:,? (?:the|your|with) [^\\d.;]{3,40})?",
  "it(?:'s| has) been an? (?:(?:absolute|complete|real|total|bit of a) )*(?:rollercoaster|nightmare|whirlwind|saga|circus)",
  'I could (?:give you the (?:whole|full|long) story|tell you the whole story|go on (?:for hours|all day)|bore you)(?:,? but [^\\d.;]{3,40})?',
  "it(?:'s| has) been (?:one of those|a (?:crazy|mad|hectic|manic|rough|long)) (?:weeks?|days?|months?|years?|mornings?)",
  "(?:things|work|life|it|everything)(?: has| have|'s|'ve) been (?:absolutely |completely |totally |a bit |really |so )*(?:mental|crazy|mad|manic|nuts|insane|bonkers|chaotic|hectic|mayhem)(?: (?:here|lately|recently|at work|this week|at home|over here))?",
  "you (?:wouldn't|won't|would not|would never) (?:believe (?:it|the \\p{L}+(?: \\p{L}+)?|what(?:'s| has) been going on)|guess)",
  "I (?:really )?(?:don't|do not|didn't|hate to)(?: want| mean| wish)?(?: to)? (?:be (?:a )?(?:pain|nag|bother|nuisance|burden|difficult|annoying|rude|pushy|that person)|bother you|nag|moan|pester you|make a fuss|cause (?:trouble|a fuss))(?: about (?:it|this))?(?: or anything)?",
  '(?:my )?(?:sincere |many |huge |massive |big )?apologies (?:in advance )?for (?:the|this|another|yet another|my) (?:mass|long|group|round robin|spam|rambling|essay|novel|wall of text|e-?mail|message|bother|intrusion|endless)\\b[^\\d.;]{0,30}',
  '(?:I know )?(?:everyone|everybody|you all|we all|nobody) (?:hates?|dreads?|loves?|likes?) (?:these|mass e-?mails|group e-?mails|reading (?:these|long \\p{L}+)|getting (?:these|e-?mails))(?: things)?',
  'I (?:tend to|do|always|know I) (?:ramble|waffle|go on(?: a bit)?|overthink|worry too much|talk too much)',
  "(?:and |but )?I know you(?:'ve| have) (?:got )?(?:loads|lots|tons|so much|a lot|enough|a million things) on(?: your plate)?(?: (?:and|but) it(?:'s| is) probably (?:a )?(?:stupid|silly|daft)(?: question)?)?",
  "(?:it|this)(?:'s| is) (?:probably |maybe |perhaps )*(?:just )?(?:a )?(?:stupid|silly|daft|dumb) (?:question|idea|thought)",
];

const bounded = (patterns: readonly string[]): readonly string[] =>
  patterns.map((pattern) => `^(?:${pattern})[.!]*$`);

/** Clauses that are faults whatever they name. They hold no figures. */
export const EVERYDAY: readonly string[] = bounded([
  ...SELF_PRAISE,
  ...OFFICE_TALK,
  ...PUSHES,
  ...COMPLAINTS,
  ...SNEERS,
  ...EXCUSES,
  ...THREATS,
  ...SHUT_DOORS,
  ...FORETOLD,
  ...SHRUGS,
  ...SCORN,
  ...CONTEMPT,
  ...TALES,
  ...NAMES_CALLED,
  ...FED_UP,
]);

/** Questions of that kind, which want no answer. */
export const EVERYDAY_QUESTIONS: readonly string[] = [
  '^(?:so |and |well,? )?what are you (?:still )?waiting for\\?$|^(?:so |and )?who (?:could|would) say no to (?:that|this|it)\\?$',
  ...SHRUGGED_QUESTIONS,
  ...SCOLDED_QUESTIONS,
  '^what (?:kind|sort) of (?:person|people|idiot|mother|father|parent|boss|colleague|friend|neighbour)s?\\b[^\\d?]{0,60}\\?$|^(?:are you )?happy now\\?$',
  '^do you (?:enjoy|like|love|get a kick out of) (?:making|seeing|watching|driving|wasting|ignoring|upsetting)[^\\d?]{3,60}\\?$|^(?:and )?(?:where|how) (?:do|shall|should|can) I (?:even )?(?:start|begin)\\?$|^(?:so |and )?what (?:have you got|do you have) to lose\\?$|^(?:and )?do I (?:ever )?get (?:a |any |so much as a )?(?:thank you|thanks|word of thanks)\\?$',
  '^what if I told you (?:that )?[^\\d?]{3,80}\\?$|^(?:are you )?(?:tired|sick|fed up) of [^\\d?]{3,60}\\?$|^(?:do you )?(?:want|ready|looking|dreaming) (?:to|of) (?:double|doubling|triple|boost|skyrocket|transform|unlock|change your life|supercharge|take your)[^\\d?]{0,60}\\?$',
  '^how would you (?:like|feel about) it if (?:I|we|someone|somebody|they)\\b[^\\d?]{3,80}\\?$',
  "^(?:is that (?:clear|understood|too much to ask)|do I make myself clear|are we clear|understood|got it|capisce|clear|have I made myself clear|(?:so )?what(?:'s| is) your excuse(?: this time)?|is (?:it|that) really (?:that|so) (?:hard|difficult))\\?$",
  "^(?:so |well,? |and )?I(?:'ll| will|'ll just| suppose I'll) [^\\d.;?]{3,50},? then,? shall I\\?$|^shall I just [^\\d.;?]{3,50} then\\?$",
  '^(?:honestly,? |seriously,? )?how (?:hard|difficult) (?:is|can|could|was) (?:it|that)(?: be)?(?: really| to [^\\d.;?]{2,50})?\\?$',
  '^are you (?:deliberately |actually |really |seriously )?trying to [^\\d.;?]{3,40}\\?$|^what (?:is|was) (?:wrong with you|going through your (?:head|mind)|the point)\\?$',
];
