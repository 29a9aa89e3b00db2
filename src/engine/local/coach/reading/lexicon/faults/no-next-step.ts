/** Phrases that show `no_next_step`, one a line, in the notation of `pattern.ts`. */
export const NO_NEXT_STEP = `
  we will|shall see @0.55
  let us see|hope|wait|leave @0.6
  see how|what|where it|things|we @0.27
  more later|soon|to|info|details|news @0.95
  that is all|it|that @0.6
  talk|speak|see later|soon|then|more|you @0.27
  think about it|this|that|what|how @0.9
  sleep on @0.9
  no rush|hurry @0.9
  wait and see
  keep|stay in|posted|tuned|updated|informed|fingers|hoping @0.12
  get|be back|in to|touch
  so|anyway that|there|yeah|just ... is|are|it|wanted|say @0.2
  just wanted|thought|needed to
  hope|hopefully things|it|this|you|that|we ... better|change|improve|work|understand|different|soon
  it|this|things|that must|has|have|cannot|can|need|needs not? to? change|go|stop|improve|better|continue|different @0.9
  do better|something|more @0.85
  whatever @0.12
  i|we will let|tell|inform|update|think|call|write|see|find ... know|later|soon|something|out
  figure|work|sort it|that|this|things|something out @0.55
  to be discussed|decided|seen|confirmed|defined|clarified|announced|continued
  open|loose question|questions|point|points|end|ends @0.25
  someday|sometime @0.9
  one day @0.12
  do your job|bit|part
  more soon
  just get everyone|them|people|on
  look forward to
  get everyone|them|people dreaming|thinking|talking|going|excited
  see what|how|where they|people|she|he|everyone comes|come|think|feel
  carry on @0.9
  think of something
  that is life|all|business|that @0.6
  so there|be|that is|we|you|it @0.12
  get a grip @0.9
  good luck
  it is what
  sort yourself|it|this|yourselves
  you know what|where to|i|we
  this|that has|must|needs|cannot to|stop|change|go|continue @0.6
  your next trick|move
  we never|still did|have|do|need|not
  still have|has|not|need|no|open @0.25
  never|not did|done|finished|sorted|got|decided|agreed the|that|it|round|on|to @0.7
  let us|we leave|keep|hope|wait|park|see @0.25
  leave it|things|that
  have a think|rest|break
  time will tell
  one|some day|way or
  we can|could|should|might|will talk|discuss|chat|meet|see|revisit|look|think ... then|later|sometime|soon|some|about|again @0.9
  nothing decided|agreed|planned|fixed|yet
  open end|ended|question @0.6
  on hold|ice
  up in the
  to think about @0.9
  if you want|like|need|feel|have|fancy ... talk|chat|me|anything|questions @0.55
  put|get it|things|this behind|right|over
  move on|forward|past @0.85
  draw a line
  have a good|nice|lovely|great
  that is that
  we will be|have|need|get|know|talk|wait|find ... then|soon|later|later|when
  as you|i think|see|like|wish|prefer @0.25
  play it|this by ear
  more info|information|details|to|on|news to|will|soon|in|later|shortly|follow @0.8
  further|more information|details|info|instructions|communication|news|updates to|will follow|be|come @0.85
  to|will follow @0.55
  be in touch
  i|we will be|get|keep|stay in? touch|back|you @0.9
  keep|stay|be in touch|tuned|posted
  see how|what|where|if ... goes|happens|go|we|it|emerges|comes|pans|develops|works|takes|end|lands|energy|turns @0.24
  let us|just? see @0.6
  to be continued
  go from there|here
  take it from there|here
  watch this|the space @0.9
  so|that|this is|that where|how ... are|stand|is|things|it
  wanted you to know
  just wanted you|to to|say|let|share|mention|vent
  some|one|any day|time|point @0.2
  really|should|must|ought talk|meet|speak|discuss|sort|catch|do|have ... some|one|sometime|soon|about
  we should|must|need|ought|have really|definitely|all|probably|to? talk|meet|discuss|catch|speak|sit|think|chat
  nothing more|else|further to|for|from
  let|give things|it|this|that|the settle|time|rest|lie|calm|cool|breathe|dust
  catch|touch up|base|catch ... sometime|soon|next|some|later|properly|point|week
  let us|we|should|could|can catch|touch|talk|chat|meet|regroup|reconnect|brainstorm|discuss|bounce|stay|keep ... soon|sometime|up|again|later|ideas|point|base|flexible|fluid|open @0.95
  talk|speak|meet|chat|more soon|later|sometime|then|again|about @0.15
  brainstorm|brainstorming
  bounce ideas|some|around
  stay|keep|remain|keeping|staying it|things|this|everything|all? flexible|fluid|open|loose|agile|relaxed @0.6
  please|do do? not worry
  we|i will see|figure|sort|think|work|find|manage|cope|get|cross|decide|know|look ... later|out|then|soon|about|there|when|something|it|time|day|what|bridge @0.6
  figure|work|sort it|that|things|this|something out|as|when|later|itself|somehow @0.55
  it|things|everything|this|all will all|just|somehow|work|sort|come|be|fall|fix|figure ... out|itself|together|fine|place|right|ok @0.9
  come|comes|came|fall|falls together|into in|place|always|somehow|it|at @0.7
  somehow
  think about|on|over it|this|that|about @0.85
  hope|hoping|trust this|that|it|you|things|we ... improves|improve|change|changes|better|settles|resolved|goes|helps|understand|stop|blows|again
  hope|hoping for the|a best|miracle|change
  anyway|anyways|whatever|either that|this|way @0.15
  or not|whatever|maybe|something|so $ @0.95
  whatever you|happens|works|comes|it @0.25
  until|till then|next|further @0.25
  leave it|that|this at|there|with|to|here|for
  do something|better|differently ... about|some|time @0.9
  something has|must|needs|should to? change|changes|be|happen
  this|that|it|things has|must|needs|need|cannot|can|should|have to|not|got? change|stop|improve|end|go|continue|better|happen @0.9
  stop|stops here|now|today|this @0.4
  no rush|hurry|pressure @0.85
  just|simply|please think|reflect|bear|keep|remember|consider ... it|this|on|mind|about @0.9
  hear|listen|see what|to|how ... says|she|he|they|think|wants|thinks|go|say @0.24
  sort|fix|deal|get|do ... own|yourself|itself|with it @0.6
  what now|next|then @0.9
  next steps|step are|is? tbd|tbc|unclear|open|later @0.9
  no idea|plan|clue what|how|when|yet|where
  i get|am nervous|scared|anxious|worried|afraid
  hopefully|maybe|perhaps ... next|better|improve|future|together|soon|sometime|again|learn @0.6
  or|and so on|forth|such
  do with that|this|it what|as
  i|we just|only wanted|needed|had|thought|felt to|i|you ... off|chest|know|say|out|mention|it
  that is all|it|what|how @0.12
  over to you
  up to you
  ball is|in in? your|court
  decide|decided|discuss|determine|revisit|return ... later|another|date|stage|point|future|course
  pull|pulling|work|stick|stand|muck|come|keep all? together|through|on|at|it @0.15
  more|details|information|info|instructions|news|updates|paperwork|dates|specifics ... follow|follows|come|coming|soon|later|shortly @0.55
  details|rest|remainder|everything|specifics|information else? follow|follows|later|in|to|soon @0.9
  play|take|playing|taking it|things|this by|as|day|one|slowly|easy ear|it|they|comes|by|day|step
  cross|burn that|the bridge|bridges
  not|nothing|no going|more|else|point|further to|left|in? say|saying|add|discuss|said @0.85
  i|we have|had|am|are said|done|finished|through|fed|had my|what|enough|it|with|up|to @0.5
  enough said|is|of @0.7
  just|only saying|venting|wanted|letting|mentioning|so|thought to|you|this|i @0.35
  do with this|that|it|what as|what|you|it
  take|make of it|that|this|from it|that|as|what|you @0.6
  then|and|just move|go|carry|get on|to|back the|with @0.6
  leave|leaving it|that|this|them|things there|here|at|with|hanging|open|unsaid
  think|reflect|ponder|dwell|chew|muse on|about|over it|this|that|what|how|things @0.25
  food for thought
  let|see that|it|this|us|the|things sink|settle|lie|rest|simmer|brew|run|roll|unfold|happen|go
  i|we will|leave|let you|it|that to|with|draw|work|decide|figure|know @0.4
  draw your own|the conclusion|conclusions
  you|he|she|they can|will|may|should work|figure|sort|guess|imagine|know ... out|rest|yourself|themselves|what
  and|so there|that we|it are|go|was|is @0.6
  end|full of|stop discussion|story|debate|matter|it|that @0.6
  full stop
  that was|is|would all|it|that|be @0.15
  talk|speak|discuss|meet|chat|decide|look|revisit|return|come ... another|some|next|later|then|other|again time|day|point|stage|on @0.35
  we|i will|shall|can|could|may|might revisit|return|discuss|circle|come|look|review|think ... back|it|this|that|again|later|about @0.4
  circle back|round
  something|things|it|this|that|somebody|someone will|should|may|might|must|has|needs|to turn|come|happen|sort|change|give|emerge ... up|along|itself|out|eventually
  hope|hopes|hoping|wish|wishing|trust for|that|it|this|to|things|you|we ... better|improve|works|change|fine|best|future|learns|understands
  better|more luck|careful|next|of time|luck|effort @0.4
  next time @0.35
  it|this|that|things must|can|should|needs|has|will|cannot not|to|have|just? happen|continue|stop|go|improve|change|end ... again|on|like|this|way|now|better @0.9
  nothing|no|none planned|plan|decided|decision|agreed|action|actions|further|steps|step|fixed|concrete ... yet|needed|required|now|further|far
  no action|further|decision|conclusion|outcome needed|required|yet|action|steps
  without|no|any clear|concrete|fixed|real|specific? outcome|agenda|goal|aim|plan|conclusion|result @0.25
  as|like|same we|i|usual|before|you|always go|as|usual|along|see|discussed
  as we go
  somewhere|anywhere|whatever down|else|else|comes|happens|up|it|results @0.35
  whatever comes|happens|they|she|he|else up|next|says|say|want @0.35
  plus whatever|anything|maybe
  have a|some think|ponder|go|play|maybe
  just|only keep|carry|hang|sit|stay|hold going|on|in|tight|calm|there
  just|only|simply? have a general|loose|nice|little|casual|informal chat|talk|conversation|exchange about|with|on|over @0.9
  ^ end open
  sorts|sort|resolves|resolve|fixes|solves itself|themselves out?
  i|we expect|hope|trust|want this|that|it|things to improve|change|stop|get|better
  will|would|should see|improve|change|get by|with itself|time
  take|taking it|things from there
  and|then then|we|see see|will|where what|how happens|goes|it @0.7
  details|more|info|information|rest to? follow|later|tbd|tba|come @0.7
  no fixed|clear|real|particular|set|specific agenda|outcome|plan|goal|aim|result
  enough|that said|is|all for|said now @0.5
`;
