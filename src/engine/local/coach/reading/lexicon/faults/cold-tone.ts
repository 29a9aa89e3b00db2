/** Phrases that show `cold_tone`, one a line, in the notation of `pattern.ts`. */
export const COLD_TONE = `
  for your attention|action|compliance|immediate
  take note|notice
  note that @0.6
  you have until
  you have NUM|one|two days|hours|minutes|weeks
  this office|department|company|institution|authority @0.9
  your case|file|matter|number|ticket|account|entry|application
  effective date|immediately @0.9
  in accordance|compliance|line with the|our|policy|section @0.9
  failure|refusal
  refer to|the
  as stated|instructed|ordered|directed|required|agreed in|above|below|previously
  i expect|require|demand|await @0.9
  awaiting your
  answer by|today|now|me @0.55
  call|ring|come|bring|send|move|hand ... now|immediately|today|at once @0.6
  do it|so now|again|today|properly @0.55
  no reply|answer needed|necessary|required
  unacceptable
  be on|there time|at|by
  do not be late
  you are|were not|no to|longer permitted|allowed|required|entitled|eligible
  must not|be @0.25
  hereafter|hereto|therefore|thereby|therein|wherein @0.9
  we note|regret|acknowledge|confirm that|receipt
  replaced by|with @0.9
  the following|enclosed is|are|applies|apply
  on my|our account|desk by
  your duties|services|employment|contract|role|membership|position|tenancy|appointment ... end|ends|terminate|cease|expire|conclude|stop|terminates @0.6
  staff notice|memo|circular @0.9
  the decision|ruling|matter|judgement stands @0.9
  will not be discussed|debated|reconsidered|changed|repeated|answered|accepted|revisited @0.9
  henceforth @0.9
  will be submitted|returned|cleared|vacated|removed|checked|inspected|enforced|handed @0.85
  are asked|reminded|requested|expected|instructed to @0.9
  pay|return|vacate|clear|submit|remove|surrender ... by|until|before|immediately|within @0.4
  requires a|an|your|you|that @0.95
  permit|report|invoice|receipt|form|answer|reply|explain|status $ @0.15
  to be|must be|are to be returned|completed|submitted|signed|paid|delivered|collected|vacated|received|cleared|done
  goes|go to me|hr|him|her in writing @0.9
  yours is|are not
  received your|and
  your presence|attendance|cooperation|reply|signature|answer|response is|are|will
  you have been|are hereby|formally|now? notified|informed|warned|selected|placed|removed|assigned|told|reported
  the undersigned
  correspondence @0.9
  kindly confirm|acknowledge|revert|return|comply|sign @0.9
  not required|needed|relevant|permitted|accepted|acceptable @0.5
  i need|want|expect this|that|it|the|your @0.55
  so ordered|noted
  we accept no
  late|incomplete|missing entries|forms|applications|submissions|reports|returns|payments will|are
  per my|our|the|clause|section|article|policy|contract last|previous|earlier|email|mail|e|message|agreement|instructions|above @0.9
  as per my|our|the|clause|policy|contract|agreement|section @0.9
  pursuant|further|with reference to
  with reference|regard|respect to
  come to our|my|the attention|notice
  brought to our|my|the attention|notice
  you are|will be hereby? required|obliged|expected|instructed|reminded|advised|requested|to|notified|informed|ordered|directed|asked|summoned|bound
  you will|shall|must VERB|be|make|receive|ensure|complete|have|need @0.75
  you must|shall
  you need|have to @0.85
  comply|complied|compliance by|with|immediately|is
  are|is not? up for discussion|debate|negotiation @0.9
  not open|up|subject|available to|for discussion|debate|negotiation|appeal|question|comment @0.9
  has|have|is|are|was|were been? denied|rejected|refused|declined|terminated|cancelled|canceled|dismissed|disregarded|withdrawn|revoked|discontinued|suspended|removed|made @0.24
  will be disregarded|returned|rejected|ignored|deducted|charged|removed|recorded|logged|reported|treated|refused|terminated|discarded|closed|enforced|sanctioned|invoiced|considered @0.75
  will not|no be|longer tolerated|accepted|reimbursed|considered|processed|entertained|counted|answered|discussed|repeated|be|required @0.75
  failure to
  non compliance|attendance|payment|negotiable
  ^ noted
  ^ received
  do|please not contact|reply|call|disturb|bring|discuss|respond|ask|enter|use|email|attempt @0.6
  services|service ... no longer|terminated
  it|this|that is|was just|only|purely|simply? business nothing? personal?
  nothing personal
  the matter|case|discussion|subject|file|decision|issue|topic is|are|has been? closed|final|settled|over|concluded
  is|are final @0.85
  staff|employees|members|residents|tenants|parents|colleagues|visitors|teachers|drivers|users|volunteers|all|everyone|players|personnel|attendees|participants is|are|will|must|should|need|have hereby? reminded|required|expected|to|advised|instructed|requested|asked|be|use|not @0.85
  attendance|participation|presence|punctuality is|will|and mandatory|compulsory|recorded|required|obligatory|be|expected|noted @0.9
  mandatory|compulsory|obligatory @0.75
  we|i trust|assume|expect this|that|you|it|the ... clear|understood|sufficient|comply|case|compliance @0.9
  is|are|i? this|that|am? clear|understood @0.2
  no further|more correspondence|discussion|comment|questions|notice|reminders|warning|replies|extension|discussions|requests|action|explanation @0.9
  no discussion|exceptions|excuses|changes|arguments|questions|debate|comments|swaps|extensions|refunds|ifs please? @0.8
  no need to discuss|reply|talk|respond|comment
  just do|tell|send|get|sign|make|deal|follow|read|accept it|them|me|this|on|with|sure|your|the|him|her @0.65
  keep it|this to NUM|short|brief|yourself
  to|it whom|may it? may? concern? concern
  application|following|procedure process|is|are as follows
  please find|be|note|refer|advise|ensure|comply|adhere|acknowledge ... attached|advised|that|to|the|below|enclosed|informed|aware|receipt|compliance @0.9
  be advised
  kindly|please note|advised|informed|aware|refrain that|from|of
  hereby
  aforementioned|aforesaid|undersigned|herewith|thereof|forthwith|heretofore|therein|henceforth @0.9
  your request|application|complaint|role|position|proposal|contract|post|claim|appeal|account|membership|place|job|shift|team has|is|was|will @0.9
  the above mentioned?
  regardless of|whether
  irrespective
  redundant|redundancy|redundancies @0.9
  terminated|termination
  hand in|over @0.25
  headcount|fte|ftes|manpower
  i|we do not care|want|need|have ... why|how|excuses|reasons|time|explanation|hear|feel|feelings|discussion
  not interested
  not my problem|concern|job|responsibility|department
  deal with it
  get over|on|used it|with|to @0.9
  get it done|sorted|fixed|finished
  see|according|subject to? policy|clause|handbook|section|above|terms|paragraph|regulations @0.7
  in breach|violation|contravention|default
  this is|constitutes a? breach|violation|final|unacceptable @0.9
  for the|your record|records|information|file
  k $ @0.6
  ok $ @0.12
  fine $ @0.85
  i have to|must say|inform|tell|admit|point i|you|that|out @0.55
  i|we regret to
  unfortunately your
  dear|to sir|madam|all|staff|colleague|customer|resident|tenant|parents|user|supplier|applicant|member|employee|whom|candidate @0.25
  meets|meet|fulfil|fulfils|satisfy|satisfies our criteria|requirements|profile|conditions|standards
  your responsibility|obligation|duty to|is
  requires|require a|your|that|all|you @0.9
  expected|due on|by|from you|your|my|no @0.4
  do not be|get late|emotional
  please|kindly read|see|consult|refer|study|note|complete|fill|sign|return|submit|observe|follow|adhere|ensure|comply ... annex|appendix|attached|faq|form|policy|section|rules|instructions|handbook|below|above|undersigned|guidelines|notice|sheet|document @0.5
  that is|would be? unfortunate|regrettable|too|tough|your|life|not|how|just? bad|luck|problem|my|our|it|business|is @0.2
  is|are|not|are|was|were? unfortunate|regrettable|tough @0.6
  tough luck|break
  too bad
  bad luck
  not|never my|our|your|up|a|for|open|going|here|interested problem|concern|fault|discussion|debate|negotiation|matter|department|to|in @0.6
  going|willing|prepared|here|able to say|discuss|repeat|explain|argue|debate|negotiate|listen|justify ... more|again|further|this|it|myself
  budget|policy|business|rules|orders|numbers|decision|reasons|fact|life end|full|is|are|that of|stop|is|business|rules|policy|numbers
  end of @0.2
  period $ @0.6
  full stop
  keep|make|limit|confine|restrict|cut it|this|them|yourself|her|him|to ... minutes|short|brief|point|facts|essentials|necessary|minute|sentence
  moved|cancelled|changed|refused|denied|rejected|declined|closed|cut|reassigned|withdrawn|removed to|from|by|as|$ @0.15
  tell|inform|notify|advise|instruct him|her|them|staff|everyone|parents|tenants|people that|his|her|their|it|the|of|to @0.15
  list|lists|matter|case|file|subject|discussion|topic|issue|book|account|query|position|vacancy is|are|now|considered? closed|final|settled|filled @0.3
  requires|required|require use|access|payment|completion|presence|attendance|signature|return|compliance|that|to|by|you @0.6
  your|the shift|slot|place|room|appointment|application|membership|desk|table|order|ticket|lesson|post|job ... moved|cancelled|changed|given|cut|closed|removed|ended|reassigned|terminated|lost|filled @0.5
  i|we|it will|shall|is not? responsible|liable|obliged|entertain|accept|discuss|tolerate|repeat|consider|answer|refund|reply
  comply|kindly|adhere|conform from|by|to|with @0.8
  for|to reasons|questions|queries|objections|complaints|exceptions|excuses see|contact|none|no|write|in|are @0.4
  signed|regards|the|by management|administration|board|secretariat|committee|secretary $ @0.3
  get|hand|fill|sign|submit|return|do|send|pay|give|bring|clear|stop|move|take|read|complete|report it|this|that|them|the|your|all ... immediately|now|today|instantly|tonight|noon|once @0.4
  no|skip|without|cut|leave|drop the|any|out? small|chat|niceties|pleasantries|emotions|feelings|sentiment|drama|fluff|thanks|talk
  he|she|they will|would|may|might|is get|be|going|react|cry|take ... upset|emotional|badly|sulk|angry|hurt|tears|cross|offended
  then|just|and|simply|straight move|go|get|on|carry|back on? to|with the|next|work|other
  who|whoever does|do|cannot|can|will|is not|wants|like|unable|unwilling ... leave|go|resign|door|find|elsewhere
  like it or
  take it or
  you know where|what the|happens door|next
  VERB yourself in|to|and|by
  explain|account|justify yourself|this|that|why in|to|by|immediately @0.7
  i|we have|take|am|are no|not|zero interest|interested|wish|desire|intention in|to|of
  it|this is|was|has been? noted|recorded|registered|observed|established|assumed|expected|understood that|of
  neither here nor there
  facts|figures|answers|essentials|results|business only|please @0.6
  no chit|chat|chatting|nonsense|questions|delays|stories
  ^ do as you|agreed|told|instructed|ordered|i|we|stated
  members|those|people|anyone|whoever|anybody|tenants|PEOPLE who|that fail|fails|refuse|refuses|do|does ... will|shall|must|lose|be
  will|shall be struck|removed|excluded|barred|fined|charged|reported|deducted|dismissed|expelled|forfeited|cancelled
  is|are|was|were|has|have been? forfeited|forfeit|void|revoked|null|unfounded|inadmissible
  per|under|pursuant|see to? section|clause|paragraph|article|rule|regulation NUM
  ^ return|send|submit|sign|resubmit|complete|report|hand|vacate|remove|attend|confirm the|it|this|form|to|at|by|in|all|your|receipt|signed @0.45
  i|we reject|refuse|decline|dismiss|deny your|the|this|it|that|any
  your application|complaint|request|form|entry|report|letter|claim|invoice is|was|has|are|were been? incomplete|unfounded|rejected|late|invalid|missing|declined|denied|refused|insufficient
  use|take|enter by? the rear|back|side|service|staff entrance|door|stairs|lift only? @0.4
  you|members|all|everyone|PEOPLE will|shall attend|report|comply|provide|submit|bring|wear|leave|return|vacate|ensure|observe
  without exception|delay|fail|discussion|further
  am|is|are not asking|here|interested|paid to|your|you|in|for @0.5
  that is|will be all @0.9
  spare me
  get to the point
`;
