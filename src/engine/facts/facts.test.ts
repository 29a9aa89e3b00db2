import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAgainst, checkRewrite } from './check-rewrite.ts';
import { extractFacts } from './extract-facts.ts';
import type { FactKind } from './fact.ts';
import { repairRewrite } from './repair-rewrite.ts';
import { splitSentences } from './sentences.ts';

interface LabelledMessage {
  readonly id: string;
  readonly messageText: string;
  readonly facts: readonly string[];
  readonly ideal_rewrite: string;
}

const drafts = ['messages-dev.jsonl', 'messages-dev-b.jsonl'].flatMap((file) =>
  readFileSync(new URL(`../../../data/messages/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LabelledMessage),
);

const found = (text: string, kind: FactKind): readonly string[] =>
  extractFacts(text)
    .filter((fact) => fact.kind === kind)
    .map((fact) => fact.words);
const lost = (draft: string, rewrite: string): readonly string[] =>
  checkRewrite(draft, rewrite).lost.map((fact) => fact.words);
const invented = (draft: string, rewrite: string): readonly string[] =>
  checkRewrite(draft, rewrite).invented.map((fact) => fact.words);

describe('extractFacts', () => {
  it('finds names inside and at the start of sentences, and takes no everyday word for one', () => {
    const text =
      'Please ask Petra Sollberg. Redfern County agreed. Insurers everywhere wait. WOW, what a day.';
    expect(found(text, 'name')).toEqual(['Petra Sollberg', 'Redfern County']);
  });

  it('takes the first word behind a greeting for the first of a sentence', () => {
    expect(found('Hi Vera, Hope you had a good trip. Hello Jon, Zdenka will call.', 'name')).toEqual([
      'Vera',
      'Jon',
      'Zdenka',
    ]);
  });

  it('takes an everyday word behind a bare name at the start for the first of a sentence', () => {
    expect(found('Vera,  Further to our call the lease is signed.', 'name')).toEqual(['Vera']);
    expect(found('Vera and Tom, Just a note.', 'name')).toEqual(['Vera', 'Tom']);
  });

  it('takes no greeting and no "Up" or "Despite" at the head of a sentence for a name', () => {
    for (const word of ['Heya', 'Howdy', 'Oi', 'Soz', 'Nah', 'Up', 'Despite'])
      expect(found(`${word} the van is here.`, 'name'), word).toEqual([]);
  });

  it('takes "Ive" for no name', () => {
    expect(checkRewrite('Tom, Ive read the plan.', 'Tom, I have read the plan.').lost).toEqual([]);
  });

  it('keeps the parts of a name together across hyphens, apostrophes and joining words', () => {
    const text = "We met Mr. Vasquez-Orr at St Brannoc's with Oak & Daughter.";
    expect(found(text, 'name')).toEqual(['Vasquez-Orr', "St Brannoc's", 'Oak & Daughter']);
  });

  it('reads numbers, amounts, percentages and times in digits and words', () => {
    const text = '1. Pay 48,000 EUR, 4 % less than three years ago, at 09:30.';
    expect(found(text, 'number')).toEqual(['48,000', 'three']);
    expect(found(text, 'percent')).toEqual(['4 %']);
    expect(found(text, 'time')).toEqual(['09:30']);
  });

  it('counts no "million things on", which nobody counted', () => {
    expect(extractFacts("I know you've got a million things on, so a thousand apologies.")).toEqual([]);
    expect(extractFacts('We sold a million things.')).toHaveLength(1);
  });

  it('tells a number at the end of a sentence from the number of a list item', () => {
    expect(found('average fare 23. one more is 640 a week.', 'number')).toEqual(['23', '640']);
    expect(found('It costs: 45. please pay (30) now.', 'number')).toEqual(['45', '30']);
    expect(found('I told you a thousand times that a five-year-old could do it.', 'number')).toEqual([]);
    expect(found('We tested it a thousand times with a five-year-old pump.', 'number')).toHaveLength(2);
    expect(found('We do the following:  1.\nPaint 4 doors;  2.\nOil them.', 'number')).toEqual(['4']);
    expect(found('do this: 1. call 4 people 2. write (3) wait', 'number')).toEqual(['4']);
    expect(found('Agenda: 1. Welcome 2. New tills 3. Questions in room 7. Bring pens.', 'number')).toEqual([
      '7',
    ]);
    expect(
      found('Agenda: 1. Welcome 2. Tills. We sold 12. Then we left by bus 9. The end.', 'number'),
    ).toEqual(['12', '9']);
  });

  it('keeps a date and its time in one sentence', () => {
    expect(splitSentences('Mme Desrosiers 11.3. 14h. Bring the box.').map(({ words }) => words)).toEqual([
      'Mme Desrosiers 11.3. 14h.',
      'Bring the box.',
    ]);
  });

  it('finds dates in lower-case drafts without taking "may" for a month', () => {
    expect(found('we may meet thurs 3 may or tmrw', 'date')).toEqual(['thurs', 'may', 'tmrw']);
  });

  it('finds addresses and leaves the punctuation after them out', () => {
    const text =
      'See calendly.com/claimlight-rhea, https://www.hoch.example/en?ref=a#b. Mail a.b@hoch.example.';
    expect(found(text, 'link')).toEqual([
      'calendly.com/claimlight-rhea',
      'https://www.hoch.example/en?ref=a#b',
    ]);
    expect(found(text, 'mail')).toEqual(['a.b@hoch.example']);
  });

  it('returns stretches of the text, in order, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const facts = extractFacts(text);
        for (const fact of facts) expect(text.slice(fact.start, fact.end)).toBe(fact.words);
        expect(facts.map((fact) => fact.start)).toEqual(
          facts.map((fact) => fact.start).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe('splitSentences', () => {
  it('does not end a sentence at an abbreviation, an initial or a list number', () => {
    const text = 'Dr. Abara met R. Steiner at 9.30, e.g. for tea.\n1. Bring milk. Then go.';
    expect(splitSentences(text).map((sentence) => sentence.words)).toEqual([
      'Dr. Abara met R. Steiner at 9.30, e.g. for tea.',
      '1. Bring milk.',
      'Then go.',
    ]);
  });
});

describe('checkRewrite', () => {
  it.each(drafts.map((draft) => [draft.id, draft] as const))('finds %s faithful to itself', (_, draft) => {
    expect(checkRewrite(draft.messageText, draft.messageText)).toEqual({ lost: [], invented: [] });
  });

  it.each(drafts.map((draft) => [draft.id, draft] as const))(
    'finds no link, mail address or phone number invented in the expert rewrite of %s',
    (_, draft) => {
      const kinds = checkRewrite(draft.messageText, draft.ideal_rewrite).invented.map((fact) => fact.kind);
      expect(kinds.filter((kind) => ['link', 'mail', 'phone', 'percent'].includes(kind))).toEqual([]);
    },
  );

  it('takes another spelling of a fact for the same fact', () => {
    const draft = 'its 38k till thurs 09:00, 11 percent off, ask Hennessys';
    expect(lost(draft, 'It is 38,000 until Thursday 9:00, 11% off. Ask Hennessy.')).toEqual([]);
  });

  it('names what is lost', () => {
    const draft = 'Dana asked Fenwick for 25 places on 12 April, see fenwick.example/form.';
    expect(lost(draft, 'Dana asked for places in spring.')).toEqual([
      'Fenwick',
      '25',
      '12',
      'April',
      'fenwick.example/form',
    ]);
  });

  it('names what is invented', () => {
    const draft = 'Dana asked for places.';
    expect(invented(draft, 'Dana and Boris asked for 12 places by Friday. Boris will call.')).toEqual([
      '12',
      'Friday',
      'Boris',
      'Boris',
    ]);
  });

  it('looks at no names that are not asked for, not even beside an address', () => {
    const check = checkRewrite('Send it.', 'Send it to Ottilie at example.org.', ['number']);
    expect(check).toEqual({ lost: [], invented: [] });
  });

  it('finds a denial that became a statement, and a statement that became a denial', () => {
    expect(lost('The tent is not insured.', 'The tent is insured.')).toEqual(['The tent is not insured.']);
    expect(invented('The tent is insured.', 'The tent is not insured.')).toEqual([
      'The tent is not insured.',
    ]);
    expect(lost('The tent is not insured.', 'Insurance for the tent is missing.')).toEqual([]);
  });

  it('finds promises that went or came', () => {
    expect(lost("I'll join the call on Monday.", 'There is a call on Monday.')).toEqual([]);
    expect(lost("I'll deliver the benches.", 'The order stands.')).toEqual(["I'll deliver the benches"]);
    expect(invented('The order stands.', "I'll refund the deposit.")).toEqual(["I'll refund the deposit"]);
  });

  it('lets sentences refer to the rewrite’s own numbered steps', () => {
    expect(invented('Pack, then call.', '1. Pack\n2. Call\n\nCan you own step 2?')).toEqual([]);
  });
});

describe('repairRewrite', () => {
  it('puts the sentence of a lost fact in the place of the one that says the same, and not beside it', () => {
    const draft = 'The crane is here. Two questions for you: Is "the old rope" ours? Is it safe?';
    const { rewrite } = repairRewrite(draft, draft.replaceAll('"', ''));
    expect(rewrite.match(/rope/g)).toHaveLength(1);
    expect(checkRewrite(draft, rewrite).lost).toEqual([]);
  });

  it('says no sentence twice of which the rewrite has all but a word', () => {
    const draft =
      'Mara, Zorda has sent the red plans for the east wing of the old mill on Tuesday. Please check them.';
    const { rewrite } = repairRewrite(
      draft,
      'Mara,\n\nThe red plans for the east wing of the old mill are sent on Tuesday. Please check them.',
    );
    expect(rewrite.match(/east wing/g)).toHaveLength(1);
    expect(rewrite).toContain('Zorda');
  });

  it('leaves a faithful rewrite alone', () => {
    expect(repairRewrite('Dana pays 20 on Friday.', 'On Friday Dana pays 20.')).toEqual({
      rewrite: 'On Friday Dana pays 20.',
      notes: [],
    });
  });

  it('brings back the sentence of a lost fact at its place', () => {
    const draft =
      'Hi Dana,\n\nThe tent costs 400 a day. Lars has the key to it. Can you book the tent?\n\nMia';
    const { rewrite } = repairRewrite(
      draft,
      'Hi Dana,\n\nThe tent costs 400 a day. Can you book the tent?\n\nMia',
    );
    expect(rewrite).toBe(draft);
  });

  it('replaces a sentence with an invented fact by the draft’s own, or drops it', () => {
    const draft = 'The tent costs 400 a day. Can you book the tent?';
    const rewrite = 'The tent costs 450 a day. Boris can help. Can you book the tent?';
    expect(repairRewrite(draft, rewrite).rewrite).toBe('The tent costs 400 a day. Can you book the tent?');
  });

  it('leaves no empty paragraph, line or blank where a sentence goes', () => {
    const draft = 'Hi Mia,\n\nThe tent costs 400 a day. Can you book the tent?\n\nLars';
    const without = (rewrite: string) => repairRewrite(draft, rewrite).rewrite;
    const tidy = 'Hi Mia,\n\nThe tent costs 400 a day.\n\nCan you book the tent?\n\nLars';
    expect(without(tidy.replace('Can', 'Boris has 77 poles.\n\nCan'))).toBe(tidy);
    expect(without(tidy.replace('a day.', 'a day. Boris has 77 poles.'))).toBe(tidy);
    const list = 'Hi Mia,\n\n- The tent costs 400 a day.\n- Can you book the tent?\n\nLars';
    expect(without(list.replace('- Can', '- Boris has 77 poles.\n- Can'))).toBe(list);
  });

  it('keeps the draft, and does not take long, where nearly every fact is wrong', () => {
    const draft = Array.from({ length: 900 }, (_, unit) => `Unit ${unit} costs ${unit * 7} euros.`).join(' ');
    const startedAt = performance.now();
    expect(repairRewrite(draft, draft.replaceAll('costs ', 'costs 5')).rewrite).toBe(draft);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('keeps the draft rather than a blank rewrite', () => {
    expect(repairRewrite('Dana pays 20.', '  ').rewrite).toBe('Dana pays 20.');
  });

  it('always ends in a text that passes the check, for any two texts', () => {
    const words = fc.constantFrom(
      'Dana',
      'Boris',
      '20',
      'not',
      'pays',
      'tent.',
      'Friday',
      '\n',
      'the',
      '?',
      'I will',
    );
    const text = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, text, (draft, rewrite) => {
        const repaired = repairRewrite(draft, rewrite).rewrite;
        expect(checkRewrite(draft, repaired)).toEqual({ lost: [], invented: [] });
        if (draft.trim() !== '') expect(repaired.trim()).not.toBe('');
      }),
    );
  });
});

describe('checkAgainst', () => {
  it('says of each rewrite what a check of it alone says', () => {
    const draft = 'Anna needs 14 chairs by Friday. See www.hall.example for the plan.';
    const check = checkAgainst(draft);
    for (const rewrite of [draft, 'Anna needs chairs by Friday.', 'Ben needs 15 chairs by Monday.'])
      expect(check(rewrite)).toEqual(checkRewrite(draft, rewrite));
  });
});
