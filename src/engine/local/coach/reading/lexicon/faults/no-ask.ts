/** Phrases that show `no_ask`, one a line, in the notation of `pattern.ts`. */
export const NO_ASK = `
  just|only wanted|saying|fyi|an|a|so|to|thought ... say|update|know|share|mention|hello|info|tell @0.95
  for info|information|your|interest @0.12
  thought you|i would|might|should|could
  so you|that know|is|was
  that is|was it|all|what @0.12
  nothing else|more|to|urgent|needed @0.9
  no action|reply|need|response|answer @0.9
  keep up|going
  all the|good best|here|now
  just carry|keep|go on|as|going
  just an update
  carry on
  more soon|later|to @0.9
  whatever @0.15
  no need to do
  as always|usual $ @0.45
  that|so is|was how|what|it @0.25
  sharing this|that|it|for|a|some
  here is|are|you the|what|an|some|go @0.15
  good|nice|great|lovely to know|see|have|hear @0.2
  you should|ought|need|may|might know|be|want @0.6
  as|so you know|are @0.85
  i thought|figured|felt|wanted you
  that is where|how|what|why @0.12
  all the best @0.3
  anyhow|anyway @0.85
  more soon|later|next @0.9
  end of message|update|report
  i hope this|that|you @0.75
  just so you @0.9
  just an|a|some|for|so|to|wanted|thought update|fyi|info|information|you|know|sharing|share|let|mention|i .. @0.95
  ^ fyi @0.9
  for your info|information|awareness|records
  fyi @0.55
  just|i|only|we wanted|thought|want|would to|i|you|we|like ... say|know|mention|share|flag|tell|let|hello|inform @0.22
  just|only wanted to say|mention|share|let|flag|tell|get|put @0.95
  wanted|want|like you|to to? know|say|mention|share ... hello|it|this|that|you|hi @0.7
  see attached|below|above|enclosed @0.85
  attached|enclosed is|are|please|you|find|the @0.25
  thought you|i|it|we might|would|should|may|d ... interesting|interested|know|mention|share|like|enjoy|find|say|tell
  for visibility|awareness|transparency|completeness|reference
  sharing for|this|in
  no action|reply|response|answer|need ... required|needed|necessary|expected|to @0.9
  anyway|so just|yeah|that|i|there saying|wanted|that|is|you|thought .. @0.55
  just saying
  so yeah @0.85
  it is what it is
  do with this|that|it what|as
  thought i would|d|should|might ..
  that is it|all|where|about|the ... from|for|really|now|are|update|is|me $
  nothing|not much else|more|further ... add|say|report|from
  wanted you to
  so|just there|you you|know have|are|it
  you may|might want|like|wish to know|see
  hope|trust that|this helps|clarifies|explains|makes|useful|is @0.9
  take care
  anyway|anyways @0.3
  in case you|it|anyone wondered|were|was|are|wondering|missed|interested|useful|is
  no answer|reply needed|necessary|required|expected
  so|and now|there you know|have it
  simply|just|only|merely passing|sharing|flagging|forwarding|telling|reporting|informing|noting|saying this|it|along|on|you|that? .. @0.9
  just|only|merely flagging|sharing|saying|noting|informing|reporting @0.8
  purpose|goal|aim|point ... to inform|update|share|report|present|tell|show|none|nothing
  goal|purpose|aim|ask|decision ... none|nothing|open|unclear|tbd|unknown @0.12
  sign|signs of life|progress from @0.6
  i|we leave|will it|this|that with|to you|him|her|them|others
  just|only|merely catching up|in
  do not need|want|expect anything|an|any answer|reply|from|thing @0.5
  make of it what
`;
