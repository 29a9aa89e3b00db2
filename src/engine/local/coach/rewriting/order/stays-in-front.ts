/** First sentences in front of which nothing makes sense, whatever a reader would look for. */
import { hasVerb } from '../sentence/clauses.ts';

/** A greeting, an address, a word to somebody who mourns or a topic announced in the first sentence, which stays first. */
const STAYS_FIRST =
  /^(?:to|from|attn|att|for the attention of)\b[:,.]? (?=(?:the |all )?[^.!?]{2,60}[^.!?]$|[^.!?]{0,60}\battn)|^(?:from|to|re|attn):|^(?:sehr geehrte[rn]?|liebe[rn]?|bonjour|ch[eè]re?|caro|cara|querid|estimad|dear|hello|hi|hey|to whom|good (?:morning|day|evening))\b|^(?:(?:I(?:['’]m| am)|we(?:['’]re| are)) )?(?:so |very |truly |really |deeply )*sorry (?:for your|about your|to (?:hear|learn|read) (?:of|about|that)|to write(?: to you)? (?:at|so soon))\b|^so,(?! first\b)|^so,? (?:the|our) [^,]{3,30}\.$/i;
/** "As promised …", "I wanted to bring you up to speed on …", "NOTICE TO ALL DRIVERS": what only makes sense in front of the rest. */
const OPENS_THE_REST =
  /^(?:as (?:promised|agreed|discussed|requested|announced|mentioned)\b|(?:I|we)(?:['’]d| would| just)? ?(?:wanted|want|like|thought I['’]d) (?:just |quickly )?to (?:bring|get) you up to (?:speed|date)\b|(?:just )?so (?:that )?you(?:['’]re| are)? (?:know|aware)\b)/i;
/** "I'm afraid I have bad news about the roof": what the rest tells. */
const BREAKS_NEWS =
  /^(?:(?:I['’]m|I am|we['’]re|we are) (?:afraid|sorry)(?: to say)?(?: that)?,? )?(?:I|we|there(?:['’]s| is)) ?(?:['’]ve|have)? (?:got )?(?:some |a bit of |a piece of )?(?:bad|good|difficult|sad|great|mixed) news\b/i;
/** "I read your article of 12 April": what all the rest answers. */
const ANSWERS =
  /^(?:I|we)(?:['’]ve| have)? (?:(?:just|now|recently) )?(?:read|received|got|seen|saw) (?:with [\p{L} ]{3,30} )?your\b/iu;
/** Whether what a message opens with is needed to understand all the rest. */
export function staysInFront(opening: string): boolean {
  return [STAYS_FIRST, BREAKS_NEWS, ANSWERS, OPENS_THE_REST].some((stays) => stays.test(opening));
}

/** "Sick days: 212 in June" names and says something at once. */
const NAMES_AND_SAYS = /: ?\S/;

/** "NOTICE TO ALL DRIVERS – DEPOT 4": a line that names what follows, and says nothing itself. */
export function isHeading(opening: string): boolean {
  return (
    /^\p{L}/u.test(opening) && !/[?!]$/.test(opening) && !hasVerb(opening) && !NAMES_AND_SAYS.test(opening)
  );
}
