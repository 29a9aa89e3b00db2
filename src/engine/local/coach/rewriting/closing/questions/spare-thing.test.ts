import { expect, it } from 'vitest';
import { spareOf } from './closing-things.ts';

it('what lies open is the thing itself and not what it stands by', () => {
  expect(spareOf(['The field behind the church is free that weekend.'])).toBeNull();
  expect(spareOf(['The old hall is empty.'])).toBe('the old hall');
});
