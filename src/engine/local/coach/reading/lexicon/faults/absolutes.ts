/** Phrases that show `absolutes`, one a line, in the notation of `pattern.ts`. */
export const ABSOLUTES = `
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
  for ever|good @0.25
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
  of any kind @0.85
  it|that|this is just|simply|a|the fact|truth|certainty|given|no-brainer @0.8
  a|the simple|plain|proven|hard? fact|truth @0.6
  a fact @0.8
  always|never work|works|worked|happen|happens|fail|fails|go|goes|come|comes|do|does|have|has|is|are|been|say|get|listen|help|ask|answer|wrong|late|right|round|forget|change @0.7
  you|he|she|they|we|it|things always|never|constantly|forever|only|all @0.3
  every single|last|possible|bloody|time @0.9
  every time|one|body|thing|child|person|visitor|guest|customer|resident|member|parent|patient|tenant|user|driver|farmer|singer ... thrilled|loves|love|happy|agrees|knows|wants|hates|late|wrong|satisfied|delighted
  everyone|everything|nobody|nothing|anyone|anything|none always|ever|else|is|was|has|does|will|can|could|wants|knows|agrees|says|loves|likes|needs|works|cares|thinks|listens|helps @0.3
  everything|everyone|all of? you|they|he|she|it|i do|does|touch|say @0.3
  does|do|solves|fixes|handles|covers|cures|answers|knows everything|anything|all @0.85
  there|it is|are only|just|simply|absolutely one|no|nothing|a right|correct|proper|true|other|better|alternative|way|answer|choice|doubt|question|option|reason|room|excuse
  only one|correct|right|proper|possible|real|true|sensible way|correct|right|answer|thing|choice|option|method|solution|place|supplier
  the one and only
  no other|better|safer|cheaper|alternative|exceptions|exception way|to|choice|option|place|school|method|whatsoever|ever @0.85
  nothing|no one|nobody|none else|ever|like|comes|can|will|could|in|better|beats|compares @0.75
  impossible|unthinkable|inconceivable|guaranteed|infallible|foolproof|flawless|bulletproof|watertight|failsafe|unbeatable|undeniable|indisputable|irrefutable @0.7
  cannot|can|could|will|would not? possibly? fail|go|lose|miss wrong|fail|out @0.2
  can not|never fail|lose|go|miss @0.85
  zero|no|without|any doubt|downside|downsides|risk|drawbacks|exception|exceptions|question|errors|mistakes|side|compromise @0.7
  hundred|100 percent|per|times|safe|sure|certain|secure|reliable|right @0.75
  completely|totally|absolutely|entirely|utterly|perfectly|wholly safe|certain|impossible|right|wrong|sure|clear|useless|pointless|unacceptable|reliable|secure|obvious|free|hopeless|worthless|fine|risk @0.75
  in any|all|every|no|each case|cases|circumstances|circumstance|respect|way|situation
  under no circumstances
  the|our best|worst|greatest|finest|fastest|safest|only ... in|ever|on|of the world|town|county|market|country|planet|time|all|region|history|made @0.75
  the whole|entire town|village|school|team|ward|world|street|building|office|department|company|choir|club|family|house ... knows|says|wants|thinks|agrees|loves|hates|talking|laughing|fed @0.9
  once and for all
  these|those things|problems|matters|issues always|never|just @0.85
  without|any fail|exception
  from|for day one|start to
  again and again @0.7
  over and over @0.8
  as always|usual|ever @0.35
  all the time @0.8
  not|never once|a single|one|ever @0.5
  never ever
  not a single|one
  constantly|permanently|invariably|perpetually|eternally|incessantly|endlessly @0.7
  by far the
  bar none
  hands down
  lasts|last|stays|holds|keeps|works for? ever|forever|always|eternally @0.95
  forever @0.8
  the most ... in|on|of the county|town|world|market|country|business|region|trade|industry @0.85
  every time|day|week|month|year|shift|evening since|again|without
  like that|this every single? time|day|week|month|year
  no one|parent|driver|nurse|teacher|customer|PEOPLE in their|his|her|its right mind
  whatever|everything|anything i|we do|say|try|ask ... wrong|useless|nothing|pointless|bad
  you|one can not|never trust|rely|believe|count|depend on? anyone|anything|nobody|them|any
  time after|and time|again
  always $ @0.6
  nothing but complain*|complaints|trouble|problems|excuses|delays|lies|chaos
  day in day? out
  in every|each respect|way|case|regard @0.6
  the|our one and only @0.8
  completely|totally|utterly|absolutely|entirely|perfectly impossible|useless|wrong|pointless|hopeless|ridiculous|everyone|nobody|safe|certain|clear|obvious|risk
  not|never a|one single @0.7
  zero|no chance|doubt|question|risk that|of|about @0.6
  whole|entire village|team|town|staff|company|ward|club|world|house|school|office agrees|thinks|knows|is|loves|says|wants
  everyone|nobody|all|none of|in|on|at the|this|our|my ward|team|village|office|choir|club|company|house|school ... thinks|knows|agrees|says|wants|believes|supports|likes
  it|this|that works|fits|helps|suits|goes for|with everyone|anyone|all @0.8
  never once|ever @0.8
  has|have never ever|once|worked|been|failed|gone @0.45
`;
