/** Kinds of words that speak against more than one kind of fault. */

/** "What got in the way on your side?" and "my part in it" ask and concede; they charge nobody. */
export const INVITES_OR_OWNS =
  /^(?:what|how) (?!(?:could|can|dare) you (?:be so|even|just|possibly|do (?:this|that|something))\b).*\b(?:got in the way|(?:could|can|would|should|do) (?:we|you|I))\b.*\?$|(?<!\b(?:not|hardly|never|n['’]t) (?:really )?)\bmy (?:own )?(?:part|fault|mistake|share)\b|\bpart of (?:this|it|that) is (?:mine|on me)\b/iu;
/** "Yes, I let Noah go": who admits an act charges nobody by it. */
export const OWN_ACT_ADMITTED =
  /^(?:yes|ok|okay|fine|granted|sorry|and yes)\b[\w, ]{0,20}\bI(?:['’](?:d|m))?(?: did| do| never| was| had| left| let| took| moved| came| sent| put| am)?\b(?![^.!?]*\b(?:you|your|because|again)\b)/i;
export const GOOD_WISH = /^(?:have an?|happy to|all the best|what an?|you['’]d be|thank)\b/i;
/** "Thank you for watching the twins": thanks for something, with nothing sour beside it. */
export const SINCERE =
  /\bthank(?:s| you)(?: (?:so|very) much| a lot| again)? (?:to [a-z]|(?:everyone |all |you )?for (?!that\b|this\b|nothing|not\b|your ["“‘']|ignor|leav|letting|ruin|mess|wast|making (?:me|us)|telling|asking|nothing|once))/i;
export const SOUR =
  /["“”]|\b(?:again|only|finally|not|never|reminders?|apparently|I suppose|I guess|ha|haha)\b|n['’]t (?!stopped|thank)/i;
/** "I should have waited": what was wrong is owned to, and no longer a plan. */
export const REGRETS =
  /\bI should(?:n['’]t)? (?:have|of|['’]ve)\b|(?<!\b(?:hardly|not|never|n['’]t) (?:really )?)\bmy (?:fault|mistake)\b|\b(?:that was (?:poor|wrong) of me)\b/i;
/** "How are you holding up?", "please don't worry about your shifts": said to be kind. */
export const CARES =
  /\bhow (?:are|is|have|has|was|were) (?:you|it|things|your [a-z]+|she|he|they) (?:holding|doing|coping|feeling|been|getting|all right)\b|\bplease don['’]t worry about (?!me\b|it\b)|\bwhen(?:ever)? you(?:['’]re| are| feel) (?:ready|up to it|able)\b|\bwithout you\b(?!r)(?=[^,]*$)|\bthinking of you\b|\btake (?:all )?the time you need\b|\bdon['’]t (?:want|mean) to (?:upset|hurt|offend|worry) (?:you|anyone|anybody)\b/i;
