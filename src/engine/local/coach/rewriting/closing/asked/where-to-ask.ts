const MATTER =
  '(?:questions?|quer(?:y|ies)|enquir(?:y|ies)|problems?|probs?|issues?|concerns?|worries|trouble|doubts|difficulties|anything (?:else|unclear|at all))';
const TURN_TO =
  '(?:shout|ask|see|ring|call|e-?mail|text|contact|message|ping|speak|talk|come|tell|let|get in touch|grab|find|catch|drop|give|pop|write|reply|go|reach|to|via|on|at|with)';

/** "Any questions just ask", "Any issues see Debbie", "Let me know if any problems": the way back in the writer's own words. */
const OWN_WAY_BACK = new RegExp(
  `^(?:and |so |but |also |please |if (?:you(?:'ve| have|'ve got)?|there(?:'s| is| are)?) )*(?:any(?: other| further| more)?|for|with|your|all|other|further|got|have)? ?(?:any )?${MATTER}\\b[^.!?]{0,40}?\\b${TURN_TO}\\b` +
    `|^(?:and |so |but |also |please |just )*(?:ask|let me know|let us know|tell me|tell us|shout|see|ring|call|contact|speak to|talk to|come (?:to|and see)) [^.!?]{0,30}?\\b(?:if|with|for|about) [^.!?]{0,25}?\\b(?:${MATTER}|unsure|not sure|unclear|not clear|struggling|stuck)\\b` +
    `|^(?:and |so |but )?if (?:you|you're|you've|anyone|anybody|anything|something) [^.!?]{2,50}?,? (?:please |just )*(?<!(?:someone|somebody|they|we|I|he|she)(?:'ll| will|'d| would| can| might)? )(?:ask|let me know|let us know|tell me|tell us|shout|see|ring|call|contact|speak to|talk to|come (?:to|and see))\\b`,
  'iu',
);

/** Whether a sentence of a message to many says whom to ask, or that anybody may. */
export function saysWhereToAsk(sentence: string): boolean {
  return OWN_WAY_BACK.test(sentence.replaceAll('’', "'"));
}
