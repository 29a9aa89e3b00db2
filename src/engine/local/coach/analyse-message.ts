import type { Analysis, Message, Reader } from '../../engine.ts';

export const COACH_ENGINE_VERSION = '0';

/** Finds nothing, until the coach lands beside it. */
export function analyseMessage(message: Message, _reader: Reader): Analysis {
  return { strengths: [], risks: [], suggestions: [], rewrite: message.text };
}
