import { type Clause, FEWEST_WORDS, hasVerb, ORDER_START } from './clauses.ts';

/** Words with which two clauses that belong together begin: "might be late, might not", "always has, always will". */
const PAIRED = new Set(
  'might may could maybe perhaps possibly probably always never either neither half some both one not'.split(
    ' ',
  ),
);
const TURN = /^(?:then|now|next|later|after that|finally|today)\b/i;
/** "…, which they were not": without it the sentence says the opposite. */
const TAKES_BACK =
  /^(?:which|that|it|they|this) (?:\p{L}+ )?(?:(?:is|are|was|were|has|have|had|do|does|did|will|would|could|ca|wo)n['’]t|(?:is|are|was|were|has|have|had|do|does|did|will|would|can|could)(?: not|not)|never|can't|won't)(?: (?:\p{L}+ ){0,2}(?:work|help|fit|last|hold|sell|happen|come|true|so|right|the case))?[.!]*$/iu;

/** "we've never really applied it": what has not been done. */
const NOT_DONE = /^(?:I|we|nobody|no one)(?:['’]ve| have| has)? never\b|^nobody was\b/i;
/** "…, more or less", "…, I think": without it a guess is told as a fact. */
const DOUBTS =
  /^(?:possibly|perhaps|maybe|probably|hopefully|I hope|all being well|if all goes well|supposedly|presumably|in theory|more or less|give or take|roughly|I (?:think|guess|suppose|believe|read|hear|heard|gather|understand)|as far as I know|maybe (?:a bit|a little|even)? ?(?:more|less))[.!]*$/i;

/** "…, but I will if I have to", "…, the clean-up was not": it has its verb from the clause before. */
const HALF_CONTRAST =
  /^(?:I|we|you|he|she|it|they|(?:the|my|your|our) (?:\p{L}+[ -]){1,3})(?:['’]ll| ?(?:will|would|can|could|do|does|did|have|has|had|am|is|are|was|were))(?:n['’]t| not| never)?(?:,? (?:if|unless|when|though|this time|then|too|either|yet)\b[^,;]{0,40})?[.!]*$/iu;

/** "You said you'd leave them there and they're not": what was not as it should be. */
const NOT_SO =
  /^(?:it|they|he|she|there|nobody|we)(?:['’](?:s|re|d|ve)| is| are| was| were| did| do| does| has| have| had| could| would)?(?:n['’]t| not)\b(?! (?:even|only|just|that|so|too)\b)[^,;]{0,24}[.!]*$|^nobody \p{L}+(?: up)?[.!]*$/iu;

/** "…, thank you!", "…, that's on me", "…, on time", "…, but I don't remember when": short, and yet the point. */
const STAYS_BEHIND =
  /^(?:(?:many )?thanks?(?: you)?(?: (?:so|very) much| for (?:that|this|it|coming|asking|helping))?|(?:that|this|it)(?: (?:one|bit|part))?(?:['’]s| is| was) (?:on me|mine|down to me|my (?:fault|mistake|doing))|(?:all )?my (?:fault|mistake)|on time|in full|as (?:agreed|promised|arranged|you asked)|I (?:don['’]t|do not|can['’]t|cannot) (?:know|remember|recall|say) (?:when|where|what|who|which|how|whether|if)(?: yet)?|I (?:don['’]t|do not) (?:feel strongly|mind either way)|it['’]s final|that['’]s final)[.!]*$/iu;
/** "I know you're the artist but …": what is granted says the opposite without its "but". */
const GRANTS =
  /^(?:(?:and|look|so|well|ok(?:ay)?),? )?(?:I|we) (?:know|understand|appreciate|reali[sz]e|get|see|accept)(?: that)? you\b/i;
/** "(a desk,) a printer and a kettle", "(drivers,) planners and engineers who …": what goes on with a row of things. */
const MORE_THINGS =
  /^(?:(?:an?|the|my|our|your|their|some) \p{L}+ (?:and|or) (?:an?|the|my|our|your|their|some) \p{L}+|\p{Ll}{3,}s (?:and|or) \p{Ll}{3,}s)\b/u;
/** "I do the bins and you don't": the other half of what was said. */
const OTHERS_NOT = /^(?:I|you|we) (?:do|did|have|are|were|can|could|would|wo|ca)(?: ?n['’]t| not)[.!]*$/i;

/** Whether the last of several clauses must stay behind the one before. */
export function isHeld(clauses: readonly Clause[]): boolean {
  return clauses.length > 1 && !mayGoLast(clauses.at(-2), clauses.at(-1));
}

/** Whether a last clause can go alone: it is not the other half of the one before and takes nothing back. */
export function mayGoLast(before: Clause | undefined, last: Clause | undefined): boolean {
  if (before === undefined || last === undefined) return false;
  if (TAKES_BACK.test(last.text) || NOT_DONE.test(last.text) || DOUBTS.test(last.text)) return false;
  if (STAYS_BEHIND.test(last.text) || goesOnWithRow(before, last) || isOtherHalf(before, last)) return false;
  if (OTHERS_NOT.test(last.text) || (/\b(?:and|but)\s*$/i.test(last.joint) && NOT_SO.test(last.text)))
    return false;
  if (/\bbut\s*$/i.test(last.joint) && HALF_CONTRAST.test(last.text)) return false;
  if (turns(before) && GOES_ON.test(last.joint.replace(/^[\s,;]+/, '') + last.text)) return false;
  if (isNextTurn(before, last)) return false;
  if (/\b(?:and|or)\s*$/i.test(last.joint) && isListed(before) && !NEW_SUBJECT.test(last.text)) return false;
  if (/\bor\s*$/i.test(last.joint) && CHOICE.test(last.text)) return false;
  if (/^(?:and |how about )?(?:you|u)\?$/i.test(last.text)) return false;
  return !isPair(before, last);
}

/** "first with radio, then bluetooth": a clause that tells what came next. */
function turns({ joint, text }: Clause): boolean {
  return TURN.test(joint.replace(/^[\s,;]+/, '') + text);
}

/** "first by radio, then bluetooth", "then by car, now by train". */
function isNextTurn(before: Clause, last: Clause): boolean {
  if (turns(last) && /\b(?:first|at first|once)\b/i.test(before.text)) return true;
  return /^(?:now|today|later|finally)\b/i.test(last.text) && turns(before);
}

/** "…, then the board chooses, then you paint it": the last of several steps. */
const GOES_ON = /^(?:and )?then (?:you|we|I|they)\b/i;

/** "a visit, a recording, or something new": a thing between others, which the last of them ends. */
function isListed({ joint, text }: Clause): boolean {
  return BARE_COMMA.test(joint) && THING_START.test(text) && !hasVerb(text);
}

/** Whether the last clause is more of what the one before has begun to list, or the last thing of the list. */
function goesOnWithRow(before: Clause, last: Clause): boolean {
  if (BARE_COMMA.test(last.joint) && MORE_THINGS.test(last.text)) return true;
  const ends = /,\s+(?:and|or)\s*$/i.test(last.joint) && !hasVerb(last.text) && !NEW_SUBJECT.test(last.text);
  return ends && BARE_COMMA.test(before.joint) && THING_START.test(before.text);
}

/** "children who leave and don't come back", "I know you're busy but …": what the first half says needs the second. */
function isOtherHalf(before: Clause, { joint, text }: Clause): boolean {
  if (/\bbut\s*$/i.test(joint) && GRANTS.test(before.text)) return true;
  const isSaidOfSame = /^\s+and\s*$/i.test(joint) && /^don['’]t\b/i.test(text);
  return isSaidOfSame && /\b(?:who|that|which) \p{L}+(?: \p{L}+)?$/iu.test(before.text);
}

const BARE_COMMA = /^\s*,\s+$/;

/** "…, or wind": what else it may be. */
const CHOICE =
  /^(?!(?:not|so|something|whatever|both|neither|anything|maybe|perhaps|rather|never)\b)\p{L}+(?: \p{L}+)?[.?!]*$/iu;
const THING_START = /^(?:a|an|the|some|any|my|your|our|their|his|her|\d+)\b/i;
const NEW_SUBJECT = /^(?:I|we|you|he|she|it|they|there|this|that|nobody|everyone|everybody)\b/i;

/** "the sooner" and "the better" */
const SO_MUCH = /^the (?:more|less|better|worse|\p{L}{2,}er)\b/iu;
const ENDS_SO_MUCH = /\bthe (?:more|less|\p{L}{2,}er)$/iu;

/** Whether two clauses are the halves of one thought, as their first words show. */
export function isPair(one: Clause | undefined, other: Clause | undefined): boolean {
  if (SO_MUCH.test(other?.text ?? '') && ENDS_SO_MUCH.test(one?.text ?? '')) return true;
  const word = firstWord(other?.text ?? '');
  return PAIRED.has(word) && firstWord(one?.text ?? '') === word;
}

/** "always has", of which nothing is left to say without the other half. */
export function isShort(clause: Clause | undefined): boolean {
  return (clause?.text.split(' ').length ?? 0) < FEWEST_WORDS;
}

function firstWord(text: string): string {
  return (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
}

/** "I think it was Jomo", "someone has to pay for them": what they speak of stood in front. */
const SPEAKS_OF_FRONT =
  /^(?:I (?:think|guess|believe|suppose) )(?:it|they|that)\b|\bthe same[.!?]*$|^[^,;:]{0,50} (?:for|of|with|about|to|on) (?:them|it|those|these)[.!?]?$/i;

/** "The engineer is fantastic, he is my brother": who he is stands in front. */
const SOMEBODY = /^(?:the|a|an|our|my|your|this|that) (?:\p{L}+ ){1,4}(?:is|are|was|were|has|have|will)\b/iu;

const LEANS =
  /^(?:it|they|these|those|its|their)\b(?!['’]?s? (?:is|would be|was)?(?: )?(?:just|only|not|never)\b)/i;
/** "your inbox", "the old till": what a pronoun behind it can mean. */
const NAMES_THING =
  /\b(?:the|your|our|my|a|an|this|these|those|his|her|their) (?!(?:way|same|moment|minute|bit|lot|day|end)\b)\p{L}{3,}/iu;

/** Whether what is left speaks of a thing or somebody that only the front names. */
export function speaksOf(front: string, rest: string): boolean {
  return (
    SPEAKS_OF_FRONT.test(rest) ||
    (/^(?:he|she|they)\b/i.test(rest) && SOMEBODY.test(front)) ||
    (LEANS.test(rest) && NAMES_THING.test(front))
  );
}

/** "Any more and I'll end the lease": what is named without a verb is the condition of what follows. */
const FOLLOWS_FROM = /^(?:I|we|you|they|he|she|it|there)(?:['’]ll| will|['’]d| would)\b/i;

/** "Just say yes and I'll print them": what the reader does first, however it begins. */
const BIDS_FIRST =
  /^(?:(?:so|just|only|simply|please|pls) )+(?:say|shout|text|ping|nod|drop|pop|leave|put|get)\b|^(?:say|shout|text|ping) /i;

/** "Please don't take it the wrong way, but …" bids nothing that is to be done. */
const SHY_PLEA =
  /^(?:please )?(?:(?:don['’]t|do not) (?:take (?:it|this|me)|be (?:cross|angry|upset|offended|mad|hurt)|get me wrong|hate me|mind me)|forgive|excuse|pardon|bear with)\b/i;

/** Whether the second clause does without the first: it gives no result of it and no choice beside it. */
export function mayGoFirst(
  first: Clause | undefined,
  second: Clause | undefined,
  isNoReason: boolean,
): boolean {
  if (first === undefined || second === undefined) return false;
  if (
    (ORDER_START.test(first.text) && !SHY_PLEA.test(first.text)) ||
    /^(?:either|if|once more|one more)\b/i.test(first.text)
  )
    return false;
  if (/^(?:I|you|we|they|he|she)$/i.test(first.text.trim())) return false;
  const isResult = /\band\s*$/i.test(second.joint) && FOLLOWS_FROM.test(second.text);
  if (isResult && (!hasVerb(first.text) || BIDS_FIRST.test(first.text))) return false;
  if (isNoReason && /\bso\s*$/i.test(second.joint)) return true;
  return !/\b(?:so|because|or|then|as|although|though)\s*$/i.test(second.joint);
}
