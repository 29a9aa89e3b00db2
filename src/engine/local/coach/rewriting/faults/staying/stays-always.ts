/** Sentences that experts keep in a message of their type, whatever else is wrong with it. */
import type { MessageType } from '../../../../../../domain/message-types.ts';
import { deniesCharge } from '../../../judging/signs/kindly-meant.ts';
import { saysWhereToAsk } from '../../closing/asked/where-to-ask.ts';
import { isOfMeeting } from '../../meeting/invited.ts';
import { isKindWord } from '../../order/kind-word.ts';
import type { Unit } from '../../parts/draft-parts.ts';
import { isNeededInMeeting } from './noted-word.ts';
import { saysOwnPart } from './told-to-many.ts';
import { holdsWritersWord } from './writers-word.ts';

/** "This isn't easy to write.": what it costs the writer to speak, without which a hard message starts cold. */
const COSTS_THE_WRITER =
  /^(?:this|it)(?:['’]s| is| was)?(?: not|n['’]t)? (?:really |very |so |an? )?(?:easy|hard|difficult)(?: \p{L}+)? (?:for me )?to (?:write|say|send|raise)[.!]*$|^I(?:['’]ve| have) (?:thought|been thinking|gone back and forth) (?:long |hard |a lot |a long time |for \p{L}+ )*(?:about )?whether (?:I should |to )(?:write|say|send|raise)\b[^,;]{0,40}$/iu;
/** "I do not want money.": what the reader need not fear. */
const NOT_AFTER =
  /^(?:and |but )?I(?:['’]m not (?:after|asking for)| am not (?:after|asking for)| don['’]t want| do not want) (?:any |your )?(?:money|compensation|revenge|sympathy|an? (?:apology|refund|row|fight|argument|war|scene)|(?:to )?(?:fight|fall out|argue|quarrel|hurt (?:you|anyone)))\b[^.!?;]{0,40}[.!]*$/iu;
/** "I recommend going ahead.": what the writer stands for. */
const RECOMMENDS =
  /^(?:(?:so|and|on balance),? )?(?:I|we)(?:['’]d| would)? (?:strongly |therefore )?(?:recommend|advise|propose) \p{L}/iu;
/** "Do not go into the stairwell.": what is not to be done, and no way of talking. */
const FORBIDS_DEED =
  /^(?:please )?(?:do not|don['’]t|never) (?!(?:hesitate|worry|forget|wait|miss|delay|let|be|think|get|take|mind|know|you|even|ask|bother|fret|overthink|stop|sleep|panic|stress|feel|want|say|tell|make|lose|pass|look)\b)\p{Ll}/iu;
/** "I know you've got a lot on with the move": that the writer sees why, where the why is named. */
const SEES_WHY =
  /^(?:and |but )?I (?:do |really )?(?:know|understand|realise|realize|appreciate) (?:that )?you(?:['’](?:ve|re)| have| are| had| were) [^?]{3,60} (?:with|since|because|after|while) (?:the|your|all|we|they|he|she|\p{Lu})[^?]{0,60}$/iu;
/** "After that it is gone.": what the day in the sentence before it means. */
const AFTER_THAT = /^(?:and |but )?after (?:that|this|then)(?: (?:day|date|time))?,? \p{L}/iu;
/** "Thanks for your help.", "I apologize for the delay.": what one owes the other, however often it is written. */
const OWES =
  /^(?:and |so )?(?:many |again,? )?(?:thanks|thank you|thank your|thx)\b(?! for (?:nothing|your (?:e-?mail|message|note|reply)|the (?:e-?mail|message|note|reply)))[^.!?;]{0,60}[.,!]*$|^(?:much|very much|greatly) appreciated[.!]*$|^(?:please accept )?(?:I|we|my|our)?(?: (?:do|am|are|really|sincerely))* ?(?:apologi[sz]e|apologies|regret|sorry) (?:for|about|if) (?!(?:the|all|this) (?:long|late|rambling|e-?mails|messages)\b)[^.!?;]{3,80}[.!]*$/i;
/** "If you get such a parcel, open it outside.": what to do when something happens. */
const BIDS_IF =
  /^(?:if|when|once|should) (?:you|your|this|it|any|the)\b[^,.!?]{3,80}, (?:please )?(?!(?:let|feel|do not hesitate|don['’]t hesitate|I|we|you|he|she|it|they|there|that|this)\b)\p{Ll}+ (?:it|them|this|these|those|the|your|us|me|\p{Lu}\p{Ll}+)\b/iu;
/** "Will get back with more as it develops.": what the writer is going to do, or not. */
const WILL_DO =
  /^(?:(?:I|we)(?:['’]ll| will| shall) |will )(?:not |also |then |still )?(?:be (?:back|there|in|out|going|sending)|get back|let you know|send|forward|follow up|keep you|call|write|reply|confirm|advise|update)\b/i;
/** "My shout.", "Lunch is on me.", "If there's a fine I'll pay it.": an offer, however short. */
const TREATS =
  /^if (?:there['’]s|there is|it|you|that)\b[^.!?]{2,60}? (?:I|we)(?:['’]ll| will| would|['’]d) (?:gladly |happily |of course )?(?:pay|cover|lend|refund|replace|collect|bring)\b|^(?:it['’]s |it is )?(?:my|our) (?:shout|treat|round)\b|\b(?:is|are|['’]s|['’]re) on (?:me|us)[.!]*$|^on (?:me|us)[.!]*$/i;
/** "Your turn, no excuses": who is to do it. */
const WHOSE_TURN = /^(?:and |so )?(?:it['’]?s |it is )?your (?:turn|go|round|week|shift)\b/i;
/** "Love you x": how somebody close takes leave. */
const SENDS_LOVE =
  /^(?:(?:lots of|all my|much) )?(?:I )?love (?:you|ya|u)\b[^.,;!?\d]{0,20}[.!]*$|^(?:miss|missing) (?:you|ya|u)\b[^.,;!?\d]{0,20}[.!]*$/i;
/** "Please download it asap": what all of them are to do. */
const ASKED_OF_ALL =
  /^(?:and |so |also )?please (?!(?:note|be|bear|see|find|advise|action|feel|respect|understand|remember|ensure|make sure|consider|think|accept)\b)\p{Ll}+ (?:(?:it|them|this|your|the|an?|all)\b|\d)/iu;
/** "We're going with option B": what the news is. */
const DECIDES =
  /\b(?:we|I)(?:['’](?:re|ve)| are| have)? (?:now |finally |all )?(?:going (?:with|for)|gone (?:with|for)|decided (?:to|on|that|against)|chosen|picked|opted for|settled on) (?!(?:it|this|that)\b)\p{L}/iu;
/** "We can't really afford it": what the writer cannot do, which a meeting turns on however softly it is noted. */
const CANNOT =
  /^(?:but |and )?(?:we|I) (?:can['’]?t|cannot|can not) (?:really |actually |probably )?(?:afford|pay|spend|do|take|offer|give|promise|change|extend)\b/i;
/** "I don't know if you're the right person.": what a stranger is asked first of all. */
const RIGHT_PERSON = /\b(?:if|whether) you(?:['’]re| are) the (?:right|best) person\b/i;

/** "Thank you for being so patient.": thanks for what the reader does, as they stand in news and in a hard talk. */
const THANKS_FOR =
  /^(?:and |so )?(?:many |huge |big )?(?:thanks|thank you)(?: (?:so much|very much|again|all|both|everyone|everybody))* for (?:being|your (?!e-?mail|message|note|reply)|all|everything|the (?:work|help))\b/i;
/** "I don't mind helping out.": the writer's good will. */
const GOOD_WILL =
  /^(?:and |but |so )?I(?:['’]m| am)? (?:really )?(?:don['’]t mind|do not mind|(?:always |still |very )?(?:happy|glad|willing) to) \p{L}/iu;
/** "I got your name off the board": how a stranger came by the reader. */
const CAME_BY_READER =
  /\b(?:got|had|found|have|took|saw) your (?:name|number|address|details|e-?mail|card)\b|\bgave (?:me|us) your\b|\b(?:said|told me|suggested|thought) (?:that )?I should\b/i;

const STAYS_IN_MAIL = [AFTER_THAT, SEES_WHY, OWES, WILL_DO, BIDS_IF, FORBIDS_DEED, RECOMMENDS];
const STAYS_IN_FIRST_LETTER = [AFTER_THAT, TREATS, RECOMMENDS, RIGHT_PERSON, CAME_BY_READER];
const STAYS_IN_NEWS = [ASKED_OF_ALL, DECIDES, THANKS_FOR];
const STAYS_IN_TALK = [COSTS_THE_WRITER, NOT_AFTER, THANKS_FOR, GOOD_WILL];

/** What spares the reader, what a writer must be able to say in a hard message, whom to ask, and what an invitation to a meeting is for. */
export function staysAlways(type: MessageType, greeting: string, { text }: Unit): boolean {
  if (deniesCharge(text)) return true;
  if (type === 'text') return isKindWord(text) || WHOSE_TURN.test(text) || SENDS_LOVE.test(text);
  if (type === 'internal_comms')
    return saysWhereToAsk(text) || saysOwnPart(text) || STAYS_IN_NEWS.some((words) => words.test(text));
  if (type === 'difficult_conversation')
    return holdsWritersWord(text) || isKindWord(text) || STAYS_IN_TALK.some((words) => words.test(text));
  if (type === 'email') return STAYS_IN_MAIL.some((words) => words.test(text));
  if (type === 'outreach') return STAYS_IN_FIRST_LETTER.some((words) => words.test(text));
  return CANNOT.test(text) || isNeededInMeeting(text) || (greeting !== '' && isOfMeeting(text));
}
