/** Phrases that show `vague_deadline`, one a line, in the notation of `pattern.ts`. */
export const VAGUE_DEADLINE = `
  soon|shortly|eventually|sometime|someday|later|whenever|asap @0.7
  at some|a|your point|later|convenience|earliest|leisure|stage @0.9
  in a|the few|while|bit|near|coming|next|couple @0.6
  when you|we|things|it|time|i can|get|have|are|is|permits|find|feel @0.55
  no|not rush|hurry|urgent|pressure @0.95
  one|some|these day|of|days @0.2
  as soon as
  in due @0.95
  this|next or|summer|winter|spring|autumn|season|term|year @0.15
  before too|long|very
  sooner|later rather|or|than @0.9
  in time @0.55
  by|around|about|towards then|the|end|next ... sometime|ish|or|so @0.25
  once i|we|you|it|things|the ... settle|settles|know|calm|clear|done|ready|back
  date|day|time to|will|still|tbc|not|open|be @0.12
  over|during|after the summer|holidays|winter|coming|break|christmas @0.55
  first|second half|part of
  hopefully|probably|maybe soon|next|this|in|by|before|then @0.9
  promptly|quickly|speedily
  the other|next day|days|time @0.55
  or so @0.95
  from MONTH or
  more soon @0.9
  tues|mon|wed|thurs|fri|early|late @0.15
  before winter|summer|christmas|easter|long|autumn|spring|school @0.6
  in|over the|a new|coming|few|next year|weeks|months|days @0.5
  around|about|roughly DAY|MONTH|easter|christmas|then|noon|lunch @0.12
  some future|later|other|convenient|quieter|suitable ..
  some time @0.95
  one of these
  over the|coming|next summer|weeks|months|few|holidays|year @0.55
  nearer|closer|towards|around the|to time|date|end|christmas|easter|summer
  when i|we get|have|find|know|can|hear|see|manage @0.3
  this|that|next side|side of
  early|late|mid|end month|week|year|spring|summer|next ..
  in good|no|due|plenty of? time
  a few|couple|some days|weeks|months
  not|nothing urgent|immediately|yet|right @0.25
  eventually|someday|anytime|sometime|soonest|imminently @0.9
  as quickly|fast|quick|early as
  from time to
  as|if|when necessary|needed|required|time @0.35
  quickly|fast|promptly|timely @0.35
  at|by|on some|a|any point|stage|time|moment|later|date|day @0.6
  some|one|any day|time|evening|morning|afternoon|point @0.3
  one|some of these days
  as soon as possible|you|it|we|reasonably|convenient
  asap
  at your|the|my earliest|early|convenience
  earliest convenience
  whenever you|it|that|is|suits|possible|convenient|there|works|ready|the ..
  when you|things|it|we|there|time|they ... can|get|have|minute|moment|chance|time|calm|settle|quiet|allows|permits|free|convenient|suits|slow|quieter @0.27
  when you get|have|find a|the|some @0.6
  if|when you get|have|find a|the|any|some moment|minute|chance|second|gap|time|sec|mo @0.6
  in the near|coming|not|next|foreseeable ... future|days|weeks|time|distant|while|period @0.9
  sooner rather|or than|later
  soon|soonish|shortly|presently|eventually|ultimately @0.65
  soon @0.8
  later @0.2
  in due course|time @0.95
  in a|the few|couple|while|bit|coming|next? days|weeks|months|while|bit|of @0.7
  no rush|hurry|urgency|deadline|pressure .. @0.95
  take your time
  sometime|someday|some-day .. @0.9
  before|not too? long|late @0.6
  before that|then|too|long @0.25
  or so|thereabouts @0.95
  ish $ @0.9
  end|beginning|middle|start of the|next? month|week|year|quarter|summer|season|term ish|or|hopefully|sometime
  around|about|roughly|approximately|towards the|NUM|DAY|MONTH|end|early|mid|late|next ... or|week|month|then @0.5
  early|late|mid next|this|spring|summer|autumn|winter|year|week @0.4
  next|this|during|over|in week|month|spring|summer|autumn|winter|year|term sometime|somewhere|or|maybe|hopefully|probably|perhaps|ish @0.65
  time permitting|allowing
  going forward @0.25
  once things|it|we|everyone|the|all ... calm|settle|settled|quiet|ready|done|time|down|calmer @0.6
  by|before close|the|next|our ... meeting|end|time|play @0.15
  promptly|timely|quickly|fast|swiftly @0.4
  in|within a|good|reasonable|the timely|time|timeframe|usual|manner|reasonable
  when ready|possible|convenient|available|appropriate|necessary
  where|when|if possible @0.25
  as and when
  over|in|during the summer|coming|next|winter|holidays|spring|autumn ... weeks|months|days|while @0.5
  after the summer|holidays|break|rush|season|christmas|easter|harvest @0.25
  probably|maybe|perhaps|hopefully ... week|weekend|month|monday|tuesday|wednesday|thursday|friday|spring|summer|autumn|winter|year @0.55
  date|dates|time|times to|still|not|yet|is|are be? confirmed|open|set|fixed|tbc|follow|announced
  until further notice
  for the time being
  ongoing @0.85
  any time|day|minute now|soon
  quite|pretty|very|fairly|relatively|rather soon|quickly
  can you|we? confirm $ @0.35
  watch this space @0.9
  at the latest possible
  at some|a|any|another|the later|future|right|given|convenient? stage|point|juncture|time|moment|date|opportunity @0.35
  some|this time|day|week|evening|morning this|next|during|in|over|of
  sometime|some|someday|somewhen|anytime this|next|in|during|over|before|after|soon
  timing|timings|dates|date|timeline|timescale|schedule|deadline|when|times|timeframe ... tbd|tbc|tba|open|flexible|later|follow|unclear|unknown|clear|sure|agreed|decided|discussed|loose|vague|fluid @0.5
  see|wait|know where|when|how|what|until we|things|it|they|he|she land|lands|are|stand|get|goes|end|ends|up
  more|details|news|info|information|dates|update|updates ... soon|soonish|shortly|later|follow|eventually|time @0.35
  soon|late|early|spring|summer|autumn|winter|end|mid|noon|monday|friday|weekend ish
  soonish|lateish|earlyish|springish|afternoonish|eveningish
  sign|reply|answer|pay|send|come|call|return|do|decide|confirm|finish|let|order|book|start ... whenever|sometime|someday|eventually|soon|later @0.4
  in|within|before|after|over|during the? next|coming|following? few|couple|some|several|foreseeable days|weeks|months|while|bit|future
  in|for a|some|due bit|while|little|moment|time|course @0.5
  when|once|if|as|whenever there|you|we|it|someone|things|everyone|time|work|the|life ... time|ready|quieter|calmer|permits|allows|settled|around|free|chance|possible|suits|convenient|moment|minute|over|down|done|back @0.15
  down the line|road|track
  further down the
  in the|our fullness|long|short|medium|not of|run|term|too
  in the long|short|medium|longer run|term @0.5
  as soon|quickly|fast|early|promptly as|you|possible|can
  the sooner|earlier|quicker the better
  at|by|in the|your|our very? earliest|first|next|latest|convenience|opportunity @0.2
  next|first chance|opportunity|convenience|free you|we|i|get|have|is @0.5
  a|any week|day|month|time or two|so|three|later|now
  NUM|couple|few days|weeks|months|day|week|month or so|two|three|more|thereabouts @0.7
  towards|around|about|near the end|middle|start|beginning|back of
  before|by|after|until|till it|things|the|they|he|she|everyone gets|get|too|cold|weather|season|rush|holidays|harvest|rains|snow @0.3
  when the time|moment|dust|season|weather|opportunity is|comes|settles|right|allows|permits
  one of these days
  some|one other day|time|week
  next time|week|month|year|term|season maybe|perhaps|probably|ideally|or|sometime|hopefully
  ideally|preferably soon|this|next|before|in|by|within|early @0.7
  rather soon|sooner
  not|never too|very late|long|far|distant|soon
  give|take|leave|allow it|us|me|yourself|things a|some|bit|your|plenty? while|time|bit|few|moment
  until|till further|then|later|such notice|time @0.4
  whenever|wherever|however
  open|no|without|any end|ended|fixed|set|firm|hard|real|particular|exact|definite date|deadline|timeline|schedule|day
  date|time|day|deadline|timing|schedule|hour is|are|will|still|yet|to|tbd|tba|open ... announced|decided|confirmed|open|tbd|tba|fixed|set|agreed|determined|follow
  timing|date|time|day|when tbd|tba|tbc|open|unclear|flexible|later
  need|want|require it|this|that|them|you|your ... urgently|fast|quickly|soon|promptly|swiftly
  urgently|promptly|swiftly|speedily|quickly $ @0.7
  see where|how|what we|it|things land|goes|stand|end|happens @0.5
  soon ish @0.95
  ish $ @0.6
  at some|a later stage|point|time|date|moment|juncture
  later on|this|in the|year|month|week @0.6
  eventually|someday|shortly|presently @0.8
  in a|the|due while|bit|course|time @0.6
`;
