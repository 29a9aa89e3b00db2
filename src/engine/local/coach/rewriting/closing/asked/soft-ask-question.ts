import type { MessageType } from '../../../../../../domain/message-types.ts';
import { PROFILE_CODES, type ProfileCode } from '../../../../../../domain/profiles.ts';
import type { SoftAsk } from './soft-words.ts';

/** What the plain form of a soft ask can name. */
export interface AskedSoftly {
  readonly ask: SoftAsk;
  readonly type: MessageType;
  readonly profile: ProfileCode | null;
  /** "the scheduling tool": what the draft is about; null when no thing is sure enough. */
  readonly topic: string | null;
  /** "by 9 June"; null when the draft gives no date to answer by. */
  readonly deadline: string | null;
}

type Form = (named: Named) => string;

interface Named {
  /** "the scheduling tool", or "this". */
  readonly thing: string;
  /** " next week" or " by 9 June"; empty when the draft does not say. */
  readonly when: string;
}

/** A start, as each reader says yes to it. */
const GO: Readonly<Record<ProfileCode | 'unknown', Form>> = {
  'DP-01': ({ thing, when }) => `Shall we go ahead with ${thing}${when}, yes or no?`,
  'DP-02': ({ thing, when }) => `Shall we try ${thing}${when}, and what would you start with?`,
  'DP-03': ({ thing, when }) =>
    `Shall we go ahead with ${thing}${when}, or what would you need to see first?`,
  'DP-04': ({ thing, when }) => `Shall we go ahead with ${thing}${when}, or what should be in place first?`,
  'DP-05': ({ thing, when }) =>
    when === ''
      ? `Shall we go ahead with ${thing}, and from which date?`
      : `Shall we go ahead with ${thing}${when}?`,
  'DP-06': ({ thing, when }) =>
    `Shall we go ahead with ${thing}${when}, or should we ask somebody else first?`,
  'DP-07': ({ thing, when }) => `Shall we go ahead with ${thing}${when}?`,
  unknown: ({ thing, when }) => `Shall we go ahead with ${thing}${when}?`,
};

/** A yes, as each reader can give it. */
const AGREE: Readonly<Record<ProfileCode | 'unknown', Form>> = {
  'DP-01': ({ when }) => `Do you agree, yes or no${when}?`,
  'DP-02': () => 'Do you agree, or what would you try instead?',
  'DP-03': () => 'Do you agree, or what would you need to see first?',
  'DP-04': () => 'Do you agree, or what should be checked first?',
  'DP-05': ({ when }) => (when === '' ? 'Do you agree?' : `Can you tell me${when} whether you agree?`),
  'DP-06': () => 'Do you agree, or how do you see it?',
  'DP-07': () => 'Do you agree?',
  unknown: ({ when }) => (when === '' ? 'Do you agree?' : `Can you tell me${when} whether you agree?`),
};

function isPlural(thing: string): boolean {
  return thing !== 'this' && /[^s]s$/i.test(thing);
}

/** A view, as each reader likes to be asked for it. */
const VIEW: Readonly<Record<ProfileCode | 'unknown', Form>> = {
  'DP-01': ({ thing, when }) => `Can you tell me${when} what you want done about ${thing}?`,
  'DP-02': ({ thing }) => `What would you try with ${thing}?`,
  'DP-03': ({ thing }) => `What do you think of ${thing}, and what is missing?`,
  'DP-04': ({ thing }) => `What do you think of ${thing}, and what should be covered first?`,
  'DP-05': ({ thing, when }) =>
    `What should the next step be with ${thing}${when === '' ? ', and by when' : when}?`,
  'DP-06': ({ thing }) => `How do you feel about ${thing}, and who else should we ask?`,
  'DP-07': ({ thing }) =>
    `What do you think of ${thing}, and where should ${isPlural(thing) ? 'they' : 'it'} lead?`,
  unknown: ({ thing }) => `What do you think of ${thing}?`,
};

/** The same in a text: one short question. */
const VIEW_IN_TEXT: Readonly<Record<ProfileCode | 'unknown', Form>> = {
  'DP-01': ({ when }) => (when === '' ? 'Yes or no?' : `Yes or no${when}?`),
  'DP-02': () => 'What would you try?',
  'DP-03': () => 'What would you need to see first?',
  'DP-04': () => 'What should we check first?',
  'DP-05': () => 'What is the next step, and by when?',
  'DP-06': () => 'How does that sit with you?',
  'DP-07': () => 'Where should it lead?',
  unknown: () => 'What do you think?',
};

/** The same where the draft names nothing that the view could be of. */
const VIEW_OF_IT: typeof VIEW = {
  ...VIEW,
  'DP-01': ({ when }) =>
    when === ''
      ? 'Is this all right for you, yes or no?'
      : `Can you tell me${when} whether this is all right for you?`,
  'DP-02': () => 'What would you try?',
  'DP-05': ({ when }) => `What should the next step be${when === '' ? ', and by when' : when}?`,
};

/** What each reader is asked to say of a thing in the time that the draft itself gives. */
const VIEW_IN_TIME: Readonly<Record<ProfileCode | 'unknown', (thing: string) => string>> = {
  'DP-01': (thing) => `what you want done about ${thing}`,
  'DP-02': (thing) => `what you would try with ${thing}`,
  'DP-03': (thing) => `what you think of ${thing}, and what is missing`,
  'DP-04': (thing) => `what you think of ${thing}, and what should be covered first`,
  'DP-05': (thing) => `what the next step should be with ${thing}`,
  'DP-06': (thing) => `how you feel about ${thing}, and who else we should ask`,
  'DP-07': (thing) => `what you think of ${thing}, and where ${isPlural(thing) ? 'they' : 'it'} should lead`,
  unknown: (thing) => `what you think of ${thing}`,
};

function view({ ask, type, profile, thing, when }: Omit<AskedSoftly, 'topic' | 'deadline'> & Named): string {
  const reader = profile ?? 'unknown';
  if (ask.when !== '') return `Can you tell me${when} ${VIEW_IN_TIME[reader](thing)}?`;
  // What the ask itself names may stand nowhere else.
  if (type === 'text' && ask.object === null) return VIEW_IN_TEXT[reader]({ thing, when });
  return (thing === 'this' ? VIEW_OF_IT : VIEW)[reader]({ thing, when });
}

/** What stands behind the wish to talk, as this reader says yes to it. */
const TALK_TAIL: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': ', yes or no?',
  'DP-02': '?',
  'DP-03': '?',
  'DP-04': ', or what would you want to know first?',
  'DP-05': ', and when would suit you?',
  'DP-06': '?',
  'DP-07': '?',
  unknown: '?',
};

/** "A great deal about our new plant", "the bills before" of "before and after": what the talk is about, and no more. */
function bareThing(named: string): string {
  return named
    .replace(/^(?:a great deal|a lot|lots|plenty|something|more|everything) about (?=\p{L})/iu, '')
    .replace(/ before$/i, '');
}

function talk(
  { how, when }: Pick<SoftAsk, 'how' | 'when'>,
  named: string,
  profile: ProfileCode | null,
): string {
  const thing =
    named === 'this' && profile === 'DP-07' && how !== 'show' ? 'where this could lead' : bareThing(named);
  const tail = when !== '' && profile === 'DP-05' ? '?' : TALK_TAIL[profile ?? 'unknown'];
  if (how === 'call') return `Could we speak on the phone${when} about ${thing}${tail}`;
  if (how === 'show') return `Could we show you ${thing}${when}${tail}`;
  if (how === 'coffee') return `Could we talk about ${thing} over a coffee${when}${tail}`;
  if (how === 'meeting') return `Could we meet${when} to talk about ${thing}${tail}`;
  return `Could we talk${when} about ${thing}${tail}`;
}

function done(deed: string, deadline: string | null, profile: ProfileCode | null): string {
  const by = deadline === null ? '' : ` ${deadline}`;
  if (profile === 'DP-05') return `Can you ${deed}${by === '' ? ', and by when' : by}?`;
  if (profile === 'DP-01' || profile === null) return `Can you ${deed}${by}?`;
  return `Shall we ${deed}${by}?`;
}

/** A talk is wanted before the date, not by it. */
function beforeThen(deadline: string | null): string {
  return deadline === null ? '' : ` ${deadline.replace(/^by /, 'before ')}`;
}

/** What each reader is asked to say who looks at something. */
const LOOKED_FOR: Readonly<Record<ProfileCode | 'unknown', string>> = {
  'DP-01': 'give me a yes or no',
  'DP-02': 'tell me what you would try',
  'DP-03': 'tell me what does not hold',
  'DP-04': 'tell me what should be checked',
  'DP-05': 'tell me what is still missing',
  'DP-06': 'tell me how it sits with you',
  'DP-07': 'tell me where it should lead',
  unknown: 'tell me whether you agree',
};

function look(thing: string, deadline: string | null, profile: ProfileCode | null): string {
  const by = deadline === null ? '' : ` ${deadline}`;
  const asked = LOOKED_FOR[profile ?? 'unknown'];
  return `Could you look at ${thing}${by} and ${isPlural(thing) ? asked.replace('it sits', 'they sit').replace('it should', 'they should') : asked}?`;
}

/** What nobody goes ahead with: it has to be seen to. */
const TROUBLE =
  /\b(?:leak|leaks|damage|damp|mould|complaints?|problems?|issues?|fault|faults|delays?|mess|noise|smell|rats|mice|break-in|accident|incident|outage|error|errors|shortage|arrears|backlog|dispute|row|loss|losses)$/i;

/**
 * The plain question that a soft ask stands for, with the draft's own thing and time and as this reader likes to be
 * asked. Null for a bare wish for a reply, which says nothing that could be asked plainly.
 */
export function plainQuestion({ ask, type, profile, topic, deadline }: AskedSoftly): string | null {
  const thing = ask.object ?? topic ?? 'this';
  const when = ask.when !== '' ? ask.when : deadline === null ? '' : ` ${deadline}`;
  switch (ask.kind) {
    case 'talk':
      return talk({ ...ask, when: ask.when === '' ? beforeThen(deadline) : ask.when }, thing, profile);
    case 'go':
      if (TROUBLE.test(thing)) return VIEW[profile ?? 'unknown']({ thing, when });
      return GO[profile ?? 'unknown']({ thing, when: ask.when });
    case 'agree':
      return AGREE[profile ?? 'unknown']({ thing, when });
    case 'do':
      return done(thing, deadline, profile);
    case 'interest':
      return profile === 'DP-01' ? 'Are you interested, yes or no?' : 'Would you be interested?';
    case 'look':
      return look(thing, deadline, profile);
    case 'view':
      return view({ ask, type, profile, thing, when });
    case 'reply':
      return null;
  }
}

/** Every question that a soft ask can be put as. */
export function plainQuestions(): readonly string[] {
  const kinds: readonly SoftAsk['kind'][] = ['agree', 'do', 'go', 'interest', 'look', 'talk', 'view'];
  const ways: readonly SoftAsk['how'][] = ['call', 'coffee', 'meeting', 'show', 'talk'];
  const asks = kinds.flatMap((kind) => ways.map((how) => ({ kind, how, object: null, when: '' })));
  return [...PROFILE_CODES, null].flatMap((profile) =>
    asks.flatMap((ask) =>
      (['email', 'text'] as const).flatMap((type) => {
        const question = plainQuestion({ ask, type, profile, topic: 'the', deadline: null });
        return question === null ? [] : [question];
      }),
    ),
  );
}
