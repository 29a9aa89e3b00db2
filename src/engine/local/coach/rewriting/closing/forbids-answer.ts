/** "Please don't email me about it", "No representations will be entertained". */
const REFUSES = [
  "\\b(?:don't|do not|please refrain from) (?:even )?(?:bother )?(?:e-?mail|call|ring|ask|contact|message|argu|com(?:e|ing)|complain|moan|whinge)(?:ing|e)?(?: (?:to|with|at))? (?:me|us|anyone|reception|the office|about (?:it|this|that))\\b",
  '\\bno (?:representations|appeals|objections|correspondence) (?:will|can|are|shall)\\b',
].join('|');
const REFUSES_ANSWER = new RegExp(REFUSES, 'i');

/** What leaves the reader nothing to say: rules without exception, threats, and talk that is cut off. */
const FORBIDS = new RegExp(
  [
    '\\b(?:no|without|not up for|not open to|end of) (?:need (?:for|of) )?(?:an? |any |further )?(?:discussions?|debates?|exceptions?|excuses|ifs|arguments?|suggestions?|questions asked)\\b',
    '\\b(?:non-negotiable|end of story|full stop\\b.*!|is final|decision stands|to the letter|word for word|set in stone)',
    '\\b(?:deviations?|exceptions|improvisation|alterations|changes|variations|trials outside|complaints)\\b[^.!?]{0,60}\\b(?:not (?:be )?(?:provided|permitted|planned|allowed|possible|entertained|accepted|tolerated)|logged|noted|rejected|removed|taken off|leads? to)',
    '\\b(?:only one way|no other (?:way|format|option)|no reason to do anything else|asked not to|are not to be|(?:must|may|shall|will) not be|not permitted|not allowed|is locked|don.t (?:even )?bother|is prohibited|other format|not collecting opinions|no other activities|decided already|already decided|nothing to discuss|matter is \\w* ?closed|without exception|exactly as|as per brief)\\b',
    REFUSES,
    '\\bno (?:own|more|other) (?:[a-z]+ )?(?:experiments?|recipes?|designs?|variations?|versions?)\\b',
    '\\b(?:stick to|do it like|just follow|keep to (?:it|that)|no other)\\b',
    "\\bor (?:else|you (?:don't|can|will|go)|I(?:'m| am|'ll| will|'d)|we(?:'ll| will))\\b|\\b(?:either|unless)\\b[^.!?]{0,80}\\bor (?:I|we|you)\\b",
    "\\bif (?:I|we) don't\\b[^.!?]{0,80}\\b(?:I|we) (?:start|go|stop|leave|will|take)\\b",
    "\\b(?:will have consequences|find someone else|where the door is|I don't want to hear|I(?:'m| am) done)\\b",
    '^(?:you will|you must|you are to|all \\w+ (?:will|shall|must))\\b',
  ].join('|'),
  'i',
);
const LONGEST_READ = 600;

/** Whether a sentence leaves its reader no room to answer, so that an open question beside it would be empty. */
export function forbidsAnswer(text: string): boolean {
  return !text.endsWith('?') && FORBIDS.test(text.slice(0, LONGEST_READ).replaceAll('’', "'"));
}

/** Whether a sentence says that no answer is wanted at all. */
export function refusesAnswer(text: string): boolean {
  return REFUSES_ANSWER.test(text.slice(0, LONGEST_READ).replaceAll('’', "'"));
}

/** Whether any of the sentences leaves its reader no room to answer. */
export function takesNoAnswer(sentences: readonly { readonly text: string }[]): boolean {
  return sentences.some(({ text }) => forbidsAnswer(text));
}
