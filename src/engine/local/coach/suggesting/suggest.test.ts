import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TYPES, type MessageType } from '../../../../domain/message-types.ts';
import { isProfileCode, isSecondaryCode, PROFILE_CODES } from '../../../../domain/profiles.ts';
import type { Analysis, Reader } from '../../../engine.ts';
import { analyseMessage } from '../analyse-message.ts';

interface LabelledDraft {
  readonly messageType: MessageType;
  readonly primaryCode: string;
  readonly secondaryCode: string | null;
  readonly messageText: string;
}

const DRAFTS = readFileSync(
  new URL('../../../../../data/messages/messages-dev.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line): LabelledDraft => JSON.parse(line));

function coached(text: string, type: MessageType, primaryCode: Reader['primaryCode'] = null): Analysis {
  return analyseMessage({ text, type }, { primaryCode, secondaryCode: null });
}

function labelled({ messageText, messageType, primaryCode, secondaryCode }: LabelledDraft): Analysis {
  return analyseMessage(
    { text: messageText, type: messageType },
    {
      primaryCode: isProfileCode(primaryCode) ? primaryCode : null,
      secondaryCode: isSecondaryCode(secondaryCode) ? secondaryCode : null,
    },
  );
}

function offered({ suggestions }: Analysis): string[] {
  return suggestions.flatMap((suggestion) => suggestion.match(/(?<=: )"[^"]+[.?!]"/g) ?? []);
}

function expectWellWritten(suggestion: string): void {
  expect(suggestion).toMatch(/^\p{Lu}/u);
  expect(suggestion).toMatch(/[.?!]"?$/);
  expect(suggestion).not.toMatch(/ {2}|""|\.\.|undefined|null|: "(?:and|but|also|because)\b/i);
  expect((suggestion.match(/"/g)?.length ?? 0) % 2).toBe(0);
}

describe('suggestions', () => {
  it('are one for each risk, whole sentences, and offer no wording twice', () => {
    for (const draft of DRAFTS) {
      const analysis = labelled(draft);
      expect(analysis.suggestions.length).toBeLessThanOrEqual(analysis.risks.length);
      analysis.suggestions.forEach(expectWellWritten);
      expect(new Set(offered(analysis)).size).toBe(offered(analysis).length);
    }
  });

  it('send nothing of a short mail to an attachment, and quote no group of words by half', () => {
    const { suggestions } = coached(
      'Hi Sarah,\n\nAs you know a lot has changed: first the manager left, then the refit was delayed, then the new till came in and the staff had to be trained twice. I was wondering if you might have time at some point to talk about it.\n\nMo',
      'email',
      'DP-01',
    );
    expect(suggestions.join('\n')).not.toContain('attachment');
    expect(suggestions.join('\n')).not.toMatch(/begins "[^"]*\b(?:the|new|a|an|to|of)"/);
  });

  it('take no hour of what went wrong for the day by which something is needed', () => {
    const { suggestions } = coached(
      'Anya,\n\nThe stock count was not done on Sunday. You said in February you’d do it every Sunday by 10pm. Either it gets done or I’ll give the shift to Luis.\n\nRob',
      'difficult_conversation',
      'DP-05',
    );
    expect(suggestions.join('\n')).not.toContain('need by 10pm');
  });

  it('offer the question on which the rewrite ends', () => {
    const analysis = coached(
      'Hi Dana,\n\nNordhavn needs an answer by 9 June to hold the shelf space. Some thoughts from my side, let me know what you think.',
      'email',
      'DP-01',
    );
    const question = analysis.rewrite.match(/[^\n.]+\?/g)?.at(-1) ?? '';
    expect(question).toContain('Nordhavn');
    expect(analysis.suggestions.join('\n')).toContain(`"${question}"`);
  });

  it('name the date of the draft itself', () => {
    const analysis = coached(
      'Hi Tom, I was wondering if perhaps you might look at the bandstand quote at some point. It would be great to talk about the bandstand some time. The quote is 18,400 and ends on 30 June.',
      'email',
      'DP-01',
    );
    expect(analysis.suggestions.join('\n')).toContain('30 June');
  });

  it('put an order as the question that the rewrite asks', () => {
    const { suggestions } = coached('You missed standup. Send your update.', 'text', 'DP-06');
    expect(suggestions).toContain('Ask, and do not order: "Could you please send your update?"');
  });

  it('own a change that has been made already, and ask about one that is to come', () => {
    const done = coached(
      'switched mum to the cheaper home insurance btw, saved 140. havent read all of it but should be fine',
      'text',
      'DP-04',
    );
    const ahead = coached('We rip out the whole paper index next week, no committees.', 'email', 'DP-04');
    expect(done.suggestions.join('\n')).toContain('I should have told you before.');
    expect(ahead.suggestions.join('\n')).not.toContain('I should have told you before.');
  });

  it('greet by name only who has one', () => {
    for (const greeting of ['Members', 'Hello to all our lovely managers', 'Dear colleagues'])
      expect(
        coached(
          `${greeting},\n\nNon-conforming ware will be removed. No discussion.`,
          'internal_comms',
          'DP-06',
        ).suggestions.join(),
      ).not.toMatch(/to (?:Members|Hello|all our|colleagues)/);
  });

  it('offer no rewording that is still hedged', () => {
    const { suggestions } = coached(
      'was thinking maybe we could possibly order the extra flour?',
      'text',
      'DP-01',
    );
    expect(suggestions.join('\n')).not.toMatch(/"(?:was thinking|[^"]*perhaps|[^"]*maybe)[^"]*\?"$/im);
  });

  it.each(['', 'ok', '?', 'Permit?', 'Bitte schicken Sie mir den Schlüssel, ich bin bis Mittag im Büro.'])(
    'say what to add to %j',
    (text) => {
      const { risks, suggestions } = coached(text, 'email');
      expect(suggestions.length).toBe(new Set(risks).size);
    },
  );

  it('are given for any text', () => {
    const pieces = fc.constantFrom(
      'You never listen. ',
      'Sign today or else. ',
      'and "x" ',
      '\n',
      ': ',
      'Hi Bo, ',
      '(',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...MESSAGE_TYPES),
        fc.constantFrom(null, ...PROFILE_CODES),
        (draft, type, code) => {
          for (const suggestion of coached(draft, type, code).suggestions)
            expect(suggestion.length).toBeGreaterThan(20);
        },
      ),
    );
  });
});

describe('advice for everyday wording', () => {
  it.each<[string, MessageType, Reader['primaryCode'], RegExp]>([
    ["Why haven't you replied??? Need the numbers NOW.", 'text', 'DP-06', /ask what got in the way/],
    [
      'Hi Claire,\n\nAs per my previous two emails, I am still waiting for the consent forms. Kindly action this.',
      'email',
      'DP-06',
      /say what you still need/,
    ],
    [
      'Dear Dr Novak,\n\nIt will cut your water bill in half, guaranteed. Call me on 555 0142.',
      'outreach',
      'DP-03',
      /and say where that has been seen or measured/,
    ],
    [
      'Dear colleagues,\n\nEveryone must follow the programme exactly. There is no alternative to the hike. Any deviation must be approved in writing.',
      'email',
      'DP-02',
      /say what else was looked at/,
    ],
    [
      'Hi Dan, unfortunately we have to cut your hours from 30 to 20 a week from 1 September. Nothing I can do. You get a letter.',
      'difficult_conversation',
      'DP-04',
      /say what it means for Dan and what would soften it/,
    ],
  ])('says of "%s" what would mend it', (draft, type, reader, advice) => {
    expect(coached(draft, type, reader).suggestions.join('\n')).toMatch(advice);
  });

  it('offers an Explorer no order as a question in place of a rule', () => {
    const draft = 'Dear colleagues,\n\nThe procedure is fixed. Everyone must follow the programme exactly.';
    expect(coached(draft, 'email', 'DP-02').suggestions.join('\n')).not.toMatch(/"Could you follow/);
  });
});

describe('what a suggestion must not do', () => {
  it.each<[string, string, MessageType, Reader['primaryCode'], RegExp]>([
    [
      'cut a figure with the irony around it',
      'Nils,\n\n4 viewings on the Harbour flat and you made it to one of them, bravo, what dedication. The others were left to wait for you yet again. I need you at both on 7 October.\n\nIda',
      'difficult_conversation',
      'DP-05',
      /^Cut "bravo, what dedication", and keep the facts beside it\.$/m,
    ],
    [
      'ask for a safeguard that is on its way',
      'Hi all, from Monday 12 January we will sell the new bars. The supplier\u2019s paperwork on sesame hasn\u2019t come but I\u2019m sure it\u2019ll be fine. Questions to Ben.',
      'internal_comms',
      'DP-04',
      /nothing goes ahead before it is there/,
    ],
    [
      'begin a mail to nobody with a figure',
      'Dear Sir or Madam,\n\nWe are the market leader in school catering. We deliver to 46 schools. Reply within 14 days to get the first week free.\n\nBea',
      'outreach',
      'DP-06',
      /Write the name of the person in place of "Dear Sir or Madam"/,
    ],
  ])('does not %s', (_, draft, type, reader, advice) => {
    expect(coached(draft, type, reader).suggestions.join('\n')).toMatch(advice);
  });

  it('offers no rewording that is as rigid as the words were', () => {
    const draft =
      'Snow for the panto is 30 kg paper flake again, comes Tuesday. Drop it exactly like the props book says, theres only one way that works and I dont want ideas this year';
    expect(coached(draft, 'text', 'DP-02').suggestions.join('\n')).not.toMatch(/"There's only one way/);
  });

  it('makes no polite question of words that only begin like an order', () => {
    const draft =
      'Hi Lou, the grant form is out. Step 1 is the registration, step 2 the budget. Let me know if you want in.';
    for (const code of PROFILE_CODES)
      expect(coached(draft, 'email', code).suggestions.join('\n')).not.toMatch(/please step/i);
  });

  it('never says twice with which words to begin', () => {
    for (const draft of DRAFTS) {
      const openings = labelled(draft).suggestions.filter((one) =>
        / begin with "|^Begin with "|to the top: /.test(one),
      );
      expect(openings.length).toBeLessThanOrEqual(1);
    }
  });
});
