/** Phrases that show `apologetic`, one a line, in the notation of `pattern.ts`. */
export const APOLOGETIC = `
  apologies|sorry for|about being|taking|the|my|this|asking|bothering|writing|ringing|calling|barging|jumping @0.9
  so sorry
  i apologise|apologize|apologies
  hope|hoping this|that|it|i|you is|am|does|do|are|not ... not|mind|too|bothering|annoying|bad
  excuse me|my|the
  if i may
  forgive|pardon
  i am|was only|just|such|being|no ... idiot|stupid|silly|nuisance|pest|burden|fool
  probably my|me|just|a|nothing ... fault|being|me|silly|stupid @0.9
  i know it is|i|you|this ... sorry|late|awkward|annoying|cheeky|trouble|lot|busy
  a big|huge ask|favour|favor
  i hate to
  do not want to @0.55
  not want to bother|trouble|burden|impose|disturb|upset|intrude|push @0.95
  i will|shall leave|stop|let|not ... you|alone|bother|now
  please ignore|disregard|bear|excuse|forgive
  so embarrassed|ashamed|mortified
  my bad
  not to be a|pushy|rude|difficult
  bear with me|us
  thank you for putting|bearing up|with
  don't shoot|hate|kill|hit me|the
  if it is any trouble|bother
  please do not feel|be ..
  i realise|realize|know this is|may|might ... bad|late|annoying|lot|much|last|cheeky|a
  cheeky
  so|very|really|terribly|awfully|truly|incredibly|extremely|deeply? sorry to|for|if|about|again|that|but|me|i|this ... bother|bothering|again|trouble|disturb|disturbing|long|asking|message|email|mail|inconvenience|intrude|chase|chasing|nag|nagging|bombard|pest|pester|question|late|delay|ramble|rambling|pain|nuisance @0.95
  sorry to bother|trouble|disturb|interrupt|chase|nag|be|ask|hassle|keep|pester|raise|bring|burden ... you|again|this|a|nuisance|pain? =>
  sorry to bother you ..
  sorry to add|land|dump|pile ... your|you
  so|really|very|terribly|awfully|truly sorry
  sorry sorry
  sorry i know|hate|should|did|am|have|feel|can|just
  sorry if|about|for ... this|that|you|is|stupid|silly|wrong|unclear|already|long|the|my|any|all @0.25
  sorry again|once|in advance|me
  i am|do|really|so? sorry @0.25
  hate|hated|loath to ask|bother|bring|be|say|raise|trouble|do|nag|mention|impose
  apologies|apologise|apologize for|in|if|that|again|once|about|to @0.3
  my|many|sincere|sincerest|humble|deepest apologies
  i know you are|must be so|very|super|really|extremely|incredibly|terribly? busy|swamped|snowed|stretched|overloaded|flat
  i know i am|have been a|being|asking|such|probably|the|already
  i am|feel being? such? a|so|really? pain|nuisance|bad|terrible|awful|embarrassed|guilty|ashamed|pest|bother|burden|mortified
  i feel bad|terrible|awful|guilty|stupid|silly|dreadful|embarrassed|rotten|mean
  feel free to ignore|say|delete|disregard|tell|forget|skip|decline
  please|do forgive|excuse|pardon|ignore me|my|this|the|us
  forgive me|my|the|us
  i should not|probably|never? really? be|have asking|asked|sending|bothering|bother|even @0.12
  do not|never|did not want|mean|wish|like to take|upset|bother|be|trouble|waste|impose|intrude|burden|hurt|offend|sound|overstep|hassle|step|seem|annoy
  i hope you|this|it are|is|does|do|will not cross|angry|offended|mad|upset|annoyed|mind|offend|bother|annoying|stupid|sound|hate|think|too
  it|this is|was probably|all|totally|entirely|just|completely|surely? just? my|me fault|stupid|bad|mistake
  it is probably|just only? me
  i am probably|surely|sure? the worst|wrong|last|being|overreacting|too|just|overthinking|missing|not
  i am not good|great|sure|the|one|very ... best|person|at|right
  stupid|silly|dumb|daft|basic|naive|annoying question|idea|of|mistake|me
  no worries|problem|pressure|stress|hard|bother if|at|whatsoever|either|tho|though|really|of|feelings @0.5
  totally|completely|perfectly|absolutely|quite understand|fine|ok|get if|you
  only if you|it|there have|want|feel|can|like|is @0.6
  please do not|never worry|feel|hate|be|think|take|mind|panic @0.95
  who am i to @0.9
  at the risk of
  i would be hopeless|useless|lost @0.9
  you can say no
  i did wonder|think if|about|whether|twice @0.9
  not sure|certain if|whether|that i should|it|this
  so|very|really|terribly|awfully|truly|deeply|super|most|extremely sorry|apologies|apologetic @0.8
  sorry|apologies|apologise|apologize again|for|to|if|about|but|in|once|i ... bother|bug|trouble|disturb|chase|ask|nag|pester|inconvenience|long|late|mess|asking|bothering|message|email|rambling|pushy|annoying|interrupt
  i|we do|really|just|sort not|hate|feel|dread really|quite|like|even? know|sure|like|want|how ... say|ask|put|bring|word|bother|start|begin
  not|do|never really|quite|not|sure|know how|know|sure|certain to|how ... say|put|word|ask|phrase|explain|begin|raise @0.9
  how to say|put|phrase|word|begin|explain|ask this|it|that?
  i|we feel|felt|am|are|really terrible|awful|bad|guilty|dreadful|embarrassed|ashamed|mortified|silly|stupid|cheeky|rude
  feel|feels|feeling terrible|awful|bad|guilty|dreadful|embarrassed|silly|stupid|cheeky|rude|horrible @0.85
  i|we know|realise|realize|appreciate|understand you|how|that|this ... busy|swamped|hectic|overloaded|plate|snowed|stretched|annoying|last|nuisance|pain|better|rushed|lot
  probably|may|might|this|it|maybe be|is|am|it|just|me nothing|nonsense|silly|stupid|wrong|me|overthinking|overreacting|imagining|daft @0.2
  it is|was probably|maybe|likely|just nothing|me
  forgive|excuse|pardon me|my|the|this us? for|if|asking|mess|long|late|typing|ignorance|intrusion|delay|state|bluntness
  please forgive|excuse|pardon|bear|accept
  do not|please want|mean|wish|like|hate to be|bother|sound|seem|come|nag|push|moan|complain|impose|intrude|pry|offend|trouble
  hope|hoping|trust you|this|that|i do|is|does|am|will not|you mind|too|hate|offend|bother|annoying|forgive|okay|alright|ok
  if|in|hope i|it|that|this|you am|is|do|not|may|could a|be|mind|too|bit bother|bold|asking|much|trouble|cheeky|forward|saying
  not|too|much a|too|of|if bother|trouble|hassle|nuisance|imposition|inconvenience @0.65
  thank|thanks you? for putting|bearing|being up|with|so? patience|patient|me|us|understanding @0.7
  totally|completely|absolutely|perfectly|quite|entirely fine|ok|understandable|cool|alright|understand if|though|either|not|to
  my fault|bad|mistake as|for|always|again|usual|probably @0.6
  i am|was no|not|only|just|such an? expert|idiot|fool|nobody|clumsy|beginner|newbie|pain|nuisance
  again sorry
  last|one final|more time|thing|question i|promise|and @0.3
  only a|one tiny|little|small|silly|quick thing|question|ask|favour|favor @0.6
  silly|stupid|dumb|cheeky|tiny|daft question|ask|favour|request|thought|thing
  i am afraid i|we have to bother|trouble|ask|disturb|chase|come
  bother|trouble|disturb|chase|pester|burden|annoy you once|again|yet|with
`;
