import type { Analysis } from '../engine.ts';
import { closestAmong } from '../facts/alike.ts';
import { isAsk } from '../facts/asks.ts';
import { checkRewrite } from '../facts/check-rewrite.ts';
import { type Fact, type FactKind, HARD_FACTS } from '../facts/fact.ts';
import { isPlainlyForeign, isSurelyEnglish } from '../facts/language.ts';
import { repairRewrite } from '../facts/repair-rewrite.ts';
import { splitSentences } from '../facts/sentences.ts';
import { signedAs } from '../facts/signature.ts';
import { isHtml, shownTextWithLinks } from '../html.ts';

/** A rewrite, and what its writer should look at before it is sent, as the end of "it …". */
interface Held {
  readonly rewrite: string;
  readonly doubts: readonly string[];
}

/**
 * Holds a model's rewrite to the facts, the request and the signature of its draft. What it lost or invented is mended with the
 * draft's own sentences. Where that would leave nothing of the rewrite, only facts that a reader acts on are mended. Outside
 * English the rewrite stays as the model wrote it, and only digits and addresses are compared. What is not as in the
 * draft after that is named as the first risk; so is all of it where draft or rewrite is HTML, which other sentences would
 * tear apart. An empty rewrite stays empty.
 */
export function holdToFacts(draft: string, analysis: Analysis): Analysis {
  if (analysis.rewrite.trim() === '') return analysis;
  const { rewrite, doubts } = held(draft, analysis.rewrite);
  if (doubts.length === 0) return { ...analysis, rewrite };
  const risk = `Check the rewrite against your draft before you send it: it ${doubts.join(' and ')}.`;
  return { ...analysis, rewrite, risks: [risk, ...analysis.risks] };
}

function held(draft: string, rewrite: string): Held {
  if (!isHtml(draft) && !isHtml(rewrite)) return heldText(draft, signedAs(draft, rewrite));
  const [shownDraft, shown] = [shownTextWithLinks(draft), shownTextWithLinks(rewrite)];
  if (!isSurelyEnglish(shownDraft) || !isSurelyEnglish(shown)) {
    return { rewrite, doubts: heldText(shownDraft, shown).doubts };
  }
  return { rewrite, doubts: [...requestDoubts(shownDraft, shown), ...differences(shownDraft, shown)] };
}

function heldText(draft: string, rewrite: string): Held {
  const isEnglishDraft = isSurelyEnglish(draft);
  const isEnglishRewrite = isSurelyEnglish(rewrite);
  if (isEnglishDraft && isEnglishRewrite) {
    const mended = mendedBy(draft, rewrite);
    return { ...mended, doubts: [...requestDoubts(draft, mended.rewrite), ...mended.doubts] };
  }
  const doubts = differences(
    draft,
    rewrite,
    LANGUAGE_FREE,
    ({ kind, words }) => isAddress(kind) || /\d/.test(words),
  );
  const isTranslated =
    (isEnglishDraft && isPlainlyForeign(rewrite)) || (isEnglishRewrite && isPlainlyForeign(draft));
  return { rewrite, doubts: isTranslated ? ['is in another language', ...doubts] : doubts };
}

function mendedBy(draft: string, rewrite: string): Held {
  const mended = repairRewrite(draft, rewrite).rewrite;
  if (mended !== draft || rewrite === draft) return { rewrite: mended, doubts: [] };
  const mendedInPart = repairRewrite(draft, rewrite, { kinds: HARD_FACTS }).rewrite;
  return { rewrite: mendedInPart, doubts: differences(draft, mendedInPart) };
}

function requestDoubts(draft: string, rewrite: string): readonly string[] {
  return losesRequest(draft, rewrite) ? ['no longer asks what your draft asks'] : [];
}

/** Whether the draft asks for something and the rewrite neither asks anything nor says nearly the same. */
function losesRequest(draft: string, rewrite: string): boolean {
  const asks = splitSentences(draft).filter(({ words }) => isAsk(words));
  if (asks.length === 0) return false;
  const sentences = splitSentences(rewrite);
  if (sentences.some(({ words }) => isAsk(words))) return false;
  const closestTo = closestAmong(sentences);
  return asks.every(({ words }) => closestTo(words) === null);
}

/** What can be compared in any language. Names cannot: in German every noun has a capital. */
const LANGUAGE_FREE: readonly FactKind[] = ['number', 'percent', 'phone', 'time', 'link', 'mail'];

function isAddress(kind: FactKind): boolean {
  return kind === 'link' || kind === 'mail';
}

function differences(
  draft: string,
  rewrite: string,
  kinds?: readonly FactKind[],
  counts: (fact: Fact) => boolean = () => true,
): readonly string[] {
  const { lost, invented } = checkRewrite(draft, rewrite, kinds);
  return [describe('drops', lost.filter(counts)), describe('adds', invented.filter(counts))].filter(
    (doubt) => doubt !== null,
  );
}

function describe(verb: string, facts: readonly Fact[]): string | null {
  if (facts.length === 0) return null;
  const words = [...new Set(facts.map((fact) => `“${fact.words}”`))];
  const shown = words.slice(0, 3).join(', ');
  return `${verb} ${words.length > 3 ? `${shown} and ${words.length - 3} more` : shown}`;
}
