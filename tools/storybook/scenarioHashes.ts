import { createBackend } from '../../mocks/backend.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { hashOf } from './storyHashes.ts';

/**
 * Prints one hash for the mock state that each scenario of this checkout creates. Storybook's build runs this file as a
 * program because it cannot load the mock itself.
 */
const rows = scenarios.map((scenario) => {
  const mockState = JSON.stringify(createBackend({ scenario: scenario.name }).snapshot());
  return [scenario.name, hashOf([JSON.stringify(scenario), mockState])];
});
console.log(JSON.stringify(rows));
