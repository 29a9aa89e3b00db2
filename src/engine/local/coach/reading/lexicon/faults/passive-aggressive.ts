/** Phrases that show `passive_aggressive`, one a line, in the notation of `pattern.ts`. */
export const PASSIVE_AGGRESSIVE = `
  i see how|that|you|we @0.55
  no hard feelings @0.6
  do what you|like|want|must @0.55
  do as you
  i am used|not angry|fine|just|only
  fine by|with me @0.35
  suit|please yourself
  good for you|him|her|them
  if anyone|anybody|somebody|someone cares|is|remembers|bothered|wants|noticed
  someone|somebody|people might|may|could|would have|say|think|at
  not everyone|all has|can|is|have|of
  i would have|thought|expected|liked|appreciated a|that|you
  would have appreciated|liked|expected|hoped @0.6
  a simple|quick thank|thanks|reply|call|no|yes|sorry|note would
  would it kill|have
  was that|it so|too|really hard|difficult|much
  i suppose|guess|imagine|assume|presume you|that|it|we|i @0.9
  seems|seem like|to? some|you|nobody|people @0.6
  already told|said|explained|asked|sent|wrote|mentioned
  again and again
  as agreed|promised|discussed ... not|never|still|again|forgot
  thanks anyway
  don't mind|worry me|about @0.85
  remember me
  look forward|forwards to your|the next|latest @0.9
  must be|have nice|lovely|fun|great|good @0.9
  just carry|do|go|keep on|as|ahead @0.9
  whatever @0.15
  big deal @0.9
  do not strain|rush|hurry|trouble|worry yourself|on
  it only|just took @0.9
  carry on @0.9
  if you can|could spare|tear|find|manage
  lucky|nice for you|some
  i would|will not hold my breath
  hold my breath
  would only have|worry|fuss|worried
  funnily enough @0.9
  strangely|oddly|curiously enough
  evidently|apparently|clearly some|someone|somebody|others|certain of|people|has|have|thinks @0.9
  some of us .. @0.95
  certain people
  i will not|would not mention|say|ask|dream
  no names|surprise|surprises
  not to mention|worry
  as some|certain|other people|of
  thought you would|might|could have|at|want
  one would|might think|have|expect|hope|assume @0.9
  it is almost as
  but what|hey|never would|do|mind
  never mind|you mind|me
  i do hope|trust|love that|you|it|how
  you must have|be been|so|very|terribly
  do let|tell me|us know|when|if
  whenever you|your|his ... grace|deign|bother|feel|manage|majesty
  deign|deigned|bothered to @0.9
  as i|we am|have|are|already|previously|said|mentioned|clearly|repeatedly|told|wrote|explained sure|said|mentioned|told|explained|stated|before|already|you|pointed|times|multiple
  as|like i am sure
  as you|we are|will|may|might|should|surely|all|both|well|no|know|would|certainly|obviously ... aware|remember|recall|know|doubt|noticed|well @0.85
  as per my|our ... messages|emails|mails|reminders|email|message|calls
  as previously|already|clearly|repeatedly stated|mentioned|discussed|explained|agreed|requested|said|communicated
  per my last|previous|earlier|first|many|three
  no need|rush to thank|apologise|reply|hurry|answer|explain @0.75
  guess i will|am|have|should|we|it|that|you|he|she
  i guess|suppose|assume|take|imagine|presume ... just|myself|then|busy|you|some|that|forgot|important|nobody|must
  just|have do|have to|did it myself|alone|again|anyway
  myself then|again|as
  must be|have nice|been|great|lovely|wonderful|fun ... to|time|for|having @0.9
  would have been|would nice|lovely|good|great|polite|helpful|courteous|useful
  it would|might|could have been nice|good|polite|lovely|kind|great|helpful
  friendly|gentle|little|kind|polite|quick|final|another reminder|nudge ... again|third|yet|second|once|fourth|nth
  if it is|was|were not|would too much|trouble|asking|hard|difficult|beneath
  not too much trouble|to ask|bother
  some of us|you|people ... have|work|are|actually|do|still|care|busy|deadlines|jobs|know|too|manage
  not that anyone|it|you|i|anybody ... asked|matters|care|listened|minds|notice|noticed|bothered|would|expect|asks
  fine whatever|then|by|i|you|do|have|suit @0.75
  whatever you think|say|want|feel|like|decide|is @0.25
  suit yourself
  i assumed|thought|figured|was|had|naively|foolishly you|we|someone|assumed|hoped|hoping|thought ... would|knew|had|were|might|cared
  interesting|funny|curious|strange|odd|amazing|convenient how|that|you|is
  funny how|that
  with all due respect
  no offence|offense|disrespect
  leave that|it|this to|with your|you conscience|you|judgement
  do not worry about|on me|us|it|my @0.9
  i|we will|am just not be? wait|waiting|sit|sitting|hold|holding|say|saying|leave
  clearly|obviously|apparently|evidently ... busy|important|priority|priorities|not|else|better|too|time|forgot|matter|interested|know @0.75
  better things to do
  too busy for|to
  at least|perhaps someone|some|i|one @0.8
  perhaps|maybe next time|you|one|someone|somebody ... could|can|might|should|will|forgot|know|have|missed|did @0.9
  next time ... could|maybe|perhaps|please|try|bother @0.9
  in case you|it|anyone|anybody missed|forgot|had|did|have|was|cares|are|noticed|escaped|wondered|wonder
  for the|umpteenth third|second|fourth|last|nth|hundredth|umpteenth|fifth|tenth time @0.55
  just saying|wondering|curious @0.9
  i|just am only|just? saying
  just so you|we know|are @0.9
  good|glad|nice|happy|lovely|great to|that see|know|hear|you|some|someone ... finally|at|last|found|time|decided|managed|joined|others @0.6
  i see|notice|noticed|gather|hear|understand you|that|we ... still|again|found|time|managed|decided|not|have|did @0.9
  since you|nobody|no|apparently ... never|not|seem|obviously|insist|busy|clearly
  of course|naturally you|he|she|nobody|it|they|that
  who|what do|would i|am ... know|i
  what do i know
  if you had|say say|so|bothered|read
  if|as you say so
  i would hate|not want|never|have to ... interrupt|disturb|presume|bother|inconvenience|trouble
  apparently ... i|you|we|that|it|not|was|is|nobody|the
  once again|more|upon i|we|it|nobody|you
  yet again
  as per usual @0.9
  as usual
  left|was to|left me|to ... smile|apologise|explain|pick|clean|cover|alone @0.9
  i am sure you|there|it|that|he|she ... reasons|reason|busy|meant|forgot|important|was|good|time|had|did @0.85
  but|so hey|who|what|of ho|cares|course|ever @0.9
  would|might|should have thought|expected|imagined|assumed|hoped|liked|been|noticed that|it|this|more|better|nice|a|you|someone
  nobody|no one|none else seems|bothers|bothered|cares|feels|thinks|does|did|noticed|wants @0.8
  let|leave it|others|that|you ... judge|decide|guess|imagine|work
  my|our|his|her opinion|view|work|time|feelings|input does|do|did not|apparently|obviously? count|matter|interest
  those|anyone|some|people who|of|that still|us|have|you have|do|still not|never @0.5
  i|we will|would not|rather mention|name|say|ask|comment who|names|why|what|on|that
  not|never going|to|want|wanting to? mention|name|say|point names|who|anything|fingers @0.7
  some of us|you have|do|still|work|manage|take|know|prefer
  apparently|evidently|clearly .. not|never|too|nobody|only|i|you|some|my|our @0.5
`;
