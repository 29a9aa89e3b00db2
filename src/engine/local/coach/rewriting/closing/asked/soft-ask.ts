import { small } from '../../wording/rule.ts';
import { talkIn } from './soft-talk.ts';
import { bare, LEAD, restOf, SOFTLY, type SoftAsk, WISH } from './soft-words.ts';

const LONGEST_READ = 260;
const START =
  '(?:get (?:something|things|this|it|the ball|stuff|that) (?:going|moving|started|rolling|off the ground)|(?:move|take) (?:this |it |things )?(?:forward|further|to the next (?:level|step|stage))|go(?:ing)? ahead(?: with (?:it|this|that))?|make (?:it|this|something) happen|get started|make a start|do something(?: (?:about it|about this|about that|with it|with this|cool|like this)|(?=[.!?]*$| (?:soon|some|at some|one day)))|go for it|proceed|make progress|progress this|crack on|press ahead|move on (?:with )?this|start soon)';
const GO = new RegExp(`^${LEAD}(?:${WISH})${SOFTLY} ${START}\\b(.*)$`, 'isu');

/** "Shall we get going?", "We should do this." */
const GO_AT_ONCE = new RegExp(
  `^${LEAD}(?:let's|we should|shall we|can we|could we|we must|we need to)${SOFTLY} (?:do (?:it|this)|get going|go for it|get on with it|make it happen)[.!?]*$`,
  'iu',
);

/** "we should totally do something with the old tram carriages" */
const SOMETHING_WITH = new RegExp(
  `^${LEAD}(?:${WISH})${SOFTLY} do something (?:with|about) ((?:the|our|your) [^,.;:!?()]{3,40}?)(?= (?:one day|one of|some|soon|at some|when|if)\\b|[,.;:!?]|$)`,
  'iu',
);

/** "we should probably sort the van thing soon": a job for which no time is named. */
const DO = new RegExp(
  `^${LEAD}(?:we|someone|somebody) (?:should|need to|needs to|ought to|must|have to|has to|could)(?: (?:prob|probably|really|maybe|def|definitely|perhaps|just|also))* ((?!be\\b|have\\b|talk\\b|think\\b|meet\\b|speak\\b|chat\\b|catch\\b|do something\\b|see\\b)[\\p{Ll}]{3,} (?:the|our|your|a|an|some|all)\\b [^,.;:!?()]{3,50}?),? (?:soon|some ?time(?: soon)?|at some (?:point|stage)|one (?:day|of these days)|when(?:ever)? (?:we|you) (?:can|have time|get (?:a|the) (?:chance|moment)))[.!?]*$`,
  'iu',
);

const LOOK =
  /^(?:please |kindly |do |just )*(?:(?:could|can|would) (?:you|we) (?:please |just |maybe |perhaps )?)?(?:have|take|give (?:it|this|that)) a (?:quick |little |good |proper )?(?:look|read|once-over|glance)(?: (?:at|over|through|about) (?:it|this|that|these|the attach(?:ed|ment)))?\b(?! at)(.*)$|^(?:please |kindly )*(?:look at|review|read|check) (?:it|this|that)(?:,? and (?:let (?:me|us) know|get back to (?:me|us)|tell (?:me|us) what you think).*)?[.!]*$/is;
/** "Please see attached and comment." */
const ATTACHED =
  /^(?:please )?(?:see|find) (?:the )?attached(?: \p{L}+){0,3}? (?:and (?:comment|let (?:me|us) know|advise|give)|for your (?:comments?|review|feedback|consideration|input))\b[^?!;]{0,60}$/iu;
const VIEW =
  /\bwhere you stand\b|\bwhat(?:'s| is| are) your (?:feelings?|position|preference|gut feeling)\b|^(?:please |kindly |just )*(?:(?:consider|think about|think over) (?:it|this|that)\b|have a (?:little |good |quick )?think\b)|\b(?:your|any|(?:get|hear|have|welcome|appreciate|value|love|like) (?:some|a few))(?: \p{L}+)? (?:thoughts|views?|feedback|input|opinions?|take|comments|reflections|steer)\b|^(?:any )?(?:thoughts|opinions|ideas|views)(?: (?:on|about) (?:it|this|that|any of this))?\?|\bwhat (?:do )?(?:you|u)(?:'d| would)? (?:all )?(?:think|feel|reckon|say|make of (?:it|this|that))\b|\bhow (?:do )?(?:you|u) (?:feel|see it)\b|\bwdyt\b|\b(?:would|will) be (?:\p{L}+ )?good to (?:get|have) some input\b/iu;
/** "Once we have your comments, I can print it", "Any opinions are my own": views are named, and none is asked for. */
const TELLS_OF_VIEWS =
  /^(?:as soon as|once|when|after|until) (?:I|we) (?:have|get|receive|hear)\b[^.?!]*, (?:I|we)\b|^(?:any|all|the|your) (?:\p{L}+ )?(?:opinions|views|comments|thoughts)\b[^.?!]{0,60} (?:are|were|will|have)\b/iu;
/** "I thought you might be interested": whether the reader wants it at all. */
const INTEREST =
  /^(?:(?:I|we) (?:(?:just )?thought|hope|think|wonder(?:ed)?|wanted to ask)(?: if| whether| that)? (?:you|this|it)|(?:please |do |just )*(?:let (?:me|us) know|get in touch|give (?:me|us) a shout|shout|drop (?:me|us) a line|contact (?:me|us)|reply) if (?:you|this|it)|if (?:you|this|it)|(?:would|are) you) ?(?:might|may|could|would|'d|'re|is|are|sounds?|looks?)?(?: (?:possibly|perhaps|maybe|be|at all|like something))* ?(?:interested|of (?:any )?interest|interesting(?: to you)?|up for it|keen)(?: in (?:it|this|that|any of this))?(?:,? (?:let (?:me|us) know|get in touch|please contact (?:me|us)|give (?:me|us) a (?:shout|call|ring)))?[.!?]*$|^(?:interested|any (?:interest|takers))\?$/i;
/** "Could you help out a bit?", which says nothing of with what. */
const HELP =
  /^(?:could|can|would) you (?:maybe |perhaps |please )*(?:help|lend a hand|muck in|pitch in)(?: a (?:bit|little)| out| us| me| here| with (?:this|it|things|all this))*\?$/i;
/** A yes that is asked for without saying what to. */
const AGREE =
  /^(?:please |kindly |just |(?:can|could|would|will) you )*confirm(?: (?:this|it|that|asap|please|soon|as soon as possible|by return))*[.!?]*$/i;
const REPLY =
  /^(?:please |and |so |just |do |anyway,? |(?:can|could|would|will) you (?:please )?)*(?:let (?:me|us) know|get back to (?:me|us)|come back to (?:me|us)|(?:please )?advise(?! (?:on|about|regarding)\b)|(?:I|we)?(?:'m| am|'re| are)? ?(?:hop(?:e|ing)|look(?:ing)? forward) to (?:hear|hearing) (?:back )?from you|(?:I|we) (?:await|look forward to) your (?:\p{L}+ )?(?:reply|answer|response)|awaiting your (?:reply|answer|response)|(?:respond|reply|answer)(?: (?:soon|asap|as soon as possible|at your (?:earliest )?convenience))?(?=[.!]*$)|(?:I|we)(?:'d| would) appreciate (?:a|your) (?:quick |prompt |speedy |early )?(?:reply|answer|response)|(?:please )?(?:do not|don't) hesitate to (?:contact|reach out|get in touch|call|ask|email|write)|(?:feel free|you(?:'re| are) welcome) to (?:contact|reach out|get in touch|call|email|write)|shout if|(?:please )?(?:reach out(?! (?:your|the|and)\b)|get in touch|drop (?:me|us) a line|give (?:me|us) a shout)|should you be interested, (?:please )?(?:contact (?:us|me)|get in touch|let us know))(?:\b|$)(.*)$/isu;

/** A wish to begin; with a thing of its own and no question mark it is a plan that somebody tells of. */
function goIn(text: string): SoftAsk | null {
  if (GO_AT_ONCE.test(text)) return bare('go');
  const go = GO.exec(text);
  if (go === null) return null;
  const { object, when } = restOf(go[1] ?? '');
  return object !== null && !text.endsWith('?') ? null : { ...bare('go'), object, when };
}

/** Where the last clause of a sentence begins, behind a comma. */
const LAST_CLAUSE = /,(?: and| so| but)? (?=[^,]{8,120}$)/;

/** What the last clause of a sentence asks for so: "…, let's get together soon!" */
export function softAskInside(sentence: string): SoftAsk | null {
  const at = LAST_CLAUSE.exec(sentence);
  return at === null ? null : softAskIn(sentence.slice(at.index + at[0].length));
}

/** What a sentence asks for without asking plainly; null when it asks plainly, or for nothing. */
export function softAskIn(sentence: string): SoftAsk | null {
  const text = sentence.trim().replaceAll('’', "'");
  if (text === '' || text.length > LONGEST_READ) return null;
  const talk = talkIn(text);
  if (talk !== null) return talk;
  const go = goIn(text);
  if (go !== null) return go;
  const something = SOMETHING_WITH.exec(text)?.[1];
  if (something !== undefined) return { ...bare('view'), object: small(something) };
  const deed = DO.exec(text)?.[1];
  if (deed !== undefined) return { ...bare('do'), object: deed.replace(/ (?:thing|stuff|situation)$/i, '') };
  if (LOOK.test(text) || ATTACHED.test(text)) return bare('look');
  if (HELP.test(text)) return bare('reply');
  if (AGREE.test(text)) return bare('agree');
  if (INTEREST.test(text)) return bare('interest');
  if (VIEW.test(text) && !TELLS_OF_VIEWS.test(text)) return viewIn(text);
  return REPLY.test(text) && !SAYS_WHAT.test(text) && !ASKS_AFTER.test(text) ? bare('reply') : null;
}

/** "Can you let me know about the scaffolding?": word of a thing that it names. */
const ASKS_AFTER =
  /\b(?:let (?:me|us) know|get back to (?:me|us)|come back to (?:me|us)) (?:about|on|regarding|with) (?:the|our|your|my|his|her|their) (?!(?:above|below|next steps?|thoughts|views?|feedback|comments|answer|decision|opinion|matter|way forward)\b)\p{L}/iu;

/** A reply that is asked for with a date, or to a question that is put. */
const SAYS_WHAT =
  /\b(?:by|before|until) (?:the |\d|noon|mon|tue|wed|thu|fri|sat|sun|next|end|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow)|\blet (?:me|us) know (?:when|which|where|who|how (?:many|much)|whether|what (?:you|they|he|she) (?:find|found|hear|heard|learn|need|want|owe)\b|if (?!you (?:have|need|are interested|like|want)|there|this is|anything|of))/i;

/** When an answer is wanted, where the ask itself says so. */
const TO_ANSWER_IN = / (?:this week|next week|today|tomorrow|this afternoon|this month)(?=[,.!?]|$)/i;

function viewIn(text: string): SoftAsk | null {
  if (SAYS_WHAT.test(text)) return null;
  const about =
    /\b(?:on|about|of|for) ((?:the|your|our|my) [^,.;:!?()]{3,50}?)(?=$|[,.;:!?(]| (?:and|so|if|when|because|but|which|that|to|at some|soon|whenever)\b)/iu.exec(
      text,
    );
  const object = about?.[1]?.replace(TO_ANSWER_IN, '').trim() ?? null;
  const asksForIt = /\?\s*$/.test(text) && object !== null;
  return asksForIt
    ? null
    : { ...bare('view'), object, when: TO_ANSWER_IN.exec(text)?.[0].toLowerCase() ?? '' };
}
