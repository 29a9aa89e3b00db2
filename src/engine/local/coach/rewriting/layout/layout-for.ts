import type { MessageType } from '../../../../../domain/message-types.ts';
import type { Rewritten } from '../body/body.ts';
import type { Plan } from '../compose/plan.ts';
import { asAnnouncement } from './announcement.ts';
import { asPurpose } from './details.ts';
import { asEvidence, asSafeguards, asTasks } from './lists.ts';

type Paragraphs = readonly (readonly Rewritten[])[];
type Layout = (paragraphs: Paragraphs) => Paragraphs | null;

const OWN_LABEL = /^\p{Lu}[\p{L} ]{2,22}:(?: |$)/u;

/**
 * The body laid out as readers of this profile skim it; null where its own order and paragraphs are better. A draft
 * with lists, labels or line breaks of its own keeps them.
 */
export function layoutFor(plan: Plan, paragraphs: Paragraphs): Paragraphs | null {
  if (!plan.reshapes || !plan.reorders || hasLayout(paragraphs.flat())) return null;
  for (const layout of layoutsFor(plan)) {
    const laidOut = layout(paragraphs);
    if (laidOut !== null) return laidOut;
  }
  return null;
}

function hasLayout(sentences: readonly Rewritten[]): boolean {
  return (
    sentences.some(({ isListItem, startsLine }) => isListItem || startsLine) ||
    sentences.filter(({ text }) => OWN_LABEL.test(text)).length > 1
  );
}

/** Whether messages of a type are skimmed for their parts, and not told or spoken. */
export function isSkimmed(type: MessageType): boolean {
  return type === 'email' || type === 'outreach' || type === 'internal_comms';
}

/** The layouts that fit the type and the reader, the best one first. */
function layoutsFor({ type, profile, secondary, title }: Plan): readonly Layout[] {
  const announcement: Layout = (paragraphs) => asAnnouncement(profile, paragraphs, title !== null);
  if (!isSkimmed(type)) return [];
  const isMail = type !== 'internal_comms';
  const own = (type === 'outreach' ? LISTS_OF_OUTREACH : LISTS)[profile ?? 'DP-01'] ?? [];
  const tasks = secondary === 'DP-05' ? [tasksOfSecondary] : [];
  if (isMail) return [...own, ...tasks];
  return [announcement, ...own, ...tasks];
}

const tasksOf: Layout = (paragraphs) => asTasks(paragraphs);
/** A reader who is a Deliverer only in the second place gets a list from three tasks on. */
const tasksOfSecondary: Layout = (paragraphs) => asTasks(paragraphs, 3);

const LISTS: Readonly<Record<string, readonly Layout[]>> = {
  'DP-03': [asEvidence],
  'DP-04': [asSafeguards],
  'DP-05': [tasksOf],
  'DP-07': [asPurpose],
};
const LISTS_OF_OUTREACH: Readonly<Record<string, readonly Layout[]>> = {
  'DP-05': [tasksOf],
  'DP-07': [asPurpose],
};
