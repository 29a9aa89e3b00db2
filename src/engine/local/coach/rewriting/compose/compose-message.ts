import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import type { Body, Rewritten } from '../body/body.ts';
import { saysWhereToAsk } from '../closing/asked/where-to-ask.ts';
import { withEnumerations } from '../layout/enumeration.ts';
import { isSkimmed, layoutFor } from '../layout/layout-for.ts';
import { isName, withAskLast, withRequestLast } from '../order/ask-last.ts';
import { OF_DAY_BEFORE } from '../order/companions.ts';
import { apartFromAsk, isAnswerableBehind } from '../order/early-ask.ts';
import { leansOnLast } from '../order/leans-on-last.ts';
import { newsBehind } from '../order/news-first.ts';
import { openersIn } from '../order/openers.ts';
import { asLead, inOrderFor, leadsFor } from '../order/order-sentences.ts';
import { splitLong, splitWall, wordCountOf } from '../order/paragraphs.ts';
import { withoutSmallTalk } from '../order/small-talk.ts';
import { withoutStray } from '../order/strays.ts';
import { behindTopic, isPadded, withBackgroundLast, withoutTopic } from '../order/topic-line.ts';
import type { DraftParts } from '../parts/draft-parts.ts';
import { keptSentences } from '../parts/kept-sentences.ts';
import { capitalised } from '../sentence/smooth.ts';
import { greetingOf, headingsOf, signed } from './message-frame.ts';
import type { Plan } from './plan.ts';

/** From this many words on, an Achiever's question stands behind the first paragraph and not at the end. */
const WORDS_BEFORE_ASK = 70;

type Paragraphs = readonly (readonly Rewritten[])[];

/** Greeting, paragraphs, closing question and signature, each on lines of its own. */
export function composeMessage(parts: DraftParts, body: Body, plan: Plan): string {
  const { told: drafted, talk } =
    plan.reorders && isSkimmed(plan.type)
      ? withoutSmallTalk(plan.profile, body.paragraphs)
      : { told: body.paragraphs, talk: [] };
  const { told, stray } = plan.reshapes ? withoutStray(drafted) : { told: drafted, stray: [] };
  const { lead, rest: behind } = plan.reshapes
    ? withPoints(plan, inOrder(plan, told, parts.headings.length > 0))
    : { lead: [], rest: told.length === 1 ? told.flatMap(splitWall) : told };
  const own = plan.reorders && plan.closing.length === 0 ? apartFromAsk(behind) : null;
  const closing = own?.ask.text ?? plan.closing.join(' ');
  const opening = plan.opening === null ? [] : [plan.opening];
  const asksEarly =
    plan.profile === 'DP-01' &&
    plan.type !== 'internal_comms' &&
    lead.length > 0 &&
    wordCountOf(behind.flat()) >= WORDS_BEFORE_ASK &&
    isAnswerableBehind(plan.type, lead, behind.flat(), closing);
  const rest = asksEarly && own !== null ? own.rest : behind;
  const { told: shown, name } = asksEarly || closing === '' ? { told: rest, name: [] } : apartFromName(rest);
  return joinBlocks([
    headingsOf(parts, plan),
    greetingOf(parts, plan),
    ...withOpening(opening, layOut(lead.length > 0 ? splitLong(lead) : shown)),
    asksEarly ? closing : '',
    ...(lead.length > 0 ? layOut(shown) : []),
    ...layOut([talk]),
    asksEarly || own !== null ? '' : closing,
    ...layOut(name),
    ...layOut([stray]),
    signed(parts, plan),
    parts.quoted,
  ]);
}

/** The paragraphs, and behind them a name at their end that nothing is put below: "Your shop group", "- Kyle, Infra". */
function apartFromName(paragraphs: Paragraphs): { readonly told: Paragraphs; readonly name: Paragraphs } {
  const last = paragraphs.at(-1);
  const isAlone = paragraphs.length > 1 && last?.length === 1 && isName(last[0]);
  return isAlone
    ? { told: paragraphs.slice(0, -1), name: paragraphs.slice(-1) }
    : { told: paragraphs, name: [] };
}

/** The opening sentence in front of the first paragraph. */
function withOpening(opening: readonly string[], blocks: readonly string[]): readonly string[] {
  const [first, ...others] = blocks;
  return first === undefined ? opening : [[...opening, first].join(' '), ...others];
}

/** Enumerations behind the lead as points, where readers skim. */
function withPoints(plan: Plan, { lead, rest }: Ordered): Ordered {
  return { lead, rest: plan.reorders && isSkimmed(plan.type) ? withEnumerations(rest) : rest };
}

interface Ordered {
  readonly lead: readonly Rewritten[];
  readonly rest: Paragraphs;
}

/** The parts in this reader's order, behind what the message is about where the draft announces it. */
function inOrder(plan: Plan, drafted: Paragraphs, isHeaded: boolean): Ordered {
  const {
    front,
    topic,
    rest: told,
  } = saysMatterFirst(plan, drafted)
    ? withoutTopic(drafted, plan.type === 'outreach')
    : { front: [], topic: null, rest: drafted };
  const [opening] = told.flat();
  // "About the van: it failed …" would speak of nothing once another sentence stands between.
  const speaksOfTopic = topic !== null && opening !== undefined && leansOnLast(opening.text);
  // Nothing else says which meeting is meant.
  const namesMeeting = plan.type === 'meeting_prep' && !isHeaded;
  const { lead, rest } = saysNewsFirst(
    plan,
    reshaped(
      speaksOfTopic || namesMeeting ? { ...plan, reorders: false } : plan,
      plan.reorders ? withBackgroundLast(told) : told,
    ),
    topic === null && !isHeaded,
  );
  if (topic === null) return { lead, rest };
  if (lead.length > 0) return { lead: [...front, ...behindTopic(topic, lead, plan.title)], rest };
  const [first = [], ...others] = rest;
  const opened = behindTopic(topic, first, plan.title);
  const isLine = opened[0] === topic && topic.text.endsWith(':');
  const paragraphs = isLine ? [[topic], first, ...others] : [opened, ...others];
  return { lead, rest: front.length > 0 ? [front, ...paragraphs] : paragraphs };
}

/** The lead behind the short first sentence of a message that nothing else names: "The exhibition goes ahead on 3 May." */
function saysNewsFirst(plan: Plan, ordered: Ordered, isUnnamed: boolean): Ordered {
  const { lead, rest } = ordered;
  const isNamed =
    !isUnnamed ||
    plan.title !== null ||
    plan.subject !== null ||
    plan.type === 'outreach' ||
    plan.type === 'difficult_conversation' ||
    lead[0]?.isThanks === true;
  const news = isNamed ? null : newsBehind(lead, rest.flat());
  if (news === null) return ordered;
  return { lead: [news, ...lead], rest: keptSentences(rest, (sentence) => sentence !== news) };
}

/** A draft with little wrong keeps a plain announcement. */
function saysMatterFirst({ type, reorders }: Plan, drafted: Paragraphs): boolean {
  if (type === 'meeting_prep') return false;
  if (type === 'difficult_conversation')
    return /^(?:so,? )?(?:about|regarding|concerning) [^.!?]{3,40}\.$/i.test(drafted[0]?.[0]?.text ?? '');
  return (
    reorders ||
    drafted
      .flat()
      .slice(0, 2)
      .some(({ text }) => isPadded(text))
  );
}

function reshaped(plan: Plan, drafted: Paragraphs): Ordered {
  const laidOut = layoutFor(plan, drafted);
  if (laidOut !== null) return { lead: [], rest: laidOut.flatMap(splitLong) };
  const paragraphs =
    plan.reorders && ASKS_LAST.has(plan.type)
      ? withAskLast(plan.closing.length > 0 ? drafted : withRequestLast(drafted))
      : drafted;
  const all = paragraphs.flat();
  const hasLayout = all.some((sentence) => sentence.isListItem || sentence.startsLine);
  if (hasLayout)
    return { lead: [], rest: plan.reorders ? purposeFirst(plan.profile, paragraphs) : paragraphs };
  const openers = plan.reorders ? openersIn(all) : 0;
  const told = all.slice(openers);
  const ordered = plan.reorders ? inOrderFor(plan.type, plan.profile, told) : told;
  const [first] = told;
  const movedCount = first === undefined ? 0 : ordered.indexOf(first);
  if (movedCount <= 0) return { lead: [], rest: paragraphs.flatMap(splitLong) };
  const moved = [
    ...all.slice(0, openers),
    ...withItsParagraph(plan, ordered.slice(0, movedCount), paragraphs),
  ];
  const lead = moved.map((sentence, index) =>
    sentence.isReason || index === openers ? { ...sentence, text: asLead(sentence.text) } : sentence,
  );
  const rest = keptSentences(paragraphs, (sentence) => !moved.includes(sentence)).map((sentences) =>
    sentences.map(afterLead),
  );
  return besideWhoWrites(plan, { lead, rest: rest.flatMap(splitLong) });
}

const LONGEST_BESIDE_WORDS = 16;

/** A short sentence without a result that leads a first contact, in one paragraph with who writes. */
function besideWhoWrites(plan: Plan, ordered: Ordered): Ordered {
  const { lead, rest } = ordered;
  const [first = [], ...others] = rest;
  const isShort =
    lead.length === 1 && lead[0]?.numberCount === 0 && wordCountOf(lead) <= LONGEST_BESIDE_WORDS;
  if (plan.type !== 'outreach' || !isShort) return ordered;
  return { lead: [], rest: [...splitLong([...lead, ...first]), ...others] };
}

/** "So the council has …" began the draft; behind a lead it would seem to follow from it. */
function afterLead(sentence: Rewritten, index: number): Rewritten {
  const text =
    index === 0
      ? sentence.text.replace(
          /^(?:(?:First of all|To begin with|Firstly),? (?=\p{Ll})|So,? (?=(?:the|our|we|a|an|I|first)\b|\p{Lu}))/u,
          '',
        )
      : sentence.text;
  return text === sentence.text ? sentence : { ...sentence, text: capitalised(text) };
}

const ASKS_LAST: ReadonlySet<MessageType> = new Set(['outreach', 'email']);
/** In a message to many the rest of the bottom line's paragraph goes with it. */
function withItsParagraph(
  plan: Plan,
  moved: readonly Rewritten[],
  paragraphs: Paragraphs,
): readonly Rewritten[] {
  const last = moved.at(-1);
  const own = paragraphs.find((sentences) => last !== undefined && sentences.includes(last));
  const isBottomLine = plan.type === 'internal_comms' && plan.profile === 'DP-01';
  if (!isBottomLine || last === undefined || own === undefined) return moved;
  const behind = own.slice(own.indexOf(last) + 1);
  const tied = behind.findIndex(({ text }) => OF_DAY_BEFORE.test(text));
  return [...moved, ...(tied < 0 ? behind : behind.slice(0, tied))];
}

/** A paragraph behind a list that this reader looks for first, in front of the list. */
function purposeFirst(profile: ProfileCode | null, paragraphs: Paragraphs): Paragraphs {
  const list = paragraphs.findIndex((sentences) => sentences[0]?.isListItem === true);
  const index = paragraphs.findIndex(
    (sentences, at) => at > list && sentences[0]?.isListItem === false && leadsFor(profile, sentences[0]),
  );
  const found = paragraphs[index];
  if (list < 0 || found === undefined) return paragraphs;
  const asks = found.findIndex(({ isAsk, text }) => isAsk || OF_THE_LIST.test(text) || saysWhereToAsk(text));
  const moved = asks > 0 ? found.slice(0, asks) : found;
  const stays = asks > 0 ? [found.slice(asks)] : [];
  return [moved, ...paragraphs.slice(0, index), ...stays, ...paragraphs.slice(index + 1)];
}

/** Words that speak of the points of a list: "your remarks on points 1 to 5". */
const OF_THE_LIST =
  /\b(?:points?|items?|questions?|numbers?|nos?\.?) \d|\b(?:the|these|all) (?:points|items|questions)\b/i;

/** Paragraphs as text; list items follow each other without a blank line. */
function layOut(paragraphs: Paragraphs): string[] {
  const blocks: string[] = [];
  let wasItem = false;
  for (const sentences of paragraphs) {
    const text = sentences.reduce(
      (line, sentence, index) =>
        `${line}${index === 0 ? '' : sentence.startsLine ? '\n' : ' '}${sentence.marker}${sentence.text}`,
      '',
    );
    const isItem = sentences[0]?.isListItem === true;
    const previous = blocks.at(-1);
    if (isItem && previous !== undefined && (wasItem || previous.endsWith(':')))
      blocks[blocks.length - 1] = `${previous}\n${text}`;
    else blocks.push(text);
    wasItem = isItem;
  }
  return blocks;
}

/** Blocks with a blank line between them, without those that are blank. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}
