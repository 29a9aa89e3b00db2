/** Words that show a fault of style: how the draft says things. Notation as in `pattern.ts`. */
export const STYLE_FAULTS = {
  hedging: `
    i|we might|may|could|would|should probably|possibly|perhaps|just|maybe|potentially|also @0.85
    could|might possibly|maybe|perhaps
    i|we do not|am not really|quite|exactly|entirely know|sure|think
    a bit|little|touch|tad @0.75
    something along|like|of @0.55
    along the|those lines
    i think|believe|guess|suppose|feel|reckon|imagine it|we|that|this|there|maybe|perhaps|you|i|they @0.5
    sort|kind of @0.9
    if that|it is|makes|works|suits @0.3
    whatever suits|works|you @0.4
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
    i would|'d almost|rather|maybe|tentatively @0.45
    tentatively|tentative|provisionally|provisional
    nothing is|final|definite|certain|fixed yet|final|definite|certain|fixed
    just an|a idea|thought|suggestion|feeling|hunch
    feel free @0.9
    could be wrong|nothing|something|anything|worth|nice @0.9
    or not @0.9
    if you like|want|wish|feel|fancy @0.35
    on balance|reflection
    all else
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
    okayish|ish|maybe-ish|sort-of @0.95
    might|may be|need|want|have @0.2
    or maybe not|we|i|it
    not|nothing too|really|very|definite|firm|final|sure|certain|concrete @0.55
    we|i think|guess|feel|suppose we|it|that|this|maybe|might|could|probably @0.65
    happen to be @0.9
    if you happen|feel|think|like|fancy|want @0.3
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
    i|we could|may|might|am|are be|well wrong|mistaken|missing|overreacting|imagining @0.6
    i may|might|could be|have wrong|mistaken|off|misunderstood|missed|misread @0.6
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
    roughly|approximately|ish|something|somewhere like|around|about|in @0.3
    or so|something|thereabouts|whatever|somewhere|other @0.85
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
    not in a rush`,

  hype: `
    best|finest|greatest|fastest|cheapest|smartest|easiest|strongest|biggest ... in|on|of|ever|around the|town|world|country|market|ever|all
    revolutionise|revolutionize|transform|transforms|reinvents|redefines|supercharges
    never|nothing seen|like|been anything|it|this|before
    incredible|unbelievable|amazing|fantastic|phenomenal|sensational|spectacular|stunning|fabulous|awesome|epic|legendary|insane @0.65
    super|mega|ultra excited|happy|proud|cool|easy|fast|fun @0.9
    world|best|first class|ever|beating
    guaranteed|guarantee @0.6
    massive|huge|enormous|gigantic|colossal @0.5
    unique|exclusive|one-of-a-kind|premium|luxury @0.4
    love|loves|loved it|this|us|them @0.65
    everyone loves|wants|raves
    change|changes|changing your|the|our|their life|lives|world|game|everything|face
    the future of
    so much fun|better|easier|more @0.9
    unstoppable|unbeatable|unmissable|unforgettable|unmatched|unrivalled|unparalleled
    miracle|magic|magical|genius|gold @0.5
    hit|smash|storm|blast|bomb|dream|wow @0.15
    breathtaking|jaw
    truly|absolutely|totally|utterly|simply|insanely|ridiculously|literally|wildly unique|new|brilliant|beautiful|perfect|everyone|special|the|a|stunning|delicious|love|huge|amazing @0.9
    pure magic|joy|genius|gold|power
    the one|only and|thing
    you need|want|have in|to your|see|try|believe @0.6
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
    vibe|vibes|epic|lit|fire|insta|viral|iconic|legend|legends @0.35
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
    blown away @0.9
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
    blow|blows|blown|blew ... mind|away|socks|minds|water @0.9
    mind blowing|bogglingly|boggling|blowingly
    off the charts|scale|hook
    through the roof @0.95
    to the next level|moon|stars
    the sky is the limit @0.9
    sky is the limit @0.9
    crushing|crushed|smashing|smashed|killing|nailing|nailed|slaying it|the|our @0.85
    rocketship|rocket|skyrocket|skyrocketed|skyrocketing|moonshot|unicorn|explosive|exploding
    insane|insanely|crazy|ridiculously|unbelievable|unbelievably|incredible|incredibly|phenomenal|phenomenally|sensational|sensationally|spectacular|spectacularly|stunning|stunningly|staggering|staggeringly|jaw|epic|legendary|magical|miraculous|miracle|extraordinary|extraordinarily|outrageous|astonishing|astounding|breathtaking|mega|awesome|fabulous|terrific|amazing|amazingly|fantastic|wow|superb|superlative|marvellous|dazzling|electrifying|wildly @0.7
    truly|totally|absolutely|completely|utterly|literally|massively|hugely|seriously|wildly amazing|unique|incredible|transform*|love|loved|disrupt|best|massive|huge|everyone|changed|changes|thrilled|brilliant|unlike|new|special|blown|buzzing|crushing|smashing|perfect|stunning|magical|essential|nothing|every|exceptional|outstanding @0.95
    unparalleled|unrivalled|unrivaled|unmatched|unprecedented|unbeatable|unstoppable|limitless|unlimited|boundless|peerless|matchless|second-to-none|flawless|seamless|seamlessly|effortless|effortlessly|bulletproof|foolproof
    second to none
    quantum leap
    NUM x your|the|our|faster|better|growth|more|return|productivity|results
    overnight success|results|growth? @0.9
    your|the|our|their ... overnight
    the future is|of ... here|now|today|arrived
    the future is here|now
    future of
    no brainer @0.9
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
    dream|dreams|magic|magical opportunity|role|job|about|team|touch|come|making|happen|bullet|of @0.5
    making the magic happen @0.9
    super|so|really|very|beyond|incredibly|insanely|truly|absolutely|crazy excited|pumped|stoked|thrilled|psyched|proud|exciting|cool|special|happy|easy|fun @0.85
    super|mega|ultra|hyper easy|simple|fast|smooth|happy|powerful|proud|modern|smart|cool|flexible|important|quick|secure|cheap|efficient @0.9
    excited|thrilled|delighted|stoked|pumped|buzzing to|about|by|that|for @0.55
    exciting|amazing|fantastic|great|incredible|thrilling|big|huge|brilliant|wonderful news|times|opportunity|chance|journey|announcement|adventure|things|update|project|results @0.7
    everyone|everybody|people|customers|clients|users|patients|they|guests|parents|kids ... raving|obsessed|love|loves|adore|adores|crazy|buzzing|blown|thrilled|delighted @0.5
    raving|buzzing|obsessed @0.9
    guaranteed to|results|success
    catches|does|solves|fixes|handles|covers|detects|knows|beats|eliminates ... virtually|practically|literally|absolutely? everything|anything|all @0.9
    losing|lose|lost|making|saving|earn|earning|save millions|billions|fortunes|fortune @0.9
    save|saves|saving|earn|gain|gains|increase|boost|up ... up to NUM
    up to NUM x|percent|per|times|m|million|faster|more @0.7
    saves|save|saving up to
    must have|see|read|attend @0.6
    unmissable|irresistible|addictive|iconic|world-famous|award @0.4
    award winning
    way|miles|light years? up|ahead|better|beyond|more
    happier|better|faster|stronger|bigger|more than ever
    than ever before?
    took|taking|take|takes|went|going ... by storm|viral
    the real deal
    pure|sheer|absolute|total genius|magic|gold|brilliance|joy|bliss|game
    gold|silver mine|bullet|dust
    trust me @0.9
    believe me
    feel|felt|feeling the|it|energy energy|magic|buzz|vibe|love
    you had to be there
    so incredibly|amazingly|unbelievably @0.9
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
    stakeholder|kpi|deliverable|actionables|value-driven|user-centric|paradigms|ecosystems|upsell|cross-sell|uplift|learnings|ideation|workshopping|strategic|strategically|operationally|methodology|methodologies|taxonomy|ontology|schema|workflow|workflows|pipeline|pipelines|dashboards|metrics|benchmark|benchmarks|granularly|bandwidths|onboarded|offboarded|incentivised|repurpose|repurposing|reskilling|learnings|optimised|optimized|scaling|scaled|implementation|implement|facilitate|facilitation|utilising|utilizing|mobilise|embed|embedding|embedded @0.25
    aligned|alignment|align with|on|around @0.9
    touch|circle|loop base|back|in @0.9
    action|actioned|actioning this|the|it|items|accordingly @0.95
    deep dive
    quick win|wins
    best practice
    value add|proposition
    game plan @0.3
    drill down
    reach out @0.3
    take|taking|move|moving this|it|things offline|forward
    key|core|strategic|critical stakeholders|deliverables|priorities|pillars|learnings|milestones|workstreams|drivers|enablers
    moving|going forward @0.9
    synergies @0.9
    holistic|holistically
    roll|rolling out @0.2
    ramp|scale|spin|stand up @0.3
    change management
    capacity building
    knowledge transfer|sharing
    service level|delivery|catalogue
    business case|unit|need|as|process|logic @0.3
    single point|source|pane|view of
    parametrise|onboard|operationalising|benchmarking|roadmap|roadmaps|stakeholder|solutioneering|mindset|learnings|enabler|enablers|asks|takeaway|takeaways|blockers|buckets|silos|silo|ringfence|ringfenced|rebaseline|rebaselined|baselined|governance|compliance-led|bifurcate|triage|cadences|comms|collateral|outreach|playbook|runway|flywheel|funnel|conversion|pivot|pivoting|iterate|iterating|sprint|sprints|backlog|epics|velocity|standup|scrum|kanban @0.15
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
    synergy|synergies|synergise|synergize|leverage|leverages|leveraging|leveraged|operationalise|operationalize|operationalising|actionable|learnings|bandwidth|deliverables|stakeholders|workstream|workstreams|holistic|paradigm|ideate|ideation|incentivise|incentivize|productise|productize|monetise|monetize|verticals|granular|granularity|scalable|agile|touchpoint|touchpoints|swimlane|swimlanes|onboarding|offboarding|upskill|upskilling|reskill|rightsize|rightsizing|headwinds|tailwinds|optics|cadence|ecosystem|thoughtware|mindshare|robustify|solutioning|value-add|framework|frameworks|alignment|enablement|transformation|modality|modalities|utilise|utilize|utilisation|optimisation|optimisations|optimization|optimizations|optimise|optimize|optimising|prioritisation|strategise|strategize|harmonise|harmonize|harmonisation|rationalise|rationalize|rationalisation|streamline|streamlining|streamlined|visibility|throughput|omnichannel|orchestrate|orchestration|gamify|gamification|proactively|mission-critical|interoperability|parametrisation|containerised|idempotent|kpi|kpis|okr|okrs|roi|sla|slas|rfp|bau|fte|ftes|poc|mvp|eod|wip|raci|capex|opex|ebitda|yoy|qoq|arr|mrr|ltv|cac|cagr|ctr|nps|b2b|sso|doa|elt|sme|smes @0.5
    leverage|leverages|leveraging our|the|your|efficiencies|synergies|existing|assets|resources
    take|discuss|handle ... offline
    circle|loop|touch back|in|base @0.9
    reach|reaching out @0.3
    move|moving|moves|shift the needle|dial
    low hanging fruit|fruits
    single pane of
    source of truth
    going|moving forward|forwards @0.9 => from now on
    on a go
    action the|this|accordingly|these|outstanding|all|it|any @0.9
    action items|points @0.6
    deep|deeper|double dive|click|clicks
    drill|drilling down
    lack|have|no the bandwidth|capacity|cycles
    align|aligned|aligning|realign on|with|around|to|behind @0.85
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
    key|strategic|critical takeaways|learnings|initiative|initiatives|pillars|themes|enablers|levers|imperative|objectives|roadmap|alignment|deliverables @0.9
    strategic|operational|commercial|organisational|organizational|digital|service|process|delivery|business excellence|alignment|transformation|synergies|priorities|pillars|maturity|framework|initiative|enablement|model @0.65
    end to end
    top|bottom down|up|line approach @0.7
    boil the ocean
    helicopter|50,000|30,000 view|foot|feet @0.9
    thought leader|leaders|leadership
    run|ran it|this|that up the flagpole
    blue sky|ocean
    out|outside of? the box
    open the kimono
    peel the onion
    ping me|you|us
    put a pin
    parking lot @0.6
    on my|the|your radar|roadmap|critical
    hit the ground running
    raise the bar
    push the envelope
    all hands on deck
    synergistic|cross-functional
    cross functional|functionally
    go to market @0.9
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
    journey @0.4
    on our|the|your|this journey @0.9
    commitment to excellence|continuous|quality|innovation|delivering
    refreshed|enhanced|robust|comprehensive|integrated|unified|aligned framework|approach|solution|strategy|model|suite|toolset|offering|methodology|landscape|vision @0.95
    target operating model
    operating model
    steering committee|group|board @0.25
    phase gate|gates
    cut over @0.25
    as per the? alignment|agreed|discussion|process @0.4
    per the alignment
    deprecate|deprecated|refactor|refactored|latency|backend|frontend|api|apis|webhook|schema|kubernetes|middleware|microservice|microservices|serverless @0.45
    rationalisation|optimisation of|programme|program|exercise
    resource|resourcing allocation|levelling|constraints|plan|pool
    ramp|ramping|spin|spinning|stand|scale up|down @0.5
    sync up|meeting|on|call @0.6
    touch points
    mission|business critical
    solution|solutions provider|architecture|space|landscape @0.8
    in the ... space $
    explore|unlock|create|drive|capture|find synergies|value|efficiencies @0.9`,

  generic_opening: `
    i hope|trust @0.8
    hope you @0.95
    hope all|everything|things|this
    how are|is|have you|your|things|everything @0.6
    just wanted|checking|a|following|to @0.75
    i am writing|reaching|contacting|getting @0.55
    we are a|an|the @0.3
    allow me
    i wanted to reach|introduce|touch|share|drop|say|connect
    you do not|may|might know|not me|us|know
    i came|stumbled across|upon
    thank you for your|taking interest|the|time
    as you know|may @0.85
    it was|is great|nice|lovely|good|wonderful to|meeting|seeing|talking @0.6
    first of all
    dear sir|madam|customer|all|friend|colleague|valued|friends @0.6
    happy|merry|good monday|friday|new|morning|summer|easter|christmas
    lovely|beautiful|terrible|strange|busy|crazy|wild weather|times|week|season|year|weather @0.95
    in today|these|our @0.5
    now more than
    you have|had all? recovered|enjoyed|survived|had
    was it not a
    what a weekend|week|summer|day|season|year
    enjoyed|enjoying the weekend|holiday|holidays|sunshine|weather|break|sun|snow
    is nearly|almost upon|here|over @0.9
    hope everyone|everybody|all
    i am writing to|you|on|in|because|with @0.6
    hope you do not|are|had|have|all @0.9
    greetings from|of|to
    warm|warmest|seasonal|season|best greetings|wishes|regards from|and
    in the interest|spirit|context|light of
    pursuant|further to @0.95
    i represent|work @0.4
    we have never|not met
    it is with
    it is my|our|a great? pleasure|honour|privilege|delight
    as a valued|leading|long|loyal
    exciting|great|big|wonderful|amazing|good news|times|things @0.75
    you have been selected|chosen|recommended
    your name|profile|details was|came|were|has
    we are writing|contacting|pleased|delighted|proud|excited
    some thoughts @0.9
    hope|trust|hoping|hopes this|that|the|my ... finds you|your|all
    i|we hope|trust you|your|all ... well|great|good|weekend|week|day|doing|enjoying|lovely|keeping|summer|fine|safe|holiday|holidays|start|year
    hope|trust|hoping you|all|your|everyone|everything|things|that ... well|great|good|fine|week|weekend|day|safe|summer|doing|enjoyed|holiday|break
    how are you|things|we|is @0.6
    how is|was your|life|everything|the|it .. @0.6
    i|we just|also|wanted|am|are|would wanted|want|like|writing|thought|would ... reach|touch|introduce|drop|say|check|connect @0.55
    wanted|want|like|love|writing|thought|reaching|wish to ... reach|introduce|touch|connect|say ... out|myself|base|hello|hi|us|ourselves|with @0.9
    i am|we are reaching|contacting|writing|getting ... out|touch|behalf|inform|introduce|to|regarding|in|you
    reaching out
    my name is @0.9
    i am|we are a|an|the leading|premier|passionate|dynamic|innovative|award|boutique|fast|full|top|trusted|global|established
    came|come|stumbled|ran|happened across|upon|on|into your|you|the ..
    was|am|were|been so|very|really|absolutely|truly|deeply|immediately|instantly? impressed|blown|inspired|amazed|struck|fascinated ... by|with|away|profile|website|work @0.8
    impressed|inspired by|with your
    to whom it may concern
    dear sir|madam|valued|customer|member|friend|colleague|resident
    as you are|may|might|will|know|all|probably ... aware|know|remember|heard|seen|recall @0.6
    as you probably|may|will|surely? know @0.55
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
    it has|is been|'s? a|some|been|such? while|ages|long|time|too @0.6
    long time no
    please accept|allow|find|consider @0.9
    just|quickly a|dropping|popping|wanted|sending|touching ... quick|line|note|say|message|hi|hello|check|word @0.9
    drop|dropping|send|sending|write|writing you|a ... line|note|message|email
    this is a|an|just|my quick|short|note|message|email|introduction|follow
    i am|we are excited|delighted|pleased|thrilled|happy|proud to share|announce|introduce|inform|tell|present|invite|let
    without further ado
    since the dawn
    we all know|live|have @0.85
    have you|ever ever|wondered|thought|dreamed|asked|considered|wanted
    are you looking|tired|struggling|ready|interested|sick|still|fed
    did you know that|it?
    imagine a|if|being|having|waking|never @0.6
    i saw|noticed|see|found your|you|that ... profile|website|page|linkedin|online|company|work
    looking|look at|through your profile|website|linkedin|page
    we|i have not spoken|met|talked|been
    we|i do not know each|me|you
    you do not know me
    companies|people|organisations|organizations|businesses|schools|teams|clinics|firms|leaders|professionals like|such|in yours|you|your|as @0.9
    with great|much|keen interest|pleasure|admiration|excitement
    as part of our|the|an|my|this ongoing|continued|commitment|continuous|continuing|regular|effort|drive|journey @0.9
    in line with our|the|best @0.9
    some|a|few|quick thoughts|update|info|news $ @0.9
    quick question $
    just checking|following|popping|writing|wanted|touching|saying|circling @0.85`,

  self_centred: `
    our products|services|mission|vision|company|story|team|firm|brand|founder|experts|clients|portfolio|awards|solution|platform|expertise @0.85
    i|we need|want|require|must|would like ... for my|our
    for our|my own|records|report|campaign|target|statistics|audit|newsletter|website|thesis|collection|budget
    help us|me reach|hit|grow|meet|get|fill|achieve|finish|win|sell|promote
    we pride
    founded|established in|by
    award|awards|prize|winning @0.4
    years|decades of experience|expertise|tradition|history
    we were|are|have recently|also|now? named|featured|awarded|voted|listed|founded
    let me|us tell|introduce|show you about|our|my|who
    about us|me|ourselves|myself
    i|we have always|long
    suits|suit us|me
    we are looking|seeking|searching
    my career|goal|dream|target|project|boss|promotion|bonus
    tell|show him|her|them how|what|about|our|my ... course|went|trip|founders|journey|history|we|i
    how|what we|i did|went|built|came|feel|started @0.4
    our history|founding|anniversary|logo|rebrand|rebranding|new website
    we must|have to|need reach|fill|hit|sell|show|close|meet|spend|find
    requires|require a|an|your|further|two|three|several|one @0.95
    our quota|occupancy|funding|grant|sponsor|sponsors|investors|shareholders|statistics|figures|sales|management|directors @0.6
    council|sponsor|head|office|board|boss|management takes|wants|needs|expects|requires|asked|will @0.4
    it would help|suit|mean us|me|my|our|a @0.6
    we feel|believe|know|think you|your|that|we @0.6
    i personally|myself|alone|always|love|adore
    my|our company|firm|studio|brand|business|agency|practice|product|app|platform|software|system|service @0.35
    we|i are|am so|very|extremely|really|incredibly|deeply|truly? proud|passionate|excited|thrilled|delighted|honoured|honored|pleased|committed|dedicated to|about|of|that|on
    we|i take|have|share pride|passion|a|the ... passion|pride|history|tradition|vision|honour|reputation
    passion|passionate for|about
    our|my company|firm|business|organisation|organization|agency|studio|group|practice|brand|team|foundation|start-up|startup was|is|were|has|have|started|began|grew|stands|prides|consists ... founded|established|created|made|grown|started|leader|leading|award|been|won|family @0.9
    founded|established|started in|back|by|as NUM?
    a company|firm|family|business|startup|team founded|established|started|with|of|passionate|that @0.95
    we|i need|require|want|would|must ... for|to my|our|hit|complete|fill|reach|finish|meet|report|target|quota|portfolio|campaign|scheme|newsletter|list|numbers|bonus|goals @0.6
    we|i are|am looking|seeking|hoping|trying|planning|aiming to|for ... grow|expand|increase|build|broaden|fill|partner|enter|win|meet|raise|establish|develop|extend
    let me tell|share|introduce|explain ... you|about|my|our|journey|story|who
    my|our journey|story|mission|vision|heritage|history|credentials|awards|expertise|success|passion|growth|brand|portfolio|background|achievements|ambition|ambitions @0.65
    our|an award winning
    our offices|clients|customers|team|partners|portfolio|experts|locations|branches|products|services|range include|includes|span|spans|in|are|is|range|consists|of|comprises @0.9
    we have|are|operate|employ|serve|work|offer offices|branches|clients|customers|locations|staff|a|in|over|more|the ... countries|years|offices|cities|locations|clients|customers|employees|range|portfolio|experience|world @0.9
    i am|we are excited|thrilled|pleased|delighted|proud to announce|share|introduce|present|launch|offer
    i|we want|need|have|would|aim to|like? hit|reach|meet|make|fill|exceed|grow|complete|close ... target|targets|quota|numbers|goal|goals|bonus|plan|gap|gaps|quarter
    my|our target|targets|quota|bonus|commission|career|promotion|cv|portfolio|thesis|report|dissertation|campaign|deadline|list|numbers|boss|kpi|kpis|pipeline @0.5
    annoy|annoys|bothers|irritates|helps|suits me|us
    requires|require|needs|seeks|wants|looks|searches a|an|partner|partners|school|for ... partner|partners|supplier|sponsor|school|host|venue|site|provider|volunteers @0.9
    over|in the years|decades we|i|have|our|of @0.9
    over the|more than|with NUM? years|decades of|we|i|experience|in
    with over|more|NUM ... years|decades of? experience
    years of experience
    we have|are won|been|received|featured|named|recognised|recognized|voted|the|proudly ... award|awards|featured|best|prize|leader|named|year
    i have|am always|long? dreamed|wanted|been|spent|worked|fascinated|a|an ... years|dream|since|my|career|life @0.55
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
    former|our ... engineers|consultants|drivers|teachers|nurses|planners|bankers who|with|and @0.45`,

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
    in order to @0.45 => to
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
    at the end of the day`,

  detail_overload: `
    price|prices|inventory|list|lists|log|quote|quotes|minutes|table NUM @0.75
    list of NUM @0.55
    NUM repairs|fixes|bugs|errors|typos|changes|corrections|receipts|invoices|requests|screws|widgets @0.45
    maybe ... maybe
    annex|appendix|enclosure|schedule|exhibit|attachment NUM|a|b|c|d @0.7
    rev|revision|ver|v|mk|model|type|size|code|grade|class|series NUM @0.2
    NUM x NUM
    and|plus NUM more|other|further
    for reference|completeness|info|the record
    sub|subsection|subclause|bullet|footnote|footnotes
    item|items|no|nr|pos|point|points|row|rows NUM @0.4
    tick|check|click|select|choose the|on|option box|boxes|tab|button|option|field @0.9
    screws|bolts|nuts|washers|hinges|hooks|labels|tags|brackets|cables|plugs|fuses|bulbs|paint|paperclips|staples|toner|cartridges @0.25
    to NUM decimal
    breakdown|breakdowns|itemised|itemized|inventory|checklist|spreadsheet|spreadsheets @0.15
    for the sake of|completeness
    see|per|under|in|section sections|section|annex|appendix|annexes|clause|clauses|paragraph|paragraphs|chapter|article NUM|a|b|c|d @0.4
    section|annex|appendix|clause|paragraph|article|item|point NUM|a|b|c|d @0.3
    sections|items|points|clauses|paragraphs|steps|questions|phases|chapters|pages|annexes NUM to|through|thru|and|until NUM @0.85
    points|items|steps|phases NUM @0.7
    walk|take|run|talk|go|guide you|them|him|her|us|through|everyone|everybody through|all|each|every|the ... all|each|every|phase|phases|steps|slides|detail|details|list
    full|complete|entire|whole|detailed spec|specification|specs|list|history|log|breakdown|sheet|agenda|minutes|transcript @0.6
    firmware|version|release|build|driver|patch|kernel|v NUM @0.4
    including|not but not limited to?
    also the|a ... font|colour|color|typo|margin|comma|logo|slide|footer|header|icon|wording|spelling|label
    font|fonts|typo|typos|comma|pixel|pixels|px|margin|margins|footer|spacing|bracket|kerning|colour|shade|hex|indent|alignment @0.3
    on|of slide|page|row|line|column|cell|tab|footnote NUM @0.55
    row|column|cell|slide|line|tab NUM|a|b|c|d|e|f|g|h @0.6
    every|each|all variant|variants|option|options|step|detail|details|single|screw|parameter|field|cent|line|minute @0.9
    mm|cm|px|kg|ml|kb|mb|gb|khz|ghz|mah|kwh|rpm|psi|hz|kohm|gsm|cents @0.2
    NUM mm|cm|px|kb|khz|ghz|mah|rpm|psi|hz|gsm|v|ml|cents|cent|lux|db|bar @0.65
    further|another|additional|last|more minor|small|little|tiny|trivial remark|point|detail|change|comment|note
    minor|trivial|petty|tiny|cosmetic things|points|changes|details|issues|edits|remarks|corrections
    NUM slides|pages|paragraphs|items|points|questions|clauses|attachments|steps|tabs|fields|topics|phases|screens|sections|spreadsheets @0.25
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
    specification|specifications|specs|datasheet|parameters|tolerances|part-number|serial|calibration|configuration|settings|thread|bolt|bolts|gasket|valve|valves|wiring|torque|voltage|resolution|bitrate @0.35
    maintenance|valve|pump|parts|inventory|version|wiring|sensor log|types|list|model|models|diagram|number
    invoice|order|ticket|article|batch|serial|part|case|ref|reference number|no|nr NUM
    sub points|items|sections|tasks|clauses`,
} as const;
