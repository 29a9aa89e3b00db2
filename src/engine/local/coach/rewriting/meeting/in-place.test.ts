import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { ownBody } from '../body/rewritten-body.ts';
import { takeApart } from '../parts/draft-parts.ts';
import { rewriteDraft } from '../rewrite-draft.ts';
import { inPlace } from './in-place.ts';

describe('inPlace', () => {
  const text = 'For Ines, 9:00:\n1. Both doors are shut.\n2. It may rain.\nWe hope so. Kofi will bring keys.';
  const parts = takeApart(readDraft(text, 'meeting_prep'));

  it('gives back the draft when the body is its own', () => {
    expect(inPlace(text, parts, { ...ownBody(parts) })).toBe(text);
  });

  it('changes and leaves out single sentences and no line break', () => {
    const body = ownBody(parts);
    const paragraphs = body.paragraphs.map((sentences) =>
      sentences.filter((sentence) => sentence.text !== 'We hope so.'),
    );
    expect(inPlace(text, parts, { ...body, paragraphs })).toBe(text.replace('We hope so. ', ''));
  });
});

describe('a draft that is right already', () => {
  it.each([
    [
      'outreach',
      'DP-02',
      'Hi Kit, the mural is dry.\n\nThe drips run 40 cm. Would you like to repaint it?\nMo',
    ],
  ] as readonly (readonly [MessageType, ProfileCode, string])[])(
    'comes back letter by letter: %s %s',
    (type, primaryCode, text) => {
      const reader = { primaryCode, secondaryCode: null };
      const reading = readDraft(text, type);
      expect(rewriteDraft(reading, reader, { ...judgeDraft(reading, reader), risks: [] })).toBe(text);
    },
  );
});
