/** Phrases that show `no_evidence`, one a line, in the notation of `pattern.ts`. */
export const NO_EVIDENCE = `
  our|my customers|clients|guests|patients|readers|members tell|told|assure us|me
  everyone|everybody|people|they|most|many|all|customers|users ... say|says|love|loves|agree|agrees|know|knows|think|thinks|feel|feels|want|wants|complain|like|prefer|noticed @0.35
  clearly|obviously|surely|certainly|definitely|undoubtedly @0.4
  studies|research|experts|science|statistics|surveys|tests @0.29
  proven|proves|proof|prove
  trust|believe me|us
  a lot|lots|loads|plenty|tons|many|most|several|some of people|us|them|you|customers
  much|way|far|lots|significantly better|faster|cheaper|easier|happier|higher|lower|more|less|safer|healthier|stronger
  feels|feel|seems|looks like|right|good|better|great|promising @0.25
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
  doubled|tripled|halved|exploded|soared|vanished|plummeted|disappeared @0.24
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
  loved|adored|liked it|us|them|everything|the @0.25
  smart|top|leading|many money|people|companies|schools|experts|hospitals|farms @0.12
  have|has|had worked|works always|everywhere|before|for|well|elsewhere
  like magic|clockwork|a @0.9
  you can|could see|feel|tell|hear @0.6
  must be|have @0.15
  no doubt|question|wonder @0.7
  should|would|will|could save|double|triple|halve|pay|earn|bring|boost|cut|sell us|you|a|lots|time|money|itself|loads|thousands|plenty @0.6
  thousands|hundreds|dozens|millions|scores of|love|trust|use
  rumours|rumors|gossip|hearsay|anecdote|anecdotes
  studies|research|science|experts|data|evidence|surveys|statistics|numbers|figures|reports|analysts|history|experience ... show|shows|say|says|prove|proves|suggest|suggests|confirm|confirms|agree|indicate|tell|speak|back @0.36
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
  i|we|he|she|someone|somebody|they read|heard|saw|told|seen ... somewhere|online|article|once|podcast|facebook|that|internet|linkedin|twitter|me|said @0.12
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
  no data|numbers|evidence|figures|proof @0.25
  anecdotally|anecdotal|intuitively
  decent|loads|plenty|tons @0.25
  seems|seem|appears to? work|working|popular|happy|fine|better|like @0.5
  we|everyone|i all|just|simply|both know|feel|agree|see|believe|think|sense that|this|it|how|the @0.7
  makes|make sense|total|perfect @0.25
  do not|have|had|without|haven't have|got|the|any|a? list|data|figures|numbers|proof|examples|records|evidence|details|dates|source|sources ... hand|here|yet|ready|with|but|now|anymore|to|exactly
  loads|lots|plenty|tons|heaps|dozens|countless|many|numerous|several|enough of? examples|cases|complaints|times|instances|reports|people|others|stories|occasions|incidents @0.27
  everyone|everybody|people|customers|clients|guests|visitors|residents|parents|patients|users|members|singers|tenants|farmers|neighbours|all|most|nobody ... rave|raving|love|loves|thrilled|delighted|happy|agree|agrees|noticed|says|say|swear|swears|hate|hates|know|knows|complaining|talking|adore|satisfied|enjoy|impressed|enthusiastic @0.4
  can|could not|hardly|barely|never? stop|get|praise|wait|live|say|thank|recommend raving|talking|enough|praising|without|to|it|us
  raving|raved|rave|praised|praise about|over|it|us|by|from
  literature|science|research|studies|experts|evidence|history|experience|consensus|data|press|internet|doctors|specialists|scientists is|are|was|has|have|all|now|clearly|overwhelmingly unanimous|clear|agree|agreed|long|shown|overwhelming|settled|proved|proven|there|on|says|united|beyond|conclusive
  is|are clearly|obviously|certainly|surely|definitely|undoubtedly|evidently|plainly the|why|because|due|caused|a|better|behind|down @0.8
  the|main|only|real|clear reason|cause|culprit|explanation for|is|they|it|why|that|behind|we|of @0.35
  as|like everyone|everybody|we|anyone|you|experts|people all|who|can|will|in? know|knows|knows|see|sees|agree|agrees|say|says @0.75
  it|this|that must|has|can|got to|only be the|because|due|down|from|our|that @0.65
  due|thanks|owing|because|down to|of our|the|my|this new @0.3
  i|we am|are|feel|just|simply|know sure|certain|convinced|confident|positive|know|feel you|that|it|this|of|we|they|in @0.15
  you|everyone|anyone will|would|must|may|can|have have|also|surely|all? noticed|notice|agree|see|seen|heard|feel|know|admit|realise @0.2
  way|far|well|much|massively|hugely|really|noticeably up|down|above|better|worse|ahead|beyond|over|happier|calmer|higher|lower|more|less @0.35
  the|our|all|recent|latest numbers|figures|results|signs|feedback|indications|reviews|tests ... speak|look|great|good|promising|positive|amazing|themselves|clear|up|strong|excellent
  nothing|nobody|none|no else|one|other|competitor comes|come|gets|matches|beats|compares|touches|offers close|near|us|it|anything
  game|life changer|changing @0.25
  word|reputation|rumour|rumor|people|talk|story has|is|goes|on|of|have it|mouth|street|that|saying|told @0.4
  someone|a|my|our|friend|neighbour|colleague|cousin|brother|guy|mate|uncle of|who|told|said|says|mine|knows|swears|works ... me|that|it|fine|told|said|best|swears @0.35
  it|that|this works|worked|helps|helped|pays|sells|heals|cures|solves|saves for|everywhere|wonders|itself|elsewhere|great|perfectly|brilliantly|everyone|well|like @0.6
  look|looks|seems|feels|sounds|appear|appears pretty|really|much|way|very|quite|so|all? good|better|great|promising|healthy|right|happier|worse|fine|solid|calmer @0.6
  any|every|each NAME?|expert|binder|nurse|plumber|farmer|teacher|professional|cook|builder|mother|parent|one|body|specialist|mechanic|doctor will|can|would|could tell|confirm|say|agree @0.95
  anyone|everyone|they all? will|would|can|could tell|confirm|say|agree you|that|it
  made|makes|left|leaves|keeps everyone|everybody|people|staff|customers|them|us|all happier|happy|calmer|better|faster|satisfied|healthier
  will go|rise|increase|grow|improve|jump|explode|double|triple|fall|drop|sink massively|dramatically|enormously|hugely|significantly|immensely|noticeably|a @0.85
  massively|dramatically|enormously|hugely|immensely|significantly|vastly|noticeably better|faster|more|less|cheaper|improved|increase|increases|improve|improves|reduce|reduces|boost|cut|cuts @0.8
  is|are|was|were|been scientifically|clinically|medically|statistically proven|sound|tested|established|shown
  team|everyone|we|they|people|staff|PEOPLE is|are convinced|sure|certain|positive that|it|this
  according to a|some|several|many|various|experts|insiders|people survey|study|article|experts|sources|report|poll|test @0.8
  experts|insiders|specialists|scientists|doctors|researchers agree|say|think|believe|recommend|confirm
  any PEOPLE|vet|doctor|baker|farmer|builder|teacher|lawyer|printer|plumber|expert|child|professional will|can|would|could tell|confirm|know|agree|say
  everyone who has|tried|uses|used|owns|bought it|this|one|ours
  can|could not|never stop raving|talking|praising|thanking @0.9
  raving|rave about
  i|we have heard|read|seen from|somewhere|several|that|many|only @0.5
  my|our gut|instinct|experience|feeling tells|says|is @0.9
  it|that|this is a fact|given|truth|fact
  it|that|which obviously|clearly|certainly|definitely|surely works|helps|pays|is|saves|will @0.6
`;
