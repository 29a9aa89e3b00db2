/**
 * Whole clauses that look down on the reader, or wave off what they may fear. Closed at both ends, and without a digit
 * where other words may stand, so that no fact goes with them.
 */
const CONTEMPT_OF_READER: readonly string[] = [
  '(?:honestly,? |really,? )?you (?:lot |people )?never (?:ever )?(?:tell (?:me|us|anyone) anything|listen(?: to (?:me|us|anyone|anybody))?|check anything|do anything(?: right)?|think of (?:anyone|anybody|others)(?: else)?|learn)',
  "you (?:(?:obviously|clearly|evidently|apparently|really|just|honestly|simply) )?(?:don't|do not) (?:even )?give a (?:damn|toss|hoot|monkey's|stuff)(?: about [^\\d.;?]{2,60})?",
  "you (?:people|lot)(?: (?:all|really|just|clearly|obviously|simply))* (?:can't|cannot|couldn't|can|never|always|don't|do not|clearly|obviously|just|think|need to learn|have no|seem to|make)\\b[^\\d.;?]{2,60}",
  "(?:obviously|clearly|evidently|apparently|I see|it seems|I guess|I suppose)(?: that)? you(?:'ve| have|'re| are|'d| had)(?: got)? (?:far |much )?(?:(?:better|bigger|other|more important) (?:things|priorities|plans|places|fish)|too (?:busy|important|good|clever|grand)|above)\\b[^\\d.;?]{0,60}",
  "(?:obviously|clearly|evidently|apparently)(?: that)? you (?:don't|do not|can't|couldn't|never|didn't) (?:even )?(?:care|think|listen|bother|read|mind|get it|give a (?:damn|toss|monkey's|hoot))\\b[^\\d.;?]{0,50}",
  '(?:I|we) (?:really |deeply |bitterly |honestly |now |already )*regret (?:ever )?(?:giving you|hiring you|asking you|trusting you|choosing you|taking you on|picking you|letting you|working with you|believing you)\\b[^\\d.;?]{0,40}',
  "(?:I|we)(?:'m| am|'re| are)? (?:always|constantly|forever|permanently) (?:have to |having to |the ones? who (?:has|have) to )?(?:picks?|picking|clean|cleaning|clear|clearing|cover|covering|tidy|tidying|mop|mopping)(?: up)? (?:after|for|behind) you\\b(?: (?:lot|people|guys|all))?(?: like [^\\d.;?]{3,20})?",
  "(?:I|we) (?:don't|do not|won't|will not) (?:want|wish|care|need) to hear (?:again|any more|another|about|how|it|that|your|excuses|a word)\\b[^\\d.;?]{0,60}",
  '(?:please |just |for once )*(?:behave|act)(?: yourselves)? (?:like|as) (?:adults|grown-?ups|professionals)(?: for once| please)?',
  '(?:every(?:one|body)|the (?:others|rest)|all the others) (?:else )?(?:manages?|bothers?|can manage|makes? (?:an|the) effort|pulls? (?:his|her|their) weight)\\b[^\\d.;?]{0,30} (?:except|but|apart from) (?:some|you|a few|certain people|one or two)(?: (?:of us|of you|people))?',
];

/** What may be feared, waved off with a saying. */
const WAVED_OFF: readonly string[] = [
  '(?:and |but |so )?(?:just |please )?trust (?:the process|me on this(?: one)?|us on this|the journey)',
  '(?:but )?(?:hey,? )?(?:we|you) (?:live and learn|learn by doing|learn as (?:we|you) go|learn on the job)',
  "(?:please )?(?:don't|do not|no need to) (?:stress|freak out|panic)(?: about (?:it|this|that))?",
  '(?:here )?we move fast and break things(?: (?:here|around here|round here))?',
  "(?:it|this|that)(?:'s| is) (?:only|just|merely) a (?:small|tiny|little|minor) (?:tweak|adjustment|change of habit)",
];

/** Contempt and dismissal, as whole clauses. */
export const CONTEMPT: readonly string[] = [...CONTEMPT_OF_READER, ...WAVED_OFF];
