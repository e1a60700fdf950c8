import { afterEach, expect, it, vi } from 'vitest';
import { ignoreDroppedFiles } from './ignoreDroppedFiles';

afterEach(() => vi.unstubAllGlobals());

function drag(type: 'dragover' | 'drop', { types = ['Files'], input = '', isHandled = false } = {}): [boolean, string] {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  if (isHandled) page.addEventListener(type, (event) => event.preventDefault());
  ignoreDroppedFiles();
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  Object.defineProperty(event, 'target', { value: { type: input } });
  page.dispatchEvent(event);
  return [event.defaultPrevented, dataTransfer.dropEffect];
}

it('refuses a file dropped outside a drop zone, so that it does not replace the page', () => {
  expect(drag('dragover')).toEqual([true, 'none']);
  expect(drag('drop')).toEqual([true, 'none']);
});

it('ignores text, native file inputs and events that are already handled', () => {
  expect(drag('drop', { types: ['text/plain'] })).toEqual([false, 'copy']);
  expect(drag('drop', { input: 'file' })).toEqual([false, 'copy']);
  expect(drag('dragover', { isHandled: true })).toEqual([true, 'copy']);
});
