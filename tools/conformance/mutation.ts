import { readOptions } from '../options.ts';
import { allMutants, violationsOf } from './mutationTest.ts';

/** `npx tsx tools/conformance/mutation.ts`: counts how many of the mutants the suite kills. Exits with 1 below 95 %. */
const { values } = readOptions(
  'npx tsx tools/conformance/mutation.ts [--faults 200] [--seed 1]',
  { faults: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
  { values: { faults: 'number', seed: 'number' } },
);
const mutants = (await allMutants(Number(values.seed))).slice(0, Number(values.faults));
let killed = 0;
for (const mutant of mutants) {
  const violations = await violationsOf(mutant);
  if (violations.length > 0) killed += 1;
  else console.log(`Survived: ${mutant.name}`);
}
console.log(`${killed} of ${mutants.length} mutants killed (${((killed / mutants.length) * 100).toFixed(1)} %)`);
process.exit(killed / mutants.length >= 0.95 ? 0 : 1);
