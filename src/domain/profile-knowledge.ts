import type { ProfileCode } from './profiles.ts';

/** What Attune knows about one decision profile, in words that prompts and explanations share. */
export interface ProfileKnowledge {
  /** Completes "says yes when …". */
  readonly saysYesWhen: string;
  /** The question that comes first. */
  readonly asksFirst: string;
  /** Completes "is put off by …". */
  readonly putOffBy: string;
  readonly writing: WritingAdvice;
}

/** How a person of a profile wants to be written to. */
export interface WritingAdvice {
  readonly leadWith: string;
  readonly lengthAndShape: string;
  readonly use: string;
  readonly avoid: string;
  /** A closing question that works, to show the tone. */
  readonly goodAsk: string;
}

export const PROFILE_KNOWLEDGE: Readonly<Record<ProfileCode, ProfileKnowledge>> = {
  'DP-01': {
    saysYesWhen: 'it moves the result they are judged on, and fast',
    asksFirst: 'What do we win, and by when?',
    putOffBy: 'slow talk, process for its own sake, no bottom line',
    writing: {
      leadWith: 'the outcome and its number',
      lengthAndShape: 'short; the ask in the first two lines',
      use: 'impact, deadline, one decision, options already narrowed',
      avoid: 'background, hedging, apologies, a long preamble',
      goodAsk: 'Approve by Thursday and we keep the Q3 date?',
    },
  },
  'DP-02': {
    saysYesWhen: 'it is new, interesting, and can be tried now',
    asksFirst: 'What else could we try?',
    putOffBy: 'rigid plans, repetition, being told there is one way',
    writing: {
      leadWith: 'what is new or intriguing',
      lengthAndShape: 'light and open; a few possibilities',
      use: 'questions, pilots, freedom to shape it',
      avoid: 'rigid steps, "the only way", heavy process',
      goodAsk: 'Want to try a two-week version and see what it tells us?',
    },
  },
  'DP-03': {
    saysYesWhen: 'the evidence and the logic hold up',
    asksFirst: 'How do we know? Show me the data.',
    putOffBy: 'claims without sources, vagueness, hype, time pressure',
    writing: {
      leadWith: 'the claim and its evidence',
      lengthAndShape: 'structured; detail attached or linked',
      use: 'numbers, sources, method, assumptions, limits',
      avoid: 'superlatives, urgency, emotion as argument',
      goodAsk: 'Could you check the assumptions in the table and tell me where they break?',
    },
  },
  'DP-04': {
    saysYesWhen: 'the downside is covered and what works is protected',
    asksFirst: 'What could go wrong, and who is accountable?',
    putOffBy: 'unproven change, surprises, cut corners, missing approvals',
    writing: {
      leadWith: 'what stays safe and how',
      lengthAndShape: 'calm, complete, in order',
      use: 'precedent, safeguards, rollback, who signed off',
      avoid: 'surprises, "move fast", unexplained change',
      goodAsk: 'Would you review the rollback plan before we schedule it?',
    },
  },
  'DP-05': {
    saysYesWhen: 'there is a concrete plan they can execute and close',
    asksFirst: 'What are the steps, who owns them, when is it due?',
    putOffBy: 'open loops, shifting scope, ideas without owners',
    writing: {
      leadWith: 'the deliverable, its owner and its date',
      lengthAndShape: 'numbered steps, clear scope',
      use: 'who, what, when, dependencies, done-criteria',
      avoid: 'brainstorming, moving targets, a vague "soon"',
      goodAsk: 'Can you own steps 2 and 3 by the 14th?',
    },
  },
  'DP-06': {
    saysYesWhen: 'the people affected are heard and on board',
    asksFirst: 'How does everyone feel about this?',
    putOffBy: 'being rushed past people, conflict, a cold or impersonal tone',
    writing: {
      leadWith: 'the person and the shared aim',
      lengthAndShape: 'warm, personal, unhurried',
      use: 'thanks, "we", who has been asked, room for their view',
      avoid: 'orders, blame, cold brevity, ultimatums',
      goodAsk: 'How would this land with your team, and who else should we ask?',
    },
  },
  'DP-07': {
    saysYesWhen: 'it serves a larger picture of where things are heading',
    asksFirst: 'Where does this lead in five years?',
    putOffBy: 'small thinking, incremental detail, no sense of purpose',
    writing: {
      leadWith: 'the larger purpose',
      lengthAndShape: 'a short story, then the ask',
      use: 'direction, why it matters, what it makes possible',
      avoid: 'minutiae, incremental framing, process first',
      goodAsk: 'Does this take us where you want to be in three years?',
    },
  },
};

/** Two profiles that are easily mistaken for each other, and what tells them apart. */
export interface Neighbours {
  readonly codes: readonly [ProfileCode, ProfileCode];
  readonly difference: string;
}

export const NEIGHBOURS: readonly Neighbours[] = [
  {
    codes: ['DP-01', 'DP-05'],
    difference:
      'Both get things done. The Achiever is driven by the score (target, rank, growth, winning) and breaks the plan to hit it. The Deliverer is driven by the commitment (scope, date, checklist, handover) and protects the plan.',
  },
  {
    codes: ['DP-03', 'DP-04'],
    difference:
      'Both slow things down and ask for documents. The Analyzer wants it to be true (method, sample, model, contradiction) and takes a large, well-understood risk. The Guardian wants it to be safe (precedent, policy, rollback, liability) and refuses a small, unfamiliar one.',
  },
  {
    codes: ['DP-02', 'DP-07'],
    difference:
      'Both like the new. The Explorer tries things: prototypes, detours, many options, now. The Visionary points somewhere: one direction, a story of the future, years ahead, little interest in trying twelve variants.',
  },
  {
    codes: ['DP-06', 'DP-04'],
    difference:
      'Both avoid disruption. The Collaborator protects people and relationships; the Guardian protects the system, the rules and the record.',
  },
  {
    codes: ['DP-01', 'DP-07'],
    difference:
      "Both are ambitious. The Achiever's horizon is this quarter's number; the Visionary's is a changed world.",
  },
  {
    codes: ['DP-05', 'DP-04'],
    difference: "Both like order. The Deliverer's order exists to finish; the Guardian's exists to prevent.",
  },
];

/** Kinds of evidence about how a person decides, strongest first. */
export const EVIDENCE_ORDER = [
  'what they did when they had to decide',
  'what they ask for before deciding',
  'what they praise or complain about',
  'how they write and talk',
  'what others call them',
  'their job and age (these may tip a near-tie, never decide alone)',
] as const;

/** What never counts as evidence, whatever the notes say. */
export const NEVER_EVIDENCE = [
  'name',
  'gender',
  'nationality',
  'ethnicity',
  'religion',
  'health',
  'family status',
  'sexual orientation',
] as const;
