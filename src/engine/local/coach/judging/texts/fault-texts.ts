import type { FaultTag } from '../../reading/draft-reading.ts';
import type { FaultText } from './fault-text.ts';
import { STYLE_FAULT_TEXTS } from './style-fault-texts.ts';
import { SUBSTANCE_FAULT_TEXTS } from './substance-fault-texts.ts';
import { TONE_FAULT_TEXTS } from './tone-fault-texts.ts';

/** What the coach says about each fault. */
export const FAULT_TEXTS: Readonly<Record<FaultTag, FaultText>> = {
  ...TONE_FAULT_TEXTS,
  ...STYLE_FAULT_TEXTS,
  ...SUBSTANCE_FAULT_TEXTS,
};
