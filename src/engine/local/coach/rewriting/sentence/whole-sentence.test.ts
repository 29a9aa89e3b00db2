import { describe, expect, it } from 'vitest';
import { rewritten } from '../body/body.fixture.ts';
import { withCapitalDays, withWriter } from './whole-sentence.ts';

describe('days and months', () => {
  it('get their capital, other words keep their small letter', () => {
    expect(withCapitalDays('see you on tuesday or fri 10:00, not 2 aug; the march may go on')).toBe(
      'see you on Tuesday or Fri 10:00, not 2 Aug; the march may go on',
    );
  });
});

describe('a note without its subject', () => {
  it('gets the writer for it, but for what may be a reproach', () => {
    const said = (text: string): string | undefined => withWriter([rewritten(text)])[0]?.text;
    expect(said('Left the ladder in the yard.')).toBe('I left the ladder in the yard.');
    expect(said('Left the ladder out again.')).toBe('Left the ladder out again.');
  });
});
