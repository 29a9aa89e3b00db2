import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Rewritten } from '../../body/body.ts';

/** "I would very much like to buy it", "We want to stock your mugs": a deed that somebody names, and no mere talk. */
const WISH =
  /(?<!\b(?:what|which|why|how|who|because|don['’]t|not|never) )\b(?:I|we|of us)(?:(?:['’]d| would)(?: (?:very much|really|also|just|dearly))* (?:like|love)|(?: (?:very much|really|also|still|just|only))* (?:want|wish|hope)) (?:you )?to (?!talk|speak|chat|meet\b|connect|discuss|explore|hear|get (?:to know|in touch|your)|work (?:together|with)|do something|introduce|know\b|see (?:if|whether|how|what)|share|tell|say|thank|reach|touch|be\b|have (?:a|an) (?:\p{L}+ )?(?:chat|talk|call|word)|pick your|learn|offer|present|show you (?:how|what)|see where)\p{L}+ \S/iu;
const REQUEST =
  /\b(?:[Pp]lease|[Kk]indly) (?:(?:just|\p{L}+ly) )?(?!(?:let|tell) (?:me|us) know\b|don['’]t|do not|feel|excuse|forgive|accept|bear|note|find|see\b|contact|get\b|reach|revert|advise|delete|ignore|bin|bring|reply|answer|respond)\p{Ll}{3,}(?= (?!(?:whenever|soon|asap|now|today|quickly)\b)\p{L})/u;
const OFFERED =
  /\b(?:I|we)(?:['’]d| would|['’]ll| will| can| could)(?: (?:also|gladly|happily|then|easily))* (?:come|take|bring|start|meet|collect|deliver|do|fit|visit|drive|drop|pop|show)\b/iu;
/** "We need it confirmed by May", "Need a yes tonight", "I'm only asking whether late entries are looked at". */
const NEEDED =
  /(?:^|\b(?:I|we)(?:['’]d| would)? (?:really |just )?)need (?:(?:it|this|them) \p{L}+ed by|from you[:,]?|an? (?:answer|yes|reply|decision) (?:by|tonight|today|before|on)) \S|\b(?:only|just) (?:asking |wondering |to know )?(?:whether|if) (?!(?:I|you can not)\b)\p{L}+ \S/iu;
/** "Just reply yes and I'll set you up": an answer that needs one word. */
const ASKS_FOR_YES =
  /\b(?:reply|text|say|write|respond|e-?mail|send|answer)(?: (?:me|us))?(?: back)?(?: with)?(?: an?)? ["“']?(?:yes|ok|okay)\b/i;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|(?:this|next) (?:week|weekend|month)|any (?:day|time|evening|morning|afternoon|weekend)|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*)\b/iu;

/** "Interested?", "Fancy it?": whether the reader wants what was offered. */
export function isInterestAsked(text: string): boolean {
  return INTERESTED.test(text);
}

const INTERESTED =
  /^(?:so,? )?(?:(?:would|are) you (?:be )?)?(?:interested|keen|up for (?:it|this|that)|tempted|any interest|fancy (?:it|this|that|a go))(?: at all)?\?$/i;

/**
 * Whether a sentence of a first letter names what its writer wants of the reader, or offers it for a day: a general
 * question behind it would ask for something else. A Collaborator who gets an order alone is still asked how it sounds.
 */
export function saysWhatItWants(
  { text, isQuestion }: Pick<Rewritten, 'text' | 'isQuestion'>,
  profile: ProfileCode | null,
): boolean {
  if (isQuestion) return isInterestAsked(text);
  if (ASKS_FOR_YES.test(text)) return true;
  if (WISH.test(text) || NEEDED.test(text) || (OFFERED.test(text) && DAY.test(text))) return true;
  return profile !== 'DP-06' && REQUEST.test(text);
}
