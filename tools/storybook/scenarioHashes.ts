import { createBackend } from '../../mocks/backend.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { hashOf } from './storyHashes.ts';

/** Prints what each scenario of this checkout makes, as one hash: run by the build of Storybook, which cannot load the mock. */
const rows = scenarios.map((scenario) => {
  const mockState = JSON.stringify(createBackend({ scenario: scenario.name }).snapshot());
  return [scenario.name, hashOf([JSON.stringify(scenario), mockState])];
});
console.log(JSON.stringify(rows));
