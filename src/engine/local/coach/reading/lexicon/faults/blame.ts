/** Phrases that show `blame`, one a line, in the notation of `pattern.ts`. */
export const BLAME = `
  your refusal|silence|stubbornness|delay|carelessness|mess|version|side|part in
  you have been nothing|no|a|so|too
  if only you
  you promised|swore|assured|agreed|claimed|insisted ... but|and|yet|then|again
  you said you would|you'd
  you said ... but|and|yet @0.9
  yet again you
  you again
  whose idea|fault|job
  what you should|ought|failed|forgot
  you never|hardly|rarely|barely even|once|bother|ask|answer|call|say|show|listen|thank|offer|help|turn
  just because|so you @0.9
  you only|just care|think|want|talk|call|come|show|see
  all you do is|was
  letting people|everyone|the|us|me|them|others down
  you act|behave|treat|talk|speak|carry|go on? as|like
  you treat|treated
  your attitude|tone|behaviour|behavior|temper|manner|habit|lack|failure is|was|has|of
  thoughtless|inconsiderate|uncooperative|unhelpful|obstructive|disorganised|disorganized|unprepared|unfriendly|bossy|pushy|moody|two-faced|tactless|ungrateful|greedy
  i had|have to hear|learn|find|read|discover|listen|apologise|explain ... from|out|for|because
  behind my|our|his|her|their back|backs
  without telling|asking|a|so ... me|us|word
  you went|go behind|over|around|straight|ahead
  over my|our|his|her head
  wasted|wasting|waste my|our|everyone|a|the|an ... time|day|morning|weekend|money
  you clearly|obviously|evidently|apparently
  on your watch
  the fault lies|is
  to blame
  responsible for this|the|that mess|loss|delay|failure|disaster|chaos|problem
  can not even|be @0.25
  useless|hopeless at|as @0.9
  sit|sits|sitting on the|it|this|that|your
  taking the mickey|mick|piss
  get|gets|got a|your|some grip|life|act
  what he|she|they|you is|are like
  your ... precious|famous|little|so|latest|next|silly|stupid @0.25
  trick|tricks|games|nonsense|antics|circus|stunt|stunts|drama|tantrums @0.3
  do your job|homework|part @0.9
  people|you|staff|they|some can not|cannot be trusted|relied
  do not think you have understood|read|listened|grasped|looked|thought
  same circus|nonsense|chaos|shambles|drama|farce as|like
  everyone|everybody moaned|whined|sulked
  thanks to you @0.9
  took you since|until|ages|weeks|months|years|that|this|NUM
  only took you
  filming|bragging|hogging|hoarding|slacking|skiving|gossiping|meddling|interfering|faffing|loafing|sulking|nitpicking|grandstanding|showing|swanning|lording @0.65
  you call this|that|it|yourself
  while others|we|i|everyone|somebody clean|work|worked|cleaned|do|did|carry|pay|paid|wait|waited @0.95
  someone|somebody has to get|do|work|think|be @0.9
  i am|we are left|stuck|forced with|to|holding
  you hide|hid|sulk|sulked|moan|moaned|complain|complained|stormed|stalled|boast|boasted|swan|swanned|meddled|vanish|vanished|disappear|disappeared
  you are in the|a way|problem|joke|liar|coward|child
  liar|coward|hypocrite|idiot|fool|moron|egoist|bully|dictator|snob|diva|princess|freeloader|parasite @0.55
  who do you think
  how could|can|dare you
  not your|my place|business|job|money
  fed up @0.9
  sick of|and @0.85
  like a|an child|children|hen|baby|teenager|amateur|schoolboy|spoilt|king|queen|dog|idiot
  moaning|whining|whinging|whingeing|griping|sulking
  thanks to you|your @0.9
  it was your|you
  you were supposed|meant|asked|told|responsible|warned
  you left|leave|made me|us|him|her|them|the|everyone
  you of all people
  what you|he|she have|has|did done|to
  you chose|decided|managed to|not
  your failure|refusal|inability|lack|neglect|habit|excuse|excuses|behaviour|attitude|silence|obsession
  instead of doing|helping|answering|asking|listening|your
  as if you|nothing|it|we
  nobody made|asked|forced you
  you had one
  you just|simply do|did|could|walked|left|sat|stood|let|ignored|put|took
  have|has|had the nerve|cheek|audacity
  own up
  caused|created|made this|the|a mess|problem|chaos|trouble|situation|delay
  clueless|hopeless|useless|pathetic|spoilt|stubborn|impossible @0.45
  your ... has|have cost|ruined|delayed|broken|hurt|damaged|embarrassed|put|made us|me|the|everyone
  i have had enough
  had enough of
  because|thanks to|of you|your|yours|him|her|them @0.85
  because of you|your|him|her
  thanks to you|your ... mess|error|mistake|delay|carelessness|negligence|team|laziness|stunt|decision
  you|he|she|they again? dropped|drop the ball
  your|his|her|their|whose own? fault|mess|mistake|failure|error|problem|negligence|carelessness|laziness|ego|incompetence|excuse|excuses|attitude|stubbornness|delay|sloppiness|behaviour|behavior|lateness|oversight|blunder|tantrum|slip
  you are|were|have|being the? reason|cause|one|problem|bottleneck|blocker|only|obstacle
  you obviously|clearly|apparently|evidently|simply|just|plainly|frankly|conveniently|again|still|deliberately|never|once @0.36
  you are|were|have|do|did obviously|clearly|apparently|evidently|simply|again|being|blocking|hiding|ignoring|refusing|holding|making|dragging|wasting|failing|letting|stalling|sitting|costing|killing|delaying|slowing|undermining|destroying|ruining|responsible|late|wrong|careless|lazy|unreliable|difficult|selfish|impossible|negative|not @0.32
  you do|did not care|bother|think|even|listen|read|understand|check|tell|ask|reply|answer|respond|want|deliver|send|inform|let|show|get|follow|do|take|try|pull|turn|call|consult|give|warn|include|finish|pay|submit @0.95
  you have not bothered|cared|replied|answered|sent|done|read|even|delivered|listened|paid|followed|responded|submitted|kept @0.25
  you had|would have only? done|checked|asked|listened|told|read|sent|not|bothered|followed|kept
  if you had|would|could|cared|were @0.12
  you failed|missed|forgot|forgotten|ignored|refused|broke|ruined|messed|screwed|botched|blew|neglected|wasted|caused|lost|let|promised|lied|left|skipped|overlooked|ducked|dodged|sabotaged|bungled|overran|dumped|walked|undermined|embarrassed|humiliated|abandoned @0.36
  you have|had|again|all|just|already failed|missed|forgotten|ignored|refused|broken|ruined|messed|screwed|botched|blown|neglected|wasted|caused|lost|let|lied|left|cost|made|given|put|turned|become|dragged|promised|overlooked|bungled|disappointed @0.6
  you let us|me|everyone|the|them down
  you put|got|landed|dragged|left us|me|everyone|the ... in|with|to|into
  you cost|made|make us|me|the|everyone
  you keep|kept|insist|insisted|continue VERB? @0.95
  you keep .. saying|hiding|changing|doing|making|forgetting|missing|asking|ignoring|talking|postponing|dodging|putting|pushing|sending|interrupting
  you should|could|might|ought have to? known|told|checked|asked|done|said|thought|seen|been|called|warned|let|sent|spoken|noticed|listened @0.55
  you people|lot|guys
  who|whoever messed|screwed|broke|did|is|was|forgot|lost|caused ... this|up|responsible|blame|it|that @0.55
  someone|somebody clearly|obviously|again|messed|forgot|failed|screwed|did|has|dropped|left|decided @0.55
  so obviously|clearly there|you|it|they|he|she|that @0.95
  hiding|hide behind
  sloppy|lazy|careless|unprofessional|negligent|incompetent|irresponsible|unacceptable|shoddy|selfish|childish|pathetic|arrogant|thoughtless|reckless|rude|amateurish|amateur|disgraceful|ridiculous|embarrassing|shameful|inexcusable|disrespectful|half-hearted|clueless|spineless @0.95
  i am|was|we really|so|very|deeply|frankly|extremely|quite? disappointed|appalled|shocked|fed|sick|tired|disgusted|furious ... you|your|with|of|up|in|by
  is|are|am|was killing|ruining|hurting|destroying|costing|driving|dragging us|me|the|everyone|this|all @0.85
  killing us|me|the @0.85
  what|how is|the|on|could|were|did|dare wrong|hell|you|earth ... you|with|thinking|thought
  why|how can|could|did|do|have|is|are|on|must|the not? you|it|can|hell @0.25
  your team|department|people|side|office|lot|colleagues|guys|staff|crew|end ... again|failed|mess|late|keeps|keep|cannot|never|did|has|have|dropped|missed|forgot|broke|still|lost|slow
  he|she|they will|is|are|always|can be? difficult|stubborn|a pain|slow|impossible|tricky|resist|awkward|grumpy|moan|complain|whine|whinge|negative|fussy|paranoid
  people are starting|saying|talking|tired|beginning to|that|you|about|of
  as|seen|labelled|known a|the|as blocker|bottleneck|troublemaker|problem|dinosaur|obstacle|joke
  stuck in the past|mud|stone|1990s|nineties|last|old
  get in line
  get|got|getting your act|head|house together|straight|order
  do|done|doing your job|homework|work properly
  own way of doing
  i have|had to clean|pick|fix|cover|apologise|apologize|carry|sort|redo|do ... your|you|up|mess|again
  we are|were all|still paying|suffering|stuck|working|waiting|left ... you|your|because
  i|we have|had asked|told|warned|reminded|explained|chased|written you|this|three|twice|several|many|four|five|repeatedly|times|to|it @0.7
  how many times
  not my fault|problem|job
  complaints|complaining|moaning|whining ... help|about|stop|anybody
  was it not
  is it not
  was it $
  were|did|was|had you even|asleep|not|ever|actually|thinking
  nothing but|to do with excuses|complaints|trouble|us|me
  only yourself|themselves
  denial|in denial
  you know it|that|full|perfectly|very|how|what|exactly @0.5
  bragging|brag about @0.9
  lack of care|interest|respect|effort|commitment|professionalism|discipline|responsibility|judgement|ownership
  lets|let|letting the? side|team|everyone|us|me|down down
  pull your weight
  yet|once again|more you|your|the
  it took you
  this is on you
  you owe
  your own doing|words|making @0.25
  you|he|she|they have|has|had? clearly|obviously|simply|just|really|evidently|apparently|yourself could|can|did|do|does|were|are|have|cannot|let|don't|never not|be|care|bother|want|think|bothered|understand|read|down|left|failed @0.9
  could|can|cannot|did not be? bothered|bother|care @0.9
  let|lets|letting|leaves|left|leaving|dropped|drops everyone|us|me|them|everybody|people|team|side|whole|all|colleagues|guests|residents down|hanging|waiting|stranded|standing|alone|lurch
  let|letting|lets everyone|us|me|the|them|people|your|our .. down
  says|said|tells|speaks|shows a|it|that|this lot|everything|volumes|all|me about|who|how|what @0.75
  says it all
  a joke|disgrace|shambles|mess|disaster|liability|embarrassment|nightmare|burden|failure|letdown|cheek|insult @0.5
  are|is|was|were a|an|just|simply|frankly|such|total? joke|disgrace|shambles|mess|disaster|embarrassment|nightmare|pathetic|useless|hopeless|lazy|rude|careless|sloppy|unreliable|selfish|childish|unprofessional|incompetent|arrogant|difficult|impossible|stubborn @0.5
  only|always|just|mostly happens|happened|goes|occurs|breaks on|when|during|with|under|in|if you|your|he|she|his|her|their
  on your|his|her shift|watch|side|table|desk|turn @0.6
  your|his|her fault|doing|mistake|carelessness|laziness|attitude|behaviour|negligence|failure|neglect|temper|ego|forgetfulness|excuses|chaos|mess|sloppiness|indifference|incompetence|stubbornness|moods @0.8
  because|thanks of|to you|your|him|her|his @0.5
  tends|tend|likes|like|loves|love|prone|known|famous to|for fuss|fussing|complain|moan|panic|overreact|worry|exaggerate|sulk|argue|dramatise|delay|drag|talk|waffle|forget|nitpick|whine|complaining|moaning|panicking|moods|nagging @0.2
  is|are|being|gets|get|was|were so|too|very|such|always|a|bit|just|typically? fussy|picky|slow|difficult|dramatic|touchy|emotional|sensitive|negative|stubborn|lazy|moody|pedantic|awkward|clueless|naive|precious|needy|paranoid|hysterical|petty @0.25
  fusspot|moaner|whiner|troublemaker|dinosaur|timewaster|slacker|freeloader|bully|coward|liar|hypocrite|idiot|fool|clown|amateur|amateurs|dictator|diva
  what is|were|was|on wrong|you|earth|your with|thinking|problem|excuse|were
  how could|can|dare|hard|many|difficult you|is|times|he|she|it|do ... be|let|do|forget|to|say
  nobody|no one|everyone|anyone|who else here|else|other|would|in|is|has|does|manages|can|seems|knows ... you|problem|job|manage|like|work|trust|rely
  everyone|others|people|colleagues|anyone|team else? has|have|had|is|are|is to? covering|cover|carry|carrying|pick|suffer|suffering|notice|noticed|fed|sick|tired|complaining|clean|waiting|pay ... you|your|up|of
  you|he|she made|make|makes|caused|cost|costs|ruined|spoiled|spoilt|broke|messed|wrecked|embarrassed|wasted|lost|destroyed|upset|ignored|abandoned|dumped us|me|everyone|the|our|this|it|up|a @0.4
  you should|ought|could|might have|to|at not? known|told|thought|asked|checked|said|done|least|warned|been @0.3
  you|they|he|she never|always|keep|kept|refuse|refused|failed|fail|insist|choose|chose|forget|forgot|pretend|promised to|on|doing|letting|leaving|ignoring|answer|listen|tell|reply|help|do|turn|say|think|again|it @0.35
  if|had you|he|she had|only|bothered|just|would ... bothered|listened|checked|asked|read|told|done|paid|thought|come
  typical @0.75
  yet again @0.75
  more interested in
  turn|turned|turning|roll|rolled a blind|your|up eyes|eye|back|late
  what|which planet|world|earth you|he|she are|is
  what|which planet|world|century
  walked|stormed|ran|stomped out|off of|on|in|mid|again @0.25
  is|am|are|so livid|furious|fuming|disgusted|appalled|speechless|disappointed|shocked @0.75
  thanks to you|your we|i|the|it|everyone|all|our|they|this
  because you|your was|were|did|are|team|people|had|could|would|never|forgot|failed|insisted|wanted|thought|did|let|left|made|kept|refused @0.6
  happened|went|failed|lost|broke ... because|since|thanks you|your|to
  the|your|those lads|boys|girls|people|guys|lot|team|crew|office|department|shift|lot ... screwed|messed|forgot|failed|broke|lost|ruined|wrecked|never|blew
  any|every decent|normal|sane|reasonable|proper|half|other|good .. would|knows|could
  you were|are meant|supposed|told|asked to|about ... and|but|yet @0.7
  you|he|she|they|i had|was|were only one|job|thing to do
  clean|cleaning|cleaned|clear|tidy|pick up|after your|you|their
  we|i are|am all|now|left to? paying|suffering|working|stuck ... you|your
`;
