import { DUTIES } from '../asks/duties.ts';
import { PRESSING } from '../asks/pressing.ts';
import type { Rule } from '../rule.ts';
import { OFFICE_TALK } from './office-talk.ts';
import { CROWD_PRAISE, PLAIN_PRAISE } from './plain-praise.ts';
import { RISEN } from './risen.ts';
import { SAID_SOFTLY } from './said-softly.ts';

/** The commonest loud, pressing, official and soft wordings, each as the plain words that keep what it says. */
export const PLAINLY_SAID: readonly Rule[] = [
  ...RISEN,
  ...PLAIN_PRAISE,
  ...CROWD_PRAISE,
  ...PRESSING,
  ...OFFICE_TALK,
  ...DUTIES,
  ...SAID_SOFTLY,
];
