/** Words that show a fault of style: how the draft says things. Notation as in `pattern.ts`. */
export const STYLE_FAULTS = {
  hedging: `
    these things happen|take
    i think $ @0.95
    or so $ @0.85
    should not|might not|may not get|be|take|cost|matter too|much|long
    maybe|perhaps from|in|by|around|next|on|the|a|some|we|you|with @0.75
    granted @0.55
    bit|little|slightly|somewhat more|less|of|too @0.3
    all in all
    i would|will not say
    not too|so sure|certain|bad|keen
    might ... might not
    may or may @0.9
    could go either
    okayish|ish|maybe-ish|sort-of @0.9
    might|may be|need|want|have @0.15
    or maybe not|we|i|it
    not|nothing too|really|very|definite|firm|final|sure|certain|concrete @0.35
    we|i think|guess|feel|suppose we|it|that|this|maybe|might|could|probably @0.45
    happen to be @0.8
    for some reason
    it is just|only that|a|an|my|me @0.9
    do not hold me|quote
    no idea if|whether
    i do wonder|feel|think|suppose @0.8
    could perhaps|maybe|possibly
    perhaps you|we would|could|might|may @0.7
    might it|we|i|there|that|you be|also|perhaps|consider
    one could|might|may say|argue|think|consider
    not entirely|totally|quite|exactly|necessarily|really
    i was|am|we were|was|had|have been? just|only|also? wondering|hoping|thinking|curious
    just|only wondering|hoping|thinking|wanted|wondered|checking @0.7
    wondering if|whether ... maybe|perhaps|possibly|might|could|at
    i|we just|only|kind|sort wanted|thought|wondered|hoped|felt to|if|i|we|maybe|it|whether|of @0.6
    i|we wondered|wonder if|whether @0.35
    maybe|perhaps|possibly ... might|could|maybe|perhaps|possibly|can|sometime|somehow|should|at|if @0.7
    might|could|may|would ... maybe|perhaps|possibly|potentially|sort|kind|somehow @0.7
    could|might|may|would perhaps|possibly|maybe|potentially|conceivably|arguably
    perhaps|maybe|possibly @0.3
    it might|may|could|would sort|kind|possibly|potentially|perhaps|maybe|be|make|help of|worth|good|nice|an|a|useful|sense|possible|interesting|helpful|idea @0.65
    might|may|could make sense|be worth|possible|useful|interesting
    it would sort|kind of
    kind|sort of|a @0.65
    a bit|little|tad|touch bit|of|unclear|worried|concerned|late|off|tricky|difficult|behind|like|unsure|torn|risky|tight @0.4
    if it|that|this|you is|makes|does|would|could not? too|possible|at|all|sense|be|convenient|ok|alright|any
    if at all possible
    i|we could|may|might|am|are be|well wrong|mistaken|missing|overreacting|imagining @0.2
    i may|might|could be|have wrong|mistaken|off|misunderstood|missed|misread @0.2
    this|it may|might|could|is be|probably? a silly|stupid|long|daft|wild|crazy|half|naive|mad|far
    we should probably|maybe|perhaps|possibly|at|ideally|really @0.75
    should|ought probably|maybe|perhaps|possibly @0.75
    probably|prob @0.2
    to|in some|a|certain|many|large extent|degree|ways|respects
    it|this|there|that seems|appears|looks|feels like|to|as|that|quite|a
    seems|seem|appears|appear like|to|that @0.6
    i|we guess|suppose|reckon|imagine|gather|presume|assume .. @0.65
    i am not? no|an|really|quite|entirely|totally|exactly|completely|hundred|100|fully expert|sure|certain|specialist|convinced|positive
    we are not quite|yet|entirely|really? sure|certain|final
    more or less
    would you|it|there|that perhaps|maybe|possibly|potentially|at|by be|any|all
    if i am|memory|not mistaken|serves|right|remember
    hopefully ... will|can|able|be|works|soon|get @0.8
    hopefully @0.4
    fingers crossed
    i would|might|could|may tend|lean|say|think|suggest|argue|incline|venture|hazard|be|almost|guess to|that|towards|we|it|maybe|perhaps|inclined|tempted|so|a
    lean|leaning|inclined|tempted|tend to|towards|toward
    at the end of the day
    just a quick|little|small|thought|tiny|suggestion|idea|question|heads|note
    quick|small|tiny|little question|thing|thought|one @0.25
    for what it is worth @0.8
    fwiw
    in|my humble? opinion|view @0.4
    imho|imo
    roughly|approximately|ish|something|somewhere like|around|about|in @0.3
    or so|something|thereabouts|whatever|somewhere|other @0.65
    or something|whatever like|similar
    some kind|sort of
    in|a|one way way|sense|sorts
    see|understand|appreciate|get both|all sides|arguments|angles|points|views|perspectives
    on the one|other hand
    there are|may|might|could be? of? course? different|several|various|many|pros|some|good opinions|views|angles|options|ways|and|arguments|aspects @0.85
    i|we do not|never want|mean|wish to push|presume|sound|impose|be|say|suggest|assume
    no|not a? big|huge|major deal|thing|problem|issue|rush @0.75
    it is only|just that|a|me|one|my @0.85
    only|just a|my thought|suggestion|idea|feeling|hunch|opinion|guess|impression
    sometimes|somehow|occasionally ... perhaps|maybe|a|might|can|bit|feel|feels @0.7
    can|could|may|might|does|do sometimes? feel|seem|come|appear|sound|look a|like|across|as|bit @0.35
    still|are|were|we talking|thinking|discussing|debating|undecided|mulling|torn|unsure|working|open about|it|on|that|how @0.2
    torn on|about|between @0.75
    although|though|but it|that|this|we|nothing|i is|are|am not? final|sure|certain|open|flexible|yet @0.9
    subject to change
    tbc|tbd|tba
    to be confirmed|decided|determined|defined|discussed|announced
    think|thought|believe|figured it|we|this|that|there|you may|might|could|maybe|probably|perhaps
    should be|work|hold|do|go|cover|suffice fine|ok|okay|out|alright|enough|it @0.35
    i would not want to
    something|anything we|you|i|to could|might|may|consider|think|look|explore
    we|you|i could|might|may consider|think|look|explore|try|want|wish|like|also|even|possibly @0.2
    may|might want|wish|like|care to @0.75
    in theory|principle|general|essence @0.5
    as far as i can|know|am|understand|remember|see
    from what i hear|gather|understand|can|have|remember
    hard|difficult|tricky|tough to say|tell|know|judge|pin
    who knows
    it depends
    depending on how|what|who|when @0.4
    or not|maybe|perhaps|then $
    or not|maybe whatever|you|not @0.75
    does that|this|it make|sound any? sense|ok|okay|right @0.6
    if that|this|it makes|is|works|sounds sense|ok|okay|helpful|alright @0.6
    sleep|slept on it @0.6
    leave it|that with|to|up you @0.6
    up to you
    more|not like|so|quite NUM
    give or take
    plus or minus @0.5
    i may|might|could|would be tempted|able|inclined|interested|up
    thinking|mulling|toying|playing of|about|over|with the? maybe|perhaps|idea|thought|whether @0.6
    a thought
    half baked|formed|thought
    bit|little of a @0.8
    in case it|that|this helps|is|useful|matters
    not that it matters|important
    i do not know|think ... if|whether|really|how|yet|exactly @0.6
    not in a rush`,

  hype: `
    wow|dazzle|impress|amaze|knock him|her|them|us|everyone|the
    slick|slickest|glossy|flashy|shiny|snazzy|whizzy|cracking|stellar|smashing
    leading ... in europe|world|market|country|field|region|industry
    the leading|ultimate|finest|greatest
    yields|sales|bookings|numbers|results|likes through|up|off|exploding|soaring|booming|rocketing
    soaring|booming|rocketing|explode|explodes|skyrocket|boom|buzz
    get everyone dreaming|excited|buzzing @0.9
    dreaming a bit @0.85
    hands down
    smartest|greatest|hottest|coolest|finest|boldest|sexiest|slickest
    vibe|vibes|epic|lit|fire|insta|viral|iconic|legend|legends @0.25
    you will love|adore|never|be|not ... it|this|us|amazed|believe|regret|disappointed
    like a dream|charm|rocket
    unlike anything|any|no
    bigger|better|stronger|faster and|than @0.55
    world|whole world @0.2
    everyone is talking
    talk of the
    off the hook
    dream come true
    sold out everywhere
    beyond your|belief|amazing|words|imagination|expectations
    wait until|till you|they see|hear
    knock|knocks|knocked your|their|it|our socks|park|out
    blown away @0.8
    never look|looked back
    so so
    a whole new|level
    literally|simply|honestly|truly the|a|an best|most|magic|must|joy|perfect|only|amazing
    game changing|changer|changers
    revolution|revolutionary|revolutionise|revolutionize|revolutionising|revolutionised
    groundbreaking|breakthrough|cutting|bleeding|trailblazing|pioneering|visionary edge? @0.8
    cutting edge
    state of the art
    best in|of class|the|breed|town|world
    world class|leading|beating|changing|first
    industry|market|sector leading|beating|first
    next|new generation|level|era
    once|one in a lifetime|million|generation|kind
    blow|blows|blown|blew ... mind|away|socks|minds|water @0.75
    mind blowing|bogglingly|boggling|blowingly
    off the charts|scale|hook
    through the roof @0.75
    to the next level|moon|stars
    the sky is the limit @0.75
    sky is the limit @0.75
    crushing|crushed|smashing|smashed|killing|nailing|nailed|slaying it|the|our @0.75
    rocketship|rocket|skyrocket|skyrocketed|skyrocketing|moonshot|unicorn|explosive|exploding
    insane|insanely|crazy|ridiculously|unbelievable|unbelievably|incredible|incredibly|phenomenal|phenomenally|sensational|sensationally|spectacular|spectacularly|stunning|stunningly|staggering|staggeringly|jaw|epic|legendary|magical|miraculous|miracle|extraordinary|extraordinarily|outrageous|astonishing|astounding|breathtaking|mega|awesome|fabulous|terrific|amazing|amazingly|fantastic|wow|superb|superlative|marvellous|dazzling|electrifying|wildly @0.25
    truly|totally|absolutely|completely|utterly|literally|massively|hugely|seriously|wildly amazing|unique|incredible|transform*|love|loved|disrupt|best|massive|huge|everyone|changed|changes|thrilled|brilliant|unlike|new|special|blown|buzzing|crushing|smashing|perfect|stunning|magical|essential|nothing|every|exceptional|outstanding @0.85
    unparalleled|unrivalled|unrivaled|unmatched|unprecedented|unbeatable|unstoppable|limitless|unlimited|boundless|peerless|matchless|second-to-none|flawless|seamless|seamlessly|effortless|effortlessly|bulletproof|foolproof
    second to none
    quantum leap
    NUM x your|the|our|faster|better|growth|more|return|productivity|results
    overnight success|results|growth? @0.9
    your|the|our|their ... overnight
    the future is|of ... here|now|today|arrived
    the future is here|now
    future of
    no brainer @0.75
    the|our most advanced|powerful|exciting|innovative|complete|modern|amazing|sophisticated|beautiful|comprehensive|trusted|popular|loved|effective|intelligent
    most|single most? advanced|powerful|exciting|innovative ... ever|market|planet|world|available|country|history|industry|today
    the best|greatest|biggest|smartest|finest|fastest|easiest ... ever|market|planet|world|available|country|history|industry|town|business|seen|around|year
    on|in the planet|universe|entire? market|world|galaxy
    like nothing|you|no ... seen|ever|before|other|else|earth
    nothing like it|this|before
    never been seen|done|easier|better|so|more|simpler before?
    ever seen|made|built|known|had|created|invented
    disrupt|disrupting|disruptive|disruption|reinvent|reinventing|redefine|redefining|reimagine|reimagined|transformative|transformational|supercharge|turbocharge|turbo|unleash|unlock|unlocks|skyrockets|catapult|empower|empowering|elevate|elevates|reshape @0.8
    change|changes|changing|transform|transforms ... forever|everything|life|lives|world|completely|way|industry
    is|are|will going|be to? huge|massive|enormous|amazing|epic|big|legendary @0.9
    huge|massive|enormous|tremendous|overwhelming|runaway|smash|roaring success|win|hit|opportunity|results|impact|potential|gains|boost|growth|difference|response|feedback|savings|wins @0.9
    dream|dreams|magic|magical opportunity|role|job|about|team|touch|come|making|happen|bullet|of @0.35
    making the magic happen @0.75
    super|so|really|very|beyond|incredibly|insanely|truly|absolutely|crazy excited|pumped|stoked|thrilled|psyched|proud|exciting|cool|special|happy|easy|fun @0.65
    super|mega|ultra|hyper easy|simple|fast|smooth|happy|powerful|proud|modern|smart|cool|flexible|important|quick|secure|cheap|efficient @0.75
    excited|thrilled|delighted|stoked|pumped|buzzing to|about|by|that|for @0.45
    exciting|amazing|fantastic|great|incredible|thrilling|big|huge|brilliant|wonderful news|times|opportunity|chance|journey|announcement|adventure|things|update|project|results @0.4
    everyone|everybody|people|customers|clients|users|patients|they|guests|parents|kids ... raving|obsessed|love|loves|adore|adores|crazy|buzzing|blown|thrilled|delighted @0.25
    raving|buzzing|obsessed @0.75
    guaranteed to|results|success
    catches|does|solves|fixes|handles|covers|detects|knows|beats|eliminates ... virtually|practically|literally|absolutely? everything|anything|all @0.85
    losing|lose|lost|making|saving|earn|earning|save millions|billions|fortunes|fortune @0.75
    save|saves|saving|earn|gain|gains|increase|boost|up ... up to NUM
    up to NUM x|percent|per|times|m|million|faster|more @0.7
    saves|save|saving up to
    must have|see|read|attend @0.6
    unmissable|irresistible|addictive|iconic|world-famous|award @0.2
    award winning
    way|miles|light years? up|ahead|better|beyond|more
    happier|better|faster|stronger|bigger|more than ever
    than ever before?
    took|taking|take|takes|went|going ... by storm|viral
    the real deal
    pure|sheer|absolute|total genius|magic|gold|brilliance|joy|bliss|game
    gold|silver mine|bullet|dust
    trust me @0.75
    believe me
    feel|felt|feeling the|it|energy energy|magic|buzz|vibe|love
    you had to be there
    so incredibly|amazingly|unbelievably @0.75
    rock star|rockstar|ninja|guru|superstar|wizard
    synergistic|paradigm
    paradigm shift
    how modern|cool|innovative|exciting|amazing|advanced|great|easy|smart it|this|we|they|that
    a|in few clicks|seconds @0.4
    one|single click
    plug and|play go|play
    win win
    zero effort|risk|hassle|downtime|friction|stress
    everything you|we need|ever|want|dreamed`,

  jargon: `
    per the|our|my guidance|governance|steer
    steer from
    on|onto the same page
    close the loop|gap
    heavy|big lifting
    move|moved|moving forward|fast|up
    double|triple down
    high|top level @0.4
    best of breed
    peel|unpack
    solution space
    across the piece|board|business|patch @0.6
    bottom line @0.2
    synergy|synergies|synergise|synergize|leverage|leverages|leveraging|leveraged|operationalise|operationalize|operationalising|actionable|learnings|bandwidth|deliverables|stakeholders|workstream|workstreams|holistic|paradigm|ideate|ideation|incentivise|incentivize|productise|productize|monetise|monetize|verticals|granular|granularity|scalable|agile|touchpoint|touchpoints|swimlane|swimlanes|onboarding|offboarding|upskill|upskilling|reskill|rightsize|rightsizing|headwinds|tailwinds|optics|cadence|ecosystem|thoughtware|mindshare|robustify|solutioning|value-add|framework|frameworks|alignment|enablement|transformation|modality|modalities|utilise|utilize|utilisation|optimisation|optimisations|optimization|optimizations|optimise|optimize|optimising|prioritisation|strategise|strategize|harmonise|harmonize|harmonisation|rationalise|rationalize|rationalisation|streamline|streamlining|streamlined|visibility|throughput|omnichannel|orchestrate|orchestration|gamify|gamification|proactively|mission-critical|interoperability|parametrisation|containerised|idempotent|kpi|kpis|okr|okrs|roi|sla|slas|rfp|bau|fte|ftes|poc|mvp|eod|wip|raci|capex|opex|ebitda|yoy|qoq|arr|mrr|ltv|cac|cagr|ctr|nps|b2b|sso|doa|elt|sme|smes @0.25
    leverage|leverages|leveraging our|the|your|efficiencies|synergies|existing|assets|resources
    take|discuss|handle ... offline
    circle|loop|touch back|in|base @0.8
    reach|reaching out @0.3
    move|moving|moves|shift the needle|dial
    low hanging fruit|fruits
    single pane of
    source of truth
    going|moving forward|forwards @0.75 => from now on
    on a go
    action the|this|accordingly|these|outstanding|all|it|any @0.75
    action items|points @0.6
    deep|deeper|double dive|click|clicks
    drill|drilling down
    lack|have|no the bandwidth|capacity|cycles
    align|aligned|aligning|realign on|with|around|to|behind @0.7
    alignment between|on|with|of|across
    cascade|cascading|cascaded
    outcome|customer|data|solution|results focused|centric|driven|oriented @0.8
    sunset|sunsetting|sunsetted
    legacy system|systems|platform|tool|t&e|process @0.8
    socialise|socialize|socialising ... the|paper|idea|deck
    net net @0.9
    value add|added|proposition|chain|stream|streams|creation|driver|drivers @0.9
    best practice|practices
    core competency|competencies|competence
    change|knowledge|opportunity|talent|stakeholder|expectation|lifecycle|performance|relationship management|agent|enablement|champion @0.8
    key|strategic|critical takeaways|learnings|initiative|initiatives|pillars|themes|enablers|levers|imperative|objectives|roadmap|alignment|deliverables @0.75
    strategic|operational|commercial|organisational|organizational|digital|service|process|delivery|business excellence|alignment|transformation|synergies|priorities|pillars|maturity|framework|initiative|enablement|model @0.3
    end to end
    top|bottom down|up|line approach @0.7
    boil the ocean
    helicopter|50,000|30,000 view|foot|feet @0.8
    thought leader|leaders|leadership
    run|ran it|this|that up the flagpole
    blue sky|ocean
    out|outside of? the box
    open the kimono
    peel the onion
    ping me|you|us
    put a pin
    parking lot @0.2
    on my|the|your radar|roadmap|critical
    hit the ground running
    raise the bar
    push the envelope
    all hands on deck
    synergistic|cross-functional
    cross functional|functionally
    go to market @0.8
    time to market|value
    pain points
    use case|cases
    skin in the game
    secret sauce
    swim lane|lanes
    north star
    quick wins
    buy in
    heads down
    level set
    lessons learned @0.4
    lift and shift
    roll out|rollout|rolled @0.25
    drive|drives|driving adoption|compliance|efficiencies|value|engagement|growth|alignment|synergies|change|outcomes|performance|excellence|uptake|behaviours
    efficiencies
    continuous improvement
    journey @0.35
    on our|the|your|this journey @0.75
    commitment to excellence|continuous|quality|innovation|delivering
    refreshed|enhanced|robust|comprehensive|integrated|unified|aligned framework|approach|solution|strategy|model|suite|toolset|offering|methodology|landscape|vision @0.85
    target operating model
    operating model
    steering committee|group|board @0.25
    phase gate|gates
    cut over @0.25
    as per the? alignment|agreed|discussion|process @0.4
    per the alignment
    deprecate|deprecated|refactor|refactored|latency|backend|frontend|api|apis|webhook|schema|kubernetes|middleware|microservice|microservices|serverless @0.4
    rationalisation|optimisation of|programme|program|exercise
    resource|resourcing allocation|levelling|constraints|plan|pool
    ramp|ramping|spin|spinning|stand|scale up|down @0.5
    sync up|meeting|on|call @0.6
    touch points
    mission|business critical
    solution|solutions provider|architecture|space|landscape @0.8
    in the ... space $
    explore|unlock|create|drive|capture|find synergies|value|efficiencies @0.75`,

  generic_opening: `
    you have|had all? recovered|enjoyed|survived|had
    was it not a
    what a weekend|week|summer|day|season|year
    enjoyed|enjoying the weekend|holiday|holidays|sunshine|weather|break|sun|snow
    is nearly|almost upon|here|over @0.9
    hope everyone|everybody|all
    i am writing to|you|on|in|because|with @0.35
    hope you do not|are|had|have|all @0.8
    greetings from|of|to
    warm|warmest|seasonal|season|best greetings|wishes|regards from|and
    in the interest|spirit|context|light of
    pursuant|further to @0.85
    i represent|work @0.15
    we have never|not met
    it is with
    it is my|our|a great? pleasure|honour|privilege|delight
    as a valued|leading|long|loyal
    exciting|great|big|wonderful|amazing|good news|times|things @0.65
    you have been selected|chosen|recommended
    your name|profile|details was|came|were|has
    we are writing|contacting|pleased|delighted|proud|excited
    some thoughts @0.8
    hope|trust|hoping|hopes this|that|the|my ... finds you|your|all
    i|we hope|trust you|your|all ... well|great|good|weekend|week|day|doing|enjoying|lovely|keeping|summer|fine|safe|holiday|holidays|start|year
    hope|trust|hoping you|all|your|everyone|everything|things|that ... well|great|good|fine|week|weekend|day|safe|summer|doing|enjoyed|holiday|break
    how are you|things|we|is @0.2
    how is|was your|life|everything|the|it .. @0.2
    i|we just|also|wanted|am|are|would wanted|want|like|writing|thought|would ... reach|touch|introduce|drop|say|check|connect @0.45
    wanted|want|like|love|writing|thought|reaching|wish to ... reach|introduce|touch|connect|say ... out|myself|base|hello|hi|us|ourselves|with @0.75
    i am|we are reaching|contacting|writing|getting ... out|touch|behalf|inform|introduce|to|regarding|in|you
    reaching out
    my name is @0.75
    i am|we are a|an|the leading|premier|passionate|dynamic|innovative|award|boutique|fast|full|top|trusted|global|established
    came|come|stumbled|ran|happened across|upon|on|into your|you|the ..
    was|am|were|been so|very|really|absolutely|truly|deeply|immediately|instantly? impressed|blown|inspired|amazed|struck|fascinated ... by|with|away|profile|website|work @0.8
    impressed|inspired by|with your
    to whom it may concern
    dear sir|madam|valued|customer|member|friend|colleague|resident
    as you are|may|might|will|know|all|probably ... aware|know|remember|heard|seen|recall @0.55
    as you probably|may|will|surely? know @0.45
    in|we today 's ... world|market|age|climate|environment|economy|landscape|era
    fast paced|changing|moving world|market|environment|times
    now more than ever
    in these|this challenging|uncertain|difficult|strange|turbulent|busy|exciting times|time
    allow|let me to? introduce
    i know|imagine|am|understand|realise|realize|appreciate ... you|your are|must|is|time|sure ... busy|precious|valuable|limited|inbox|swamped
    touch|touching base
    following|just up on|regarding|from|my
    follow|following up
    happy|merry monday|tuesday|wednesday|thursday|friday|new|spring|summer @0.8
    a|the leading|premier|top|foremost|trusted provider|supplier|manufacturer|company|consultancy|agency|specialist|firm|developer|maker
    it has|is been|'s? a|some|been|such? while|ages|long|time|too @0.2
    long time no
    please accept|allow|find|consider @0.8
    just|quickly a|dropping|popping|wanted|sending|touching ... quick|line|note|say|message|hi|hello|check|word @0.75
    drop|dropping|send|sending|write|writing you|a ... line|note|message|email
    this is a|an|just|my quick|short|note|message|email|introduction|follow
    i am|we are excited|delighted|pleased|thrilled|happy|proud to share|announce|introduce|inform|tell|present|invite|let
    without further ado
    since the dawn
    we all know|live|have @0.85
    have you|ever ever|wondered|thought|dreamed|asked|considered|wanted
    are you looking|tired|struggling|ready|interested|sick|still|fed
    did you know that|it?
    imagine a|if|being|having|waking|never @0.35
    i saw|noticed|see|found your|you|that ... profile|website|page|linkedin|online|company|work
    looking|look at|through your profile|website|linkedin|page
    we|i have not spoken|met|talked|been
    we|i do not know each|me|you
    you do not know me
    companies|people|organisations|organizations|businesses|schools|teams|clinics|firms|leaders|professionals like|such|in yours|you|your|as @0.75
    with great|much|keen interest|pleasure|admiration|excitement
    as part of our|the|an|my|this ongoing|continued|commitment|continuous|continuing|regular|effort|drive|journey @0.75
    in line with our|the|best @0.75
    some|a|few|quick thoughts|update|info|news $ @0.75
    quick question $
    just checking|following|popping|writing|wanted|touching|saying|circling @0.6`,

  self_centred: `
    tell|show him|her|them how|what|about|our|my ... course|went|trip|founders|journey|history|we|i
    how|what we|i did|went|built|came|feel|started @0.4
    our history|founding|anniversary|logo|rebrand|rebranding|new website
    we must|have to|need reach|fill|hit|sell|show|close|meet|spend|find
    requires|require a|an|your|further|two|three|several|one @0.9
    our quota|occupancy|funding|grant|sponsor|sponsors|investors|shareholders|statistics|figures|sales|management|directors @0.6
    council|sponsor|head|office|board|boss|management takes|wants|needs|expects|requires|asked|will @0.2
    it would help|suit|mean us|me|my|our|a @0.35
    we feel|believe|know|think you|your|that|we @0.6
    i personally|myself|alone|always|love|adore
    my|our company|firm|studio|brand|business|agency|practice|product|app|platform|software|system|service @0.3
    we|i are|am so|very|extremely|really|incredibly|deeply|truly? proud|passionate|excited|thrilled|delighted|honoured|honored|pleased|committed|dedicated to|about|of|that|on
    we|i take|have|share pride|passion|a|the ... passion|pride|history|tradition|vision|honour|reputation
    passion|passionate for|about
    our|my company|firm|business|organisation|organization|agency|studio|group|practice|brand|team|foundation|start-up|startup was|is|were|has|have|started|began|grew|stands|prides|consists ... founded|established|created|made|grown|started|leader|leading|award|been|won|family @0.75
    founded|established|started in|back|by|as NUM?
    a company|firm|family|business|startup|team founded|established|started|with|of|passionate|that @0.85
    we|i need|require|want|would|must ... for|to my|our|hit|complete|fill|reach|finish|meet|report|target|quota|portfolio|campaign|scheme|newsletter|list|numbers|bonus|goals @0.6
    we|i are|am looking|seeking|hoping|trying|planning|aiming to|for ... grow|expand|increase|build|broaden|fill|partner|enter|win|meet|raise|establish|develop|extend
    let me tell|share|introduce|explain ... you|about|my|our|journey|story|who
    my|our journey|story|mission|vision|heritage|history|credentials|awards|expertise|success|passion|growth|brand|portfolio|background|achievements|ambition|ambitions @0.55
    our|an award winning
    our offices|clients|customers|team|partners|portfolio|experts|locations|branches|products|services|range include|includes|span|spans|in|are|is|range|consists|of|comprises @0.75
    we have|are|operate|employ|serve|work|offer offices|branches|clients|customers|locations|staff|a|in|over|more|the ... countries|years|offices|cities|locations|clients|customers|employees|range|portfolio|experience|world @0.75
    i am|we are excited|thrilled|pleased|delighted|proud to announce|share|introduce|present|launch|offer
    i|we want|need|have|would|aim to|like? hit|reach|meet|make|fill|exceed|grow|complete|close ... target|targets|quota|numbers|goal|goals|bonus|plan|gap|gaps|quarter
    my|our target|targets|quota|bonus|commission|career|promotion|cv|portfolio|thesis|report|dissertation|campaign|deadline|list|numbers|boss|kpi|kpis|pipeline @0.5
    annoy|annoys|bothers|irritates|helps|suits me|us
    requires|require|needs|seeks|wants|looks|searches a|an|partner|partners|school|for ... partner|partners|supplier|sponsor|school|host|venue|site|provider|volunteers @0.9
    over|in the years|decades we|i|have|our|of @0.75
    over the|more than|with NUM? years|decades of|we|i|experience|in
    with over|more|NUM ... years|decades of? experience
    years of experience
    we have|are won|been|received|featured|named|recognised|recognized|voted|the|proudly ... award|awards|featured|best|prize|leader|named|year
    i have|am always|long? dreamed|wanted|been|spent|worked|fascinated|a|an ... years|dream|since|my|career|life @0.5
    it is my|our dream|goal|mission|ambition|aim|passion|vision
    my|our dream|goal|passion|ambition is|has|to
    all about me|us
    for my|our own|report|thesis|portfolio|records|cv|statistics|newsletter|blog|channel|campaign|list
    help|helps|helping me|us reach|grow|hit|meet|finish|complete|get|achieve|win|fill
    we|i pride ourselves|myself
    i|we believe|feel|think we|our|i|my|that ... best|perfect|unique|ideal|right|great
    we|i offer|provide|deliver|specialise|specialize|supply|build|develop|design|create a|an|in|the|full|comprehensive|innovative ... range|solutions|services|portfolio|suite|platform|experience @0.8
    we are|i am a|an|the leading|passionate|growing|young|small|dynamic|family|fast|global|international|team|bunch|group @0.8
    our founder|founders|ceo|director|chairman|president|owner
    former|our ... engineers|consultants|drivers|teachers|nurses|planners|bankers who|with|and @0.35`,

  too_long: `
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
    to begin|start|make with|a @0.35
    back then|when|in @0.5
    another|the other|one day|week|thing|time|matter @0.8
    for those|anyone who|of
    in any case|event
    which is a|another|why|how @0.3
    and that|this is why|how|when @0.15
    once upon|we|i
    to give you the|some|a full|whole|bit|complete|little|proper|background|context|picture
    give you some|the|a background|context|history|flavour|idea
    as you will|may|might|all|know|probably ... remember|recall|began|started|know @0.95
    it all|first|really began|started when|with|in|back
    long story short
    to cut a long
    it should be|must be noted|said|mentioned|emphasised|stressed|remembered|added
    i would like|want|wish to take|start|begin ... opportunity|moment|by|with @0.2
    take this opportunity
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
    i|we have been reflecting|thinking|pondering|meaning|mulling|giving ... lot|while|thought|about|on|some @0.75
    reflecting|pondering|musing on|about|over
    i digress
    sidetracked|digress|digression|tangent|rambling|ramble|waffle|waffling
    anyway @0.15
    where was i
    which|that reminds me
    speaking of which
    then there is|was|were the|also|a @0.75
    and then there|we|the|it|he|she|they is|was|were|had|came|went @0.3
    after|following a|the|many|several|long|lengthy|months|much|careful|comprehensive|extensive consideration|deliberation|discussion|discussions|consultation|months|review|debate|of
    many months of @0.75
    the working group|committee|task|steering|project|board considered|met|looked|reviewed|discussed|was|has|deliberated|force
    considered a number|several|various|many of|different|other|options|models
    was|were|has|have been? first? discussed|considered|debated|raised ... meeting|meetings|year|before|times|length @0.75
    i could go on
    all things considered
    to be|being honest|fair|frank|clear|sure @0.25
    in other words @0.3
    that being|having said
    having said that
    be that as it may
    at the end of the day`,

  detail_overload: `
    price|prices|inventory|list|lists|log|quote|quotes|minutes|table NUM @0.75
    list of NUM @0.55
    NUM repairs|fixes|bugs|errors|typos|changes|corrections|receipts|invoices|requests|screws|widgets @0.45
    maybe ... maybe
    annex|appendix|enclosure|schedule|exhibit|attachment NUM|a|b|c|d @0.5
    NUM x NUM
    and|plus NUM more|other|further
    for reference|completeness|info|the record
    sub|subsection|subclause|bullet|footnote|footnotes
    item|items|no|nr|pos|point|points|row|rows NUM @0.2
    tick|check|click|select|choose the|on|option box|boxes|tab|button|option|field @0.8
    to NUM decimal
    for the sake of|completeness
    see|per|under|in|section sections|section|annex|appendix|annexes|clause|clauses|paragraph|paragraphs|chapter|article NUM|a|b|c|d @0.15
    section|annex|appendix|clause|paragraph|article|item|point NUM|a|b|c|d @0.15
    sections|items|points|clauses|paragraphs|steps|questions|phases|chapters|pages|annexes NUM to|through|thru|and|until NUM @0.7
    points|items|steps|phases NUM @0.4
    walk|take|run|talk|go|guide you|them|him|her|us|through|everyone|everybody through|all|each|every|the ... all|each|every|phase|phases|steps|slides|detail|details|list
    full|complete|entire|whole|detailed spec|specification|specs|list|history|log|breakdown|sheet|agenda|minutes|transcript @0.2
    including|not but not limited to?
    also the|a ... font|colour|color|typo|margin|comma|logo|slide|footer|header|icon|wording|spelling|label
    on|of slide|page|row|line|column|cell|tab|footnote NUM @0.2
    row|column|cell|slide|line|tab NUM|a|b|c|d|e|f|g|h @0.6
    every|each|all variant|variants|option|options|step|detail|details|single|screw|parameter|field|cent|line|minute @0.9
    NUM mm|cm|px|kb|khz|ghz|mah|rpm|psi|hz|gsm|v|ml|cents|cent|lux|db|bar @0.35
    further|another|additional|last|more minor|small|little|tiny|trivial remark|point|detail|change|comment|note
    minor|trivial|petty|tiny|cosmetic things|points|changes|details|issues|edits|remarks|corrections
    slides|paragraphs|pages NUM
    in minute|great|full|exhaustive|painstaking|considerable detail
    go|going|went|get into ... detail|details|weeds|depth|nitty
    the nitty gritty
    line by line
    one by one @0.6
    point by point
    step by step @0.4
    as follows
    the following points|items|changes|updates|list|documents|steps|topics|things|amendments|corrections
    a number|list of points|items|things|changes|topics|issues|updates
    specification|specifications|specs|datasheet|parameters|tolerances|part-number|serial|calibration|configuration|settings|thread|bolt|bolts|gasket|valve|valves|wiring|torque|voltage|resolution|bitrate @0.15
    maintenance|valve|pump|parts|inventory|version|wiring|sensor log|types|list|model|models|diagram|number
    invoice|order|ticket|article|batch|serial|part|case|ref|reference number|no|nr NUM
    sub points|items|sections|tasks|clauses`,
} as const;
