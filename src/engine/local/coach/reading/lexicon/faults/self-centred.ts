/** Phrases that show `self_centred`, one a line, in the notation of `pattern.ts`. */
export const SELF_CENTRED = `
  our products|services|mission|vision|company|story|team|firm|brand|founder|experts|clients|portfolio|awards|solution|platform|expertise @0.85
  i|we need|want|require|must|would like ... for my|our
  for our|my own|records|report|campaign|target|statistics|audit|newsletter|website|thesis|collection|budget
  help us|me reach|hit|grow|meet|get|fill|achieve|finish|win|sell|promote
  we pride
  founded|established in|by
  award|awards|prize|winning @0.25
  years|decades of experience|expertise|tradition|history
  we were|are|have recently|also|now? named|featured|awarded|voted|listed|founded
  let me|us tell|introduce|show you about|our|my|who
  about us|me|ourselves|myself
  i|we have always|long
  suits|suit us|me
  we are looking|seeking|searching
  my career|goal|dream|target|project|boss|promotion|bonus
  tell|show him|her|them how|what|about|our|my ... course|went|trip|founders|journey|history|we|i
  how|what we|i did|went|built|came|feel|started @0.4
  our history|founding|anniversary|logo|rebrand|rebranding|new website
  we must|have to|need reach|fill|hit|sell|show|close|meet|spend|find
  requires|require a|an|your|further|two|three|several|one @0.95
  our quota|occupancy|funding|grant|sponsor|sponsors|investors|shareholders|statistics|figures|sales|management|directors @0.6
  council|sponsor|head|office|board|boss|management takes|wants|needs|expects|requires|asked|will @0.22
  it would help|suit|mean us|me|my|our|a @0.6
  we feel|believe|know|think you|your|that|we @0.6
  i personally|myself|alone|always|love|adore
  my|our company|firm|studio|brand|business|agency|practice|product|app|platform|software|system|service @0.35
  we|i are|am so|very|extremely|really|incredibly|deeply|truly? proud|passionate|excited|thrilled|delighted|honoured|honored|pleased|committed|dedicated to|about|of|that|on
  we|i take|have|share pride|passion|a|the ... passion|pride|history|tradition|vision|honour|reputation
  passion|passionate for|about
  our|my company|firm|business|organisation|organization|agency|studio|group|practice|brand|team|foundation|start-up|startup was|is|were|has|have|started|began|grew|stands|prides|consists ... founded|established|created|made|grown|started|leader|leading|award|been|won|family @0.9
  founded|established|started in|back|by|as NUM?
  a company|firm|family|business|startup|team founded|established|started|with|of|passionate|that @0.95
  we|i need|require|want|would|must ... for|to my|our|hit|complete|fill|reach|finish|meet|report|target|quota|portfolio|campaign|scheme|newsletter|list|numbers|bonus|goals @0.25
  we|i are|am looking|seeking|hoping|trying|planning|aiming to|for ... grow|expand|increase|build|broaden|fill|partner|enter|win|meet|raise|establish|develop|extend
  let me tell|share|introduce|explain ... you|about|my|our|journey|story|who
  my|our journey|story|mission|vision|heritage|history|credentials|awards|expertise|success|passion|growth|brand|portfolio|background|achievements|ambition|ambitions @0.65
  our|an award winning
  our offices|clients|customers|team|partners|portfolio|experts|locations|branches|products|services|range include|includes|span|spans|in|are|is|range|consists|of|comprises @0.9
  we have|are|operate|employ|serve|work|offer offices|branches|clients|customers|locations|staff|a|in|over|more|the ... countries|years|offices|cities|locations|clients|customers|employees|range|portfolio|experience|world @0.9
  i am|we are excited|thrilled|pleased|delighted|proud to announce|share|introduce|present|launch|offer
  i|we want|need|have|would|aim to|like? hit|reach|meet|make|fill|exceed|grow|complete|close ... target|targets|quota|numbers|goal|goals|bonus|plan|gap|gaps|quarter
  my|our target|targets|quota|bonus|commission|career|promotion|cv|portfolio|thesis|report|dissertation|campaign|deadline|list|numbers|boss|kpi|kpis|pipeline @0.5
  annoy|annoys|bothers|irritates|helps|suits me|us
  requires|require|needs|seeks|wants|looks|searches a|an|partner|partners|school|for ... partner|partners|supplier|sponsor|school|host|venue|site|provider|volunteers @0.9
  over|in the years|decades we|i|have|our|of @0.9
  over the|more than|with NUM? years|decades of|we|i|experience|in
  with over|more|NUM ... years|decades of? experience
  years of experience
  we have|are won|been|received|featured|named|recognised|recognized|voted|the|proudly ... award|awards|featured|best|prize|leader|named|year
  i have|am always|long? dreamed|wanted|been|spent|worked|fascinated|a|an ... years|dream|since|my|career|life @0.55
  it is my|our dream|goal|mission|ambition|aim|passion|vision
  my|our dream|goal|passion|ambition is|has|to
  all about me|us
  for my|our own|report|thesis|portfolio|records|cv|statistics|newsletter|blog|channel|campaign|list
  help|helps|helping me|us reach|grow|hit|meet|finish|complete|get|achieve|win|fill
  we|i pride ourselves|myself
  i|we believe|feel|think we|our|i|my|that ... best|perfect|unique|ideal|right|great
  we|i offer|provide|deliver|specialise|specialize|supply|build|develop|design|create a|an|in|the|full|comprehensive|innovative ... range|solutions|services|portfolio|suite|platform|experience @0.8
  we are|i am a|an|the leading|passionate|growing|young|small|dynamic|family|fast|global|international|team|bunch|group @0.8
  our founder|founders|ceo|director|chairman|president|owner
  former|our ... engineers|consultants|drivers|teachers|nurses|planners|bankers who|with|and @0.45
  i|we am|are a|an ... by training|profession|trade|heart|vocation|passion
  for|with over|more|nearly|almost|about|some? than? NUM|two|three|many|several|half decades|years|generations|century ... experience|now|and|we|i @0.3
  for over|more|nearly|almost|many|several than? NUM|two|three|a? decades|years|generations|century @0.6
  have|has|with worked|been|served|helped|taught|run|led ... for over|more|nearly|almost|many|decades|years @0.6
  my|our journey|story|passion|philosophy|mission|vision|approach|values|roots|heritage|background|expertise|credentials|portfolio @0.35
  proud|pride|prides|honoured|privileged ourselves|to|of|that|on @0.45
  we|i believe|specialise|specialize|excel|offer|provide|pride|boast|deliver|combine in|that|on|a|an|the|unique|high|bespoke|full @0.6
  leading|award|established|renowned|trusted|reputable provider|winning|supplier|since|for|firm|company|name @0.7
  family|owner run|owned|business|firm|managed @0.6
  founded|established|started|born|launched in|by|out|as NUM|my|a|the|our
  we|i want|would|hope|plan|aim|intend|wish like|to|love to? grow|expand|increase|win|gain|reach|fill|add|sell|enter|become|strengthen
  opportunity|chance|boost|win|success|honour|step for us|me|our|my
  close|dear to my|our heart|hearts
  i|we have|had dreamt|dreamed|wanted|wished|longed
  we|i offer|provide|supply|sell|specialise|cover|serve|run consulting|training|coaching|services|solutions|in|a|everything|the|audits|full @0.12
  my|our boss|thesis|career|portfolio|quota|target|targets|goal|dream|mission|vision|numbers|figures|funding|pipeline is|wants|needs|depends|must|by|to|on @0.6
`;
