import type { FaultTag } from '../../reading/draft-reading.ts';

/** What the draft itself offers for the wording of a suggestion. Null where it has none. */
export interface OwnWords {
  /** The words that the risk quotes. */
  readonly quote: string | null;
  /** The words inside the quote that show the fault, without double quotes; empty where nothing is quoted. */
  readonly triggers: readonly string[];
  /** A wording from the lexicon that can stand in the one trigger's place. */
  readonly better: string | null;
  /** The reader's name as the greeting gives it. */
  readonly name: string | null;
  /** A day or hour that the draft gives as a deadline, without its preposition. */
  readonly deadline: string | null;
  /** The draft's strongest fact, quoted. */
  readonly fact: string | null;
  /** The draft's plainest ask, without its closing mark. */
  readonly ask: string | null;
  /** True when the quoted sentence asks something. */
  readonly quotesAsk: boolean;
  /** The order that the risk quotes, turned into a polite question without its closing mark. */
  readonly politeOrder: string | null;
  /** True when the draft is the writer's own notes for a meeting. */
  readonly isNotes: boolean;
}

type Suggest = (own: OwnWords) => string;

function quoted(words: readonly string[], otherwise: string): string {
  return words.length === 0 ? otherwise : words.map((phrase) => `"${phrase}"`).join(' and ');
}

function by(own: OwnWords): string {
  return own.deadline === null ? '' : ` by ${own.deadline}`;
}

function yesOrNo(own: OwnWords): string {
  if (own.isNotes) return '"What I need from you today is a yes or a no to this."';
  return `"Can you give me a yes or a no${by(own)}?"`;
}

function asked(own: OwnWords): string {
  return own.ask === null ? yesOrNo(own) : `"${own.ask}"`;
}

function factFirst(own: OwnWords, otherwise: string): string {
  return own.fact === null ? otherwise : `Let the fact speak: "${own.fact}".`;
}

/** How to mend each fault, made of the draft's own words. */
export const SUGGESTIONS: Readonly<Record<FaultTag, Suggest>> = {
  absolutes: (own) =>
    `Say how often, or for whom, you have seen it, in place of ${quoted(own.triggers, 'the absolute')}: "This is what I have seen so far:", and then the case itself.`,
  apologetic: (own) =>
    `Cut ${quoted(own.triggers, 'the apology')} and start with the matter itself${own.ask === null ? ' in one plain sentence' : `: "${own.ask}"`}.`,
  blame: (own) =>
    `Say what happened and what it led to, without ${quoted(own.triggers, 'the charge')}: "This is how I see what happened; how do you see it?"${own.fact === null ? '' : ` The fact to start from is "${own.fact}".`}`,
  buried_ask: (own) => `Move it to the top and ask it plainly: ${asked(own)}.`,
  cold_tone: (own) =>
    own.isNotes
      ? 'Open with the person before the agenda: "Thank you for making the time. How are you with this?"'
      : `Put a person into it${own.name === null ? '' : `, ${own.name} by name`}: give the reason in half a sentence and ask instead of telling: ${own.politeOrder === null ? `"This is why I ask, and I would like to hear how you see it" in place of ${quoted(own.triggers, 'the order')}` : `"${own.politeOrder}?"`}.`,
  detail_overload: (own) =>
    `Keep the one point that this reader has to decide on, and move the rest to an attachment: "The details are in the attachment; the one thing I need from you is this:"${own.fact === null ? '.' : `. Worth keeping is "${own.fact}".`}`,
  generic_opening: (own) =>
    own.fact === null
      ? `Cut ${quoted(own.triggers, 'the opening')} and begin with the reason for writing: "I am writing to you because …", with what concerns only this reader.`
      : `Cut ${quoted(own.triggers, 'the opening')} and begin with what concerns this reader: "${own.fact}".`,
  hedging: (own) =>
    own.quotesAsk
      ? `Cut ${quoted(own.triggers, 'the softeners')} and ask it straight: ${yesOrNo(own)}.`
      : `Cut ${quoted(own.triggers, 'the softeners')} and let the rest stand as a plain statement; what you really do not know yet, name once: "I do not know this yet, and will find out."`,
  hype: (own) =>
    `Cut ${quoted(own.triggers, 'the big words')}. ${factFirst(own, 'Say in one plain sentence what it does: "What it does is this:".')}`,
  jargon: (own) =>
    own.better !== null && own.better !== ''
      ? `Write "${own.better}" in place of ${quoted(own.triggers, 'it')}.`
      : `Say in plain words what is meant by ${quoted(own.triggers, 'it')}, for the people who read this: "For you this means:".`,
  no_ask: (own) => `End with one plain question: ${yesOrNo(own)}`,
  no_evidence: (own) =>
    own.fact === null
      ? `Say where ${quoted(own.triggers, 'the claim')} comes from, how many cases stand behind it and what you compared, or mark it as your impression: "My impression, not yet checked, is this:".`
      : `Put the evidence beside the claim: "${own.fact}". Say how it was measured and what is not known yet, or mark the rest as your impression: "not yet checked".`,
  no_next_step: (own) =>
    own.isNotes
      ? 'Write down the sentence the meeting should end with: "So we agree on this; who does it, and by when?"'
      : `End with the step you want next: "Can we settle the next step${by(own)}, and who takes it?"`,
  no_owner: (own) =>
    `Put one name beside ${quoted(own.triggers, 'each task')}: "I take this one" for what you do yourself, and "Can you take it${by(own)}?" for the rest.`,
  no_people: (own) =>
    `Ask before you announce: "How would this be for you and the people it touches, and whom else should we ask?"${own.triggers.length === 0 ? '' : ` That belongs where ${quoted(own.triggers, '')} stands now.`}`,
  no_purpose: (own) =>
    own.fact === null
      ? 'Begin with what it serves: "We do this so that …", in your own words, and only then the details.'
      : `Begin with what it serves, and only then the details. The draft has the sentence already: "${own.fact}".`,
  passive_aggressive: (own) =>
    `Say openly what you mean in place of ${quoted(own.triggers, 'the hint')}: "I was unhappy with this, and would like us to agree how to do it next time."`,
  pressure: (own) =>
    own.deadline === null
      ? `Replace ${quoted(own.triggers, 'the push')} with time and a reason: "Please look at it first; what would you need in order to decide?"`
      : `Name the date and its reason once, and leave room: "The date is ${own.deadline}. What would you need in order to decide by then?"`,
  rigid: (own) =>
    `Say what is fixed and why, and open the rest in place of ${quoted(own.triggers, 'the closed door')}: "These parts are fixed. What would you do with the others?"`,
  risk_unaddressed: (own) =>
    `Name the worst case and the way back in place of ${quoted(own.triggers, 'silence about it')}: "If it fails, this is what we do, and this is who decides it." If you do not know yet, say so: "I have not settled this; what would you want covered?"`,
  safeguard_missing: (own) =>
    `Let the safeguard come first, before ${quoted(own.triggers, 'the change')}: "We start when this has been tested and approved. Would you review it before we do?"`,
  sarcasm: (own) =>
    `Cut ${quoted(own.triggers, 'the irony')} and say what you would like instead: "Next time I would like us to talk about it beforehand."`,
  self_centred: (own) =>
    `Turn it round: begin with what the reader gets, "What this would give you is …", and cut ${quoted(own.triggers, 'your own story')} to half a sentence.`,
  surprise_change: () =>
    `Ask or warn before it happens: "We would like to make this change; what stays as it is, and what would trouble you?" If it is done already, own it: "I should have told you before."`,
  too_long: (own) =>
    `Cut the background${own.quote === null ? '' : ` from "${own.quote}" on`} to one sentence and put the request first: ${asked(own)}.`,
  too_short: (own) =>
    own.isNotes
      ? 'Add the likely objection and your answer to it, and the sentence you open with: "The decision I hope for today is this:".'
      : `Add a sentence on the reason and one that invites an answer: "I would like to explain why, and to hear how you see it."`,
  ultimatum: (own) =>
    `Say what you need and ask what stands in the way, in place of ${quoted(own.triggers, 'the threat')}: "I need an answer${by(own)}. What would make it possible for you?"`,
  vague_ask: (own) =>
    `Ask one question that can be answered, in place of ${quoted(own.triggers, 'the open one')}: ${yesOrNo(own)}`,
  vague_deadline: (own) =>
    own.deadline === null
      ? `Put the day into it in place of ${quoted(own.triggers, 'the open end')}; if you do not have one yet, ask for it: "Which day can you do?"`
      : `The draft has a date; put it here in place of ${quoted(own.triggers, 'the open end')}: "by ${own.deadline}".`,
};
