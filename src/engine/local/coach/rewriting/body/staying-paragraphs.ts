import type { MessageType } from '../../../../../domain/message-types.ts';
import { withoutBackground } from '../faults/drop-padding.ts';
import { isBackgroundOnly, keptUnits } from '../faults/kept-units.ts';
import type { Unit } from '../parts/draft-parts.ts';
import { asListItems } from '../parts/list-items.ts';
import type { Drafting } from './drafting.ts';

/** Types in which an Achiever wants the bottom line. */
const BRISK_TYPES: ReadonlySet<MessageType> = new Set(['outreach', 'email', 'internal_comms']);

/** The paragraphs without the sentences that can go, counted points apart; all of them where none would be left. */
export function stayingParagraphs(drafting: Drafting): readonly (readonly Unit[])[] {
  const { reading, reader, parts, around, faults, mayChange, isRight } = drafting;
  const { type, wordCount } = reading;
  const isBrisk = reader.primaryCode === 'DP-01' && BRISK_TYPES.has(type) && !isRight;
  const kept = keptUnits(type, parts, around, faults, mayChange).map((units) =>
    isBrisk
      ? withoutBackground(
          units,
          wordCount,
          (unit) => !around.held.has(unit.sentence) && isBackgroundOnly(unit, around),
        )
      : units,
  );
  const filled = kept.filter((units) => units.length > 0);
  return (filled.length > 0 ? filled : parts.paragraphs).flatMap((units) => withListItems(units, type));
}

/** The paragraph, its counted points in paragraphs of their own. */
function withListItems(units: readonly Unit[], type: MessageType): readonly (readonly Unit[])[] {
  const items = asListItems(units, type === 'meeting_prep');
  if (items === null) return [units];
  const paragraphs: Unit[][] = [[]];
  for (const item of items) {
    const isAfterItem = paragraphs.at(-1)?.at(-1)?.isListItem === true;
    if (item.isListItem || isAfterItem) paragraphs.push([item]);
    else paragraphs.at(-1)?.push(item);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}
