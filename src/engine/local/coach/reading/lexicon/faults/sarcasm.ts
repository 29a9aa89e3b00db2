/** Phrases that show `sarcasm`, one a line, in the notation of `pattern.ts`. */
export const SARCASM = `
  congratulations|congrats on another|yet|managing|finally|once|breaking|a
  what a shame|pity|coincidence|day|team|start|mess|performance
  how wonderful|lovely|nice|thoughtful|clever|generous|brave|charming|touching|convenient
  oh please|sure|yes|no|great|good|lovely|joy
  hilarious|priceless|adorable|precious|charming
  so kind|good|nice|generous of you
  nice try|one|work|job|going|touch @0.6
  thanks so|very much for|again|as|then
  thank you so|very much for ... again|not|nothing|ignoring|leaving|late
  yeah right|sure|no
  as always|usual|ever @0.85
  apparently|obviously ... optional|too|hard|difficult|beneath|above|secret|magic|enough
  rules are for others
  for a change|once @0.6
  the usual|same old
  who would have thought|guessed
  mr|mrs|miss|lord|lady|king|queen|professor|captain know|perfect|important|obvious|busy
  wonders never cease
  go figure
  wow @0.4
  well well|then @0.9
  lol|haha|hehe|rofl|lmao @0.9
  joined|join|enter|entered|welcome to the real|modern|twenty|21st|world
  about time
  the great|famous|illustrious|brilliant|noble|almighty
  look forward to your next @0.9
  big deal @0.9
  like children|magic|angels|royalty @0.9
  as a treat|reward|bonus
  what next
  best of luck
  hip hip
  lucky us|me|you|them
  out back @0.2
  who would have
  surprise surprise
  the joy|joys|pleasure|pleasures|delight of @0.6
  aren't we|you|they all?
  are not we|you|they|i
  funnily enough
  grows on trees
  because of course
  no pressure|rush|biggie then|or|ha
  how|what a|very convenient|original|surprising|refreshing|novel
  thank goodness|heavens|god for|we|you|somebody|someone
  i am|was so|all thrilled|delighted|ears|excited|happy|glad ... to|that|you|again
  such|what a pleasure|joy|delight|surprise|treat|helpful|charming ... again|to|that|when|as
  must be|have nice|lovely @0.9
  as|more|much reliable|helpful|useful|fun as|than ever|a|an|usual
  silly me
  there's|that is a|the first|thought|idea|spirit
  brilliant|genius|great|wonderful|marvellous|fantastic idea|plan|timing|job|work|stuff|start|show $ @0.5
  so much for
  enjoy your|the ... while
  live in a|another world|dream|planet|bubble
  thanks|thank a|you million|bunch|lot|so|very|ever|for|heaps|much|again ... nothing|warning|heads|mess|ruining|leaving|letting|ignoring|not|telling|chaos|surprise|wasting|headache
  thanks a million|bunch|lot
  thanks for nothing
  well|nicely|great|good|nice|brilliant|excellent|super|stellar|lovely|marvellous done|played|work|job|one|timing|going|effort|start ... genius|everyone|again|really|as|team|there|usual|einstein|sherlock|you|guys|folks @0.8
  well done|played genius|again|everyone|you|team|all
  bravo
  what could possibly|go|ever go|wrong|possibly @0.6
  oh|ah|well|wow|yay|gosh great|good|brilliant|joy|look|wonderful|lovely|yes|sure|fantastic|how|of|right|please|what|perfect|super|that|wait|no @0.9
  sure|no doubt|certain|positive you|there|it had|have|has|was|is|were ... reasons|reason|good|important|busy|better|perfect
  i am sure ... reasons|fine|great|delighted|thrilled|love|loved|very|perfectly|wonderful @0.85
  shock|shocking|shocker|surprise|surprised|surprisingly|imagine|fancy i|what|surprise|that|horror|nobody|everyone .. @0.9
  ^ guess what|who|which .. @0.9
  but|and|so|well|oh|yes guess what|who @0.9
  what a surprise|shock|joy|treat|pleasure|delight|coincidence|relief|genius|masterpiece|triumph|hero|performance|achievement|masterclass
  how nice|kind|generous|lovely|thoughtful|sweet|considerate|convenient|wonderful|good|clever|charming|quaint|gracious of|that|for|to
  slow clap
  good luck with|to|explaining|finding|getting
  as if that|it|you|we|i|anyone|he|she|they|by
  congratulations|congrats|kudos|hats|applause|medal|award|prize|gold ... discovered|on|for|you|off|star|goes ... managing|finally|again|losing|missing|email|another|worst|ruining|breaking|once @0.8
  genius|einstein|sherlock|masterclass|hero|your|his|her majesty|highness|lordship|excellency
  masterclass
  so|how very|so|really|terribly|awfully|extremely professional|kind|generous|brave|helpful|funny|clever|considerate|thoughtful|mature @0.9
  haha*|hahah*|lol|lmao|rofl|hehe* @0.85
  ha ha
  it|that|this is|was just|only a joke|laugh|hoot
  big|whoop|whoopee|whoop-de-doo|yippee|hooray|hurrah surprise|deal|whoop|thanks|for|us @0.9
  yeah|yes|sure right|sure|because|as
  because that|it|this|we|you|nothing|who|clearly|obviously ... worked|always|went|all|love|enjoy|needs|says|so|well|need @0.9
  love|loved|loving|adore|enjoy|enjoyed how|it|that|the|being|your|finding|waiting ... when|way|you|how|out|last|again|hours|nothing|ignored @0.9
  lucky|silly|poor|clever me|us|you|old
  my|our|your favourite|favorite part|thing|bit|pastime|hobby
  another|yet one|another ... masterpiece|triumph|brilliant|glorious|wonderful|fabulous|marvellous|great|stellar|fine|classic
  truly|really|absolutely inspiring|impressive|remarkable|inspired|outstanding|heroic|touching|amazing ... to|how|that @0.6
  who needs|knew|would|cares ... anyway|when|sleep|have|safety|tests|rules|plans|thought|guessed
  nobody could|would have|ever seen|guessed|known|thought
  the usual|famous|legendary|so-called|so circus|excuse|excuses|chaos|drama|suspects|called
  do not all|everyone|strain|hurt|rush yourself|rush|thank|jump|once
  take your time
  no really
  in your infinite|great|boundless wisdom
  heaven|god|lord forbid|knows
  rocket science|surgery
  riveting|thrilling|enthralling|scintillating
  welcome to the club|party|real|2024|2025|2026|century
  we all know|love how|that|what ... works|ends|went|means|goes @0.7
  it|that is|was 20* people|now|already @0.9
  will see|find|be|know ... haha*|lol|fun
  oh well
  what fun
  the wonders|joys|miracle of
  great|good|nice|lovely|brilliant|fine|super|excellent|fantastic|top|wonderful|stellar job|work|going|effort|timing|move leaving|forgetting|losing|breaking|with|of|not|on|there|guys|everyone|again|as @0.7
  i|one would|might|should have thought|imagined|expected|assumed|hoped @0.75
  you|one would|might think|thought|imagine a|an|the|that|it|someone|you|by @0.7
  lovely|great|nice|wonderful|fantastic|perfect|brilliant|what way|start|end|day|timing to|of|for @0.35
  lovely|great|nice|wonderful|perfect|fantastic|brilliant way to start|end|spend|run|treat|say|thank
  made|make|making my day|week|night|morning @0.6
  just what|the i|we|thing needed|wanted|hoped|i|we @0.85
  exactly what i|we needed|wanted
  always a pleasure|joy|delight|treat
  interesting|funny|curious|odd|strange|amazing|remarkable|fascinating that|how @0.7
  funny|strange|amazing|magic how that|it|you|this|everyone|nobody
  do not|no let|need me|us|to stop|disturb|keep|trouble|interrupt|hurry you @0.8
  hope|trust we|i|you|it did|was|were|had|enjoyed|are not? too|worth|fun|nice|disturb|wake @0.5
  hope you had|enjoyed fun|your|a|the
  must|might be|have nice|great|lovely|wonderful|magic|a|been ... fairy|fairies|elves|ghost|ghosts|magic|invisible|to @0.35
  fairies|fairy|elves|pixies|ghost|gremlins|butler|maid|servant|slaves|mother|mummy @0.35
  thanks|thank ever|so you? much? for telling|letting|asking|warning|mentioning|turning|showing|answering|nothing|your @0.35
  gold star|medal|stars|standard
  round of applause
  take a bow
  full marks for|to
  top marks for|to
  hats off
  give|gives|deserves|deserve a|you|him|her|yourself|them medal|prize|award|oscar|trophy|biscuit|cookie
  world's|year's best|first|greatest|fastest
  of the year @0.4
  i|we must have missed|dreamt|imagined|misread|overlooked the|that
  must|maybe|perhaps have|has|it|your slipped|phone|watch|clock|calendar|email|diary ... broken|mind|different|slow
  forgive me for|if
  excuse me for
  heaven forbid
  far be it from
  with|at such|lightning|your|usual speed|care|enthusiasm|charm|grace|efficiency @0.8
  news to me|us
  call me old|crazy|picky
  old fashioned @0.4
  pardon|pardon me|my
  oh wait
  i|we bow|kneel|salute|applaud before|to|your|you|such
  a|the|real|true|clearly|such genius|expert|hero|saint|legend|champion|mastermind at|was|is|of|here|work|like|in @0.6
  is|was not that|this|it just? lovely|nice|great|wonderful|charming|special|convenient|handy
  do not all|everyone shout|rush|cheer|thank|volunteer
  give|get|award|buy|hand that|him|her|them|the|someone man|woman|a|team ... medal|prize|award|cookie|trophy
  red carpet
  may|let it|he|she|they rest in
  rest assured ... enjoy*|love|laugh*|rats|thrilled
  are|is|must be? enjoying|loving|thrilled|delighted|overjoyed|ecstatic|having @0.4
  our|your|the beloved|dear|esteemed|glorious|famous|legendary|noble|trusty|wonderful @0.5
  great|nice|good|lovely|brilliant|wonderful|fine|excellent job|work|idea|timing|plan|start leaving|forgetting|breaking|losing|ignoring|missing|not|as|again|there|guys @0.7
  who would|could|might have thought|guessed|known|expected
  how|what original|typical|convenient|brave|noble|generous|considerate|clever|thoughtful|a of|joy|surprise @0.5
  maybe|perhaps you|they|he|she would|want|also like|need|want ... too|well|carpet|crown|throne|medal|massage
`;
