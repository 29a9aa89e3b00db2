/** Phrases that show `vague_ask`, one a line, in the notation of `pattern.ts`. */
export const VAGUE_ASK = `
  let me know @0.75
  tell me what @0.25
  what do you|we @0.12
  any thoughts|ideas|feedback|suggestions|chance|interest|comments @0.95
  thoughts|ideas|feedback|input|views @0.25
  would be great|nice|good|lovely|helpful|appreciated|cool|wonderful @0.8
  have a look|think|chat|talk|word|read|go @0.55
  take a look
  get together|back|in @0.85
  catch|meet|hook up @0.9
  look into|at|over this|it|that|things @0.12
  be in touch @0.9
  get involved
  help|support|assist me|us|out|with|please @0.12
  if you could|can|would|want|like|have|are|feel ... help|time|think|something|interested|know
  do something|anything|what|your @0.5
  sort|handle|fix|deal|manage with? it|this|that|things|out @0.25
  see what you|we|is|can @0.6
  talk about it|this|that|things|soon|more
  discuss this|it|further|things|soon|more
  connect|collaborate|brainstorm|explore|engage @0.95
  work something|things|it out @0.6
  improve|better|change yourself|this|things|it|the ... situation|communication|attitude|performance|cooperation
  more professional|careful|reliable|positive|proactive|flexible|open|present|engaged|structured|responsible
  pay attention|more
  keep|bear in mind
  please advise|consider|reflect|think|help|support|comment|react|respond
  your opinion|thoughts|view|views|feedback|input|help|support @0.25
  up for @0.25
  maybe you|we can|could|might|should|want @0.9
  what now
  your call|thoughts|move @0.27
  feel about|like @0.4
  give it|this|me a|some|your ... thought|go|try|think|shot|attention
  something should|must|needs|has
  we should|need|must|could|ought talk|meet|think|discuss|do|look|change|consider @0.85
  do some|a|few things differently|better|more
  need to do things|something|better|more
  action the|their|your|this|all
  we want|need|would|hope fewer|more|better|less|support
  be more|less|a|bit|better considerate|careful|flexible|helpful|mindful|collegial|respectful|thoughtful|polite|quiet|open
  more|bit considerate|mindful|careful|respectful|collegial
  what he|she|they thinks|think|says|say|feels|feel @0.9
  ask what|how|if he|she|they thinks|feels|likes|wants
  do your|the job|bit|part|best @0.9
  show some|more|a respect|commitment|understanding|interest|initiative|flexibility|goodwill
  change|changes|improvement|improvements|attitude|effort needed|please|required|wanted @0.9
  pull|pulling together
  get a|your grip|act @0.9
  do better|more|something @0.85
  try harder|again|more|a
  confirm|acknowledge receipt
  consider doing|coming|joining|helping|this|whether
  could consider @0.7
  you would like to visit|see|come|know|learn|hear|talk|meet
  would|might like|love|want to visit|come|see|hear|chat|meet|learn|discuss|talk|connect @0.2
  be a|such vibe|fit|match|fun
  happen to be
  if|when you are|happen ever|passing|in|around|near|free @0.9
  drop|pop|stop|swing in|by|over|round @0.55
  you|we could|can|should maybe|perhaps|also|just|all? do|look|try|think|talk|see|meet|find|work|work|help|join @0.12
  have a word|look|read|think|chat|go|play|peek @0.55
  give me|us a shout|ring|bell|buzz|call|sign|steer @0.9
  say|tell me|us something|anything|hello
  appreciate|appreciated|welcome any|your|all|some help|thoughts|input|support|feedback|ideas
  do|please do? bear|keep|note|remember|see|consider in|this|that|it
  be aware|mindful|considerate|nice|kind|good|sensible @0.85
  for your consideration|attention|review|action|thoughts|perusal
  your move|call|turn|thoughts|views @0.27
  up for it|this|that|something|some
  how about it|something|that
  what now|next
  any|some chance
  more of|in the|that|this @0.3
  something like that|this
  can you do|make something|it|anything
  let me|us know ... think|thoughts|feel|views|feedback|opinion|ideas|questions|interested|interest|reactions|about|concerns @0.95
  let me|us know your|what|how|if|whether|when @0.45
  your|any|some thoughts|feedback|views|ideas|comments|opinion|input|reactions|suggestions|take|perspective @0.65
  thoughts $ @0.9
  any|your thoughts|ideas|feedback|input|comments|suggestions ... welcome|appreciated
  feedback|input|comments|ideas|suggestions|support|help|assistance|cooperation|understanding ... welcome|appreciated
  would be appreciated|welcome
  nice|great|lovely|good|cool|fun|wonderful|keen|love|happy to connect|chat|talk|meet|discuss|catch|collaborate|explore|brainstorm|hear|touch|get @0.55
  to|could connect|chat|collaborate|brainstorm|catch up|together|sometime|soon? @0.9
  have|had|take|get|give|grab a|another|any? chance|quick|proper|closer|look|read|glance|think|peek|go|chat|stab .. @0.36
  take|have|had a look @0.85
  please|do advise
  please|kindly action|act|proceed|handle|deal|respond|react accordingly|appropriately|as
  accordingly $
  as appropriate $
  ^ call|ring|phone|text|dm|ping me? $
  you|u in|up|game|on $
  open in principle to
  take it|this offline
  strikes|grabs|suits|sits you|with @0.5
  how it|this|that strikes|grabs|sits @0.9
  do something|what together|fun|cool|about|you|is|we|needed|differently @0.55
  do what you can|think|feel
  whatever|anything you|that think|can|feel|like|want|suits|works|helps @0.25
  keep|keeping me|us|everyone posted|updated|informed|in
  help|pitch|chip|support|assist|lend ... out|a|bit|us|in|hand|somehow|way @0.12
  could you help|assist|support @0.5
  explore|discuss|find|unlock|look ... options|synergies|possibilities|opportunities|ways|avenues|ideas
  let us|me? explore|brainstorm|connect|chat|discuss|talk|think|touch|see|collaborate|meet|catch|sync @0.55
  jump|hop|get on|onto a quick? call|zoom
  make it|this|the ... better|nicer|work|happen|pop|right|good|stronger
  be|more more? proactive|positive|careful|flexible|supportive|professional|engaged|responsive|visible|helpful|collegial|committed|considerate|transparent|reliable @0.95
  a|have|show|more better|different|more attitude|positive
  more|better positive|proactive|attitude|communication|effort|commitment|engagement|teamwork|ownership
  attitude
  think about|on|over it|this|that|what|how|whether @0.9
  think about it|this|that @0.95
  have a think
  what do you think|say|reckon|feel|make
  what do|should|shall|can|could we|i do|say ... about|with|now?
  how do|does you|that|this|it feel|sound|look|strike|work|sit @0.4
  sound|sounds good|ok|okay|fun|interesting|like @0.9
  interested @0.45
  would|are you be? interested|open|keen|up|willing|available ... in|to|for @0.25
  ring|rings any|a bells|bell
  get|come back to me|us @0.35
  get involved|something|in|behind|together|things|on|stuff|this|going @0.75
  be|get part|involved of|in
  step up
  do|try|give|make your|better|a|some best|harder|go|effort|more
  try to|and|harder be|do|improve|make|have|understand|see|communicate|keep @0.5
  sort|fix|handle|deal|resolve|address|tackle it|this|that|things|something|with|stuff @0.15
  work|do|build|create|make something|things ... together|cool|great|special|nice
  work together on|with|soon|some|more
  can|could you confirm|check|help|sort|handle|assist $ @0.65
  we|i will|would|could|might need people|help|hands|support|volunteers|someone|you|something|more
  need people|hands|help|volunteers|support
  raise awareness
  spread the word
  reach out if|to|any
  feel free to? reach|contact|ask|get|comment|call|drop|join|share
  happy to answer|discuss|chat|talk|help|provide
  if you have|need any|further|questions|anything|are .. @0.9
  any|further questions|queries|concerns
  questions|question about|on|regarding @0.2
  see what|where|how ... think|can|do|is|goes|possible|you|we|happens @0.3
  your|some|more help|support|input|assistance|guidance|advice|involvement|engagement|cooperation|backing|attention @0.35
  be|stay in touch @0.9
  in touch @0.9
  want to? be|get? involved|join|help|chat @0.6
  something|anything cool|fun|nice|special|together|about|like|useful|bigger|different @0.7
  what is|are the|your|our plan|thinking|feeling|view|views|opinion|take|position|status
  where do we stand|go
  where|how is|are that|it|things|we at|with|on|going $ @0.6
  kindly revert
  consider it|this|that|the|our|my|being|whether|a @0.3
  take|give this|it|on some board|thought|consideration|serious|account
  it would|will be great|good|nice|lovely|helpful|useful|wonderful|appreciated|ideal|amazing ... if|to|get|have @0.65
  would love to|your|it ... hear|chat|talk|connect|thoughts|know|discuss|see|work @0.7
  i would love to
  tell me|us what|how ... think|feel|want|see @0.25
  what you think|feel|make|say|reckon @0.36
  we|i should|need|must|ought|want|would|could|have|really like|to|love? get|have|see|make|be|become|improve|fix|sort ... sorted|better|done|improved|moving|going|fixed|right|improvement|more|together|up @0.7
  get|getting|have|having|see|be|it|them|this|things better|sorted|fixed|moving|going|improved|tidier|nicer|smoother|faster at|out|up|soon|somehow? @0.45
  want|like|love|need|hope|trying|keen to get|be|become|do|see better|more|something|things|improvement|good
  ask|tell|talk|speak|see|sound|approach him|her|them|you|someone|people|NAME about|to|with|on the|that|this|it thing|stuff|matter|issue|topic|situation|subject|problem|money|rest @0.75
  about|regarding|re|on|sort|do|with the|that|this|some thing|stuff|things|issue|situation|matter @0.45
  the thing|stuff @0.55
  talk|chat|speak|meet|catch|discuss|think|connect|see ... one|some|sometime|someday|possibly|perhaps|maybe|soon day|time|point
  some|any|your|more|good|a|bit|of? input|thoughts|feedback|ideas|views|opinions|guidance|advice|steer|attention|consideration|reaction|reactions|support|help on|about|for|with|here|this|please|from|would|to|regarding @0.25
  be|bit|little|more|a|lot more|bit|little|so|too|extra|very? careful|mindful|considerate|punctual|accurate|precise|attentive|tidy|quiet|friendly|flexible|helpful|thorough|aware|patient|organised|respectful|understanding|diligent|vigilant|alert|sensible|realistic ... future|please|time|forward|with|about|of|on @0.85
  would|will|might|could be|it nice|good|great|helpful|lovely|useful|appreciated|kind|cool|wonderful|ideal|welcome|worth|better|excellent|interesting ... you|we|to|someone|people|if|get|could|see|that|picked|it @0.55
  ^ interested|keen|curious|tempted|game|thoughts|ideas|views|opinions|feedback|comments|suggestions|objections @0.25
  anyone|anybody|who interested|keen|up|fancy|free|thoughts|ideas|else @0.25
  look|looks|love|could|some|bit|do after|of|with|at|some? love|attention|tlc|work|care|improvement|tidying|polish @0.4
  could|can|would|might do with|use some|a|more|love|improvement|attention|help|work
  maybe|perhaps|possibly look|try|think|consider|do|talk|see|change|improve|have|get|something|work @0.7
  something|anything|whatever|things|stuff you|we|to|that|like|about|different|needs|should|could can|do|feel|think|works|done|helps|suits|be|with @0.7
  make|find|work|figure|think|come|sort ... work|way|ways|solution|arrangement|out|up|idea|answer ... somehow|together|works|both|everyone|all|suits @0.4
  find a|some way|solution|compromise|arrangement|middle|common @0.25
  see|know|hear|find|discuss|explore|check|consider|understand what|how|whether|if|where we|you|they|he|she|it|this|can|might|could ... do|go|help|done|think|stand|feel|possible|fit|together|say|work @0.29
  take|put|bear|bring|keep|give ... account|consideration|mind|board|forward|attention|seriously|thought|priority @0.2
  give|put|pay|show some|it|this|more|a|your|extra bit|little|good|full|more|proper|serious? thought|attention|consideration|effort|care|love|priority|weight|respect
  step|up|raise|lift|improve|sharpen|adjust|change|mind|watch|check|sort up|your|the game|act|attitude|tone|behaviour|performance|standards|language|mindset|work|ways @0.8
  get|have|do|be|bring|take a|your|more|some|the act|handle|grip|together|house|priorities|life|basics|on
  let|give|drop me|us|a know|line|shout|ring|bell|hint|idea|sense|steer|feel|note|reaction @0.6
  your|any reaction|response|take|verdict|read|instinct|gut|position|stance|blessing|buy|backing @0.6
  get|be|come on board|behind|involved|together|aligned|alignment|in|back
  align|aligned|alignment|sync|touch|connect|engage|liaise|interface|coordinate on|with|base|around|about|going|accordingly
  move|take|push|drive|bring|carry this|it|things|that|matters|us forward|further|on|ahead|along|next
  do the needful|necessary|right|honours|decent
  act|proceed|respond|react|behave|decide accordingly|appropriately|sensibly|responsibly|professionally|promptly|quickly|wisely
  ^ ask|asking|get|need|want|seek|request her|him|them|you|for for? support|help|input|backing|buy|blessing|cooperation|advice|feedback|her|his|their @0.8
  get|got|getting to know each|one|you|us @0.85
  delighted|thrilled|honoured|glad|pleased|happy|love if|to ... know|meet|connect|talk|chat|work|exchange|hear|together|touch @0.4
  keep|have|cast an|one eye|ear|eyes on|out|open
  take|taking care of the|it|this|that|things|everything|matter|matters|business|stuff @0.6
  improve|better|fix|strengthen|rethink|sort our|your|the|my|this|on communication|cooperation|teamwork|attitude|processes|situation|quality|service|relationship|collaboration
  is|might|could|would this|it|that something|anything|be for|something|of|you|interest
  i|we hope|trust|count|rely|believe to|we|on|i|you can|count|on|you|will|support|rely|understand @0.45
  treat|handle|deal|regard|manage|approach this|it|that|the|with ... care|priority|respect|seriously|urgency|sensitivity|attention|caution|appropriately
  it would|will|could help|be|assist if you|could|great|we|someone|people ... contribute|help|support|join|participate|engage|assist|step
  contribute|participate|cooperate|engage|contribution|participation|cooperation|engagement @0.35
  get|getting|got to know|meet each|a|one|you|him|her|little other|bit|another|better
  thrilled|delighted|honoured|happy|glad|overjoyed if|to we|you|could|have|get|hear ... @0.3
  talk|chat|speak|meet|connect|touch one|some|base|soon|sometime|day|again|shortly @0.6
  might|could|may possibly|perhaps|maybe|also|even talk|meet|speak|chat|discuss|consider|look|think
  ask|tell|talk|get|win for|her|him|them|over|about|to|their|his support|the|thing|help|backing|about|advice|over|side @0.25
  get ... sorted|done|fixed|moving|going|improved|on|ready $ @0.5
`;
