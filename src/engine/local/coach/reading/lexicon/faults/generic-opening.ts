/** Phrases that show `generic_opening`, one a line, in the notation of `pattern.ts`. */
export const GENERIC_OPENING = `
  i hope|trust @0.8
  hope you @0.95
  hope all|everything|things|this
  how are|is|have you|your|things|everything @0.6
  just wanted|checking|a|following|to @0.75
  i am writing|reaching|contacting|getting @0.55
  we are a|an|the @0.12
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
  in today|these|our @0.36
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
  i represent|work @0.25
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
  just checking|following|popping|writing|wanted|touching|saying|circling @0.85
  ^ trust|hoping|hope|hopefully|wishing|assuming|i|we you|your|all|this|everyone|hope|trust are|is|have|had|keeping|well|finds|message|email|letter|week|day|you|this @0.75
  trust|hope|hoping|hopes|wish|wishing you|all|everyone|things|this|your|the ... well|good|great|fine|fantastic|wonderful|thriving|keeping|health|week|weekend|day|spirits|safe
  to whom|it|who it|this|may may|concerns|concern concern?
  dear sir|madam|valued|esteemed|potential|customer|homeowner|business|friend|colleague|decision or?|madam|sir|customer|client|owner|maker|partner|there
  valued|esteemed|dear customer|client|partner|reader|friend|neighbour|guest|supplier @0.6
  in|during these|this|today's|our busy|challenging|uncertain|difficult|hectic|unprecedented|fast|ever|turbulent|exciting|modern @0.8
  busy|challenging|uncertain|hectic|trying|unprecedented|turbulent times|time|season|world|period @0.8
  as|like you|we|everyone|many|most|someone in|may|probably|might|surely|will|are|all|doubtless|already know|aware|heard|noticed
  i|we am|are|was|were writing|reaching|contacting|emailing|getting|dropping|approaching|messaging ... to|you|because|out|touch|behalf|regarding|today @0.3
  allow|let|permit me|us to? introduce|start|begin|present|first
  my name is
  i|we wanted|want|would|just|thought|hope ... introduce|reach|connect|touch|drop|say|hello|hi @0.2
  quick|short|just|small|brief one|note|question|hello|message|intro|introduction @0.2
  came|stumbled|happened|ran across|upon|on your|the|this profile|website|page|details|company|shop|site|linkedin|work
  found|got|received|was|were your|given|passed details|profile|name|contact|number|website|email ... online|internet|from|google|linkedin|directory|list @0.6
  i|we have long|always|been|really|followed|admired|impressed ... admired|following|impressed|admirer|fan|work|company @0.5
  are you|do tired|looking|struggling|sick|fed|ready|dreaming|want|ever|find of|for|with|up|to|that|yourself @0.55
  have you ever|always|thought|considered|wondered|dreamed
  did you know
  happy|merry monday|tuesday|wednesday|thursday|friday|new|summer|spring|holidays|weekend
  greetings|salutations|warm|warmest|season's from|to|greetings|wishes|and
  hope you are good|great|ok|fine|keeping|having|enjoying|doing @0.85
  it has been a|too|ages|forever
  how|what are|is|have things|you|life|it|your|up|been|are|doing @0.2
  hoping|hope|trust|hopefully|wishing your|the|you|this|all ... start|off|treating|spring|summer|autumn|winter|year|week|morning|monday|sunny|smoothly|kind @0.9
  ^ hoping|trust|trusting|wishing you|your|this|all|everyone @0.9
  off to a|an great|good|sunny|flying|strong|wonderful
  as a|an leader|expert|professional|owner|manager|specialist|decision|busy|forward|player in|of|you|maker|thinking @0.7
  to all|those concerned|it
  dear valued|esteemed|respected|potential|prospective
  you surely|certainly|probably|no know|agree|doubt|understand how|that @0.6
  you|you have have? been chosen|selected|picked|shortlisted @0.8
  businesses|companies|people|organisations|schools like|such|in yours|as|your
`;
