import { readPartOptions } from '../cli/readOptions.ts';
import { allMutants, violationsOf } from './mutationTest.ts';

/** `npm run conformance -- mutation`: counts how many of the mutants the suite kills. Exits with 1 below 95 %. */
const values = readPartOptions('conformance', 'mutation');
const mutants = (await allMutants(Number(values.seed))).slice(0, Number(values.faults));
let killed = 0;
for (const mutant of mutants) {
  const violations = await violationsOf(mutant);
  if (violations.length > 0) killed += 1;
  else console.log(`Survived: ${mutant.name}`);
}
console.log(`${killed} of ${mutants.length} mutants killed (${((killed / mutants.length) * 100).toFixed(1)} %)`);
process.exit(killed / mutants.length >= 0.95 ? 0 : 1);
