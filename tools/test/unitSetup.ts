import { afterAll, vi } from 'vitest';
import { configureClient } from '@/api/client/client';
import { localStore, namespaceStorage, sessionStore } from '@/device/storage';
import { resetAll } from '@/lib/resettable';

/** The unit tests of a worker share its modules and globals. This removes what a file leaves, before the next file. */
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Node has neither, so a file has added them.
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'addEventListener');
  resetAll();
  configureClient();
  namespaceStorage('');
  localStore.clear();
  sessionStore.clear();
});
