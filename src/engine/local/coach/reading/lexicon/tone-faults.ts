/**
 * Words that show a fault of tone: how the draft treats its reader. One pattern a line, in the notation of
 * `pattern.ts`; wordings after `=>` must fit any sentence in which the pattern can stand.
 */
export const TONE_FAULTS = {
  absolutes: `
    everybody's|everyone's|nobody's
    nobody|none will|would|could|wants|likes|bothers|understands|minds|reads @0.9
    it|that|this|they|these always|never works|fails|happens|breaks|ends|goes|takes|pays
    in every|any single|respect|way|case|meeting|sense
    the entire|whole time|world|company|team|village|class|office|market
    there is|are no such|other|better|exceptions|doubt|question|excuse
    all you|he|she|they|we ever
    each|every time you|we|he|she|they|i @0.6
    beyond any|all
    at all times
    totally|completely|utterly|absolutely hopeless|pointless|impossible|certain|safe|perfect|unacceptable|reliable|essential|useless|clear|right|wrong
    the most ... ever|of all
    never before|again
    nowhere else|near
    as ever
    only an|a idiot|fool|madman|beginner
    surely|certainly it|that|this|everyone is|'s|knows|sees @0.6
    anyone|anybody|anything any more
    almost|nearly|practically zero|perfect|nothing|certain|everyone|always
    error|risk|cost|effort|waste zero|nil
    not one of|single|person
    to the last @0.4
    forever|everlasting|eternally|invariably|unfailingly|categorically|indisputably|undeniably
    only one|single .. way|method|answer|solution|place|reason|option|system|truth
    nothing can|could|will|would|ever go|goes wrong @0.9
    anyone|everyone|everybody with half|any|eyes|a brain
    all|none of them|you|us|those agree|love|hate|want|fail|failed @0.7
    hands down @0.9
    without equal|rival|peer
    in history|existence
    all the time
    day in day
    the same every
    no matter what|who|how
    beyond doubt|question|dispute
    any fool|idiot|child can|could|would
    you|he|she|they always|never @0.8
    you|he|she|they are|were|have|will|would|can|could|do always|never @0.9
    you|he|she|they never once|ever
    always ... late|wrong|same|wants|do|does|me|us @0.9
    never ... once|anything|anyone|ever|any|a single|even
    never think|listen|reply|answer|ask|read|call|help|care|share|tell|bother|show|learn|say|want|deliver|finish @0.55
    everyone|everybody agrees|knows|loves|thinks|feels|says|wants|hates|is|has|here|else|on|in|can|sees|noticed|needs @0.7
    everyone|everybody ... agrees|knows|loves|hates|complains|sick|tired|fed|behind
    nobody|none ... cares|wants|ever|likes|knows|understands|uses|reads|listens|believes|needs|will|would|has|can|does|is|here|except|else @0.65
    no one ... cares|wants|ever|likes|knows|understands|uses|reads|listens|believes|needs|will|would|has|can|does|is|here|except @0.6
    no customer|client|patient|parent|student|member|resident|user|guest|tenant|school|clinic|company ... ever
    all of our|my|the customers|clients|users|parents|patients|members|people|tenants
    every single|last|one
    every time
    each and every
    without exception|fail|doubt|question
    there is|was|are absolutely|simply|just? no better|other|alternative|doubt|question|way|reason|risk|chance|point|need
    no better way|option|choice|place|solution|tool|product
    the only way|solution|thing|option|answer|choice|reason|one|person|real|serious|sensible|possible|right|correct
    nothing ... ever|works|changes|happens|else|can|beats|wrong|gets @0.9
    it is|was simply|just|absolutely|completely|totally? impossible|hopeless|useless|unthinkable|out of the question
    completely|totally|utterly|entirely useless|wrong|ignored|failed|safe|unacceptable|unprofessional|impossible|secure|risk|wasted|broken|unfair|false|foolproof|without
    always the same|late|wrong
    same story|thing|old|excuse|mistake every|again|each
    100 @0.55
    100|hundred percent|per guaranteed|sure|certain|safe|cent|success|reliable|of
    guaranteed to|success|results|return|savings
    zero risk|downside|chance|complaints|doubt
    not a single|one person|customer|complaint|time|day|case|client|thing
    not once
    never|cannot|can not fails|fail|goes wrong
    it never fails|rains|works
    always has been|will be|works|has|will
    for ever|good @0.4
    in every|all way|ways|respect|respects|cases @0.9
    any sane|sensible|normal|reasonable|serious person|company|manager|business|school
    the whole|entire team|office|company|department|village|street|world|staff|school|building|family|crew|floor ... thinks|knows|agrees|is|hates|wants|feels|says|has
    obvious to anyone|everyone|all @0.9
    as always you|he|she
    impossible to work|talk|deal|please|reach|trust|find
    the best way|method|solution|system|approach|place|option there|to|is @0.6
    everything you|they do|touch|say|does
    by far the|our best|most|worst|strongest @0.5
    the worst|best ... ever|year|history|seen|industry
    whatsoever
    of any kind @0.85`,

  apologetic: `
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
    so|really|very|terribly|awfully|truly sorry
    sorry sorry
    sorry i know|hate|should|did|am|have|feel|can|just
    sorry if|about|for ... this|that|you|is|stupid|silly|wrong|unclear|already|long|the|my|any|all @0.4
    sorry again|once|in advance|me
    i am|do|really|so? sorry @0.25
    hate|hated|loath to ask|bother|bring|be|say|raise|trouble|do|nag|mention|impose
    apologies|apologise|apologize for|in|if|that|again|once|about|to
    my|many|sincere|sincerest|humble|deepest apologies
    i know you are|must be so|very|super|really|extremely|incredibly|terribly? busy|swamped|snowed|stretched|overloaded|flat
    i know i am|have been a|being|asking|such|probably|the|already
    i am|feel being? such? a|so|really? pain|nuisance|bad|terrible|awful|embarrassed|guilty|ashamed|pest|bother|burden|mortified
    i feel bad|terrible|awful|guilty|stupid|silly|dreadful|embarrassed|rotten|mean
    feel free to ignore|say|delete|disregard|tell|forget|skip|decline
    please|do forgive|excuse|pardon|ignore me|my|this|the|us
    forgive me|my|the|us
    i should not|probably|never? really? be|have asking|asked|sending|bothering|bother|even @0.45
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
    not sure|certain if|whether|that i should|it|this`,

  blame: `
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
    can not even|be @0.45
    useless|hopeless at|as @0.9
    sit|sits|sitting on the|it|this|that|your
    taking the mickey|mick|piss
    get|gets|got a|your|some grip|life|act
    what he|she|they|you is|are like
    your ... precious|famous|little|so|latest|next|silly|stupid @0.25
    trick|tricks|games|nonsense|antics|circus|stunt|stunts|drama|tantrums @0.3
    do your job|homework|part @0.9
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
    you obviously|clearly|apparently|evidently|simply|just|plainly|frankly|conveniently|again|still|deliberately|never|once @0.5
    you are|were|have|do|did obviously|clearly|apparently|evidently|simply|again|being|blocking|hiding|ignoring|refusing|holding|making|dragging|wasting|failing|letting|stalling|sitting|costing|killing|delaying|slowing|undermining|destroying|ruining|responsible|late|wrong|careless|lazy|unreliable|difficult|selfish|impossible|negative|not @0.55
    you do|did not care|bother|think|even|listen|read|understand|check|tell|ask|reply|answer|respond|want|deliver|send|inform|let|show|get|follow|do|take|try|pull|turn|call|consult|give|warn|include|finish|pay|submit @0.95
    you have not bothered|cared|replied|answered|sent|done|read|even|delivered|listened|paid|followed|responded|submitted|kept @0.6
    you had|would have only? done|checked|asked|listened|told|read|sent|not|bothered|followed|kept
    if you had|would|could|cared|were @0.45
    you failed|missed|forgot|forgotten|ignored|refused|broke|ruined|messed|screwed|botched|blew|neglected|wasted|caused|lost|let|promised|lied|left|skipped|overlooked|ducked|dodged|sabotaged|bungled|overran|dumped|walked|undermined|embarrassed|humiliated|abandoned
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
    your own doing|words|making`,

  cold_tone: `
    for your attention|action|compliance|immediate
    take note|notice
    note that @0.6
    you have NUM|one|two|until|days
    this office|department|company|institution|authority @0.9
    your case|file|matter|number|ticket|account|entry|application
    effective date|immediately @0.9
    in accordance|compliance|line with the|our|policy|section @0.9
    failure|refusal
    refer to|the
    as stated|instructed|ordered|directed|required|agreed in|above|below|previously
    i expect|require|demand|await @0.9
    awaiting your
    answer by|today|now|me @0.55
    call|ring|come|bring|send|move|hand ... now|immediately|today|at once @0.6
    do it|so now|again|today|properly @0.55
    no reply|answer needed|necessary|required
    unacceptable
    be on|there time|at|by
    do not be late
    you are|were not|no to|longer permitted|allowed|required|entitled|eligible
    must not|be @0.35
    hereafter|hereto|therefore|thereby|therein|wherein @0.9
    we note|regret|acknowledge|confirm that|receipt
    replaced by|with @0.9
    the following|enclosed is|are|applies|apply
    on my|our account|desk by
    your duties|services|employment|contract|role|membership|position|tenancy|appointment ... end|ends|terminate|cease|expire|conclude|stop|terminates @0.6
    staff notice|memo|circular @0.9
    the decision|ruling|matter|judgement stands @0.9
    will not be discussed|debated|reconsidered|changed|repeated|answered|accepted|revisited @0.9
    henceforth @0.9
    will be submitted|returned|cleared|vacated|removed|checked|inspected|enforced|handed @0.85
    are asked|reminded|requested|expected|instructed to @0.9
    pay|return|vacate|clear|submit|remove|surrender ... by|until|before|immediately|within @0.4
    requires a|an|your|you|that @0.95
    permit|report|invoice|receipt|form|answer|reply|explain|status $ @0.15
    to be|must be|are to be returned|completed|submitted|signed|paid|delivered|collected|vacated|received|cleared|done
    goes|go to me|hr|him|her in writing @0.9
    yours is|are not
    received your|and
    your presence|attendance|cooperation|reply|signature|answer|response is|are|will
    you have been|are hereby|formally|now? notified|informed|warned|selected|placed|removed|assigned|told|reported
    the undersigned
    correspondence @0.9
    kindly confirm|acknowledge|revert|return|comply|sign @0.9
    not required|needed|relevant|permitted|accepted|acceptable @0.5
    i need|want|expect this|that|it|the|your @0.55
    so ordered|noted
    we accept no
    late|incomplete|missing entries|forms|applications|submissions|reports|returns|payments will|are
    per my|our|the|clause|section|article|policy|contract last|previous|earlier|email|mail|e|message|agreement|instructions|above @0.9
    as per my|our|the|clause|policy|contract|agreement|section @0.9
    pursuant|further|with reference to
    with reference|regard|respect to
    come to our|my|the attention|notice
    brought to our|my|the attention|notice
    you are|will be hereby? required|obliged|expected|instructed|reminded|advised|requested|to|notified|informed|ordered|directed|asked|summoned|bound
    you will|shall|must VERB|be|make|receive|ensure|complete|have|need @0.75
    you must|shall
    you need|have to @0.85
    comply|complied|compliance by|with|immediately|is
    are|is not? up for discussion|debate|negotiation @0.9
    not open|up|subject|available to|for discussion|debate|negotiation|appeal|question|comment @0.9
    has|have|is|are|was|were been? denied|rejected|refused|declined|terminated|cancelled|canceled|dismissed|disregarded|withdrawn|revoked|discontinued|suspended|removed|made @0.35
    will be disregarded|returned|rejected|ignored|deducted|charged|removed|recorded|logged|reported|treated|refused|terminated|discarded|closed|enforced|sanctioned|invoiced|considered @0.75
    will not|no be|longer tolerated|accepted|reimbursed|considered|processed|entertained|counted|answered|discussed|repeated|be|required @0.75
    failure to
    non compliance|attendance|payment|negotiable
    ^ noted
    ^ received
    do|please not contact|reply|call|disturb|bring|discuss|respond|ask|enter|use|email|attempt @0.6
    services|service ... no longer|terminated
    it|this|that is|was just|only|purely|simply? business nothing? personal?
    nothing personal
    the matter|case|discussion|subject|file|decision|issue|topic is|are|has been? closed|final|settled|over|concluded
    is|are final @0.85
    staff|employees|members|residents|tenants|parents|colleagues|visitors|teachers|drivers|users|volunteers|all|everyone|players|personnel|attendees|participants is|are|will|must|should|need|have hereby? reminded|required|expected|to|advised|instructed|requested|asked|be|use|not @0.85
    attendance|participation|presence|punctuality is|will|and mandatory|compulsory|recorded|required|obligatory|be|expected|noted @0.9
    mandatory|compulsory|obligatory @0.75
    we|i trust|assume|expect this|that|you|it|the ... clear|understood|sufficient|comply|case|compliance @0.9
    is|are|i? this|that|am? clear|understood @0.2
    no further|more correspondence|discussion|comment|questions|notice|reminders|warning|replies|extension|discussions|requests|action|explanation @0.9
    no discussion|exceptions|excuses|changes|arguments|questions|debate|comments|swaps|extensions|refunds|ifs please? @0.8
    no need to discuss|reply|talk|respond|comment
    just do|tell|send|get|sign|make|deal|follow|read|accept it|them|me|this|on|with|sure|your|the|him|her @0.65
    keep it|this to NUM|short|brief|yourself
    to|it whom|may it? may? concern? concern
    application|following|procedure process|is|are as follows
    please find|be|note|refer|advise|ensure|comply|adhere|acknowledge ... attached|advised|that|to|the|below|enclosed|informed|aware|receipt|compliance @0.9
    be advised
    kindly|please note|advised|informed|aware|refrain that|from|of
    hereby
    aforementioned|aforesaid|undersigned|herewith|thereof|forthwith|heretofore|therein|henceforth @0.9
    your request|application|complaint|role|position|proposal|contract|post|claim|appeal|account|membership|place|job|shift|team has|is|was|will @0.9
    the above mentioned?
    regardless of|whether
    irrespective
    redundant|redundancy|redundancies @0.9
    terminated|termination
    hand in|over @0.55
    headcount|fte|ftes|manpower
    i|we do not care|want|need|have ... why|how|excuses|reasons|time|explanation|hear|feel|feelings|discussion
    not interested
    not my problem|concern|job|responsibility|department
    deal with it
    get over|on|used it|with|to @0.9
    get it done|sorted|fixed|finished
    see|according|subject to? policy|clause|handbook|section|above|terms|paragraph|regulations @0.7
    in breach|violation|contravention|default
    this is|constitutes a? breach|violation|final|unacceptable @0.9
    for the|your record|records|information|file
    k $ @0.6
    ok $ @0.4
    fine $ @0.85
    i have to|must say|inform|tell|admit|point i|you|that|out @0.55
    i|we regret to
    unfortunately your
    dear|to sir|madam|all|staff|colleague|customer|resident|tenant|parents|user|supplier|applicant|member|employee|whom|candidate @0.25
    meets|meet|fulfil|fulfils|satisfy|satisfies our criteria|requirements|profile|conditions|standards
    your responsibility|obligation|duty to|is
    requires|require a|your|that|all|you @0.9
    expected|due on|by|from you|your|my|no @0.4
    do not be|get late|emotional`,

  passive_aggressive: `
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
    whatever you think|say|want|feel|like|decide|is @0.55
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
    but|so hey|who|what|of ho|cares|course|ever @0.9`,

  pressure: `
    we|you have|only|just only|just NUM|two|three|one|a|until days|hours|left|week|tonight|today
    only NUM|one|two|three|a|few|days|hours left|remaining|more|to
    it is|'s now or never
    now or never
    this|the offer|deal|price|chance|window|opportunity closes|ends|expires|goes|will|is|only|stands @0.9
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
    say yes @0.45
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
    last|final|only|golden|once chance|call|opportunity|reminder|day|days|spots|places|warning|hours|minute @0.4
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
    i|we have already|just? told|promised|said|signed|sent|put|announced|committed|booked|ordered|paid ... you|your|them|in|are|will|agreed|yes|for|name|the|him @0.55
    we|you can not afford to|not|the|another|any
    cannot|can not wait|afford|delay|hold|stop ... for|any|until|to|another|this|longer|review|it
    no time to|for|left
    there is|no no? time to|for
    there is no time|need|reason ... to|for|wait|think|discuss|lose|delay
    will|i send|drop|bring|email you|a|the|over|it ... contract|agreement|papers|paperwork|order|invoice ... tonight|today|now|tomorrow|already
    get|let|have|we us? you|started|going|signed|us|on|moving|in ... next|today|now|this|tomorrow|started|immediately|monday|board|straight|right
    do|roll|push|switch|move|launch|start|go|buy|ship ... everywhere|today|now|immediately|tonight|live|everything|straight|fast @0.55
    move|moving|act|acting|go fast|quickly|now|quick
    absolutely|really|simply|just|must|have|need have|must|need|got? to|move|act|do|decide ... now|today|this|once @0.85
    expires|expire|closes|ends|deadline|offer ... today|tonight|midnight|soon|tomorrow|hours|noon
    only valid|open|good|until|available until|for|till|today|this @0.6
    i|we would? urge|push|press|strongly you|advise|recommend|to|suggest
    urge you
    price|prices|fee|rate|discount ... goes|go|rises|rise|up|double|doubles|ends|expires|gone @0.6
    first come
    why|what wait|hesitate|are|else ... waiting|for
    what are you waiting
    think|decide|sleep about|on it later|too
    can you|we just|please ... now|today|quickly|right|tonight|minute|hour
    need|needs this|it|your|you|an|to by|today|now|signed|approved|before|done ... today|tonight|now|end|eod|hour|noon
    by tonight|eod|close|lunch|noon|lunchtime|midnight @0.9
    within the|an|NUM hour|hours|24|48|day`,

  sarcasm: `
    congratulations|congrats on another|yet|managing|finally|once|breaking|a
    what a shame|pity|coincidence|day|team|start|mess|performance
    how wonderful|lovely|nice|thoughtful|clever|generous|brave|charming|touching|convenient
    oh please|sure|yes|no|great|good|lovely|joy
    hilarious|priceless|adorable|precious|charming
    so kind|good|nice|generous of you
    nice try|one|work|job|going|touch @0.6
    thanks so|very much for|again|as|then
    thank you so|very much for ... again|not|nothing|ignoring|leaving|late
    yeah right|sure|no
    as always|usual|ever @0.85
    apparently|obviously ... optional|too|hard|difficult|beneath|above|secret|magic|enough
    rules are for others
    for a change|once @0.6
    the usual|same old
    who would have thought|guessed
    mr|mrs|miss|lord|lady|king|queen|professor|captain know|perfect|important|obvious|busy
    wonders never cease
    go figure
    wow @0.4
    well well|then @0.9
    lol|haha|hehe|rofl|lmao @0.9
    joined|join|enter|entered|welcome to the real|modern|twenty|21st|world
    about time
    the great|famous|illustrious|brilliant|noble|almighty
    look forward to your next @0.9
    big deal @0.9
    like children|magic|angels|royalty @0.9
    as a treat|reward|bonus
    what next
    best of luck
    hip hip
    lucky us|me|you|them
    out back @0.2
    who would have
    surprise surprise
    the joy|joys|pleasure|pleasures|delight of @0.6
    aren't we|you|they all?
    are not we|you|they|i
    funnily enough
    grows on trees
    because of course
    no pressure|rush|biggie then|or|ha
    how|what a|very convenient|original|surprising|refreshing|novel
    thank goodness|heavens|god for|we|you|somebody|someone
    i am|was so|all thrilled|delighted|ears|excited|happy|glad ... to|that|you|again
    such|what a pleasure|joy|delight|surprise|treat|helpful|charming ... again|to|that|when|as
    must be|have nice|lovely @0.9
    as|more|much reliable|helpful|useful|fun as|than ever|a|an|usual
    silly me
    there's|that is a|the first|thought|idea|spirit
    brilliant|genius|great|wonderful|marvellous|fantastic idea|plan|timing|job|work|stuff|start|show $ @0.5
    so much for
    enjoy your|the ... while
    live in a|another world|dream|planet|bubble
    thanks|thank a|you million|bunch|lot|so|very|ever|for|heaps|much|again ... nothing|warning|heads|mess|ruining|leaving|letting|ignoring|not|telling|chaos|surprise|wasting|headache
    thanks a million|bunch|lot
    thanks for nothing
    well|nicely|great|good|nice|brilliant|excellent|super|stellar|lovely|marvellous done|played|work|job|one|timing|going|effort|start ... genius|everyone|again|really|as|team|there|usual|einstein|sherlock|you|guys|folks @0.8
    well done|played genius|again|everyone|you|team|all
    bravo
    what could possibly|go|ever go|wrong|possibly @0.6
    oh|ah|well|wow|yay|gosh great|good|brilliant|joy|look|wonderful|lovely|yes|sure|fantastic|how|of|right|please|what|perfect|super|that|wait|no @0.9
    sure|no doubt|certain|positive you|there|it had|have|has|was|is|were ... reasons|reason|good|important|busy|better|perfect
    i am sure ... reasons|fine|great|delighted|thrilled|love|loved|very|perfectly|wonderful @0.85
    shock|shocking|shocker|surprise|surprised|surprisingly|imagine|fancy|guess i|what|surprise|that|horror|nobody|everyone .. @0.9
    what a surprise|shock|joy|treat|pleasure|delight|coincidence|relief|genius|masterpiece|triumph|hero|performance|achievement|masterclass
    how nice|kind|generous|lovely|thoughtful|sweet|considerate|convenient|wonderful|good|clever|charming|quaint|gracious of|that|for|to
    slow clap
    good luck with|to|explaining|finding|getting
    as if that|it|you|we|i|anyone|he|she|they|by
    congratulations|congrats|kudos|hats|applause|medal|award|prize|gold ... discovered|on|for|you|off|star|goes ... managing|finally|again|losing|missing|email|another|worst|ruining|breaking|once @0.8
    genius|einstein|sherlock|masterclass|hero|your|his|her majesty|highness|lordship|excellency
    masterclass
    so|how very|so|really|terribly|awfully|extremely professional|kind|generous|brave|helpful|funny|clever|considerate|thoughtful|mature @0.9
    haha*|hahah*|lol|lmao|rofl|hehe* @0.85
    ha ha
    it|that|this is|was just|only a joke|laugh|hoot
    big|whoop|whoopee|whoop-de-doo|yippee|hooray|hurrah surprise|deal|whoop|thanks|for|us @0.9
    yeah|yes|sure right|sure|because|as
    because that|it|this|we|you|nothing|who|clearly|obviously ... worked|always|went|all|love|enjoy|needs|says|so|well|need @0.9
    love|loved|loving|adore|enjoy|enjoyed how|it|that|the|being|your|finding|waiting ... when|way|you|how|out|last|again|hours|nothing|ignored @0.9
    lucky|silly|poor|clever me|us|you|old
    my|our|your favourite|favorite part|thing|bit|pastime|hobby
    another|yet one|another ... masterpiece|triumph|brilliant|glorious|wonderful|fabulous|marvellous|great|stellar|fine|classic
    truly|really|absolutely inspiring|impressive|remarkable|inspired|outstanding|heroic|touching|amazing ... to|how|that @0.6
    who needs|knew|would|cares ... anyway|when|sleep|have|safety|tests|rules|plans|thought|guessed
    nobody could|would have|ever seen|guessed|known|thought
    the usual|famous|legendary|so-called|so circus|excuse|excuses|chaos|drama|suspects|called
    do not all|everyone|strain|hurt|rush yourself|rush|thank|jump|once
    take your time
    no really
    in your infinite|great|boundless wisdom
    heaven|god|lord forbid|knows
    rocket science|surgery
    riveting|thrilling|enthralling|scintillating
    welcome to the club|party|real|2024|2025|2026|century
    we all know|love how|that|what ... works|ends|went|means|goes @0.7
    it|that is|was 20* people|now|already @0.9
    will see|find|be|know ... haha*|lol|fun
    oh well
    what fun
    the wonders|joys|miracle of`,

  ultimatum: `
    or you|we|i|he|she|they can|will|are|am|must|may ... leave|go|out|find|explain|look|pay|lose|forget|cancel|fired|done
    one|only last|more chance
    i|we will have|be no|forced|obliged|compelled
    you leave me|us
    if i|we do not|cannot|can not see|get|hear|have|receive
    if nothing|this|things does|do|has|changes|change|improves|improve ... i|we
    cease|terminate|cancel|withdraw|revoke|suspend|void|evict|sack|fire|dismiss|expel|exclude|sue @0.2
    will be cancelled|terminated|withdrawn|excluded|removed|suspended|fined|charged|revoked|expelled|reported|dropped
    no discussion @0.9
    no second chance|chances
    final offer|answer|word|price|warning|deadline
    that's|is that @0.15
    i am|we are out
    count me|us out
    choose|decide between me
    your last @0.55
    expect a|an letter|bill|invoice|call|visit ... from
    further action|steps|measures
    or forget|lose|miss it|the|your|out
    take it @0.25
    not come|bother back|coming @0.55
    or i|we ring|call|tell|step|stop|quit|resign|leave|cancel|go|take|walk|sue|report|close|sell|move|pay|find|will|am|withdraw|hand|keep @0.8
    not up for debate|discussion|negotiation
    is not up for
    will not be discussed|debated|reconsidered|negotiated|tolerated
    knows where the door
    know where the door
    the door is
    decision|offer stands|final|is
    step down as|from|if|or
    henceforth|hereafter
    ring|call|see|instruct|consult the|my|our|a lawyer|solicitor|police|council|landlord|union|press
    from now on you|all|every|no|each
    by|before tomorrow|DAY|tonight|noon or
    last time|chance i|we|you|to @0.9
    my patience|mind is|has
    like it or
    no ifs|buts @0.9
    once|one more|time and i|we|you|he|she
    will lose|forfeit|be|void|face|get their|your|his|her|the|no|excluded|banned|fined|replaced @0.65
    do it or
    or consider|expect|find|prepare|kiss|forget ..
    that is|was it|final|that|the @0.55
    the choice|decision|ball is yours|simple|in
    be warned
    you have been warned
    do not test|push|try|make me|us|my
    or the|your|my deal|place|order|contract|money|keys|lawyer|offer|job
    comply or
    otherwise i|we|you|the|your|it|they|there will|must|have|shall|is|are|can|cannot|goes @0.9
    i will have to|no ..
    i shall
    telling|tell the|your|my boss|mediator|manager|head|board|police|council|landlord|parents|principal|union|everyone @0.7
    i quit|resign|leave|walk|go if|unless|or|then|and
    either you|we|it|he|she|this|sign|pay|accept ... or
    or i|we|you|it|they|he|she will|am|are|is|shall|can|may|walk|go|take|cancel|leave|find|have .. @0.9
    or else
    or otherwise
    final|last|best offer|warning|word|notice|reminder|time|chance|demand @0.75
    take it or
    if this|it|that happens|continues|occurs|is|goes ... again|once|more|time|repeated|on|i|we @0.7
    one more time|complaint|mistake|word|incident|slip|late|excuse
    if i|we|you do|have|can|are|will not ... by|hear|receive|get|reply|respond|then|i|we|sign|pay|comply|agree|answer|confirm|fix|deliver|accept|change|improve @0.7
    unless you|i|we|it|this|the|he|she|they|your ... by|will|i|we|is|are|before|going
    if you|they|he|she refuse|fail|insist|ignore|continue|keep|decline|miss|want|cannot|choose|decide|leave|still|think ... will|we|i|then|can|cannot|consequences|find|go|leave|someone|no
    goes|go|going|given|offered|passed|pass|give|move to|elsewhere|on|the ... someone|else|next|another|other|competitor|waiting|school @0.55
    elsewhere @0.6
    it is me|him|her|us|this|my|now|that or|never
    me|us|him|her or me|him|her|them|us
    who|anyone|whoever|if|those|anybody|everyone you? does|do|can|who|disagrees|dislikes|not|unhappy ... leave|go|door|quit|resign|elsewhere|out|stay
    confirm|reply|respond|acknowledge|return by return
    by return
    no exceptions|exception @0.9
    exceptions will|are|not @0.6
    no further|more|second chances|warnings|chance|extensions|offers|negotiation|extension|correspondence
    we are|i am|you are|am done|finished|through|out|off|over|leaving
    going to|with|take|speak|tell|straight your|the|my|this|hr|management|him|her|without|it ... boss|manager|director|hr|board|lawyer|lawyers|principal|head|council|police|press|union|supervisor|landlord|higher|owner
    go|going|escalate|escalating|take|taking|report|reporting|raise|bring this|it|the|you|straight|that to ... boss|manager|director|hr|board|lawyer|lawyers|head|council|court|ceo|press|him|her|union|supervisor|authorities @0.6
    i will|shall|am|we are|going to|have|be|no|not? escalate|escalating|report|reporting|cancel|withdraw|resign|quit|terminate|sue|inform|involve|stop|pull|replace|charge|walk
    without you|him|her|them|your|anyone @0.35
    will|shall|would have|be no|to|in|forced|left choice|option|alternative|other ..
    have|leave|leaves|left|leaving me|us|i|we|with? no choice|option|alternative
    consequences|repercussions|sanctions|disciplinary|penalty|penalties|sanction
    will|would|shall not be|get|receive counted|paid|considered|processed|accepted|released|renewed|shipped|invited|reimbursed|included|tolerated|extended|refunded .. @0.95
    will lose|forfeit|be|void|face|forfeited ... place|right|spot|cancelled|removed|charged|excluded|deleted|terminated|given|forfeited|blocked|deposit|job
    legal action|steps|advice|proceedings|department|consequences
    my|our lawyer|lawyers|solicitor|attorney
    my way or|highway
    non negotiable
    not negotiable|optional
    period $ @0.9
    full stop $
    end of story|discussion|conversation|debate|matter
    last straw
    line in the sand
    deal is|breaker|will|off off?
    the deal|offer|contract|order|place|job is|will|goes ... off|dead|over|withdrawn|lapse|lapses|expire|gone
    do|have|sign|fix|pay|finish ... by|before ... or
    that is it|final|the|my ... final|end|word|last
    and you can explain|tell|answer|find|forget|deal|look|go|kiss
    do not come|expect|bother|count crying|any|me|coming|back|to|on
    i expect|demand|insist ... by|immediately|today|that|on|you|a @0.9
    you have until|NUM|one|till|exactly|two
    until|by|before NUM|DAY ... or|otherwise`,
} as const;
