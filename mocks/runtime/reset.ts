import { type Backend, createBackend, type ResetOptions } from '../backend';

/** Storybook's one backend: a frozen clock, no latency, seeded; made when first asked for. */
let backend: Backend | undefined;

export function storyBackend(): Backend {
  backend ??= createBackend();
  return backend;
}

/** Puts Storybook's backend into a scenario: clock, random, ids, database and books, in one go. */
export function resetMock(options: ResetOptions = {}): Backend {
  const backend = storyBackend();
  backend.reset(options);
  return backend;
}
