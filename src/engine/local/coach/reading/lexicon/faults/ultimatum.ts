/** Phrases that show `ultimatum`, one a line, in the notation of `pattern.ts`. */
export const ULTIMATUM = `
  or you|we|i|he|she|they can|will|are|am|must|may ... leave|go|out|find|explain|look|pay|lose|forget|cancel|fired|done
  one|only last|more chance
  i|we will have|be no|forced|obliged|compelled
  you leave me|us
  if i|we do not|cannot|can not see|get|hear|have|receive
  if nothing|this|things does|do|has|changes|change|improves|improve ... i|we
  cease|terminate|cancel|withdraw|revoke|suspend|void|evict|sack|fire|dismiss|expel|exclude|sue @0.2
  will be cancelled|terminated|withdrawn|excluded|removed|suspended|fined|charged|revoked|expelled|reported|dropped
  no discussion @0.9
  no second chance|chances
  final offer|answer|word|price|warning|deadline
  that's|is that @0.15
  i am|we are out
  count me|us out
  choose|decide between me
  your last @0.55
  expect a|an letter|bill|invoice|call|visit ... from
  further action|steps|measures
  or forget|lose|miss it|the|your|out
  take it @0.25
  not come|bother back|coming @0.55
  or i|we ring|call|tell|step|stop|quit|resign|leave|cancel|go|take|walk|sue|report|close|sell|move|pay|find|will|am|withdraw|hand|keep @0.8
  not up for debate|discussion|negotiation
  is not up for
  will not be discussed|debated|reconsidered|negotiated|tolerated
  knows where the door
  know where the door
  the door is
  decision|offer stands|final|is @0.3
  step down as|from|if|or
  henceforth|hereafter
  ring|call|see|instruct|consult the|my|our|a lawyer|solicitor|police|council|landlord|union|press
  from now on you|all|every|no|each
  by|before tomorrow|DAY|tonight|noon or
  last time|chance i|we|you|to @0.9
  my patience|mind is|has
  like it or
  no ifs|buts @0.9
  once|one more|time and i|we|you|he|she
  will lose|forfeit|be|void|face|get their|your|his|her|the|no|excluded|banned|fined|replaced @0.65
  do it or
  or consider|expect|find|prepare|kiss|forget ..
  that is|was it|final|that|the @0.55
  the choice|decision|ball is yours|simple|in
  be warned
  you have been warned
  do not test|push|try|make me|us|my
  or the|your|my deal|place|order|contract|money|keys|lawyer|offer|job
  comply or
  otherwise i|we|you|the|your|it|they|there will|must|have|shall|is|are|can|cannot|goes @0.9
  i will have to|no ..
  i shall
  telling|tell the|your|my boss|mediator|manager|head|board|police|council|landlord|parents|principal|union|everyone @0.7
  i quit|resign|leave|walk|go if|unless|or|then|and
  either you|we|it|he|she|this|sign|pay|accept ... or
  or i|we|you|it|they|he|she will|am|are|is|shall|can|may|walk|go|take|cancel|leave|find|have .. @0.9
  or else
  or otherwise
  final|last|best offer|warning|word|notice|reminder|time|chance|demand @0.75
  take it or
  if this|it|that happens|continues|occurs|is|goes ... again|once|more|time|repeated|on|i|we @0.7
  one more time|complaint|mistake|word|incident|slip|late|excuse
  if i|we|you do|have|can|are|will not ... by|hear|receive|get|reply|respond|then|i|we|sign|pay|comply|agree|answer|confirm|fix|deliver|accept|change|improve @0.7
  unless you|i|we|it|this|the|he|she|they|your ... by|will|i|we|is|are|before|going
  if you|they|he|she refuse|fail|insist|ignore|continue|keep|decline|miss|want|cannot|choose|decide|leave|still|think ... will|we|i|then|can|cannot|consequences|find|go|leave|someone|no
  goes|go|going|given|offered|passed|pass|give|move to|elsewhere|on|the ... someone|else|next|another|other|competitor|waiting|school @0.55
  elsewhere @0.6
  it is me|him|her|us|this|my|now|that or|never
  me|us|him|her or me|him|her|them|us
  who|anyone|whoever|if|those|anybody|everyone you? does|do|can|who|disagrees|dislikes|not|unhappy ... leave|go|door|quit|resign|elsewhere|out|stay
  confirm|reply|respond|acknowledge|return by return
  by return
  no exceptions|exception @0.9
  exceptions will|are|not @0.6
  no further|more|second chances|warnings|chance|extensions|offers|negotiation|extension|correspondence
  we are|i am|you are|am done|finished|through|out|off|over|leaving
  going to|with|take|speak|tell|straight your|the|my|this|hr|management|him|her|without|it ... boss|manager|director|hr|board|lawyer|lawyers|principal|head|council|police|press|union|supervisor|landlord|higher|owner
  go|going|escalate|escalating|take|taking|report|reporting|raise|bring this|it|the|you|straight|that to ... boss|manager|director|hr|board|lawyer|lawyers|head|council|court|ceo|press|him|her|union|supervisor|authorities @0.6
  i will|shall|am|we are|going to|have|be|no|not? escalate|escalating|report|reporting|cancel|withdraw|resign|quit|terminate|sue|inform|involve|stop|pull|replace|charge|walk
  without you|him|her|them|your|anyone @0.24
  will|shall|would have|be no|to|in|forced|left choice|option|alternative|other ..
  have|leave|leaves|left|leaving me|us|i|we|with? no choice|option|alternative
  consequences|repercussions|sanctions|disciplinary|penalty|penalties|sanction
  will|would|shall not be|get|receive counted|paid|considered|processed|accepted|released|renewed|shipped|invited|reimbursed|included|tolerated|extended|refunded .. @0.95
  will lose|forfeit|be|void|face|forfeited ... place|right|spot|cancelled|removed|charged|excluded|deleted|terminated|given|forfeited|blocked|deposit|job
  legal action|steps|advice|proceedings|department|consequences
  my|our lawyer|lawyers|solicitor|attorney
  my way or|highway
  non negotiable
  not negotiable|optional
  period $ @0.9
  full stop $
  end of story|discussion|conversation|debate|matter
  last straw
  line in the sand
  deal is|breaker|will|off off?
  the deal|offer|contract|order|place|job is|will|goes ... off|dead|over|withdrawn|lapse|lapses|expire|gone
  do|have|sign|fix|pay|finish ... by|before ... or
  that is it|final|the|my ... final|end|word|last
  and you can explain|tell|answer|find|forget|deal|look|go|kiss
  do not come|expect|bother|count crying|any|me|coming|back|to|on
  i expect|demand|insist ... by|immediately|today|that|on|you|a @0.9
  you have until|till|exactly
  you have NUM|one|two days|hours|minutes|weeks
  until|by|before NUM|DAY ... or|otherwise @0.27
  fix|do|sort|pay|sign|stop|change|clean|move|return|send|answer|decide|choose|agree|reply|accept|apologise|improve|leave it|this|that|them|up|now ... or|otherwise|else @0.55
  or|else|otherwise it|i|we|this|you|he|she|they goes|go|will|am|are|have|can|is|report|cancel|call|take|leave|quit|stop|find @0.55
  or|otherwise i|we|it|this|you|the will|shall|have|are|go|goes|must|would|is ... leave|report|cancel|complain|stop|find|terminate|court|police|council|lawyer|out|off|boss|headmaster|manager|someone|elsewhere|over|without|to
  either you|he|she|they|we|it|this @0.8
  either ... or @0.55
  goes|go|going|take|taking|report|reporting straight|it|this|that|you|directly? to the? council|police|board|press|landlord|union|court|lawyer|solicitor|inspector|headteacher|head|boss|director|manager|ombudsman|authorities|insurers @0.45
  not|isn't|is|longer up|open|negotiable|for|to|a|under discussion|debate|negotiation|discuss|question|request|suggestion|offer @0.8
  not up|open for|to discussion|debate|negotiation|question|discussion
  objections|complaints|appeals|requests|excuses|questions|changes|replies|claims|applications ... not|no|cannot ... considered|accepted|heard|entertained|answered|possible|longer|tolerated
  my|our|the last|final|bottom word|offer|line|warning|position
  take|like|love it|this or leave|lump|not|hate|else
  find|get|look|replace someone|somebody|another|people|you|us|one|for ... who|does|will|else|can|instead
  we|i find|get|hire|take|ask someone|another|somebody who|else|that
  you have|get|got until|till|by|NUM|one|exactly|24|one ... or|otherwise|decide|days|hours|chance
  if|unless you|this|it|i|he|she|we|they|not|nothing ... by|not|again|does|do|hear|are|is ... will|shall|have|are|go|no|consequences|stop|cancel|leave|out|report @0.45
  face|bear|accept|suffer|live|expect with? the|consequences|legal|serious consequences|action|results|outcome
  there will be consequences|trouble
  consequences @0.5
  my patience|way|tolerance|goodwill is|has|or|ran @0.8
  patience is|has|at|ran|wears|running
  i|we|am|are|have had|done|through|finished|enough|reached with|enough|the|my|you|end|limit|it @0.2
  no|without ifs|excuses|exceptions|buts|more|second|ands|ifs chances|chance|or|and|buts|excuses|accepted @0.35
  or|else else $
  do|think|come not|never come|bother|show|dare|expect|think|even ... back|again|up|coming|anything
  pull|pulls your|his|her|their weight|finger|socks|act
  shape up|or
  pay|comply|obey|conform|cooperate|agree|accept or|and|otherwise @0.8
  draw|drawing|drawn the|a line|conclusions|consequences
  one more time|word|mistake|complaint|delay|strike|slip|chance|and
  once more and
  next time and|you|i|we @0.4
  and|or you|he|she|they are|is|will off|out|fired|gone|finished|done|be|lose @0.8
  i|we will|shall|am|are not|never ask|say|tell|repeat|warn|remind again|twice|you|myself|this
  if|unless nothing|no|this|it|that|anyone|you|they|he|she ... we|i|you|there|they withdraw|leave|cancel|stop|quit|sue|call|inform|report|terminate|lose|walk|go|pull|resign|out
  those|anyone|whoever|people|who who|that|does|do|disagrees|is not|against|agree|refuses|dislikes|comes|arrives ... can|may|will|must|should hand|leave|go|look|not|find|resign|stay|be
  no signature|payment|answer|reply|money|ticket|deposit|form|show|work|report no|means|and
  choose|choice|decide|option you|or|is|between ... or|either resign|leave|go|apologise|quit|pay|out
  you can choose|decide|pick @0.25
  or it|this|that|the|i|we|you goes|go|will|is|are|going|call|lose|leave|take|stop ... council|boss|police|lawyer|hr|press|bin|elsewhere|out|over|owner|union|court
  fix|do|pay|sign|move|send|answer|apologise|finish|clean|stop|settle|return .. it|this|up|now|today|by ... or|otherwise|else
  before|by DAY|noon|tonight|tomorrow|the|weekend|then ... otherwise|or|else|dead|over|off @0.27
`;
