/** What the seven profiles are and what a prediction is worth, in the words of the service. */

interface Profile {
  readonly code: string;
  readonly name: string;
  readonly saysYesWhen: string;
}

export const PROFILES: readonly Profile[] = [
  { code: 'DP-01', name: 'Achiever', saysYesWhen: 'it moves the result they are judged on, and fast' },
  { code: 'DP-02', name: 'Explorer', saysYesWhen: 'it is new, interesting, and can be tried now' },
  { code: 'DP-03', name: 'Analyzer', saysYesWhen: 'the evidence and the logic hold up' },
  { code: 'DP-04', name: 'Guardian', saysYesWhen: 'the downside is covered and what works is protected' },
  { code: 'DP-05', name: 'Deliverer', saysYesWhen: 'there is a concrete plan they can execute and close' },
  { code: 'DP-06', name: 'Collaborator', saysYesWhen: 'the people affected are heard and on board' },
  { code: 'DP-07', name: 'Visionary', saysYesWhen: 'it serves a larger picture of where things are heading' },
];

export function isProfileCode(text: string): boolean {
  return PROFILES.some(({ code }) => code === text);
}

export const PROFILE_CAVEAT =
  'A profile is a working guess for better communication. It is not a fact about a person, and it is not for hiring, promotion or dismissal.';

export const CONFIDENCE_MEANING =
  'Confidence tells how often such a guess was right about notes by writers that the engine had never read: High at least 90 times in a hundred, Medium 65 to 90 times, Low less often. Where a language model makes the predictions, the label is its own estimate.';
