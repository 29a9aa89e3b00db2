/** Phrases that show `pressure`, one a line, in the notation of `pattern.ts`. */
export const PRESSURE = `
  we|you have|only|just only|just NUM|two|three|one|a|until days|hours|left|week|tonight|today
  only NUM|one|two|three|a|few|days|hours left|remaining|more|to
  it is|'s now or never
  now or never
  this|the offer|deal|price|chance|window|opportunity closes|ends|expires|goes|only @0.6
  window is|closes|closing @0.55
  can|could|must|should we|you|i close|wrap|finish|settle|finalise|finalize|lock this|it|the|in|up ... today|now|tonight|tomorrow
  lock in|it|this
  just|simply go|do it|for @0.85
  go for it
  what have you got to
  nothing to lose
  you have nothing
  sooner you|we
  every day|hour|minute|week|moment you|we|of|that ... wait|lose|costs|delay|hesitate
  time is money|short|up
  do not think|overthink|analyse|read too
  skip the|all|your questions|details|review|reading|fine|small
  no need|time to read|check|review|go|discuss|ask|involve|consult
  need it|this|you|them yesterday
  immediately|instantly @0.9
  straight away
  at once @0.25
  asap @0.9
  right now
  hurry
  quick yes|ok|signature|answer|reply|decision
  a quick yes
  before they|he|she|it|the|someone|somebody|anyone ... start|ask|change|notice|find|object|wake|snap|take @0.55
  snap|snapped up
  on the spot @0.55
  have|get|got it|this|them signed|done|approved|sorted|agreed
  basically|practically|already|more agreed|decided|signed|done|approved|said
  say yes @0.24
  there and|and then|now @0.4
  before he|she|they|anyone|you|the can|has|have|finds|changes|change|think|thinks|ask|asks|notice|notices
  strike|strikes while
  corner|cornered|push|pushing|press|pressing|pester|nudge|force|bully him|her|them|you|for @0.9
  do not take no
  walk out with
  not leave|leaving|go|going without|until a|the|it|we|he|she|they|signed
  need|needs your|a|the signature|answer|decision|ok|yes|approval ... fast|now|quick|quickly|today|tonight|asap
  only holds|hold|held|keeps|good|valid|open the|until|till|for
  while stocks|it|they last|lasts
  do not miss|wait|leave|let .. @0.85
  make it|this happen|quick|snappy
  chop chop
  what is keeping|stopping|holding|the|taking you|hold|so
  no time|reason|need|point|use to|in|for think|read|check|discuss|lose|waste|wait|dither|ponder
  sign here|now|it|this|off|at @0.55
  you need to|must decide|sign|act|commit|choose|say
  be quick|fast|bold|brave
  others|someone|somebody else|are|is will|waiting|interested|wants|ready
  queue|queueing|queuing|lining up|round|of|for
  too good to miss|pass|be|refuse
  sign|act|decide|book|buy|order|reply|answer|commit|confirm|approve|say|call|apply|register|respond|join ... today|now|immediately|tonight|instantly|before|or|asap @0.15
  act|buy|order|hurry|decide|book|sign|join now|fast|quickly|today
  today|now or|before lose|never|it|you
  or|before you|it|we is|will|are|miss|lose ... too|out|late|lose|lost|gone|behind|chance|offer|regret @0.9
  before it is|gets|they|someone|somebody|everyone too|are|takes|late|gone|else
  right|this now|very|this minute|second|instant|moment|away
  right now|away
  need|want|must|expect ... answer|decision|signature|reply|yes|approval|ok|response|commitment|commit|sign|decide|it|this ... now|today|tonight|immediately|minute|hour|asap|end|right|noon|by
  spots|places|seats|spaces|slots|tickets|rooms|stock|shares|units|positions|licences|copies ... fast|limited|going|filling|left|running|quickly|gone|few|last
  going|filling|selling|disappearing|running fast|up|out|quickly
  do not|stop overthink|think|over|hesitate|wait|miss|delay|dither|worry|waste|sleep|let|be|ask|dawdle|overanalyse ... it|too|about|out|this|over|chance|slip|opportunity|any|left|question|on @0.65
  everyone|everybody|all else|others|the|your|of ... already|has|have|is|are|signed|said|joined|in|on|agreed|yes|board|moved|did|doing
  all our|your|the|of ... competitors|others|rivals|peers|neighbours ... doing|are|have|already @0.9
  your|our competitors|rivals|neighbours|peers|colleagues ... already|are|ahead|have|signed|moved|doing|will @0.85
  left|falling|fall|fell|be|get|stay behind @0.9
  you would|will|are be|have crazy|mad|silly|foolish|stupid|regret|insane|a|to|sorry ... no|not|miss|fool|pass|this|it|that|refuse
  crazy|mad|foolish|insane|silly not to
  last|final|only|golden|once chance|call|opportunity|reminder|day|days|spots|places|warning|hours|minute @0.25
  it|this|that has|needs|must|got got? to? be|happen|go today|now|done|tonight|out|signed|approved|this|happen|live @0.6
  no excuses|delay|delays|ifs|buts|more|time|committees|endless ... excuses|delays|time|waste|ifs|sign|lose|to|discussion @0.9
  just|simply say|reply|sign|click|tick|answer|approve|nod|trust|do|give yes|ok|here|it|at|the|me|us|go|your|below @0.9
  just say|reply|sign|click|approve
  get the|in|his|her|a|their|your yes|signature|sign|ok|get|nod|approval|on @0.75
  so|then i|we can tick|close|send|get|start @0.5
  tick|ticked the box
  urgent|urgently|urgency|immediately|immediate|asap|instantly|pronto|rush|rushing|hurry @0.7
  clock|time is|are running|ticking|short|up|out|of|against|now
  running out
  time sensitive|critical|limited
  limited time|offer|availability|number|places|spots|spaces|edition
  i|we have already|just? told|promised|said|signed|sent|put|announced|committed|booked|ordered|paid ... you|your|them|in|are|will|agreed|yes|for|name|the|him @0.25
  we|you can not afford to|not|the|another|any
  cannot|can not wait|afford|delay|hold|stop ... for|any|until|to|another|this|longer|review|it
  no time to|for|left
  there is|no no? time to|for
  there is no time|need|reason ... to|for|wait|think|discuss|lose|delay
  will|i send|drop|bring|email you|a|the|over|it ... contract|agreement|papers|paperwork|order|invoice ... tonight|today|now|tomorrow|already
  get|let|have|we us? you|started|going|signed|us|on|moving|in ... next|today|now|this|tomorrow|started|immediately|monday|board|straight|right
  do|roll|push|switch|move|launch|start|go|buy|ship ... everywhere|today|now|immediately|tonight|live|everything|straight|fast @0.39
  move|moving|act|acting|go fast|quickly|now|quick
  absolutely|really|simply|just|must|have|need have|must|need|got? to|move|act|do|decide ... now|today|this|once @0.85
  expires|expire|closes|ends|deadline|offer ... today|tonight|midnight|soon|tomorrow|hours|noon
  only valid|open|good|until|available until|for|till|today|this @0.6
  i|we would? urge|push|press|strongly you|advise|recommend|to|suggest
  urge you
  price|prices|fee|rate|discount ... goes|go|rises|rise|up|double|doubles|ends|expires|gone @0.36
  first come
  why|what wait|hesitate|are|else ... waiting|for
  what are you waiting
  think|decide|sleep about|on it later|too
  can you|we just|please ... now|today|quickly|right|tonight|minute|hour
  need|needs this|it|your|you|an|to by|today|now|signed|approved|before|done ... today|tonight|now|end|eod|hour|noon
  by tonight|eod|close|lunch|noon|lunchtime|midnight @0.25
  within the|an|NUM hour|hours|24|48|day
  or|otherwise|else it|this|that|we|they is|are|will|can dead|gone|lost|off|over|finished|late|miss|lose @0.8
  prices|price|rates|fees|rent|costs go|goes|rise|rises|double|doubles|increase|jump up|tonight|tomorrow|on|from|soon|by|again @0.75
  not|no|let|do ... overthink|dither|hesitate|dawdle|ponder|faff @0.85
  no time|point to|in|for|left lose|waste|waiting|think|thinking|debate|discussion|ask|check @0.85
  we|i need|want|must|have ... yes|answer|signature|decision|ok|commitment before|by|now|today|tonight|this|immediately @0.3
  now|today|tonight or never|nothing|else
  there is no reason|time|point|need to|in wait|waiting|hesitate|delay @0.85
  others|other|somebody|someone|another|many|several ... waiting|interested|queue|queueing|asking|snap|snapped|circling|list @0.6
  only|just NUM|a|one|few|two|three ... left|remaining|available|spots|places|slots @0.65
  if you|we|they hesitate|wait|delay|dither|linger|sleep|miss|pass
  someone|somebody|another|others else ... gets|takes|take|will|snaps|waiting|gone|snap @0.25
  you|we must|can|should|dare|may not|never miss|lose|wait|hesitate|pass|delay|let
  not|never come round|around|back|again|along again? @0.6
  will not come|happen|be|last|wait|repeat|return ... again|long|twice|forever
  last|final|only|one chance|opportunity|call|minute|hours|days|places|shot @0.7
  need|needs|want|require a|your|an|his|her yes|answer|decision|signature|ok|commitment|approval .. before|within|right|now|today|tonight|by|immediately @0.5
  everyone|everybody|all|others|rest else|of|the ... already|waiting|signed|agreed|in|on @0.35
  it|this is now or
  clock is ticking
`;
