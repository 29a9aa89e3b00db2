/** Phrases that show `no_purpose`, one a line, in the notation of `pattern.ts`. */
export const NO_PURPOSE = `
  please note|find|see|follow|update|complete|use|fill|sign @0.45
  new rule|rules|form|procedure|process|policy|template|system|times|format @0.12
  as|per per|usual|always|discussed|instructed|required|agreed @0.6
  for the|your record|records|file|audit|files
  items|points|tasks|actions @0.26
  update on|of|the @0.6
  housekeeping|admin|formality|formalities|logistics|paperwork|bureaucracy @0.45
  tick|check|fill|complete|sign|initial|file|submit|upload ... box|boxes|form|forms|sheet|list|log @0.25
  small|minor|tiny|quick tweak|tweaks|changes|fix|fixes|update|updates|thing|things|adjustments|corrections @0.6
  it is|was|has been decided|agreed|required|policy|company|mandatory|compulsory
  just because
  that is how|the|what|just @0.12
  because i|we|they|management|head|the say|said|want|need|rules|board|boss @0.55
  staff notice|memo|circular
  notice NUM
  if time|there vision|future|idea|bigger|purpose
  narrative|pivot|messaging|positioning|alignment @0.45
  what he|she|they thinks|think about|of @0.95
  as|per clause|item|section|point|regulation @0.35
  with effect from @0.9
  the following|new rules|times|hours|codes|procedures|forms @0.5
  which|what of the NUM|two|three|titles|colours|fonts|sizes|versions @0.12
  for your|the records|file|files|archive|information @0.25
  due to|as per policy|regulation|regulations|procedure|rules|head
  per policy|annex|regulation|procedure @0.9
  as every|always|in year|month|week|previous
  annual|quarterly|yearly|recurring|standing|periodic @0.35
  need|needs you|to to? be? signed|filled|approved|completed|stamped|returned @0.6
  next|first|following item|point|topic|agenda
  because it is|was on|in|due|time|there
  please note the|following|that|these|a|some|new|updated ... updates|changes|amendments|following|update|dates|items|points @0.8
  as instructed|directed|required|requested|decided|agreed|per|mandated|ordered|demanded by|from|policy|management|above|the
  because those|that|it|these|they is|are ... rule|rules|policy|procedure|decided|says|way
  those are the rules
  the|rules rules|are|policy rules|say|says|is|policy
  tick|complete|fill|work|go|run|action|address|approve|sign ... items|boxes|points|list|tasks|NUM|through|steps|form|forms|individually @0.2
  items|points|tasks NUM to|through|and|thru? NUM @0.9
  for compliance|admin|administrative|formal|record|bureaucratic|procedural|housekeeping|audit|reporting|insurance ... reasons|purposes|only|sake
  it has been|was decided|agreed|determined|resolved to|that
  has been decided
  just|usual|routine|some|general|quick|few|bit the|usual|routine|standard|a|some|of? housekeeping|admin|formality|procedure|paperwork|updates|tweaks|maintenance @0.85
  housekeeping
  new form|version|template|procedure|format|sheet|code|rule|password|system attached|to|must|is|shall|in|has|will|v @0.35
  is on|it the|on agenda|list|schedule
  on the|our|this agenda|list|schedule|calendar @0.12
  micro optimisations|optimizations|changes|adjustments|tweaks @0.9
  incremental|minor|small|slight|cosmetic|modest|marginal changes|change|improvements|improvement|updates|tweaks|adjustments|fixes|gains|steps|edits @0.5
  replace the|old|print|your|all ... pages|version|forms|with|new|ones|sheets|templates @0.7
  print|file|replace|download|initial|fill|sign|return|update|complete|copy ... pages|form|forms|sheet|sheets|template|copies|version|annex|log|register|list @0.25
  individually using the
  usual|standard|regular|normal|same|weekly|monthly|routine|quarterly|annual meeting|update|procedure|process|agenda|report|stuff|review|catch|check|slot|items|points @0.35
  status|progress|weekly|monthly|quarterly update|report|updates|round|review|meeting @0.5
  agenda|topics|points|items|list as|attached|below|follows|the|1|are @0.2
  how|let it|things|us fluid|emerges|goes|see|flow @0.25
  see what|where emerges|comes|happens|lands|energy|it|that|we @0.7
  discuss|talk|cover|go|review|run|chat|speak|look about|through|over|the|various|everything|things|different|some ... topics|things|stuff|everything|points|issues|matters|items|options|list @0.5
  ask|asks|want|see|check|confirm|get|what ... thinks|opinion|view|ok|price|size|colour|color|font|mm|invoice|receipt|template|cents @0.2
  it is|always what|been we|done|always
  always done|been
  because|as|so|since management|the|we|boss|head|policy|board|they|i want|wants|says|said|asked|decided|say|requires|must|told
  kpi|kpis|metric|metrics|dashboard|widgets|export|template|checklist @0.15
  let me|us know if|about ... spec|specification|sheet|details|pricing|technical @0.65
  the|following|these amendments|amendment|changes|rules|guidelines|regulations|updates|instructions apply|applies|come|comes|take|takes|are|enter in? @0.7
  head office|management|hq|board|ministry|boss wants|want|requires|says|said|decided|insists|asked @0.85
  ^ as decided|agreed|announced|instructed|ordered|requested @0.7
  fill|filling in|out column|columns|field|fields|cell|cells|row|rows|form|forms|section|the|boxes
  section|clause|paragraph|item|chapter NUM is|are|was|replaced
  version NUM @0.12
  ^ update|updates|revision|amendment|addendum @0.55
  item NUM ... item NUM
  NUM hours|days of your|our|his|her|their|staff time @0.6
  change the|all|every field|column|name|number|format|code|label|colour|font|setting ... to|from
  another|second|third|additional|extra round|layer|set|form|column|step|level of|to|for|in @0.6
  count|list|label|number|register|enter|record|file the|all|every|each ... every|each|all|in @0.4
  new|revised|updated|current guidelines|guideline|form|forms|rules|template|templates|procedure|version|policy|numbers ... attached|available|below|online|enclosed|apply @0.6
  attached|enclosed|below|here is|are|you the|find new|revised|updated|guidelines|rules|form
  charge|fee|price|rate per|for ... is|are now|NUM @0.5
  gets|get|receives|receive|has|is|are assigned|given? a? new number|code|label|name|colour|id
  ^ from DAY|MONTH|now ... stand|stands|go|goes|move|moves|are|is|use|on|in @0.3
`;
