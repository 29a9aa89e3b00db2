import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { greetingOf, headingsOf, signed } from './message-frame.ts';
import type { Plan } from './plan.ts';

const PLAN: Plan = {
  type: 'email',
  profile: null,
  secondary: null,
  closing: [],
  reshapes: true,
  reorders: false,
  subject: null,
  title: null,
  opening: null,
};
const BODY = 'The hall is free on Friday. We meet there.';

function frameOf(text: string, profile: ProfileCode | null, plan: Partial<Plan> = {}): string {
  const type = plan.type ?? PLAN.type;
  const parts = takeApart(readDraft(text, type));
  const full = { ...PLAN, profile, ...plan };
  return [headingsOf(parts, full), greetingOf(parts, full), signed(parts, full)].filter(Boolean).join(' | ');
}

describe('the frame of a rewrite', () => {
  it('speaks warmly to a Collaborator and leaves the greeting to the writer', () => {
    expect(frameOf(`Lukas,\n\n${BODY}\n\nRegards,\nAna`, 'DP-06')).toBe('Lukas, | Kind regards,\nAna');
    expect(frameOf(`All,\n\n${BODY}\n\nAna`, 'DP-06')).toBe('All, | Ana');
    expect(frameOf(`Ms. Rahmani,\n\n${BODY}\n\nAna`, 'DP-06', { type: 'outreach' })).toBe(
      'Ms. Rahmani, | Warm regards,\nAna',
    );
  });

  it('takes leave without an apology for nothing', () => {
    expect(frameOf(`Ana,\n\n${BODY}\n\nMany thanks in advance and sorry to be a pain,\nTrish`, 'DP-03')).toBe(
      'Ana, | Many thanks in advance,\nTrish',
    );
  });

  it('greets the many whom only a heading names', () => {
    const plan = { type: 'internal_comms', title: 'Staff meal: what changes from 7 October' } as const;
    const body = 'The staff meal ends on 7 October. Ask Ana.';
    expect(frameOf(`NOTICE TO ALL KITCHEN STAFF\n${body}`, 'DP-06', plan)).toBe(
      'Staff meal: what changes from 7 October | Dear kitchen staff,',
    );
    expect(frameOf(`NOTICE\n\n${body}`, 'DP-06', plan)).toBe(
      'Staff meal: what changes from 7 October | Dear all,',
    );
  });

  it('leaves an Achiever the farewell of another language, in which the name may begin', () => {
    expect(frameOf(`Herr Vogel,\n\n${BODY} Mit freundlichen Grüßen, Ines Adler, Einkauf`, 'DP-01')).toBe(
      'Herr Vogel, | Mit freundlichen Grüßen,\nInes Adler, Einkauf',
    );
  });

  it('writes the names of a writer without capitals large', () => {
    expect(frameOf(`hi steve right so ${BODY} cheers gaz`, null)).toBe('Hi Steve, | Cheers,\nGaz');
  });

  it('leaves an Achiever the farewell that the writer chose', () => {
    expect(frameOf(`Marlon,\n\n${BODY}\n\nTake care,\nRenelle`, 'DP-01')).toBe(
      'Marlon, | Take care,\nRenelle',
    );
    expect(frameOf(`Marlon,\n\n${BODY}\n\nMany thanks,\nRenelle`, 'DP-01')).toBe(
      'Marlon, | Many thanks,\nRenelle',
    );
  });

  it('tidies what ends a draft', () => {
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nrgds\nColm`, 'DP-05')).toBe('Hi Ana, | Regards,\nColm');
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nBest,\nbex`, 'DP-05')).toBe('Hi Ana, | Best,\nBex');
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nBest,\nTom\nSent from my phone`, 'DP-05')).toBe(
      'Hi Ana, | Best,\nTom',
    );
  });

  it('keeps the kisses under a hard message, which would be cold without them', () => {
    const hard = { type: 'difficult_conversation' } as const;
    expect(frameOf(`Hi Ana,\n\n${BODY} Bex x`, 'DP-06', hard)).toBe('Hi Ana, | Bex x');
    expect(frameOf(`Hi Ana,\n\n${BODY}\nxx Bex`, 'DP-06', hard)).toBe('Hi Ana, | Bex xx');
  });

  it('takes thanks for what is asked of the reader, above a name, as the farewell', () => {
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nThank you for your patience\nDagny`, 'DP-05')).toBe(
      'Hi Ana, | Thank you for your patience,\nDagny',
    );
  });

  it('greets nobody in particular with a plain hello', () => {
    for (const cold of ['To whom it may concern,', 'Dear Sir or Madam,', 'Dear Sir/Madam,'])
      expect(frameOf(`${cold}\n\n${BODY}\n\nAna`, 'DP-02')).toBe('Hello, | Ana');
  });

  it('leaves a formal letter the greeting that goes with its end', () => {
    expect(frameOf(`Dear Sirs,\n\n${BODY}\n\nYours faithfully,\nA. Dunn`, 'DP-02')).toBe(
      'Dear Sirs, | Yours faithfully,\nA. Dunn',
    );
  });

  it('puts a postscript of one abbreviation and a shout under the name', () => {
    expect(
      frameOf(`Dear band,\n\n${BODY}\n\nLove, Ilse\nPS. Music! Four of you have no folder.`, 'DP-05'),
    ).toBe('Dear band, | Love,\nIlse\n\nPS. Music! Four of you have no folder.');
  });

  it('greets whom a writer without marks greets by title and name', () => {
    expect(frameOf(`hello mrs lindgren ${BODY}\n\nRegards,\nAmir`, 'DP-05')).toMatch(
      /^Hello Mrs Lindgren, \|/,
    );
  });

  it('leaves a postscript under the name as it is', () => {
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nBest,\nTom.\n\nPS: the key is next door.`, 'DP-05')).toBe(
      'Hi Ana, | Best,\nTom\n\nPS: the key is next door.',
    );
    expect(frameOf(`Hi Ana,\n\n${BODY} Tom x PS the key is next door.`, 'DP-05')).toBe(
      'Hi Ana, | Tom x\n\nPS the key is next door.',
    );
  });

  it('keeps kisses behind the name, but not to a stranger', () => {
    expect(frameOf(`Hi Ana,\n\n${BODY}\n\nlove\nSal xx`, 'DP-06')).toBe('Hi Ana, | Love,\nSal xx');
    expect(frameOf(`Hi Ana,\n\n${BODY} xx Bex`, 'DP-05')).toBe('Hi Ana, | Bex xx');
    expect(frameOf(`Hi Ana,\n\n${BODY} xx Bex`, 'DP-05', { type: 'outreach' })).toBe('Hi Ana, | Bex');
  });

  it('keeps bare thanks with the farewell or the name behind them', () => {
    expect(frameOf(`Hi Ana,\n\n${BODY} Thanks Ana. Best wishes, Tom`, 'DP-05')).toBe(
      'Hi Ana, | Thanks Ana. Best wishes,\nTom',
    );
    expect(frameOf(`Hi Ana,\n\n${BODY} Many thanks in advance! Tom`, 'DP-05')).toBe(
      'Hi Ana, | Many thanks in advance,\nTom',
    );
  });

  it('says no warm farewell for an office that signs, and one for a person', () => {
    const outreach = { type: 'outreach' } as const;
    expect(frameOf(`Hello Ana,\n\n${BODY}\n\nPaywise Sales`, 'DP-06', outreach)).toBe(
      'Hello Ana, | Paywise Sales',
    );
    expect(frameOf(`Hello Ana,\n\n${BODY}\n\nTom Abara`, 'DP-06', outreach)).toBe(
      'Hello Ana, | Warm regards,\nTom Abara',
    );
  });

  it('leaves a draft that is right as it is', () => {
    expect(
      frameOf(`Subject: thoughts!\n\nLukas,\n\n${BODY}\n\nTake care,\nAna`, 'DP-01', { reshapes: false }),
    ).toBe('Subject: thoughts! | Lukas, | Take care,\nAna');
  });
});
