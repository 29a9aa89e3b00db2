/** Phrases that show `too_short`, one a line, in the notation of `pattern.ts`. */
export const TOO_SHORT = `
  ^ permit|invoice|contract|keys|numbers|report|budget|photos|slides $
  ^ thoughts $
  ^ done $
  ^ no $
  ^ yes $
  ^ ok $
  ^ k $
  ^ fix this|it $
  ^ see below|above|attached $
  ^ call me|back|asap|pls|now $
  ^ call me ..
  ^ we need to talk $
  ^ we need to talk|speak|chat
  ^ same again|as|time ..
  ^ tbc $
  ^ invoice|status|update|report|news|ready|contract $
  ^ any news|update|updates $
  ^ as discussed $
  ^ as discussed @0.9
  ^ what happened|now|next $
  ^ send it|me|that|the .. $
  ^ need it|this|that .. $
  ^ ring|phone|text|email me $
  ^ why $
  ^ when $
  ^ urgent $
  ^ ping $
  ^ hello $
  ^ not good|happy|ok|acceptable|great $
  ^ noted $
  ^ fine $
  ^ approved $
  ^ rejected $
  ^ wrong $
  ^ again $
  ^ tomorrow|today|monday|yes|no|ready|when|where|who|why|what|how|still|free $ @0.6
  ^ yes or no $ @0.6
`;
