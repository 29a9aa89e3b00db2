import type { Reader } from '../../../engine.ts';
import type { DraftReading, MeritTag } from '../reading/draft-reading.ts';
import { type PhraseModel, phraseModel } from '../reading/phrases/model.ts';
import { abuseIn, withoutAbusive } from './abuse.ts';
import { draftSigns } from './draft-signs.ts';
import { type Findings, MOST_FINDINGS, type RiskFinding, type StrengthFinding } from './finding.ts';
import { judgeRisks } from './judge-risks.ts';
import { judgeStrengths, praiseOf } from './judge-strengths.ts';
import { allSigns } from './likelihood.ts';
import { personalRemark } from './personal-remark.ts';
import { praiseSigns } from './praise/praise.ts';
import { columnOf } from './reader-column.ts';
import { learnedSigns } from './signs/learned-signs.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { uncontradicted } from './uncontradicted.ts';
import { costs, wantingOf } from './wanting/wanting.ts';

/**
 * Judges a draft for its reader: what helps and what costs, most important first, at most five of each. Every
 * quote is an exact part of the draft. A draft in another language than English gets one risk that says so.
 */
export function judgeDraft(
  reading: DraftReading,
  reader: Reader,
  model: PhraseModel = phraseModel(),
): Findings {
  if (reading.sentences.length === 0 || reading.wordCount === 0) return emptyDraft();
  if (reading.language === 'other') return otherLanguage();
  if (reading.wordCount < FEWEST_WORDS) return scantDraft(reading, reader);
  const signs = draftSigns(reading, learnedSigns(reading, model));
  const praised = withoutAbusive(praiseSigns({ reading, reader, signs }), reading);
  const strengths = judgeStrengths({ reading, reader, signs: praised, faults: allSigns(signs.faults) });
  const praisedWords = strengths.flatMap(({ quote, severity }) =>
    quote !== null && severity >= SURELY_PRAISED ? [quote] : [],
  );
  const evidence = { signs: signs.faults, merits: signs.merits, praised, praisedWords };
  const judged = judgeRisks(reading, reader, evidence);
  const remark = personalRemark(reading);
  const wanting = wantingOf(reading, judged.risks);
  const named = judged.risks.filter((risk) => !isAnswered(risk, strengths) && costs(risk, wanting));
  const attacks = [...abuseIn(reading, reader), ...(remark === null ? [] : [remark])];
  const risks = attacks.reduceRight(withRemark, named);
  return {
    strengths: uncontradicted(strengths, { reading, reader, risks, signs: praised }),
    risks,
    faintRisks: judged.faintRisks.filter((risk) => costs(risk, wanting)),
    wanting,
  };
}

/** Words as likely praised as this are no second place of a fault. */
const SURELY_PRAISED = 0.35;

/** The risks with an attack or a remark on the reader in front, and nothing else said of its words. */
function withRemark(risks: readonly RiskFinding[], remark: RiskFinding): readonly RiskFinding[] {
  const words = [remark.quote, remark.secondQuote].filter((one) => one !== null);
  const others = risks.filter(
    ({ quote }) => quote === null || !words.some((one) => one.includes(quote) || quote.includes(one)),
  );
  return [remark, ...others].slice(0, MOST_FINDINGS);
}

/** Whether evidence or an ask is said to be missing from a draft in which it is praised. */
function isAnswered({ tag, quote }: RiskFinding, strengths: readonly StrengthFinding[]): boolean {
  const isPraised = (merit: MeritTag): boolean =>
    strengths.some((one) => one.tag === merit || one.alsoTag === merit);
  if (tag === 'no_ask') return isPraised('clear_ask');
  return tag === 'no_evidence' && quote === null && isPraised('evidence_cited');
}

function emptyDraft(): Findings {
  return {
    strengths: [],
    risks: [
      {
        tag: 'too_short',
        alsoTag: null,
        quote: null,
        secondQuote: null,
        severity: 1,
        text: 'There are no words in the draft to judge: what it is about, and what you would like, is missing.',
        sentence: undefined,
        marks: [],
        advice: 'Write one sentence on what it is about and one question that can be answered.',
      },
    ],
    faintRisks: [],
    wanting: 'something',
  };
}

/** A word or two say too little to be judged for anything else. */
const FEWEST_WORDS = 3;

/** A text of a word or two is at least brief. */
function brief(reader: Reader): StrengthFinding {
  const text = praiseOf('brevity', null, null, reader);
  return { tag: 'brevity', alsoTag: null, quote: null, severity: 0.5, text };
}

function scantDraft(reading: DraftReading, reader: Reader): Findings {
  const attacks = abuseIn(reading, reader);
  if (attacks.length > 0) return { strengths: [], risks: attacks, faintRisks: [], wanting: 'something' };
  const words = reading.sentences[0]?.text.replace(/[.!]+$/, '') ?? '';
  const { lacks, shows, why } = FAULT_TEXTS.too_short;
  const quote = words === '' || /["\n]/.test(words) || words.length > 80 ? null : words;
  const text = `${quote === null ? lacks : `"${quote}" ${shows}`} ${why[columnOf(reader)] ?? why[7]}`;
  const advice =
    'Add what it is about and what you would like: one sentence for each, and a question if you need an answer.';
  const isShort = reading.type === 'text' && quote !== null;
  return {
    strengths: isShort ? [brief(reader)] : [],
    risks: [
      {
        tag: 'too_short',
        alsoTag: null,
        quote,
        secondQuote: null,
        severity: 1,
        text,
        sentence: undefined,
        marks: [],
        advice,
      },
    ],
    faintRisks: [],
    wanting: 'something',
  };
}

function otherLanguage(): Findings {
  return {
    strengths: [],
    risks: [
      {
        tag: 'no_ask',
        alsoTag: null,
        quote: null,
        secondQuote: null,
        severity: 1,
        text: 'The draft is not in English, and only English can be judged here; its wording has not been checked.',
        sentence: undefined,
        marks: [],
        advice: 'Have a reader of that language check it, or send the draft in English to have it judged.',
      },
    ],
    faintRisks: [],
    wanting: 'something',
  };
}
