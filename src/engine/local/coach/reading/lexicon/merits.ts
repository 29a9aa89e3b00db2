/** Words that show a merit. Notation as in `pattern.ts`. */
export const MERITS = {
  appreciation: `
    thank|thanks|thankful|grateful|gratitude you? for|to|again|so|very|that @0.85
    thank you for|to|again|so|very|and @0.9
    thanks to|for NAME|the|your|everyone|all|this|that|taking|being|sending|coming @0.95
    thanks for that|the|your @0.9
    i|we really|truly|also|very? appreciate|appreciated|value|valued|admire|admired|enjoyed|loved|liked
    i|we noticed|saw|know|see how|that you|much|hard|the ... work|care|effort|stayed|put|helped @0.85
    well|nicely|beautifully done|made|run|handled|written
    your|his|her|their work|help|idea|team|patience|care|effort|design|talk|piece|report|advice ... was|is|has|made|helped|saved|showed ... good|great|excellent|lovely|clear|careful|right|helpful|best|brilliant|useful|kind
    you were|are so|very|really|always|wonderfully? lovely|kind|patient|great|generous|brilliant|gentle|good with|to|about|when|on
    you did|have|were|handled|made|kept|saved ... great|well|good|right|beautifully|lovely|strong|excellent|wonderful @0.85
    which was great|good|lovely|right|excellent|kind
    are|is|was|were lovely|beautiful|excellent|brilliant|wonderful|first rate? @0.75
    great|good|lovely|excellent|brilliant|fine|beautiful work|job|idea|talk|result
    credit|kudos to|for
    glad|happy|lucky|proud ... you|your ... with|are|did|came|team
    it|that|this helped|made|meant|means a|us|me|my|all ... lot|weekend|day|difference`,

  warm_opening: `
    ^ it was good|lovely|great|nice|a to|pleasure
    ^ lovely|great|good|nice to see|meet|hear|talk|speak
    ^ i enjoyed|loved|remember|hope|thought @0.65
    ^ i have been buying|reading|following|coming|thinking|using|enjoying
    ^ how is|are|did|was your|the|you
    ^ congratulations|congrats|welcome|happy @0.85
    ^ thank you|for|thanks .. @0.75
    thanks for being
    hope you|your ... are|is|rested|enjoyed|went|well|better|good @0.6`,

  empathy: `
    i|we understand|know|realise|realize|see|imagine|appreciate|recognise|recognize|can ... is|was|are|were|must|feels|hard|means|frustrating|a|this|how|you|your ... hard|difficult|tough|lot|frustrating|worrying|painful|upset|tired|stretched|pressure|extra|full|change|mean|important|matter|worried|disappointing|loss @0.75
    i know|understand|see|realise|imagine this|that|it|you|your|how|the @0.45
    some of you|us liked|love|loved|will|may|might|prefer|have|are|feel @0.9
    how|what does|do|would|did|are|is|will you|this|that|it|they ... feel|land|doing|mean|see|think|like @0.85
    how would|does|do|did this|it|you|they|that land|sit|feel|see @0.85
    would like|love|want to hear|know|understand your|how|what|from
    tell me|us|NAME how|what|where you|it|your ... see|saw|feel|miss|like|need|think|happened|looked
    how you see|saw|feel|felt
    your side|view|account|story|perspective @0.85
    take the|all your|the? time you
    hard|difficult|tough|painful|unsettling for you|many|some|everyone|people|all|them|her|him
    not easy|your fault|alone
    must be|have been hard|difficult|tough|tiring|frustrating|upsetting
    asked|ask|asks|asking about|after|for you|him|her by? name?
    worried|worry|concerned|care|cares about you|them|people|her|him
    i am sorry that|for your|you|the
    if|anything you|is prefer|rather|anything|worries|need|troubles
    who will miss|lose|feel
    listen|listening|heard|hear @0.6
    what|who you 'd|would miss|need|like|change @0.85`,

  evidence_cited: `
    NUM people|customers|users|patients|cases|samples|claims|responses|replies|respondents|orders|visits|interviews|households|sites|schools|farms|tickets|calls|trials|tests|readings|records|students|participants|nurses|doors|deliveries|days|weeks|months|runs|measurements|answers|surveys|homes|members|shifts|parents|staff|volunteers|buyers|shops|clinics|wards|pupils|families @0.2
    study|trial|pilot|survey|audit|test|experiment|sample|report|analysis|dataset|paper|measurement|inspection|benchmark|holdout|review|census|log|logs|data|figures|readings ... NUM @0.7
    NUM ... study|trial|pilot|survey|audit|test|experiment|sample|report|analysis|dataset|holdout|logs|measurements @0.75
    went|fell|rose|dropped|grew|down|up|moved|cut|increased|decreased|improved|climbed|halved|came|risen|fallen|gone ... from ... NUM ... to ... NUM @0.65
    NUM ... against|versus|vs|compared|instead|rather|from|before ... NUM @0.75
    from NUM .. to NUM @0.5
    was NUM|before
    NUM of|out the|our|of? NUM @0.7
    NUM of the|our NUM @0.8
    only NUM of NUM
    according to|source
    source|sources|method|sample|assumption|assumptions|margin|confidence|baseline|control @0.3
    we|i|they|he|she|have tested|measured|compared|counted|surveyed|tracked|checked|ran|audited|piloted|trialled|sampled|logged|asked ... NUM @0.9
    tested|measured|compared|surveyed|audited|piloted|sampled on|with|in|over|at|against|every
    same as|hospital|school ... since|uses|in @0.6
    have|has|had|been used|running|run|ran ... since|for ... NUM
    attached|enclosed|appendix|linked|table|annex ... data|values|figures|report|results|table|numbers|lab|method|log|logs|calculation|model|study|map
    false positive|negative
    p value
    in the pilot|trial|test|study|survey|audit
    climate|market|annual|independent|published|peer|NUM study|report|survey|audit|research|paper|review|data`,

  safeguard_named: `
    as a|the|our? backup|fallback|reserve|safety
    approved|checked|signed|cleared|certified|inspected by|off
    night|security|life guard|guards|nurse|doctor
    insurer|insurance|inhaler|extinguisher|defibrillator
    first aid|aider|aiders
    no incident|incidents|accident|accidents|damage|complaints|errors|injuries since|so|in|at|on?
    fallback|fall|rollback|roll|backup|back|plan b|back|up|option
    as|is|have|keep|kept|with a|the|our fallback|backup|safety|rollback|failsafe|reserve
    roll|rolled|go|switch|revert|return|rolls back to|within|if|in|by
    stays|stay|remains|remain|kept|keep|keeps in|off|on|the|as|valid|possible|open|available|unchanged|locked|running|until|with|where ... force|place|until|from|for|panel|it|old|unchanged|same|years|running|parallel|as @0.6
    until|unless|before|only ... signs|signed|approves|approved|sign|checked|inspected|tested|confirmed|agrees|passes|confirms|clear|cleared @0.85
    nothing|no one|no data|nobody|none ... changes|change|leaves|leave|goes|moves|starts|happens|lost|deleted|switched ... until|before|without|unless|at @0.9
    no|not data|personal|names|patient ... leave|leaves|shared|stored|kept|identifiable
    if|should ... fails|fail|breaks|wrong|down|outside|stops|problem|not|rains|late|off|exceeds|drops ... close|call|go|we|switch|stop|return|the|revert|use|then ... back|call|log|within|paper|old|same|manual|by|stop @0.85
    in parallel|case @0.85
    parallel run|running|operation
    runs|run|running in|alongside|side parallel|alongside|by
    approved|signed|reviewed|checked|agreed|authorised|cleared|inspected|certified|tested|audited|passed off? by|on|under|in|with|against @0.8
    under|with ... approval|permit|insurance|licence|supervision|contract|warranty|policy @0.85
    approval|permit|policy|certificate|licence|insurance NUM|no|number|is|covers
    insured|covered|guaranteed|warranty|refund|cancel|deposit|escrow ... up|for|if|by|until|within|at|any|time @0.85
    cancel|stop|return|leave|withdraw at|any|within|it any|time|NUM|without
    second|two|four|both person|people|signature|signatures|eyes|key|keys|nurse|nurses|check|checks @0.55
    signed|signs .. off on|by|NUM|DAY|MONTH|yesterday|today|last @0.85
    safety|steering|audit|ethics|compliance committee|board|review|officer|check|approval @0.75
    manual control|override|mode|process|panel|backup
    old|paper|present|existing|current log|sheets|system|index|check|line|copies|process|records|version|one|register|rota ... stay|stays|valid|kept|remain|remains|until|in|as|for|available|untouched|running @0.9
    kept|keep|stored|archived ... for|until NUM|two|one|the|years|months|we @0.85
    same as|hospital today @0.85
    stay|stays|remains|remain|are|is unchanged|untouched|protected|locked|the @0.3
    reversible|undone|undo|rollback|failover|redundant|spare @0.85
    spare|extra|reserve|standby ... on|in|ready|is|site|generator|battery
    no|without patient|resident|child|customer|one|person ... harmed|hurt|affected|risk|lost @0.75`,

  purpose_stated: `
    so that|we|you|they|the|every|each|people @0.45
    because @0.15
    the|our|my|its reason|purpose|goal|aim|objective|point|idea|intention|why is|was|for|of|behind @0.6
    purpose|goal|aim|objective|reason|why @0.45
    why now|we|this|it
    in order to
    to make|keep|stop|prevent|protect|give|avoid|help|let|build|free|bring|cut|end|save|reach|get|have|become @0.15
    we|i want|wants|aim|hope|intend|dream|wish ... by|to|every|whole|the @0.4
    want|see|imagine|make|become|build ... every|whole|all|entire|national|region|future|generation @0.9
    by NUM @0.25
    in NUM|five|ten|three|twenty years|yrs|decades|generations|months
    the start|beginning|first|step of|toward|towards @0.9
    step|steps|way|move|path|road|bridge towards|toward|to @0.75
    future|vision|generation|generations|decade|decades|mission|movement @0.35
    matters|matter|important because|to|for|that
    this|that|it|which|would|will means|mean|gives|give|lets|let|makes|make|frees|protects|protect|helps|saves|keeps|opens ... you|we|people|our|children|patients|team|families|the|possible|NUM|customers @0.75
    what|that changes|change|becomes and|possible
    so|then no one|nobody|every|each|everyone|nothing
    open|building|build the first|a @0.85
    last year|time|month|week|winter|summer|spring|autumn we|the|it|there|NUM ... found|lost|took|had|waited|cost|missed|was @0.6
    in january|february|march|april|may|june|july|august|september|october|november|december a|the|NUM|we ... fault|was|found|lost|broke|failed|missed|late`,

  options_offered: `
    options|option a|b|c|1|2|one|two
    a or b @0.85
    either ... or ... works|is|fine|suits|would|you @0.8
    you|which can|could|may|would ... choose|pick|decide|prefer|rather|suits|change|shape|use|like @0.65
    which one|of|would|do|date|day|option|suits|works|you|version|is ... you|prefer|better|best|suit|suits|works|like|choose @0.9
    two|three|several|a|some|couple options|ways|possibilities|versions|choices|routes|ideas|variants|dates|of @0.55
    or|alternatively ... if you prefer|rather|like
    alternatively
    i|we recommend|suggest|propose|prefer a|b|the|option
    what would|else|do|might you|we|could try|do|suggest|change|like|prefer|add|need
    see who|what|whether|how it|turns|happens|tells|you|people|we @0.9
    try|trial|test|pilot|experiment it|this|a|for|with|on|something|out .. @0.8
    your|you call|choice|own|free|way|shape|decide|like|version @0.8
    open to|for your|other|ideas|changes|suggestions|any
    shape|change|adapt|bend|tweak|redesign|remix|twist it|this|them|as|how|to @0.65
    or|and something|a different|else|third|completely
    if not|neither what|which|when|how|tell|would|suggest
    DAY or DAY
    would ... or ... suit|be|work|better|rather?`,

  ownership: `
    that|this|it is|was on|my|mine me|mistake|fault|doing|error|responsibility
    that is|was on me
    my|our mistake|fault|error|part|responsibility|share|oversight|doing|omission
    i|we was|were|am wrong|late|slow|too|unclear|short|careless|hasty|sharp
    i|we should have|not
    i|we could have
    i|we did not tell|say|ask|check|give|explain|warn|mention|make|see|notice|answer|listen|write|speak|leave|think|send|help|allow|set|agree
    i|we had not|never told|asked|checked|given|said|explained|agreed
    i|we never told|said|asked|gave|explained|set|wrote|checked|agreed
    i|we missed|forgot|overlooked|misread|misjudged|promised|underestimated|failed|left|let|agreed|assumed|changed|caused|made|added|broke|took|answered|sent @0.3
    i|we may|might|could be|have|well wrong|missed|misread|mistaken|part|contributed|been|misunderstood|made
    i|we take|own|accept|carry|share|answer ... responsibility|it|that|this|blame|part|for
    i|we will|am do|take|chase|handle|bring|check|own|write|call|tell|send|cover|pay|start|fix|sort|make|arrange|book|join|prepare|keep|speak|set|run|give|order|ask|collect|come|going|update|draft|answer|drive|print|deal|phone @0.4
    i chase|own|run|check|take|handle|pay|bring|cover|deal|answer|sign|do|write|book|order|send|call|print|drive|lead @0.55
    who is|owns accountable|responsible|it|this
    accountable|responsible is|for|to|are @0.8
    NAME is|will|has|owns|runs|takes|checks|signs|leads|brings|answers|chases|covers|keeps|handles|does|writes|drives|opens|holds|calls|orders|prints|stays|can ... responsible|site|charge|accountable|by|the|all|it|on|until|day|check|sign @0.3
    owner|owns|owned|lead|in-charge @0.6
    in charge of|is
    questions|queries to NAME|me|the
    step|steps out|back|i
    yours and i @0.9
    part of|in that|this|it is|was mine
    i apologise|apologize|regret
    i am sorry for|that|about my|the|i|not
    sorry i|for was|did|not|my|the @0.45`,

  personalised: `
    your NUM|talk|paper|article|post|piece|book|interview|work|project|report|team|festival|exhibition|column|speech|lecture|show|shop|garden|bakery|school|farm|studio|course|programme|recipe|podcast|review|design|museum|library|choir|club|clinic|film|map|essay|keynote|thesis|blog|campaign|workshop|opening|depot|plan|lab ... about|on|at|in|is|was|from|last|with|for|that|where|has|said @0.9
    you said|wrote|mentioned|asked|told|described|argued|showed|talked|spoke|noted|called|built|opened|are|started|run|ran|found|planted|chose|kept|made|grew|painted|moved|turned|gave|published|put|led @0.2
    you are opening|building|moving|planning|running|hiring|launching|expanding|looking|starting|growing|working
    i|we read|saw|heard|watched|followed|noticed|visited|tasted|used|bought|met|came|loved|listened your|you|that|how|the ... in|at|on|last|about|your|with|for|and|from|by @0.7
    i have been buying|reading|following|using|coming .. @0.75
    i read|saw|heard your|you|that|how|about
    i noticed that|your|you|how
    read your NUM|paper|piece|article|book|post
    i|we have? played|read|watched|heard|visited|tasted|used|worn|driven|seen|cooked|built your @0.8
    the finding|question|idea|point|part|line|chapter|passage|sentence that|about|of|where|you|on|in @0.7
    after|since|at your|the|our talk|lecture|visit|fair|conversation|meeting|call|chat|conference|exhibition @0.85
    when we|you met|spoke|talked|said|were|showed
    last|in|at time|week|year|month|spring|summer you|your said|told|asked|showed|mentioned
    as you|like said|suggested|asked|wanted
    you once|always said|told|wrote|asked
    learned to|at`,

  concrete_plan: `
    step|steps NUM|one|first @0.85
    first ... then ... finally|then|last
    first|1 ... then|second|2|next @0.45
    who|what|when|where|why|for|from is|changes|whom|when|why|to @0.65
    what changes @0.85
    for whom
    from when @0.85
    who does|brings|is what|when|the|accountable @0.65
    next step|steps @0.85
    i|we will|NAME ... by|on|at|before NUM|DAY|MONTH|the @0.7
    NAME ... by|on NUM|DAY|MONTH|the @0.3
    from NUM|DAY|MONTH|the ... to|until|at ... NUM
    every|second|first|last monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day ... at|in|from|NUM|of @0.8
    on|at|in DAY|NUM|MONTH ... at|in|room|from ... NUM|the|room
    DAY ... NUM ... in|at the|room|NAME|barn|hall @0.75
    draft|contract|version|folder|slides|list|plan|agenda ... is|are|in|by|on|ready ... folder|attached|NUM|done|ready @0.85
    done when|means|if @0.9
    after|before|once ... call|meeting|visit|test|that ... i|we|you ... will|step|start|send|can|do @0.7
    deadline|due|start|end|owner|cost|budget|place|time|date @0.05`,
} as const;
