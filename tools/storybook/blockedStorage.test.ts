import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { disableMissingWorker } from '../../.storybook/missingWorker.ts';
import { root } from '../test/program.ts';

afterEach(() => vi.unstubAllGlobals());

const html = readFileSync(join(root, '.storybook/preview-head.html'), 'utf8');
const script = /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';

/** Runs the script of the preview's head in a page, and then the code. */
const inPage = (page: object, code: string): unknown => {
  const context = createContext(page);
  runInContext(script, context);
  return runInContext(code, context);
};

it('keeps values in memory if the browser refuses storage', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const page = Object.defineProperties(
    {},
    {
      localStorage: { get: refuse, configurable: true },
      sessionStorage: { get: refuse, configurable: true },
    },
  );
  const code = `
    localStorage.setItem('a', 1); localStorage.setItem('b', 2); localStorage.removeItem('b'); sessionStorage.setItem('c', 3);
    const { length } = localStorage; const found = [localStorage.getItem('a'), localStorage.getItem('b'), localStorage.key(0)];
    localStorage.clear(); [length, ...found, Object.keys(localStorage).length, sessionStorage.getItem('c')].join()`;
  expect(inPage(page, code)).toBe('1,1,,a,0,3');
});

it('leaves a working storage alone', () => {
  const storage = { getItem: () => 'own' };
  expect(inPage({ localStorage: storage, sessionStorage: storage }, 'localStorage.getItem("a")')).toBe('own');
});

it.each([
  ['removes the service worker if the browser refuses it', () => Promise.reject(new Error('refused')), false],
  ['keeps a service worker that the browser allows', () => Promise.resolve(), true],
])('%s', async (_, getRegistration, isKept) => {
  class Navigator {
    get serviceWorker() {
      return { getRegistration };
    }
  }
  vi.stubGlobal('navigator', new Navigator());
  await disableMissingWorker();
  expect('serviceWorker' in navigator).toBe(isKept);
});
