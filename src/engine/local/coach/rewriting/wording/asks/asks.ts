import { ask, type Rule } from '../rule.ts';

const SOFT = '(?:(?:perhaps|maybe|possibly|just|sort of|kind of|at all|at some point|please),? )*';
const WONDER = `^(?:(?:so|and|anyway|also|but|well),? )?(?:[^.!?]{0,40}?, )?(?:i (?:was|am|'m|have been) |i'm |was |i )?(?:just |sort of |kind of |really )*(?:wondering|wondered),? ?(?:if|whether) ${SOFT}`;
/** What somebody should do, by how a vague wish puts it: "it would be good if somebody had a look". */
const BASE_OF: Readonly<Record<string, string>> = {
  'had a look at': 'look at',
  'have a look at': 'look at',
  'looked at': 'look at',
  'took a look at': 'look at',
  'looked into': 'look into',
  'took care of': 'take care of',
  checked: 'check',
  called: 'call',
  rang: 'ring',
  sorted: 'sort',
  booked: 'book',
  told: 'tell',
  asked: 'ask',
  fixed: 'fix',
  brought: 'bring',
  sent: 'send',
  wrote: 'write',
  ordered: 'order',
  organised: 'organise',
};

/** Turns what was asked in a roundabout way into a plain question, in the writer's own words. */
export const PLAIN_ASKS: readonly Rule[] = [
  {
    pattern:
      /,? if (?:it|that)(?: isn't|'s not| is not) (?:too|asking too) (?:much(?: (?:trouble|to ask|bother))?|cheeky|forward|late|bold|inconvenient),?(?= )/i,
    replacement: '',
  },
  {
    pattern:
      /^if (?:it|that)(?: isn't|'s not| is not) (?:too|asking too) (?:much(?: (?:trouble|to ask|bother))?|cheeky|forward|late|bold|inconvenient),? (?=(?:perhaps|maybe|could|can|would|possibly|we|I|you)\b)/i,
    replacement: '',
  },
  {
    pattern: /^(?:just )?thinking (?:out loud|aloud),? (?:but |so )?(?=(?:maybe|perhaps|we|you)\b)/i,
    replacement: '',
  },
  ask(
    `${WONDER}you (?:might |may |could |would )?${SOFT}have (?=(?:a bit of |any |some |a )?(?:room|space|time|capacity|place|spare \\p{L}+)\\b)`,
    'Do you have ',
  ),
  {
    pattern: /^((?:can|could|would|will) (?:you|we|i)\b[^.!?]{4,300})[.!]*$/i,
    replacement: '$1',
    asks: true,
  },
  ask(
    `${WONDER}you (?:might|may|could|would)? ?${SOFT}have any thoughts (?:on|about) `,
    'What do you think of ',
  ),
  ask(
    '^(?:did|have) you (?:get|had|have|got|found) (?:a|the|any) (?:chance|moment|time|minute) (?:yet )?to (?=\\p{Ll})([^?!;]{4,140}?)[.?!]*$',
    'Could you $1',
  ),
  ask(
    `${WONDER}there(?:'s| is| was| might be)(?: perhaps| maybe)? (?:any|a) (?:chance|way|possibility)(?: that)?(?: of)? (you|we|I) (?:could|can|might|would) `,
    'Could $1 ',
  ),
  ask(
    `${WONDER}you(?:'ve| have|'d| had| (?:might|may|would|could) (?:possibly |perhaps |maybe |already )?have)? ?${SOFT}(?:had|have had|got|have)? ?(?:a|an|half a|any|the) (?:chance|moment|sec|second|minute|opportunity)(?: at some (?:point|stage)| some ?time)? to `,
    'Could you ',
  ),
  ask(
    `${WONDER}you(?:'ve| have|'d| had| might have| may have| could have| possibly have) (?:already |perhaps )?(?:had|taken|managed) (?:even )?a (?:quick |tiny |little |brief |proper |short )?look at `,
    'Could you look at ',
  ),
  {
    pattern: new RegExp(
      `^(?:it )?(?:might|may|would|could|'d) (?:really )?be (?:good|nice|great|helpful|lovely|an idea|wonderful) if (?:someone|somebody|anyone) (?:could |would )?${SOFT}(${Object.keys(BASE_OF).join('|')}) `,
      'iu',
    ),
    replacement: (done) => `Someone should ${BASE_OF[done.toLowerCase()] ?? done} `,
  },
  ask(
    '^(?:I |we )?(?:still |just )?need your (ok|okay|go|go-ahead|approval|sign-off|yes)((?: (?:on|for|by|before) [^.!?]{2,120})?)[.!]*$',
    'Can I have your $1$2',
  ),
  ask(
    "^(?:(?:we|I)(?:'d| would)? (?:need|like)|(?:we're|we are|I'm|I am) looking for) (?:someone|somebody) for ([^.!?,;]{3,60})[.!]*$",
    'Would you help with $1',
  ),
  ask(
    "^(?:I |we )?need (\\d+ (?:volunteers|people|helpers|drivers|players)[^.!?,;]{0,60}?) or (?:else )?(?:I'll|we'll|I will|we will) [^.!?]{3,40}[.!]*$",
    'Could you find $1',
  ),
  ask(
    '^(?:kindly |please )?(?:acknowledge|confirm) (?:the )?receipt(?: of (?:this|the) (?:e-?mail|mail|message|letter|notice|memo|note))?( (?:by|before) [^.!?,;]{3,30})?[.!]*$',
    'Could you confirm$1 that you have received this',
  ),
  {
    pattern:
      /^((?:All )?\p{L}+(?: \p{L}+)?s|Staff|Everyone|Everybody) may wish to consider (?:informing (?:us|me) of|telling (?:us|me)|sending (?:us|me)) (?:their|the) ([^.!?,;]{3,60}?)(?: whenever (?:suitable|convenient|it suits))?[.!]*$/iu,
    replacement: (who, what) => `${who}, please send us your ${what}.`,
  },
  ask(
    `${WONDER}you (?:might|may|could|would|can)? ?${SOFT}have (?=(?:a (?:little )?bit of |some |any |a little )?(?:room|space|time|capacity|use)\\b)`,
    'Do you have ',
  ),
  ask(`${WONDER}you (?:might|may|could|would|can) ${SOFT}(?:be (?:able|willing) to )?`, 'Could you '),
  ask(
    `${WONDER}you(?:'d| would) ${SOFT}(?:ever )?(?:consider|think about|be up for|be interested in) (?=\\p{Ll}+ing\\b)`,
    'Would you consider ',
  ),
  ask(`${WONDER}you(?:'d| would) be (?:open|willing) to `, 'Would you be open to '),
  ask(`${WONDER}we (?:might|may|could|can) ${SOFT}(?:be able to )?`, 'Could we '),
  ask(`${WONDER}it (?:could|would|might) (?:perhaps |maybe )?make sense to `, 'Would it make sense to '),
  ask(`${WONDER}it (?:would|might|could) be possible (?:for you )?to `, 'Could you '),
  ask(
    `^(?:if [^,.!?]{3,40}, )?(?:it )?(?:would|'d) (?:really )?be (?:so |really )?(?:great|good|nice|lovely|helpful|wonderful|super|amazing|fantastic|ideal) if (you|we) (?:could|can|would) ${SOFT}`,
    'Could $1 ',
  ),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:so |really )?(?:great|good|nice|lovely|helpful|wonderful|super|fantastic|ideal) if (?:people|everyone|everybody|we all|you all) (?:could|can|would) ${SOFT}`,
    'Could we all ',
  ),
  ask(
    '^(?:so |and )?(?:perhaps|maybe|possibly),? (the|our|your) ([^,.;!?]{3,40}?) could (?:possibly |perhaps |also )?consider (?=\\p{L})',
    'Could $1 $2 consider ',
  ),
  ask(
    `^(?:(?:anyway|so|well|and),? )?(?:perhaps|maybe|possibly),? (?:at some (?:point|stage),? )?(you|we) (?:could|might|can) ${SOFT}`,
    'Could $1 ',
  ),
  ask(`^(?:perhaps|maybe|possibly),? you(?:'d| would) (?:like|want) to `, 'Would you like to '),
  ask(
    `^(?:i|we)(?:'d| would) be (?:very |really |most )?(?:grateful|happy|glad) if you (?:could|would|might) ${SOFT}`,
    'Could you ',
  ),
  ask(
    `^(?:i|we) (?:just )?wanted to (?:check|ask) (?:if|whether) ${SOFT}you (?:could|can|might) `,
    'Could you ',
  ),
  ask(
    `^(?:i|we)(?:'d| would) (?:sort of |kind of |really )*(?:like|love) (?:it if )?you (?:to|could) `,
    'Could you ',
  ),
  ask(
    `^either you ([^.!?]{3,80}?) or (?:else|I(?:'m| am|'ll| will|'d)|we(?:'re| are|'ll| will))\\b.*$`,
    'What would you need in order to $1',
  ),
  ask(
    `^(?:we|i)(?:'d| would) (?:sort of |kind of |really |just )*(?:like|love) (someone|somebody)((?: \\w+){0,3}) to ${SOFT}`,
    'Could $1$2 ',
  ),
  ask(
    `^i(?:'m| am| was|'ve been| have been) (?:just |kind of |sort of |really )*hoping (?:that )?(you|we) (?:could|might|can|would) ${SOFT}(?!have \\p{L}+(?:ed|en|ung|one|ent|old|ade|een)\\b)`,
    'Could $1 ',
  ),
  ask(
    `^i(?:'m| am| was) (?:just |kind of |sort of |really )*hoping to (?=(?:get|have|hear|arrange|set up|see|talk|meet|book)\\b)`,
    'Could I ',
  ),
  ask(
    `^(?:if [^,.!?]{3,50}, (?:and [^,.!?]{3,50}, )?)?(we|you) (?:might|could) (?:possibly|perhaps|maybe) `,
    'Could $1 ',
  ),
  ask(
    `^(?:sometime |some time )?((?:this|next) \\p{L}+|tomorrow|today|on \\p{L}+day) would be (?:good|great|nice|ideal|lovely|perfect)[.!]*$`,
    'Could it be done $1',
  ),
  ask(
    `^(?:it )?(?:would|'d) (?:really )?be (?:great|good|nice|lovely|helpful) if (that|this|it|these|the \\p{L}+(?: \\p{L}+)?) (?:got|gets|were|was|could be|could get) (picked up|done|sorted(?: out)?|fixed|looked at|updated|tidied|moved|checked)[.!]*$`,
    'Could $1 be $2, and by whom',
  ),
  ask(
    `^(?:by )?(?:the )?end of (?:the )?(month|week|day)(?:-?ish)?(?:,? (?:i guess|i suppose|or so|maybe))?[.!]*$`,
    'Could it be done by the end of the $1',
  ),
  ask(`^(?:i'm |i am )?not sure (who|when|where) ([^,.!?]{3,40})[.!]*$`, 'Do you know $1 $2'),
  ask(`^(?:and |also |plus )?(which (?:of|one|day|date|time)\\b[^.!?,]{3,60})[.!]*$`, '$1'),
  ask(
    `^(\\p{Lu}{2,}|the \\p{L}+ team) (?:will|should) do something (?:about|with) (the [^.!?,;]{3,40})[.!]*$`,
    'Who in $1 takes $2',
  ),
  ask(`^whoever(?:'s| is) (?:around|free|there|in|about) (?:can|could|should) `, 'Who can '),
  ask(
    `^(?:we|i)(?:'d| would)? (?:need|like|love|be thrilled) (?:it )?if (we|you) could ${SOFT}`,
    'Could $1 ',
  ),
  {
    pattern:
      /\b(?:have|having) a (?:conversation|call|chat|talk),? (?:maybe |perhaps |say |for )?(\d{1,2} minutes)/i,
    replacement: 'talk for $1',
  },
  ask(`^could you let me know if you(?:'d| would) be open to `, 'Would you be open to '),
  ask(
    `^(?:i've|i have) (?:already )?(?:pencilled|put|booked|signed) you (?:in|down|up) for ([^.!?,]{3,40}?)(?: already)?[.!]*$`,
    'May I put you down for $1',
  ),
  ask(`^would you perhaps be (?:open|willing|able) to `, 'Would you be willing to '),
];

/** A job without an owner, put to the reader or, in a message to many, as an open question. */
export const OWNERLESS =
  /^(?:(?:so|and|also|but|oh|then|apart from that|besides),? )*(?:I (?:just |really |do |still )?(?:think|feel|suppose|guess) (?:that )?)?(?:maybe |perhaps )?(?:(?:someone|somebody|anyone) (?:really )?(?:needs to|should|has to|must|ought to|could)|(?:someone|somebody) will have to|one of (?:us|the team) (?:needs to|should|has to|must|ought to|will have to)) (?:probably |maybe |perhaps )?(?!have (?!an? |the )|pay for (?:it|them|that|this)\b|say (?:it|so|no)\b)(?=\p{Ll})/iu;
