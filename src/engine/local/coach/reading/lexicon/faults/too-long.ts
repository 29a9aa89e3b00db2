/** Phrases that show `too_long`, one a line, in the notation of `pattern.ts`. */
export const TOO_LONG = `
  the new carpet|coffee|kettle|curtains|plants|car|kitchen @0.4
  in the end @0.85
  at last @0.4
  as some|most of you
  after some|a lot|much
  i still|also remember|recall|have @0.9
  by the by
  but that is another
  funny|amusing|interesting story|thing|reading|anecdote @0.9
  let me explain|begin|start|go|tell ..
  it so happens|happened
  by the time
  as it happens|happened|turns|turned
  and so on|it|we|i
  or to put
  as i was|say|said
  to begin|start|make with|a @0.6
  back then|when|in @0.7
  another|the other|one day|week|thing|time|matter @0.9
  for those|anyone who|of
  in any case|event
  which is a|another|why|how @0.3
  and that|this is why|how|when @0.25
  once upon|we|i
  to give you the|some|a full|whole|bit|complete|little|proper|background|context|picture
  give you some|the|a background|context|history|flavour|idea
  as you will|may|might|all|know|probably ... remember|recall|began|started|know @0.95
  it all|first|really began|started when|with|in|back
  long story short
  to cut a long
  it should be|must be noted|said|mentioned|emphasised|stressed|remembered|added
  i would like|want|wish to take|start|begin ... opportunity|moment|by|with @0.6
  take this opportunity
  in order to @0.25 => to
  due to the fact that => because
  owing to the fact that => because
  in view of the fact that => because
  despite the fact that => although
  at this|the present moment|point|time|juncture in? time? => now
  at this point in time => now
  with regard|regards|respect|reference to the? matter|issue|question|subject?
  in the event that => if
  for the purpose|purposes of => for
  in the near|not too distant future
  a large|great|significant number|amount of => many
  on the one hand
  a|the whole|different|another|long|funny story in|altogether|for|of? @0.9
  story in itself
  needless to say =>
  it goes without saying
  as already|previously|i mentioned|said|stated|discussed|explained|described ... above|before|earlier
  as mentioned|stated|discussed|described|noted|outlined above|earlier|before|previously
  the reason why|for ... is that
  it is worth|important|interesting to? noting|mentioning|remembering|note|mention|remember|remark that
  worth noting|mentioning|remembering|pointing
  i think|believe|feel it is|was important|worth|necessary|fair|only|useful|helpful ... mention|say|note|point|explain|know
  before i|we get|go|come|start|begin|jump|dive ... to|into|with
  let me start|begin|first|explain|give|walk|take|set by|with|the|you|a|scene
  first of all
  in this|that connection|context|regard|respect
  by way of background|introduction|context
  for background|context|those
  background|some background|context|history @0.4
  history|began|started|goes back|in|with|of|when NUM @0.5
  back in NUM|the|those|january|march|may
  a|few|some|many|couple years|months|decades|weeks ago|back ... when|we|i|the|it @0.4
  many of you will|may remember|know|recall
  those of you who
  i|we have been reflecting|thinking|pondering|meaning|mulling|giving ... lot|while|thought|about|on|some @0.9
  reflecting|pondering|musing on|about|over
  i digress
  sidetracked|digress|digression|tangent|rambling|ramble|waffle|waffling
  anyway @0.25
  where was i
  which|that reminds me
  speaking of which
  then there is|was|were the|also|a @0.9
  and then there|we|the|it|he|she|they is|was|were|had|came|went @0.3
  after|following a|the|many|several|long|lengthy|months|much|careful|comprehensive|extensive consideration|deliberation|discussion|discussions|consultation|months|review|debate|of
  many months of @0.9
  the working group|committee|task|steering|project|board considered|met|looked|reviewed|discussed|was|has|deliberated|force
  considered a number|several|various|many of|different|other|options|models
  was|were|has|have been? first? discussed|considered|debated|raised ... meeting|meetings|year|before|times|length @0.9
  i could go on
  all things considered
  to be|being honest|fair|frank|clear|sure @0.25
  in other words @0.3
  that being|having said
  having said that
  be that as it may
  at the end of the day
  to|in understand|appreciate|grasp|see this|that|why|it|the you|one|we have|need|must|should
  goes|go|went|dates|date all? back|way to the|back|when|NUM|in @0.25
  first|then came|was|there the|a ... then|second|after|and @0.75
  try|going|attempt|like|want to summarise|summarize|recap|retell|recount|tell|explain|describe what|the|how|everything|all
  originally|initially|at first|back the|it|this|we|was|then|when @0.55
  who|which has|have|had since|meanwhile|then|also @0.55
  past|last|over|these several|few|many|NUM years|months|decades @0.25
  it|there was|were|is a story|tale|saga|book|novel|long in|of|itself|for|story
  what happened|followed|came next|then|after|was @0.25
`;
