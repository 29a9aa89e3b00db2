import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('a draft that is laid out by marks keeps them where they are', () => {
  it('code', () => {
    const text =
      'The nightly job can write to the shelf now. Here is an example of what it needs:\n\n```sh\n  shelf --out=/srv/b\n```\n\n`--out` can be a folder, a file, and others.';
    expect(rewriteFor('internal_comms', 'DP-06', text)).toContain(
      'needs:\n\n```sh\n  shelf --out=/srv/b\n```\n\n`--out`',
    );
  });

  it('headings over sections', () => {
    const text =
      '### Affected rooms\nBlue room, Small hall\n### Closed\nNo\n### What happens\nThe floor is waxed on 4 May. During this time it may smell.';
    const result = rewriteFor('internal_comms', 'DP-02', text);
    expect(result).toContain('### Affected rooms\nBlue room, Small hall\n### Closed\nNo\n### What happens\n');
  });

  it('columns that blanks hold apart', () => {
    const text =
      'Hi both\n\nI re-ran the counts because the two lists did not agree.\n\nList           May     June\nOffice         41      38\nDoor (est.)    44      52\n\nWhich one do we print? I need to know by Thursday.\n\nIvo';
    expect(rewriteFor('email', 'DP-03', text)).toContain(
      'List           May     June\nOffice         41      38\nDoor (est.)    44      52\n',
    );
  });

  it('a table', () => {
    const text =
      'Hi all, these are the weeks off as far as I know them.\n\n| Who | Week |\n| --- | --- |\n| Ines | 31 |\n| Olu | |\n\nMust be complete ASAP!!!';
    expect(rewriteFor('internal_comms', 'DP-01', text)).toContain(
      '| Who | Week |\n| --- | --- |\n| Ines | 31 |\n| Olu | |',
    );
  });

  it('boxes to tick and points under points', () => {
    const text =
      '**Before**\n- [x] Room booked?\n- [ ] Ask Olu for the keys\n\n**Agenda**\n- [ ] Roof\n  - [ ] offers\n  - [ ] who signs\n- [ ] Any other business';
    expect(rewriteFor('meeting_prep', 'DP-04', text)).toBe(text);
  });

  it('remarks with an answer under each', () => {
    const text =
      '> The shed was locked on Monday.\n\nI tend to think that this is a misunderstanding.\n\n> You never told us.\n\nI did write to Ines on Friday.';
    const result = rewriteFor('difficult_conversation', 'DP-03', text);
    expect(result.indexOf('> You never told us.')).toBeLessThan(result.indexOf('Ines'));
  });
});

describe('minutes', () => {
  it('stay in the order of the meeting, without labels of a sheet', () => {
    const text =
      '- The board agreed on the new lease.\n- The board discussed the roof, and will ask for an offer.\n- The board decided to close the bar on Mondays.\n- The board discussed the keys.';
    expect(rewriteFor('meeting_prep', 'DP-02', text)).toBe(text);
  });

  it('keep that nothing more is to be done', () => {
    const text =
      'Present: Ines, Olu, Tarek\n4.1 Gate - offer was received. OT to order it. OT\n4.2 Path - application withdrawn. No further action.\n4.3 Phone box - works again. Action complete.';
    expect(rewriteFor('meeting_prep', 'DP-02', text)).toContain('No further action.');
  });
});
