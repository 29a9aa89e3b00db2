import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, type MessageType } from '../../../../domain/message-types.ts';
import { PROFILE_CODES, type ProfileCode, type SecondaryCode } from '../../../../domain/profiles.ts';
import { checkRewrite } from '../../../facts/check-rewrite.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { wordsOf } from '../reading/words.ts';
import { closingQuestion } from './closing/closing-question.ts';
import { difficultQuestions } from './closing/questions/difficult-question.ts';
import { OWNERSHIP } from './compose/compose-difficult.ts';
import { LABELS } from './layout/labels.ts';
import { isMarkedUp } from './layout/mark-up.ts';
import { READER_QUESTIONS } from './meeting/likely-questions.ts';
import { MEETING_TEXTS } from './meeting/meeting-texts.ts';
import { OPENING_QUESTIONS } from './meeting/opening-questions.ts';
import { rewriteDraft } from './rewrite-draft.ts';
import { SUBJECTS } from './subject/subject-line.ts';
import { TITLES } from './subject/title-line.ts';
import { ANSWERS } from './wording/asks/answers.ts';
import { PLAIN_ASKS } from './wording/asks/asks.ts';
import { FIRM } from './wording/asks/firm.ts';
import { FIRM_QUESTIONS } from './wording/asks/firm-questions.ts';
import { KINDLY_ASKED } from './wording/asks/orders.ts';
import { UNHURRIED } from './wording/asks/unhurried.ts';
import { OPEN_NOTES } from './wording/notes/notes.ts';
import { CUTS } from './wording/plain/cuts.ts';
import { CAREFUL_ANSWERS, DONE, FACTS_INSIDE } from './wording/plain/facts-inside.ts';
import { HEDGED } from './wording/plain/hedged.ts';
import { INFLATED } from './wording/plain/inflated.ts';
import { INSERTED } from './wording/plain/inserted.ts';
import { JARGON } from './wording/plain/jargon.ts';
import { OFFICIALESE } from './wording/plain/officialese.ts';
import { OPENED } from './wording/plain/opened.ts';
import { PLAINLY_SAID } from './wording/plain/plainly-said.ts';
import { SHORTHAND } from './wording/plain/shorthand.ts';
import { SOBER } from './wording/plain/sober.ts';
import { CALM } from './wording/reproaches/calm.ts';
import { UNCHARGED } from './wording/reproaches/charges.ts';
import { UNMOCKED } from './wording/reproaches/mockery.ts';
import type { Rule } from './wording/rule.ts';

interface LabelledMessage {
  readonly id: string;
  readonly messageType: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
  readonly messageText: string;
  readonly facts: readonly string[];
  readonly planted_risks: readonly unknown[];
}

const drafts = ['dev', 'dev-b', 'dev-c', 'dev-d', 'dev-e'].flatMap((set) =>
  readFileSync(new URL(`../../../../../data/messages/messages-${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage),
);
const byId = drafts.map((draft) => [draft.id, draft] as const);

function rewrite(
  text: string,
  type: MessageType,
  primaryCode: ProfileCode | null,
  secondaryCode: SecondaryCode | null = null,
): string {
  const reader = { primaryCode, secondaryCode };
  const reading = readDraft(text, type);
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

/** Words in the spelling in which drafts are read: contractions and chat short forms written out. */
const wordsIn = (text: string): string[] => wordsOf(text.replaceAll('’', "'")).map(({ form }) => form);

const wordings: readonly Rule[] = [
  ...Object.values(UNHURRIED).flat(),
  ...Object.values(CAREFUL_ANSWERS).flat(),
  ...[
    PLAIN_ASKS,
    FIRM_QUESTIONS,
    KINDLY_ASKED,
    OPEN_NOTES,
    CALM,
    UNCHARGED,
    FACTS_INSIDE,
    CUTS,
    FIRM,
    ANSWERS,
    INSERTED,
    UNMOCKED,
    JARGON,
    OPENED,
    SHORTHAND,
    SOBER,
    PLAINLY_SAID,
    INFLATED,
    HEDGED,
    OFFICIALESE,
  ].flat(),
];
const SHE = { subject: 'she', object: 'her', owner: 'her' } as const;
const THEY = { subject: 'they', object: 'them', owner: 'their' } as const;
const questions = MESSAGE_TYPES.flatMap((type) =>
  [null, ...PROFILE_CODES].map((profile) => closingQuestion({ type, profile, deadline: null, topic: null })),
);
/** The words that the rewrite may add: those of its wordings, its questions and its labels, and a few to join them. */
const listedWords: ReadonlySet<string> = new Set(
  wordsIn(
    [
      ...wordings.map(({ replacement }) => String(replacement)),
      ...questions,
      ...Object.values(MEETING_TEXTS).flatMap(({ question, decision, orElse }) =>
        [null, 'our'].flatMap((matter) =>
          [SHE, THEY].flatMap((whom) => [question, decision(matter ?? 'our', whom), orElse(whom)]),
        ),
      ),
      ...OPENING_QUESTIONS,
      ...Object.values(READER_QUESTIONS).flatMap((answers) => answers.map(({ question }) => question)),
      ...Object.values(SUBJECTS),
      ...Object.values(OWNERSHIP),
      ...Object.values(DONE),
      ...difficultQuestions(),
      ...Object.values(TITLES),
      'Dear all, Warm regards',
      ...Object.values(LABELS),
      'owner open',
      'can could would you we who which before by until on with about and that then was were an a is are it dear hello kind regards',
      'purpose decision needed yes or no whether will opening line rather than only if asked bring notes points first at the end likely questions he she ask first',
      'if your own figures differ from those of what you see differs, please tell us or me before; I give, shall, tell, answer, measurements, count, test',
      'what would you like to try within these limits, after it, or instead; see to; should check or put right first; who else; trust these figures; this make possible for; else want; would a result like the one be worth a short call to you; how it went before we go any further; is too early; is not clear which step is yours; see this in more places than; need for and',
      'what would help you now; how do you see what happened, and which step can we agree on; who has it; looks at sends your',
      'I would like to talk about I am writing about settle who will he sees she sees soon',
    ].join(' '),
  ),
);

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('rewriteDraft on every labelled draft', () => {
  it.each(byId)('keeps the facts of %s and invents none', (_, draft) => {
    const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode, draft.secondaryCode);
    const { lost, invented } = checkRewrite(draft.messageText, result);
    const isHard = (fact: { kind: string }): boolean => !['negation', 'promise'].includes(fact.kind);
    expect(lost.filter(isHard)).toEqual([]);
    expect(invented.filter(isHard)).toEqual([]);
  });

  it.each(byId)(
    'leaves no fault of spacing or punctuation in %s, and stays within its length',
    (_, draft) => {
      const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode, draft.secondaryCode);
      expect(wordCount(result)).toBeLessThanOrEqual(1.4 * wordCount(draft.messageText) + 30);
      if (result === draft.messageText) return;
      expect(result).not.toMatch(/\S {2,}\S|\n{3,}|[^-] [,;?](?:\s|$)|,,|[?!]\.(?:\s|$)|\[\w+\]/);
      expect(result).toBe(result.trim());
    },
  );

  const flawed = byId.filter(
    ([, draft]) =>
      draft.planted_risks.length > 1 &&
      draft.messageText.includes(' ') &&
      !isMarkedUp(readDraft(draft.messageText, draft.messageType)),
  );
  it.each(flawed)(
    'does not hand %s back as it was, since it has several faults, more than a word and no marks that hold it together',
    (_, draft) => {
      const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode, draft.secondaryCode);
      const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
      expect(plain(result)).not.toBe(plain(draft.messageText));
    },
  );

  it.each(byId)('writes %s in the words of the draft and in listed ones', (_, draft) => {
    const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode, draft.secondaryCode);
    const own = new Set(wordsIn(draft.messageText));
    const said = result.replace(/^\d{1,2}\. /gm, '');
    expect(wordsIn(said).filter((word) => !own.has(word) && !listedWords.has(word))).toEqual([]);
  });

  it('keeps a text a text: no line of greeting or signature, three sentences unless the draft has more', () => {
    for (const { messageText, messageType, primaryCode } of drafts) {
      if (messageType !== 'text') continue;
      const result = rewrite(messageText, messageType, primaryCode);
      expect(result).not.toContain('\n');
      const most = Math.max(3, splitSentences(messageText).length);
      expect(splitSentences(result).length).toBeLessThanOrEqual(most);
    }
  });
});

describe('rewriteDraft', () => {
  it('puts a roundabout request plainly, in the writer’s words', () => {
    const draft =
      'Hi Lars,\n\nI hope this email finds you well. I was wondering if perhaps we could maybe have a quick call about the tent?\n\nDana';
    expect(rewrite(draft, 'email', 'DP-01')).toBe(
      'Hi Lars,\n\nCould we have a quick call about the tent?\n\nDana',
    );
  });

  it('keeps the thing that only a vague request names', () => {
    const draft =
      'Hi Dana,\n\nI was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nLee';
    expect(rewrite(draft, 'email', 'DP-03')).toContain('Could you have a look at the pilot?');
  });

  it('asks a Collaborator how a cold first letter sounds to them, and never only orders', () => {
    const draft =
      'Dear Sister Marisela, pursuant to our roadmap the 70 women at Campo Norte will be spoken for by us from 1 April. Mandate form, to be signed by all by 25 March, otherwise the camp drops off our list. Please state how many can come.\n\nB. Aznar';
    expect(rewrite(draft, 'outreach', 'DP-06')).toContain('sound to you, and who else should we ask?');
  });

  it('asks an Achiever about a result where a stranger only wants to talk', () => {
    const draft =
      "Good morning Mr. Okafor,\n\nWe are a family-run plumbing firm. In Beech House call-outs fell from 31 to 9 a winter after we swapped the valves. If it isn't too much of a bother, we might possibly talk one day.\n\nGus Tamm";
    expect(rewrite(draft, 'outreach', 'DP-01')).toContain(
      'Would a result like the one in Beech House be worth a short call to you, yes or no?',
    );
  });

  it('gives an Achiever the deadline and a yes-or-no question first, with the date that the draft gives', () => {
    const draft = [
      'Subject: Some thoughts',
      'Hi Renske,',
      'I have been reflecting on the launch for a while and there are several angles. The team has worked hard on the name all winter. Everybody had a view and the list of names grew long, which was a story in itself. The distributor Nordhavn needs a signature by 9 June to hold the shelf. The window is worth 12,000 in the first season. Some of the figures are still being checked by the colleagues upstairs. It would be great to get your views at some point.',
      'Kaspar',
    ].join('\n\n');
    const result = rewrite(draft, 'email', 'DP-01');
    expect(result).toContain('Can I have your yes or no by 9 June?');
    expect(result).not.toContain('I have been reflecting');
    expect(result.indexOf('needs a signature by 9 June')).toBeLessThan(result.indexOf('worth 12,000'));
  });

  it('owns nothing in the place of the writer, even where a change was made without asking', () => {
    const draft =
      "Hi Ms Abara,\n\nSurprise: I've swapped the old valves in the boiler room for cheaper ones. I'm sure it'll be fine. The inspector comes on 9 June.\n\nTill";
    expect(rewrite(draft, 'email', 'DP-04')).not.toMatch(/should have|my fault|sorry/i);
  });

  it('softens "never" to what often happens, as it does "always"', () => {
    const draft =
      'Stefan, you never give us the figures in time and I am sick of it. The audit is on 4 June.\n\nUna';
    expect(rewrite(draft, 'difficult_conversation', 'DP-03')).toContain(
      'You often do not give us the figures in time',
    );
  });

  it('leaves out what an expert would, whatever its wording, and no word for a thing', () => {
    const draft =
      'Dear Director Kofler,\n\nAllow me to take up a moment of your most precious attention. I am truly over the moon to be permitted to write. In Galtberg the radar saved 38,000 litres of diesel. Perhaps it is something to keep in the back of your mind?\n\nLeo Thal';
    const result = rewrite(draft, 'outreach', 'DP-01');
    expect(result).toContain('In Galtberg the radar saved 38,000 litres of diesel.');
    expect(result).not.toMatch(/precious attention|back of your mind/);
  });

  it('takes blame and threats out of a difficult conversation and invites an answer', () => {
    const draft =
      'Viktor, you ALWAYS do this. You promised Brightwater delivery in 10 days and now we all work Saturday because of you. If this happens one more time I’m going to Marguerite.\n\nLudo';
    const result = rewrite(draft, 'difficult_conversation', 'DP-01');
    expect(result).not.toMatch(/always|because of you|one more time/i);
    expect(result).toContain('Marguerite');
    expect(result).toMatch(/How do you see it/);
  });

  it('turns counted points into a numbered list', () => {
    const draft =
      'Hi Noor, the steps are: 1) download the form, 2) attach two references, 3) submit by 30 April. Would be good to talk some time. Owen';
    expect(rewrite(draft, 'email', 'DP-05')).toContain(
      '1. Download the form\n2. Attach two references\n3. Submit by 30 April',
    );
  });

  it('keeps a quoted thread below as it is', () => {
    const thread = '> On Monday we said 40 EUR.\n> Lars';
    const draft = `Hi Lars,\n\nsorry to bother you again!! just wondering if maybe you could send the 3 quotes?\n\n${thread}`;
    expect(rewrite(draft, 'email', 'DP-01').endsWith(thread)).toBe(true);
  });

  it('mends what is misspelt, in a draft that is right already, too, but nothing in a thread', () => {
    const text =
      'Hi Tom,\n\nCarol of the chamber of comerce gave me your name. Can I call you on Tuesday at 10?\n\nSteve\n\n> I will recieve it';
    expect(rewrite(text, 'email', 'DP-05')).toBe(text.replace('comerce', 'commerce'));
  });

  it('returns a draft in another language as it is', () => {
    const draft =
      'Sehr geehrte Frau Weber, ich wollte nur fragen, ob Sie vielleicht irgendwann einmal Zeit hätten, über die neuen Räume zu sprechen.';
    expect(rewrite(draft, 'email', 'DP-01')).toBe(draft);
  });

  it('never holds half a sign', () => {
    const signs = '𝕏'.repeat(100);
    const draft = `Hi ${signs},\n\nCould you maybe check the ${signs} numbers by Friday?\n\nBest,\n${signs}`;
    expect(rewrite(draft, 'email', 'DP-03').isWellFormed()).toBe(true);
  });

  it('adds no question to a thread that is answered in two words', () => {
    const draft = 'Sounds good.\n\nOn Mon, 3 March 2025 Lars wrote:\n> Can we meet at 10?';
    expect(rewrite(draft, 'email', 'DP-01')).toBe(draft);
  });

  it('speaks calmly where the draft shouts', () => {
    const draft = 'Sam, hi.\n\nYOU NEVER LISTEN. FIX THE ROOF BY FRIDAY.';
    const result = rewrite(draft, 'difficult_conversation', 'DP-06');
    expect(result).toMatch(/the roof by friday/);
  });

  it.each(['ok', '🙂', 'Permit?', '...', '- \n- ', '#', 'Hi', 'Thanks,\nDana', '> quoted'])(
    'answers the odd draft %j with words',
    (draft) => {
      for (const type of MESSAGE_TYPES) expect(rewrite(draft, type, null).trim()).not.toBe('');
    },
  );

  it('never fails, never returns a blank and never loses a number, whatever the draft', () => {
    const fragment = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        'Hi Dana,',
        '\n\n',
        ' you always ',
        '12 EUR',
        'Regards,\nLars',
        '1) a 2) b 3) c',
        '!!',
        '😀 Now',
        'u',
      ),
    );
    const text = fc.array(fragment, { maxLength: 12 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...MESSAGE_TYPES),
        fc.option(fc.constantFrom(...PROFILE_CODES)),
        (draft, type, code) => {
          const result = rewrite(draft, type, code);
          if (draft.trim() !== '') expect(result.trim()).not.toBe('');
          const lost = checkRewrite(draft, result).lost.filter((fact) => fact.kind === 'number');
          expect(lost).toEqual([]);
        },
      ),
    );
  });

  it('takes no "Please" behind a greeting for a name that must stay', () => {
    const result = rewrite(
      'Dear Fern, Please find below your duties as steward of the tent on 9 August. You will have £60. Please confirm by 30 June. Margery Tulloch, Show Secretary',
      'email',
      'DP-02',
    );
    expect(result.match(/your duties as steward/g)).toHaveLength(1);
  });
});
