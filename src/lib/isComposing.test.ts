import { expect, it } from 'vitest';
import { isComposing } from './isComposing';

it('detects composing by the flag or by keyCode 229, which Safari sends after compositionend', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
