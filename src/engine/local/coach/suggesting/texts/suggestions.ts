import type { FaultTag } from '../../reading/draft-reading.ts';
import { OF_THE_ASK } from './ask-suggestions.ts';
import { OF_THE_CHARGE } from './charge-suggestions.ts';
import { OF_THE_CLAIM } from './claim-suggestions.ts';
import type { Suggest } from './phrasing.ts';
import { OF_THE_STYLE } from './style-suggestions.ts';
import { OF_THE_SUBSTANCE } from './substance-suggestions.ts';
import { OF_THE_TONE } from './tone-suggestions.ts';

/** How to mend each fault, made of the draft's own words and those of its rewrite. */
export const SUGGESTIONS: Readonly<Record<FaultTag, Suggest>> = {
  ...OF_THE_ASK,
  ...OF_THE_CHARGE,
  ...OF_THE_CLAIM,
  ...OF_THE_TONE,
  ...OF_THE_STYLE,
  ...OF_THE_SUBSTANCE,
};
