import type { FaultTag } from '../../../reading/draft-reading.ts';

/** For some kinds of faults, whether words cannot be one, however much they look like it. */
export type CannotShow = Readonly<Partial<Record<FaultTag, (text: string) => boolean>>>;
