/** Phrases that show `detail_overload`, one a line, in the notation of `pattern.ts`. */
export const DETAIL_OVERLOAD = `
  price|prices|inventory|list|lists|log|quote|quotes|minutes|table NUM @0.75
  list of NUM @0.27
  NUM repairs|fixes|bugs|errors|typos|changes|corrections|receipts|invoices|requests|screws|widgets @0.34
  maybe ... maybe
  annex|appendix|enclosure|schedule|exhibit|attachment NUM|a|b|c|d @0.27
  rev|revision|ver|v|mk|model|type|size|code|grade|class|series NUM @0.2
  NUM x NUM
  and|plus NUM more|other|further
  for reference|completeness|info|the record
  sub|subsection|subclause|bullet|footnote|footnotes
  item|items|no|nr|pos|point|points|row|rows NUM @0.36
  tick|check|click|select|choose the|on|option box|boxes|tab|button|option|field @0.9
  screws|bolts|nuts|washers|hinges|hooks|labels|tags|brackets|cables|plugs|fuses|bulbs|paint|paperclips|staples|toner|cartridges @0.25
  to NUM decimal
  breakdown|breakdowns|itemised|itemized|inventory|checklist|spreadsheet|spreadsheets @0.15
  for the sake of|completeness
  see|per|under|in|section sections|section|annex|appendix|annexes|clause|clauses|paragraph|paragraphs|chapter|article NUM|a|b|c|d @0.12
  section|annex|appendix|clause|paragraph|article|item|point NUM|a|b|c|d @0.3
  sections|items|points|clauses|paragraphs|steps|questions|phases|chapters|pages|annexes NUM to|through|thru|and|until NUM @0.85
  points|items|steps|phases NUM @0.7
  walk|take|run|talk|go|guide you|them|him|her|us|through|everyone|everybody through|all|each|every|the ... all|each|every|phase|phases|steps|slides|detail|details|list
  full|complete|entire|whole|detailed spec|specification|specs|list|history|log|breakdown|sheet|agenda|minutes|transcript @0.6
  firmware|version|release|build|driver|patch|kernel|v NUM @0.32
  including|not but not limited to?
  also the|a ... font|colour|color|typo|margin|comma|logo|slide|footer|header|icon|wording|spelling|label
  font|fonts|typo|typos|comma|pixel|pixels|px|margin|margins|footer|spacing|bracket|kerning|colour|shade|hex|indent|alignment @0.3
  on|of slide|page|row|line|column|cell|tab|footnote NUM @0.55
  row|column|cell|slide|line|tab NUM|a|b|c|d|e|f|g|h @0.27
  every|each|all variant|variants|option|options|step|detail|details|single|screw|parameter|field|cent|line|minute @0.9
  mm|cm|px|kg|ml|kb|mb|gb|khz|ghz|mah|kwh|rpm|psi|hz|kohm|gsm|cents @0.2
  NUM mm|cm|px|kb|khz|ghz|mah|rpm|psi|hz|gsm|v|ml|cents|cent|lux|db|bar @0.39
  further|another|additional|last|more minor|small|little|tiny|trivial remark|point|detail|change|comment|note
  minor|trivial|petty|tiny|cosmetic things|points|changes|details|issues|edits|remarks|corrections
  NUM slides|pages|paragraphs|items|points|questions|clauses|attachments|steps|tabs|fields|topics|phases|screens|sections|spreadsheets @0.25
  slides|paragraphs|pages NUM
  in minute|great|full|exhaustive|painstaking|considerable detail
  go|going|went|get into ... detail|details|weeds|depth|nitty
  the nitty gritty
  line by line
  one by one @0.6
  point by point
  step by step @0.4
  as follows
  the following points|items|changes|updates|list|documents|steps|topics|things|amendments|corrections
  a number|list of points|items|things|changes|topics|issues|updates
  specification|specifications|specs|datasheet|parameters|tolerances|part-number|serial|calibration|configuration|settings|thread|bolt|bolts|gasket|valve|valves|wiring|torque|voltage|resolution|bitrate @0.24
  maintenance|valve|pump|parts|inventory|version|wiring|sensor log|types|list|model|models|diagram|number
  invoice|order|ticket|article|batch|serial|part|case|ref|reference number|no|nr NUM
  sub points|items|sections|tasks|clauses
  all NUM points|items|pages|steps|options|slides|rows|lines|questions|details @0.85
  in full below|here|length|detail
  step|item|point|line NUM box|boxes|unless|tick|see
  every single? sensor|detail|item|row|screw|page|slide|line|step|figure|number|point|table|setting @0.7
  with comments|notes|remarks|explanations on|to|for each|every|all
  one by one
  in triplicate|duplicate
  first ... second|then ... third|then|after
  was|were on NUM ... second|third|next|fourth
`;
