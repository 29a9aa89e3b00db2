/** Phrases that show `no_people`, one a line, in the notation of `pattern.ts`. */
export const NO_PEOPLE = `
  just|simply|please tell|inform|notify|let|make|get|have them|him|her|everyone|people|your|staff|know|the @0.9
  they|he|she|people|staff|parents|members|residents|customers|users will|must|should|have|can|need just|to|simply? adapt|adjust|accept|live|get|manage|cope|follow|understand|learn|comply|be @0.65
  not|no|without ask|asking|asked|consult|consulted|involve|involved|vote|discussion|meeting|say|input|consultation @0.21
  affected|concerned parties|persons|staff|employees|individuals|residents|families|members
  headcount|resources|units|personnel|manpower
  do not|never|no let|allow|invite|ask|involve|want ... her|him|them|people|feelings|emotions|drama|discussion|questions @0.95
  feelings|emotions|opinions|moods|complaints|objections|wishes @0.12
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
  the board|management|council|office|committee has|have decided|resolved|agreed|voted|chosen @0.25
  will|to|shall be informed|notified|told|instructed @0.6
  replaceable|expendable|surplus|dispensable
  whatever they|people|staff|he|she feel|think|say|want @0.9
  decision has|was|is|have been? taken|made|final
  decided|settled|done already|and|it|now|by @0.27
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
  cut|cuts|cutting|drop|lose staff|jobs|posts|hours|people|positions|NUM|the|team @0.25
  employing NUM
  keep|limit|restrict it|this|to|the to|short|NUM ... min|minutes|brief|short|business|NUM|agenda @0.5
  keep|stick to the|NUM|this script|facts|agenda|point|min|minutes|business|numbers
  per head|capita|unit|fte @0.25
  they|people|staff|some|he|she|everyone|the will|may|might|are|always|would grumble|moan|complain|whine|object|protest|resist|sulk|cry|get|be|survive|upset|cope|understand @0.65
  get|gets|got|grow used|over to|it @0.9
  will|would get|have|just used|over|live|accept ... it @0.9
  not their|her|his|your|our|a call|decision|business|concern|problem|matter|choice|popularity
  informed|notified|told by letter|email|post|already|later|afterwards|mail|then|in @0.85
  staff|volunteers|parents|children|pupils|patients|residents|team|families|players|members|customers|neighbours are|were|is|have|has|will not|never|no ... informed|asked|consulted|told|involved|relevant|say|aware|heard|important
  nobody|no one|none|not|without|never ... was|were|been|has|have? asked|consulted|told|heard|involved|included|discussed|asking|consulting|telling|hearing|involving|invited|considered @0.75
  was|were|is|has|have|did|does|do not|never|nobody|wasn't? discussed|asked|considered|relevant|matter|important|consulted|raised @0.25
  no|not|without need|point|time|reason|use|going to|in|for|into? go|ask|asking|listen|hear|hearing|involve|discuss|consult|explain|tell|mention|discussing ... people|kids|think|feel|team|staff|them|they|parents|families|feelings|residents|everyone|others
  regardless|irrespective|whatever|never|forget of|mind|how|what|about? people|they|staff|the|anyone|others|everyone|feelings|team|kids|residents ... think|feel|want|say|feelings|moods|wishes|like
  do not|need|have to|not|never? go|get|drag|dig into|in|to what|how|why|the|feelings ... think|feel|kids|people|emotions|want|say
  swap|closed|cut|cancelled|moved|merged|assigned list|shift|shifts|people|staff|team @0.3
  units|heads|bodies|resources|headcount|hands|ftes|posts|slots|positions|capacity|cases|users ... moved|cut|reduced|reallocated|saved|freed|reassigned|removed|shifted|optimised @0.65
  staff|people|they|everyone|team|volunteers|parents|residents|singers|drivers|tenants|nurses|members|carers|users will|must|have|just|need|can simply|to|just|then|have|be? adapt|adjust|accept|comply|cope|follow|deal|live|learn|swallow|manage|get|expected|told|informed
  will|to|should|must|can just|simply|have|soon|all|quickly|be? get|adapt|adjust|cope|accept|swallow|live used|with|to|it @0.3
  decided|decision|settled|agreed|arranged|chosen by|above|over|without|taken|made|at|for the|heads|them|her|him|you|their|top|board|management @0.2
  over|behind their|his|her|your|people's head|heads|back|backs
  his|her|their|your opinion|view|feelings|views|wishes|say|reaction|mood|concerns ... not|no|irrelevant|matter|later|aside|count|beside
  tell|inform|notify|let|announce|brief him|her|them|everyone|staff|team|parents|residents|people afterwards|later|after|once|on|when|that|it|his|her @0.25
  efficiency|cost|costs|budget|savings|numbers|productivity|output|figures first|only|alone|matter|matters|counts|speak|rule|decide
  PEOPLE|they|everyone will|would|must|have|shall just|simply|to|have .. adapt|comply|accept|adjust|cope|manage|live|swallow|follow
  just|simply move|replace|tell|swap|assign|transfer|send|put|shift them|him|her|people|PEOPLE|NAME to|on|that|with|in|off
  tell|inform the|PEOPLE|your ... start|starts|are|is|have|begin|work|will|that @0.3
  drawn|made|chosen|generated|assigned|decided|set|calculated up? by the|a|an system|computer|software|algorithm|tool|board|management|office|owner|owners
  no time|need|point|reason to|in|for consult|ask|involve|asking|consulting|inform|discuss|hear|tell @0.9
  not|never about|on|with people|feelings|persons|individuals|opinions|staff
  and that is that
  too|so slow|old|expensive|soft|weak|sensitive|difficult|emotional @0.25
  PEOPLE comes|come|is|are last|later|afterwards|secondary|irrelevant
  bed|staff|head|post|posts|positions|bodies numbers|count|counts|go|goes|drop @0.5
  we|i did|have|do not ask|asked|involve|involved|consult|consulted|tell|told the|any|anyone|them|him|her|PEOPLE
  without asking|consulting|telling|involving|hearing|informing anyone|them|the|her|him|PEOPLE|us
  over|behind your|their|his|her|everyone head|heads|back|backs
  PEOPLE|they|he|she need|needs|can|will|should|do not|be|only|find be|have|know|told|out|involved|notified|later|afterwards|informed .. @0.35
  opinion|opinions|feelings|views|wishes|objections ... not|no|irrelevant|importance|matter|relevant|come|count|concern
  posts|jobs|positions|places|hours|roles|people|staff are|is|will|to ... cut|lost|dropped|removed|reduced|eliminated|redundant
`;
