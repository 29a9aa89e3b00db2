import type { MessageType } from '../../../../../domain/message-types.ts';
import type { RiskFinding } from '../../judging/finding.ts';
import type { Sentence } from '../../reading/draft-reading.ts';
import type { Expendable } from './expendable/expendable.ts';

/** What of the draft a cut must respect. */
export interface Around {
  readonly type: MessageType;
  readonly risks: readonly RiskFinding[];
  /** Whether little is wrong with the draft and it would come back as it was. */
  readonly insists: boolean;
  readonly expendable: Expendable;
  /** Names that stand elsewhere whatever goes. */
  readonly known: ReadonlySet<string>;
  /** How often each stem stands in what is left of it. */
  readonly left: Map<string, number>;
  /** Sentences that alone name what the message is about: they stay, and so does what names it. */
  readonly held: ReadonlySet<Sentence>;
  /** Sentences whose reproach is said plainly already: they stay. */
  readonly plain: ReadonlySet<Sentence>;
}
