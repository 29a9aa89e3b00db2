import type { MessageType } from '../../../../../../domain/message-types.ts';
import { checkRewrite } from '../../../../../facts/check-rewrite.ts';
import type { Body, Rewritten } from '../../body/body.ts';
import { asksForThingFirst } from '../../faults/drop-padding.ts';
import { asksView } from '../../faults/staying/view-asked.ts';
import { keptSentences } from '../../parts/kept-sentences.ts';
import { isWhole } from '../../sentence/clauses.ts';
import { HELD_FACTS } from '../../sentence/held-facts.ts';
import { isToOne } from '../../to-one.ts';
import { type EditedDraft, sentencesOf } from '../edited-draft.ts';
import type { Proposal } from '../proposal.ts';
import { isInterestAsked } from './own-word.ts';
import { asksPlainly } from './plain-request.ts';
import { softAskIn, softAskInside } from './soft-ask.ts';
import type { SoftAsk, SoftKind } from './soft-words.ts';

/** What says most of what is wanted first. */
const BY_WEIGHT: readonly SoftKind[] = ['go', 'do', 'look', 'agree', 'talk', 'interest', 'view', 'reply'];

/** What was read before, for as long as the sentences live. */
const known = new WeakMap<object, SoftAsk | null>();
const knownInside = new WeakMap<object, SoftAsk | null>();

function askOf(sentence: { readonly text: string }): SoftAsk | null {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const ask = softAskIn(sentence.text);
  known.set(sentence, ask);
  return ask;
}

function insideOf(sentence: { readonly text: string }): SoftAsk | null {
  const whole = askOf(sentence);
  const before = whole ?? knownInside.get(sentence);
  if (before !== undefined) return before;
  const ask = softAskInside(sentence.text);
  knownInside.set(sentence, ask);
  return ask;
}

/** Words of somebody who proposes something, to which a reader can agree. */
const PROPOSES =
  /\b(?:I think|we think|propos\w+|suggest\w*|recommend\w*|plan(?:ning)? to|(?:I|we)(?:'d| would) like to)\b/i;

/** What the draft asks for without asking plainly: the weightiest of its soft asks, of equals the last. Null when it has none. */
export function softAskOf(draft: EditedDraft): SoftAsk | null {
  const { reading } = draft;
  if (!isToOne(reading.type)) return null;
  const sentences = [...reading.sentences, ...sentencesOf(draft)];
  const proposes = sentences.some(({ text }) => PROPOSES.test(text));
  const found = sentences.map(insideOf).filter((ask) => ask !== null && (ask.kind !== 'agree' || proposes));
  const weightiest = BY_WEIGHT.find((kind) => found.some((ask) => ask?.kind === kind));
  return found.findLast((ask) => ask?.kind === weightiest) ?? null;
}

/** Whether a sentence of a message to one reader asks for something without asking plainly. */
export function isSoftAsk(sentence: Rewritten, type: MessageType): boolean {
  const kind = isToOne(type) && !sentence.isListItem ? askOf(sentence)?.kind : undefined;
  return kind !== undefined && kind !== 'agree' && !asksForThingFirst(sentence.text);
}

/** A draft with more of them is no letter, and each is compared with all that is asked. */
const MOST_SOFT = 20;

/** Wishes for an answer of any kind, which say nothing beside a plain ask. */
const SAYS_NOTHING: ReadonlySet<SoftKind> = new Set(['interest', 'reply', 'view']);

/** "It's coming down by the shed" speaks of what the sentence before it names. */
const MEANS_LAST =
  /^(?:it|they)(?:['’]\p{Ll}+)? (?!(?:is|was|would be|will be) (?:\p{L}+ )?(?:to|that|time)\b)/iu;

/**
 * The body without its soft asks where the closing asks plainly, and without its bare wishes for an answer where a
 * sentence of its own does. What holds a fact that the plain ask does not name stays, and so does "What do you think?"
 * beside the draft's own questions.
 */
export function withoutSoftAsks(body: Body, type: MessageType, closing: readonly Proposal[]): Body {
  const all = body.paragraphs.flat();
  const soft = all.filter((sentence) => isSoftAsk(sentence, type));
  if (soft.length === 0 || soft.length > MOST_SOFT || soft.length === all.length) return body;
  const own = all.filter((sentence) => !soft.includes(sentence) && asksPlainly(sentence));
  const said = [...closing, ...own].map(({ text }) => text).join(' ');
  if (said === '') return body;
  const isOnlyQuestion = type === 'outreach' && closing.length === 0 && !own.some((one) => one.isQuestion);
  const isOver = (sentence: Rewritten): boolean => {
    if (isOnlyQuestion && isInterestAsked(sentence.text)) return false;
    if (closing.length === 0 && asksView(sentence.text)) return false;
    const ask = askOf(sentence);
    if (ask === null || SAYS_NOTHING.has(ask.kind)) return true;
    if (closing.length > 0 && ask.kind === 'talk') return true;
    return ask.kind === 'go' && ask.object === null && own.some(({ isQuestion }) => isQuestion);
  };
  const isMeant = (sentence: Rewritten): boolean =>
    type === 'text' && MEANS_LAST.test(all[all.indexOf(sentence) + 1]?.text ?? '');
  const goes = (sentence: Rewritten): boolean =>
    isOver(sentence) && !isMeant(sentence) && checkRewrite(sentence.text, said, HELD_FACTS).lost.length === 0;
  const left = new Map(soft.filter(goes).map((sentence) => [sentence, toldBefore(sentence.text)]));
  const paragraphs = keptSentences(body.paragraphs, (sentence) => left.get(sentence) !== null).map((kept) =>
    kept.map((sentence) => {
      const told = left.get(sentence) ?? null;
      return told === null ? sentence : { ...sentence, text: told };
    }),
  );
  return { ...body, paragraphs };
}

const TOLD_BEFORE =
  /^([^?;]{12,}?)(?:,? (?:and )?so (?=(?:it|I|we|that|any|your|if|please|could|would|let|do)\b)|\. (?=(?:could|can|would|may|what)\b))/iu;

/** "The price ends in June" of "The price ends in June, so it'd be great to hear from you", or of the two as sentences; null where nothing is told. */
function toldBefore(text: string): string | null {
  const told = TOLD_BEFORE.exec(text)?.[1];
  return told !== undefined && isWhole(told) ? `${told}.` : null;
}
