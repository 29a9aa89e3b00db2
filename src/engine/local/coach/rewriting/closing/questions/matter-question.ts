import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Source } from '../said.ts';
import { matterOf } from './closing-matter.ts';
import type { Matter } from './matter.ts';

/** How each reader is asked about a plan, a change or somebody who waits for an answer. Null where it would not fit. */
export const ASKED_ABOUT: Readonly<Record<ProfileCode | 'unknown', (matter: Matter) => string | null>> = {
  'DP-01': (matter) =>
    aboutParty(matter, (party, by) => `Can I give ${party} a yes${by}?`) ??
    aboutPlan(matter, (plan, by) => `${inverted(plan)}${by}, yes or no?`),
  'DP-02': (matter) =>
    aboutParty(matter, (party, by) => `What would you like us to tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `What would you try if ${plan}?`),
  'DP-03': (matter) =>
    aboutParty(matter, (party) => `What would you need to see before we answer ${party}?`) ??
    `What would you need to see before ${matter.words}?`,
  'DP-04': (matter) =>
    aboutParty(matter, (party) => `What should be in place before we answer ${party}?`) ??
    `What should be in place before ${matter.words}?`,
  'DP-05': (matter) =>
    aboutParty(matter, (party, by) => `Can you give ${party} an answer${by}?`) ??
    aboutPlan(matter, (plan) => `Which part can you take if ${plan}, and by when?`) ??
    `What do you still need before ${matter.words}?`,
  'DP-06': (matter) =>
    aboutParty(matter, (party, by) => `What would you like us to tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `How would it be for you if ${plan}?`) ??
    `How will it be for you when ${matter.words}?`,
  'DP-07': (matter) =>
    aboutParty(matter, (party, by) => `What shall we tell ${party}${by}?`) ??
    aboutPlan(matter, (plan) => `If ${plan}, does that lead where you want to go?`),
  unknown: (matter) =>
    aboutParty(matter, (party, by) => `What shall we tell ${party}${by}?`) ??
    aboutPlan(matter, (plan, by) => `${inverted(plan)}${by}?`),
};

function aboutParty({ kind, words, by }: Matter, ask: (party: string, by: string) => string): string | null {
  return kind === 'party' ? ask(words, by === '' ? '' : ` ${by}`) : null;
}

function aboutPlan({ kind, words, by }: Matter, ask: (plan: string, by: string) => string): string | null {
  return kind === 'plan' ? ask(words, by === '' ? '' : ` ${by}`) : null;
}

function inverted(plan: string): string {
  return plan.startsWith('I ') ? `Shall I ${plan.slice(2)}` : `Do ${plan}`;
}

/** What the draft leaves to decide, as its reader is asked about it. */
export const matter: Source = ({ profile, sentences, deadline }) => {
  const found = matterOf(sentences);
  if (found === null) return null;
  const by =
    found.by === '' && deadline !== null && !found.words.includes(deadline.slice(3)) ? deadline : found.by;
  return ASKED_ABOUT[profile ?? 'unknown']({ ...found, by });
};
