import { runsTogether } from './runs-together.ts';

/** Words that something must follow; where the sentence ended in one before, it may go on doing so. */
const LOOSE_ENDS = new Set(
  'a an the my your our their and but or because cos coz although unless than of from into with for at by to as if very quite so'.split(
    ' ',
  ),
);
/** "… so basically": what stands behind "so" ends nothing either. */
const BEHIND_SO = new Set('basically honestly frankly obviously really just clearly actually'.split(' '));
/** "I think so", "a week or so", "what it is for": the last word ends the sentence well. */
const WELL_ENDED =
  /(?:\b(?:think|hope|say|said|believe|or|and|do|did|if|even|not|just|know|it|why|is|was|more|told you) so|\b(?:looking|waiting|hoping|asking|paid|who|what|which|that|it) [^.!?;]{0,30}(?:for|of|to|with|at|from|by))$/i;
/** "… and it so", "… but they.": a clause of which only the first words are left. */
const STUMP =
  /\b(?:and|but|because|that|if|when|while|although|whether) (?:I|you|he|she|it|we|they)(?: (?:so|and|but|or|because)\b|[.,;!?]|$)/i;
/** "the the", "and but", "to is": words that never stand side by side. */
const CLASH =
  /\b(?:the|a|an) (?:the|a|an|my|your|our|their|his|is|are|was|were|and|but|or|of|to|in|at|by|from)\b|\b(?:and|but|or|so|because|if) (?:but|or|and)\b(?! so\b)|\b(?:my|your|our|their) (?:the|a|an|my|your|our|their|is|are|was|were|and|but|or|of|to)\b|\b(?:could|would|should|might|must|will|to) (?:is|are|was|were|has|had|am)\b|\b(?:is|are|was|were) (?:is|are|was|were|has|have|do|does)\b|\b(?:of|to|with|for|from|at|by) (?:of|to|with|for|from|at|and|or|but|is|are)\b|\b(?:I|he|she|we|they) (?:me|him|us|them|my|our|their)\b|\bnot not\b|\b(?:can|could|would|will) (?:you|we|I) to\b|\bcould you like\b|\b(?:I|you|we|they) (?:has|is)\b|\b(?:me|him|us) (?:is|was|were|takes?|has|have|will|can)\b/i;
/** "Bielak Scaffolds, lost 9,400 euros": a comma between a short subject and its verb. */
const PARTED =
  /^(?!(?:yes|no|ok|okay|so|well|please|also|then|now|here|there|today|tomorrow|however|and|but|or|if|when|because|as|after|before|by|on|in|from|at|for|with|to|of|since|until|this|that|next|last|first|just|still|all|who|what|how|why|where|which)\b)[^,;:.!?—–-]{2,40}, (?:is|are|was|were|has|had|will|would|can|could|should|must|lost|won|made|took|went|came|said|gave|got|saw|told|found|paid|kept|left|ran|sold|fell|rose|grew|needs|wants|says|gets|takes|makes|works|costs|does|did)\b(?! (?:you|we|I|he|she|it|they|this|that|there|the|your|our|my)\b)/i;
/** "Please feel free to disagree, is that …": what was said before the comma is gone. */
const LOST_SUBJECT = /^(?:please|and|but|also|so) [^,;:.!?]{3,60}, (?:is|was) (?:that|to)\b/i;
/** "Need to need to", "could we want to", two times "please", "approve it by me": what two rewordings make together. */
const MANGLED =
  /\b(?:could|can|would|will) you\b(?![^?]*\b(?:what|how|where|who|whether|if|that|which|when|why)\b)[^?]* (?:my|our) (?:number|phone|mobile|e-?mail|address|extension) is\b|\b(?:need|have|want) to (?:need|have|want) to\b|\bcould (?:you|we|I) (?:want|need|be (?:needing|wanting|looking))\b|\bplease\b[^.!?]*\bplease\b(?=[ ,;]+\p{L})|\babout (?:it|this|that) (?:my|our) \p{L}+ is\b|^this is about [^.!?,]* and (?:see|check|find|ask|talk|hear)\b|^(?:could|can|would|will) you (?:please )?(?:approve|sign|confirm|authori[sz]e|check)\b[^?]* by (?:me|us)\b|^(?:please|could you|can you) [^.!?]*\bby (?:their|its|whoever|everyone|everybody|each|every)\b/iu;
/** "And this may be daft, that we could …": what "that" belonged to is gone. */
const LOOSE_THAT = /^(?:and|but|or) [^.!?]{3,80}, that (?:I|we|you|he|she|it|they|there|the|our|my)\b/i;
/** "Only.", "Tell him.": what a whole sentence never is. */
const LONGEST_STRANDED = 3;
const STRANDED =
  /^(?:only|just|even|(?:tell|ask|show|give) (?:him|her|them|me|us)|(?:please )?(?:bring|send|give|take|make|put|get|tell|hand|keep|fill|need|want|have|use))$/i;
/** "did not even went", "please kept", "people did not be there": a verb in the wrong form behind another. */
const MISFORMED =
  /\b(?:(?:did|do|does|could|would|should|will|can|must|may|might)(?: not|n['’]t)|(?:could|can|would|will) (?:you|we|I)(?: please)?|please)(?: (?:even|ever|really|just|also|always|never|often|actually))* (?:went|came|saw|took|gave|knew|wrote|drove|ate|began|broke|chose|fell|forgot|grew|spoke|stole|threw|was|were|thought|brought|bought|told|said|made|sent|kept|felt|got|lost|paid|met|sold)\b|\b(?:did|does)(?: not|n['’]t)(?: (?:even|always|often))* be\b/i;
/** "You treat us", "… when you said", "Either fix the door", "By now they have": what must go on. */
const UNFINISHED =
  /\byou treat(?:ed)? (?:me|us|them|him|her)$|\bwhen (?:I|you|he|she|we|they) said$|^either\b(?!.*\bor\b)|\b(?:is|are|was|were), as far as (?:I|we) (?:know|can tell)$|^(?:the|our|my|your) [^,.!?]{2,60} (?:has|have|had)$|(?<!\b(?:what|which|that|than|as|who|all|how|like|anything|everything|nothing|little|few|much|many|yes|no)\b[^.!?]{0,60})\b(?:I|you|we|they|he|she|it) (?:has|have|had)$/i;
/** "Could you check the list and I will send it?": what is told behind a request is asked with it. */
const ASKS_AND_TELLS =
  /(?:^|[,;:] ?)(?:(?:could|can|would|will) (?:you|we|(?:some|any)(?:one|body)|some \p{L}+|the \p{L}+)|may I|(?:what|which|how) (?:would|do|can) you)\b[^?]{3,160} (?:and|but) (?:(?:maybe|perhaps|then|how|what|when|where) )?(?:I|we|he|she|they|it|(?:some|every)(?:one|body)|nobody)(?:['’](?:ll|m|re|ve|d|s)| (?:will|am|are|is|was|were|has|have|had|can|could|knows?|thinks?|needs?|wants?))\b[^?]*\?$/iu;
/** "Could I have a yes by noon or even that is off the table?": what happens otherwise is asked with it. */
const ASKS_AND_WARNS =
  /(?:^|[,;:] ?)(?:could|can|would|will|may) (?:you|we|I)\b(?![^?]*\b(?:whether|if|either|which|what|who|when|where|how)\b)[^?]{3,160} or (?:even |else )?(?:that|this|it|they|the \p{Ll}+|I|we)(?:['’](?:ll|m|re|s|d)| (?:will|am|are|is|has|have|goes|gets|could|can|would)) [^?]*\?$/iu;
/** "Could you consider perhaps?": a verb that cannot do without its thing. */
const WITHOUT_THING =
  /(?:^|[,;:] ?)(?:could|can|would|will|shall) (?:you|we|I)(?: please)? (?:consider|discuss|bring|put|take|give|make|find|need|want|have|include|get|use|offer|provide|spare)(?:,? (?:please|perhaps|maybe|possibly|soon|today|now|again|further))*\?$/i;
/** "We should go for it, but of course.": of what was said against it only the breath before it is left. */
const BARE_TURN =
  /\b(?:but|and|though|because) (?:of course|obviously|clearly|honestly|frankly|naturally|certainly|basically|equally|I (?:guess|suppose|think|know))$/i;
/** "Could you being a patron?": a request takes the plain verb. */
const ASKS_DOING =
  /\b(?:could|can|would|will|shall|should) (?:you|we|I)(?: please)? (?!(?:bring|ring|sing|swing|fling|sling|string|spring|sting|cling|wing|ping|ding|king|anything|nothing|something|everything|during|evening|morning)\b)\p{L}{2,}ing\b/iu;
/** "Please be careful and to check it", "please work by the list and you don't open another": two halves that do not fit. */
const HALF_BID =
  /\bplease (?!note\b|let\b|tell\b|see\b|check\b|say\b|confirm\b|know\b|remember\b)\p{L}+ (?:(?!\b(?:if|when|what|how|where|who|whether|that|once|so|because|as|before|after)\b)[^.!?;:])* and (?:to \p{Ll}+|you (?:don['’]t|do not|won['’]t|will not|must|may not|cannot|can['’]t))\b/iu;
/** "Write to me that": what a swap of words leaves. */
const SWAPPED = /\bwrite to (?:me|us) (?:that|this|it|the|an?|your)\b/u;
/** A part of a sentence that can ask something. */
const ASKING =
  /(?:^|[,;:.!?"“(–—-] ?|\b(?:and|but|so|or|then|say|yet|if) )(?:(?:so|and|but|or|also|then|please|well|ok|now) )?(?:could|can|would|will|shall|should|may|might|must|do|does|did|is|are|was|were|am|has|have|had|what|when|where|who|whom|whose|which|why|how|any|anyone|anything|yes|no|right|ok|okay|(?:is|are|was|were|has|have|had|do|does|did|ca|wo|would|could|should)n['’]t|can['’]t|won['’]t|fancy|want|ready|need|got|in|at|on|by|for|with|from|to|under|after|before|until|about|of)\b/i;
const SHORTEST_ASKED = 4;
/** "If something breaks, well": of what follows a condition only the breath before it is left. */
const BARE_CONDITION = /^(?:if|when|once|unless) [^,.!?]{3,80}, (?:well|so|anyway|then|oh|hm+|er|um)$/i;

/**
 * Whether an edit leaves a mark of broken English that the words did not show before: a loose end, half a clause, a
 * comma between subject and verb, an open bracket or quotation, two words that never meet, a question that asks
 * nothing or goes on to tell something, a request that says please twice. Says no when in doubt. Takes time in proportion to the words.
 */
export function breaks(before: string, after: string): boolean {
  const bare = withoutEnd(after);
  if (bare === '') return false;
  return (
    (endsLoosely(bare) && !WELL_ENDED.test(bare) && !endsAlike(before, bare)) ||
    shows(STUMP, before, after) ||
    (BARE_CONDITION.test(bare) && !BARE_CONDITION.test(withoutEnd(before))) ||
    lostItsOutcome(before, bare) ||
    shows(CLASH, before, after) ||
    shows(MANGLED, before, after) ||
    (STRANDED.test(bare) && before.split(' ').length > LONGEST_STRANDED) ||
    (UNFINISHED.test(bare) && !UNFINISHED.test(withoutEnd(before))) ||
    shows(PARTED, before, after) ||
    shows(ASKS_AND_TELLS, before, after) ||
    shows(ASKS_AND_WARNS, before, after) ||
    shows(ASKS_DOING, before, after) ||
    shows(HALF_BID, before, after) ||
    shows(SWAPPED, before, after) ||
    shows(WITHOUT_THING, before, after) ||
    (BARE_TURN.test(bare) && !BARE_TURN.test(withoutEnd(before))) ||
    shows(LOST_SUBJECT, before, after) ||
    (shows(LOOSE_THAT, before, after) && /, that\b/i.test(before)) ||
    lostItsPredicate(before, bare) ||
    openBrackets(after) > openBrackets(before) ||
    shows(MISFORMED, before, after) ||
    runsTogether(before, after) ||
    (asksNothing(after) && !before.trimEnd().endsWith('?')) ||
    losesCode(before, after)
  );
}

/** "`npm run dev`", "close()", "{{ site.url }}": what is not English and means nothing once a letter of it is gone. */
const CODE = /`[^`\n]+`|\b[\w.]+\(\)|\{\{[^{}\n]+\}\}/g;

function losesCode(before: string, after: string): boolean {
  return before.match(CODE)?.some((code) => !after.includes(code)) ?? false;
}

/** "If a guest loses the phone, we'll see": what follows from the condition is gone. */
const BARE_IF = /^(?:if|when|once|unless) [^,;:]+$/i;
const SECOND_SUBJECT = /^\S+ \S+ \S+ .*\b(?:I|we|you|they|he|she|it|that|there|just|please|then)\b/i;
/** ", …", " you know who to blame": the rest of a sentence behind its condition. */
const OUTCOME =
  /^(?:,| (?:then )?(?:I|you|we|they|he|she|it|there|please|nobody|everybody|the|your|my|our)\b)/i;

function lostItsOutcome(before: string, bare: string): boolean {
  const isBare = BARE_IF.test(bare) && !SECOND_SUBJECT.test(bare);
  return (
    isBare && before.toLowerCase().startsWith(bare.toLowerCase()) && OUTCOME.test(before.slice(bare.length))
  );
}

function shows(mark: RegExp, before: string, after: string): boolean {
  return mark.test(after) && !mark.test(before);
}

/** "The pouches have been", "Everyone says": the verb with what it says of them, or what is said, cut off. */
const BARE_VERB =
  /(?<!\b(?:how|what|who|where|which|why|that|as|than|if|whether|when)\b[^.!?]{0,80}) (?:(?:have|has|had|will|would|could|should|may|might|to) (?:be|been)|is|are|was|were|says?|thinks?|reckons?|believes?|swears?|claims?)$/i;
const LAST_WORDS = /\S+ \S+$/;

function lostItsPredicate(before: string, bare: string): boolean {
  const end = BARE_VERB.test(bare) ? LAST_WORDS.exec(bare)?.[0].toLowerCase() : undefined;
  return end !== undefined && before.toLowerCase().includes(`${end} `) && !endsAlike(before, bare);
}

function endsLoosely(bare: string): boolean {
  const space = bare.lastIndexOf(' ');
  const last = withoutMarks(bare.slice(space + 1));
  if (LOOSE_ENDS.has(last)) return true;
  return BEHIND_SO.has(last) && /(?<![\p{L}'’-])so$/iu.test(bare.slice(Math.max(0, space - 3), space));
}

/** The word in lower case, behind what opens it: a bracket, a quotation mark, a dash. */
function withoutMarks(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}]+/u, '');
}

/** Whether a part of the sentence before ended in the same last word. */
function endsAlike(before: string, bare: string): boolean {
  const last = (/\S+$/.exec(bare)?.[0] ?? '').toLowerCase();
  return (
    withoutEnd(before).toLowerCase().endsWith(` ${last}`) ||
    [',', '.', ';', '?', '!', ' –', ' —', ':'].some((mark) =>
      before.toLowerCase().includes(` ${last}${mark}`),
    )
  );
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && END_MARKS.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const END_MARKS = new Set(' .!?…,;:\n\t"”)');

/** Brackets and quotation marks without their other half. */
function openBrackets(text: string): number {
  return Math.abs(count(text, '(') - count(text, ')')) + (count(text, '"') % 2);
}

function count(text: string, mark: string): number {
  let found = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) found += 1;
  return found;
}

function asksNothing(text: string): boolean {
  return (
    text.endsWith('?') && text.split(' ').length >= SHORTEST_ASKED && !ASKING.test(text) && !/ or /.test(text)
  );
}
