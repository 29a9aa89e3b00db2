import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, type MessageType } from '../../../../domain/message-types.ts';
import {
  isProfileCode,
  isSecondaryCode,
  PROFILE_CODES,
  SECONDARY_CODES,
} from '../../../../domain/profiles.ts';
import type { Reader } from '../../../engine.ts';
import { readDraft } from '../reading/read-draft.ts';
import type { Findings } from './finding.ts';
import { judgeDraft } from './judge-draft.ts';
import { FAULT_TEXTS } from './texts/fault-texts.ts';
import { MERIT_TEXTS } from './texts/merit-texts.ts';

interface LabelledDraft {
  readonly id: string;
  readonly messageType: MessageType;
  readonly primaryCode: string;
  readonly secondaryCode: string | null;
  readonly messageText: string;
  readonly planted_risks: readonly { readonly tag: string }[];
  readonly planted_strengths: readonly { readonly tag: string }[];
  readonly ideal_rewrite: string;
}

function labelled(file: string): LabelledDraft[] {
  const text = readFileSync(new URL(`../../../../../data/messages/${file}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): LabelledDraft => JSON.parse(line));
}

const DRAFTS = [...labelled('messages-dev.jsonl'), ...labelled('messages-dev-b.jsonl')];
const UNKNOWN: Reader = { primaryCode: null, secondaryCode: null };

function readerOf(draft: LabelledDraft): Reader {
  return {
    primaryCode: isProfileCode(draft.primaryCode) ? draft.primaryCode : null,
    secondaryCode: isSecondaryCode(draft.secondaryCode) ? draft.secondaryCode : null,
  };
}

function judged(text: string, type: MessageType, reader: Reader = UNKNOWN): Findings {
  return judgeDraft(readDraft(text, type), reader);
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
}

function expectSound(text: string, findings: Findings): void {
  expect(findings.risks.length).toBeLessThanOrEqual(6);
  expect(findings.strengths.length).toBeLessThanOrEqual(6);
  for (const finding of [...findings.risks, ...findings.strengths]) {
    for (const quote of quotesIn(finding.text)) expect(text).toContain(quote);
    expect(finding.text).not.toMatch(/\[[^\]]*\]|undefined|null/);
  }
  expect(new Set(findings.risks.map((risk) => risk.text)).size).toBe(findings.risks.length);
  expect(new Set(findings.strengths.map((strength) => strength.text)).size).toBe(findings.strengths.length);
}

describe('the findings for labelled drafts', () => {
  it('quote the draft word for word, and are at most six', () => {
    for (const draft of DRAFTS) {
      expectSound(draft.messageText, judged(draft.messageText, draft.messageType, readerOf(draft)));
      expectSound(draft.messageText, judged(draft.messageText, draft.messageType));
    }
  });

  it('name at least four in five of the faults that an expert sees', () => {
    let planted = 0;
    let named = 0;
    for (const draft of DRAFTS) {
      const tags = judged(draft.messageText, draft.messageType, readerOf(draft)).risks.flatMap((risk) => [
        risk.tag,
        risk.alsoTag,
      ]);
      planted += draft.planted_risks.length;
      named += draft.planted_risks.filter((risk) => tags.some((tag) => tag === risk.tag)).length;
    }
    expect(named / planted).toBeGreaterThanOrEqual(0.8);
  });

  it('name a strength where an expert sees one', () => {
    const withStrength = DRAFTS.filter((draft) => draft.planted_strengths.length > 0);
    const named = withStrength.filter((draft) => {
      const { strengths } = judged(draft.messageText, draft.messageType, readerOf(draft));
      return draft.planted_strengths.some((planted) =>
        strengths.some((strength) => strength.tag === planted.tag || strength.alsoTag === planted.tag),
      );
    });
    expect(named.length / withStrength.length).toBeGreaterThanOrEqual(0.88);
  });

  it('leave good drafts with at most one risk, five times in six', () => {
    const good = DRAFTS.map((draft) => judged(draft.ideal_rewrite, draft.messageType, readerOf(draft)));
    expect(good.filter((findings) => findings.risks.length > 1).length / good.length).toBeLessThanOrEqual(
      1 / 6,
    );
  });
});

describe('the findings for odd drafts', () => {
  const reader = fc.record({
    primaryCode: fc.constantFrom(null, ...PROFILE_CODES),
    secondaryCode: fc.constantFrom(null, ...SECONDARY_CODES),
  });

  it('are sound for any text, type and reader', () => {
    const pieces = fc.constantFrom(
      'You never listen. ',
      'Could you sign by Friday? ',
      '- ',
      '"quoted" ',
      '\n\n',
      '> old ',
      '🙌 ',
      'asap ',
      '3,400 EUR ',
      'Ana, ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...MESSAGE_TYPES), reader, (draft, type, known) => {
        expectSound(draft, judged(draft, type, known));
      }),
    );
  });

  it('are sound for 50,000 characters without a sentence end', () => {
    for (const unit of ['a', 'you never ', '.', '1. ', '"x ', '😀', 'a, ', 'by 4 May 12 of 20 while ']) {
      const text = unit.repeat(50_000 / unit.length);
      expectSound(text, judged(text, 'email'));
    }
  });

  it('say that another language than English was not judged', () => {
    const { risks } = judged(
      'Bitte schicken Sie mir den Schlüssel, ich bin bis Mittag im Büro und warte.',
      'email',
    );
    expect(risks.map((risk) => risk.text).join()).toContain('not in English');
  });

  it('say that HTML was not judged, with no strength or other risk taken from between its tags', () => {
    const { strengths, risks } = judged(
      '<p>Hi Dana,</p><p>I hope this finds you well! Churn fell from 6% to 4% in March.</p><p>Best,<br>Lee</p>',
      'email',
    );
    expect(strengths).toEqual([]);
    expect(risks.map((risk) => risk.text)).toEqual([expect.stringContaining('The draft is HTML')]);
  });

  it.each([
    'Please mend this by Friday:\n\n```\n<p>Sign in</p>\n<p>Sign up</p>\n```\n\nLee',
    'Thanks, Tuesday at 10:00 suits me.\n\n> <p>Could you look?</p>\n> <p>Lee</p>',
  ])('are found beside HTML that stands in code or in what is answered: %j', (text) => {
    const { risks } = judged(text, 'email');
    expect(risks.map((risk) => risk.text).join()).not.toContain('HTML');
  });

  it('judge only the new part of a reply', () => {
    const { risks } = judged('Thanks, Tuesday at 10:00 suits me.\n\n> You never listen, do you?', 'email');
    expect(risks.map((risk) => risk.text).join()).not.toContain('never listen');
  });

  it('find a word or two too short, and nothing else', () => {
    expect(judged('Permit?', 'text').risks.map((risk) => [risk.tag, risk.quote])).toEqual([
      ['too_short', 'Permit?'],
    ]);
    expect(judged('whatever.', 'text').risks.map((risk) => risk.tag)).toEqual(['too_short']);
    expect(judged('Boiler broken', 'internal_comms').risks.map((risk) => risk.tag)).toEqual(['too_short']);
  });

  it.each([
    ['a sentence over pages', 'and '.repeat(1000)],
    ['hundreds of stumps', 'ok? '.repeat(300)],
  ])('say of what is no prose that it was not judged: %s', (_, text) => {
    expect(judged(text, 'email').risks.map((risk) => risk.text)).toEqual([
      expect.stringContaining('not prose that can be judged'),
    ]);
  });

  it.each(['Running late', 'Grandma died.', 'Happy birthday!', 'Thanks!', 'See you soon', '👍'])(
    'find nothing in a text that says it all in a word or two: %s',
    (text) => {
      expect(judged(text, 'text')).toEqual({
        strengths: [],
        risks: [],
        faintRisks: [],
        atFault: 0,
        wanting: 'nothing',
      });
    },
  );

  it('do not praise an insult for being short', () => {
    const { strengths } = judged('This is your fault, as always. You never listen.', 'text');
    expect(strengths.map((strength) => strength.tag)).not.toContain('brevity');
  });

  it('name the missing words of an empty draft', () => {
    expect(judged('   ', 'email').risks).toHaveLength(1);
  });
});

describe('the reader', () => {
  it('changes what matters most: an Analyzer hears of evidence, a Collaborator of tone', () => {
    const text =
      'Everyone loves the new rota, it is obviously better. Staff must use it from Monday. No discussion.';
    const first = (code: Reader['primaryCode']): string | undefined =>
      judged(text, 'internal_comms', { primaryCode: code, secondaryCode: null }).risks[0]?.tag;
    expect(['no_evidence', 'absolutes']).toContain(first('DP-03'));
    expect(['cold_tone', 'no_people', 'ultimatum']).toContain(first('DP-06'));
  });
});

describe('the text tables', () => {
  it('have a sentence of their own for each of the eight readers, without double quotes', () => {
    for (const { shows, lacks, also, why } of Object.values(FAULT_TEXTS)) {
      for (const text of [shows, lacks, also, ...why]) expect(text).toMatch(/^[^"]{10,}[.?]$/);
      expect(new Set(why).size).toBe(PROFILE_CODES.length + 1);
    }
    for (const { why } of Object.values(MERIT_TEXTS))
      expect(new Set(why).size).toBe(PROFILE_CODES.length + 1);
  });
});

describe('findings on what is asked', () => {
  const reader: Reader = { primaryCode: 'DP-06', secondaryCode: null };

  it('accuse no polite question', () => {
    const draft = 'Keys are with Renske. Can you let him in and text me a photo of the valve by noon?';
    const tags = judgeDraft(readDraft(draft, 'text'), reader).risks.map(({ tag }) => tag);
    expect(tags).not.toContain('blame');
  });

  it('praise no order as a clear ask', () => {
    const draft = 'The kindergarten closes at 15:00 as of Monday. You are to clear your locker.';
    const tags = judgeDraft(readDraft(draft, 'email'), reader).strengths.map(({ tag }) => tag);
    expect(tags).not.toContain('clear_ask');
  });
});

describe('risks', () => {
  const achiever: Reader = { primaryCode: 'DP-01', secondaryCode: null };
  const collaborator: Reader = { primaryCode: 'DP-06', secondaryCode: null };

  it('take a count for no threat', () => {
    const draft =
      'Trust you are keeping well. We pride ourselves on our tradition. You have 84 flats in Elm Court. We might possibly talk one day.';
    expect(judged(draft, 'outreach', achiever).risks.map(({ tag }) => tag)).not.toContain('ultimatum');
  });

  it('quote the clause that shows a further fault of the same sentence', () => {
    const draft =
      'You never think of the altos, so sort it out by Friday, or I take it to the board and you can look for another choir.';
    const { risks } = judged(draft, 'difficult_conversation', collaborator);
    expect(risks.length).toBeGreaterThan(1);
    const quotes = risks.map(({ quote }) => quote);
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('find none in a question that is meant as one', () => {
    const { risks } = judged(
      'The saw comes on 4 June, and the old one stays until you have tried it. What could go wrong? Which check would you want first?',
      'email',
      { primaryCode: 'DP-04', secondaryCode: null },
    );
    expect(risks.map(({ tag }) => tag)).not.toContain('risk_unaddressed');
  });

  it('miss no ask in a draft whose ask is praised', () => {
    for (const { messageText, messageType, ...codes } of DRAFTS) {
      const { strengths, risks } = judged(
        messageText,
        messageType,
        readerOf({ messageText, messageType, ...codes }),
      );
      const isPraised = strengths.some(({ tag, alsoTag }) => tag === 'clear_ask' || alsoTag === 'clear_ask');
      if (isPraised) expect(risks.map(({ tag }) => tag)).not.toContain('no_ask');
    }
  });

  it('name no second place that a strength surely praises, unless it hurts', () => {
    const HURTFUL = ['blame', 'cold_tone', 'hype', 'passive_aggressive', 'pressure', 'sarcasm', 'ultimatum'];
    for (const draft of DRAFTS) {
      const { strengths, risks } = judged(draft.messageText, draft.messageType, readerOf(draft));
      const praised = strengths
        .filter(({ severity }) => severity >= 0.35)
        .flatMap(({ quote }) => quote ?? []);
      for (const { tag, secondQuote } of risks)
        if (secondQuote !== null && !HURTFUL.includes(tag)) expect(praised).not.toContain(secondQuote);
    }
  });

  it('miss no ask where those who can are told what to do', () => {
    const { risks } = judged(
      'All,\n\nWe paint the hut on 6 May. If you own a brush, bring it along or call Jo on the 3rd.\n\nIf you can help, write to me.\n\nPetra',
      'internal_comms',
    );
    expect(risks.map(({ tag }) => tag)).not.toContain('no_ask');
  });

  it('are the same whatever the people are called', () => {
    const tagsFor = (name: string): string[] =>
      judged(
        `${name}, you let us all down. Someone should ring the hall. Sort it out soon.`,
        'email',
      ).risks.map(({ tag }) => tag);
    expect(tagsFor('Aisha')).toEqual(tagsFor('Peter'));
  });
});

describe('strengths', () => {
  it('praise no rhetorical question as a clear ask', () => {
    const { strengths } = judged(
      'Your people leave the door open every single time. Do they do it on purpose?? 31 yoghurts are gone.',
      'email',
    );
    expect(strengths.flatMap(({ tag, alsoTag }) => [tag, alsoTag])).not.toContain('clear_ask');
  });

  it.each([
    ['email', 'The list was due on 4 November and reached me on the 11th. Can you send the rest?'],
    ['email', 'We are moving the student files to the new cloud. Starting Friday probably.'],
    ['meeting_prep', 'Coffee with Imani, Thursday 10:30\nShow her the empty garage, no slides.'],
  ] as const)('praise no day as a deadline that nobody has to keep: %s, %s', (type, draft) => {
    const { strengths } = judged(draft, type);
    expect(strengths.flatMap(({ tag, alsoTag }) => [tag, alsoTag])).not.toContain('clear_deadline');
  });

  it('praise a short draft without quoting it', () => {
    const { strengths } = judged('WE NEED THIS PERMIT. Orchids 214 in 2022, 391 in 2024.', 'meeting_prep');
    for (const { tag, quote } of strengths) if (tag === 'brevity') expect(quote).toBeNull();
  });

  it('praise of a threat only its date', () => {
    const { strengths } = judged(
      'You let us down again. Sort them out by Sunday or I take my key and go.',
      'email',
      { primaryCode: 'DP-06', secondaryCode: null },
    );
    for (const { quote } of strengths) expect(quote ?? '').not.toContain('I take my key');
  });

  it('say no more that evidence is missing where some is praised', () => {
    const { strengths, risks } = judged(
      'Hi Dana,\n\nI hope this finds you well! I was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nBest,\nLee',
      'email',
      { primaryCode: 'DP-03', secondaryCode: null },
    );
    expect(strengths.flatMap(({ tag, alsoTag }) => [tag, alsoTag])).toContain('evidence_cited');
    expect(risks.filter(({ quote }) => quote === null).map(({ tag }) => tag)).not.toContain('no_evidence');
  });
});

describe('what a message asks for or excepts', () => {
  it('is neither a vague ask nor an absolute', () => {
    const wards = judgeDraft(
      readDraft(
        "Dear team,\n\nI'll keep this brief as I know everyone is busy. As part of our ongoing commitment to excellence we will be leveraging a new strategic framework to drive alignment across all verticals. In practice: from September every ward gives one nurse two days a month to work with the three village surgeries, so that by 2030 nobody over 75 in the valley has to travel to the hospital for a dressing. Please let your ward manager know if you would be interested by 15 July, no experience needed.\n\nChristine",
        'internal_comms',
      ),
      { primaryCode: 'DP-07', secondaryCode: null },
    );
    expect(wards.risks.filter(({ tag }) => tag === 'vague_ask')).toEqual([]);
    const builds = judgeDraft(
      readDraft(
        "Hi folks,\n\nHeads-up that we're migrating the build servers to the new cluster next week, because reasons. Builds will be a LOT faster. There may be some downtime. The nightly job will probably be off for a bit and if your branch hasn't been merged by Wednesday 11 it's going to need a rebase, unless it only touches docs. Benchmarks in #infra, 14 runs, median 6m10s vs 19m40s before.\n\nRaj",
        'internal_comms',
      ),
      { primaryCode: 'DP-03', secondaryCode: null },
    );
    expect(builds.risks.filter(({ tag }) => tag === 'absolutes')).toEqual([]);
  });
});
