/** Phrases that show `hedging`, one a line, in the notation of `pattern.ts`. */
export const HEDGING = `
  i|we might|may|could|would|should probably|possibly|perhaps|just|maybe|potentially|also @0.85
  could|might possibly|maybe|perhaps
  i|we do not|am not really|quite|exactly|entirely know|sure|think
  a bit|little|touch|tad @0.75
  something along|like|of @0.55
  along the|those lines
  i think|believe|guess|suppose|feel|reckon|imagine it|we|that|this|there|maybe|perhaps|you|i|they @0.32
  sort|kind of @0.9
  if that|it is|makes|works|suits @0.27
  whatever suits|works|you @0.12
  either way @0.7
  possibly|perhaps|maybe|potentially|presumably|conceivably @0.45
  might be|want|make|have|help|work|need|also|just|like|well
  would maybe|perhaps|possibly|probably
  probably|likely|apparently @0.2
  not 100|hundred|fully|totally|quite|really|too|entirely sure|certain|clear|final
  hard to say|know|tell
  we will|shall see @0.55
  more|less or less
  in a|some sense|way|ways
  it seems|appears|looks|feels
  seems|appears|tends to
  i would|'d almost|rather|maybe|tentatively @0.25
  tentatively|tentative|provisionally|provisional
  nothing is|final|definite|certain|fixed yet|final|definite|certain|fixed
  just an|a idea|thought|suggestion|feeling|hunch
  feel free @0.9
  could be wrong|nothing|something|anything|worth|nice @0.9
  or not @0.9
  if you like|want|wish|feel|fancy @0.27
  on balance|reflection
  all else
  these things happen|take
  i think $ @0.95
  or so $ @0.85
  should not|might not|may not get|be|take|cost|matter too|much|long
  maybe|perhaps from|in|by|around|next|on|the|a|some|we|you|with @0.75
  granted @0.25
  bit|little|slightly|somewhat more|less|of|too @0.3
  all in all
  i would|will not say
  not too|so sure|certain|bad|keen
  might ... might not
  may or may @0.9
  could go either
  okayish|ish|maybe-ish|sort-of @0.95
  might|may be|need|want|have @0.2
  or maybe not|we|i|it
  not|nothing too|really|very|definite|firm|final|sure|certain|concrete @0.55
  we|i think|guess|feel|suppose we|it|that|this|maybe|might|could|probably @0.65
  happen to be @0.9
  if you happen|feel|think|like|fancy|want @0.27
  for some reason
  it is just|only that|a|an|my|me @0.9
  do not hold me|quote
  no idea if|whether
  i do wonder|feel|think|suppose @0.8
  could perhaps|maybe|possibly
  perhaps you|we would|could|might|may @0.85
  might it|we|i|there|that|you be|also|perhaps|consider
  one could|might|may say|argue|think|consider
  not entirely|totally|quite|exactly|necessarily|really
  i was|am|we were|was|had|have been? just|only|also? wondering|hoping|thinking|curious
  just|only wondering|hoping|thinking|wanted|wondered|checking @0.9
  wondering if|whether ... maybe|perhaps|possibly|might|could|at
  i|we just|only|kind|sort wanted|thought|wondered|hoped|felt to|if|i|we|maybe|it|whether|of @0.85
  i|we wondered|wonder if|whether @0.6
  maybe|perhaps|possibly ... might|could|maybe|perhaps|possibly|can|sometime|somehow|should|at|if @0.85
  might|could|may|would ... maybe|perhaps|possibly|potentially|sort|kind|somehow @0.85
  could|might|may|would perhaps|possibly|maybe|potentially|conceivably|arguably
  perhaps|maybe|possibly @0.4
  it might|may|could|would sort|kind|possibly|potentially|perhaps|maybe|be|make|help of|worth|good|nice|an|a|useful|sense|possible|interesting|helpful|idea @0.75
  might|may|could make sense|be worth|possible|useful|interesting
  it would sort|kind of
  kind|sort of|a @0.9
  a bit|little|tad|touch bit|of|unclear|worried|concerned|late|off|tricky|difficult|behind|like|unsure|torn|risky|tight @0.5
  if it|that|this|you is|makes|does|would|could not? too|possible|at|all|sense|be|convenient|ok|alright|any
  if at all possible
  i|we could|may|might|am|are be|well wrong|mistaken|missing|overreacting|imagining @0.25
  i may|might|could be|have wrong|mistaken|off|misunderstood|missed|misread @0.25
  this|it may|might|could|is be|probably? a silly|stupid|long|daft|wild|crazy|half|naive|mad|far
  we should probably|maybe|perhaps|possibly|at|ideally|really @0.9
  should|ought probably|maybe|perhaps|possibly @0.9
  probably|prob @0.35
  to|in some|a|certain|many|large extent|degree|ways|respects
  it|this|there|that seems|appears|looks|feels like|to|as|that|quite|a
  seems|seem|appears|appear like|to|that @0.6
  i|we guess|suppose|reckon|imagine|gather|presume|assume .. @0.85
  i am not? no|an|really|quite|entirely|totally|exactly|completely|hundred|100|fully expert|sure|certain|specialist|convinced|positive
  not|never|nobody? really|entirely|quite|totally|too|completely|altogether|fully|yet? sure|certain|final|impossible|clear|decided|definite|settled|convinced @0.15
  we are not quite|yet|entirely|really? sure|certain|final
  more or less
  would you|it|there|that perhaps|maybe|possibly|potentially|at|by be|any|all
  if i am|memory|not mistaken|serves|right|remember
  hopefully ... will|can|able|be|works|soon|get @0.8
  hopefully @0.45
  fingers crossed
  i would|might|could|may tend|lean|say|think|suggest|argue|incline|venture|hazard|be|almost|guess to|that|towards|we|it|maybe|perhaps|inclined|tempted|so|a
  lean|leaning|inclined|tempted|tend to|towards|toward
  at the end of the day
  just a quick|little|small|thought|tiny|suggestion|idea|question|heads|note
  quick|small|tiny|little question|thing|thought|one @0.35
  for what it is worth @0.9
  fwiw
  in|my humble? opinion|view @0.4
  imho|imo
  roughly|approximately|ish|something|somewhere like|around|about|in @0.25
  or so|something|thereabouts|whatever|somewhere|other @0.25
  or something|whatever like|similar
  some kind|sort of
  in|a|one way way|sense|sorts
  see|understand|appreciate|get both|all sides|arguments|angles|points|views|perspectives
  on the one|other hand
  there are|may|might|could be? of? course? different|several|various|many|pros|some|good opinions|views|angles|options|ways|and|arguments|aspects @0.95
  i|we do not|never want|mean|wish to push|presume|sound|impose|be|say|suggest|assume
  no|not a? big|huge|major deal|thing|problem|issue|rush @0.9
  it is only|just that|a|me|one|my @0.9
  only|just a|my thought|suggestion|idea|feeling|hunch|opinion|guess|impression
  sometimes|somehow|occasionally ... perhaps|maybe|a|might|can|bit|feel|feels @0.7
  can|could|may|might|does|do sometimes? feel|seem|come|appear|sound|look a|like|across|as|bit @0.6
  still|are|were|we talking|thinking|discussing|debating|undecided|mulling|torn|unsure|working|open about|it|on|that|how @0.4
  torn on|about|between @0.9
  although|though|but it|that|this|we|nothing|i is|are|am not? final|sure|certain|open|flexible|yet @0.95
  subject to change
  tbc|tbd|tba
  to be confirmed|decided|determined|defined|discussed|announced
  we|i think|believe|feel|felt|thought @0.15
  think|thought|believe|figured it|we|this|that|there|you may|might|could|maybe|probably|perhaps
  should be|work|hold|do|go|cover|suffice fine|ok|okay|out|alright|enough|it @0.45
  i would not want to
  something|anything we|you|i|to could|might|may|consider|think|look|explore
  we|you|i could|might|may consider|think|look|explore|try|want|wish|like|also|even|possibly @0.45
  may|might want|wish|like|care to @0.9
  in theory|principle|general|essence @0.5
  as far as i can|know|am|understand|remember|see
  from what i hear|gather|understand|can|have|remember
  basically|essentially|effectively|virtually|practically|broadly|generally|largely|mostly @0.2
  hard|difficult|tricky|tough to say|tell|know|judge|pin
  who knows
  it depends
  depending on how|what|who|when @0.4
  or not|maybe|perhaps|then $
  or not|maybe whatever|you|not @0.9
  does that|this|it make|sound any? sense|ok|okay|right @0.6
  if that|this|it makes|is|works|sounds sense|ok|okay|helpful|alright @0.6
  sleep|slept on it @0.85
  leave it|that with|to|up you @0.6
  up to you
  more|not like|so|quite NUM
  give or take
  plus or minus @0.5
  wherever|whenever|whichever|whatever possible|suits|you|works @0.15
  i may|might|could|would be tempted|able|inclined|interested|up
  thinking|mulling|toying|playing of|about|over|with the? maybe|perhaps|idea|thought|whether @0.6
  a thought
  half baked|formed|thought
  bit|little of a @0.9
  in case it|that|this helps|is|useful|matters
  not that it matters|important
  i do not know|think ... if|whether|really|how|yet|exactly @0.6
  not in a rush
  somehow|somewhat .. feel|feeling|think|unsure|seems|suspect @0.7
  have|got the|a feeling|hunch|inkling|impression|suspicion @0.5
  unless|only you|if would|would? rather|prefer|mind|object not|to @0.4
  totally|perfectly|also|absolutely fine|ok too|either|of|as @0.4
  might|may sound daft|silly|strange|odd|stupid|crazy|weird
  be|at all|it conceivable|imaginable|thinkable
  it could|might|may turn|go|be out|either|that|different* @0.6
  i|we would be|have inclined|tempted|tend to|thought
  in a way|sense
  more or less @0.8
  to some|a certain extent|degree
  i|we could|may|might be wrong|mistaken @0.25
  do not quote|hold me
  for what it is worth
`;
