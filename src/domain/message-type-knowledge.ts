import type { MessageType } from './message-types.ts';

/** What a good message of each type does, whoever reads it. */
export const MESSAGE_TYPE_KNOWLEDGE: Readonly<Record<MessageType, string>> = {
  outreach: "first contact: why you, why now, one small ask; short; no attachments' worth of detail",
  text: 'one thought in one or two sentences; no salutation block and no signature',
  email: 'a first line worthy of a subject, one purpose, a clear ask and a date, easy to skim',
  internal_comms: 'what changes, for whom, when, why and where to ask; works for every reader at once',
  difficult_conversation:
    'facts before judgement, owns one\'s part, no blame and no absolutes ("always", "never"), a way forward and an invitation to respond',
  meeting_prep:
    'the purpose, the decision needed, what to bring, likely objections from this reader, the opening line',
};
