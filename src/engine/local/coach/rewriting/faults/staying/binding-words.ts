import { oneOf } from '../../patterns/one-of.ts';

/** "If that's not possible then we'd rather leave it": what the writer does then. */
const WHAT_THEN =
  "^(?:(?:and|but|so) )?(?:if|unless)\\b[^.!?]{3,100}?(?:,| then) (?:I|we)(?:'d|'ll| would| will| can't| cannot| won't) (?!(?:be )?(?:happy|glad|delighted|grateful|love|appreciate|understand|totally|completely)\\b)";
/** "…, otherwise I will": what the writer does without it. */
const OTHERWISE = "^(?:otherwise|or else|if not),? (?:I|we)(?:'ll| will| shall| would| have to)\\b";
/** "We only asked people who had complained": how far a figure can be trusted. */
const ONLY_SO_FAR =
  "\\b(?:we|I|they)(?: have|'ve)? only (?:asked|tested|tried|measured|counted|looked|spoke|talked|checked|used|sampled|surveyed|interviewed|visited|compared|weighed|ran|ever)\\b";
/** "We didn't count those": what a figure leaves out. */
const NOT_COUNTED =
  "\\b(?:we|I|they) (?:did|have|could)(?:n't| not) (?:count|include|test|measure|compare|weigh|check)(?:ed)?\\b";
/** "It wasn't as cold as last year though": what the writer grants. */
const GRANTS =
  "^(?:but |and )?(?:it|they|this|that|the [\\p{L} ]{3,25}?) (?:was|were|is|are)(?:n't| not)? [^.!?]{3,60}?(?:,? though|,? to be fair|,? admittedly)[.!]*$|^(?:but |and )?not (?:all|every|everyone|everybody|both|many)\\b(?! (?:of )?(?:it|this|that) (?:is|was)\\b)";

const DOES =
  '(?:clean|tidy|bring|pay|cover|help|organi[sz]e|provide|cook|drive|collect|return|lend|share|wash|prepare|print|send|call|ring|e-?mail|text|forward|post|publish|upload|check|ask|order|book|arrange|update|replace|refund|fix|repair|pick (?:it|them|you|up)|drop (?:it|them|off|by|in)|let (?:you|everyone|everybody|them|people)(?: all| both)? know|tell (?:you|them) (?:when|who|what|as soon|once|by)|keep you (?:all )?(?:posted|updated|informed)|get back|come (?:back|by|over|round|in)|look (?:at|into) (?:it|this|that)|talk about|be (?:there|here|away|back|off|out of))';
/** "We will clean up", "I'll let you know once I hear more": what is promised. */
const PROMISES = [
  "\\b(?:we|I)(?:'re|'m| are| am) (?:already |still )?(?:on it|working on (?:it|that|them|this)|looking into (?:it|that|them|this))\\b|\\bis being (?:fixed|repaired|sorted|looked at)\\b",
  `^(?:(?:and|but|so|then) )?(?:I|we|he|she|they)(?:'ll| will)(?: also| of course| then| just| try to)? ${DOES}\\b`,
  '\\b(?:details?|info|information|dates?|times?|results?|agenda|rota|plans?|instructions|more|invites?|invitations?|figures|minutes|links?|slides|news|updates?)\\b[^,.!?]{0,40}? (?:to follow|will follow|follows?(?: soon| shortly| later| next| in)|coming (?:soon|shortly|later)|will be (?:sent|shared|announced|published))\\b',
];

/** "I already agreed it with them", "we can't change it", "nothing is decided yet": how a matter stands. */
const STANDS = [
  '\\bthe only (?:time|day|date|slot|room|way|place|one)s? (?:that )?(?:I|we|they|he|she) (?:can|could|have|had|am|are)\\b',
  "^(?:and |but |so )?(?:I|we)(?:(?:'m|'re| am| are) not (?:paying|signing|approving|ordering|releasing|refunding)| (?:won't|will not) (?:pay|sign|approve|order|release|refund)) \\p{L}",
  "^(?:and |but )?you(?:'ll| will) be (?:in|on|at|with|working|sitting|starting|responsible for|looked after|picked up)\\b(?! (?:good|great|safe|awe|touch|trouble|love|heaven))",
  "^(?:and |but |so |because )?(?:I|we)(?: really| just| also)? (?:(?:can't|cannot|couldn't)(?: now)? (?:come|make (?:it|the|that)|be there|attend|join|go (?:myself|there|to|on (?:mon|tue|wed|thu|fri|sat|sun|that|the))|lend|stay|help|find|reach|open|print|log in|use|send|finish|start|do (?:mon|tue|wed|thu|fri|sat|sun|may|june|july|\\d|before|after))|(?:just )?don't have (?:the |any |enough )?(?:time|money|room|space|people|budget|staff))\\b",
  '^(?:the|our|your|this|these) (?:\\p{L}+ ){0,3}?(?:works?|runs?|comes?|opens?|closes?|starts?|ends?|fits?|needs?|uses?) (?:with|on|by|in|at|from|until|without) (?!(?:a dream|a charm|magic|style)\\b)',
  "^(?:and |but )?(?:I|we)(?:'ll| will)?(?: now| also| still)? have to (?:report|cancel|close|move|postpone|charge|replace|return|repair|pay|pass|order|book|change|inform) (?:it|this|that|them|him|her|the|a|an|our)\\b",
  "^(?:and |but )?the (?:others?|rest|remaining \\p{L}+) (?:would|will|can|could|have|has|must|should|are|is|were|was|do|don't|can't|cannot|need)\\b",
  "^(?:and |but )?(?:most|half|some|none|a few|two|three|one|both) of (?:the|our|my|your|his|her) \\p{L}+ (?:can|can't|have|haven't|has|are|aren't|is|were|was|will|won't|know|want|need|live|work|do|don't)\\b(?! (?:all )?(?:thrilled|delighted|amazed|excited|happy|raving))",
  "\\b(?:I|we) (?:don't|do not|dont|can't|cannot)(?: yet| really)? (?:know|remember|recall)(?: yet| exactly)? (?:what|when|who|which|where|whether|if)\\b(?! to (?:say|do|make|think)\\b)",
  "\\b(?:you|they|he|she)(?:'d| would|'ll| will)(?: then| also| only)? need (?!to (?:understand|accept|learn|reali[sz]e|get over|stop|change your)\\b)\\p{L}",
  "\\b(?:is|are|'s|was|would be|will be)(?: more than| quite| probably)? (?:big |long |good |strong )?enough for (?:us|me|that|now|the \\p{L}+)\\b",
  "\\b(?:I|we)(?:'ve| have)? already (?:agreed|promised|signed|booked|paid|ordered|confirmed|cancelled|sent|told|asked)\\b",
  "^(?:I|we) (?:can't|cannot|won't) (?:change|move|pay|accept|take|give|offer|extend|wait (?:any )?longer|go (?:above|below|higher|lower)|do (?:it|that|this))\\b",
  "^(?:and |but |otherwise )?(?:nothing(?: else)?|everything else|all else|the rest)(?:'s| is| has| will| stays?| remains?)\\b[^,.!?]{0,20}(?:chang|stay|remain|same|as (?:it|they|usual|before))",
  "\\b(?:and|will|'ll) then (?:we'll |we will )?(?:decide|choose|vote)\\b",
  "^(?:and |but )?(?:you|they) (?:don't|do not|won't) (?:need|have) to (?!(?:worry|apologi[sz]e|thank|explain|be|reply|answer)\\b)\\p{L}|\\b(?:I|we) don't mind (?:how|when|which|what|who|where|if)\\b",
  "^(?:and |but )?(?:they|he|she)(?:'d| would|'ll| will)?(?: also| only| just)? needs? (?!(?:help|to (?:know|learn|grow|stop|understand|get))\\b)\\p{L}",
  "(?<!\\bas )\\b(?:(?:one|two|three|four|most|many|half) of (?:them|us|you)|(?:some|all|none) of them)(?: all)? (?:has|have|had|is|are|was|were|can|could|did|didn't|will|wants?|needs?|works?|lives?|starts?|said)\\b",
  '\\b(?:(?:offer|sale|lease|contract|trial|deal|licence|license|permit|discount) (?:ends|expires|runs out|is over))\\b',
  "\\b(?:someone|somebody|one of us|one of you)(?:'d| would|'ll| will| has| needs)?(?: also| still)? (?:have to|has to|need to|needs to|to) (?!(?:say|tell|be|stop|get|take responsibility|do something|sort)\\b)\\p{L}|^(?:someone|somebody|one of (?:us|you))(?: (?!on\\b|please\\b)\\p{L}+){0,3} (?:should|must|ought to|could) (?!(?:say|tell|be|stop|take responsibility|do something|sort)\\b)\\p{L}|\\bif (?:someone|somebody|anyone|one of you) (?:could|can|would) (?!(?:please )?(?:explain|tell|do something|say)\\b)\\p{L}",
  "\\b(?:nothing|none of (?:it|this|that))(?:'s| is| has been| was)(?: yet| really)? (?:decided|agreed|signed|final|fixed|settled|booked|confirmed|certain|set)\\b",
  "^(?:I'm |we're |I am |we are |it's |it is )?(?:still )?not (?:yet |quite |really |completely )*(?:sure|clear|certain|decided)(?: yet)? (?:about|if|whether|what|when|who|which|how|where)\\b(?! to (?:say|put|phrase)\\b)",
  '^(?:the|our|your) (?:\\p{L}+ ){0,3}?(?:results?|figures|numbers|report|survey|quotes?|plans?|drawings|forms?|schedule|rota|parts?|order|delivery|keys|tickets|invoice|contract|photos?|samples?|minutes) (?:is|are) (?:now |finally |all )?(?:in|out|here|ready|back|done|finished|up)(?: and\\b|[,.!]|$)',
];
/** "We use a lot more beans", "the old one was cheaper", "there is so much stuff in there": what can be seen or counted. */
const CAN_BE_SEEN = [
  '\\b(?:use|used|need|needed|spend|spent|lose|lost|pay|paid|sell|sold|take|takes|took|order|ordered|waste|wasted|throw away)(?: a lot| far| much| way| a bit| slightly| even)? (?:more|less|fewer|longer) (?!(?:than|of|to|and|or|fun|time than)\\b)\\p{L}+',
  "^(?:and |but |because )?(?:the|our|your|this|that|it|they)(?:'s)? (?:\\p{L}+ ){0,3}?(?:is|are|was|were) (?:way |much |far |a lot |a bit |slightly |even |also )?(?:cheaper|dearer|slower|louder|heavier|smaller|older|longer|shorter|closer|further|colder|more expensive|less expensive)\\b",
  "^(?:and |but |because )?there(?:'s| is| are| were| was) (?:so much|so many|too much|too many|still|only|a lot of|lots of|loads of|no) (?!(?:ideas|possibilities|thoughts|reasons|potential|excitement|energy|buzz|talk|need|doubt|point|way)\\b)\\p{L}+(?: \\p{L}+)? (?:in|on|at|under|behind|inside|outside|left|lying|standing)\\b",
];

/** "We should also think about parking": one more thing to be done. */
const TO_SETTLE =
  '\\b(?:we|I) (?:should|need to|must|have to|ought to) (?:also |still |really |probably )*(?:think about|sort out|decide on|look at|plan|organi[sz]e|book|order) (?!(?:it|this|that|them|things?|everything|something|how|what|whether)\\b)\\p{L}';

const DID =
  '(?:repl(?:y|ied)|answer(?:ed)?|respond(?:ed)?|call(?:ed)?|r[iau]ng|c[ao]me|turn(?:ed)? up|show(?:ed)? up|sen[dt]|pa(?:y|id)|sign(?:ed)?|t(?:ell|old)|ask(?:ed)?|confirm(?:ed)?|finish(?:ed)?|deliver(?:ed)?|return(?:ed)?|br(?:ing|ought)|mention(?:ed)?|check(?:ed)?|book(?:ed)?|lock(?:ed)?|warn(?:ed)?|let (?:me|us) know|g[eo]t back|pick(?:ed)? up|hand(?:ed)? in)';
/** "You never replied", "I had to drive there": what was done and left undone. */
const WHAT_HAPPENED = [
  "^(?:and |but )?(?:it|that|this|they)(?:'s|'re| is| was| are| were) (?:still |also )?(?:wrong|incorrect|incomplete|missing|broken|empty|damaged|too (?:high|low|small|late))[.!]*$",
  '^which (?:was|were|had|has been|had been|is|are) (?:never|not) (?:been )?(?:discussed|agreed|ordered|mentioned|approved|planned|included|booked)\\b',
  '^(?:and |but )?the (?:\\p{L}+ ){1,3}?(?:itself |themselves )?(?:was|were) (?:very |really |quite |all )?(?:good|fine|ok|okay|right|correct|clean|tidy)[.!]*$',
  '^(?:at least )?I (?:read|heard|saw|learned|learnt) (?:that|it|this|about (?:it|this|that)) (?:somewhere|from|in|on|at|last|yesterday|once)\\b',
  `\\byou(?:'ve| have| had)? (?:still )?(?:never|didn't|did not|haven't|have not|hadn't|had not)(?: once| even| yet| ever| actually)? ${DID}\\b`,
  '\\b(?:I|we|they|he|she) (?:then |also |even )?had to (?!(?:say|tell|share|laugh|smile|reach|write|admit|ask|mention|think|be|have)\\b)\\p{L}+ \\p{L}+',
  "\\bI(?:'ve| have)? (?:already )?(?:told|asked|warned|promised) (?!(?:you|myself)\\b)\\p{L}+(?: \\p{L}+)? (?:to|not to|that|if|whether)\\b|\\b(?:we|you)(?:'d| had)? (?:agreed|promised)\\b",
  "^(?:and |but |so )?(?:you|they|he|she|it|we|I|nobody) (?:did|do|does|have|has|had|was|were|will|would|ca|wo|could)(?:n't| not)?[.!]*$",
  '^(?:and |but )?(?:some|others|several|a few|two|three|four|one)(?: of (?:them|us|you|the \\p{L}+))?(?: people| customers| parents| colleagues)? (?:said|told|asked|complained|wanted|felt|thought|agreed|refused)\\b',
  "^(?:and |but |because |as )?(?:he|she|my \\p{L}+|the (?!(?:whole|entire)\\b)\\p{L}+) (?:also |still |now )?(?:says|reckons|thinks|tells me|claims) (?!so\\b|it(?:'s| is| was) (?:amazing|awesome|great|brilliant|fantastic))",
  "^(?:and |but |because |as )?(?:they|he|she|the (?!(?:whole|entire)\\b)\\p{L}+)(?: also| all| both| just)? (?:said|told|felt|thought|asked|wants?|wanted|refused|agreed|complained|promised|prefers?|preferred|would (?:prefer|rather|like))\\b (?!so\\b|it(?:'s| is| was) (?:amazing|awesome|great|brilliant|fantastic))",
];

/** "Please reply to all", "copy me in": what has to come back. */
const ANSWER_ASKED = [
  '\\b(?:reply|answer|say|text|write|tell (?:me|us))(?: back)?(?: with)?(?: (?:just|only))?(?: a)?(?: (?:simple|quick|clear))? yes or (?:a )?no\\b',
  "\\bif (?:that|this|it)(?:'s| is| does| would| doesn't| isn't) [^,.!?]{2,30}?,? (?:please |just |do )*(?:let (?:me|us) know|tell (?:me|us)|call|ring|say so|ask)\\b",
  '^(?:(?:please|and|also|so),? )*bring (?:your|the|an?|some|any|along|two|three|\\d+)\\b(?! (?:energy|best|smiles?|enthusiasm|passion|game|A-game)\\b)',
  '^(?:(?:so|and|but),? )?please (?:also |just |do )?(?:tell (?:us|me) (?!what you think\\b|how you\\b|your\\b)|ask |call |ring |e-?mail |text |contact |report |pass |bring |use |keep using |speak to |talk to |let (?:me|us|him|her|them|\\p{Lu}\\p{L}+) know (?:if you (?!have (?:any )?questions)|when|who|which|how many|by|before|whether))',
  "\\bplease (?:all |do |also |just )?(?:reply to (?:all|everyone|everybody|me|us)|(?:confirm|acknowledge)(?: that)? (?:receipt|you(?: have|'ve)? (?:read|received|seen|got|understood))|(?:sign and return|copy (?:me|us) in|cc (?:me|us)|copy in)\\b)",
  "\\b(?:to (?:confirm|acknowledge)(?: that)? you(?: have|'ve)? (?:read|received|seen|understood)|confirm receipt|acknowledge receipt)\\b|^please (?:confirm|acknowledge|respond|reply|sign)[.!]*$",
  "\\blet (?:me|us) know (?:if you (?:can't|cannot|won't|don't|have (?:a|any) (?:problems?|objections?|allerg)|see (?:a|any) problem|need|object|disagree)|which|how many|whether)\\b",
];

const PART = '(?:week|month|year|term|quarter|season|spring|summer|autumn|fall|winter|weekend|half-?term)';
/** "By the end of the week", "by end of month", "before month-end", "by close of play": a deadline. */
const DUE = `\\b(?:at|by|from|until|till|before|after|towards|no later than) (?:the )?(?:(?:end|start|beginning|middle|close) of (?:the |this |next |our )?(?:(?!line\\b|road\\b)\\p{L}+ )?(?:${PART}|day|morning|afternoon|business|play|trading)\\b|(?:week|month|quarter|year)(?:'s|-| )end\\b)`;
/** "From next month", "for a few days": a time, though no calendar has it. */
const VAGUE_DATES = [
  '\\b(?:for|in|over|during) (?:a few|the first(?: few)?|a couple of|some|several) (?:days|weeks|hours|months)\\b|\\bat first\\b|\\bfor an? (?:week|month|day|hour|year|while)(?: or so| or two)?\\b(?! now\\b)',
  `\\b(?:from|until|till|by|before|after|since|in|for|during|starting|as of|later|earlier|early|mid|late|sometime|some time)(?: the)? (?:next|this|last|coming) ${PART}\\b`,
  DUE,
  '\\b(?:in|from|until|till|by|before|after|over|during) (?:the |this |next )(?:spring|summer|autumn|winter|new year|coming (?:days|weeks|months)|(?:bank )?holidays?|weekend|half-?term|school holidays)\\b',
];

const BINDING = oneOf(
  OTHERWISE,
  WHAT_THEN,
  ONLY_SO_FAR,
  NOT_COUNTED,
  GRANTS,
  ...PROMISES,
  ...STANDS,
  ...CAN_BE_SEEN,
  TO_SETTLE,
  ...WHAT_HAPPENED,
  ...ANSWER_ASKED,
  ...VAGUE_DATES,
);
const ASKS_ANSWER = oneOf(...ANSWER_ASKED);
const HAS_DEADLINE = oneOf(DUE);

/** Whether words bind writer or reader, or say what happened, or when, or how far a figure holds: such words stay. */
export function isBinding(text: string): boolean {
  return BINDING.test(text.replaceAll('’', "'"));
}

/** Whether words ask for a sign that the message has come and been read, or what else has to come back. */
export function asksAnswer(text: string): boolean {
  return ASKS_ANSWER.test(text.replaceAll('’', "'"));
}

/** Whether words name a deadline that no calendar has: "by end of month". */
export function namesDeadline(text: string): boolean {
  return HAS_DEADLINE.test(text.replaceAll('’', "'"));
}
