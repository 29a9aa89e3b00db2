/** Which statements ask their reader for something, so that they may be put as a question. */

/** "I'd like all of us to be at ease": a wish for how people feel or how things are, and no request. */
const WISHES_WELL =
  /\b(?:I|we)(?:['’]d| would)(?: really| just| very much)* (?:like|love|want|prefer)(?: for)? (?:all|both|each|every\p{L}*|us|them|him|her|it|things|people|the (?:team|group|kids|children|staff|room|house|place))\b[^.!?]*? to (?:be|feel|get|have|see|know|stay|become|go|work)\b/iu;
/** "Not sure where it goes, I'd imagine the cellar": the writer answers it. */
const ANSWERED =
  /^(?:(?:I|we)(?:['’]m|['’]re| am| are)? )?not (?:really |quite |entirely |100% )?sure\b[^,.!?]*, (?:but )?(?:I|we|it|probably|maybe|perhaps|presumably|I['’]d)\b/i;
/** "Someone really needs to do something": a cry, and no task. */
const CRIES =
  /\b(?:someone|somebody|anyone|anybody|we all|people) (?:really |just |finally )*(?:needs?|has|have|should|must|ought)(?: to)? (?:finally |really )?do (?:something|anything)\b/i;

/** Whether a statement may be asked: it is no wish for how things are, no cry and nothing that it answers itself. */
export function mayBeAsked(statement: string): boolean {
  return ![WISHES_WELL, ANSWERED, CRIES].some((says) => says.test(statement));
}

/** Whether an edit has made a question of a statement that asks its reader for nothing. */
export function asksWronglyOf(before: string, after: string): boolean {
  return after.includes('?') && !before.includes('?') && !mayBeAsked(before);
}
