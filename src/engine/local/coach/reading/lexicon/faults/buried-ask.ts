/** Phrases that show `buried_ask`, one a line, in the notation of `pattern.ts`. */
export const BURIED_ASK = `
  btw|ps|oh @0.7
  one|another more|last|final|other|small thing|point|question|request|favour|favor
  also|and|oh could|can|would|please|do|will you|we|i|someone @0.25
  before i|you forget|go
  anyway|so could|can|would|we|i|what|the ... need|want|wondering|ask|hope @0.9
  at|towards|near the end|bottom @0.24
  if there|time|we is|permits|have|allows time|are
  finally|lastly|incidentally
  last but
  forgot to|the
  also|and need|needs|the|we|i ... by|before|decision|approval|ok|money|budget|signature|answer|deadline @0.25
  main|real|actual thing|point|reason|question
  if any time
  then|also|lastly|finally mention|raise|ask|bring|touch|say @0.7
  at the end|close i|we|ask|would|mention @0.25
  are asked|requested|invited|expected to @0.7
  should be ready|done|sent|in|signed|complete @0.5
  for the rest
  other|last|final|further business|points|item|news @0.9
  one last|final|more @0.9
  ^ also @0.95
  ^ oh @0.9
  ^ ps @0.9
  ^ btw @0.9
  ^ incidentally
  ^ separately
  ^ lastly|finally
  ^ additionally|furthermore|besides
  perhaps|maybe we|you|it|i might|could|can|may|should ... agenda|meeting|talk|discuss|decide|look
  on the agenda
  put it on
  want a|an|your yes|answer|ok|reply|decision
  not in use
  but never mind|anyway
  tucked|slipped|hidden
  ps|p.s also|could|can|please|one|the|we|i|if|do|there @0.9
  p s
  ps @0.9
  oh|ah and|also|yes|by .. @0.9
  and one|oh|before|lastly|also more|last|final|other|thing|i|forget
  one|another more|last|final|other|small|quick|little thing|point|question|item|request|matter|favour|favor
  before|in|lest i|case forget|go|close|end|finish
  if|when there is|s|are any|still? time|any|a|room|left|minutes|space @0.55
  if|then time|we permits|allows|left|remains|have ... time @0.7
  then if time
  if time @0.95
  at|towards|near the|very end ask|mention|bring|raise|request|get|if|maybe|slip|add|of @0.4
  ask|mention|raise|bring|slip|get|sneak ... at the end
  maybe|perhaps|possibly|also|then|finally ask|mention|raise|bring|slip|touch|request @0.8
  slip|sneak|squeeze|drop in|it|the
  somewhere|buried|hidden in|under|among|at all|this|the|there|here
  by the way @0.95
  btw @0.85
  incidentally|parenthetically
  which brings|leads me|us
  last but not
  perhaps|maybe|and most importantly
  also|as|and which|well|whether|if of @0.3
  in closing|conclusion|passing|finishing|summary|parting
  on another|a|that separate|different|side|unrelated|other|final|related|note note
  further|later down|below|on
  while|since|now i|you|we am|are|have|that|on ... at|it|here|you|attention|are @0.9
  while i have you
  with all|that this|that being? in|said|mind|background
  all this|that to|being say|said
  so|and the|my|what|all real|actual|main|i|we reason|question|point|thing|need|want @0.3
  the reason|purpose|point i|for|of ... writing|email|message|this|letter|asking|mail
  at the bottom
  nearly|almost|i|also forgot
  almost|nearly|completely forgot
  any other business @0.9
  aob
  not|never why i|we am|are|was writing|calling|asking|here
  what i|we actually|really|originally|truly want|wanted|mean|meant|need|came|wrote
  the thing|point|question|bit i|we was|am|were|are|wanted getting|coming|driving|to|at|ask|make
  at|near the|very bottom|foot|end|back of the|this|page|sheet|form|letter|mail|list @0.7
  only when|after|once everything|all ... done|said|discussed|finished
  pps|ppps @0.9
  so|right|well|anyway the thing|point|question|reason i|is|was
  i actually|really|in need|want|wanted fact? .. @0.4
  somewhere|also in|among|between there|here|these|all .. is|was|the @0.5
  mention|bring|raise ... somehow|maybe|perhaps|casually|quickly|in passing
  maybe|perhaps|we|should mention|bring|raise the|that|this money|price|cost|budget|fee|loan|deadline|date
`;
