import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, type MessageType } from '../../../../domain/message-types.ts';
import { PROFILE_CODES, type ProfileCode, type SecondaryCode } from '../../../../domain/profiles.ts';
import { checkRewrite } from '../../../facts/check-rewrite.ts';
import { splitSentences } from '../../../facts/sentences.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { rewriteDraft } from './rewrite-draft.ts';

interface LabelledMessage {
  readonly id: string;
  readonly messageType: MessageType;
  readonly primaryCode: ProfileCode | null;
  readonly secondaryCode: SecondaryCode | null;
  readonly messageText: string;
  readonly facts: readonly string[];
}

const drafts = ['messages-dev.jsonl', 'messages-dev-b.jsonl'].flatMap((file) =>
  readFileSync(new URL(`../../../../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage),
);
const byId = drafts.map((draft) => [draft.id, draft] as const);

function rewrite(text: string, type: MessageType, primaryCode: ProfileCode | null): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, type);
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe('rewriteDraft on every labelled draft', () => {
  it.each(byId)('keeps the facts of %s and invents none', (_, draft) => {
    const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode);
    const { lost, invented } = checkRewrite(draft.messageText, result);
    const isHard = (fact: { kind: string }): boolean => !['negation', 'promise'].includes(fact.kind);
    expect(lost.filter(isHard)).toEqual([]);
    expect(invented.filter(isHard)).toEqual([]);
  });

  it.each(byId)(
    'leaves no fault of spacing or punctuation in %s, and stays within its length',
    (_, draft) => {
      const result = rewrite(draft.messageText, draft.messageType, draft.primaryCode);
      expect(wordCount(result)).toBeLessThanOrEqual(1.4 * wordCount(draft.messageText) + 30);
      if (result === draft.messageText) return;
      expect(result).not.toMatch(/\S {2,}\S|\n{3,}|[^-] [,;?](?:\s|$)|,,|[?!]\.(?:\s|$)|\[\w+\]/);
      expect(result).toBe(result.trim());
    },
  );

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

  it('gives an Achiever the deadline and a yes-or-no question first, with the date that the draft gives', () => {
    const draft = [
      'Subject: Some thoughts',
      'Hi Renske,',
      'I have been reflecting on the launch for a while and there are several angles. The team has worked hard on the name all winter. Everybody had a view and the list of names grew long, which was a story in itself. The distributor Nordhavn needs a signature by 9 June to hold the shelf. The window is worth 12,000 in the first season. Some of the figures are still being checked by the colleagues upstairs. It would be great to get your views at some point.',
      'Kaspar',
    ].join('\n\n');
    const result = rewrite(draft, 'email', 'DP-01');
    expect(result).toContain('Can you give me a yes or no by 9 June?');
    expect(result).not.toContain('I have been reflecting');
    expect(result.indexOf('needs a signature by 9 June')).toBeLessThan(result.indexOf('worth 12,000'));
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

  it('returns a draft in another language as it is', () => {
    const draft =
      'Sehr geehrte Frau Weber, ich wollte nur fragen, ob Sie vielleicht irgendwann einmal Zeit hätten, über die neuen Räume zu sprechen.';
    expect(rewrite(draft, 'email', 'DP-01')).toBe(draft);
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
});
