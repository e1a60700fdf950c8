import { afterEach, expect, it, vi } from 'vitest';
import { ignoreDroppedFiles } from './ignoreDroppedFiles';

afterEach(() => vi.unstubAllGlobals());

function drag(type: 'dragover' | 'drop', { types = ['Files'], input = '', taken = false } = {}): [boolean, string] {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  if (taken) page.addEventListener(type, (event) => event.preventDefault());
  ignoreDroppedFiles();
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  Object.defineProperty(event, 'target', { value: { type: input } });
  page.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

it('a file that nothing takes is refused, and does not open in place of the page', () => {
  expect(drag('dragover')).toEqual([true, 'none']);
  expect(drag('drop')).toEqual([true, 'none']);
});

it('text, a native file input and what has taken the file itself are left to themselves', () => {
  expect(drag('drop', { types: ['text/plain'] })).toEqual([false, 'copy']);
  expect(drag('drop', { input: 'file' })).toEqual([false, 'copy']);
  expect(drag('dragover', { taken: true })).toEqual([true, 'copy']);
});
