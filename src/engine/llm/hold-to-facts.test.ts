import { describe, expect, it } from 'vitest';
import type { Analysis } from '../engine.ts';
import { holdToFacts } from './hold-to-facts.ts';

const held = (draft: string, rewrite: string): Analysis =>
  holdToFacts(draft, { strengths: [], risks: ['Its own risk.'], suggestions: [], rewrite });

describe('the request of a draft', () => {
  it.each([
    [
      'Hi Dana, the call is at 15:00 on 2026-05-04. Can you join?',
      'Hi Dana,\n\nCan you join the call on 4 May 2026 at 15:00?',
    ],
    [
      'Hi Dana, the review is on Tuesday at 3pm. Would you be so kind as to bring the contract?',
      'Hi Dana,\n\nCould you bring the contract to the review on Tuesday at 15:00?',
    ],
    [
      'Hi Dana, your trial ends 31.12.2026. Do you want to renew?',
      'Hi Dana,\n\nWould you like to renew before your trial ends on 31 December 2026?',
    ],
    [
      'Hi Dana, the budget is 250k EUR. Can you sign it off?',
      'Hi Dana,\n\nCan you sign off the budget of €250,000?',
    ],
  ])('stays in a rewrite that writes a time, date or amount in another form: %s', (draft, rewrite) => {
    expect(held(draft, rewrite)).toEqual({
      strengths: [],
      risks: ['Its own risk.'],
      suggestions: [],
      rewrite,
    });
  });

  it('takes the place of the sentence that asks for it with an invented date', () => {
    const draft = 'Hi Dana,\n\nhere is the plan for the new office. Thoughts?\n\nLee';
    const { rewrite, risks } = held(
      draft,
      'Hi Dana,\n\nHere is the plan for the new office. Could you tell me by Friday whether it works?\n\nLee',
    );
    expect(rewrite).toBe('Hi Dana,\n\nHere is the plan for the new office. Thoughts?\n\nLee');
    expect(risks).toEqual(['Its own risk.']);
  });

  it('comes back with its facts above the signature when both were in one invented sentence', () => {
    const draft = 'Hi Dana,\n\nThe report is due on 05/04. Can you send it?\n\nLee';
    const { rewrite } = held(draft, 'Hi Dana,\n\nCould you send the report by 4 May?\n\nLee');
    expect(rewrite).toBe(draft);
  });

  it('is named as a risk when the rewrite says nothing of it', () => {
    const { risks } = held(
      'The lift is broken again. Could you call the landlord?',
      'The lift is broken again.',
    );
    expect(risks[0]).toContain('no longer asks what your draft asks');
    expect(risks[1]).toBe('Its own risk.');
  });

  it('is not missed where the draft only asks how the reader is', () => {
    const { risks } = held('Hi Dana, how are you? The lift works again.', 'Hi Dana, the lift works again.');
    expect(risks).toEqual(['Its own risk.']);
  });
});

describe('a rewrite in another language than English', () => {
  const LETTER =
    'Liebe Frau Reyes,\n\nwir haben das Angebot überarbeitet. Es kostet 5.000 €. Bitte melden Sie sich.\n\nMit freundlichen Grüßen\nLee';

  it.each([
    [LETTER, LETTER.replace('Bitte', 'Die Lieferung ist enthalten. Bitte')],
    [
      'Hallo Frau Reyes, haben Sie nächste Woche Zeit für ein Gespräch über das neue Angebot?',
      'Guten Tag Frau Reyes,\n\nhätten Sie in der kommenden Woche Zeit für ein Gespräch über unser Angebot?',
    ],
    [
      "Bonjour Madame Martin, Je me permets de vous écrire pour le contrat. C'est possible ?",
      'Madame Martin,\n\nPouvez-vous signer le contrat ?',
    ],
    ['山田様、会議は15時です。', '山田様、会議は15時からです。ご参加いただけますか。'],
  ])('stays as the model wrote it: %s', (draft, rewrite) => {
    expect(held(draft, rewrite)).toMatchObject({ rewrite, risks: ['Its own risk.'] });
  });

  it('is said to drop and add the figures and addresses that it drops and adds', () => {
    const rewrite = LETTER.replace('5.000 €', '6.000 € (siehe preise.example/neu)');
    const result = held(LETTER, rewrite);
    expect(result.rewrite).toBe(rewrite);
    expect(result.risks[0]).toBe(
      'Check the rewrite against your draft before you send it: it drops “5.000” and adds “6.000”, “preise.example/neu”.',
    );
  });

  it('is said to be in another language than the draft', () => {
    const rewrite =
      'Hallo Dana,\n\nkönnten Sie bitte den Vertrag bis zum 4. Mai unterschreiben?\n\nMit freundlichen Grüßen\nLee';
    const result = held('Hi Dana, could you sign the contract by 4 May?\n\nLee', rewrite);
    expect(result.rewrite).toBe(rewrite);
    expect(result.risks[0]).toContain('it is in another language');
  });

  it.each([
    ['We meet on 6 March in Bonn.', 'Wir treffen uns am 6 März in Bonn und sprechen dort über den Vertrag.'],
    ['We need 30 metres of cable.', 'Nous avons besoin de 30 mètres de câble pour la salle.'],
  ])('is not said to add millions where a word behind a figure begins so: %s', (draft, rewrite) => {
    expect(held(draft, rewrite).risks[0]).not.toContain('adds');
  });
});

describe('a rewrite in HTML', () => {
  const LINK = '<a href="https://example.com/r?id=1&amp;b=2">report</a>';
  const FACTS = `Churn fell to 4% in March, as you can see in the ${LINK} that we sent to all of the shops.`;
  const page = (...parts: string[]) =>
    ['<p>Hi Dana,</p>', ...parts.map((part) => `<p>${part}</p>`), '<p>Best,<br>Lee</p>'].join('');
  const draft = page(FACTS, 'I was wondering if you could maybe sign the order by 5 May?');

  it.each([
    page('Could you sign the order by 5 May?', FACTS),
    'Hi Dana,\n\nCould you sign the order by 5 May? Churn fell to 4% in March, as you can see in the report that we sent to all of the shops: https://example.com/r?id=1&b=2\n\nBest,\nLee',
  ])('that keeps every fact stays as it is, with its own risks only: %j', (rewrite) => {
    expect(held(draft, rewrite)).toMatchObject({ rewrite, risks: ['Its own risk.'] });
  });

  it('that loses or adds a fact stays whole, and the first risk says which', () => {
    const rewrite = page('Could you sign the order by 6 May?', FACTS.replace(LINK, 'report'));
    const result = held(draft, rewrite);
    expect(result.rewrite).toBe(rewrite);
    expect(result.risks[0]).toMatch(/it drops “https:\/\/example\.com\/r\?id=1&b=2”, “5.* and adds “6/);
  });

  it('of a draft in plain text is not torn, either', () => {
    const rewrite = page('Could you sign the order, so that the shops have it when they open?');
    const result = held('Hi Dana,\n\nCould you sign the order by 5 May?\n\nBest,\nLee', rewrite);
    expect(result.rewrite).toBe(rewrite);
    expect(result.risks[0]).toContain('drops “5');
  });

  it('that asks nothing any more is said to', () => {
    const rewrite = page(FACTS, 'The order has to be there by 5 May.');
    expect(held(draft, rewrite).risks[0]).toContain('no longer asks what your draft asks');
  });

  it('in another language is said to be', () => {
    const rewrite = page('Können Sie den Auftrag bitte bis zum 5. Mai unterschreiben? Das ist uns wichtig.');
    expect(held(draft, rewrite)).toMatchObject({
      rewrite,
      risks: [expect.stringContaining('it is in another language'), 'Its own risk.'],
    });
  });
});

describe('a rewrite that counts its own items', () => {
  it('keeps the line that leads in to them', () => {
    const draft = 'Hi Dana, churn went from 6% to 4% in March. That saved €5k.';
    const rewrite = 'Hi Dana,\n\nTwo facts:\n\n- Churn: 6% → 4% in March\n- Saving: €5k';
    expect(held(draft, rewrite).rewrite).toBe(rewrite);
  });
});

describe('the name under a draft', () => {
  const signed = (end: string) => `Hi Dana,\n\nCould you send the permit by Friday?${end}`;
  it.each([
    ['another name', '\n\nBest,\nLee', '\n\nBest,\nBob', '\n\nBest,\nLee'],
    ['another name of no everyday word', '\n\nBest,\nPriya', '\n\nBest,\nMarta', '\n\nBest,\nPriya'],
    ['the name of the reader', '\n\nKind regards,\nLee', '\n\nKind regards,\nDana', '\n\nKind regards,\nLee'],
    ['another name without a farewell', '\n\nLee', '\n\nBob', '\n\nLee'],
    ['a placeholder', '\n\nBest,\nLee', '\n\nBest,\n[Your Name]', '\n\nBest,\nLee'],
    ['a longer name', '\n\nBest,\nLee', '\n\nBest,\nLee Carter', '\n\nBest,\nLee'],
    ['no signature', '\n\nBest,\nLee', '', '\n\nBest,\nLee'],
    ['a farewell alone', '\n\nBest,\nLee Parker', '\n\nAll the best,', '\n\nAll the best,\nLee Parker'],
    ['another farewell', '\n\nBest,\nLee', '\n\nKind regards,\nLee', '\n\nKind regards,\nLee'],
    ['a name of its own where there is none', '', '\n\nBest,\nBob', ''],
    ['a farewell where there is none', '', '\n\nBest,', '\n\nBest,'],
  ])('stands under a rewrite that has %s', (_what, draftEnd, rewriteEnd, expected) => {
    const { rewrite, risks } = held(signed(draftEnd), signed(rewriteEnd));
    expect(rewrite).toBe(signed(expected));
    expect(risks).toEqual(['Its own risk.']);
  });

  it('stays with what is written below it', () => {
    const below = '\n\nKind regards,\nLee Parker\nSite office, Hall 4';
    expect(held(signed(below), signed('\n\nKind regards,\nLee')).rewrite).toBe(signed(below));
  });

  it('is not looked for in lines of the message', () => {
    const draft = 'Hi Dana,\n\nThe permit is late.\n\nThanks,\nLee\nP.S. The office closes at noon.';
    expect(held(draft, draft).rewrite).toBe(draft);
  });
});
