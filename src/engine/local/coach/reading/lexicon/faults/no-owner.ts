/** Phrases that show `no_owner`, one a line, in the notation of `pattern.ts`. */
export const NO_OWNER = `
  someone|somebody|anyone|people|everyone|they|one needs|should|must|has|could|will|would|can|might|please @0.29
  we need|should|must|have|could to? someone|somebody|people|volunteers|all|everyone @0.55
  who wants|would|could|can|will|has|is|feels @0.15
  the team|group|committee|office|others|kids|parents|boys|girls|guys|staff will|can|should|must|have|need @0.25
  all of|hands us|you|on @0.25
  everyone|all together|pitches|chips|helps|lends|does|brings
  will be done|sorted|handled|organised|arranged|ready|fixed|taken|dealt|looked|there|found @0.9
  gets|get|got done|sorted|fixed|forgotten|lost @0.9
  needs|need to be|doing|sorting|fixing|looking|checking|painting|cleaning|moving|replacing @0.25
  up to the|whoever|everyone|people
  whoever @0.7
  volunteers|volunteer|helpers @0.25
  things|it|everything will|always|just work|works|sort|come|happen|fall|get
  somehow
  between us|you|them|ourselves @0.25
  as a|one team|group @0.3
  ^ who closes|brings|pays|does|calls|checks|orders|opens|drives|cleans|takes|signs|decides|cooks|runs|writes|tells|picks|looks|holds @0.2
  who closes|brings|pays|does|calls|checks|orders|opens|drives|cleans|takes|signs|cooks|picks @0.15
  come|comes|came together in|at|on|somehow|anyway
  in the end $
  will turn up|come|appear|help|show
  surely|hopefully|probably turn|come|help|someone|somebody|show @0.9
  we all know|need|have|must @0.85
  leads|managers|heads|teams|coaches|parents|volunteers|members action|handle|sort|organise|arrange|deal|manage @0.9
  all|everyone to|please help|bring|check|make|read|note
  anyone|someone free|up|there|around|able
  could|should|would|can people|someone|everyone|you all
  if people could|would|can|might @0.85
  people could|should|might|need|can|would @0.85
  needs|need|has|have to be? doing|done|fixing|sorting|cleaning|checking|ordering|paying|calling|fixed|sorted|ordered|checked|booked|decided @0.6
  must|should|has|needs|to be? done|ordered|booked|checked|fixed|sorted|arranged|brought|found|paid|decided @0.25
  one of you|us|them|the @0.25
  you guys|all|lot|folks can|could|should|sort|work|decide
  between you|us|ourselves|yourselves @0.6
  usual people|suspects|way
  as many as
  first come
  any|some volunteers|takers|helpers|offers|hands
  not sure|clear|known who|whose
  whose job|turn|task|responsibility
  help|support wanted|needed|required
  was|were supposed|meant to
  i thought|assumed you|he|she|they|someone|it were|was|had|would
  someone|somebody needs|should|has|must|will|can|could|from|to|at @0.65
  if|does|can|could|would|will|perhaps|maybe|is anyone|anybody|someone|somebody|people .. @0.25
  good|great|nice|helpful|useful|lovely|appreciated if people|everyone|someone|somebody|we|everybody|all|anyone|others|you|those @0.9
  the|our|a|my team|teams|committee|department|office|group|staff|crew|management|operations|administration|admin|it|hr|finance|facilities|people|company|marketing|engineering|legal|volunteers|board|guys|others|leadership will|should|can|must|has|is|are|to|need|needs|would|take ... sort|handle|deal|take|look|do|fix|help|care|manage|follow|organise|arrange|review|decide|ensure @0.35
  it|hr|marketing|finance|facilities|ops|operations|legal|management|sales|engineering|support|admin|maintenance|security|procurement|logistics should|can|will|could|must|needs|to|might|would ... do|sort|handle|fix|help|look|something|deal|check|take|know @0.6
  we will|can|shall|could|should|must|need all|just|then|to|also|probably? see|find|figure|sort|manage|decide|work|organise|share|divide|split|need|arrange|handle|get|look ... who|out|it|together|somehow|them|between|people|later|something @0.4
  we should|need|must|ought|have to? prob|probably|maybe|really|also|at? sort|call|fix|check|order|get|book|find|look|arrange|organise|contact|clean|decide|update|send|do|talk|buy|tell|ask|move|prepare|write|make @0.55
  relevant|responsible|appropriate|concerned|respective|competent parties|party|people|persons|person|stakeholders|departments|department|teams|team|staff|bodies|colleagues|authorities
  will|to|should|must|needs|is|are|can|being be|being|get taken|sorted|handled|dealt|looked|arranged|organised|organized|done|fixed|managed|resolved|addressed|followed|decided|coordinated|determined|assigned|cleaned|communicated|covered|provided|agreed @0.2
  taken care of @0.7
  being|been|is|are|was looked|dealt|handled|worked|sorted|discussed|considered ... into|with|on|out @0.35
  sort|sorts|sorted|fix|fixes|organise|resolve itself|themselves
  whoever|whichever|whomever @0.7
  whoever is|gets|wants|can|has|feels|comes|arrives|knows|finds
  ask|check|look around|with|for ... around|someone|anyone|whoever|people|team|others
  responsibilities|responsibility|roles|ownership|owner|tasks|duties|details to|is|are|not|unclear|tbd|tbc|will|open ... be|defined|clear|shared|decided|assigned|clarified
  contact|consult|ask|see|check|refer|visit the|your|our|an? office|intranet|helpdesk|team|website|portal|department|desk|reception|management|page|wiki|sharepoint|hr|administration @0.7
  the intranet|helpdesk|portal|website|mailbox|inbox|office @0.2
  all|both|everyone|together|jointly|collectively|shared responsible|accountable|own|chip|pitch|help|muck|contribute|in @0.35
  pitch|chip|muck in
  all hands @0.9
  we are all|still|not|yet? responsible|talking|deciding|figuring|sure|discussing|looking|clear|working @0.95
  kind of|just grew|happened|evolved|slipped|drifted|fell
  it|things|scope|that|this kind|just|sort|somehow|has|have ... grew|happened|slipped|drifted|changed|evolved|grown|fell|got
  you know how|what it|i is|mean|goes
  things|it always|just|tend|usually come|comes|work|works|fall|sort|happen|get|gets
  came|come|fell|slipped|falls|got through|between|lost cracks|the|somewhere
  if|when you|anyone can|catch|find|see|happen|manage|spot|have ... him|her|them|time|around|catch @0.7
  catch him|her|them
  many hands
  tbd|tbc|tba @0.3
  to be confirmed|decided|determined|defined|assigned|agreed|clarified
  volunteers|volunteer|helpers|hands|people ... needed|welcome|wanted|required @0.7
  somebody's|someone's
  left|leave open|it|that|to ... who|chance|others|them|everyone
  feels|feel like|inclined ... taking|doing|helping|it @0.9
  mistakes were made
  was|were|has|have been? not|never|forgotten|overlooked|missed|lost|left|delayed|dropped ... done|sent|ordered|checked|behind|out|told @0.4
  self organise|organising|organised|organize
  super|very|totally|pretty flexible|relaxed|open|easy
  play it by|loose @0.9
  nobody|none is|has|was|seems|knows|took|of ... responsible|owner|charge|assigned|who|us|it @0.75
  suggestions|ideas|volunteers $ @0.6
  it|this|that|things|these|they|all|everything will|would|could|should|needs|need|can|must|gets|got|was|has to|be|have|been? picked|taken|sorted|handled|looked|dealt|organised|arranged|followed|carried|cleaned|fixed|tidied|chased|progressed|actioned|addressed|collected|covered up|on|care|out|after|with|over|forward|somehow @0.75
  gets|got|get|be|is|was picked|taken|snapped|looked|dealt|sorted|followed up|on|after|with|out @0.6
  whoever|whichever|anyone|someone|people|volunteers|those ... can|could|might|may|will|should|would|has|is|wants|likes|feels|around|free|first|nearest|available @0.35
  someone|anyone|somebody|one|people|others|helper|volunteer from|in|on|at|of|with the|nights|days|office|team|your|reception|there|finance|upstairs|our @0.45
  needs|need|wants|require|requires to? be? doing|looking|sorting|fixing|done|fixed|sorted|ordering|ordered|checked|checking|arranging|organising|cleaning|tidying|collecting|booking|booked|chasing|updating|replacing|painted|moved|repairing|mending @0.4
  all|everyone|everybody|we|together|jointly|collectively ... pull|pitch|chip|muck|help|share|responsible|join|contribute together|in|out|responsibility @0.6
  the team|staff|group|committee|office|ward|kitchen|crew|volunteers|parents|others|management|club|choir|night|day|shift ... sort|handle|take|look|deal|pick|arrange|organise|decide|cover|manage|know|do|see|help ... it|this|that|out|care|of|up|them|to @0.4
  who|nobody|no one|not|unclear|unsure ... does|do|is|will|sure|clear|known|decided|knows ... who|what|it|yet|responsible|charge|whom @0.45
  hopefully|maybe|perhaps|probably|presumably|surely|ideally someone|somebody|people|we|one|they|the|it|others ... will|can|does|do|gets|has|could|might @0.15
  either|or one|someone|of|other us|you|them|else|somebody|person @0.55
  or someone|so|somebody|whoever|others else? @0.55
  one|any|some|most|each of|person the? us|you|them|team|lads|guys|girls|nurses|parents|volunteers|staff|helpers could|can|should|will|might|does|has|needs @0.85
  responsibility|responsibilities|ownership|tasks|jobs|roles|duties ... shared|open|unclear|later|everyone|all|team|unassigned|fluid|tbd|together
  still|yet to|needs|looking|open|remains to|for|an|be|find|has|no? be? owner|volunteer|assigned|decided|volunteers|allocated|somebody|someone|found
  should|must|need|needs|ought|has|have|could|might to? be? collected|handed|sorted|done|written|looked|called|ordered|checked|told|cleaned|made|found|organised|organized|arranged|followed|fixed|updated|informed|sent|prepared|clarified|settled|decided|discussed @0.12
  if|that the|some|a .. could|can|would|might be VERBED @0.4
  among|between|amongst ourselves|themselves|us|yourselves|you
  by somebody|someone|anyone|one|whoever|volunteers of? @0.27
  team|office|management|group|committee|department|staff takes|take|looks|look|handles|deals|sorts care|after|the|it|with|this @0.8
  ^ actions|action|tasks|todo|todos|to .. @0.12
  it should|must|needs|has|will be|to looked|made|checked|ensured|found|seen|clarified|taken into|sure|out|whether|that|who|to|care
  can|could|would|will|may anyone|someone|anybody|one|some of|sort|take|do|help|bring|get|call|look|organise|pick|please|check @0.75
  is|are|remains|still yet|still|to to|be be|done|decided|written|clarified|settled done|written|settled|clarified|decided|sorted|found|confirmed @0.55
  we all|should all|both have|need|must|should|take|make to|sure|care|responsibility @0.5
  volunteers|helpers|people|hands needed|wanted|welcome|required
  whoever|anyone who|who has|feels|wants|is|can|gets|sees time|like|around|free|first|it|there|to @0.6
  not sure|clear|known who|whose @0.9
  who does|will|would|is|takes|brings|pays ... open|unclear|later|clear|decided|tbd @0.8
  everyone|all|all hands together|on should|must|deck|muck|chip|pitch|help @0.5
  relevant|responsible|appropriate|competent|usual department|person|party|people|office|body|channels|colleague|parties
`;
