/** Phrases that show `surprise_change`, one a line, in the notation of `pattern.ts`. */
export const SURPRISE_CHANGE = `
  from|as|starting|effective|beginning today|tomorrow|monday|now|immediately|tonight|next|this|of @0.28
  already|just changed|moved|switched|booked|told|cancelled|replaced|ordered|signed|decided|announced|removed|sold|informed
  i|we changed|moved|switched|cancelled|replaced|swapped|dropped|removed|sold|merged|booked|gave|put|told ... the|your|our|to|from|in|all|everything|it @0.25
  btw|fyi|heads @0.95
  no longer @0.12
  will no|be|now|not longer|replaced|closed|moved|removed|gone|switched|cancelled|merged @0.85
  is|are being|now|going|replaced|closing|moving|changing|ending|gone @0.25
  with immediate|effect @0.9
  effective @0.85
  all change|new|at|in ... once|go|monday|now|tomorrow
  out with|go the @0.6
  get|getting|got rid
  surprise|surprised @0.55
  last minute @0.6
  overnight
  decided to|that|yesterday|last|already|we|without @0.27
  going ahead|live|forward @0.85
  new boss|owner|system|rota|rules|supplier|contract|schedule|price|prices @0.25
  it is|'s going ahead
  going ahead
  ^ from DAY|MONTH|NUM|now|today|tomorrow @0.12
  opening|closing|hours|start|rota|rent|fees from NUM @0.7
  will|to now|from be @0.2
  ab sofort
  with effect from|of @0.9
  is|are|gets|get merged|moved|cut|dropped|closing|ending|leaving|replaced|scrapped @0.12
  moved|changed|swapped|switched|replaced|put|cancelled|took|taken|gave|given|threw|sold|cut|painted|booked|told ... btw|already|fyi|yesterday|earlier
  ^ moved|changed|swapped|switched|replaced|cancelled|sold|booked|ordered|signed|removed|updated|dropped
  i have|we been using|giving|taking|doing|running|sending|charging ... since|for|now
  have|has been changed|moved|cancelled|replaced|switched|removed|withdrawn|sold|closed|told @0.6
  used to be|have
  no|any longer @0.2
  is|are now @0.3
  instead of|from now @0.4
  from now on @0.25
  as of now|this|today|next @0.55
  not any more
  on short|at notice
  did not|didn't|never want|wanted|think|tell|told|bother|ask|asked you|to|anyone @0.25
  gone from|is|are|now|since
  turns out|it turns
  by the time you
  btw|fyi|oh|by|ps|also|ah|hey|so|heads i|we|the|just|up|way|im|am ... switched|moved|changed|cancelled|canceled|replaced|deleted|removed|ordered|booked|signed|sold|put|putting|swapped|turned|started|stopped|told|gave|updated|closed|merged|shifted|dropped|migrated|rescheduled|reset
  i|we have|already|just|gone|went|had|simply|quickly|now|yesterday|then already|just|gone|also|now|and|ahead? switched|moved|changed|cancelled|canceled|replaced|deleted|removed|ordered|signed|sold|swapped|turned|stopped|updated|closed|merged|shifted|dropped|migrated|rescheduled|reset|booked|rewritten|reassigned|committed|promised|announced|hired|fired @0.25
  switched|moved|changed|replaced|swapped|migrated|updated|cancelled|removed|rewired|rearranged|rewrote|repainted|shifted|upgraded ... this morning|last|today|already|yesterday|night|overnight|weekend|without|to|instead|earlier|over @0.4
  already switched|moved|changed|told|ordered|booked|signed|informed|sent|replaced|cancelled|removed|live|done|decided|started|gone|sold|closed
  as of|from|starting|start|starts|beginning|begins|with|effective|since this|today|tomorrow|now|next|monday|immediately|tonight|NUM|DAY|MONTH ... morning|on|tomorrow|week|we|all|the|everything|you @0.3
  as of|from today|tomorrow|now|tonight|monday|this|immediately @0.32
  from tomorrow|today|tonight @0.36
  effective|with immediately|immediate|today|tomorrow|now|at|effect|from @0.85
  with immediate effect
  already|now|is|it|are|goes|went|going live|running|done|up ... surprise|already|since|today|tomorrow|now|monday @0.9
  surprise $ @0.9
  heads up @0.95
  we|i have|are|am gone and
  you will|may|might notice|see|find|have ... that|gone|new|missing|changed|different|moved|is|no|longer @0.6
  rota|schedule|plan|rules|system|policy|price|prices|hours|shift|process|tool|contract|venue|menu|office|desk|time|fees|format|opening starts|start|changes|change|changed|has|have|is|are|goes|went|moves|moved ... tomorrow|today|monday|immediately|changed|different|up|now|new|gone @0.25
  put|putting|signed|booked|entered|moved|moving|swapped|assigned|added|volunteered|enrolled|registered|removed|taken|down|rostered you|him|her|them|NAME ... down|up|for|in|on|to|off|instead|out @0.7
  down for @0.7
  parents|staff|everyone|customers|team|board|they|clients|others|people|press|families|media|tenants|suppliers have|has|were|was|are|is|already already|been|all|now? told|informed|notified|know|knew|announced|written|emailed
  informed|told|notified|announced|published|communicated already|by|yesterday|last|this @0.75
  rip|ripping|ripped|tear|tearing|throw|throwing|strip|stripping out|up|away @0.95
  ripping|rip|ripped it|out|the|them
  killing|kill|ditching|ditch|scrapping|scrap|axing|axe|binning|bin|dumping|dump|replacing|abolishing|dropping|retiring|removing|stopping|ending|closing|cancelling|getting|saying the|our|your|all|old|paper|current|rid|goodbye .. @0.5
  forgot|forgotten to mention|say|tell|add|ask|let|inform
  forgot to mention|say|tell
  price|fee|rate|rent|cost|budget|premium|fees|prices|charge went|has|goes|is|was|will|have|are|rises|rose|increased|going gone|going|up|been|be|increase|rise @0.7
  new|different from|starting|as|system|rules|process|price|rota|plan|supplier|tool|contract|layout ... tomorrow|monday|today|now|next|immediately @0.6
  instead of ... decided|already|now|from
  all ... are|is reassigned|changed|moved|cancelled|replaced|merged|closed|reallocated
  is|are|be|being|was|were|will terminated|reassigned|abolished|discontinued|cancelled|replaced|scrapped|withdrawn|moved|dissolved|merged|outsourced|switched @0.2
  fully|completely|totally|entirely|all digital|new|online|different|cloud|automatic|automated|electronic|paperless|over|remote @0.6
  going|go|gone fully|completely|all|totally|paperless|digital|cashless|remote|live|cloud|electronic
  decided|agreed|settled|approved already|yesterday|without|last|this|it @0.6
  installation|work|move|switch|cutover|change|migration|construction|demolition|launch|rollout|building|digging starts|start|begins|happens|is|goes|begin|kicks on|from|next|this|tomorrow|tonight? monday|tuesday|wednesday|thursday|friday|tomorrow|today|tonight|week|weekend|morning|saturday|sunday|DAY
  without warning|notice|telling|asking|consultation|announcement|discussion @0.12
  last minute|moment @0.6
  change|changed|changing of|my|our|the plan|plans|mind
  out of the blue @0.9
  overnight @0.5
  NUM|all doors|machines|computers|wards|sites|desks|rooms|branches ... in|at one|once
  this|it stops|ends|changes|goes on|from|now|today|tomorrow|here @0.55
  i|we will|shall be? moving|switching|changing|replacing|closing|swapping|cutting|dropping|ending|merging|converting|migrating|transferring|outsourcing|relocating|scrapping|stopping|shutting|removing|reassigning|selling @0.6
  i|we are|am moving|switching|changing|replacing|closing|swapping|cutting|dropping|ending|merging|converting|migrating|transferring|outsourcing|relocating|scrapping|stopping|shutting|removing|selling @0.25
  goes|go|going|gone away|out on|from|next|this|by @0.5
  will stop|end|close|disappear|vanish|cease|shut on|from|at|this|next|tomorrow|today|monday|tonight @0.6
  it|that|this is|has|was all|already|been? decided|done|settled|agreed|arranged|fixed|signed @0.5
  a done deal|thing
  done deal
  the|this|that|our decision|choice|call is|was|has|had been? already? made|taken|final|fixed @0.9
  was|were|has|have|is|been? decided|agreed|approved|resolved by|at the|our board|committee|management|council|head|office|owners|partners|trustees|director|directors @0.75
  board|management|committee|council|head|office|director|owner|owners|landlord|trustees|partners|headquarters has|have decided|agreed|resolved|approved|chosen|voted @0.15
  the board|management|committee|council decided|agreed|resolved|approved|chose|voted @0.4
  we|i will|shall just|simply|then? start|begin|go|take|pull|knock|tear|rip|dig|cut|demolish|build|install ... monday|tomorrow|week|today|next|tonight @0.5
  by the time|way you read|get|see|hear
  you will have|need to use|work|report|move|switch|get ... from|instead|now @0.55
  instead of the|your|our usual|old|current @0.55
  has|have been? taken over|away|off @0.6
  is|are history|gone|dead|over|out @0.15
  no longer here|with|available|needed|valid|exists|exist|possible|accepted|open @0.75
  will not|no longer|not exist|be available|there|used|needed|run ... any? more|longer|after|from @0.7
  not exist|needed|used|available any more|longer @0.7
  new|different NAME? team|person|manager|doctor|carer|teacher|contact|room|building|address|date|time|venue|bank|system|app|platform ... from|starting|as|on|next|now @0.5
  brand new app|system|platform|process|setup|rota|layout|supplier|software
  all|everything moves|goes|changes|switches|shifts to|on|next|from|over
  just so you know
  just to let you
  moves|moved|move to DAY|NUM|MONTH @0.12
  being|been|gets|got|get moved|shifted|brought|pushed|pulled|switched|swapped|relocated|outsourced|transferred to|forward|back|from|on|up|by
  quick heads|update up|on
  whether|if you like|want it or not
  ^ took|moved|switched|changed|removed|turned|unplugged|cancelled|replaced|gave|sold|swapped|closed|deleted|shifted|booked|put the|your|our|all|it|out|off @0.85
  closes|opens|starts|ends|stops|moves|changes|shuts at|to|from NUM ... as|from|starting|with of|monday|today|tomorrow|now|next|effect @0.85
  changes|change|this|rule|rules|prices effective|applies|apply|valid immediately|now|today|from|as|at @0.85
  took|taken|take the liberty|freedom of|to
  i|we|they have|had|just|already|also|went|simply|quickly CHANGED|ahead @0.19
  i|we|they CHANGED the|your|our|all|it|his|her|their|some ... this|yesterday|already|last|over|weekend|morning|night|today @0.8
  i|we went ahead
  papers|contract|deal|order|lease|agreement is|are|was|were|has|have been? already? signed|done|sealed|cancelled|terminated|sent
  tonight|tomorrow|today|monday|now|DAY we|i|it|the flip|switch|go|move|goes|close|change|start|cut|turn|pull
  we|i are|am|will changing|switching|moving|replacing|closing|cutting|stopping|dropping|merging|be .. this|next|from|tomorrow|today|on|the @0.25
  we|i will|shall be? moving|replacing|switching|closing|removing|cutting|stopping|dropping your|the|all|our|to
  will|do|does not|no|longer exist|be|run|work any|anymore|longer|available|more
  it|that|this is|has|was been? already? decided|settled|agreed|final|done @0.55
  decision|decisions was|were|has|have been? taken|made|reached|final
  take|takes|taking|took|pull|knock|tear|rip out|down|the .. in|on|next|wall|this|week|out|down @0.3
`;
