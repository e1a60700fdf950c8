import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conform, planOf } from './conform.ts';
import { pageOf, reportOf } from './report.ts';
import type { TestOptions } from './testContext.ts';

/**
 * `npm run conformance`: tests any backend by the contract only. Exits with 0 without violations and with 1 otherwise.
 * Exits with 2 for wrong options, or before a test that changes data if `--yes` is missing.
 */
const usage = `Usage: conform --base https://api.example.com --login 0812345678:password

  --read-only          sends only requests that change nothing
  --budget 100         most that may be withdrawn, in baht (default: 0)
  --only getWallet,…   only these calls or checks
  --seed 1             the same seed gives the same amounts (default: 1)
  --otp 123456         a one-time code that the backend accepts in tests
  --promotion CODE     a promotion code that the member may activate
  --gift TEXT          a gift link, encrypted as in the app, which the test redeems
  --contract FILE      path of openapi.json (default: the one beside this program)
  --out FOLDER         folder for report.html and report.json (default: ./conform-report)
  --yes                starts without a confirmation

Use a member that nobody else uses during the test: balances are compared to the satang.`;

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Returns the path of openapi.json: beside this program in the packed tool, in `contract` in the repository. */
function contractBeside(): string {
  const packed = join(import.meta.dirname, 'openapi.json');
  return existsSync(packed) ? packed : join(import.meta.dirname, '..', '..', 'contract', 'openapi.json');
}

function read() {
  try {
    return parseArgs({
      options: {
        base: { type: 'string' },
        login: { type: 'string' },
        'read-only': { type: 'boolean', default: false },
        budget: { type: 'string', default: '0' },
        only: { type: 'string', default: '' },
        seed: { type: 'string', default: '1' },
        otp: { type: 'string' },
        promotion: { type: 'string' },
        gift: { type: 'string' },
        contract: { type: 'string' },
        out: { type: 'string', default: 'conform-report' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    return stop((error as Error).message);
  }
}

const values = read();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const { base = '', login = '' } = values;
if (!/^https?:\/\/[^\s/]+/.test(base)) stop('--base has to be the address of the API, such as https://api.example.com');
const at = login.indexOf(':');
if (at < 1) stop('--login has to be a member of that API, such as 0812345678:password');
const budget = Number(values.budget);
if (!Number.isFinite(budget) || budget < 0) stop('--budget has to be an amount in baht, 0 or more');
const seed = Number(values.seed);
if (!Number.isInteger(seed) || seed < 0) stop('--seed has to be a whole number, 0 or more');

const options: TestOptions = {
  base: base.replace(/\/+$/, ''),
  login: { username: login.slice(0, at), password: login.slice(at + 1) },
  readOnly: values['read-only'],
  budget,
  seed,
  only: values.only.split(',').filter(Boolean),
  otp: values.otp,
  promotion: values.promotion,
  gift: values.gift,
  timeoutMs: 60_000,
};
const contract = values.contract ?? contractBeside();
const plan = planOf(options);
console.log(`${options.base} as ${options.login.username}:`);
for (const { name, changes } of plan) console.log(`  ${changes ? 'changes' : 'reads  '}  ${name}`);
console.log(
  options.readOnly
    ? 'The test changes nothing.'
    : `The test moves money between the member’s own accounts and back, and withdraws at most ${budget} baht. It changes the member’s password and restores it.`,
);
if (!values.yes && !options.readOnly) {
  console.log('Run the command again with --yes to start.');
  process.exit(2);
}

const context = await conform(JSON.parse(readFileSync(contract, 'utf8')), options);
const report = reportOf(context);
mkdirSync(values.out, { recursive: true });
writeFileSync(join(values.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(join(values.out, 'report.html'), pageOf(report));
for (const { outcome, call, rule, text } of report.rows)
  if (outcome === 'failed') console.log(`VIOLATION  ${call}: ${rule}. ${text ?? ''}`);
console.log(
  `${report.asked} requests: ${report.passed} rules passed, ${report.failed} violations, ${report.skipped} skipped. ${join(values.out, 'report.html')}`,
);
process.exit(report.failed > 0 ? 1 : 0);
