/** A snap that was just made, offered as the reader of a message. */
export interface MadeSnap {
  readonly snapId: number;
  readonly name: string;
  readonly profile: string | null;
}
