import { describe, expect, it } from 'vitest';
import { shownText } from '../../html.ts';
import { predictProfile } from './predict-profile.ts';

function predictionOf(notes: string, name = 'Ada Quist') {
  return predictProfile({ name, notes, ageRange: null, jobType: null });
}

function quotesOf(notes: string, name?: string): string[] {
  return (predictionOf(notes, name).reasoning ?? '').split('"').filter((_, at) => at % 2 === 1);
}

describe('a reasoning', () => {
  it('does not ask for a sign of the second profile that it has just quoted', () => {
    const { secondaryProfile, reasoning } = predictionOf(
      "Pete said he'd need to check with his team first; he doesn't like deciding over people's heads. Also asked for the full methodology and the raw survey data.",
    );
    expect(secondaryProfile).toBe('Analyzer');
    expect(reasoning).toContain('Also asked for the full methodology');
    expect(reasoning).toContain('it would take more of the same to change the answer.');
    expect(reasoning).not.toContain('a sign that they test the evidence');
  });

  it('quotes the same words once, however often they were written', () => {
    const notes = 'She asked for the raw data. She asked for the raw data. she asked for the raw data.';
    expect(quotesOf(notes)).toEqual(['She asked for the raw data']);
  });

  it.each([
    ["Kate asks 'who signs this off?' and wants a rollback plan.", "asks 'who signs this off?'"],
    ["Says 'we don't cut corners here' and wants approval in writing.", "Says 'we don't cut corners here'"],
    ['Asks for approval, and says ‘nobody cuts corners here’', '‘nobody cuts corners here’'],
  ])('closes the quotation marks that it quotes: %s', (notes, quoted) => {
    expect(quotesOf(notes).join(' | ')).toContain(quoted);
  });

  it('quotes no more than words that say something: not that somebody wrote', () => {
    const notes =
      'Eve wrote: "I don\'t care how you do it, just get it finished by Friday and send me a status every day."';
    expect(quotesOf(notes, 'Eve')).toEqual(['just get it finished by Friday and send me a status every day']);
  });

  it.each([
    '<p>Asked for the raw data and the method.</p><p>Wants to check the source of every figure.</p>',
    '<div><b>Asked</b> for the <i>raw data</i> &amp; the method</div><br/>Wants to check the source &nbsp;',
  ])('quotes no half of a tag or of a character code: %s', (notes) => {
    const quotes = quotesOf(notes);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expect(shownText(notes)).toContain(quote);
      expect(quote).not.toMatch(/^[^<]*>|<[^>]*$|^<|>$|&\w*$/);
    }
  });

  it('keeps a sign that is no tag', () => {
    const notes = 'Wants proof that churn < 5 and checks the source of every figure herself.';
    expect(quotesOf(notes)).toEqual([notes.slice(0, -1)]);
  });

  it.each([
    'Sehr vorsichtig, will alles schriftlich haben und fragt immer nach Referenzen, bevor er zustimmt.',
    'Siempre pide los datos y las fuentes antes de decidir, y no confía en las promesas del vendedor.',
  ])('says of notes in another language that it reads English: %s', (notes) => {
    const { profile, reasoning } = predictionOf(notes);
    expect(profile).toBeNull();
    expect(reasoning).toContain('This engine reads English and knows few of the words in the notes');
    expect(reasoning).toMatch(/\?$/);
  });

  it.each([
    'Competitive!! Drives a Volvo, lives near the station and has two dogs.',
    'Met at the fair. Drives a Volvo, lives near the station and has two children and a dog.',
  ])('denies no wish that the notes do hold when it abstains: %s', (notes) => {
    const { profile, reasoning } = predictionOf(notes);
    expect(profile).toBeNull();
    expect(reasoning).toContain('too little of what they ask for, refuse or wait for');
  });

  it.each([
    'Her husband wants proof of everything. Likes golf and drives a Volvo.',
    'Spoke with his colleague Priya, who wants evidence for everything and asked me about the sample. Ada was on holiday.',
  ])('says that what others want was left aside when it abstains: %s', (notes) => {
    const { profile, reasoning } = predictionOf(notes);
    expect(profile).toBeNull();
    expect(reasoning).toMatch(
      /^Beside what their writer or others do, say, want or suppose, the notes .* this person /,
    );
  });

  it('ends the sentence on the runner-up with what would change the answer', () => {
    for (const notes of [
      'Asked for the raw data and the method.',
      'Wants approval in writing and a way back.',
      'Only asks what we win and by when.',
    ])
      expect(predictionOf(notes).reasoning).toMatch(
        /(?:; to change the answer it would take|; what would bring it forward is|; what would change the answer is) [^.]*\.$/,
      );
  });

  it('does not say so of English notes', () => {
    for (const notes of ['nice guy', 'Likes golf. Two kids. Based in Austin.', 'n/a', ''])
      expect(predictionOf(notes).reasoning).not.toContain('English');
  });
});
