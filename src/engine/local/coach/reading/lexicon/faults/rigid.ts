/** Phrases that show `rigid`, one a line, in the notation of `pattern.ts`. */
export const RIGID = `
  must|shall|have|has|need to? be|follow|use|wear|attend|comply|stick|adhere|remain|match|sign|submit @0.34
  no changes|exceptions|deviations|alternatives|substitutions|swaps|discussion|suggestions|improvisation|extras @0.9
  only|exactly|strictly|precisely|solely as|the|in|by|this|NUM|like|these|according|approved @0.36
  same as|format|procedure|way|order|place|time|as @0.25
  as always|usual|before|planned|agreed|prescribed|instructed|written|specified|described @0.85
  fixed|final|mandatory|compulsory|binding|obligatory|prescribed|standardised|predetermined|non-negotiable @0.25
  one way|right|correct|option|format|method @0.55
  do not change|alter|add|improvise|experiment|deviate|touch|swap|move|edit @0.6
  follow|stick|adhere|keep to? the|this|to @0.25
  not open|possible|allowed|permitted|negotiable|foreseen|planned|up for|to|here @0.9
  already|all decided|fixed|set|settled|agreed|planned|approved|final @0.25
  in this order @0.6
  step by step
  every|each ... must|shall|has
  may not|only @0.25
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
  usual|same|standard|normal as|way|programme|drill|one|thing|form|text @0.25
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
  in this|that|the|prescribed|fixed|given|set|exact|same|stated|correct|approved|required order|sequence|format|way|form|manner @0.22
  in order and|without|from
  prescribed|mandated|standardised|standardized|predefined|stipulated|predetermined|preapproved|mandatory|compulsory|obligatory @0.45
  concept|plan|programme|program|design|decision|agenda|menu|schedule|scope|layout|list|format|script|topic|order|brief|template|rules|steps|timetable|curriculum|text|playlist|process|outline is|are|was|stays|remains|have|has|will already|now|all|been|fully|completely|be? final|fixed|set|frozen|closed|locked|settled|decided|agreed|defined|unchanged|signed|approved|complete
  fixed in|and|by|for|price|programme|agenda|plan|from @0.5
  set in stone @0.9
  is final|fixed|frozen|closed|locked|non @0.36
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
  step 1|one|NUM @0.12
  steps|phases|stages NUM|in|are|as|one|must|exactly
  begin|start|proceed at|with|from|to step|section|page|form|stage|NUM|point @0.25
  approved|authorised|signed by me|us|the|management|head ... writing|advance|beforehand|first
  park it|that|this|them @0.9
  park|shelve|ignore|drop|leave|skip|dismiss|forget ... idea|ideas|suggestions|suggestion|alternatives|out|bike|other @0.12
  get|make|have|need her|him|them|everyone|people to? sign|follow|agree|stick|comply|accept|line
  just|simply sign|follow|do|execute|implement|copy|repeat|use|stick|apply it|the|this|as|what|to @0.85
  all respects|cases|circumstances
  handbook|protocol|manual|rulebook|regulations|guidelines|template|checklist|paragraphs ... follow|all|strictly|must|every|mandatory|compulsory|obligatory|paragraphs @0.8
  rules of use @0.9
  mandatory|compulsory training|template|format|use|attendance|procedure|workshop|steps|course @0.85
  nothing|no else|other is|will|would|can|tool|way|option|format|tools|formats|approach
  every|each change|step|detail|deviation|decision|word|exception ... approved|approval|signed|writing|must|exactly|recorded|reported|planned
  five|three|two|NUM year|step|stage|phase|point plan|process|procedure|programme|roadmap
  rigid|inflexible|strict|strictly|rigorously|regimented
  must|to|has|have|should|shall|is|are be? followed|done|used|kept|observed|applied|completed|executed|copied|performed|delivered|adhered exactly|strictly|to|as|precisely|in|without|step|word @0.45
  exactly|precisely|strictly|only|just as|like|in|according it|described|stated|is|stands|shown|instructed|the|written|specified|planned|this|to|told|before @0.8
  no deviation|deviations|variation|variations|changes|change|exceptions|alternatives|improvisation|experiments|experimenting|substitutions|freestyling|creativity|flexibility|discretion|detours|extras|room|other|scope @0.75
  follow|stick|keep|adhere|hold|conform|comply to|the|with|by|strictly|exactly|? plan|script|template|procedure|steps|process|protocol|rules|guidelines|format|order|schedule|instructions|letter|sequence|agenda|recipe|manual|checklist|method
  in|by|to the|this|that|given|strict|exact|prescribed|set|correct|fixed|following order|sequence|format|form|letter|way|manner|template|book|hour @0.25
  fixed|set|predefined|prescribed|standard|standardised|uniform|compulsory|obligatory|binding in|order|stone|programme|steps|format|template|procedure|process|schedule|menu|script|curriculum|wording|times|advance @0.55
  keep|limit|confine|restrict|cut|hold it|this|that|him|her|them|answers|yourself|discussion|questions to|short|at|under|within ... minutes|minute|agenda|script|points|sheet|sentences|words|topic|hour|brief
  no|not|without|zero|any room|space|time|scope|place|need|use|interest|appetite|call for|to|in? ideas|suggestions|discussion|debate|questions|input|changes|creativity|experiments|improvise|alternatives|own|opinions|manoeuvre|negotiation
  only|just|always|exclusively the|one|this|these|our|approved|official|permitted|authorised way|method|template|form|supplier|suppliers|format|version|colour|colours|route|tool|options|tools @0.7
  approved|authorised|official|permitted|prescribed materials|templates|suppliers|wording|colours|list|method|format|tools|channels|forms only?
  we|it have|has|is|was|are always|been been|done|like|doing|how|the it|this|that|way @0.8
  that|this|it is|'s just|simply how|the|what|way it|we|rules|rule|policy|procedure|plan|format @0.6
  not|never|nobody|no allowed|permitted|supposed|may|to|authorised ... change|alter|adapt|deviate|modify|depart|add|improvise|touch|question|swap
  step|steps by|one|1|must|in|may ... order|skipped|sequence|step|completed|followed|six|seven|five|ten
  in|by|on writing|person|form|paper|email|phone|appointment only @0.85
  only|exclusively|solely in|by|via|through|on|at writing|person|form|appointment|the|this|prescribed @0.7
  own|other|any examples|ideas|additions|versions|changes|materials|suggestions|wording ... not|no|are|foreseen|allowed|permitted|wanted|welcome|accepted @0.7
  not foreseen|envisaged|intended|provided|wanted|desired @0.8
  to be|are|is read|shown|done|used|followed|filled|copied|completed in|aloud|as|exactly|sequence|order|only @0.4
  nothing|no|not|never else|other|more|beyond|to|allowed discuss|negotiate|add|change|decide|debate|about @0.7
  must|may|can|shall|should not|never be altered|changed|modified|touched|adapted|varied|edited|rearranged|questioned
  do|does not want|need|accept|allow|tolerate|like any|experiments|ideas|changes|improvisation|deviations|variations|surprises|discussions
  it|there is this|that|only or|way|one nothing|way @0.7
  this or nothing
  how|what|way it|we|things is|are|do|works|goes|done done|here|it|things ... full|period|here|stop|end @0.6
  you|they|we play|sing|read|say|do|follow|use|wear|cook|build|write|teach what|as|exactly|only is|as|the|it ... nothing|exactly|only|else|written
  exactly as|like|how described|written|agreed|specified|planned|shown|instructed|drawn|stated|in|it|the|last|always
  all|every groups|classes|teams|branches|sites|members|pupils|PEOPLE use|uses|follow|follows|do|wear|get the same
  the same|standard|approved|official|fixed|prescribed template|format|script|order|layout|worksheet|way|form|text|menu|colours @0.4
  already|been|is|are|all fixed|set|defined|laid|decided|settled|final in|out|and|for|down? .. @0.23
  no room|space|need|place|time for creativity|ideas|experiments|improvisation|questions|discussion|changes|debate|own|innovation|invention
`;
