/** Phrases that show `vague_ask`, one a line, in the notation of `pattern.ts`. */
export const VAGUE_ASK = `
  let me know @0.75
  tell me what @0.25
  what do you|we @0.35
  any thoughts|ideas|feedback|suggestions|chance|interest|comments @0.95
  thoughts|ideas|feedback|input|views @0.25
  would be great|nice|good|lovely|helpful|appreciated|cool|wonderful @0.8
  have a look|think|chat|talk|word|read|go @0.55
  take a look
  get together|back|in @0.85
  catch|meet|hook up @0.9
  look into|at|over this|it|that|things @0.35
  be in touch @0.9
  get involved
  help|support|assist me|us|out|with|please @0.45
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
  up for @0.9
  maybe you|we can|could|might|should|want @0.9
  what now
  your call|thoughts|move @0.45
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
  you|we could|can|should maybe|perhaps|also|just|all? do|look|try|think|talk|see|meet|find|work|work|help|join @0.3
  have a word|look|read|think|chat|go|play|peek @0.55
  give me|us a shout|ring|bell|buzz|call|sign|steer @0.9
  say|tell me|us something|anything|hello
  appreciate|appreciated|welcome any|your|all|some help|thoughts|input|support|feedback|ideas
  do|please do? bear|keep|note|remember|see|consider in|this|that|it
  be aware|mindful|considerate|nice|kind|good|sensible @0.85
  for your consideration|attention|review|action|thoughts|perusal
  your move|call|turn|thoughts|views @0.4
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
  have|had|take|get|give|grab a|another|any? chance|quick|proper|closer|look|read|glance|think|peek|go|chat|stab .. @0.45
  take|have|had a look @0.85
  please|do advise
  please|kindly action|act|proceed|handle|deal|respond|react accordingly|appropriately|as
  accordingly $
  do something|what together|fun|cool|about|you|is|we|needed|differently @0.55
  do what you can|think|feel
  whatever|anything you|that think|can|feel|like|want|suits|works|helps @0.55
  keep|keeping me|us|everyone posted|updated|informed|in
  help|pitch|chip|support|assist|lend ... out|a|bit|us|in|hand|somehow|way @0.3
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
  tell me|us what|how ... think|feel|want|see @0.45
  what you think|feel|make|say|reckon @0.55
`;
