import { small } from '../wording/rule.ts';

/** What a draft asks for that asks without asking: a talk, a start, a look, a view, or no more than a reply. */
export type SoftKind = 'agree' | 'do' | 'interest' | 'go' | 'look' | 'reply' | 'talk' | 'view';

/** An ask that nobody could say yes to as it stands. */
export interface SoftAsk {
  readonly kind: SoftKind;
  /** How to talk: on the phone, over a coffee, face to face or any way. */
  readonly how: 'call' | 'coffee' | 'meeting' | 'talk';
  /** "the Henderson lease": what it says it is about; null when it does not. */
  readonly object: string | null;
  /** " next week", " on Tuesday": empty when it does not say. */
  readonly when: string;
}

const LONGEST_READ = 260;
const LEAD =
  "(?:(?:and|so|but|anyway|also|well|ok|right|please|just|maybe|perhaps|possibly|honestly|hopefully|either way|in any case|if you(?:'re| are)? (?:like|want|interested|open to it|up for it|free|keen)|at some (?:point|stage)),? )*";
const PLEASED =
  '(?:great|good|nice|lovely|wonderful|fantastic|fab|amazing|brilliant|super|helpful|useful|cool|fun|an honour|a pleasure|delighted|happy|keen|glad|pleased|thrilled|grateful|interested|honoured|excited)';
/** How somebody wishes for something that they do not ask for. */
const WISH = `(?:(?:I|we)?(?:'d| ?would| should|'ll| will|'m| am|'re| are)? ?(?:(?:really|very much|just|also|so|very|always|more than|only too) )*(?:like|love|want|hope|hoping|welcome|appreciate|value|be ${PLEASED}|${PLEASED})(?: it)?(?: to| for| (?:the|a|an) (?:chance|opportunity) to| if (?:we|you|I) (?:could|can|would|might))?|(?:it|that)?(?:'d| would| might|'ll| will)? ?be (?:(?:really|so|very) )*${PLEASED} (?:to|if (?:we|you|I) (?:could|can|would|might|all))|(?:(?:I|we)(?:'m|'re| am| are| was| were)? )?(?:just )?(?:wondering|wondered) (?:if|whether) (?:we|you|I) (?:could|can|might|should)|(?:could|can|shall|should|may|might) (?:we|I|you)|(?:we|you|I) (?:could|should|might|must|can|need to|have to|ought to)|let's|let us|why don't we|how about we|would you (?:be (?:open|up|free|willing|interested) (?:to|in|for)|like to|have time (?:to|for))|are you (?:free|open|up) (?:to|for)|fancy|when can we)`;
const SOFTLY =
  '(?: (?:perhaps|maybe|possibly|just|definitely|really|all|please|also|probably|totally|sort of|kind of|then|quickly))*';

const APPOINTMENT =
  '(?:(?:schedule|scheduling|arrange|arranging|set up|setting up|have|having|jump on|jumping on|hop on|book|grab|get on|do|organise|organize|go for|find time for|find a time for|meet for|meeting for) )?(?:for )?(?:an?|some|a quick) (?:(?:quick|short|brief|little|proper|introductory|informal|no-obligation|friendly|virtual|video|phone|zoom|teams|discovery|intro|exploratory|first) )*(call|chat|conversation|coffee|meeting|zoom|cuppa|tea|drink|catch-up|catch up|talk|discussion|demo)\\b';
const TALKING =
  '(?:catch(?:ing)? up|touch(?:ing)? base|connect(?:ing)?|sit(?:ting)? down|meet(?:ing)?(?: up)?|talk(?:ing)?(?: (?:soon|more|further))?|speak(?:ing)?|chat(?:ting)?|regroup|get(?:ting)? together|circle back|reconnect|sync(?: up)?|pick(?:ing)? your brains?|explore (?:synergies|options|opportunities|possibilities|this together|ways)|take (?:it|this|that) offline|align|exchange (?:ideas|views|thoughts)|get to know each other|work(?:ing)? together|collaborat(?:e|ing))\\b';
const TALK = new RegExp(`^${LEAD}(?:${WISH})${SOFTLY} (?:(?:${APPOINTMENT})|(?:${TALKING}))(.*)$`, 'isu');
const SOON = /^(?:(?:let's|shall we) )?(?:talk|speak|chat|meet|catch up) soon(?:,? hopefully)?[.!?]*$/i;
const BARE_TALK = new RegExp(
  `^${LEAD}(?:happy|keen|hoping|hope|fancy|up|free) (?:to|for)?\\s?(?:(?:${APPOINTMENT})|(?:${TALKING}))(.*)$`,
  'isu',
);

const START =
  '(?:get (?:something|things|this|it|the ball|stuff|that) (?:going|moving|started|rolling|done|off the ground|sorted)|(?:move|take) (?:this |it |things )?(?:forward|further|to the next (?:level|step|stage))|go(?:ing)? ahead(?: with (?:it|this|that))?|make (?:it|this|something) happen|get started|make a start|do something (?:about it|about this|about that|with it|with this|cool|like this)|go for it|proceed|make progress|progress this|crack on|press ahead|move on (?:with )?this|start soon)';
const GO = new RegExp(`^${LEAD}(?:${WISH})${SOFTLY} ${START}\\b(.*)$`, 'isu');

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
  /^(?:please |kindly |do |just )*(?:(?:could|can|would) (?:you|we) (?:please |just |maybe |perhaps )?)?(?:have|take|give (?:it|this|that)) a (?:quick |little |good |proper )?(?:look|read|think|once-over|glance)(?: (?:at|over|through|about) (?:it|this|that|these|the attach(?:ed|ment)))?\b(?! at)(.*)$/is;
const VIEW =
  /\b(?:your|any|(?:get|hear|have|welcome|appreciate|value|love|like) (?:some|a few))(?: \p{L}+)? (?:thoughts|views?|feedback|input|opinions?|take|comments|reflections|steer)\b|^(?:any )?(?:thoughts|opinions|ideas|views)(?: (?:on|about) (?:it|this|that|any of this))?\?|\bwhat (?:do )?(?:you|u)(?:'d| would)? (?:all )?(?:think|feel|reckon|say|make of (?:it|this|that))\b|\bhow (?:do )?(?:you|u) (?:feel|see it)\b|\bwdyt\b|\b(?:would|will) be (?:\p{L}+ )?good to (?:get|have) some input\b/iu;
/** "I thought you might be interested": whether the reader wants it at all. */
const INTEREST =
  /^(?:(?:I|we) (?:(?:just )?thought|hope|think|wonder(?:ed)?|wanted to ask)(?: if| whether| that)? (?:you|this|it)|(?:please |do |just )*(?:let (?:me|us) know|get in touch|give (?:me|us) a shout|shout|drop (?:me|us) a line|contact (?:me|us)|reply) if (?:you|this|it)|if (?:you|this|it)|(?:would|are) you) ?(?:might|may|could|would|'d|'re|is|are|sounds?|looks?)?(?: (?:possibly|perhaps|maybe|be|at all|like something))* ?(?:interested|of (?:any )?interest|interesting(?: to you)?|up for it|keen)(?: in (?:it|this|that|any of this))?(?:,? (?:let (?:me|us) know|get in touch|please contact (?:me|us)|give (?:me|us) a (?:shout|call|ring)))?[.!?]*$|^interested\?$/i;
/** A yes that is asked for without saying what to. */
const AGREE =
  /^(?:please |kindly |just )*confirm(?: (?:this|it|that|asap|please|soon|as soon as possible|by return))*[.!]*$/i;
const REPLY =
  /^(?:please |and |so |just |do |anyway,? )*(?:let (?:me|us) know|get back to (?:me|us)|come back to (?:me|us)|(?:please )?advise|(?:I|we)?(?:'m| am|'re| are)? ?(?:hop(?:e|ing)|look(?:ing)? forward) to (?:hear|hearing) (?:back )?from you|(?:I|we) (?:await|look forward to) your (?:reply|answer|response)|(?:please )?(?:do not|don't) hesitate to (?:contact|reach out|get in touch|call|ask|email|write)|(?:feel free|you(?:'re| are) welcome) to (?:contact|reach out|get in touch|call|email|write)|shout if|(?:please )?(?:reach out|get in touch|drop (?:me|us) a line|give (?:me|us) a shout)|should you be interested, (?:please )?(?:contact (?:us|me)|get in touch|let us know))\b(.*)$/is;

/** What says that no time is meant. */
const VAGUE_WHEN =
  /,? \(?(?:soon|some ?time(?: soon)?|at some (?:point|stage)(?: soon)?|one (?:day|of these days)|some day|when(?:ever)?(?: you(?:'re| are)?)? ?(?:have (?:a|the) (?:moment|minute|chance|time|gap|second)|get (?:a|the) (?:moment|minute|chance)|free|convenient|suits(?: you)?|it suits(?: you)?|can|ready|available|like)|if (?:you(?:'re| are) (?:free|around|interested|up for it|open to it|keen|happy to|available)|you (?:like|want|fancy|can|have (?:time|a (?:moment|minute)))|possible|that(?:'s| is) (?:ok|okay|all right|of interest))|as soon as (?:possible|you can)|asap|in (?:the|due) (?:near future|course|coming (?:days|weeks))|next time|when things (?:are|have)[^.,!?]{0,30}|no (?:worries|rush|pressure|problem)(?: if not| at all)?|going forward|quickly|a bit|more|further|together|with you(?: all)?|in the coming weeks)\)?/gi;
const WHEN =
  / ((?:on |by |before |this coming |this |next |later this |early next )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|week(?:end)?|month)|tomorrow|today)\b/i;
const ABOUT =
  /^ ?(?:about|with|regarding|concerning|re|on|over|around|to (?:discuss|talk about|talk through|go over|go through|look at|explore|see))\b ?/i;
/** What a talk can be about in the draft's own words: with an article, and no clause. */
const OBJECT =
  /^(?:where (?:this|it|that|the \p{L}+) (?:is|are) (?:going|heading)|(?:the|your|our|my|a|an) (?!(?:way|ways|possibilit|opportunit|option|synerg|future|matter|next steps?|potential|bit|few|lot|coffee|cuppa|call|tea|drink|pint)\p{L}*\b)[^,.;:!?()]{3,50}?)(?=$|[,.;:!?(]| (?:and|so|if|when|because|but|which|that|to|in order|as)\b)/iu;

function restOf(rest: string): { readonly object: string | null; readonly when: string } {
  let left = rest.replaceAll(VAGUE_WHEN, '').replace(/[\s.!?,]+$/, '');
  const when = WHEN.exec(left)?.[1]?.toLowerCase() ?? '';
  left = when === '' ? left : left.replace(WHEN, '');
  const isAbout = ABOUT.test(left);
  const object = isAbout ? (OBJECT.exec(left.replace(ABOUT, ''))?.[0].trim() ?? null) : null;
  const days = when.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  );
  return { object, when: days === '' ? '' : ` ${days}` };
}

/** A talk with somebody else than the writer. */
const WITH_OTHERS =
  /^ (?:to|with) (?!(?:you|us|me|discuss|talk|explore|see|look|go|hear|find|share|learn|agree|plan|settle|decide|get|show|introduce|take|tell|work|brainstorm|align|understand|make|help)\b)/i;
/** What is said for courtesy behind any matter. */
const COURTESY =
  /\bif (?:you(?:'ve| have)?|there(?:'s| are| is)?) (?:got )?(?:any|questions|concerns|problems)\b/i;

const CALL = /^(?:call|zoom|demo)$/i;
const COFFEE = /^(?:coffee|cuppa|tea|drink)$/i;

function talkIn(text: string): SoftAsk | null {
  if (SOON.test(text)) return { ...EMPTY, kind: text.endsWith('?') ? 'talk' : 'reply' };
  const match = TALK.exec(text) ?? BARE_TALK.exec(text);
  if (match === null) return null;
  const [, thing = ''] = match;
  if (WITH_OTHERS.test(match[2] ?? '')) return null;
  if (COURTESY.test(text)) return { ...EMPTY, kind: 'reply' };
  const { object, when } = restOf(match[2] ?? '');
  const isCoffee = COFFEE.test(thing) || /\bover (?:an? )?(?:coffee|tea|cuppa)\b/i.test(text);
  const isMeeting =
    thing.toLowerCase() === 'meeting' || (thing === '' && /\b(?:meet|sit down|get together)\b/i.test(text));
  const how = CALL.test(thing) ? 'call' : isCoffee ? 'coffee' : isMeeting ? 'meeting' : 'talk';
  return { kind: 'talk', how, object, when };
}

const EMPTY: Omit<SoftAsk, 'kind'> = { how: 'talk', object: null, when: '' };

/** A question that names when, or what about and nothing vague, is asked well enough. */
function isPlain(text: string, { object, when }: SoftAsk): boolean {
  return text.trimEnd().endsWith('?') && (when !== '' || object !== null) && text.search(VAGUE_WHEN) < 0;
}

/** A wish to begin; with a thing of its own and no question mark it is a plan that somebody tells of. */
function goIn(text: string): SoftAsk | null {
  const go = GO.exec(text);
  if (go === null) return null;
  const { object, when } = restOf(go[1] ?? '');
  return object !== null && !text.endsWith('?') ? null : { ...EMPTY, kind: 'go', object, when };
}

/** Where the last clause of a sentence begins, behind a comma. */
const LAST_CLAUSE = /,(?: and| so| but)? (?=[^,]{8,120}$)/;

/** The same of a sentence or of its last clause: "…, let's get together soon!" */
export function softAskInside(sentence: string): SoftAsk | null {
  const whole = softAskIn(sentence);
  const at = whole === null ? LAST_CLAUSE.exec(sentence) : null;
  return at === null ? whole : softAskIn(sentence.slice(at.index + at[0].length));
}

/** What a sentence asks for without asking plainly; null when it asks plainly, or for nothing. */
export function softAskIn(sentence: string): SoftAsk | null {
  const text = sentence.trim().replaceAll('’', "'");
  if (text === '' || text.length > LONGEST_READ) return null;
  const talk = talkIn(text);
  if (talk !== null) return isPlain(text, talk) ? null : talk;
  const go = goIn(text);
  if (go !== null) return go;
  const something = SOMETHING_WITH.exec(text)?.[1];
  if (something !== undefined) return { ...EMPTY, kind: 'view', object: small(something) };
  const deed = DO.exec(text)?.[1];
  if (deed !== undefined)
    return { ...EMPTY, kind: 'do', object: deed.replace(/ (?:thing|stuff|situation)$/i, '') };
  const look = LOOK.exec(text);
  if (look !== null) return { ...EMPTY, kind: 'look' };
  if (AGREE.test(text)) return { ...EMPTY, kind: 'agree' };
  if (INTEREST.test(text)) return { ...EMPTY, kind: 'interest' };
  if (VIEW.test(text)) return viewIn(text);
  return REPLY.test(text) && !SAYS_WHAT.test(text) ? { ...EMPTY, kind: 'reply' } : null;
}

/** A reply that is asked for with a date, or to a question that is put. */
const SAYS_WHAT =
  /\b(?:by|before|until) (?:the |\d|noon|mon|tue|wed|thu|fri|sat|sun|next|end|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow)|\blet (?:me|us) know (?:when|which|where|who|how (?:many|much)|whether|if (?!you (?:have|need|are interested|like|want)|there|this is|anything|of))/i;

function viewIn(text: string): SoftAsk | null {
  if (SAYS_WHAT.test(text)) return null;
  const about =
    /\b(?:on|about|of|for) ((?:the|your|our|my) [^,.;:!?()]{3,50}?)(?=$|[,.;:!?(]| (?:and|so|if|when|because|but|which|that|to|at some|soon|whenever)\b)/iu.exec(
      text,
    );
  const object = about?.[1]?.trim() ?? null;
  const asksForIt = /\?\s*$/.test(text) && object !== null;
  return asksForIt ? null : { ...EMPTY, kind: 'view', object };
}
