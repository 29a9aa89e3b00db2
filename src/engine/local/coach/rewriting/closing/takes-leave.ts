import type { DraftReading } from '../../reading/draft-reading.ts';

/** "I am resigning from the board", "I'm leaving the crew", and not "or I step down". */
const TAKES_LEAVE =
  /(?<!\b(?:or|else|then|if|before|unless) )\b(?:I|we)(?:['’](?:m|re|ve|ll)| am| are| have| will| must| want to| wish to| would like to| decided to)?(?: (?:just|hereby|herby|also|now|decided to|going to))* (?:resign(?:ing|ed)?|quit(?:ting)?|step(?:ping|ped)? (?:down|out|back|aside)|(?:leave|leaving) (?:the|this|you)\b|remov(?:e|ing) myself|hand(?:ing)? in my notice)\b|^(?:removing myself|this is my resignation|my resignation)\b/im;

/** Whether the writer of a hard message gives up their part in it: a farewell, to which nobody can propose anything. */
export function takesLeave({ type, text }: DraftReading): boolean {
  return type === 'difficult_conversation' && TAKES_LEAVE.test(text) && !text.includes('?');
}
