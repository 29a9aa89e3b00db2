import type { FaultTag } from '../../reading/draft-reading.ts';

/** What the draft itself offers for the wording of a suggestion. Null where it has none. */
export interface OwnWords {
  /** The words that the risk quotes. */
  readonly quote: string | null;
  /** The words inside the quote that show the fault, without double quotes; empty where nothing is quoted. */
  readonly triggers: readonly string[];
  /** A wording from the lexicon that can stand in the one trigger's place. */
  readonly better: string | null;
  /** The quoted sentence without what shows the fault, and without its closing full stop. */
  readonly plainer: string | null;
  /** The reader's name as the greeting gives it. */
  readonly name: string | null;
  /** The deadline that the draft gives, "by 9 June". */
  readonly deadline: string | null;
  /** The draft's strongest fact, quoted. */
  readonly fact: string | null;
  /** The draft's plainest ask, without its closing mark. */
  readonly ask: string | null;
  /** What the draft is about, with its article: "the cake stall". */
  readonly topic: string | null;
  /** The question to end on, as this reader likes to be asked. */
  readonly question: string;
  /** True when the quoted sentence asks something. */
  readonly quotesAsk: boolean;
  /** True when the quoted sentence is hedged, hurtful or vague, and so no sentence to begin with. */
  readonly quotesWeakly: boolean;
  /** The order that the risk quotes, turned into a polite question without its closing mark. */
  readonly politeOrder: string | null;
  /** True when the draft is the writer's own notes for a meeting. */
  readonly isNotes: boolean;
  /** True when the draft goes to many people at once. */
  readonly isToMany: boolean;
  readonly isHardTalk: boolean;
}

type Suggest = (own: OwnWords) => string;

function quoted(words: readonly string[], otherwise: string): string {
  return words.length === 0 ? otherwise : words.map((phrase) => `"${phrase}"`).join(' and ');
}

function by(own: OwnWords): string {
  return own.deadline === null ? '' : ` ${own.deadline}`;
}

/** The draft's own matter after a preposition, nothing when the draft does not name it. */
function about(own: OwnWords, preposition: string): string {
  return own.topic === null ? '' : ` ${preposition} ${own.topic}`;
}

function asked(own: OwnWords): string {
  return own.ask === null ? `"${own.question}"` : `"${own.ask}"`;
}

const LEAD = /^(?:(?:oh|and|also|ps|pps|btw|by the way|then|finally|lastly|anyway|incidentally)[,:.]? )+/i;

/** Words moved to the top, without what joined them to the words before. */
function withoutLead(words: string): string {
  const rest = words.replace(LEAD, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The mended sentence, where the rewriting has one. */
function plainly(own: OwnWords, otherwise: string): string {
  return own.plainer === null ? otherwise : `Write "${own.plainer}".`;
}

function factAfter(own: OwnWords, lead: string): string {
  return own.fact === null ? '' : ` ${lead} "${own.fact}".`;
}

/** A message to many has to say which of them is to do what. */
function askedOfMany(own: OwnWords): string {
  return `Say which reader is to do what${by(own) || ', and by when'}: "Who can take ${own.topic ?? 'this'}? Please tell me${by(own)}." Then add where to ask.`;
}

/** How to mend faults of what is asked, of whom and by when. */
const OF_THE_ASK = {
  buried_ask: (own) => {
    if (own.quotesAsk && own.plainer !== null)
      return `Move it to the top and ask it plainly: "${own.plainer}".`;
    return own.quote === null || own.quotesAsk || own.quotesWeakly
      ? `Move it to the top and ask it plainly: ${asked(own)}.`
      : `Begin with it: "${withoutLead(own.quote)}". Then ask: ${asked(own)}.`;
  },
  no_ask: (own) => (own.isToMany ? askedOfMany(own) : `End with one plain question: "${own.question}"`),
  no_next_step: (own) => {
    if (own.isNotes)
      return `Write down the sentence the meeting should end with: "So we agree${about(own, 'on')}; who does what, and by when?"`;
    return own.isHardTalk
      ? `End with a way forward that both can answer: "${own.question}"`
      : `End with the step you want next${about(own, 'for')}: "Can we settle the next step${by(own)}, and who takes it?"`;
  },
  no_owner: (own) =>
    own.plainer?.endsWith('?') === true
      ? `Put a name to it: "${own.plainer}", or "I take this one" if you do it yourself.`
      : `Put one name beside ${quoted(own.triggers, 'each task')}: "I take this one" for what you do yourself, and "Can you take it${by(own)}?" for the rest.`,
  vague_ask: (own) => {
    if (own.plainer?.endsWith('?') === true) return `Ask it so that it can be answered: "${own.plainer}"`;
    if (own.isToMany) return askedOfMany(own);
    return `Ask one question that can be answered, in place of ${quoted(own.triggers, 'the open one')}: "${own.question}"`;
  },
  vague_deadline: (own) =>
    own.deadline === null
      ? `Put the day into it in place of ${quoted(own.triggers, 'the open end')}; if you do not have one yet, ask for it: "Which day can you do${about(own, 'for')}?"`
      : `The draft has a date; put it here in place of ${quoted(own.triggers, 'the open end')}: "${own.deadline}".`,
} as const satisfies Partial<Record<FaultTag, Suggest>>;

/** How to mend what the words do to the person who reads them. */
const OF_THE_TONE = {
  blame: (own) =>
    `Say what happened and what it led to, without ${quoted(own.triggers, 'the charge')}: "This is how I see what happened${about(own, 'with')}; how do you see it?"${factAfter(own, 'The fact to start from is')}`,
  cold_tone: (own) => {
    if (own.isNotes)
      return `Open with the person before the agenda: "Thank you for making the time. How are you with ${own.topic ?? 'this'}?"`;
    const person = own.name === null ? 'Put a person into it' : `Put a person into it, ${own.name} by name`;
    if (own.politeOrder !== null)
      return `${person}, say why in half a sentence, and ask: "${own.politeOrder}?"`;
    const [words = ''] = own.triggers;
    if (ADDRESSES.test(words))
      return `Address the reader as one person would, in place of "${words}", and say in half a sentence why you write to them of all people.`;
    const place = /\d/.test(words) ? 'beside' : 'in place of';
    return `${person}: give the reason, and ${place} ${quoted(own.triggers, 'the order')} ask "How would that be for you${own.isToMany ? ', and what do you need' : ''}?"`;
  },
  no_people: (own) =>
    `Ask before you announce: "How would ${own.topic ?? 'this'} be for you and the people it touches, and whom else should we ask?"${own.triggers.length === 0 ? '' : ` That belongs where ${quoted(own.triggers, '')} stands now.`}`,
  passive_aggressive: (own) =>
    `Say openly what you mean in place of ${quoted(own.triggers, 'the hint')}: "I was unhappy${about(own, 'about')}, and would like us to agree how to do it next time."`,
  pressure: (own) =>
    own.deadline === null
      ? `Replace ${quoted(own.triggers, 'the push')} with time and a reason: "Please look at it first; what would you need in order to decide${about(own, 'on')}?"`
      : `Name the date and its reason once, and leave room: "It is needed ${own.deadline}. What would you need in order to decide by then?"`,
  sarcasm: (own) =>
    `Cut ${quoted(own.triggers, 'the irony')} and say what you would like instead: "Next time I would like us to talk${own.topic === null ? ' about it' : about(own, 'about')} beforehand."`,
  ultimatum: (own) =>
    `Say what you need and ask what stands in the way, in place of ${quoted(own.triggers, 'the threat')}: "I need an answer${about(own, 'on')}${by(own)}. What would make it possible for you?"`,
} as const satisfies Partial<Record<FaultTag, Suggest>>;

/** How to mend wording. */
const OF_THE_STYLE = {
  absolutes: (own) =>
    plainly(
      own,
      `Say how often, or for whom, you have seen it, in place of ${quoted(own.triggers, 'the absolute')}: "This is what I have seen so far:", and then the case itself.`,
    ),
  apologetic: (own) =>
    `Cut ${quoted(own.triggers, 'the apology')} and start with the matter itself: ${asked(own)}.`,
  detail_overload: (own) =>
    `Keep the one point that this reader has to decide on, and move the rest to an attachment: "The details${about(own, 'of')} are in the attachment."${factAfter(own, 'Worth keeping is')}`,
  generic_opening: (own) =>
    own.fact === null
      ? `Cut ${quoted(own.triggers, 'the opening')} and begin with the reason for writing: "I am writing to you because …", with what concerns only this reader.`
      : `Cut ${quoted(own.triggers, 'the opening')} and begin with what concerns this reader: "${own.fact}".`,
  hedging: (own) => {
    if (own.plainer !== null) return `Say it straight: "${own.plainer}".`;
    return own.quotesAsk
      ? `Cut ${quoted(own.triggers, 'the softeners')} and ask it straight: ${asked(own)}.`
      : `Cut ${quoted(own.triggers, 'the softeners')} and let the rest stand as a plain statement; what you really do not know yet, name once: "I do not know this yet, and will find out."`;
  },
  hype: (own) =>
    own.fact === null
      ? plainly(
          own,
          `Cut ${quoted(own.triggers, 'the big words')}. Say in one plain sentence what ${own.topic ?? 'it'} does for this reader.`,
        )
      : `Cut ${quoted(own.triggers, 'the big words')}. Let the fact speak: "${own.fact}".`,
  jargon: (own) => {
    if (own.better !== null && own.better !== '')
      return `Write "${own.better}" in place of ${quoted(own.triggers, 'it')}.`;
    return plainly(
      own,
      `Say in plain words what is meant by ${quoted(own.triggers, 'it')}, for the people who read this: "For you this means:".`,
    );
  },
  self_centred: (own) =>
    `Turn it round: begin with what ${own.name ?? 'the reader'} gets${about(own, 'from')}, and cut ${quoted(own.triggers, 'your own story')} to half a sentence.`,
  too_long: (own) =>
    `Cut the background${own.quote === null ? '' : ` from "${own.quote}" on`} to one sentence and put the request first: ${asked(own)}.`,
  too_short: (own) =>
    own.isNotes
      ? `Add the likely objection${about(own, 'to')} and your answer to it, and the sentence you open with: "The decision I hope for today is this:".`
      : `Add a sentence on the reason and one that invites an answer: "${own.question}"`,
} as const satisfies Partial<Record<FaultTag, Suggest>>;

/** How to mend what the draft leaves out. */
const OF_THE_SUBSTANCE = {
  no_evidence: (own) =>
    own.fact === null
      ? `Say where ${quoted(own.triggers, 'the claim')} comes from, how many cases stand behind it and what you compared, or mark it as your impression: "My impression, not yet checked, is this:".`
      : `Put the evidence beside the claim: "${own.fact}". Say how it was measured and what is not known yet, or mark the rest as your impression: "not yet checked".`,
  no_purpose: (own) =>
    `Begin with what ${own.topic ?? 'it'} serves: "We do this so that …", in your own words, and only then the details${own.fact === null ? '' : `, such as "${own.fact}"`}.`,
  rigid: (own) =>
    `Say what is fixed and why, and open the rest in place of ${quoted(own.triggers, 'the closed door')}: "These parts${about(own, 'of')} are fixed. What would you do with the others?"`,
  risk_unaddressed: (own) =>
    `Name the worst case${about(own, 'for')} and the way back in place of ${quoted(own.triggers, 'silence about it')}: "If it fails, this is what we do, and this is who decides it." If you do not know yet, say so: "I have not settled this; what would you want covered?"`,
  safeguard_missing: (own) =>
    `Let the safeguard come first, before ${quoted(own.triggers, 'the change')}: "We start when this has been tested and approved. Would you review it before we do?"`,
  surprise_change: () =>
    `Ask or warn before it happens: "We are planning this and have not decided; what should stay as it is, and what would trouble you?" If it is done already, own it: "I should have told you before."`,
} as const satisfies Partial<Record<FaultTag, Suggest>>;

/** "To the board of …", "Attention all tenants": how a form letter begins. */
const ADDRESSES = /^(?:to (?:the|all|whom)|att(?:entio)?n|for the attention|fao)\b/i;

/** How to mend each fault, made of the draft's own words. */
export const SUGGESTIONS: Readonly<Record<FaultTag, Suggest>> = {
  ...OF_THE_ASK,
  ...OF_THE_TONE,
  ...OF_THE_STYLE,
  ...OF_THE_SUBSTANCE,
};
