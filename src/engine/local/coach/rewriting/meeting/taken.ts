import type { Rewritten } from '../body/body.ts';

/** Words of the sheet and the note that they stand for. */
export interface Taken {
  readonly note: Rewritten | undefined;
  /** What the note says beside them, which stays a note; absent or blank when it says nothing. */
  readonly rest?: string;
  /** Without label and full stop; blank when the notes hold none. */
  readonly text: string;
}
