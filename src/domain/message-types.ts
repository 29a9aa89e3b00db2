/** The six kinds of message that a draft can be, in the order of the contract. */
export const MESSAGE_TYPES = [
  'outreach',
  'text',
  'email',
  'internal_comms',
  'difficult_conversation',
  'meeting_prep',
] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
