import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canvasFonts } from './canvasFonts';

const requestedFonts: string[] = [];
let isOnline = true;

beforeEach(() => {
  requestedFonts.length = 0;
  isOnline = true;
  vi.stubGlobal('document', { fonts: new Set() });
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(readonly family: string) {
        requestedFonts.push(family);
      }
      load() {
        return isOnline ? Promise.resolve(this) : Promise.reject(new Error('offline'));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('fetches only the scripts of a text, each once, and again after a failure', async () => {
  isOnline = false;
  await expect(canvasFonts('บาท')).resolves.toBe('system-ui');
  isOnline = true;
  await expect(canvasFonts('ขอบคุณ ที่ร่วมสนุก')).resolves.toBe('"Picture Thai", system-ui');
  await expect(canvasFonts('10 บาท')).resolves.toBe('"Picture Latin", "Picture Thai", system-ui');
  await expect(canvasFonts('ຫຼຽນ')).resolves.toBe('"Picture Lao", system-ui');
  await expect(canvasFonts()).resolves.toBe('"Picture Latin", "Picture Thai", "Picture Lao", system-ui');
  expect(requestedFonts).toEqual(['Picture Thai', 'Picture Thai', 'Picture Latin', 'Picture Lao']);
});
