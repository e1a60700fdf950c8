import { parseArgs } from 'node:util';
import { allFaults, findingsOf } from './proof.ts';

/** `npm run conform:faults`: how many of so many planted faults the kit finds. Ends with 1 below 95 %. */
const { values } = parseArgs({
  options: { faults: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
});
const faults = (await allFaults(Number(values.seed))).slice(0, Number(values.faults));
let found = 0;
for (const fault of faults) {
  const findings = await findingsOf(fault);
  if (findings.length > 0) found += 1;
  else console.log(`missed: ${fault.name}`);
}
console.log(`${found} of ${faults.length} planted faults found (${((found / faults.length) * 100).toFixed(1)} %)`);
process.exit(found / faults.length >= 0.95 ? 0 : 1);
