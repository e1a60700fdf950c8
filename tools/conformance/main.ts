import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { conform, planOf } from './conform.ts';
import { pageOf, reportOf } from './report.ts';
import type { TestOptions } from './testContext.ts';

/** `npm run conformance`: any backend, judged by the contract alone. Ends with 0 without a finding, 1 with one, 2 for a wrong call. */
const usage = `Usage: conform --base https://api.example.com --login 0812345678:password

  --read-only          asks nothing that changes anything
  --budget 100         baht that may be withdrawn at most (0 unless told)
  --only getWallet,…   some calls or journeys
  --seed 1             the same seed makes the same amounts
  --otp 123456         a one-time code that the backend takes in tests
  --promotion CODE     a promotion code that the member may take
  --gift TEXT          a gift link as the app encrypts it, which may be spent
  --contract FILE      openapi.json (the one beside this program unless told)
  --out FOLDER         where report.html and report.json go (./conform-report)
  --yes                begins without being told so

The member should be one that nobody else uses meanwhile: balances are compared to the satang.`;

function stop(message: string): never {
  console.error(`${message}\n\n${usage}`);
  process.exit(2);
}

/** Packed it lies beside this program, in the repository in its own folder. */
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
if (!/^https?:\/\/[^\s/]+/.test(base)) stop('--base is the address of the API, such as https://api.example.com');
const at = login.indexOf(':');
if (at < 1) stop('--login is a member of it, such as 0812345678:password');
const budget = Number(values.budget);
if (!Number.isFinite(budget) || budget < 0) stop('--budget is an amount in baht');
const seed = Number(values.seed);
if (!Number.isInteger(seed) || seed < 0) stop('--seed is a whole number');

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
    ? 'Nothing is changed.'
    : `Money moves between the member’s own accounts and back; at most ${budget} baht are withdrawn. The member’s password is changed and changed back.`,
);
if (!values.yes && !options.readOnly) {
  console.log('Again with --yes to begin.');
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
