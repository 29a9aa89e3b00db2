import { analyseMessage } from '../../../engine/local/coach/analyse-message.ts';
import { predictProfile } from '../../../engine/local/profile/predict-profile.ts';
import { presentComms } from '../../../presenters/comms-response.ts';
import { presentSnap } from '../../../presenters/snap-response.ts';

const PERSON = {
  name: 'Dana Reyes',
  notes:
    'Asked where the 14% came from before anything else. Wants to see the raw data and the method, and sent the deck back because two charts had no source.',
};

const DRAFT = {
  messageText:
    'Hi Dana,\n\nI hope this finds you well! I was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nBest,\nLee',
  messageType: 'email',
  primaryCode: 'DP-03',
} as const;

/** The example of each operation in the reference and the README: the answer is the embedded engine's own. */
export function predictProfileExample() {
  const prediction = predictProfile({ ...PERSON, ageRange: null, jobType: null });
  return { request: PERSON, data: { snapId: 1, snapResponse: presentSnap(PERSON.name, prediction) } };
}

export function analyseCommsExample() {
  const message = { text: DRAFT.messageText, type: DRAFT.messageType };
  const analysis = analyseMessage(message, { primaryCode: DRAFT.primaryCode, secondaryCode: null });
  return { request: DRAFT, data: { commsId: null, commsResponse: presentComms(analysis) } };
}
