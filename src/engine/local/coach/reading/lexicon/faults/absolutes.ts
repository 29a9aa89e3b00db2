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
  of any kind @0.85
`;
