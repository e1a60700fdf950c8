import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../options.ts';
import { readContract } from './document.ts';
import { getLine, getPage, getReport } from './report.ts';
import { NoSession, run } from './run.ts';
import { type Options, rules } from './session.ts';
import { WrongOption } from './visitor.ts';

/**
 * `npx tsx tools/conformance/main.ts`: judges any backend by the contract only. Exits with 0 without violations, with 1
 * after violations or without a session, with 2 for wrong options or without `--yes`, and with 3 if there was no second member.
 */
const usage = `conform --base https://api.example.com --login 0812345678:password --yes

  --read-only              sends only requests that change nothing
  --budget 1500            most that may be withdrawn, in baht (default: 1500; 0 withdraws nothing)
  --only transfer,keys     judges only these calls and rules
  --wait 15                seconds before keys are used again (default: 15)
  --other 0898765432:pw    a second member (default: the suite registers one); best with some money and an open game
  --partial                exits with 0 although there was no second member
  --phone 0898765432       your own phone, which receives a one-time code and becomes a member
  --otp 123456             a one-time code that the backend accepts in tests
  --promotion CODE         a promotion code that the member may activate
  --gift TEXT              a gift link, encrypted as in the app, which the suite redeems
  --contract FILE          path of openapi.json (default: the one beside this program)
  --out FOLDER             folder for report.html and report.json (default: ./conform-report)
  --yes                    starts without a confirmation

Rules: ${Object.keys(rules).join(', ')}
Use members that nobody else uses during the test: balances are compared to the satang.`;

function stop(message: string): never {
  console.error(`${message}\nUsage: ${usage}`);
  process.exit(2);
}

/** Reads a file of the contract: beside this program in the packed tool, in `contract` in the repository. */
function readContractFile(name: string) {
  const packed = join(import.meta.dirname, name);
  const path = existsSync(packed) ? packed : join(import.meta.dirname, '..', '..', 'contract', name);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function readGiven(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return stop(`--contract ${path}: ${(error as Error).message}`);
  }
}

function getMember(name: string, text: string) {
  const colon = text.indexOf(':');
  if (colon < 1) stop(`--${name} has to be a member of that API, such as 0812345678:password`);
  return { username: text.slice(0, colon), password: text.slice(colon + 1) };
}

function getNumber(name: string, text: string): number {
  const number = Number(text);
  return text !== '' && Number.isFinite(number) && number >= 0
    ? number
    : stop(`--${name} has to be a number, 0 or more`);
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = readOptions(usage, {
  ...{ base: text, login: text, other: text, phone: text, otp: text, promotion: text, gift: text, contract: text },
  budget: { ...text, default: '1500' },
  only: { ...text, default: '' },
  wait: { ...text, default: '15' },
  out: { ...text, default: 'conform-report' },
  'read-only': flag,
  partial: flag,
  yes: flag,
});
const { base = '', login = '', other, phone, otp, promotion, gift } = values;
if (!/^https?:\/\/[^\s/]+/.test(base)) stop('--base has to be the address of the API, such as https://api.example.com');
const document: unknown = values.contract ? readGiven(values.contract) : readContractFile('openapi.json');
const only = values.only.split(',').filter(Boolean);
const allNames = [...readContract(document).operations.keys(), ...Object.keys(rules)];
const unknown = only.filter((name) => !allNames.includes(name));
if (unknown.length > 0) stop(`--only ${unknown.join(', ')}: no call and no rule has this name`);
const options: Options = {
  base: base.replace(/\/+$/, ''),
  login: getMember('login', login),
  ...(other && { other: getMember('other', other) }),
  readOnly: values['read-only'],
  budget: getNumber('budget', values.budget),
  only,
  wait: getNumber('wait', values.wait),
  phone,
  otp,
  promotion,
  gift,
  seed: randomInt(1e8),
  timeoutMs: 60_000,
};

console.log(
  `${options.base} as ${options.login.username}${only.length > 0 ? `, judging only ${only.join(', ')}` : ''}.`,
);
const effects = [
  'moves money between the member’s own accounts and back, and opens a game account',
  `withdraws at most ${options.budget} baht`,
  'announces deposits of up to 222.15 baht and one of 42,949,673.97 baht, and creates QR codes of up to 150.27 baht; it pays nothing',
  'activates and cancels a bonus; receives the invite bonus and the refund, if there are any',
  'spends all coins (up to 12) and claims a coupon',
  'sends chat messages, files and slips',
  'changes the member’s name and password, and a game’s password, and restores name and password',
  ...(other ? [] : ['registers a member for good']),
  'announces deposits, creates QR codes, moves money and opens a game account as the second member',
  ...(phone ? [`asks for a one-time code for ${phone}`] : []),
  ...(promotion ? [`activates and cancels the promotion ${promotion}`] : []),
  ...(gift ? ['redeems the gift link'] : []),
];
if (options.readOnly) console.log('It only reads.');
else console.log(`It\n${effects.map((effect) => `  - ${effect}`).join('\n')}`);
if (!values.yes && !options.readOnly) {
  console.log('Run the command again with --yes to start.');
  process.exit(2);
}

try {
  const report = getReport(await run(document, readContractFile('refusals.json'), options));
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(values.out, 'report.html'), getPage(report));
  if (report.notJudged) console.log(`PARTIAL  ${report.notJudged}.`);
  for (const row of report.rows) if (row.outcome !== 'passed') console.log(getLine(row));
  const { failed, missing, skipped, passed } = report.counts;
  const page = join(values.out, 'report.html');
  console.log(
    `${report.asked} requests: ${passed} promises kept, ${failed} violations, ${skipped} skipped, ${missing} calls not implemented. ${page}`,
  );
  const isPartial = report.notJudged !== '' && !options.readOnly && !values.partial;
  process.exit(failed > 0 ? 1 : isPartial ? 3 : 0);
} catch (error) {
  if (error instanceof WrongOption) stop(error.message);
  if (!(error instanceof NoSession)) throw error;
  console.error(error.message);
  process.exit(1);
}
