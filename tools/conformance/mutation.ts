import { readPartOptions } from '../cli/readOptions.ts';
import { allMutants, violationsOf } from './mutationTest.ts';

/** `npm run conformance -- mutation`: how many of so many planted faults the kit finds. Ends with 1 below 95 %. */
const values = readPartOptions('conformance', 'mutation');
const mutants = (await allMutants(Number(values.seed))).slice(0, Number(values.faults));
let killed = 0;
for (const mutant of mutants) {
  const violations = await violationsOf(mutant);
  if (violations.length > 0) killed += 1;
  else console.log(`missed: ${mutant.name}`);
}
console.log(`${killed} of ${mutants.length} planted faults found (${((killed / mutants.length) * 100).toFixed(1)} %)`);
process.exit(killed / mutants.length >= 0.95 ? 0 : 1);
