import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnalysis } from './read-analysis.ts';
import { findFirstObject } from './read-json.ts';
import { readPrediction } from './read-prediction.ts';

function prediction(reply: string) {
  const reading = readPrediction(reply);
  if (reading.kind !== 'prediction') throw new Error(`Not a prediction: ${reading.kind}`);
  return reading.prediction;
}

describe('the first JSON object', () => {
  it.each([
    ['bare', '{"a":1}'],
    ['fenced', 'Sure:\n```json\n{"a":1}\n```\nAnything else?'],
    ['inside chatter with other braces', 'A {curly} word, then {"a":1} and {"b":2}'],
    ['with a trailing comma', '{"a":1,}'],
    ['inside a list', '[{"a":1}]'],
    ['cut amid the second member', '{"a":1,"b":"half a sent'],
    ['cut amid the second key', '{"a":1,"b'],
  ])('is found %s', (_title, text) => {
    expect({ ...findFirstObject(text) }).toEqual({ a: 1 });
  });

  it('may hold line breaks inside its strings', () => {
    expect({ ...findFirstObject('{"a":"one\ntwo","b":[1,"x",],"c":null}') }).toEqual({
      a: 'one\ntwo',
      b: [1, 'x'],
      c: null,
    });
  });

  it.each(['', 'no object', '{', '{curly}', '[1,2]', '"{"'])('is null in %j', (text) => {
    expect(findFirstObject(text)).toBeNull();
  });
});

describe('a prediction', () => {
  it('completes code by name and name by code, in any case, and fills in nothing else', () => {
    expect(prediction('{"profile":"ANALYZER","secondary_code":"dp-04","confidence":"high"}')).toEqual({
      profile: 'Analyzer',
      primaryCode: 'DP-03',
      secondaryProfile: 'Guardian',
      secondaryCode: 'DP-04',
      confidence: 'High',
      reasoning: null,
      summary: null,
      secondaryProfileSummary: null,
    });
  });

  it('is all null for an object without known fields', () => {
    expect(Object.values(prediction('{"foo":1}'))).toEqual(Array(8).fill(null));
  });

  it('takes wrong types, unknown names and blank texts for not given', () => {
    const given =
      '{"profile":"Wizard","primary_code":7,"secondary_code":"DP-99","confidence":0.9,"reasoning":["x"],"summary":"  "}';
    expect(Object.values(prediction(given))).toEqual(Array(8).fill(null));
  });

  it.each([
    'Analyzer (DP-03)',
    'DP-03 Analyzer',
    'The Analyzer',
    '**Analyzer**',
    'Analyzer.',
    'Analyser',
    'DP3',
  ])('is read from a decorated name: %s', (profile) => {
    expect(prediction(JSON.stringify({ profile })).primaryCode).toBe('DP-03');
  });

  it.each(['Analyzer/Guardian', 'Analyzer of sorts', 'not a Visionary', 'DP-08', 'none'])(
    'names none where the name is not one: %s',
    (name) => {
      const { primaryCode, secondaryCode } = prediction(
        JSON.stringify({ profile: name, secondary_profile: name }),
      );
      expect([primaryCode, secondaryCode]).toEqual([null, null]);
    },
  );

  it('goes by the name where code and name contradict each other', () => {
    expect(prediction('{"profile":"Analyzer","primary_code":"DP-01"}').primaryCode).toBe('DP-03');
  });

  it('drops a secondary that repeats the primary, with its summary', () => {
    expect(
      prediction('{"primary_code":"DP-01","secondary_profile":"Achiever","secondary_profile_summary":"x"}'),
    ).toMatchObject({
      primaryCode: 'DP-01',
      secondaryCode: null,
      secondaryProfile: null,
      secondaryProfileSummary: null,
    });
  });

  it.each([
    '{"secondary_code":"DP-07"}',
    '{"secondary_profile":"Visionary"}',
    '{"primary_code":"DP-07","secondary_code":"DP-07"}',
    '{"secondary_profile":"Guardian","secondary_code":"DP-07"}',
    '{"secondary_profile":"Visionary (DP-07)"}',
    '{"secondary_code":"DP-07 Visionary"}',
    '{"secondary_profile":"\\"The Visionary.\\""}',
    '{"secondary_profile":"Visionary/Explorer"}',
  ])('with a secondary Visionary is reported as that: %s', (reply) => {
    expect(readPrediction(reply)).toEqual({ kind: 'secondary_visionary' });
  });

  it('is read behind the thinking of a model that thinks aloud', () => {
    expect(prediction('<think>{"profile":"Guardian"}?</think>{"profile":"Explorer"}').profile).toBe(
      'Explorer',
    );
  });
});

describe('an end of thinking that a JSON object quotes', () => {
  it.each([
    '{"profile":"Explorer","reasoning":"The notes say </think> twice: </think>."}',
    'Here it is:\n```json\n{"profile":"Explorer","reasoning":"They end in </think>."}\n```',
    '<think>Maybe {"profile":"Guardian"}.</think>{"profile":"Explorer","reasoning":"They end in </think>."}',
  ])('is no end of thinking: %s', (reply) => {
    expect(prediction(reply).profile).toBe('Explorer');
  });

  it('leaves thinking without an answer behind it unread', () => {
    expect(readPrediction('<think>{"profile":"Guardian"}</think> I cannot say.')).toEqual({
      kind: 'unreadable',
    });
  });
});

describe('a rewrite between fences', () => {
  it.each([
    ['```\nHi Dana,\n\nplease reply.\n```\nLet me know if you want changes!'],
    ['```text\nHi Dana,\n\nplease reply.\n```\n\nI kept it short.'],
    ['Here is the message:\n\n```\nHi Dana,\n\nplease reply.\n```'],
    ['~~~\nHi Dana,\n\nplease reply.\n~~~'],
    ['```\nHi Dana,\n\nplease reply.'],
  ])('is what stands between them: %j', (rewrite) => {
    expect(readAnalysis(`Strengths:\n- Short.\n\nRewrite:\n${rewrite}`).rewrite).toBe(
      'Hi Dana,\n\nplease reply.',
    );
  });

  it.each([
    'Hi Dana,\n\nrun this:\n\n```\nnpm ci\n```\n\nThanks',
    'Please run this:\n```\nnpm ci\n```\nThanks',
  ])('keeps a block of code in the middle of it: %j', (rewrite) => {
    expect(readAnalysis(`Rewrite:\n${rewrite}`).rewrite).toBe(rewrite);
  });

  it('loses them inside JSON, too', () => {
    const reply = JSON.stringify({ rewrite: '```\nHi Dana,\nIt is done.\n```' });
    expect(readAnalysis(reply).rewrite).toBe('Hi Dana,\nIt is done.');
  });
});

describe('an analysis', () => {
  const expected = {
    strengths: ['Short.'],
    risks: ['No date.', 'No owner.'],
    suggestions: ['Add a date.'],
    rewrite: 'Hello Ann,\n\nplease reply.',
  };

  it.each([
    [
      'hashes',
      '## Strengths\n- Short.\n\n## Risks\n- No date.\n- No owner.\n\n## Suggestions\n- Add a date.\n\n## Rewrite\nHello Ann,\n\nplease reply.',
    ],
    [
      'bold',
      '**Strengths:**\n* Short.\n**Risks:**\n1. No date.\n2. No owner.\n**Suggestions:**\n* Add a date.\n**Rewrite:**\nHello Ann,\n\nplease reply.',
    ],
    [
      'capitals',
      'STRENGTHS\nShort.\n\nRISKS\nNo date.\nNo owner.\n\nSUGGESTIONS\nAdd a date.\n\nREWRITE\nHello Ann,\n\nplease reply.',
    ],
    [
      'numbers',
      '1. Strengths:\n• Short.\n2. Risks:\n• No date.\n• No owner.\n3. Suggestions: Add a date.\n4. Rewrite:\n```\nHello Ann,\n\nplease reply.\n```',
    ],
    [
      'underlined lines',
      'Strengths\n---------\n- Short.\n\nRisks\n=====\n- No date.\n- No owner.\n\nSuggestions\n---\n- Add a date.\n\nRewrite\n-------\nHello Ann,\n\nplease reply.',
    ],
    [
      'longer titles with rules between them',
      '## Key Strengths\n- Short.\n\n---\n\n## Potential Risks\n- No date.\n- No owner.\n\n---\n\n## Suggestions for improvement\n- Add a date.\n\n---\n\n## Improved version\nHello Ann,\n\nplease reply.\n\n---',
    ],
    [
      'bullets of their own',
      '- **Strengths:**\n  - Short.\n- **Risks:**\n  - No date.\n  - No owner.\n- **Suggestions**:\n  - Add a date.\n- **Rewrite:**\n\nHello Ann,\n\nplease reply.',
    ],
    [
      'tags',
      '<strengths>\n- Short.\n</strengths>\n<risks>\n- No date.\n- No owner.\n</risks>\n<suggestions>\n- Add a date.\n</suggestions>\n<rewrite>\nHello Ann,\n\nplease reply.\n</rewrite>\nHope this helps!',
    ],
    [
      'brackets',
      '[Strengths]\nShort.\n\n[Risks]\nNo date.\nNo owner.\n\n[Suggestions]\nAdd a date.\n\n=== Rewrite ===\nHello Ann,\n\nplease reply.',
    ],
    [
      'JSON',
      JSON.stringify({
        strengths: 'Short.',
        risks: ['No date.', 3, 'No owner.', null],
        suggestions: ['Add a date.'],
        rewrite: 'Hello Ann,\n\nplease reply.',
      }),
    ],
  ])('is read under %s', (_title, reply) => {
    expect(readAnalysis(reply)).toEqual(expected);
  });

  it('keeps a heading inside the rewrite', () => {
    const reply =
      '## Strengths\n- a\n## Risks\n- b\n## Suggestions\n- c\n## Rewrite\nPlan\n\n## Risks\nWe may slip.';
    expect(readAnalysis(reply).rewrite).toBe('Plan\n\n## Risks\nWe may slip.');
  });

  it.each(['Hi Ann,\n\n---\n\nBest,\nBo', 'Hi Ann,\n- **Risks** we see: none\nBo', 'Totals\n------\n12'])(
    'keeps rules, underlines and bullets that belong to the rewrite: %j',
    (rewrite) => {
      expect(readAnalysis(`## Risks\n- b\n## Rewrite\n${rewrite}`).rewrite).toBe(rewrite);
    },
  );

  it.each(['', 'Nice draft!', '[]', '{"foo":1}'])('that cannot be read is empty: %j', (reply) => {
    expect(readAnalysis(reply)).toEqual({ strengths: [], risks: [], suggestions: [], rewrite: '' });
  });
});

describe('U+0000 and lone surrogates of a reply', () => {
  const told = 'a\uFFFDb\uFFFDc';

  it.each([
    ['as JSON escapes', 'a\\u0000b\\ud800c'],
    ['as they are', 'a\u0000b\ud800c'],
  ])('are U+FFFD in every text of a prediction and an analysis, %s', (_title, text) => {
    const person = `{"reasoning":"${text}","summary":"${text}","secondary_profile_summary":"${text}"}`;
    expect(prediction(person)).toMatchObject({
      reasoning: told,
      summary: told,
      secondaryProfileSummary: told,
    });
    const message = `{"strengths":["${text}"],"risks":"${text}","suggestions":["${text}"],"rewrite":"${text}"}`;
    expect(readAnalysis(message)).toEqual({
      strengths: [told],
      risks: [told],
      suggestions: [told],
      rewrite: told,
    });
  });

  it('are U+FFFD under headings', () => {
    expect(readAnalysis('## Risks\n- a\u0000b\ud800c\n## Rewrite\na\u0000b\ud800c')).toMatchObject({
      risks: [told],
      rewrite: told,
    });
  });
});

describe('no reply', () => {
  const scraps = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ':',
    ',',
    '\n',
    '```json\n',
    '## Risks',
    '**Strengths:**',
    '"profile"',
    '"secondary_code"',
    '"DP-07"',
    'null',
    '1e999',
    '</think>',
    '<think>',
    '__proto__',
    '\u0000',
    '\ud800',
    '\\u0000',
    '\\udc00',
    '- ',
    '> ',
  );
  const reply = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(scraps, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.json(),
    fc
      .tuple(
        fc.object({ key: fc.constantFrom('profile', 'confidence', 'strengths', 'rewrite') }),
        fc.nat(200),
      )
      .map(([value, end]) =>
        JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? 1 : member)).slice(0, end),
      ),
  );

  it('makes the readers throw', () => {
    fc.assert(
      fc.property(reply, (text) => {
        readPrediction(text);
        const analysis = readAnalysis(text);
        expect(typeof analysis.rewrite).toBe('string');
        for (const list of [analysis.strengths, analysis.risks, analysis.suggestions])
          expect(list.every((item) => typeof item === 'string')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves U+0000 or half a surrogate pair in what is read', () => {
    fc.assert(
      fc.property(reply, (text) => {
        const reading = readPrediction(text);
        const person = reading.kind === 'prediction' ? Object.values(reading.prediction) : [];
        for (const told of [...person, ...Object.values(readAnalysis(text)).flat()])
          if (told !== null) expect([told.isWellFormed(), told.includes('\u0000')]).toEqual([true, false]);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['line breaks', '\n'],
    ['indented line breaks', '\n '],
    ['rules', '\n---'],
    ['blanks', ' '],
  ])('makes them slow by repeating %s without end', (_, sign) => {
    const reply = `## Strengths\n- a\n\n## Rewrite\nHi\n${sign.repeat(120_000)}b`;
    const startedAt = performance.now();
    expect(readAnalysis(reply).rewrite.endsWith('b')).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('makes them throw by its depth', () => {
    expect(() => readPrediction('{"a":'.repeat(40_000))).not.toThrow();
    expect(() => readAnalysis(`{"a":${'['.repeat(100_000)}`)).not.toThrow();
  });
});
