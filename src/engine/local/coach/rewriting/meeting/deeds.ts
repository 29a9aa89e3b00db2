/** What a note tells its writer to do: "Offer the second banner", "Don't sign anything". */
const VERB =
  '(?:add|aim|apologi[sz]e|ask|be|check|clarify|close|confirm|congratulate|describe|emphasi[sz]e|encourage|end|explain|find out|focus|follow up|get|give|go|hand|hear|hold|insist|introduce|invite|keep|leave|let|listen|make|mention|name|negotiate|offer|open|pick|pitch|point out|praise|present|press|propose|push|put|raise|read|remind|request|return|say|see|sell|send|set|show|sign|smile|sort|start|state|stay|stick|stress|suggest|take|talk|tell|thank|try|use|wait|walk|warn)';
/** What follows a verb that is no noun: "Offer the …", and not "Offer is 79k". */
const OBJECT =
  '(?:the|an?|him|her|them|his|their|our|my|your|us|me|for|on|to|at|in|by|through|into|over|back|up|out|off|from|that|what|which|who|why|when|where|how|if|whether|about|it|this|these|those|any\\p{Ll}*|only|both|all|some|no|with|as|one|two|firm|calm|clear|nice|short)';
const LEAD = '^(?:then |and |so |also |please |maybe |perhaps |possibly |just |whatever happens,? )*';
const DEED = new RegExp(
  `${LEAD}(?:(?:don't|do not|dont|never) \\p{Ll}{2,}|${VERB} (?:${OBJECT}\\b|\\d))`,
  'iu',
);
const VERB_FIRST = new RegExp(`${LEAD}${VERB} `, 'iu');

/** Whether a note names something to do and no fact. */
export function isDeed(text: string): boolean {
  if (DEED.test(text)) return true;
  const verb = VERB_FIRST.exec(text)?.[0];
  return verb !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(verb.length));
}
