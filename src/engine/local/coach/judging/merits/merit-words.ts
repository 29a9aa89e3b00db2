import type { DraftReading, MeritTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { rows, signReader } from '../signs/worded-signs.ts';

/** What stays, what can be undone, who has checked it, and what happens if it fails. */
const SAFEGUARDS = rows(
  'safeguard_named',
  [
    0.6,
    /\b(?:back-?up|fall-?back|on (?:call|standby)|stand-?by|spare (?:\w+ )?(?:is|are|stands?|in|at|on)|first aid\w*|fire (?:exit|extinguisher|officer|inspection)|defibrillator|life ?guards?|exit clause|safety (?:officer|certificate|check|report|inspection)|(?:month|week|day)s? in parallel|parallel (?:run|day|week|month|operation)|(?:runs?|ran) (?:[\w ]{0,20})?(?:beside|alongside|in parallel|side by side)|\bif [^.!?]{3,60}\b(?:we|I|they) (?:stop|pause|halt|evacuate|switch (?:back|off)|go back)|in reserve|four eyes)\b/i,
  ],
  [
    0.6,
    /\b(?:stays?|remains?|continues?|keeps? running) (?:in|with|on|at|as|where|open|unchanged|covered|the same|valid|until|till|closed|locked|connected|available|untouched|reserved|insured|free of)\b/i,
  ],
  [
    0.6,
    /\b(?:keeps?|kept|keep|held|hold|reserved|paid|insured|covered|stored|archived) (?:[\w'’%-]+ ){0,6}(?:until|till|for all|in escrow|as a (?:reserve|fallback)|reserved|in the safe|under lock)\b/i,
  ],
  [
    0.65,
    /\b(?:nobody|no one|nothing|no (?:[\w-]+ )?(?:data|child|children|names?|patients?|staff|jobs?|pay|animals?|residents?|guests?|customers?|pupils?|person|member)) (?:would |will |can |may )?(?:loses?|leaves?|is (?:shown|shared|stored|lost|deleted|cut|dismissed|left|moved|alone)|changes? (?:until|before|for)|goes (?:out|in|live)|be (?:lost|shown|shared|dismissed|left))\b/i,
  ],
  [
    0.6,
    /\b(?:can|could|may|lets? (?:you|us)|we|it|and) (?:be )?(?:go|goes|going|switch|switched|turn|turned|roll|rolled|sent|send|given|give|comes?|change|changed) (?:[\w'’-]+ ){0,3}back\b|\b(?:can|could|may) (?:still )?be (?:undone|reversed|returned|cancelled|canceled|stopped|switched off)\b|\b(?:cancel|pull|stop|step|get out|opt out|out) (?:[\w'’-]+ ){0,3}(?:at any time|any time|any day|after \d+ (?:days|months)|within \d+ (?:days|months|hours))\b/i,
  ],
  [
    0.55,
    /\b(?:approved|signed(?: off)?|confirmed|inspected|certified|checked|cleared|vetted|authori[sz]ed) by (?!\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|then|tomorrow|the end)|\b(?:been|was|were|is|are)(?: already| all)? (?:tested|inspected|certified|insured|vetted|signed off|serviced|approved)\b(?! (?:by|on|at) (?:you|once))|['’]s been (?:tested|inspected|checked|certified|approved)\b|\bhas signed (?:for|off)\b|\bwritten (?:in|into) (?:the|their|your|our) contract\b|\b(?:safety|rope|fire|gas|electrical) certificate\b/i,
  ],
  [
    0.55,
    /\b(?:\p{Lu}\p{L}+\)?|vet|doctor|nurse|pharmacist|engineer|electrician|plumber|surveyor|inspector|inspectors|officer|warden|lawyer|solicitor|auditor|auditors|insurer|council|brigade|committee|union|regulator) (?:has |had |have )?(?:approved|signed|cleared|passed|inspected|certified|authori[sz]ed|vetted|checked|tested) (?:it|the|this|that|them|him|her|off|our|your|every|each|all)\b/u,
  ],
  [
    0.55,
    /\b(?:names?|data|photos?|pictures?|files|records|recordings?) (?:[\w'’-]+ ){0,10}(?:wiped|deleted|anonymi[sz]ed|taken off|taken out|blacked out|encrypted|not (?:shown|shared|stored))\b/i,
  ],
  [
    0.55,
    /\b(?:wiped|deleted|erased|destroyed|shredded) (?:after|within|once|by)\b|\bsigned (?:it|this|that|them|us|(?:the |our )(?:\w+ ){1,3})\s?off\b|\b(?:insurers?|inspectors?|authority|council|fire service|doctor|vet|engineer)(?: \([^)]{1,30}\))? (?:wants?|needs?|demands?|requires?|asks? for) [^.!?]{3,60} before\b/i,
  ],
  [
    0.5,
    /\b(?:stop rule|safety net|second check|inhaler|cleared with|agreed with the|under supervision|first aider|by hand if|paper copy|stays? possible)\b|\b(?:no (?:accidents?|incidents?|injur\w+|damage|data loss|losses|(?:files?|data|records?|names?|orders?|child|one) (?:was |were )?(?:lost|hurt|harmed|missed|affected))|without (?:a|any|one) (?:loss|accident|incident|injury|fault|scratch|complaint))\b|\bneeds? (?:2|two) (?:people|persons|signatures|keys)\b/i,
  ],
  [
    0.5,
    /\b(?:is|are|has been|have been|was|were) (?:switched|turned|shut|locked|taped|fenced|cordoned|roped) off\b|\b(?:water|power|gas|stopcock|valve|mains|current|machine|pump) (?:is|are|has been|was) (?:now |already )?(?:off|isolated|disconnected)\b|\bso (?:that )?(?:nothing|nobody|no one) (?:more |else |worse )?(?:can|will|could|gets?) (?:happen|leak|break|go wrong|get lost|fall|locked out|hurt|left out|miss(?:es)?)\b|\bif (?:it|that|this) (?:does|is|do|will)(?:n['’]t| not) (?:suit|work|fit|help|right)[^.!?,]{0,25}, (?:then )?(?:I|we)(?:['’]ll| will| can)? (?:keep|stay|stick|go back|switch back)\b/i,
  ],
  [
    0.5,
    /\b(?:pay|hours|grades?|rents?|prices?|places?|jobs?|posts?|shifts?|contracts?) (?:and [\w ]{3,20} )?(?:stays?|remains?|do(?:es)? not change|don['’]t change|doesn['’]t change)\b|\bkeeps? (?:\w+ ){0,2}(?:grade|pay|job|post|place|seat|hours|rights?)\b/i,
  ],
);

/** What the writers take upon themselves: their part in what went wrong, or the task. */
const OWNERSHIP = rows(
  'ownership',
  [
    0.75,
    /\b(?:because of me|(?:my|our) (?:own )?(?:fault|mistake|doing|error|oversight|slip|responsibility)\b|is mine\b|was mine\b|(?:is|was|that['’]s) on me\b|I (?:got (?:it|that|this) wrong|lost my temper|shouted|snapped|dropped the ball|messed (?:it |that )?up|overlooked|misread|misjudged|owe you an apology)|I should(?:n['’]t)? (?:not )?have|I ought to have|I apologi[sz]e)\b/i,
  ],
  [
    0.6,
    /\b(?:I|we) (?:did ?n[o'’]t|did not|had not|hadn['’]t|have not|haven['’]t|never) (?:brief(?:ed)?|tell|told|ask(?:ed)?|say|said|check(?:ed)?|give|given|explain(?:ed)?|warn(?:ed)?|mention(?:ed)?|send|sent|answer(?:ed)?|listen(?:ed)?|invite[d]?|thank(?:ed)?|call(?:ed)?|reply|replied|write|written|agree[d]?)\b/i,
  ],
  [
    0.55,
    /\b(?:did|was|were|is|are) indeed\b|\b(?:I|we) (?:admit|grant|concede)\b|\b(?:came|went|sent|out|was|were) [\w ]{0,12}(?:late|wrong) because of (?:me|us)\b|\bmy own (?:sheet|count|estimate|figures)\b|^(?:granted|admittedly|to be fair)\b/i,
  ],
  [
    0.5,
    /\b\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:leads|owns|runs|coordinates|looks after|takes over|answers for|is (?:leading|running|coordinating|the (?:contact|owner|lead))) (?:it|this|that|the|our|on)\b/u,
  ],
  [0.45, /\bdid (?:crash|fail|break|stall|slip|go wrong|come (?:too )?late|stop|leak)\b[^?]*$/i],
  [
    0.45,
    /\b\p{L}+ = (?:me|\p{Lu}\p{L}+)\b|\b(?:is|are) (?:accountable|responsible|in charge)\b|\b(?:I|we)(?:['’]ll| will) (?:take|do|teach|bring|pay|fetch|chase|handle|cover|tell|collect|carry|answer|sort|fix|mend|arrange|organi[sz]e|book|drive|repair|replace|redo|correct)\b/u,
  ],
);

/** Who asks how others are, or says what it means for them. */
const EMPATHY = rows(
  'empathy',
  [
    0.65,
    /\bhow (?:do|does|did|would|will|are|is|was) [^?.]{1,40} (?:feel|feeling|land|cope|coping|take it|sit with|bear)\b|\bhear how (?:you|the|it|they|that)\b|\bhow (?:would|does|is|will|was) (?:that|this|it)(?: be| feel| sound| look)? for (?:you|them|her|him|everyone|your|the \w+)\b|\b(?:all right|alright|ok|okay|fine|too much|awkward|hard|difficult|tough|a lot) (?:for|on|with) (?:you|them|her|him|everyone|the \w+)\b/i,
  ],
  [
    0.6,
    /\bask(?:ing)? (?:(?:her|him|them|everyone|first) ){0,2}how (?:she|he|they|it|things|everyone) (?:is|are|was|were|feels?|felt|copes?)\b|\bhow are you (?:holding up|coping|bearing up|getting on|feeling)\b|\bplease don['’]t worry about (?!me\b|it\b)|\bwhen(?:ever)? you(?:['’]re| are| feel) (?:ready|up to it|able)\b|\bno decisions? without (?:you|them)\b|\bwhat (?:you|they|everyone|everybody)(?:['’]d| would| will)(?: most)? (?:miss|need|lose)\b|\b(?:hours|times?|day|place|pace) (?:would|will|might) suit you\b|\bthinking of you\b|\bbefore (?:anything is|we) decided?\b/i,
  ],
  [
    0.6,
    /\btoo much\b[^.!?]*\?|\bif (?:it|that|this)(?:['’]s| is) too much\b|\b(?:ask|asked) (?:them|her|him|everyone|both|all|the [\w'’ ]{3,30}) first\b|\bwithout being asked\b|\b(?:no|in no) (?:hurry|rush)\b|\btake your time\b|\bI(?:['’]m| am) sorry (?:about|for|that) (?:your|you|the loss|what happened to)\b|\bmust (?:have been|be) (?:a )?(?:hard|difficult|tough|tiring|worrying|lonely|shock|blow)\b/i,
  ],
  [
    0.5,
    /\b(?:is|are|was|were|feels?|felt|seems?|looks?) (?:a (?:bit|little) |so |very |quite |keen but )?(?:afraid|shy|proud|scared|worried|anxious|nervous|tired|exhausted|upset|relieved|lonely|sad|glad|frightened|homesick|worn out|stretched)\b(?! (?:to|not)\b)|\bbecause of (?:her|his|their|your) (?:bad )?(?:lungs?|back|knees?|hips?|health|heart|legs?|eyes|hearing|children|baby|mother|father|treatment|shifts?)\b|\b(?:stood|waited|worked|stayed) [\w ]{3,30}, I know\b/i,
  ],
);

/** What it is for, and what becomes possible. */
const PURPOSE = rows(
  'purpose_stated',
  [
    0.65,
    /(?:^|[\n*(–—;,.-] ?)(?:goal|purpose|aim|why|reason|objective|the point|background|what for)\b\**(?: is\b| of (?:the|this) [\w ]{3,20})?(?:\**:| is\b)/i,
  ],
  [
    0.6,
    /\bso that\b(?! (?:part|one)\b)|\bso (?:nobody|no one|every|each|people|families|children|they|patients|customers|guests) (?:[\w'’-]+ ){0,3}(?:can|will|has to|have to|need|gets?|waits?|do(?:es)?n['’]t|is|are)\b|\bin order (?:to|that)\b|\bwithout risk to\b|\bto make sure\b/i,
  ],
  [
    0.6,
    /\b(?:generations?|grow up|inherit|grandchildren|their children|our children|in (?:ten|twenty|thirty|fifty|\d{2}) years)\b/i,
  ],
  [
    0.55,
    /\bdepends? on (?:it|them|this|that|us)\b|(?<!\b(?:done|finished|closed) )\bmeans (?:that )?(?:we|they|you|nobody|no one|fewer|more|less|every\w*) (?!is\b|are\b)|\b(?:regulations?|rules?|the law|insurers?|inspectors?|board|council|auditors?|ministry|authority) (?:now )?(?:demands?|requires?|wants?|asks? (?:for|us)|says?)\b|\b(?:this|that|it|which) (?:means|lets|allows|would let|will let|gives|frees|keeps|saves|protects)\b/i,
  ],
  [
    0.5,
    /\b(?:we|you|they) (?:can|could) [^.!?;]{3,50} instead of\b|\b(?:gone|went) missing since\b|\bwas found [\w ]{2,20} late\b|\b(?:for nothing|turned away|had to be thrown)\b/i,
  ],
  [0.4, /\bbecause (?:the|our|their|of the|every|each|people|customers|\p{Lu}\p{L}+) /u],
);

const NUMBER =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';

/** What was counted on either side. */
const EVIDENCE = rows(
  'evidence_cited',
  [
    0.5,
    new RegExp(
      `\\b${NUMBER} (?:complain\\w*|compliments?|answers?|replies|votes?|cases?|yes|said|voted|wrote|asked|answered|against|in favou?r|of (?:the |our |us |them |my )?(?:\\w+ )?${NUMBER}\\b)[^.!?]{0,40}\\b${NUMBER}\\b`,
      'i',
    ),
  ],
  [
    0.5,
    /\b(?:engineer|inspector|doctor|vet|surveyor|auditor|architect|insurer|council|police|lab|bank|garage|supplier|caretaker|\p{Lu}\p{L}+)['’]s? (?:\w+ )?(?:letter|report|survey|count|measurements?|readings?|log|records|findings|sheet|invoice|estimate|figures)\b(?! (?:is|are) (?:due|missing|late))|\b(?:letter|report|survey|readings?|minutes|certificate|log|records|receipts?) (?:of|from|dated|for) (?:the )?\d/u,
  ],
);

/** Who did what, counted, and what rose or fell by how much. */
const COUNTED = rows(
  'evidence_cited',
  [
    0.45,
    /\b\d+ \p{L}+(?: \p{L}+)?, (?:no|not one|zero|without a) (?:differences?|errors?|faults?|complaints?|loss(?:es)?|mistakes?|accidents?)\b/iu,
  ],
  [
    0.4,
    /\b\d{1,3}(?:,\d{3})? (?:(?!(?:of|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*)\b)[\p{L}'’-]+ ){1,2}(?:(?:have|has|had) (?:already )?)?(?:signed|asked|said|voted|joined|switched|returned|replied|answered|complained|chose|reported|filled|waited|cancelled|left)\b/iu,
  ],
  [
    0.45,
    /\b(?:fell|rose|dropped|grew|went|raised|cut|risen|fallen|is|are|was|were|sales|up|down) (?:[\p{L}'’]+ ){0,4}(?:by|up|down) \d[\d.,]* ?(?:%|per ?cent|points|euros|pounds|dollars|minutes|hours|days)|\bfrom \d[\d.,]* ?[\p{L}%]{0,10} to \d[\d.,]* ?(?:%|[\p{L}]+)(?: (?:in|since|between|last|over|this)\b)/iu,
  ],
);

/** Something to choose, to try or to shape. */
const OPTIONS = rows(
  'options_offered',
  [
    0.5,
    /\b(?:what|which|how)(?: \w+)? would you (?:do|try|test|make|change|start|choose|pick|build|like to (?:do|try|see|make|tell|change))\b[^.!?]*\?|\b(?:want|fancy|like) (?:to try|trying|having a go|having a play)\b[^.!?]*\?|\bsee (?:who (?:turns|comes)|what (?:happens|comes|it wants|becomes))\b/i,
  ],
  [
    0.65,
    /\b(?:alternatives?|options?|choices?)(?: available)?:|\b(?:or|alternatively,?) (?:shall|should|would you|do you|we (?:can|could)|you (?:can|could|may)|something (?:else|I|you|of your))\b|\b(?:up to you|your (?:choice|call|pick)|you (?:choose|pick|decide)|whichever (?:you|suits|is)|as you (?:like|prefer|wish)|of your own|if you(?:['’]d| would) (?:rather|sooner|prefer)|pick (?:one|any|whichever))\b/i,
  ],
  [
    0.6,
    /\b\d{1,2}(?:st|nd|rd|th)?(?:, \d{1,2}(?:st|nd|rd|th)?)* or (?:the )?\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d+)? or (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:might|could|can) also be\b|\bcan (?:be swapped|swap)\b|\bdays? free of charge\b|\btry (?:to break|it out|one (?:tomorrow|today|out)|something)\b|\b(?:play|mess about|tinker|experiment) with\b/i,
  ],
);

/** What was good, and who did it. */
const APPRECIATION = rows(
  'appreciation',
  [
    0.7,
    /\b(?:thank you|thanks|thank u|thx) (?:so much |very much |again |a lot )?(?:to|for)\b|\bso thank you\b|\b(?:really |absolutely |all )?(?:adored|loved|enjoyed|praised|admired|treasured|raved about) (?:your|his|her|their)\b|\bput so+ much\b|\b(?:is|was|were|are|remains?|remain|looks?|looked) (?:really |truly |just |simply )?(?:great|wonderful|excellent|lovely|brilliant|beautiful|outstanding|superb)\b(?! (?:if|to|when))/i,
  ],
  [
    0.6,
    /\b(?:best|fastest|strongest|highest|finest|cleanest) [\w ]{0,30}(?:ever|in the (?:region|country|team|company|district|valley|city)|so far|we had|of the year)\b|\byou(?:r \w+)? had a record\b|\bma(?:kes|de) my (?:day|week|weekend)\b/i,
  ],
);

/** Who does what, and in which order. */
const PLAN = rows(
  'concrete_plan',
  [
    0.5,
    /\b(?:(?:two|three|four|five|\d) steps|who does what|(?:done|finished|closed) (?:means|when|once)|(?:every|(?:first|second|third|last)) (?:mon|tues|wednes|thurs|fri|satur|sun)day|for whom|from when)\b|^(?:from|on) [^,.:]{3,20}: \p{L}/iu,
  ],
  [
    0.55,
    /(?:^|[\s(])1[.)]? [^\n]{3,80}[\s(]2[.)]? \p{L}|\bfirst\b[^.!?]{3,60}\b(?:then|after that|second)\b|\bstep (?:1|one)\b|\b(?:next step|agenda|schedule|timetable|plan):/iu,
  ],
  [
    0.5,
    /\b(?:floor|room|ward|team|group|shift|desk|table|class|year|boat|van|bus|station|hall|section|building|line|bay|track|route|crew) (?:\d+|[a-z])\b,? (?:keeps?|takes?|gets?|stays?|moves?|goes|opens?|starts?|covers?|leaves?|comes?)\b/i,
  ],
  [
    0.5,
    /\b\p{Lu}\p{Ll}+ (?:takes|does|covers|brings|runs|keeps|writes|cleans|feeds|orders|books|leads|cooks|opens|closes|drives|counts) [^.!?;\n]{2,50}[,;] (?:and )?\p{Lu}\p{Ll}+ (?:(?:takes|does|covers|brings|runs|keeps|writes|cleans|feeds|orders|books|leads|cooks|opens|closes|drives|counts|the) )/u,
  ],
  [
    0.5,
    /\b(?:you|I|we|\p{Lu}\p{L}+) (?:fetch|bring|set|take|collect|open|drive|load|carry|check|send|print|call|pick|prepare|hold)(?:es|s)?\b[^.!?\n]{2,60}, (?:then )?(?:and )?(?:you|I|we|\p{Lu}\p{L}+)(?: and (?:I|\p{L}+))? (?:fetch|bring|set|take|collect|open|drive|load|carry|check|send|print|call|pick|prepare|do|hold)/u,
  ],
);

const read = signReader<MeritTag>([
  ...SAFEGUARDS,
  ...OWNERSHIP,
  ...EMPATHY,
  ...PURPOSE,
  ...EVIDENCE,
  ...COUNTED,
  ...OPTIONS,
  ...APPRECIATION,
  ...PLAN,
]);

const worded = new WeakMap<DraftReading, readonly Sign<MeritTag>[]>();

/** Merits that the wording of single sentences shows. Each span is an exact part of its sentence. */
export function wordedMerits(reading: DraftReading): readonly Sign<MeritTag>[] {
  const before = worded.get(reading);
  if (before !== undefined) return before;
  const signs = read(reading);
  worded.set(reading, signs);
  return signs;
}
