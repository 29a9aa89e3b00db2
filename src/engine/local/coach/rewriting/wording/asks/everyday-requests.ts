import { CHECKED } from '../plain/said-softly.ts';
import { ask, type Rule } from '../rule.ts';

/** Words that soften a request and say nothing. */
const SOFT = '(?:(?:perhaps|maybe|possibly|please|just|at all|at some point|kindly),? )*';
const START = '^(?:(?:so|and|also|but|anyway|basically|honestly|well),? )?';
/** The first word of what is asked: a verb in its base form, and no verb of knowing, which asks for nothing. */
const DEED =
  '(?=\\p{Ll})(?!(?:know|understand|realise|realize|be|feel|see|hear|think|believe|remember|stop|not|trust|note|have)\\b)';

/** A time that nobody can put in a calendar, or a way out, behind a request. */
const NO_TIME =
  "(?:when(?:ever)? you(?: can| get(?: a| the)? (?:chance|moment|minute|sec|second|time)| have(?: a| the)? (?:spare )?(?:chance|moment|minute|sec|second|time))|at your (?:earliest )?convenience|at some (?:point|stage)|some ?time|in due course|if you (?:have|get|find)(?: a| the)? (?:chance|moment|minute|time)|(?<!\\b(?:know|tell (?:me|us)|say) )if (?:that|it)(?:’s|'s| is) (?:ok|okay|all right|alright|possible)(?: with you| for you)?|no (?:worries|problem|pressure|stress) if (?:not|you can’t|you can't))";
const REQUESTED =
  "(?:could|can|would|will) (?:you|we|I)|please|kindly|if you could|it would be|any chance|do you think|I(?:'d| would| was| need|'m)|we(?:'d| would| need)";

/** The commonest ways to ask for something as the plain question: "Do you think you might be able to look at it?" */
export const EVERYDAY_REQUESTS: readonly Rule[] = [
  ...CHECKED,
  {
    pattern: /^((?:so|and|but|also) )?it['’]d be (?=[^.!?]{3,40} (?:if|to)\b)/i,
    replacement: '$1it would be ',
  },
  {
    pattern: new RegExp(
      `${START}(?:when(?:ever)? you|if you) (?:get|have|find)(?: a| the)? (?:spare )?(?:chance|moment|minute|sec|second|time)(?: to spare)?,? (?=(?:could|can|would|will|please)\\b)`,
      'iu',
    ),
    replacement: '',
  },
  {
    pattern: new RegExp(
      `(${START}(?:${REQUESTED})\\b[^.!?;]{6,160}?)(?:,? (?:and )?${NO_TIME})+(,? (?:please|thanks))?([.!?]*)$`,
      'iu',
    ),
    replacement: '$1$2$3',
  },
  ask(
    `${START}do you think (?:that )?${SOFT}(you|we) (?:might|could|would|can|may) ${SOFT}(?:be able to )?${DEED}`,
    'Could $1 ',
  ),
  ask(
    `${START}is there (?:any|a) (?:way|chance|possibility)(?: that)? ${SOFT}(you|we|I) (?:could|can|might) ${SOFT}${DEED}`,
    'Could $1 ',
  ),
  ask(
    `${START}would it (?:${SOFT})be (?:at all )?possible for (you|us) to `,
    (who) => `Could ${/us/i.test(who ?? '') ? 'we' : 'you'} `,
  ),
  ask(`${START}would you be (?:so kind as|kind enough) to ${SOFT}`, 'Could you '),
  ask(`${START}(?:may|might|can|could) I ${SOFT}ask (?:of )?you to ${SOFT}`, 'Could you '),
  ask(
    `${START}I(?:'d| would)? (?:just )?(?:like|want|wanted) to ask (?:you )?(?:(?:whether|if) you (?:would|could|can|might)(?: be (?:willing|able|happy|open|prepared))?(?: to)?|to) ${SOFT}${DEED}`,
    'Could you ',
  ),
  ask(
    `${START}(?:I (?:guess|suppose) )?(?:what I(?:'m| am) asking is|what I (?:want|wanted) to ask is|my question is|the question is),? (?:whether|if) you (?:could|can|would|might) ${SOFT}${DEED}`,
    'Could you ',
  ),
  ask(
    `${START}(?:(?:I|we)(?:'m|'re| am| are) )?hoping (?:that )?(you|we) (?:could|might|can|would) ${SOFT}(?:be able to )?${DEED}`,
    'Could $1 ',
  ),
  ask(
    `${START}(?:I(?:'m| am| was) )?(?:just )?thinking (?:that )?${SOFT}(?:you and I|the two of us|we) (?:could|might|can) ${SOFT}${DEED}`,
    'Could we ',
  ),
  ask(`${START}let's ${SOFT}find (?:some |a )?time to ${DEED}`, 'Could we find time to '),
  ask(
    `${START}it would be (?:really |so |very )?(?:good|great|nice|helpful|useful|wise|best) to (?=(?:look at|go through|go over|review|check|discuss|talk about|agree on|agree|decide|settle|sort out|fix|finish|plan|compare) )`,
    'Could we ',
  ),
  ask(
    `${START}(?:just )?(?:checking in|following up|touching base|getting in touch|writing) to (?:see|ask|find out|check) (where|how) (you|we|things) (are|stand) `,
    '$1 $3 $2 ',
  ),
  ask(
    `${START}(?:please |kindly )?advise (?:us |me )?(?:on|about|regarding) (?=(?:the|our|your|my|this|that)\\b)`,
    'What do you advise on ',
  ),
  ask(
    `${START}(?:please )?(?:do )?let (?:me|us) know if (?:there's|there is|there are|you (?:see|find|spot|notice)) ((?:any|some)thing (?!else|further|more|I |we |you (?:need|want|don't))[^.!?]{4,100})[.!?]*$`,
    'Is there $1',
  ),
];

/** Orders to one reader, as the questions they can answer. */
export const ORDERED: readonly Rule[] = [
  ask(
    `${START}(?:(?:I|we)(?:'d| would)? (?:just |really )*)?(?:need|want|love|like) (?:for )?you to ${SOFT}${DEED}`,
    'Could you ',
  ),
  ask(`${START}(?:(?:I|we)(?:'d| would) |would )?love for you to ${SOFT}${DEED}`, 'Could you '),
  {
    pattern: new RegExp(
      `${START}(?:I|we) (?:just |really )*need (?:someone|somebody) to (?=[^,;]*$)${DEED}`,
      'iu',
    ),
    replacement: 'Someone should ',
  },
  ask(
    "^(?:I(?:'d| would)? be )?(?:very |most )?grateful for your ((?:comments?|remarks|signature|views?|opinion|advice|feedback|decision|answer|reply|help|draft|text|thoughts)(?: (?:on|about|for|with|by|before) [^.!?;]{2,120})?)[.!]*$",
    'Could I have your $1',
  ),
];
