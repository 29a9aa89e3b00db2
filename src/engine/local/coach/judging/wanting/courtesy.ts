/** "Let me know if you have any questions", "Call me if you need anything", "Please don't hesitate to contact me". */
const OFFERS_EAR = [
  "\\b(?:do not|don['’]t) hesitate\\b",
  '\\bfeel free to\\b',
  "\\b(?:(?:let|tell) (?:me|us)(?: \\p{L}+)? know|call|ring|phone|text|e-?mail|contact|ask|reach|write|shout|drop|give) ?[^.!?]{0,60}?\\b(?:if|should|in case|with) (?:you (?:have|need|want|got|see|require)|there (?:is|are|['’]s)|(?:any|further|more)) ?[^.!?]{0,40}\\b(?:questions?|quer(?:y|ies)|comments?|concerns?|problems?|issues?|trouble|anything|help|assistance|(?:info|information|details)|more|else)\\b",
  '^(?:if|should) (?:you (?:have|need|want|require)|there (?:is|are)) ?[^.!?]{0,40}\\b(?:questions?|quer(?:y|ies)|comments?|concerns?|problems?|issues?|anything|help|assistance|information|details|more|else)\\b',
  '^(?:any|with any) (?:questions?|quer(?:y|ies)|problems?|comments?)\\b',
  // "If you would like more detail, let me know", "Ring me if anything is unclear".
  "\\bif you(?:['’]d like| would like|['’]d prefer| would prefer| want| wish| prefer) (?:to discuss|to talk|(?:any )?(?:more|further|additional|another|details?)|an? (?:further |additional )?cop(?:y|ies))\\b",
  '\\b(?:let (?:me|us) know|tell (?:me|us)|call|ring|shout|holler) (?:\\p{L}+ )?(?:if|should|in case) (?:anything|something)\\b',
].join('|');
/** "Please find attached", "Attached you will find", "Please note that", "Please be advised". */
const POINTS_OUT =
  "\\b(?:attached|enclosed|below|above|here),? you(?:['’]ll| will)?(?: also)? find\\b|\\byou(?:['’]ll| will) find (?:attached|enclosed|below)\\b|" +
  '\\b(?:please|kindly|pls) (?:also )?(?:find|see (?:the )?(?:attached|below|enclosed|above)|note|be (?:advised|aware|informed)|accept (?:my|our)|excuse|forgive|disregard|ignore)\\b|\\b(?:attached|enclosed|below|above),? please find\\b';

const COURTESY = new RegExp(`${OFFERS_EAR}|${POINTS_OUT}`, 'iu');
const LONGEST_READ = 400;

/** Whether a sentence is there for politeness, in the form of a request, and wants nothing. */
export function isCourtesy(text: string): boolean {
  return COURTESY.test(text.slice(0, LONGEST_READ));
}
