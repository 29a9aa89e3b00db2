/** What a draft asks for that asks without asking: a talk, a start, a look, a view, or no more than a reply. */
export type SoftKind = 'agree' | 'do' | 'interest' | 'go' | 'look' | 'reply' | 'talk' | 'view';

/** An ask that nobody could say yes to as it stands. */
export interface SoftAsk {
  readonly kind: SoftKind;
  /** How to talk: on the phone, over a coffee, face to face, to show something, or any way. */
  readonly how: 'call' | 'coffee' | 'meeting' | 'show' | 'talk';
  /** "the Henderson lease": what it says it is about; null when it does not. */
  readonly object: string | null;
  /** " next week", " on Tuesday": empty when it does not say. */
  readonly when: string;
}

/** An ask of a kind that says neither how, nor what about, nor when. */
export function bare(kind: SoftKind): SoftAsk {
  return { kind, how: 'talk', object: null, when: '' };
}

/** What may stand in front of a wish. */
export const LEAD =
  "(?:(?:and|so|but|anyway|also|well|ok|right|please|just|maybe|perhaps|possibly|honestly|hopefully|either way|in any case|if you(?:'re| are)? (?:like|want|interested|open to it|up for it|free|keen)|at some (?:point|stage)),? )*";
/** What a wish calls its fulfilment. */
export const PLEASED =
  '(?:great|good|nice|lovely|wonderful|fantastic|fab|amazing|brilliant|super|helpful|useful|cool|fun|an honour|a pleasure|delighted|happy|keen|glad|pleased|thrilled|grateful|interested|honoured|excited)';
/** How somebody wishes for something that they do not ask for. */
export const WISH = `(?:(?:I|we)?(?:'d| ?would| should|'ll| will|'m| am|'re| are)? ?(?:(?:really|very much|just|also|so|very|always|more than|only too) )*(?:like|love|want|hope|hoping|welcome|appreciate|value|be ${PLEASED}|${PLEASED})(?: it)?(?: to| for| (?:for )?(?:the|a|an) (?:chance|opportunity) to| if (?:we|you|I) (?:could|can|would|might))?|(?:it|that)?(?:'d| would| might|'ll| will)? ?be (?:(?:really|so|very) )*${PLEASED} (?:to|if (?:we|you|I) (?:could|can|would|might|all))|(?:(?:I|we)(?:'m|'re| am| are| was| were)? )?(?:just )?(?:wondering|wondered) (?:if|whether) (?:we|you|I) (?:could|can|might|should)|(?:could|can|shall|should|may|might) (?:we|I|you)|(?:we|you|I) (?:could|should|might|must|can|need to|have to|ought to)|let's|let us|why don't we|how about we|would you (?:be (?:open|up|free|willing|interested) (?:to|in|for)|like to|have time (?:to|for))|are you (?:free|open|up) (?:to|for)|fancy|when can we)`;
/** Words between a wish and its deed. */
export const SOFTLY =
  '(?: (?:perhaps|maybe|possibly|just|definitely|really|all|please|also|probably|totally|sort of|kind of|then|quickly))*';

/** What says that no time is meant. */
export const VAGUE_WHEN =
  /,? \(?(?:soon|some ?time(?: soon)?|at some (?:point|stage)(?: soon)?|one (?:day|of these days)|some day|when(?:ever)?(?: you(?:'re| are)?)? ?(?:have (?:a|the) (?:moment|minute|chance|time|gap|second)|get (?:a|the) (?:moment|minute|chance)|free|convenient|suits(?: you)?|it suits(?: you)?|can|ready|available|like)|if (?:you(?:'re| are) (?:free|around|interested|up for it|open to it|keen|happy to|available)|you (?:like|want|fancy|can|have (?:time|a (?:moment|minute)))|possible|that(?:'s| is) (?:ok|okay|all right|of interest))|as soon as (?:possible|you can)|asap|in (?:the|due) (?:near future|course|coming (?:days|weeks))|next time|when things (?:are|have)[^.,!?]{0,30}|no (?:worries|rush|pressure|problem)(?: if not| at all)?|going forward|quickly|a bit|more|further|together|with you(?: all)?|in the coming weeks)\)?/gi;
const WHEN =
  / ((?:on |by |before |this coming |this |next |later this |early next )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?|week(?:end)?|month)|tomorrow|today)\b/i;
const ABOUT =
  /^ ?(?:about|with|regarding|concerning|re|on|over|around|to (?:discuss|talk about|talk through|go over|go through|look at|explore|see))\b ?/i;
/** What a talk can be about in the draft's own words: with an article, and no clause. */
const OBJECT =
  /^(?:where (?:this|it|that|the \p{L}+) (?:is|are) (?:going|heading)|(?:the|your|our|my|a|an) (?!(?:way|ways|possibilit|opportunit|option|synerg|future|matter|next steps?|potential|bit|few|lot|coffee|cuppa|call|tea|drink|pint)\p{L}*\b)[^,.;:!?()]{3,50}?)(?=$|[,.;:!?(]| (?:and|so|if|when|because|but|which|that|to|in order|as)\b)/iu;

/** What stands behind a wish: the thing that it is about, in the draft's own words, and when. */
export function restOf(rest: string): { readonly object: string | null; readonly when: string } {
  let left = rest
    .replace(/ over (?:an? )?(?:quick )?(?:coffee|tea|cuppa|drink|lunch)\b/i, '')
    .replaceAll(VAGUE_WHEN, '')
    .replace(/[\s.!?,]+$/, '');
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
