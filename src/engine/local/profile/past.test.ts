import { describe, expect, it } from 'vitest';
import { predictProfile } from './predict-profile.ts';

const predict = (notes: string) =>
  predictProfile({ name: 'Ines Roth', notes, ageRange: null, jobType: null });

describe('what somebody used to do', () => {
  it.each([
    [
      '2018: refused everything without a precedent. Since 2023 the opposite: tries a new tool every week.',
      'DP-02',
    ],
    ['Previously a stickler for approvals; today she tries any experiment at once.', 'DP-02'],
    ['Until 2021 he wanted guarantees in writing. Now he only cares about winning.', 'DP-01'],
    [
      'Ten years ago she asked for the raw data. These days she asks how everyone feels before she decides.',
      'DP-06',
    ],
    ['In his old job he tried any new tool. Nowadays he asks for the source and the raw data.', 'DP-03'],
    ['At first she wanted three approvals, lately she tries anything new.', 'DP-02'],
    ['She once signed on instinct; now she wants two studies and their methods.', 'DP-03'],
    [
      'He once ran everything on instinct. After the Hull project he asks for a trial with a control group.',
      'DP-03',
    ],
    ["He was a stickler for approvals till he left the bank. Now he tinkers with whatever's new.", 'DP-02'],
    ['Was all about three approvals. Since she moved she tries anything new.', 'DP-02'],
  ])('gives way to today: %s', (notes, code) => {
    const { primaryCode, reasoning } = predict(notes);
    expect(primaryCode).toBe(code);
    expect(reasoning).not.toMatch(
      /precedent|stickler|guarantees|raw data\. |old job|three approvals|instinct/,
    );
  });

  it.each([
    ['nothing is told of today', 'In 2019 she refused to sign without a rollback plan.', 'DP-04'],
    [
      'today tells no more',
      'In 2019 she refused to sign without a rollback plan. Now she has a new office.',
      'DP-04',
    ],
    [
      '"now" names no time',
      'At first she asked for the raw data. Now and then she asked who made it.',
      'DP-03',
    ],
    [
      'what came next is no present',
      'He was the one who asked for the raw data. After the meeting he checked the source.',
      'DP-03',
    ],
    [
      'the present comes first',
      'Now on a new team. In 2022 she asked for the raw data and the method.',
      'DP-03',
    ],
  ])('counts where %s', (_, notes, code) => {
    expect(predict(notes).primaryCode).toBe(code);
  });
});
