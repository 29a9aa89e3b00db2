import type { SourceName } from './open-questions.ts';

/** What a line at the end of a message is made of. */
export type ProposalSource =
  | SourceName
  | 'put right'
  | 'first contact'
  | 'if hard'
  | 'where to ask'
  | 'general'
  | 'more general';

/** A line that a message might end on. It names nothing that the draft does not. */
export interface Proposal {
  readonly source: ProposalSource;
  readonly text: string;
}
