/** Phrases that show `risk_unaddressed`, one a line, in the notation of `pattern.ts`. */
export const RISK_UNADDRESSED = `
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
  without testing|asking|telling|a|any|checking|permission|notice @0.2
  not mention|tell|say|bring|raise|discuss|show|worry @0.21
  keep|keeping quiet|it|that|this|secret|between|low|out @0.12
  hide|play|playing down @0.9
  skip|skipping|leave|leaving out|the|that|this|it @0.25
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
  worry|worried|worrying about|later|too @0.22
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
  if|when it|something|anything|things|that|this|the|he|she|anyone|someone|they ... breaks|break|fails|fail|goes|go|happens|happen|crashes|leaks|rains|down|wrong|dead|complains|complain|stops|doubt ... they|just|always|no|who|nobody|knock|well|so @0.7
  if|when ... fails|breaks|down|dead|wrong|crashes|stops just|they|people|well|someone
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
  live|deal|cope with it|that|the|whatever @0.6
  i|we|he|she|they am|are|is|was|were told|assured|promised|sure|confident|hoping it|that|they|things|everything|this ... fine|ok|work|works|safe|hold|problem|good|right @0.9
  told it|that|everything|they ... fine|ok|safe|works|hold
  will|would|should|shall cross|deal|see|worry|think|handle|look|sort|solve|find|fix ... when|once|if|then|later|bridge
  see|know|find|worry|deal|look|check|learn once|when|if|after|as it|we|that|the|things|they ... open|comes|come|happens|get|there|live|running|starts|breaks|goes|out
  probably|presumably|hopefully|surely|likely|supposedly is|are|not|isn't|only|just|was|will ... load|dangerous|serious|problem|issue|asbestos|live|contagious|structural|broken|critical|toxic|important|matter|needed|necessary @0.85
  nobody|no one|none|never|not|first ... else|ever|yet|before|has|have|in|anyone? tried|tested|used|done|built|seen|attempted|run it|this|that|yet|before|them|?
  nobody|no one|none|nothing else|like|in|here ... tried|has|tested|it|uses
  these|those|such things|matters|problems|stuff always|usually|tend|will|just|generally|never ... work|sort|happen|out|fine|go|resolve
  always|usually|generally|tends|tend to? works|work|sorts|comes|turns|goes|resolves out|itself|fine|right|good|well|together
  do not|no|never|please|stop ... worry|fret|panic|stress|fuss|overthink|dwell about|over|on|too the|details|it|that|what|much|small|anything @0.35
  if|should|when|in ... case|fails|fail|breaks|break|drops|drop|goes|crash|crashes|leaks|rains|wrong|out|down|sick|late|stops|worst ... bridge|see|whatever|so|improvise|fine|shrug|luck|tough|cope|manage|somehow|then @0.75
  it|this|that|they is|are|was only|just|merely|but a|an fridge|form|door|fence|cable|test|formality|small|minor|pilot|detail|roof|kettle|pump|wall|little @0.25
  what|who|where|how is|are|can|could|cares|would|does|much the|possibly|really|go|harm|it|worst|if|about ... harm|wrong|worst|happen|matter|damage|danger|fuss|knows @0.4
  where is the harm
  not|is|isn't|never|hardly|barely a|any|much|really|that|an|of big|real|huge|major|serious|great|issue|actual? deal|problem|issue|risk|danger|worry|concern|drama|thing @0.25
  worth|take|taking|run|live|willing|prepared|accept the|a|with|to|it|that risk|chance|gamble|punt
  we|they|it|i have|has|had|were|was|are|got always|so|far|just|been|never|really? lucky|fine|got|away|survived|managed|problem|problems|trouble|accident|incident with|before|so|until|yet
  get|got|getting|gets away with
  unlikely|improbable|doubt|doubtful|rare|rarely to|that|it|anything|anyone|happen ... happen|happens|notice|break|fail|go|wrong @0.75
  off|on the|our|a chance|cuff|wing|prayer|hunch|luck
  work|worked|working|sort|iron|figure|shake|smooth|fix the|it|them|that|things|any|out|details|kinks|bugs ... later|afterwards|go|out|after|along|when|way @0.15
  iron out|bugs
  kinks|snags|glitches|gremlins|wrinkles|hitches @0.6
  nobody|no one|none|never has|have|had|was|is ever|been|anyone complained|noticed|hurt|fallen|died|asked|checked|happened|minded @0.7
  will not|never|hardly notice|mind|find|care|look|check|matter|happen|complain|ask @0.5
  worked|works|went|fine at|for|with|in|on my|his|her|their|our|the|other|last|others|elsewhere ... will|should|so|here|too @0.6
  bit|little|part of risk|danger|adventure|fun|chaos
  fix|mend|sort|repair|patch|correct|solve|test|check the|it|any|them|bugs|errors|mistakes|problems|rest ... afterwards|later|after|live|then|as|on
  liability|insurance|safety|security|privacy|legal|permit|risk|warranty|data protection|question|side|part|thing|stuff|rules? is|are|we|still|bit|a|will ... open|later|unclear|unsolved|lol|somehow|think
  would|will|do|not|need not lose|worry|fret|panic|fuss|bother|sleep any|over|about|too|sleep
  let us|me see what|how|if happens|goes|works|it|the|they @0.7
  someone|somebody|people|it|something|things could|might|may|can fall|break|fail|go|get|leak|burn|happen|slip ... but|who|so|wrong|whatever
  trouble|problems|problem|issue|issues|accident|incident|complaints in|at|with|on ... but|another|story|whatever|anyway|never|ignore @0.6
  we|you|they will|shall find|see|know|learn out|when|on|if|soon|whether ... DAY|then|it|works|happens|breaks @0.8
  never|not been|yet tried|tested|done|proven before|yet|anywhere|by|on @0.7
  nobody|no one|none else|other|in ... tried|tested|done|uses|used|has @0.7
  these|such things always|usually|tend|never work|sort|go|happen|to out|themselves|wrong
  do not|never worry|fret|mind|bother|panic about|too|the|over|it|$
  in there|somewhere somewhere|i|probably|maybe hope|think|guess
`;
