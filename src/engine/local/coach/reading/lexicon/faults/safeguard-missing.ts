/** Phrases that show `safeguard_missing`, one a line, in the notation of `pattern.ts`. */
export const SAFEGUARD_MISSING = `
  not got|gotten round|around to asking|telling|checking|testing
  took|taken|take|taking the batteries|fuse out
  parents|owner|owners|landlord|board|committee|client|neighbours|tenants|residents|family|insurers have not been asked|told|consulted|informed
  no|without|skip|skipping|forget|forgot|never ... backup|test|approval|permit|contract|insurance|signature|check|record|receipt|log|copy|training|plan|review|licence|consent|paperwork|permission|certificate|inspection|supervision @0.15
  paperwork|approval|permission|permit|contract|insurance|licence|consent|testing|training|documentation ... later|after|afterwards|formality|follow|pending|missing|not|unnecessary|eventually @0.7
  just|simply switch|turn|unplug|override|bypass|ignore|sign|share|use|leave|take
  share|use|borrow my|your|his|her|the|one login|password|key|card|account|code
  threw|thrown|throw|deleted|delete|shred|binned|wiped|dumped|chucked @0.7
  verbal|verbally|handshake|informally|unofficially
  go|went|going live|ahead|straight @0.25
  old one|system|version|copy|files|records|books|way ... gone|off|bin|deleted|out|away @0.55
  did not|have|has|had not? test|tested|check|checked|ask|asked|sign|signed|backup|record|recorded|insured|trained|written
  no one|nobody|none has|is|needs checked|tested|approved|signed|trained|to|knows|asked
  on my|own|his|her own|authority|initiative|behalf
  without me|you|him|her|anyone|supervision @0.12
  one person|copy|key|signature|man|supplier @0.12
  trust|trusting each|them|him|her|people|everyone|the
  would obviously|surely|certainly|probably have? sign|agree|approve|say|ok|signed|agreed
  did not|never run|do|make|take|carry a|any|the test|trial|check|backup|copy @0.7
  run|ran|do|did no test|trial|check
  but still @0.95
  surely|hopefully|probably turn|come|be|hold|work @0.95
  just|only|merely a formality @0.95
  missing|one|single signature|approval|form|permit|document @0.55
  ahead of|before the approval|permit|signature|contract|test|okay|ok|inspection
  ordered|bought|started|paid|signed|booked|built|installed|shipped already|without|before|in|them @0.15
  agreed at|over dinner|lunch|drinks|coffee|breakfast|a|the @0.9
  should i|we do|need|bother|sign|write|log ... paperwork|form|record|it|permission
  do i|we need|have|really to? paperwork|permission|approval|form|a|permit|insurance
  been|am|are|were using|taking|giving|doing|storing|keeping|driving|working ... since|without|unsigned|instead @0.85
  new box|bottle|supplier|dose|key|lock @0.2
  did not|never|not write|wrote|log|sign|record|record|check|test|ask|label|count|measure|tell|note it|this|them|down|anyone|the|off
  from memory|scratch
  i|we just|simply|usually|always|now leave|open|take|borrow|use|copy|guess|estimate|skip|sign|prop
  key|keys|code|pin under|on|in|with|is|are the|mat|hook|everyone|pot|board
  no one|nobody|none checked|signed|asked|tested|knows|watches|looked|approved|has|needs|reviewed
  one copy|backup|key|person|only @0.12
  only|just one|me|i|copy has|have|know|knows|copy|key|with|person @0.6
  on|off the books|record|fly
  cash in hand
  off the record
  expired|lapsed|overdue|outdated|unlabelled|untested|unsigned|unchecked|uncertified|unapproved|unlicensed @0.9
  do|get|sort|complete|finish|fill|submit|have|send|file|sign|handle|settle|arrange|catch|deal the|all|any ... paperwork|forms|permits|approval|documentation|contract|paper|permit|licence|insurance|agreement|clearance|consent ... after|later|afterwards|then|next|once|retrospectively|eventually|another|subsequently
  paperwork|forms|permit|permits|approval|approvals|contract|insurance|sign|certificate|licence|consent|audit|documentation|risk|inspection|legal|training|tests|testing|checks|clearance ... later|after|afterwards|follow|follows|wait|catch|formality|eventually|skip|skipped|retrospectively|soon @0.6
  only|just|mere|is|are a formality|technicality|detail|box|rubber @0.95
  formality|formalities|technicality|rubber-stamp @0.95
  no|not|without|do|never need|second|needs|require|bother|backup|fallback|rollback|copy|trial|test|witness|plan ... signature|second|backup|fallback|person|approval|permit|permission|check|signoff|copy|review|insurance|trial|pilot|sign|legal|compliance|audit|inspection|training|supervision|log|record|copies|testing|b
  no plan b
  no need|time|point|use for|to|in ... backup|test|testing|approval|approvals|permission|check|review|trial|insurance|pilot|copy|record|audit|log|training|wait|supervision|paperwork|contract|second
  threw|throw|thrown|shred|shredding|shredded|delete|deleted|deleting|wipe|wiped|bin|binned|burn|dump|dumped|destroy|destroyed|scrap|scrapped|chuck|chucked|toss|tossed|remove|removed|erase|erased|recycle|discard|discarded|purge|purged ... old|records|record|log|logs|paper|files|file|copy|copies|backup|backups|data|sheets|books|originals|archive|away|out|history|ledger|folders|cards|keys|boxes|everything|documents|register @0.7
  in|into|for|through the shredder|bin|skip|trash|rubbish|dustbin|recycling|dump|fire
  learning by|on doing|the|job
  self explanatory|evident|service
  trained|training|train|instructions|introduction|briefing|manual ... needed|necessary|later|on|job|not|skip|go|as|minutes|required|none @0.12
  permits|permission|approval|licence|license|consent|insurance|authorisation|inspection|certificate ... formality|later|not|pending|still|yet|expired|follow|skip|without|missing|assume|lapsed|should @0.7
  skip|skipped|skipping|bypass|bypassed|bypassing|omit|omitted|drop|dropped|waive|waived|ignore|avoid|around|jump|leave|left the|this|these|all|any|that|a|second|safety|usual|out ... test|tests|testing|check|checks|step|steps|review|approval|approvals|audit|inspection|training|form|committee|procedure|board|signature|process|policy|rule|briefing|log|sign|legal|compliance|queue|rehearsal|trial|pilot
  skip|skipped|skipping the|a|this|that
  this|just|for once|one time|only
  legal|compliance|security|hr|insurance|insurer|council|audit|finance|it|auditor|auditors|inspector|landlord|regulator|board|union|bank will|would|does|do|is|should|can|need|to|not be|not|never|just? fine|ok|know|notice|mind|care|need|understand|agree|tell|happy|find|sign|bother|ask|look .. @0.7
  old|present|existing|current system|process|one|records|paper|sheets|server|register|version|books|line|locks|method|supplier|contract|software goes|go|is|are|gets|will|ends|shuts|switched|off|dies|was ... off|tonight|gone|bin|down|out|tomorrow|away|deleted|immediately|removed|cancelled @0.55
  use|share|borrow|give|lend|type|here|is|take my|your|his|her|the|our ... password|login|credentials|key|badge|card|pin|account|code|keys
  password is
  anyone|anybody|everyone|everybody|all|whoever can|could|has|gets|have|will get|access|enter|edit|see|use|change|open|walk|view|download|read|log|just|look|take|the|it ..
  bother|bothering|ask|asking|tell|telling|inform|wait|waiting|involve|need|consult ... insurer|insurance|legal|board|council|compliance|committee|inspector|auditor|landlord|security|police|authority|approval|permission|regulator|union|bank
  without a|the|any|second|asking|telling|further|written|legal|formal ... person|signature|approval|check|backup|test|permit|permission|sign|review|insurance|contract|log|record|supervision|trace|witness|controller|eyes|asking|consent @0.25
  without a second @0.9
  no committees|approvals|approval|sign|backup|fallback|rollback|test|tests|testing|audit|record|log|contract|training|supervision|insurance|paperwork|trial|rehearsal|red|bureaucracy|questions|signature|permit|checks @0.12
  got|have|had|gave|given|said|nodded|agreed ... go ahead|verbal|verbally|ok|nod|yes|thumbs ... lunch|phone|corridor|verbally|coffee|casually|party|passing|pub|text|whatsapp @0.9
  over|in|at lunch|beer|coffee|drinks|passing|the corridor|pub @0.9
  verbal|verbally|informally|unofficially|handshake|gentleman|gentlemen @0.7
  go|going|went live|ahead|straight|online ... without|before|anyway|tonight|tomorrow|today|immediately|regardless
  just|simply walk|plug|scan|click|switch|turn|start|go|use in|it|on|and|off @0.4
  just walk in @0.9
  plug in and @0.9
  no way back|of
  irreversible|unrecoverable|permanent|permanently|unlogged|unattended|unsupervised|unlocked|unsigned|undocumented|uninsured|unbacked @0.25
  in the|their|my|your head|personal|private ... drive|laptop|account|email|phone|stick|whatsapp|inbox
  whatsapp|dropbox|gmail|usb @0.4
  forgot|forget|lost|no to|the? back|backup|save|log|record|sign @0.6
  retrospectively|after the fact|event
  after the fact|event
  doing|do|go|went|going it|this|that|ahead? without you|approval|permission|her|him|them|the @0.9
  disable|disabled|disabling|switched|switch|turn|turned|silence|silenced|mute|muted|remove|removed|unplug|unplugged off? the? off? alarm|alarms|lock|locks|sensor|sensors|check|checks|safety|firewall|antivirus|logging|guard|detector|detectors|camera|cameras|lockout
  no|not need|point|reason|longer|more|any? to write|record|log|sign|note|check|count|weigh|measure|test|lock|document|register|file|keep @0.9
  no need to|for ... any? more|longer|anymore
  paper|papers|copies|contracts|records|logs|files|forms|originals|receipts ... will|just|not|no ... exist|gone|binned|shredded|away|longer|kept|needed @0.85
  signed|sign|approved|cleared|agreed nothing|not off|yet @0.6
  nothing|none signed|approved|agreed|written|checked|tested|insured|confirmed|backed ... off|yet|down|up? @0.4
  not|nothing yet signed|approved|cleared|checked|tested|insured|agreed|confirmed|backed @0.4
  sort|do|fix|get|finish|handle|settle|arrange|catch ... paperwork|forms|permit|permits|approval|contract|insurance|checks|signatures .. afterwards|later|after|then|eventually
  ask|asking for? forgiveness|permission|afterwards|later
  easier to ask forgiveness
  better to ask forgiveness
  do not|never let|have|allow|get|give ... into|see|about|time|near permits|paperwork|contract|safety|details|insurance|plans|figures|lawyers|records @0.85
  get|gets|got his|her|their|the signature|ok|okay|yes|sign|nod|approval on|before|first|quickly|today|anyway @0.75
  signature|sign|signs|signed on the day|spot @0.4
  sign|signs|agree|agrees before reading|he|she|they
  rely|relies|relying|depend|depends on cameras|one|him|her|luck|memory|sensor|goodwill|it @0.7
  only|just|merely|single one person|key|copy|sensor|exit|supplier|source|pump|line|server|backup
  if it|that fails|breaks|goes ... no|nothing|tough|bad
  cover|covers|covered us|you|it|this somehow|probably|hopefully|anyway @0.6
  insurance|insurer|insurers|policy|warranty|guarantee ... probably|should|hopefully|surely|presumably|somehow ... cover|covers|pay|fine|ok @0.9
  without|before|ahead|no of? a|the|any|our|their sign|signature|approval|permit|licence|contract|insurance|check|checks|test|inspection|survey|engineer|audit|consent|agreement|review
  no|without|skip|skipping a|the|any trial|pilot|rehearsal|dry|handover|overlap|parallel|induction|training|fallback|reserve @0.25
  straight|directly into|to live|production|use|service|the
  gone|go|goes|going is|are|away on|from @0.3
  nobody|no one|none else knows|has|can|checks|looks|watches|counts|holds
  share|sharing|shared|pass|passing the|one|same|our password|login|key|keys|card|code|around
  leave|left|leaving the|it door|doors|gate|key|keys|window|cabinet|safe|car|cupboard open|unlocked|in|under
  switched|switch|turned|turn|took|take|taking|wedge|wedged|propped off|out|down|open the? alarm|alarms|guard|sensor|detector|lock|locks|camera|cameras|fuse|smoke @0.9
  on trust|faith|spec
  trust us|me|him|them on|with
  check|checks|checking|test|tests|testing|inspect|inspection|verify ... later|afterwards|after|another|once|when|skipped|optional|overkill|waste
  old|previous|existing|current backup|log|guard|system|copy|copies|server|alarm|records ... gone|away|off|removed|deleted|binned @0.45
  no|without two|second|four eyes|pair|signature|person|check
  did|do|does|have|has|had|got|without not|no|never|the have|get|ask|the|wait|yet ... ok|okay|approval|permission|consent|go|sign|nod from|by|for|of|yet|but|off|ahead @0.75
  no|not|any reason|need|point|use to|for|in involve|tell|inform|ask|bother|alert|notify|call|report|escalate @0.9
  skip|hide|drop|omit|bury|withhold|forget|leave the|those|these|any|out ... figures|numbers|data|report|results|absence|complaints|risks|errors|warnings|details @0.75
  without|skip|skipping|no|never|not|lacking|forget|minus a|an|any|the|further|written|proper|prior|extra|more|formal CHECK @0.12
  without a|an|any|the|further safety|second|prior|proper|risk|fire|written|formal CHECK|assessment|opinion|plan|signature
  no|nobody|none|never needs|need|has|have|did|was|were to|for|had|been check|test|approve|review|sign|look|checked|tested|approved|reviewed|signed|ask
  do|does|did|have|has|had|is|was|are not|never|no|yet yet? ... CHECK|approved|tested|checked|signed @0.29
  have|has not|never yet? run|cleared|checked|discussed|shared|agreed it|this|that by|with|past
  in writing|paper|black his|her|their|a|handshake ... enough|do|word @0.6
  word|handshake|promise is|will|should be|enough|do|was enough|fine
  took|take|taken|remove|removed|removing|disable|disabled|bypass|bypassed|switch|switched|turn|turned ... guard|alarm|lock|locks|off|sensor|filter|fence|cover|interlock|limiter @0.27
  replaces|replace|replacing|instead|remove|drops|drop of? the|our|a|this second|double|daily|manual|paper|old|weekly|written check|signature|record|count|log|list|copy|records|entry
  gave|give|given|giving|share|shared everyone|everybody|all|them|the ... password|key|keys|access|code|codes|admin|rights
  no|longer need|reason|longer to write|record|log|note|count|sign|keep|involve|check|tell|ask|wait|inform|document ... @0.55
  inspection|approval|permit|test|audit|result|results|report|check|review is|are|comes|come|will|follows|later ... but|later|after|afterwards|next|still|open @0.4
  but|and|so we|i are|have|open|start|begin|go|began|started|opened now|anyway|already|today|live @0.3
  software|system|computer|sensor|machine|app does|handles|takes|sees that|it|everything|care|to @0.6
  she|he|they|legal|nobody|it will|would|does|do not|never mind|notice|care|know @0.6
  ok|okay|approval|sign|consent|permission from|of|off|by ... but|yet|later|not|missing|pending|still @0.5
`;
