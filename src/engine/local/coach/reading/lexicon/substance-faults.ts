/** Words that show a fault of substance: what the draft asks, promises, proves or leaves open. Notation as in `pattern.ts`. */
export const SUBSTANCE_FAULTS = {
  vague_ask: `
    let me know @0.75
    tell me what @0.25
    what do you|we @0.35
    any thoughts|ideas|feedback|suggestions|chance|interest|comments @0.95
    thoughts|ideas|feedback|input|views @0.25
    would be great|nice|good|lovely|helpful|appreciated|cool|wonderful @0.8
    have a look|think|chat|talk|word|read|go @0.55
    take a look
    get together|back|in @0.85
    catch|meet|hook up @0.9
    look into|at|over this|it|that|things @0.35
    be in touch @0.9
    get involved
    help|support|assist me|us|out|with|please @0.45
    if you could|can|would|want|like|have|are|feel ... help|time|think|something|interested|know
    do something|anything|what|your @0.5
    sort|handle|fix|deal|manage with? it|this|that|things|out @0.25
    see what you|we|is|can @0.6
    talk about it|this|that|things|soon|more
    discuss this|it|further|things|soon|more
    connect|collaborate|brainstorm|explore|engage @0.95
    work something|things|it out @0.6
    improve|better|change yourself|this|things|it|the ... situation|communication|attitude|performance|cooperation
    more professional|careful|reliable|positive|proactive|flexible|open|present|engaged|structured|responsible
    pay attention|more
    keep|bear in mind
    please advise|consider|reflect|think|help|support|comment|react|respond
    your opinion|thoughts|view|views|feedback|input|help|support @0.25
    up for @0.9
    maybe you|we can|could|might|should|want @0.9
    what now
    your call|thoughts|move @0.45
    feel about|like @0.4
    give it|this|me a|some|your ... thought|go|try|think|shot|attention
    something should|must|needs|has
    we should|need|must|could|ought talk|meet|think|discuss|do|look|change|consider @0.85
    do some|a|few things differently|better|more
    need to do things|something|better|more
    action the|their|your|this|all
    we want|need|would|hope fewer|more|better|less|support
    be more|less|a|bit|better considerate|careful|flexible|helpful|mindful|collegial|respectful|thoughtful|polite|quiet|open
    more|bit considerate|mindful|careful|respectful|collegial
    what he|she|they thinks|think|says|say|feels|feel @0.9
    ask what|how|if he|she|they thinks|feels|likes|wants
    do your|the job|bit|part|best @0.9
    show some|more|a respect|commitment|understanding|interest|initiative|flexibility|goodwill
    change|changes|improvement|improvements|attitude|effort needed|please|required|wanted @0.9
    pull|pulling together
    get a|your grip|act @0.9
    do better|more|something @0.85
    try harder|again|more|a
    confirm|acknowledge receipt
    consider doing|coming|joining|helping|this|whether
    could consider @0.7
    you would like to visit|see|come|know|learn|hear|talk|meet
    would|might like|love|want to visit|come|see|hear|chat|meet|learn|discuss|talk|connect @0.2
    be a|such vibe|fit|match|fun
    happen to be
    if|when you are|happen ever|passing|in|around|near|free @0.9
    drop|pop|stop|swing in|by|over|round @0.55
    you|we could|can|should maybe|perhaps|also|just|all? do|look|try|think|talk|see|meet|find|work|work|help|join @0.3
    have a word|look|read|think|chat|go|play|peek @0.55
    give me|us a shout|ring|bell|buzz|call|sign|steer @0.9
    say|tell me|us something|anything|hello
    appreciate|appreciated|welcome any|your|all|some help|thoughts|input|support|feedback|ideas
    do|please do? bear|keep|note|remember|see|consider in|this|that|it
    be aware|mindful|considerate|nice|kind|good|sensible @0.85
    for your consideration|attention|review|action|thoughts|perusal
    your move|call|turn|thoughts|views @0.4
    up for it|this|that|something|some
    how about it|something|that
    what now|next
    any|some chance
    more of|in the|that|this @0.3
    something like that|this
    can you do|make something|it|anything
    let me|us know ... think|thoughts|feel|views|feedback|opinion|ideas|questions|interested|interest|reactions|about|concerns @0.95
    let me|us know your|what|how|if|whether|when @0.45
    your|any|some thoughts|feedback|views|ideas|comments|opinion|input|reactions|suggestions|take|perspective @0.65
    thoughts $ @0.9
    any|your thoughts|ideas|feedback|input|comments|suggestions ... welcome|appreciated
    feedback|input|comments|ideas|suggestions|support|help|assistance|cooperation|understanding ... welcome|appreciated
    would be appreciated|welcome
    nice|great|lovely|good|cool|fun|wonderful|keen|love|happy to connect|chat|talk|meet|discuss|catch|collaborate|explore|brainstorm|hear|touch|get @0.55
    to|could connect|chat|collaborate|brainstorm|catch up|together|sometime|soon? @0.9
    have|had|take|get|give|grab a|another|any? chance|quick|proper|closer|look|read|glance|think|peek|go|chat|stab .. @0.45
    take|have|had a look @0.85
    please|do advise
    please|kindly action|act|proceed|handle|deal|respond|react accordingly|appropriately|as
    accordingly $
    do something|what together|fun|cool|about|you|is|we|needed|differently @0.55
    do what you can|think|feel
    whatever|anything you|that think|can|feel|like|want|suits|works|helps @0.55
    keep|keeping me|us|everyone posted|updated|informed|in
    help|pitch|chip|support|assist|lend ... out|a|bit|us|in|hand|somehow|way @0.3
    could you help|assist|support @0.5
    explore|discuss|find|unlock|look ... options|synergies|possibilities|opportunities|ways|avenues|ideas
    let us|me? explore|brainstorm|connect|chat|discuss|talk|think|touch|see|collaborate|meet|catch|sync @0.55
    jump|hop|get on|onto a quick? call|zoom
    make it|this|the ... better|nicer|work|happen|pop|right|good|stronger
    be|more more? proactive|positive|careful|flexible|supportive|professional|engaged|responsive|visible|helpful|collegial|committed|considerate|transparent|reliable @0.95
    a|have|show|more better|different|more attitude|positive
    more|better positive|proactive|attitude|communication|effort|commitment|engagement|teamwork|ownership
    attitude
    think about|on|over it|this|that|what|how|whether @0.9
    think about it|this|that @0.95
    have a think
    what do you think|say|reckon|feel|make
    what do|should|shall|can|could we|i do|say ... about|with|now?
    how do|does you|that|this|it feel|sound|look|strike|work|sit @0.4
    sound|sounds good|ok|okay|fun|interesting|like @0.9
    interested @0.45
    would|are you be? interested|open|keen|up|willing|available ... in|to|for @0.25
    ring|rings any|a bells|bell
    get|come back to me|us @0.35
    get involved|something|in|behind|together|things|on|stuff|this|going @0.75
    be|get part|involved of|in
    step up
    do|try|give|make your|better|a|some best|harder|go|effort|more
    try to|and|harder be|do|improve|make|have|understand|see|communicate|keep @0.5
    sort|fix|handle|deal|resolve|address|tackle it|this|that|things|something|with|stuff @0.15
    work|do|build|create|make something|things ... together|cool|great|special|nice
    work together on|with|soon|some|more
    can|could you confirm|check|help|sort|handle|assist $ @0.65
    we|i will|would|could|might need people|help|hands|support|volunteers|someone|you|something|more
    need people|hands|help|volunteers|support
    raise awareness
    spread the word
    reach out if|to|any
    feel free to? reach|contact|ask|get|comment|call|drop|join|share
    happy to answer|discuss|chat|talk|help|provide
    if you have|need any|further|questions|anything|are .. @0.9
    any|further questions|queries|concerns
    questions|question about|on|regarding @0.2
    see what|where|how ... think|can|do|is|goes|possible|you|we|happens @0.3
    your|some|more help|support|input|assistance|guidance|advice|involvement|engagement|cooperation|backing|attention @0.35
    be|stay in touch @0.9
    in touch @0.9
    want to? be|get? involved|join|help|chat @0.6
    something|anything cool|fun|nice|special|together|about|like|useful|bigger|different @0.7
    what is|are the|your|our plan|thinking|feeling|view|views|opinion|take|position|status
    where do we stand|go
    where|how is|are that|it|things|we at|with|on|going $ @0.6
    kindly revert
    consider it|this|that|the|our|my|being|whether|a @0.3
    take|give this|it|on some board|thought|consideration|serious|account
    it would|will be great|good|nice|lovely|helpful|useful|wonderful|appreciated|ideal|amazing ... if|to|get|have @0.65
    would love to|your|it ... hear|chat|talk|connect|thoughts|know|discuss|see|work @0.7
    i would love to
    tell me|us what|how ... think|feel|want|see @0.45
    what you think|feel|make|say|reckon @0.55`,

  vague_deadline: `
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
    by|around|about|towards then|the|end|next ... sometime|ish|or|so
    once i|we|you|it|things|the ... settle|settles|know|calm|clear|done|ready|back
    date|day|time to|will|still|tbc|not|open|be @0.35
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
    around|about|roughly DAY|MONTH|easter|christmas|then|noon|lunch @0.6
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
    when you|things|it|we|there|time|they ... can|get|have|minute|moment|chance|time|calm|settle|quiet|allows|permits|free|convenient|suits|slow|quieter @0.45
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
    at the latest possible`,

  buried_ask: `
    btw|ps|oh @0.7
    one|another more|last|final|other|small thing|point|question|request|favour|favor
    also|and|oh could|can|would|please|do|will you|we|i|someone @0.25
    before i|you forget|go
    anyway|so could|can|would|we|i|what|the ... need|want|wondering|ask|hope @0.9
    at|towards|near the end|bottom @0.45
    if there|time|we is|permits|have|allows time|are
    finally|lastly|incidentally
    last but
    forgot to|the
    also|and need|needs|the|we|i ... by|before|decision|approval|ok|money|budget|signature|answer|deadline @0.25
    main|real|actual thing|point|reason|question
    if any time
    then|also|lastly|finally mention|raise|ask|bring|touch|say @0.7
    at the end|close i|we|ask|would|mention @0.6
    are asked|requested|invited|expected to @0.7
    should be ready|done|sent|in|signed|complete @0.5
    for the rest
    other|last|final|further business|points|item|news @0.9
    one last|final|more @0.9
    ^ also @0.95
    ^ oh @0.9
    ^ ps @0.9
    ^ btw @0.9
    ^ incidentally
    ^ separately
    ^ lastly|finally
    ^ additionally|furthermore|besides
    perhaps|maybe we|you|it|i might|could|can|may|should ... agenda|meeting|talk|discuss|decide|look
    on the agenda
    put it on
    want a|an|your yes|answer|ok|reply|decision
    not in use
    but never mind|anyway
    tucked|slipped|hidden
    ps|p.s also|could|can|please|one|the|we|i|if|do|there @0.9
    p s
    ps @0.9
    oh|ah and|also|yes|by .. @0.9
    and one|oh|before|lastly|also more|last|final|other|thing|i|forget
    one|another more|last|final|other|small|quick|little thing|point|question|item|request|matter|favour|favor
    before|in|lest i|case forget|go|close|end|finish
    if|when there is|s|are any|still? time|any|a|room|left|minutes|space @0.55
    if|then time|we permits|allows|left|remains|have ... time @0.7
    then if time
    if time @0.95
    at|towards|near the|very end ask|mention|bring|raise|request|get|if|maybe|slip|add|of @0.4
    ask|mention|raise|bring|slip|get|sneak ... at the end
    maybe|perhaps|possibly|also|then|finally ask|mention|raise|bring|slip|touch|request @0.8
    slip|sneak|squeeze|drop in|it|the
    somewhere|buried|hidden in|under|among|at all|this|the|there|here
    by the way @0.95
    btw @0.85
    incidentally|parenthetically
    which brings|leads me|us
    last but not
    perhaps|maybe|and most importantly
    also|as|and which|well|whether|if of @0.3
    in closing|conclusion|passing|finishing|summary|parting
    on another|a|that separate|different|side|unrelated|other|final|related|note note
    further|later down|below|on
    while|since|now i|you|we am|are|have|that|on ... at|it|here|you|attention|are @0.9
    while i have you
    with all|that this|that being? in|said|mind|background
    all this|that to|being say|said
    so|and the|my|what|all real|actual|main|i|we reason|question|point|thing|need|want @0.3
    the reason|purpose|point i|for|of ... writing|email|message|this|letter|asking|mail
    at the bottom
    nearly|almost|i|also forgot
    almost|nearly|completely forgot
    any other business @0.9
    aob`,

  no_ask: `
    just|only wanted|saying|fyi|an|a|so|to|thought ... say|update|know|share|mention|hello|info|tell @0.95
    for info|information|your|interest @0.3
    thought you|i would|might|should|could
    so you|that know|is|was
    that is|was it|all|what @0.35
    nothing else|more|to|urgent|needed @0.9
    no action|reply|need|response|answer @0.9
    keep up|going
    all the|good best|here|now
    just carry|keep|go on|as|going
    just an update
    carry on
    more soon|later|to @0.9
    whatever @0.15
    no need to do
    as always|usual $ @0.45
    that|so is|was how|what|it @0.45
    sharing this|that|it|for|a|some
    here is|are|you the|what|an|some|go @0.15
    good|nice|great|lovely to know|see|have|hear @0.2
    you should|ought|need|may|might know|be|want @0.6
    as|so you know|are @0.85
    i thought|figured|felt|wanted you
    that is where|how|what|why @0.35
    all the best @0.3
    anyhow|anyway @0.85
    more soon|later|next @0.9
    end of message|update|report
    i hope this|that|you @0.75
    just so you @0.9
    just an|a|some|for|so|to|wanted|thought update|fyi|info|information|you|know|sharing|share|let|mention|i .. @0.95
    ^ fyi @0.9
    for your info|information|awareness|records
    fyi @0.55
    just|i|only|we wanted|thought|want|would to|i|you|we|like ... say|know|mention|share|flag|tell|let|hello|inform @0.35
    just|only wanted to say|mention|share|let|flag|tell|get|put @0.95
    wanted|want|like you|to to? know|say|mention|share ... hello|it|this|that|you|hi @0.7
    see attached|below|above|enclosed @0.85
    attached|enclosed is|are|please|you|find|the @0.25
    thought you|i|it|we might|would|should|may|d ... interesting|interested|know|mention|share|like|enjoy|find|say|tell
    for visibility|awareness|transparency|completeness|reference
    sharing for|this|in
    no action|reply|response|answer|need ... required|needed|necessary|expected|to @0.9
    anyway|so just|yeah|that|i|there saying|wanted|that|is|you|thought .. @0.55
    just saying
    so yeah @0.85
    it is what it is
    do with this|that|it what|as
    thought i would|d|should|might ..
    that is it|all|where|about|the ... from|for|really|now|are|update|is|me $
    nothing|not much else|more|further ... add|say|report|from
    wanted you to
    so|just there|you you|know have|are|it
    you may|might want|like|wish to know|see
    hope|trust that|this helps|clarifies|explains|makes|useful|is @0.9
    take care
    anyway|anyways @0.3
    in case you|it|anyone wondered|were|was|are|wondering|missed|interested|useful|is
    no answer|reply needed|necessary|required|expected`,

  no_evidence: `
    everyone|everybody|people|they|most|many|all|customers|users ... say|says|love|loves|agree|agrees|know|knows|think|thinks|feel|feels|want|wants|complain|like|prefer|noticed @0.35
    clearly|obviously|surely|certainly|definitely|undoubtedly @0.4
    studies|research|experts|science|statistics|surveys|tests @0.5
    proven|proves|proof|prove
    trust|believe me|us
    a lot|lots|loads|plenty|tons|many|most|several|some of people|us|them|you|customers
    much|way|far|lots|significantly better|faster|cheaper|easier|happier|higher|lower|more|less|safer|healthier|stronger
    feels|feel|seems|looks like|right|good|better|great|promising @0.4
    i|we have heard|read|seen|noticed that|it|from|somewhere|people
    i|we just|simply|all know|feel|think @0.85
    in my experience|view
    always|never worked|works|has|does|been @0.9
    everybody knows
    it is clear|obvious|known|proven|common|certain @0.85
    no one|nobody|none ... complained|objected|minds|disagrees|doubts
    huge|massive|great|big|real|clear|obvious difference|improvement|success|demand|interest|impact|effect|savings|potential|results @0.9
    pays for itself
    will|would save|pay|double|boost|increase|improve|solve|fix|bring|cut|reduce|attract ... money|time|sales|everything|costs|productivity|problems|morale|itself|customers
    apparently|supposedly|allegedly|reportedly|presumably
    gut|hunch|instinct|vibe @0.85
    doubled|tripled|halved|exploded|soared|vanished|plummeted|disappeared @0.55
    a total|complete|real|great success|failure|disaster|hit|flop
    no need|point to|in test|testing|check|checking|measure|prove|data|numbers
    everyone has|is|was noticed|seen|talking|saying|fed|thinks|sick
    everyone's noticed|saying|talking
    people are saying|talking|noticing|complaining|starting @0.85
    through the roof @0.95
    sounds good|right|great|plausible
    traffic|things|it|costs|prices|noise|errors should|will|would not|hardly|barely get|be|rise|matter @0.9
    should not|won't|will get|be much|that|too @0.9
    surely @0.85
    almost|nearly|practically|next|close to? zero|none|nothing|perfect
    in|my|from my|own experience
    has|have always|never been|worked|failed|had @0.5
    he|she|they would|will obviously|surely|certainly|probably|never|only|love|hate|say|sign @0.85
    we all know|feel|see|agree @0.85
    or|so they|i|we say|said|think|hear
    word of mouth
    the rep|salesman|guy|lady|man|woman|vendor|agent|dealer says|said|told|claims|swears|holds|promised|thinks @0.7
    i|we would|will|can|could just? go|trust|bet|swear|guarantee|wager|promise with|that|it|you|on @0.9
    i bet|swear|promise|guarantee|reckon
    looks|looked|seems|seemed|felt|feels|sounded|went good|great|fine|right|okay|ok|okayish|promising|well|better|solid|strong|off|quiet|happy @0.9
    loved|adored|liked it|us|them|everything|the @0.6
    smart|top|leading|many money|people|companies|schools|experts|hospitals|farms @0.3
    have|has|had worked|works always|everywhere|before|for|well|elsewhere
    like magic|clockwork|a @0.9
    you can|could see|feel|tell|hear @0.6
    must be|have @0.15
    no doubt|question|wonder @0.7
    should|would|will|could save|double|triple|halve|pay|earn|bring|boost|cut|sell us|you|a|lots|time|money|itself|loads|thousands|plenty @0.6
    thousands|hundreds|dozens|millions|scores of|love|trust|use
    rumours|rumors|gossip|hearsay|anecdote|anecdotes
    studies|research|science|experts|data|evidence|surveys|statistics|numbers|figures|reports|analysts|history|experience ... show|shows|say|says|prove|proves|suggest|suggests|confirm|confirms|agree|indicate|tell|speak|back @0.55
    proven|proved|tried to|that|results|method|track|and|success|approach|by @0.75
    it is|'s a? well|widely|common|generally|clear|obvious known|knowledge|accepted|agreed|that|fact
    well known|documented fact|that
    a lot|lots|plenty|loads|tons|bunch|majority of? people|them|us|you|customers|clients|users|parents|patients|feedback|colleagues|members|staff|interest|said|complaints|families|others|folks|it|evidence|studies|companies @0.95
    many|most|some|several|quite|numerous|few|other|various|countless ... people|customers|clients|users|parents|patients|colleagues|members|staff|companies|experts|others|families|residents|schools|businesses|organisations|teams|guests|drivers ... say|think|want|feel|said|agree|believe|love|like|prefer|happy|unhappy|complain|complained|told|are|have @0.25
    a lot of them|people
    quite a few @0.9
    everyone|everybody feels|says|thinks|knows|loves|wants|agrees|is|can|loved|saw @0.65
    trust|believe|take me|it|my|us ... on|from|word
    trust me|us
    the customers|clients|users|feedback|reaction|response|reception ... love|loves|loved|positive|great|amazing|good|fantastic|decent|excellent|overwhelming|encouraging|strong|enthusiastic
    feedback|response|reaction|results|reception|uptake|interest|numbers|turnout|demand is|was|has|have|were|are|been|looks|look so|far|very|really|been|pretty|quite|mostly? good|great|positive|decent|fantastic|excellent|amazing|strong|encouraging|promising|solid|huge|incredible|brilliant|overwhelming|high|poor|bad @0.9
    a lot of feedback
    clearly|obviously|evidently|plainly|undeniably|undoubtedly|unquestionably|surely|certainly working|works|better|cheaper|the|faster|needed|right|improved|makes|a|want|superior|it|true|we @0.65
    pretty|quite|fairly|very|crystal clear|obvious|sure|certain|confident that|people|we|it|the|they|this|from @0.9
    obviously|clearly|undoubtedly|undeniably @0.3
    most|many|nearly|almost|virtually|practically|half of? all|everyone|everybody|our|the|them|people|parents|users|customers|staff|clients|members @0.15
    basically|more|practically|pretty the|or|much same|less|identical|works
    same|similar thing|result|results|story|everywhere @0.2
    sales|costs|revenue|complaints|numbers|productivity|quality|morale|traffic|bookings|errors|engagement|attendance|satisfaction|demand|moods|results|efficiency|performance|enquiries|footfall|waste|accidents|turnover ... way|much|really|massively|hugely|significantly|dramatically|noticeably|considerably|substantially|sharply|steadily|clearly ... up|down|better|higher|lower|improved|increased|fewer|less|dropped|fallen|worse|faster|grown @0.85
    way|significantly|dramatically|massively|noticeably|considerably|substantially|much|far|vastly|markedly|hugely more|less|better|faster|cheaper|higher|lower|fewer|up|down|improved|reduced|increased|happier|safer|easier|stronger|worse|quicker|smoother @0.5
    improved|increased|reduced|dropped|rose|fell|grew|cut|boosted|doubled|tripled|halved ... significantly|dramatically|massively|noticeably|considerably|substantially|a lot|hugely|sharply|overnight
    doubles|triples|halves|doubled|tripled|halved @0.25
    feeling|hunch|instinct|gut|sense|intuition|vibe that|it|is|says|we|tells|feeling|about|the
    my gut
    i|we just? have|had|get|got a|the|this just|strong|real|good? feeling|hunch|sense|impression
    i can feel|tell|sense
    feel|feels|felt right|it|certain|sure|confident @0.9
    gut feeling|feel|instinct
    common sense @0.9
    stands to reason
    speaks|speak for itself|themselves
    no need|point to|in prove|explain|measure|test|check|data|numbers|further|wait|show|testing
    numbers|data|details|method|figures|evidence|sources|facts|statistics are|is|do not|secondary|later|boring|can|will|follow|matter|only @0.9
    vendor|supplier|consultant|consultants|salesman|rep|brochure|manufacturer|website|seller|advert|agency|broker|dealer says|say|claims|claim|promises|promise|told|assures|assured|swears|reckons|guarantees @0.7
    i|we|he|she|someone|somebody|they read|heard|saw|told|seen ... somewhere|online|article|once|podcast|facebook|that|internet|linkedin|twitter|me|said @0.5
    apparently|allegedly|reportedly|supposedly|rumour|rumor|rumours|word @0.25
    confident|convinced|certain|positive|sure|believe|know it|that|this|we|will|they|customers|the ... work|works|success|pay|fine|love|right|best|help|sell|is @0.2
    we are confident @0.9
    it|this|that will definitely|certainly|surely|obviously|easily|clearly|absolutely? work|pay|help|solve|sell|boost|increase|save|improve|transform|bring|make @0.4
    definitely|certainly|surely|easily @0.35
    as far as anyone
    others|other ... do|are|use|doing|already|have ... it|too|this|same @0.45
    think other|others ... do
    need|needs|have|yet|still to check|verify|confirm|find|look|measure|prove @0.4
    not|never checked|tested|measured|verified|proven|sure|confirmed|looked @0.15
    incredible|amazing|fantastic|great|excellent|outstanding|impressive|spectacular|phenomenal|remarkable|brilliant|huge results|result|numbers|response|feedback|success|savings|improvement|growth|returns @0.75
    results from day|the @0.9
    tons|loads|lots|heaps|masses of
    some|several|various|many|recent studies|surveys|reports|research|papers|articles|sources|analyses
    up to NUM @0.55
    is|are|was now|at? NUM|about|around @0.15
    don't|not get|bother|show|mention|need|worry|bring|include|go ... method|data|numbers|figures|details|evidence|statistics|lost|spreadsheet
    just|you had to|have be|see|feel there|it @0.9
    no data|numbers|evidence|figures|proof @0.6
    anecdotally|anecdotal|intuitively
    decent|loads|plenty|tons @0.25
    seems|seem|appears to? work|working|popular|happy|fine|better|like @0.5
    we|everyone|i all|just|simply|both know|feel|agree|see|believe|think|sense that|this|it|how|the @0.7
    makes|make sense|total|perfect @0.25`,

  no_next_step: `
    we will|shall see @0.55
    let us see|hope|wait|leave @0.6
    see how|what|where it|things|we @0.6
    more later|soon|to|info|details|news @0.95
    that is all|it|that @0.6
    talk|speak|see later|soon|then|more|you @0.45
    think about it|this|that|what|how @0.9
    sleep on @0.9
    no rush|hurry @0.9
    wait and see
    keep|stay in|posted|tuned|updated|informed|fingers|hoping @0.35
    get|be back|in to|touch
    so|anyway that|there|yeah|just ... is|are|it|wanted|say @0.2
    just wanted|thought|needed to
    hope|hopefully things|it|this|you|that|we ... better|change|improve|work|understand|different|soon
    it|this|things|that must|has|have|cannot|can|need|needs not? to? change|go|stop|improve|better|continue|different @0.9
    do better|something|more @0.85
    whatever @0.4
    i|we will let|tell|inform|update|think|call|write|see|find ... know|later|soon|something|out
    figure|work|sort it|that|this|things|something out @0.55
    to be discussed|decided|seen|confirmed|defined|clarified|announced|continued
    open|loose question|questions|point|points|end|ends @0.45
    someday|sometime @0.9
    one day @0.3
    do your job|bit|part
    more soon
    just get everyone|them|people|on
    look forward to
    get everyone|them|people dreaming|thinking|talking|going|excited
    see what|how|where they|people|she|he|everyone comes|come|think|feel
    carry on @0.9
    think of something
    that is life|all|business|that @0.6
    so there|be|that is|we|you|it @0.3
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
    let us|we leave|keep|hope|wait|park|see @0.4
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
    as you|i think|see|like|wish|prefer @0.6
    play it|this by ear
    more info|information|details|to|on|news to|will|soon|in|later|shortly|follow @0.8
    further|more information|details|info|instructions|communication|news|updates to|will follow|be|come @0.85
    to|will follow @0.55
    be in touch
    i|we will be|get|keep|stay in? touch|back|you @0.9
    keep|stay|be in touch|tuned|posted
    see how|what|where|if ... goes|happens|go|we|it|emerges|comes|pans|develops|works|takes|end|lands|energy|turns @0.35
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
    hear|listen|see what|to|how ... says|she|he|they|think|wants|thinks|go|say @0.45
    sort|fix|deal|get|do ... own|yourself|itself|with it @0.6
    what now|next|then @0.9
    next steps|step to|tbd|tbc|unclear|will|open|later|are? @0.9
    no idea|plan|clue what|how|when|yet|where
    i get|am nervous|scared|anxious|worried|afraid
    hopefully|maybe|perhaps ... next|better|improve|future|together|soon|sometime|again|learn @0.6
    or|and so on|forth|such
    do with that|this|it what|as
    i|we just|only wanted|needed|had|thought|felt to|i|you ... off|chest|know|say|out|mention|it
    that is all|it|what|how @0.35
    over to you
    up to you
    ball is|in in? your|court
    decide|decided|discuss|determine|revisit|return ... later|another|date|stage|point|future|course`,

  no_owner: `
    someone|somebody|anyone|people|everyone|they|one needs|should|must|has|could|will|would|can|might|please @0.3
    we need|should|must|have|could to? someone|somebody|people|volunteers|all|everyone @0.55
    who wants|would|could|can|will|has|is|feels @0.15
    the team|group|committee|office|others|kids|parents|boys|girls|guys|staff will|can|should|must|have|need @0.6
    all of|hands us|you|on @0.25
    everyone|all together|pitches|chips|helps|lends|does|brings
    will be done|sorted|handled|organised|arranged|ready|fixed|taken|dealt|looked|there|found @0.9
    gets|get|got done|sorted|fixed|forgotten|lost @0.9
    needs|need to be|doing|sorting|fixing|looking|checking|painting|cleaning|moving|replacing @0.4
    up to the|whoever|everyone|people
    whoever @0.7
    volunteers|volunteer|helpers @0.25
    things|it|everything will|always|just work|works|sort|come|happen|fall|get
    somehow
    between us|you|them|ourselves @0.45
    as a|one team|group @0.3
    ^ who closes|brings|pays|does|calls|checks|orders|opens|drives|cleans|takes|signs|decides|cooks|runs|writes|tells|picks|looks|holds @0.35
    who closes|brings|pays|does|calls|checks|orders|opens|drives|cleans|takes|signs|cooks|picks @0.15
    come|comes|came together in|at|on|somehow|anyway
    in the end $
    will turn up|come|appear|help|show
    surely|hopefully|probably turn|come|help|someone|somebody|show @0.9
    we all know|need|have|must @0.85
    leads|managers|heads|teams|coaches|parents|volunteers|members action|handle|sort|organise|arrange|deal|manage @0.9
    all|everyone to|please help|bring|check|make|read|note
    anyone|someone free|up|there|around|able
    could|should|would|can people|someone|everyone|you all
    if people could|would|can|might @0.85
    people could|should|might|need|can|would @0.85
    needs|need|has|have to be? doing|done|fixing|sorting|cleaning|checking|ordering|paying|calling|fixed|sorted|ordered|checked|booked|decided @0.6
    must|should|has|needs|to be? done|ordered|booked|checked|fixed|sorted|arranged|brought|found|paid|decided @0.25
    one of you|us|them|the @0.6
    you guys|all|lot|folks can|could|should|sort|work|decide
    between you|us|ourselves|yourselves @0.6
    usual people|suspects|way
    as many as
    first come
    any|some volunteers|takers|helpers|offers|hands
    not sure|clear|known who|whose
    whose job|turn|task|responsibility
    help|support wanted|needed|required
    was|were supposed|meant to
    i thought|assumed you|he|she|they|someone|it were|was|had|would
    someone|somebody needs|should|has|must|will|can|could|from|to|at @0.65
    if|does|can|could|would|will|perhaps|maybe|is anyone|anybody|someone|somebody|people .. @0.25
    good|great|nice|helpful|useful|lovely|appreciated if people|everyone|someone|somebody|we|everybody|all|anyone|others|you|those @0.9
    the|our|a|my team|teams|committee|department|office|group|staff|crew|management|operations|administration|admin|it|hr|finance|facilities|people|company|marketing|engineering|legal|volunteers|board|guys|others|leadership will|should|can|must|has|is|are|to|need|needs|would|take ... sort|handle|deal|take|look|do|fix|help|care|manage|follow|organise|arrange|review|decide|ensure @0.35
    it|hr|marketing|finance|facilities|ops|operations|legal|management|sales|engineering|support|admin|maintenance|security|procurement|logistics should|can|will|could|must|needs|to|might|would ... do|sort|handle|fix|help|look|something|deal|check|take|know @0.6
    we will|can|shall|could|should|must|need all|just|then|to|also|probably? see|find|figure|sort|manage|decide|work|organise|share|divide|split|need|arrange|handle|get|look ... who|out|it|together|somehow|them|between|people|later|something @0.4
    we should|need|must|ought|have to? prob|probably|maybe|really|also|at? sort|call|fix|check|order|get|book|find|look|arrange|organise|contact|clean|decide|update|send|do|talk|buy|tell|ask|move|prepare|write|make @0.55
    relevant|responsible|appropriate|concerned|respective|competent parties|party|people|persons|person|stakeholders|departments|department|teams|team|staff|bodies|colleagues|authorities
    will|to|should|must|needs|is|are|can|being be|being|get taken|sorted|handled|dealt|looked|arranged|organised|organized|done|fixed|managed|resolved|addressed|followed|decided|coordinated|determined|assigned|cleaned|communicated|covered|provided|agreed @0.2
    taken care of @0.7
    being|been|is|are|was looked|dealt|handled|worked|sorted|discussed|considered ... into|with|on|out @0.35
    sort|sorts|sorted|fix|fixes|organise|resolve itself|themselves
    whoever|whichever|whomever @0.7
    whoever is|gets|wants|can|has|feels|comes|arrives|knows|finds
    ask|check|look around|with|for ... around|someone|anyone|whoever|people|team|others
    responsibilities|responsibility|roles|ownership|owner|tasks|duties|details to|is|are|not|unclear|tbd|tbc|will|open ... be|defined|clear|shared|decided|assigned|clarified
    contact|consult|ask|see|check|refer|visit the|your|our|an? office|intranet|helpdesk|team|website|portal|department|desk|reception|management|page|wiki|sharepoint|hr|administration @0.7
    the intranet|helpdesk|portal|website|mailbox|inbox|office @0.2
    all|both|everyone|together|jointly|collectively|shared responsible|accountable|own|chip|pitch|help|muck|contribute|in @0.35
    pitch|chip|muck in
    all hands @0.9
    we are all|still|not|yet? responsible|talking|deciding|figuring|sure|discussing|looking|clear|working @0.95
    kind of|just grew|happened|evolved|slipped|drifted|fell
    it|things|scope|that|this kind|just|sort|somehow|has|have ... grew|happened|slipped|drifted|changed|evolved|grown|fell|got
    you know how|what it|i is|mean|goes
    things|it always|just|tend|usually come|comes|work|works|fall|sort|happen|get|gets
    came|come|fell|slipped|falls|got through|between|lost cracks|the|somewhere
    if|when you|anyone can|catch|find|see|happen|manage|spot|have ... him|her|them|time|around|catch @0.7
    catch him|her|them
    many hands
    tbd|tbc|tba
    to be confirmed|decided|determined|defined|assigned|agreed|clarified
    volunteers|volunteer|helpers|hands|people ... needed|welcome|wanted|required @0.7
    somebody's|someone's
    left|leave open|it|that|to ... who|chance|others|them|everyone
    feels|feel like|inclined ... taking|doing|helping|it @0.9
    mistakes were made
    was|were|has|have been? not|never|forgotten|overlooked|missed|lost|left|delayed|dropped ... done|sent|ordered|checked|behind|out|told @0.4
    self organise|organising|organised|organize
    super|very|totally|pretty flexible|relaxed|open|easy
    play it by|loose @0.9
    nobody|none is|has|was|seems|knows|took|of ... responsible|owner|charge|assigned|who|us|it @0.75
    suggestions|ideas|volunteers $ @0.6`,

  no_people: `
    just|simply|please tell|inform|notify|let|make|get|have them|him|her|everyone|people|your|staff|know|the @0.9
    they|he|she|people|staff|parents|members|residents|customers|users will|must|should|have|can|need just|to|simply? adapt|adjust|accept|live|get|manage|cope|follow|understand|learn|comply|be @0.65
    not|no|without ask|asking|asked|consult|consulted|involve|involved|vote|discussion|meeting|say|input|consultation @0.3
    affected|concerned parties|persons|staff|employees|individuals|residents|families|members
    headcount|resources|units|personnel|manpower
    do not|never|no let|allow|invite|ask|involve|want ... her|him|them|people|feelings|emotions|drama|discussion|questions @0.95
    feelings|emotions|opinions|moods|complaints|objections|wishes @0.3
    get|make|have her|him|them|people sign|signed|agree|do|move|accept
    reassigned|relocated|transferred|redeployed|dismissed|terminated|redundant|replaced @0.65
    will be moved|replaced|closed|cut|removed|cancelled|split|merged|told|informed|notified|assigned|reassigned @0.85
    i|we have already? decided|booked|told|changed|arranged|moved|put|assigned|chosen|picked ... for|you|them|her|him @0.9
    the decision|matter is|has|was
    keep it|this short|brief|quick|to|formal|business
    no time|need for|to ... chat|questions|feelings|discussion|small|ask|talk
    have|has not|never asked|told|consulted|spoken|informed|rung|warned|heard|involved @0.95
    not|never asked|told|consulted|informed|warned|invited the|him|her|them|anyone|parents|staff|families
    he|she|they would|will only|just say|moan|complain|object|refuse|argue|cry|worry
    going ahead @0.9
    anyone|those|people who|that do|does not|dislike @0.9
    where the door @0.9
    will be submitted|told|informed @0.9
    get it|this over|done with
    not a discussion|debate|chat|negotiation|conversation|vote
    need not be involved|asked|told|informed|present|consulted
    not be|been involved|asked|consulted|told|informed|invited|present
    should|have|will|to be? consider doing|accept|agreed
    they|he|she|people|staff|families|members|parents|residents are|is|will|have not|be? required|told|involved|allowed|expected|informed
    whether they|he|she|people like|want|agree
    do not|no need|never ask|involve|consult|invite|bother them|him|her|people|parents|staff|the|anyone|everyone
    the rest|others|remaining will|can|must|have
    staffing|personnel|workforce|manning @0.25
    by letter|notice|post|email|memo @0.3
    as decided|determined|resolved|ordered
    the board|management|council|office|committee has|have decided|resolved|agreed|voted|chosen @0.6
    will|to|shall be informed|notified|told|instructed @0.6
    replaceable|expendable|surplus|dispensable
    whatever they|people|staff|he|she feel|think|say|want @0.9
    decision has|was|is|have been? taken|made|final
    decided|settled|done already|and|it|now|by @0.3
    decided already|by|upon @0.95
    just|simply|go|please tell|inform|notify|send|let|email|announce|order|instruct|ask them|him|her|everyone|people|staff|it|the|your|know|all @0.95
    headcount|fte|ftes|manpower|workforce
    resources|posts|positions|roles|jobs|staff|hours|contracts|people|heads|shifts|personnel|teams ... reallocated|reduced|cut|eliminated|redeployed|transferred|removed|absorbed|terminated|reassigned|moved|merged|closed|rationalised|lost|replaced|shifted|streamlined|released
    affected|concerned|remaining|surplus|redundant persons|staff|employees|people|individuals|parties|personnel|residents|families|colleagues|members|units
    no consultation|need|further|discussion|questions|meeting|input|objections|feedback ... needed|necessary|required|ask|consult|foreseen|involve|planned
    without asking|consulting|telling|involving|discussion|consultation|a|talking|speaking|warning|checking .. @0.2
    users|staff|people|they|employees|customers|parents|residents|teachers|drivers|nurses|members|team|everyone|volunteers|tenants|families|patients|others|he|she|players will|must|should|can|have|need just|simply|to? adapt|adjust|accept|cope|manage|comply|learn|follow|live|grumble|moan|complain|be|get|understand|like|move|change|sign @0.45
    do not|never|avoid|stop|no let|get|allow|make|encourage|want|need ... emotional|chat|personal|discussion|drama|feelings|tears|talk|sentimental|involved|upset|moaning|stories|debate|parents|start|speeches @0.95
    do not let her|him|them|it
    get|make|have|need|want|tell|push her|him|them|everyone|people|staff to sign|agree|accept|move|do|comply|stop|work|take|say @0.65
    get her|him|them to sign|agree|accept @0.9
    complaints|complaining|objections|grumbling|moaning|whining|opinions|feelings|emotions|protests|concerns ... help|not|will|aside|ignored|irrelevant|useless|matter|change|later|noted
    vacancy|vacancies|workload|work|tasks|shifts|duties ... absorbed|redistributed|reassigned|spread|covered|shared|distributed
    feelings|emotions|sentiment|sentiments|personalities|politics|sympathy|niceties|pleasantries aside|apart|out|do|have|are|is|not
    not|no about|time|place|room|need for? feelings|emotions|chat|small|sentiment|pleasantries|niceties|personal
    not|is not|does not|that relevant|matter|important|interested @0.4
    is not relevant|important|interesting
    hand in|over|back your? @0.8
    putting|moving|assigning|reassigning|transferring|replacing|swapping|taking|shifting|rotating NAME|him|her|them|you|everyone|people|staff|NUM ... on|to|from|instead|off|into|with @0.7
    are|is|will|have|has|were|been|be hereby|all|being|been|be? reassigned|moved|relocated|reallocated|transferred|replaced|merged|split|dissolved|disbanded|rotated|swapped|removed|abolished|laid|let|dismissed @0.2
    no exceptions|swaps|changes|discussion|debate|requests|appeals|questions|objections|individual @0.9
    exceptions and|or
    lay|laid|laying off
    let|letting go
    let ... go $
    cut|cuts|cutting|drop|lose staff|jobs|posts|hours|people|positions|NUM|the|team @0.3
    employing NUM
    keep|limit|restrict it|this|to|the to|short|NUM ... min|minutes|brief|short|business|NUM|agenda @0.5
    keep|stick to the|NUM|this script|facts|agenda|point|min|minutes|business|numbers
    per head|capita|unit|fte @0.25
    they|people|staff|some|he|she|everyone|the will|may|might|are|always|would grumble|moan|complain|whine|object|protest|resist|sulk|cry|get|be|survive|upset|cope|understand @0.65
    get|gets|got|grow used|over to|it @0.9
    will|would get|have|just used|over|live|accept ... it @0.9
    not their|her|his|your|our|a call|decision|business|concern|problem|matter|choice|popularity
    informed|notified|told by letter|email|post|already|later|afterwards|mail|then|in @0.85
    staff|volunteers|parents|children|pupils|patients|residents|team|families|players|members|customers|neighbours are|were|is|have|has|will not|never|no ... informed|asked|consulted|told|involved|relevant|say|aware|heard|important`,

  no_purpose: `
    please note|find|see|follow|update|complete|use|fill|sign @0.45
    new rule|rules|form|procedure|process|policy|template|system|times|format @0.3
    as|per per|usual|always|discussed|instructed|required|agreed @0.6
    for the|your record|records|file|audit|files
    items|points|tasks|actions @0.3
    update on|of|the @0.6
    housekeeping|admin|formality|formalities|logistics|paperwork|bureaucracy @0.45
    tick|check|fill|complete|sign|initial|file|submit|upload ... box|boxes|form|forms|sheet|list|log @0.5
    small|minor|tiny|quick tweak|tweaks|changes|fix|fixes|update|updates|thing|things|adjustments|corrections @0.6
    it is|was|has been decided|agreed|required|policy|company|mandatory|compulsory
    just because
    that is how|the|what|just @0.35
    because i|we|they|management|head|the say|said|want|need|rules|board|boss @0.55
    staff notice|memo|circular
    notice NUM
    if time|there vision|future|idea|bigger|purpose
    narrative|pivot|messaging|positioning|alignment @0.45
    what he|she|they thinks|think about|of @0.95
    as|per clause|item|section|point|regulation @0.35
    with effect from @0.9
    the following|new rules|times|hours|codes|procedures|forms @0.5
    which|what of the NUM|two|three|titles|colours|fonts|sizes|versions
    for your|the records|file|files|archive|information
    due to|as per policy|regulation|regulations|procedure|rules|head
    per policy|annex|regulation|procedure @0.9
    as every|always|in year|month|week|previous
    annual|quarterly|yearly|recurring|standing|periodic @0.35
    need|needs you|to to? be? signed|filled|approved|completed|stamped|returned @0.6
    next|first|following item|point|topic|agenda
    because it is|was on|in|due|time|there
    please note the|following|that|these|a|some|new|updated ... updates|changes|amendments|following|update|dates|items|points @0.8
    as instructed|directed|required|requested|decided|agreed|per|mandated|ordered|demanded by|from|policy|management|above|the
    because those|that|it|these|they is|are ... rule|rules|policy|procedure|decided|says|way
    those are the rules
    the|rules rules|are|policy rules|say|says|is|policy
    tick|complete|fill|work|go|run|action|address|approve|sign ... items|boxes|points|list|tasks|NUM|through|steps|form|forms|individually @0.2
    items|points|tasks NUM to|through|and|thru? NUM @0.9
    for compliance|admin|administrative|formal|record|bureaucratic|procedural|housekeeping|audit|reporting|insurance ... reasons|purposes|only|sake
    it has been|was decided|agreed|determined|resolved to|that
    has been decided
    just|usual|routine|some|general|quick|few|bit the|usual|routine|standard|a|some|of? housekeeping|admin|formality|procedure|paperwork|updates|tweaks|maintenance @0.85
    housekeeping
    new form|version|template|procedure|format|sheet|code|rule|password|system attached|to|must|is|shall|in|has|will|v @0.35
    is on|it the|on agenda|list|schedule
    on the|our|this agenda|list|schedule|calendar @0.4
    micro optimisations|optimizations|changes|adjustments|tweaks @0.9
    incremental|minor|small|slight|cosmetic|modest|marginal changes|change|improvements|improvement|updates|tweaks|adjustments|fixes|gains|steps|edits @0.5
    replace the|old|print|your|all ... pages|version|forms|with|new|ones|sheets|templates @0.7
    print|file|replace|download|initial|fill|sign|return|update|complete|copy ... pages|form|forms|sheet|sheets|template|copies|version|annex|log|register|list @0.25
    individually using the
    usual|standard|regular|normal|same|weekly|monthly|routine|quarterly|annual meeting|update|procedure|process|agenda|report|stuff|review|catch|check|slot|items|points @0.35
    status|progress|weekly|monthly|quarterly update|report|updates|round|review|meeting @0.5
    agenda|topics|points|items|list as|attached|below|follows|the|1|are @0.2
    how|let it|things|us fluid|emerges|goes|see|flow @0.45
    see what|where emerges|comes|happens|lands|energy|it|that|we @0.7
    discuss|talk|cover|go|review|run|chat|speak|look about|through|over|the|various|everything|things|different|some ... topics|things|stuff|everything|points|issues|matters|items|options|list @0.5
    ask|asks|want|see|check|confirm|get|what ... thinks|opinion|view|ok|price|size|colour|color|font|mm|invoice|receipt|template|cents @0.2
    it is|always what|been we|done|always
    always done|been
    because|as|so|since management|the|we|boss|head|policy|board|they|i want|wants|says|said|asked|decided|say|requires|must|told
    kpi|kpis|metric|metrics|dashboard|widgets|export|template|checklist @0.15
    let me|us know if|about ... spec|specification|sheet|details|pricing|technical @0.65`,

  rigid: `
    must|shall|have|has|need to? be|follow|use|wear|attend|comply|stick|adhere|remain|match|sign|submit @0.35
    no changes|exceptions|deviations|alternatives|substitutions|swaps|discussion|suggestions|improvisation|extras @0.9
    only|exactly|strictly|precisely|solely as|the|in|by|this|NUM|like|these|according|approved
    same as|format|procedure|way|order|place|time|as @0.55
    as always|usual|before|planned|agreed|prescribed|instructed|written|specified|described @0.85
    fixed|final|mandatory|compulsory|binding|obligatory|prescribed|standardised|predetermined|non-negotiable @0.25
    one way|right|correct|option|format|method @0.55
    do not change|alter|add|improvise|experiment|deviate|touch|swap|move|edit @0.6
    follow|stick|adhere|keep to? the|this|to @0.4
    not open|possible|allowed|permitted|negotiable|foreseen|planned|up for|to|here @0.9
    already|all decided|fixed|set|settled|agreed|planned|approved|final @0.45
    in this order @0.6
    step by step
    every|each ... must|shall|has
    may not|only @0.4
    without exception|deviation|change|variation
    henceforth|hereafter
    will be submitted|approved|checked|signed|presented|cleared in|to|by|first|beforehand
    in full @0.7
    carry on as @0.9
    as always @0.85
    no foam|fun|games|jokes|experiments|nonsense|tricks|extras|props|gimmicks @0.9
    not up for debate|discussion @0.9
    will not be discussed|changed|moved|reopened @0.9
    the decision stands @0.9
    to me in @0.95
    word for word
    by the book
    every time|day|week at|in|the @0.3
    must resemble|match|follow|equal|conform|be|mirror|remain|stay|comply @0.7
    only as|per|in|by|at|the|from|with @0.25
    per annex|appendix|section|schedule|template|specification|policy only|2|1|3
    no creativity|experiment|experimenting|fancy|funny|own|personal|extra|new
    essential|all respects
    do not get creative
    please|pls do not|don't? get|be|try|add|change|touch|move|alter @0.7
    not to be changed|altered|moved|touched|discussed|modified
    must|have|has not|to? remain|stay|be kept? the|exactly|unchanged|same|identical|as
    correct|proper|right way|form|method|procedure|order|technique @0.55
    members|anyone|those|people who experiment|deviate|change|improvise|try|break @0.9
    experiment|experiments|experimenting|improvise|deviate @0.25
    usual|same|standard|normal as|way|programme|drill|one|thing|form|text @0.55
    like last|every|always|before
    last year's @0.7
    final version|and|no @0.9
    no more|further changes|ideas|suggestions|edits|input|proposals
    to be followed|used|observed|adhered|kept
    within the|these|those|strict lines|limits|frame|rules|guidelines|framework
    as specified|prescribed|stated|instructed|written|directed|laid|defined|decreed
    no deviations|deviation|changes|alternatives|alternative|exceptions|variations|variation|substitutions|improvising|improvisation|experiments|modifications|creativity|flexibility|options|discussion|debate|surprises|shortcuts|other|room|extras|additions|freestyling|tweaks .. @0.9
    without deviation|exception|change|changes|alteration|variation|fail|exceptions|amendment
    only|just one|the|a|our correct|right|approved|possible|acceptable|permitted|way|proper|authorised|valid|official|allowed|certified|standard .. @0.9
    there is only one @0.9
    one|only|right|correct|proper|best|single way|method|option|approach to|of|forward|that|is|it @0.75
    as we|it|this|they|you have|has|always|was always|been|done|did|ever ..
    always done|been|worked|have|had|use|used it|this|that|way|like|the
    way we|it|things have|has|always|is|are|do ... done|do|been|always
    follow|following|adhere|stick|keep|comply|use|apply|observe|respect to|with? the|this|these|all|our|usual|exactly|strictly|each|every ... steps|procedure|process|order|template|script|plan|handbook|guidelines|protocol|manual|rules|format|instructions|checklist|guide|schedule|agenda|brief|method|letter|routine|standard|policy|framework|recipe|sequence|specification|style @0.7
    exactly|strictly|precisely as|in|like|the|to|follow|this|according|adhere|prohibited|forbidden|NUM
    to the letter
    in this|that|the|prescribed|fixed|given|set|exact|same|stated|correct|approved|required order|sequence|format|way|form|manner @0.45
    in order and|without|from
    prescribed|mandated|standardised|standardized|predefined|stipulated|predetermined|preapproved|mandatory|compulsory|obligatory @0.45
    concept|plan|programme|program|design|decision|agenda|menu|schedule|scope|layout|list|format|script|topic|order|brief|template|rules|steps|timetable|curriculum|text|playlist|process|outline is|are|was|stays|remains|have|has|will already|now|all|been|fully|completely|be? final|fixed|set|frozen|closed|locked|settled|decided|agreed|defined|unchanged|signed|approved|complete
    fixed in|and|by|for|price|programme|agenda|plan|from @0.5
    set in stone @0.9
    is final|fixed|frozen|closed|locked|non @0.6
    same as|procedure|layout|playlist|items|format|plan|order|again|way|menu|template|agenda|place|time|route|design|steps|script|speakers|tune|text|list|people|songs @0.75
    same ... same ... same
    the usual|standard|normal|same|established|regular procedure|process|way|plan|format|layout|template|order|routine|steps|form|menu|programme|program|agenda|place|method
    as usual|before|always|ever @0.5
    stick to|with
    do not|never|please|avoid get|be|try|improvise|change|deviate|add|experiment|touch|alter|modify|invent|vary|skip|swap|reorder|adapt|reinvent|tinker|personalise|move ... creative|anything|clever|new|else|own|ideas|from|it|the|any|with|this|things @0.7
    no need|place|room|scope|space|time|reason to|for? be|innovate|creativity|experiment|creative|discuss|change|ideas|improvisation|experiments|alternatives|variation|originality|reinvent|invention
    suggestions|ideas|alternatives|proposals|changes|questions|requests|comments|own|improvements ... foreseen|not|cannot|unwelcome|considered|closed|too|later|accepted|parked|will|needed|welcome|permitted @0.55
    rules|policy are|is rules|policy|the|clear|fixed
    must|shall|will|has|have|need|needs|are|is to? be? asked|completed|used|followed|submitted|observed|conducted|filled|done|worn|entered|presented|kept|delivered|read|taken|adhered|performed|carried ... order|format|template|exactly|strictly|without|only|form|sequence|prescribed|handbook|times|always @0.55
    must be asked|followed|used|completed|done|observed
    only|must|shall|required|approved|permitted|allowed tool|software|supplier|format|method|channel|colours|fonts|template|way|forms @0.7
    will not|cannot|are|is be|not? accepted|permitted|allowed|considered|tolerated|entertained|changed|negotiable|possible|optional|flexible|foreseen|counted @0.9
    not negotiable|optional|permitted|allowed|up @0.95
    no no|ifs @0.95
    step 1|one|NUM @0.3
    steps|phases|stages NUM|in|are|as|one|must|exactly
    begin|start|proceed at|with|from|to step|section|page|form|stage|NUM|point @0.9
    approved|authorised|signed by me|us|the|management|head ... writing|advance|beforehand|first
    park it|that|this|them @0.9
    park|shelve|ignore|drop|leave|skip|dismiss|forget ... idea|ideas|suggestions|suggestion|alternatives|out|bike|other @0.3
    get|make|have|need her|him|them|everyone|people to? sign|follow|agree|stick|comply|accept|line
    just|simply sign|follow|do|execute|implement|copy|repeat|use|stick|apply it|the|this|as|what|to @0.85
    all respects|cases|circumstances
    handbook|protocol|manual|rulebook|regulations|guidelines|template|checklist|paragraphs ... follow|all|strictly|must|every|mandatory|compulsory|obligatory|paragraphs @0.8
    rules of use @0.9
    mandatory|compulsory training|template|format|use|attendance|procedure|workshop|steps|course @0.85
    nothing|no else|other is|will|would|can|tool|way|option|format|tools|formats|approach
    every|each change|step|detail|deviation|decision|word|exception ... approved|approval|signed|writing|must|exactly|recorded|reported|planned
    five|three|two|NUM year|step|stage|phase|point plan|process|procedure|programme|roadmap
    rigid|inflexible|strict|strictly|rigorously|regimented`,

  risk_unaddressed: `
    should|will|would|must|can be|work|hold|go fine|ok|okay|out|well|alright|safe @0.95
    it|that|this|we|they will|would|should be|work|hold|manage fine|ok|out|alright @0.9
    what could|can|might|if @0.15
    if anything|something|it|things|they goes|go|happens|breaks|fails|comes ... we|i|they|just|then|well|can
    no worries|problem|risk|danger|big @0.9
    do not worry|panic|stress|overthink @0.85
    never|hardly|rarely happened|happens|failed|fails|goes|broke|had @0.9
    nobody|no one|none will|would|ever|has notice|notices|hurt|complained|know|knows|checks|mind
    we|i|they|you will|can figure|fix|sort|see|improvise|manage|handle|deal|cross|find|adjust @0.2
    fingers|touch|knock crossed|wood
    small|minor|little|tiny|bit|slight risk|problem|issue|issues|bug|bugs|leak|crack|glitch|hiccup|delay
    probably|hopefully|surely|likely|presumably fine|safe|ok|nothing|just|work|works|hold|not @0.9
    easy|simple|straightforward|quick|painless @0.25
    without testing|asking|telling|a|any|checking|permission|notice @0.3
    not mention|tell|say|bring|raise|discuss|show|worry @0.3
    keep|keeping quiet|it|that|this|secret|between|low|out @0.4
    hide|play|playing down @0.9
    skip|skipping|leave|leaving out|the|that|this|it @0.45
    first time|ever|of|one
    brand new
    experimental|untested|unproven|beta|prototype
    bumps|hiccups|glitches|teething|rough @0.95
    risk it|that|worth|of|free
    trust me|us|the @0.9
    leave|leaving|left that|those|it|this|them out|off|away
    do not|not go|get|look|dig|ask there|into|about|too
    skip|gloss|glossing|brush over|past|aside
    if asked|pressed|pushed
    these things happen|take @0.9
    says|said he|she|they does|do|did|don't not? mind
    worse but
    should not get|be|take|matter|cause much|too|any|a @0.9
    shouldn't get|be|matter @0.9
    surely @0.85
    had a|no nurse|doctor|guard|problem|accident @0.25
    nothing happened|happens @0.55
    he|she|they does|do|will|would not? mind|notice|know|care|find @0.7
    limit is NUM @0.7
    no one|nobody will|would|ever notice|know|ask|check
    nothing can|could|will|ever go|goes|happen|happens wrong
    guess that is|that fine
    that is|that|it fine|ok|okay|enough $ @0.5
    thats fine
    go with whatever|it
    whatever they|he|she want|wants|say|says|think
    what they do not know
    looked|look|looks|seemed|seems okayish|fine|ok|alright|good|safe|solid|dry|clean @0.9
    okayish|good-enough|alright-ish @0.9
    good enough
    probably|surely|maybe|hopefully nothing|just|only|fine|ok|a|harmless|old @0.65
    never|not happened|failed|broken|caught|noticed|checked|ever before|yet|so
    will|can|could|should|would survive|hold|last|manage|cope|do|live @0.2
    bit of a|an risk|gamble|leak|smell|noise|crack|wobble
    a|some bit|slight|small|little smell|leak|crack|wobble|noise|rattle|spark|damp|rust|gap|delay|hiccup
    no big|biggie deal
    how hard|bad can|could
    we have|are got|been lucky|fine|ok|covered
    someone|somebody|they will|would|can|could notice|ring|shout|call|spot|catch|complain
    forgot|forgotten to|the|about
    left|leave|leaving it|them|the|him|her open|on|alone|running|unlocked|unattended|overnight
    by eye|ear|feel|guess|memory @0.9
    we did not|do bother|tell|mention|check|ask|think @0.9
    worry|worried|worrying about|later|too @0.45
    have got|had to break|risk|start|try
    what is|could|can|possibly the|go|be|happen worst|wrong .. @0.6
    what could|can possibly? go wrong @0.6
    should|will|would|must|can|ought|it'll|going all|just|probably|surely|to? be|go|work|hold|turn|do|last all|totally|perfectly|just|absolutely|out|quite? fine|ok|okay|alright|smoothly|safe|good|easy|out @0.9
    should be fine|ok|okay|alright|good|enough|easy|safe|smooth
    probably|prob|hopefully|surely|think|guess|sure fine|ok|safe|hold|works|it|will ... fine|ok|work|hold|safe|last|cope|manage @0.7
    we|i|they|it will|can|could|would then|just|always|simply? fix|sort|cross|figure|deal|improvise|patch|correct|adapt|adjust|clean|work|manage|handle|mend|repair|solve|see ... fly|later|go|bridge|when|if|then|come|along|afterwards|happens|out|after|live|on @0.7
    fix|patch|learn|adjust|adapt|build|correct as we|you|it
    fix it|them|things|that|as later|after|when|we|on
    cross|burn that|the bridge|bridges
    if|when it|something|anything|things|that|this|the|he|she|anyone|someone|they ... breaks|break|fails|fail|goes|go|happens|happen|crashes|leaks|rains|down|wrong|dead|complains|complain|stops|doubt ... they|then|we|i|just|can|someone|you|always|no|who|nobody|knock|well|so @0.7
    if|when ... fails|breaks|down|dead|wrong|crashes|rains|stops we|just|they|you|i|it|then|people|well|someone
    nobody|no|none|who is|one|ever|will|would|has going|is|will|would|cares|notice|ever|get|noticed|hurt|die|complained|checks|knows ... die|notice|hurt|care|complain|check|sue|mind|look|know|ask|find|died|checked @0.8
    nobody going to die
    not going to die|hurt|kill|happen|explode|notice
    do not|no|never|stop|nothing|without worry|worries|worrying|panic|fear|fuss|to|problem|stress ... about|too|it|risk|risks|that|worry @0.9
    no|little|zero|minimal|low|hardly|barely|without|small|tiny any? risk|risks|danger|downside|problem|problems|issue|issues|harm .. @0.55
    just|simply|be|use|please sensible|careful|common|sense
    improvise|wing|winging|freestyle|muddle|blag|blagging|gamble|chance it|through? @0.55
    wing it
    she|he|they|people|you|everyone|staff|users|will|customers|we will|would|always|can|all|get|soon get|manage|cope|adapt|used|learn|sort|find|figure|survive ... used|it|way|somehow|out|along|cope|through @0.75
    chance|chances|likelihood|risk|odds|probability of|that|is|are|it ... zero|small|low|slim|tiny|negligible|minimal|basically|nil|none
    let us not|do talk|mention|tell|discuss|dwell|bring|raise|go|worry
    do not|no|avoid|never|without mention|tell|talk|bring|raise|discuss|dwell|say|show|touch|volunteer|reveal|point|highlight|need|draw|open|advertise ... unless|about|leak|problem|issue|risk|alarm|that|failure|test|the|anything|incident|fault|attention|of|fact|delay|cost|error|complaint|audit
    unless|only he|she|they|asked|if|anyone ... ask|asks|asked|notices|insists|brings|pushes @0.55
    if he|she|they|anyone|asked|someone ask|asks|raises|brings|insists|says|pushes|objects|complains|wants|mentions|worries|gets|starts|about ... say|tell|just|change|we|park|confident|try|ignore|smile|promise|deflect|blame|then|move|point|avoid|dodge|laugh|pretend|stay @0.7
    say we are|will|have|it|that @0.3
    mistakes|errors|bumps|hiccups|glitches|problems|issues|teething|surprises|accidents|failures|bugs|setbacks|mess ... happen|along|expected|way|later|expect|part|inevitable|normal|sort|occur|road|fine|possible|first
    expect a few|some bumps|hiccups|glitches|problems|issues|teething @0.9
    a|few|some few|some|little bumps|hiccups|glitches|wobbles|surprises|rough|mess|chaos @0.95
    teething problems|troubles|issues
    without|no|skip|skipping|skipped|bypass|bypassing|less a|any|the|second|further? second|test|tests|testing|check|checks|checking|supervision|approval|permission|permit|backup|fallback|insurance|review|plan|person|guard|training|licence|inspection|signature|trial|rehearsal|witness|contract|escort|briefing @0.25
    no|without endless|committees|red|bureaucracy|long|time|need|approval ... sign|offs|tape|approvals|committees|tests|checks|for|wait @0.75
    would be|is|are cheaper|faster|easier|quicker|simpler|better|obvious @0.2
    first|one of|site|ever|school|company|in|to ... first|ever|to|do|try|anyone @0.15
    be|are|we|as the first to|site|ever|in|who|school|company|team|country|town @0.55
    never|not been? tried|tested|done|checked|proven|used|run|trialled|rehearsed|failed|happened|yet ... before|yet|this|far|it
    untested|unproven|experimental|untried|prototype|beta|hack|workaround|makeshift|temporary
    has|have|had not|never|yet been|failed|happened|gone|let|broken|had ... so|yet|far|us|problem|accident|wrong
    so far so good
    touch|knock wood|on
    what if @0.25
    too late|bad
    worst case
    will|would|may|might|could|otherwise they|be|lost|stop|get ... orphaned|lost|deleted|unavailable|offline|unsupported|stuck|affected|interrupted|disrupted|down|closed|unprotected|exposed|unattended|unstaffed @0.55
    all|everything in one go|shot|night|sweep|weekend|day
    in one go|shot|night|sweep|step @0.9
    overnight|at|straight|big once|away|bang @0.15
    rip|ripping|ripped|throw|throwing|kill|killing|ditch|ditching|scrap|scrapping|bin|binning|drop|dump|switch|turn out|away|the|off|down ... @0.2
    i guess|suppose|think they|it|we|that|nobody|you ... knock|manage|fine|ok|work|wait|ring|call|cope|hold|do
    hopefully|fingers ... work|works|hold|holds|fine|crossed|nothing|nobody|happens|lasts
    fingers crossed
    trust|believe me|us|that|it|the|in @0.55
    i am sure it|that|they|we|nobody|everything|there|he|she ... fine|work|ok|hold|will|problem|manage @0.9
    easy|simple|quick|piece peasy|as|of|fix|win|enough @0.3
    obvious to|that|it @0.4
    move fast
    break|broke|breaking|cut|cutting|take|bend|bending things|corners|the|rules|shortcuts|a @0.2
    cut|cutting|cuts corners
    we|it|i|they can|could always|just|still|then ring|call|go|switch|revert|redo|apologise|sort|change|undo|patch|fix @0.7
    live|deal|cope with it|that|the|whatever @0.6`,

  safeguard_missing: `
    no|without|skip|skipping|forget|forgot|never ... backup|test|approval|permit|contract|insurance|signature|check|record|receipt|log|copy|training|plan|review|licence|consent|paperwork|permission|certificate|inspection|supervision @0.15
    paperwork|approval|permission|permit|contract|insurance|licence|consent|testing|training|documentation ... later|after|afterwards|formality|follow|pending|missing|not|unnecessary|eventually @0.7
    just|simply switch|turn|unplug|override|bypass|ignore|sign|share|use|leave|take
    share|use|borrow my|your|his|her|the|one login|password|key|card|account|code
    threw|thrown|throw|deleted|delete|shred|binned|wiped|dumped|chucked @0.7
    verbal|verbally|handshake|informally|unofficially
    go|went|going live|ahead|straight @0.4
    old one|system|version|copy|files|records|books|way ... gone|off|bin|deleted|out|away @0.55
    did not|have|has|had not? test|tested|check|checked|ask|asked|sign|signed|backup|record|recorded|insured|trained|written
    no one|nobody|none has|is|needs checked|tested|approved|signed|trained|to|knows|asked
    on my|own|his|her own|authority|initiative|behalf
    without me|you|him|her|anyone|supervision @0.3
    one person|copy|key|signature|man|supplier @0.45
    trust|trusting each|them|him|her|people|everyone|the
    would obviously|surely|certainly|probably have? sign|agree|approve|say|ok|signed|agreed
    did not|never run|do|make|take|carry a|any|the test|trial|check|backup|copy @0.7
    run|ran|do|did no test|trial|check
    but still @0.95
    surely|hopefully|probably turn|come|be|hold|work @0.95
    just|only|merely a formality @0.95
    missing|one|single signature|approval|form|permit|document @0.55
    ahead of|before the approval|permit|signature|contract|test|okay|ok|inspection
    ordered|bought|started|paid|signed|booked|built|installed|shipped already|without|before|in|them @0.15
    agreed at|over dinner|lunch|drinks|coffee|breakfast|a|the @0.9
    should i|we do|need|bother|sign|write|log ... paperwork|form|record|it|permission
    do i|we need|have|really to? paperwork|permission|approval|form|a|permit|insurance
    been|am|are|were using|taking|giving|doing|storing|keeping|driving|working ... since|without|unsigned|instead @0.85
    new box|bottle|supplier|dose|key|lock @0.2
    did not|never|not write|wrote|log|sign|record|record|check|test|ask|label|count|measure|tell|note it|this|them|down|anyone|the|off
    from memory|scratch
    i|we just|simply|usually|always|now leave|open|take|borrow|use|copy|guess|estimate|skip|sign|prop
    key|keys|code|pin under|on|in|with|is|are the|mat|hook|everyone|pot|board
    no one|nobody|none checked|signed|asked|tested|knows|watches|looked|approved|has|needs|reviewed
    one copy|backup|key|person|only @0.45
    only|just one|me|i|copy has|have|know|knows|copy|key|with|person @0.6
    on|off the books|record|fly
    cash in hand
    off the record
    expired|lapsed|overdue|outdated|unlabelled|untested|unsigned|unchecked|uncertified|unapproved|unlicensed @0.9
    do|get|sort|complete|finish|fill|submit|have|send|file|sign|handle|settle|arrange|catch|deal the|all|any ... paperwork|forms|permits|approval|documentation|contract|paper|permit|licence|insurance|agreement|clearance|consent ... after|later|afterwards|then|next|once|retrospectively|eventually|another|subsequently
    paperwork|forms|permit|permits|approval|approvals|contract|insurance|sign|certificate|licence|consent|audit|documentation|risk|inspection|legal|training|tests|testing|checks|clearance ... later|after|afterwards|follow|follows|wait|catch|formality|eventually|skip|skipped|retrospectively|soon @0.6
    only|just|mere|is|are a formality|technicality|detail|box|rubber @0.95
    formality|formalities|technicality|rubber-stamp @0.95
    no|not|without|do|never need|second|needs|require|bother|backup|fallback|rollback|copy|trial|test|witness|plan ... signature|second|backup|fallback|person|approval|permit|permission|check|signoff|copy|review|insurance|trial|pilot|sign|legal|compliance|audit|inspection|training|supervision|log|record|copies|testing|b
    no plan b
    no need|time|point|use for|to|in ... backup|test|testing|approval|approvals|permission|check|review|trial|insurance|pilot|copy|record|audit|log|training|wait|supervision|paperwork|contract|second
    threw|throw|thrown|shred|shredding|shredded|delete|deleted|deleting|wipe|wiped|bin|binned|burn|dump|dumped|destroy|destroyed|scrap|scrapped|chuck|chucked|toss|tossed|remove|removed|erase|erased|recycle|discard|discarded|purge|purged ... old|records|record|log|logs|paper|files|file|copy|copies|backup|backups|data|sheets|books|originals|archive|away|out|history|ledger|folders|cards|keys|boxes|everything|documents|register @0.7
    in|into|for|through the shredder|bin|skip|trash|rubbish|dustbin|recycling|dump|fire
    learning by|on doing|the|job
    self explanatory|evident|service
    trained|training|train|instructions|introduction|briefing|manual ... needed|necessary|later|on|job|not|skip|go|as|minutes|required|none @0.3
    permits|permission|approval|licence|license|consent|insurance|authorisation|inspection|certificate ... formality|later|not|pending|still|yet|expired|follow|skip|without|missing|assume|lapsed|should @0.7
    skip|skipped|skipping|bypass|bypassed|bypassing|omit|omitted|drop|dropped|waive|waived|ignore|avoid|around|jump|leave|left the|this|these|all|any|that|a|second|safety|usual|out ... test|tests|testing|check|checks|step|steps|review|approval|approvals|audit|inspection|training|form|committee|procedure|board|signature|process|policy|rule|briefing|log|sign|legal|compliance|queue|rehearsal|trial|pilot
    skip|skipped|skipping the|a|this|that
    this|just|for once|one time|only
    legal|compliance|security|hr|insurance|insurer|council|audit|finance|it|auditor|auditors|inspector|landlord|regulator|board|union|bank will|would|does|do|is|should|can|need|to|not be|not|never|just? fine|ok|know|notice|mind|care|need|understand|agree|tell|happy|find|sign|bother|ask|look .. @0.7
    old|present|existing|current system|process|one|records|paper|sheets|server|register|version|books|line|locks|method|supplier|contract|software goes|go|is|are|gets|will|ends|shuts|switched|off|dies|was ... off|tonight|gone|bin|down|out|tomorrow|away|deleted|immediately|removed|cancelled @0.55
    use|share|borrow|give|lend|type|here|is|take my|your|his|her|the|our ... password|login|credentials|key|badge|card|pin|account|code|keys
    password is
    anyone|anybody|everyone|everybody|all|whoever can|could|has|gets|have|will get|access|enter|edit|see|use|change|open|walk|view|download|read|log|just|look|take|the|it ..
    bother|bothering|ask|asking|tell|telling|inform|wait|waiting|involve|need|consult ... insurer|insurance|legal|board|council|compliance|committee|inspector|auditor|landlord|security|police|authority|approval|permission|regulator|union|bank
    without a|the|any|second|asking|telling|further|written|legal|formal ... person|signature|approval|check|backup|test|permit|permission|sign|review|insurance|contract|log|record|supervision|trace|witness|controller|eyes|asking|consent @0.4
    without a second @0.9
    no committees|approvals|approval|sign|backup|fallback|rollback|test|tests|testing|audit|record|log|contract|training|supervision|insurance|paperwork|trial|rehearsal|red|bureaucracy|questions|signature|permit|checks @0.3
    got|have|had|gave|given|said|nodded|agreed ... go ahead|verbal|verbally|ok|nod|yes|thumbs ... lunch|phone|corridor|verbally|coffee|casually|party|passing|pub|text|whatsapp @0.9
    over|in|at lunch|beer|coffee|drinks|passing|the corridor|pub @0.9
    verbal|verbally|informally|unofficially|handshake|gentleman|gentlemen @0.7
    go|going|went live|ahead|straight|online ... without|before|anyway|tonight|tomorrow|today|immediately|regardless
    just|simply walk|plug|scan|click|switch|turn|start|go|use in|it|on|and|off @0.4
    just walk in @0.9
    plug in and @0.9
    no way back|of
    irreversible|unrecoverable|permanent|permanently|unlogged|unattended|unsupervised|unlocked|unsigned|undocumented|uninsured|unbacked @0.3
    in the|their|my|your head|personal|private ... drive|laptop|account|email|phone|stick|whatsapp|inbox
    whatsapp|dropbox|gmail|usb @0.4
    forgot|forget|lost|no to|the? back|backup|save|log|record|sign @0.6
    retrospectively|after the fact|event
    after the fact|event
    doing|do|go|went|going it|this|that|ahead? without you|approval|permission|her|him|them|the @0.9
    disable|disabled|disabling|switched|switch|turn|turned|silence|silenced|mute|muted|remove|removed|unplug|unplugged off? the? off? alarm|alarms|lock|locks|sensor|sensors|check|checks|safety|firewall|antivirus|logging|guard|detector|detectors|camera|cameras|lockout`,

  surprise_change: `
    from|as|starting|effective|beginning today|tomorrow|monday|now|immediately|tonight|next|this|of @0.3
    already|just changed|moved|switched|booked|told|cancelled|replaced|ordered|signed|decided|announced|removed|sold|informed
    i|we changed|moved|switched|cancelled|replaced|swapped|dropped|removed|sold|merged|booked|gave|put|told ... the|your|our|to|from|in|all|everything|it @0.25
    btw|fyi|heads @0.95
    no longer @0.35
    will no|be|now|not longer|replaced|closed|moved|removed|gone|switched|cancelled|merged @0.85
    is|are being|now|going|replaced|closing|moving|changing|ending|gone @0.25
    with immediate|effect @0.9
    effective @0.85
    all change|new|at|in ... once|go|monday|now|tomorrow
    out with|go the @0.6
    get|getting|got rid
    surprise|surprised @0.55
    last minute @0.6
    overnight
    decided to|that|yesterday|last|already|we|without @0.55
    going ahead|live|forward @0.85
    new boss|owner|system|rota|rules|supplier|contract|schedule|price|prices @0.25
    it is|'s going ahead
    going ahead
    ^ from DAY|MONTH|NUM|now|today|tomorrow @0.6
    opening|closing|hours|start|rota|rent|fees from NUM @0.7
    will|to now|from be @0.2
    ab sofort
    with effect from|of @0.9
    is|are|gets|get merged|moved|cut|dropped|closing|ending|leaving|replaced|scrapped @0.4
    moved|changed|swapped|switched|replaced|put|cancelled|took|taken|gave|given|threw|sold|cut|painted|booked|told ... btw|already|fyi|yesterday|earlier
    ^ moved|changed|swapped|switched|replaced|cancelled|sold|booked|ordered|signed|removed|updated|dropped
    i have|we been using|giving|taking|doing|running|sending|charging ... since|for|now
    have|has been changed|moved|cancelled|replaced|switched|removed|withdrawn|sold|closed|told @0.6
    used to be|have
    no|any longer @0.2
    is|are now @0.3
    instead of|from now @0.4
    from now on
    as of now|this|today|next @0.55
    not any more
    on short|at notice
    did not|didn't|never want|wanted|think|tell|told|bother|ask|asked you|to|anyone @0.55
    gone from|is|are|now|since
    turns out|it turns
    by the time you
    btw|fyi|oh|by|ps|also|ah|hey|so|heads i|we|the|just|up|way|im|am ... switched|moved|changed|cancelled|canceled|replaced|deleted|removed|ordered|booked|signed|sold|put|putting|swapped|turned|started|stopped|told|gave|updated|closed|merged|shifted|dropped|migrated|rescheduled|reset
    i|we have|already|just|gone|went|had|simply|quickly|now|yesterday|then already|just|gone|also|now|and|ahead? switched|moved|changed|cancelled|canceled|replaced|deleted|removed|ordered|signed|sold|swapped|turned|stopped|updated|closed|merged|shifted|dropped|migrated|rescheduled|reset|booked|rewritten|reassigned|committed|promised|announced|hired|fired @0.5
    switched|moved|changed|replaced|swapped|migrated|updated|cancelled|removed|rewired|rearranged|rewrote|repainted|shifted|upgraded ... this morning|last|today|already|yesterday|night|overnight|weekend|without|to|instead|earlier|over @0.4
    already switched|moved|changed|told|ordered|booked|signed|informed|sent|replaced|cancelled|removed|live|done|decided|started|gone|sold|closed
    as of|from|starting|start|starts|beginning|begins|with|effective|since this|today|tomorrow|now|next|monday|immediately|tonight|NUM|DAY|MONTH ... morning|on|tomorrow|week|we|all|the|everything|you @0.3
    as of|from today|tomorrow|now|tonight|monday|this|immediately @0.55
    from tomorrow|today|tonight @0.55
    effective|with immediately|immediate|today|tomorrow|now|at|effect|from @0.85
    with immediate effect
    already|now|is|it|are|goes|went|going live|running|done|up ... surprise|already|since|today|tomorrow|now|monday @0.9
    surprise $ @0.9
    heads up @0.95
    we|i have|are|am gone and
    you will|may|might notice|see|find|have ... that|gone|new|missing|changed|different|moved|is|no|longer @0.6
    rota|schedule|plan|rules|system|policy|price|prices|hours|shift|process|tool|contract|venue|menu|office|desk|time|fees|format|opening starts|start|changes|change|changed|has|have|is|are|goes|went|moves|moved ... tomorrow|today|monday|immediately|changed|different|up|now|new|gone @0.3
    put|putting|signed|booked|entered|moved|moving|swapped|assigned|added|volunteered|enrolled|registered|removed|taken|down|rostered you|him|her|them|NAME ... down|up|for|in|on|to|off|instead|out @0.7
    down for @0.7
    parents|staff|everyone|customers|team|board|they|clients|others|people|press|families|media|tenants|suppliers have|has|were|was|are|is|already already|been|all|now? told|informed|notified|know|knew|announced|written|emailed
    informed|told|notified|announced|published|communicated already|by|yesterday|last|this @0.75
    rip|ripping|ripped|tear|tearing|throw|throwing|strip|stripping out|up|away @0.95
    ripping|rip|ripped it|out|the|them
    killing|kill|ditching|ditch|scrapping|scrap|axing|axe|binning|bin|dumping|dump|replacing|abolishing|dropping|retiring|removing|stopping|ending|closing|cancelling|getting|saying the|our|your|all|old|paper|current|rid|goodbye .. @0.5
    forgot|forgotten to mention|say|tell|add|ask|let|inform
    forgot to mention|say|tell
    price|fee|rate|rent|cost|budget|premium|fees|prices|charge went|has|goes|is|was|will|have|are|rises|rose|increased|going gone|going|up|been|be|increase|rise @0.7
    new|different from|starting|as|system|rules|process|price|rota|plan|supplier|tool|contract|layout ... tomorrow|monday|today|now|next|immediately @0.6
    instead of ... decided|already|now|from
    all ... are|is reassigned|changed|moved|cancelled|replaced|merged|closed|reallocated
    is|are|be|being|was|were|will terminated|reassigned|abolished|discontinued|cancelled|replaced|scrapped|withdrawn|moved|dissolved|merged|outsourced|switched @0.2
    fully|completely|totally|entirely|all digital|new|online|different|cloud|automatic|automated|electronic|paperless|over|remote @0.6
    going|go|gone fully|completely|all|totally|paperless|digital|cashless|remote|live|cloud|electronic
    decided|agreed|settled|approved already|yesterday|without|last|this|it @0.6
    installation|work|move|switch|cutover|change|migration|construction|demolition|launch|rollout|building|digging starts|start|begins|happens|is|goes|begin|kicks on|from|next|this|tomorrow|tonight? monday|tuesday|wednesday|thursday|friday|tomorrow|today|tonight|week|weekend|morning|saturday|sunday|DAY
    without warning|notice|telling|asking|consultation|announcement|discussion @0.3
    last minute|moment @0.6
    change|changed|changing of|my|our|the plan|plans|mind
    out of the blue @0.9
    overnight @0.5
    NUM|all doors|machines|computers|wards|sites|desks|rooms|branches ... in|at one|once
    this|it stops|ends|changes|goes on|from|now|today|tomorrow|here @0.55`,

  too_short: `
    ^ permit|invoice|contract|keys|numbers|report|budget|photos|slides $
    ^ thoughts $
    ^ done $
    ^ no $
    ^ yes $
    ^ ok $
    ^ k $
    ^ fix this|it $
    ^ see below|above|attached $
    ^ call me|back|asap|pls|now $
    ^ call me ..
    ^ we need to talk $
    ^ we need to talk|speak|chat
    ^ same again|as|time ..
    ^ tbc $
    ^ invoice|status|update|report|news|ready|contract $
    ^ any news|update|updates $
    ^ as discussed $
    ^ as discussed @0.9
    ^ what happened|now|next $
    ^ send it|me|that|the .. $
    ^ need it|this|that .. $
    ^ ring|phone|text|email me $
    ^ why $
    ^ when $
    ^ urgent $
    ^ ping $
    ^ hello $
    ^ not good|happy|ok|acceptable|great $
    ^ noted $
    ^ fine $
    ^ approved $
    ^ rejected $
    ^ wrong $
    ^ again $`,
} as const;
