/** What words cannot be charged with, however much they look like it: a check on the lexicon and the phrase model. */
import type { FaultTag } from '../../reading/draft-reading.ts';
import { isContractual } from '../../rewriting/wording/plain/contractual.ts';
import { isFairlySaid } from './fair-words.ts';
import { isKindlyMeant } from './kindly-meant.ts';
import { holdsMatterOf } from './made-of.ts';

/** What a threat cannot do without: a condition, an end or a consequence. */
const THREATENS =
  /\b(?:costs? you|violations?|no [a-z]+, no|patience|again|me|if|or|unless|otherwise|else|until|till|latest|last|final|warn\w*|consequences?|will|who(?:ever)?|those|failing|should|choose|choice|either|out|leave|gone|lose|over|off|else\w*|disciplin\w*|court|police|lawyer|resign|quit|debate|discussion|correspondence|return|once more|one more|not paid|further|leads? to|end of|simple as that)\b|['’]ll\b/i;

/** "What got in the way on your side?" and "my part in it" ask and concede; they charge nobody. */
const INVITES_OR_OWNS =
  /^(?:what|how) .*\b(?:got in the way|(?:could|can|would|should|do) (?:we|you|I))\b.*\?$|(?<!\b(?:not|hardly|never|n['’]t) (?:really )?)\bmy (?:own )?(?:part|fault|mistake|share)\b|\bpart of (?:this|it|that) is (?:mine|on me)\b/iu;
/** "Not known: how it works for …" says how far the evidence goes. */
const NAMES_LIMIT =
  /^(?:(?:what is )?not (?:yet )?known|unknown|open|limits?)\b|\b(?:what )?(?:we|I) (?:do not|don['’]t) (?:yet )?know (?:yet|how|whether|if)\b/i;
/** "Need to check", "no idea": who says so claims nothing. */
const TO_FIND_OUT =
  /^(?:(?:I|we)(?:['’]ll| will| still)? )?(?:(?:still )?(?:need|have) to|must|will|to be) (?:still )?(?:check(?:ed)?|find out|ask|verify|verified|look (?:it )?up|confirm(?:ed)?)\b[^,;]{0,40}$|^(?:I have )?no idea\b/i;
/** "I am sorry for what I said", "we apologise for the outage": an apology for something that was done is due. */
const DUE_APOLOGY =
  /\b(?:sorry|apologi[sz]e) (?:for|about|that) (?:your|what|how|the (?!bother|long|length|trouble|delay|disturb|intrusion|mess|inconven|spam)|my (?!english|ignorance|bad|late|slow)|\p{Lu}(?!['’ ]))|\bI was (?:wrong|unfair|harsh|rude)\b/u;
const NOT_SORRY = /\bnot (?:at all |the least bit |one bit )?sorry\b|\b(?:no|not) apologi(?:es|[sz]ing)\b/i;
const FIGURES = /\d[\d.,:]*/g;
const MAY_ASK =
  /\?|\b(?:thoughts?|think|ideas?|know|feedback|help|support|some\w*|any\w*|look|input|interest\w*|welcome|hear|touch|chat|talk|would|could|can|please|you|your)\b/i;

/** "You did the best July we ever had", "you don't have to", "you are entitled to 11 weeks' pay": gifts, not charges. */
const GIVES =
  /\byou kept [\w ]{2,30} (?:going|open|running|alive|together)\b|\byou(?:['’]re| are| were) (?:so |very |really )?(?:lovely|kind|great|entitled|allotted|welcome|invited|free|brilliant|honestly brilliant|wonderful|amazing)\b|\byou don['’]t (?:have|need) to\b|\bjust so you(?:['’]re| are)? (?:all )?(?:know|aware)\b|: you,? by \d|^you .*\b(?:best|amazing|brilliant)\b(?!.*\b(?:but|yet|again|always|never|except|though|usual)\b)/i;
/** "You closed the numbers, which was great": praise that nothing takes back. */
const PRAISES =
  /\b(?:great|(?<!know )best|fastest|excellent\w*|wonderful\w*|brilliant\w*|appreciate\w*|grateful|admire|treasure|records?|lovely|impressed|well done|proud of)\b/i;
const TAKEN_BACK =
  /\b(?:but|yet|never|always|again|not|though|although|except|how|apparently|obviously|so-called|disappoint\w*|fault|only|honestly|finally|once|again|others|everyone else)\b|n['’]t\b|["“”]/i;
/** "Nobody loses their job", "you can't afford to miss it": a comfort and a sales talk, no charge. */
const NO_CHARGE =
  /^(?:no ?one|nobody|nothing) (?:loses?|will|is|has)\b|\bso (?:that )?(?:nobody|no one|none of (?:you|us))\b|\bafford to miss\b|\bmiss out\b|\bbecause of me\b/i;
/** "I'd be hopeless at it": who speaks of nobody else charges nobody else. */
const OF_ONESELF =
  /^(?:(?:and|but|so|yes|yeah|well),? )*I\b(?!.*\b(?:you\w*|u|he|she|they|them|him|her|his|their|people|some\w*|every\w*|no(?:body|one)|who\w*|team|lot|\p{Lu}\p{Ll}+)\b)/u;
/** Somebody whom the words could charge; weather and prices cannot be blamed. */
const CHARGED =
  /\b(?:you\w*|ur?|she|he|they|her|him|them|his|their|who\w*|some\w*|people|every\w*|nobody|no one|any\w*|others?|team|staff|committee|council|board|group|class|office|management|lot|crew|parents?|colleagues?|neighbou?rs?|company|firm|again|always|never|excuses?|late|fault|joke|disgrace|shambles|ridiculous|unacceptable|outrageous|good enough|not|mess|rubbish|going on|stuck|past|difficult|grip|on earth|hell|obviously|moan\w*)\b|n['’]t\b/i;
const NAMED = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/u;
/** "You don't know me": how a stranger begins. */
const STRANGERS =
  /\byou (?:don['’]t|do not|won['’]t|will not|may not|probably don['’]t) (?:yet )?know (?:me|us)(?: yet)?\b(?! (?:well|at all|better))/i;
/** "Yes, I let Noah go": who admits an act charges nobody by it. */
const OWN_ACT_ADMITTED =
  /^(?:yes|ok|okay|fine|granted|sorry|and yes)\b[\w, ]{0,20}\bI(?:['’](?:d|m))?(?: did| do| never| was| had| left| let| took| moved| came| sent| put| am)?\b(?![^.!?]*\b(?:you|your|because|again)\b)/i;
const ADORES =
  /\b(?:lov(?:e|ed|es|ing) (?:it|this|love|your|the)|love love|adore\w*|gorgeous|beautiful|stunning)\b/i;
/** "If you think we need one", "anyone who has tried it will tell you": a condition that threatens nobody. */
const HARMLESS_CONDITION =
  /\b(?:if|whether) you (?:think|like|want|prefer|wish|feel|agree|approve)\b(?![^.!?]{0,80}\bor not\b)|\bwill tell you\b|\bI won['’]t be (?:angry|cross|upset|offended|mad)\b/i;
/** What leaves a choice open prescribes nothing. */
const LEFT_OPEN =
  /\b(?:there(?:['’]s| is| are)|with|we have) no (?:brief|rules?|template|fixed|set|wrong|right)\b|\bfree (?:hand|rein)\b|\bwhat(?:ever)? you (?:like|want|fancy)\b|\bas you (?:like|please|wish)\b/i;
/** The reason of what changes is not what changes. */
const MERE_REASON = /^(?:as|because|since) (?:the|our|we|it|they)\b[^,;]*$/i;
/** "Whoever mended the kettle", "somebody told me", "none of us wants": no task is left without a name. */
const NO_TASK =
  /^I (?:know|get|understand|realise|realize|see|hear) (?:that )?(?:some|many|most|a (?:lot|few)|not all)\b|\bif you (?:ever )?(?:need|want|know|are looking for) (?:some|any)(?:one|body)\b|\b(?:to|for|by|with) some(?:one|body) else\b|\bsome(?:one|body) (?:told|said|asked|mentioned|wrote|called)\b|\bwho(?:so)?ever (?:[a-z]+ed|does not|doesn['’]t|wants?|wishes|has|have)\b|\bnone of us\b|\beverybody does\b|\bsome(?:one|body) from [^,.!?]{3,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const HOPES = /\bhope (?:the|your|you|all|that)\b[\w ]{1,30}\b(?:lovely|well|good|great|fine)\b/i;
const GOOD_WISH = /^(?:have an?|happy to|all the best|what an?|you['’]d be|thank)\b/i;
/** An act that is owned to is no ask, and what is said to hurt is none either. */
const NOT_ASKED =
  /^(?:yes,? |ok,? |and )?I(?: did| never| had| hadn['’]t| should have| know| left|['’]d (?:said|told|left|had|been|put|gone))\b|\bdare you\b|\byour next trick\b/i;
/** "Also if you can only do an hour": said to make it easier. */
const STILL_WELCOME = /^(?:also|even) (?:if|when)\b/i;
/** "PS": a word alone asks nothing. */
const FEWEST_ASKED = 2;
/** "Saturday 22 April, 9 to 4, boathouse": when and where is what everyone looks for. */
const MOST_OF_WHEN_AND_WHERE = 10;
/** "So the thing is": says only that something will be said. */
const LEADS_IN =
  /^(?:(?:so|ok|well|look|right|now),? )*(?:the thing is|here['’]?s the thing|long story short)$/i;
const ASKS_PEOPLE =
  /\bhow (?:they|you|she|he|everyone|everybody|it all) (?:feels?|are|is)\b|\bask (?:the others|them|everyone|her|him) (?:first|how|what)\b|\bhave(?:n['’]t| not) been asked\b|^please tell (?:him|her|them|\p{Lu}\p{Ll}+)\b/iu;
const SET_AGAIN =
  /\b(?:again|together|back|review it) (?:together )?(?:after|in|on) (?:\w+ (?:weeks|months|days)|\w+day)\b/i;
/** Words that can hurry somebody. */
const URGES =
  /\b(?:now|today|tonight|tomorrow|by|until|till|before|soon\w*|quick\w*|fast|immediate\w*|asap|hurry|rush|must|need\w*|have to|has to|or|unless|only|last|deadline|sign\w*|yes|ok|behind|don['’]?t|at once|forthwith|straight|no time|hours?|wait\w*|miss|gone|chance|late|later|already|basically|just|get (?:her|him|them)|every\w*|any\w*|say no|argue|decide\w*|final|once|effective|public|mov(?:e|ing)|so|go|can|let|names?|spare|keep|want|will|require|expect|urgent\w*|short|tell|push|close\w*|please|no more than|not more than|at most|max|embarrass\w*)\b|!|\?\?|['’]ll\b/i;
const NO_HURRY =
  /\b(?:no|any) (?:hurry|rush|pressure)\b|\bdon['’]t (?:you )?(?:fret|worry|rush|hurry)\b|\btake your time\b/i;
/** "You rush, and everybody hears it": of how somebody plays, no push for an answer. */
const OF_THEIR_HASTE = /\byou (?:(?:always|often|still|all) )?(?:rush|hurry)(?![^.!?]*\b(?:or|must|now)\b)/i;
/** "Sorry to bug you, I know you are busy", "wondering if you had five minutes": shy, and aimed at nobody. */
const SHY =
  /\b(?:sorry|soz|hate|apologi[sz]e) (?:to|for) (?:bug|bother|troubl|pester|disturb|interrupt|chas|nagg?)\w*|\bjust (?:was )?wondering (?:if|whether)\b|\bI know (?:you['’]?re|you are|ur|u r) (?:super |so |very |really )?busy\b/i;
const SHY_NO_MORE = /\b(?:but|again\?|apparently|obviously|too busy|for once|ever|never|finally|supposed)\b/i;
/** "The old one is gone": what is over presses nobody. */
const IS_OVER = /^(?:the|this|that|it)\b[\w ]{0,30}\b(?:is|are|was|were) gone\W*$/i;
/** "I keep the key until we have talked": nothing is settled before. */
const UNTIL_TALKED =
  /\b(?:until|till|before) (?:we|you and I)(?:['’]ve| have)? (?:talk|talked|spoken|speak|met|meet|agreed|discussed)\b/i;
/** What is locked away is safe. */
const LOCKED_AWAY = /\b(?:in the safe|under lock|in escrow|as a (?:reserve|backup|fallback))\b/i;
/** Who laughs at somebody's figures does not leave out what they are for. */
const MOCKS =
  /\b(?:is|are|was|were|['’]s) (?:just |simply |frankly )?an? (?:joke|disgrace|shambles|farce|insult|embarrassment)\b/i;
/** "May I send it today?": the writer would act, the reader may say no. */
const OFFERED = /^(?:may|shall|should|could) (?:I|we)\b[^?]*\?$/i;
/** "If it fails: we go back to paper", "tell me what could go wrong": the risk is what the words are about. */
const FACES_RISK =
  /\bif (?:it|this|that|anything|something) (?:fails|breaks|goes wrong|does not|doesn['’]t)\b|\bwhat (?:could|can|might) go wrong\b|\bplan b\b|\bif (?:you|any(?:one|body)) (?:sees?|notices?|finds?|spots?|runs? into|have|has)\b[^.!?]{0,30}\b(?:problems?|mistakes?|errors?|trouble|issues?|anything (?:odd|wrong|strange))\b/i;
const WARM = /\b(?:lovely|wonderful|looks (?:great|good|wonderful))\b/i;
const DAY =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i;
const DEFINITE_TIME = /\b(?:\d{1,2}[:.]\d{2}|\d{1,2} ?[ap]\.?m|noon|midnight|today|tonight|tomorrow)\b/i;
const VAGUE_TIME =
  /\b(?:soon\w*|asap|some ?time\w*|some (?:point|day)|when\w*|shortly|later|in due course|eventually|around|about|or so|before long|quick\w*|early|earliest|possible|once|after|at your|end of|near future|while|bit|maybe|perhaps|might|hope\w*|ideally|roughly|or|if|until further|going forward|future|then|next|prompt\w*|timely|latest|not|no)\b/i;
/** Beside a day only these leave it open; "or", "when" and "not" are about something else there. */
const OPEN_BESIDE_DAY =
  /\b(?:soon\w*|asap|some ?time\w*|some (?:point|day|stage)|shortly|in due course|eventually|around|about|or so|or later|or after|before long|as early|possible|possibly|end of|near future|maybe|perhaps|might|hope\w*|ideally|roughly|probabl\w*|likely|or perhaps|further notice|going forward|when(?:ever)? (?:you|we|I|it|they|he|she|things)|convenien\w*|no (?:rush|hurry|pressure)|depends?|not (?:sure|final|fixed)|tbd|tbc|give or take|ish)\b|-ish\b|\?\?/i;
/** Words about time at all. */
const ABOUT_TIME =
  /\b(?:soon\w*|asap|(?:some)? ?(?:time|day|point|stage)\w*|moments?|weeks?|months?|years?|season\w*|spring|summer|autumn|fall|winter|holidays?|quarter|when\w*|shortly|later|course|eventually|around|before\w*|after\w*|until|till|once|while|bit|stages?|future|next|then|forward|near|rush|hurry|pressure|urgen\w*|prompt\w*|timely|timing|timeline|deadline|dates?|tb[dcac]|ready|follow\w*|quick\w*|fast|early|earl\w*|late\w*|possible|land|progress|scale|touch|tomorrow|today|tonight|morning|afternoon|evening|night|lunch|by|will|should|could|would|can|please|let['’]?s|one of|weekend|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|maybe|perhaps)\b|-?ish\b|\?/i;
const COMPARING =
  /\b(?:against|instead of|compared (?:to|with)|versus|vs\.?|down from|up from|from \d\S{0,20} to)\b/i;
/** Bounded, so that a draft of figures without a full stop takes no longer than others. */
const COMPARES = new RegExp(`\\d.{0,200}?${COMPARING.source}.{0,200}?\\d`, 'i');
const ABSOLUTE =
  /\b(?:all|always|any\w*|absolute\w*|best|bound|can(?:not|['’]t)|certain\w*|clear\w*|complete\w*|definite\w*|each|entire\w*|ever\w*|every\w*|exactly|fact|first|forever|full\w*|guarantee\w*|impossible|must|never|no|nobody|none|nothing|nowhere|not|obvious\w*|of course|only|perfect\w*|permanent\w*|proven|pure\w*|simply|sole\w*|sure\w*|total\w*|undoubtedly|unique|universal\w*|unparalleled|utter\w*|whole|without|worst|zero|most|last|literally|ultimate|hundred|constant\w*|inevitabl\w*|single|flawless\w*|anyone|final\w*|strict\w*|exclusive\w*|mandatory)\b|n['’]t\b|100|\b\w+est\b/i;

/** "Delivery is 12 May, the lease ends 30 June": days of a plan, which nobody has to prove. */
const DAY_OF_MONTH =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i;
const CLAIMS =
  /\b(?:better|best|every\w*|all|always|never|clear\w*|obvious\w*|proven|prove\w*|trust|believe|sure|feel|think|love|success\w*|apparently|people|experts?|research|studies|know\w*|way|more|less|most|many|loads|basically|safe|good|great|happy|happier|happened|faster|cheaper|easier|reckon\w*|say|says|said|because|so|work\w*|only|since)\b|!/i;
/** "If a box is too heavy, text me": what to do next is said. */
const NEXT_STEP =
  /\b(?:text|call|ring|tell|write to|email|ask|phone|message|contact) (?:me|us|[A-Z][a-z]+)\b/;
/** "Then you said the 8th", "it was a mess", "which I had to pay": told, and over. */
const TOLD =
  /^(?:(?:(?:and|but|so|then|first),? )*(?:you (?:said|told|wrote|promised|asked)|it was|that was|there (?:was|were))(?=[^,;]{0,50}$)|which|who|whose)\b(?!.*\b(?:would|will|if|now|still|yet|next|not)\b)/i;
const OPEN_END =
  /\b(?:maybe|perhaps|some ?time|some point|if you (?:like|want|feel)|whenever|thoughts?|feel)\b/i;
const FAREWELL =
  /^(?:have an? (?:[a-z]+ ){0,2}(?:day|week|weekend|evening|time|summer|holiday|one)|enjoy|all the best|best wishes|take care)\b/i;
/** "Who inspects it?": the owner is what is asked. */
const OWNER_ASKED = /(?:^|: )(?:what|who|whom|which|how|when|where)\b[^?]*\?$/i;
/** "Same as always", "not 100 % sure", "the whole company": said of habit, doubt and scope. */
const NOT_ABSOLUTE =
  /\b(?:(?:same |just )?as (?:always|ever)|not (?:100|a hundred|all|always|every\w*|entirely|completely|totally|fully|absolutely|quite|exactly|sure|certain)(?: ?%)?|all (?:two|three|four|five|six|seven|eight|nine|ten|\d+) [a-z]+|the whole (?!town|world|village|trade|time)[a-z]+|(?:only|first) thing (?:still )?(?:open|missing|left)|best (?:wishes|regards|before)|at (?:the )?(?:best|first|last|most|least|all)|for the first time|in the first|if you ever (?:need|want|fancy|feel|have|come|find)|(?:test|guest|west|request|interest|honest|latest|suggest|forest|protest|invest|harvest|contest|earnest|modest|digest)\w*)\b/gi;
/** "!!" under an apology or a groan is no praise. */
const GROANS = /\b(?:sorry|apolog\w*|busy|enough|hassle|hate|awful|only me|not great)\b/i;
/** "Thank you for watching the twins": thanks for something, with nothing sour beside it. */
const SINCERE =
  /\bthank(?:s| you)(?: (?:so|very) much| a lot| again)? (?:to [a-z]|(?:everyone |all |you )?for (?!that\b|this\b|nothing|not\b|your ["“‘']|ignor|leav|letting|ruin|mess|wast|making (?:me|us)|telling|asking|nothing|once))/i;
/** "You were lovely with Mr Quaye": said of what somebody did for somebody. */
const KIND_WORDS =
  /\b[Yy]ou (?:were|are|did|handled|made|kept) (?:[\w-]+ ){0,5}(?:lovely|kind|patient|great|brilliant|gentle|wonderful|good|well)\b[\w ]{0,12}\b(?:with|to|for|about) (?:\p{Lu}|the\b|them\b|her\b|him\b)/u;
const SOUR =
  /["“”]|\b(?:again|only|finally|not|never|reminders?|apparently|I suppose|I guess|ha|haha)\b|n['’]t (?!stopped|thank)/i;
/** What has been checked or admitted is not sprung on anybody. */
const CHECKED = /\b(?:approved|signed (?:off|it|the)|tested|inspected|passed)\b/i;
const ADMITS =
  /\bI (?:grant|admit|concede|should(?:n['’]t)? have|hadn['’]t|did (?!n['’]t)\w+)\b|\bit was me\b|\bmy (?:fault|mistake)\b|\bI had \w+ed you\b/i;
/** "I should have waited": what was wrong is owned to, and no longer a plan. */
const REGRETS =
  /\bI should(?:n['’]t)? (?:have|of|['’]ve)\b|(?<!\b(?:hardly|not|never|n['’]t) (?:really )?)\bmy (?:fault|mistake)\b|\b(?:that was (?:poor|wrong) of me)\b/i;
const DECIDED = /\bdecided\b|\bas of\b|\bfrom (?:now|today|tomorrow|tonight)\b|\bwent ahead\b/i;
/** "Kindly confirm by Friday": asked of the reader, and nothing that changes. */
const REQUESTS = /^(?:please|kindly|could you|can you|would you)\b/i;
const ASKS_FOR_CHANGE =
  /\b(?:new|no longer|instead|from (?:now|mon|tues|wednes|thurs|fri|satur|sun|the|\d)|as of|chang\w*|stop\w*|mov\w*|switch\w*|clos\w*|remov\w*|will be|has been|have been|note|aware|advised|informed|are now|is now)\b/i;
const NOT_TOLERATED = /\b(?:be|longer) (?:tolerated|accepted|acceptable)\b/i;
const OFFERS = /^(?:if|should|in case) (?:you|anyone|anybody|there)\b/i;
/** Words that own to a long way round, and how many words it takes without them. */
const DIGRESSES =
  /\b(?:long story|background|as you (?:may|will|might|know|can)|first of all|remember\w*|recall\w*|by the by|in those days|back in|history|by the way|anyway|story)\b/i;
const LEADS_ON = /^(?:because|so that|since|as (?!you|we|I)|which means|in order)\b/i;
const FEWEST_OF_DIGRESSION = 7;

function wordsIn(text: string): number {
  return text.trim().split(/\s+/).length;
}

function isNoDigression(text: string): boolean {
  const words = text.trim();
  if (LEADS_ON.test(words) || words.endsWith('?')) return true;
  if (DIGRESSES.test(words)) return false;
  return wordsIn(words) < FEWEST_OF_DIGRESSION || (words.match(FIGURES)?.length ?? 0) > 2;
}

/** Whether words name a day. */
export function namesDay(text: string): boolean {
  return DAY.test(text);
}

/** "Could you maybe send it by Friday?" is shy about the asking, not about the day. */
const BY_DAY =
  /\b(?:by|before|until|till|on) (?:next |this |the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d)[^,;]{0,20}$/i;

function isDefiniteTime(text: string): boolean {
  if (DAY.test(text)) return BY_DAY.test(text.replace(/[?.!]+$/, '')) || !OPEN_BESIDE_DAY.test(text);
  return DEFINITE_TIME.test(text) && !VAGUE_TIME.test(text);
}

/** "How are you holding up?", "please don't worry about your shifts": said to be kind. */
const CARES =
  /\bhow (?:are|is|have|has|was|were) (?:you|it|things|your [a-z]+|she|he|they) (?:holding|doing|coping|feeling|been|getting|all right)\b|\bplease don['’]t worry about (?!me\b|it\b)|\bwhen(?:ever)? you(?:['’]re| are| feel) (?:ready|up to it|able)\b|\bwithout you\b(?!r)(?=[^,]*$)|\bthinking of you\b|\btake (?:all )?the time you need\b|\bdon['’]t (?:want|mean) to (?:upset|hurt|offend|worry) (?:you|anyone|anybody)\b/i;
/** "You wrote that the count might be too high", "as far as I can see": somebody else's doubt, or an honest limit. */
const REPORTS_DOUBT =
  /^(?:as )?you (?:wrote|said|asked|told|mentioned|thought|noted|pointed|feared|were afraid)\b|^as far as (?:I|we) (?:can|could|know)\b/i;
/** "I am happy to do the teas, but I won't set up alone": a plain refusal hints at nothing. */
const REFUSES =
  /\bI(?:['’]m| am|['’]d be) (?:very )?happy to\b[^.!?]*\bbut I (?:won['’]t|will not|can['’]t|cannot)\b/i;
/** "I know your shift was short, and I didn't ask you": what one grants charges nobody. */
const GRANTS =
  /^(?:and |but )?(?:I know |I['’]m sure |maybe |perhaps )?you (?:may|might|probably|surely) (?:well )?(?:not have meant|didn['’]t mean|did not mean|don['’]t mean)\b|^I (?:get|know|understand|realise|realize|appreciate|see) (?:that )?(?:your|you|it|the)\b[^.!?]*\bI (?:didn['’]t|did not|hadn['’]t|should|could|never)\b/i;
/** "We are thrilled to announce", "I love that.": big words or plain liking, and meant. */
const MEANT =
  /\b(?:thrilled|delighted|excited|proud|pleased|happy) to (?:announce|share|introduce|present|welcome|inform|launch)\b|^I (?:really )?love (?:that|this|it)[.!]*$/i;
/** A group's name under a message, or whom a notice is for. */
const NO_STATEMENT =
  /^(?:(?:the|your) (?:[a-z]+ ){0,3}(?:crew|team|committee|management|group|board|office|department)|(?:to )?(?:all|dear) (?:[a-z]+ ){0,2}(?:staff|volunteers|colleagues|members|residents|parents|employees|tenants|teams?))[.,!:]?$/i;

function isShy(text: string): boolean {
  return SHY.test(text) && !SHY_NO_MORE.test(text);
}

/** What the words of a fault cannot be, however much they look like it. */
const CANNOT: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  absolutes: (text) => !ABSOLUTE.test(text.replace(NOT_ABSOLUTE, ' ')),
  apologetic: (text) => DUE_APOLOGY.test(text) || NOT_SORRY.test(text),
  blame: (text) =>
    INVITES_OR_OWNS.test(text.trim()) ||
    GIVES.test(text) ||
    OF_ONESELF.test(text) ||
    !(CHARGED.test(text) || NAMED.test(text)) ||
    OWN_ACT_ADMITTED.test(text.trim()) ||
    (ADORES.test(text) && !TAKEN_BACK.test(text)) ||
    NO_CHARGE.test(text) ||
    CARES.test(text) ||
    GRANTS.test(text) ||
    isShy(text) ||
    STRANGERS.test(text) ||
    (REGRETS.test(text) && !TAKEN_BACK.test(text.replace(REGRETS, ' ').replace(/^but\b/i, ' '))) ||
    (PRAISES.test(text) && !TAKEN_BACK.test(text)),
  buried_ask: (text) =>
    NOT_ASKED.test(text.trim()) || STILL_WELCOME.test(text.trim()) || wordsIn(text) < FEWEST_ASKED,
  cold_tone: (text) => WARM.test(text) || CARES.test(text) || /\bso that nobody\b/i.test(text),
  detail_overload: (text) => namesDay(text) && wordsIn(text) <= MOST_OF_WHEN_AND_WHERE,
  hedging: (text) => REPORTS_DOUBT.test(text.trim()),
  hype: (text) => GROANS.test(text) || GOOD_WISH.test(text.trim()),
  no_evidence: (text) =>
    NAMES_LIMIT.test(text) ||
    TO_FIND_OUT.test(text.trim()) ||
    (COMPARING.test(text) && COMPARES.test(text)) ||
    (DAY_OF_MONTH.test(text) && !CLAIMS.test(text)),
  no_next_step: (text) =>
    SET_AGAIN.test(text) ||
    TOLD.test(text.trim()) ||
    FAREWELL.test(text.trim()) ||
    (NEXT_STEP.test(text) && !OPEN_END.test(text)),
  no_owner: (text) => NO_TASK.test(text) || (text.includes('?') && OWNER_ASKED.test(text.trim())),
  no_people: (text) => CARES.test(text) || ASKS_PEOPLE.test(text),
  no_purpose: (text) => MOCKS.test(text),
  passive_aggressive: (text) => CARES.test(text) || isShy(text) || REFUSES.test(text),
  pressure: (text) =>
    !URGES.test(text) ||
    OWN_ACT_ADMITTED.test(text.trim()) ||
    NO_HURRY.test(text) ||
    IS_OVER.test(text.trim()) ||
    OF_THEIR_HASTE.test(text) ||
    OFFERED.test(text.trim()) ||
    CARES.test(text) ||
    INVITES_OR_OWNS.test(text.trim()),
  rigid: (text) => LEFT_OPEN.test(text),
  risk_unaddressed: (text) => FACES_RISK.test(text) || UNTIL_TALKED.test(text) || REGRETS.test(text),
  safeguard_missing: (text) => REGRETS.test(text) || UNTIL_TALKED.test(text) || LOCKED_AWAY.test(text),
  sarcasm: (text) =>
    (MEANT.test(text) || SINCERE.test(text) || KIND_WORDS.test(text) || HOPES.test(text)) && !SOUR.test(text),
  surprise_change: (text) =>
    (REQUESTS.test(text.trim()) && !ASKS_FOR_CHANGE.test(text)) ||
    MERE_REASON.test(text.trim()) ||
    OFFERS.test(text) ||
    UNTIL_TALKED.test(text) ||
    NOT_TOLERATED.test(text) ||
    (SINCERE.test(text) && !SOUR.test(text)) ||
    ((CHECKED.test(text) || ADMITS.test(text)) && !DECIDED.test(text)),
  too_long: isNoDigression,
  ultimatum: (text) => !THREATENS.test(text) || HARMLESS_CONDITION.test(text) || FACES_RISK.test(text),
  vague_ask: (text) =>
    LEADS_IN.test(text.trim()) ||
    GOOD_WISH.test(text.trim()) ||
    NOT_ASKED.test(text.trim()) ||
    (!MAY_ASK.test(text) && (text.match(FIGURES)?.length ?? 0) > 1),
  vague_deadline: (text) => isDefiniteTime(text) || !ABOUT_TIME.test(text),
};

/** Longer than any name of a group. */
const LONGEST_NAME = 60;

function isNoStatement(text: string): boolean {
  return text.length <= LONGEST_NAME && NO_STATEMENT.test(text.trim());
}

/** Of these a clause of a contract is not guilty: its consequences are rights that both have agreed on. */
const OF_TONE: ReadonlySet<FaultTag> = new Set(['cold_tone', 'pressure', 'rigid', 'ultimatum']);

/** Whether a sentence cannot show a fault: it asks, concedes, stipulates or lacks what the fault is made of. */
export function cannotShow(tag: FaultTag, text: string): boolean {
  return (
    !holdsMatterOf(tag, text) ||
    isNoStatement(text) ||
    CANNOT[tag]?.(text) === true ||
    isFairlySaid(tag, text) ||
    isKindlyMeant(tag, text) ||
    (OF_TONE.has(tag) && isContractual(text))
  );
}
