/** An analysis to store beside its snap. A snap has at most one; a later one updates it and keeps its number. */
export interface NewComms {
  readonly accountId: number;
  readonly snapId: number;
  readonly message: { readonly type: string; readonly text: string };
  readonly analysis: {
    readonly strengths: readonly string[];
    readonly risks: readonly string[];
    readonly suggestions: readonly string[];
    readonly rewrite: string;
  };
  readonly engine: string;
  readonly savedAt: number;
}

/** The columns that an update replaces, always in the same order. */
export function commsContent(comms: NewComms) {
  return {
    message_type: comms.message.type,
    message_text: comms.message.text,
    strengths: JSON.stringify(comms.analysis.strengths),
    risks: JSON.stringify(comms.analysis.risks),
    suggestions: JSON.stringify(comms.analysis.suggestions),
    rewrite: comms.analysis.rewrite,
    engine: comms.engine,
    updated_at: comms.savedAt,
  };
}

/** What is left of a record whose texts are gone, in place of `commsContent`: all that anybody wrote, or that was written for them. */
export const COMMS_WITHOUT_TEXTS = {
  message_text: '',
  strengths: '[]',
  risks: '[]',
  suggestions: '[]',
  rewrite: '',
} as const;

/** The columns that a record keeps from its first analysis on, always in the same order. */
export function commsOrigin(comms: NewComms) {
  return { account_id: comms.accountId, snap_id: comms.snapId, created_at: comms.savedAt };
}
