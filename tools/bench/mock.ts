import { createBackend } from '@mocks/backend';
import type { Backend } from '@mocks/backendInterface';
import { createRandom, type Random } from '@mocks/runtime/random';
import { demoPassword, somchai } from '@mocks/scenarios/people';
import type { CallName } from '@/api/calls/calls';
import { calls } from '@/api/calls/calls';

/**
 * `npm run bench -- mock`: sends 100,000 random calls of 50 members, mostly commands, through the mock's request
 * handler. This includes routing, authentication, validation and the ledger. Also measures a statement page and a login
 * as the statement grows. Fails if money was created or lost, or if a member's balance is negative. Also fails if a
 * call takes more than 3 times as long with 10,000 entries as with 100.
 */
const commands = Number(process.env.BENCH_COMMANDS ?? 100_000);
const peopleCount = 50;
const seed = 20260114;
const maxGrowth = 3;

interface Ask {
  token?: string;
  body?: unknown;
  params?: Record<string, string>;
}

async function ask(backend: Backend, name: CallName, { token, body, params = {} }: Ask): Promise<number> {
  const { method, path } = calls[name];
  const url = `http://mock.example${path.replace(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')}`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await backend.handle(
    new Request(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }),
  );
  await response.arrayBuffer();
  return response.status;
}

async function addMember(backend: Backend, index: number): Promise<string> {
  const username = `06${String(index).padStart(8, '0')}`;
  const bankAccountNo = String(1_000_000_000 + index);
  const body = {
    name: 'สมาชิก',
    username,
    password: 'secret',
    bankCode: 'SCB',
    bankAccountName: 'สมาชิก',
    bankAccountNo,
  };
  if ((await ask(backend, 'register', { body })) !== 200)
    throw new Error(`The mock refused to register ${username}. See mocks/rules/registration.ts`);
  const token = backend.tokenFor(username);
  for (const slotCode of ['PG', 'IMI', 'JOKER']) await ask(backend, 'activateSlot', { token, params: { slotCode } });
  return token;
}

const balances = ['WALLET', 'WALLET', 'PG', 'IMI', 'JOKER'];

function command(random: Random): [CallName, Omit<Ask, 'token'>] {
  const amount = random.int(100, 100_000) / 100;
  const chance = random.next();
  if (chance < 0.5) return ['transfer', { body: { from: random.pick(balances), to: random.pick(balances), amount } }];
  if (chance < 0.6) return ['withdrawAll', { body: { amount: amount + 100 } }];
  if (chance < 0.75) return ['addMoney', { body: { amount: Math.ceil(amount) } }];
  if (chance < 0.8) return ['transferAll', { body: { to: random.pick(['PG', 'IMI', 'JOKER']) } }];
  if (chance < 0.9) return ['createQr', { params: { bankCode: 'KBANK' }, body: { amount } }];
  return ['getStatements', { body: { page: 1, limit: 10 } }];
}

async function runCommands(): Promise<boolean> {
  const backend = createBackend({ scenario: 'otp-off', seed });
  const random = createRandom(seed);
  const tokens: string[] = [];
  for (let index = 0; index < peopleCount; index += 1) tokens.push(await addMember(backend, index));
  const paying = (await import('@mocks/rules/payment')).payTransfer;
  const members = backend.mockState.db.member.all().slice(-peopleCount);
  for (const member of members) paying(backend.mockState, member, 50_000_00);
  backend.advance(60);

  let accepted = 0;
  const start = performance.now();
  for (let done = 0; done < commands; done += 1) {
    const [name, rest] = command(random);
    const who = random.int(0, peopleCount - 1);
    if ((await ask(backend, name, { ...rest, token: tokens[who] })) === 200) accepted += 1;
    // A bank pays a deposit every 20 calls. Every 50 calls the mock's clock advances by 10 s.
    if (done % 20 === 0) paying(backend.mockState, members[who] as (typeof members)[number], random.int(1, 900) * 100);
    if (done % 50 === 0) backend.advance(10);
  }
  const seconds = (performance.now() - start) / 1000;
  const { entries, balances } = backend.mockState.ledger;
  const sum = [...balances.values()].reduce((all, satang) => all + satang, 0);
  const posted = entries.reduce((all, entry) => all + entry.satang, 0);
  const negative = [...balances].filter(([account, satang]) => account.startsWith('member:') && satang < 0);
  console.log(
    `${commands} commands, ${accepted} accepted, ${entries.length} postings, ${backend.mockState.db.statement.size} statement entries`,
  );
  console.log(`${Math.round(commands / seconds)} commands/s`);
  console.log(`sum of balances ${sum}, of postings ${posted}; negative accounts ${negative.length}`);
  return sum === 0 && posted === 0 && negative.length === 0;
}

function withHistory(lines: number): Backend {
  const backend = createBackend({ scenario: 'many-entries' });
  const past = backend.snapshot();
  past.db.statement = past.db.statement.slice(0, lines);
  backend.restore(past);
  return backend;
}

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/**
 * Measures one call at 100 and at 10,000 entries, in µs. Alternates between both, so that a busy machine slows both
 * down. Returns false if the ratio of the medians is above the limit.
 */
async function growth(
  name: CallName,
  ask100: () => Promise<unknown>,
  ask10000: () => Promise<unknown>,
): Promise<boolean> {
  const [small, large]: [number[], number[]] = [[], []];
  for (let round = 0; round < 400; round += 1) {
    for (const [times, once] of [
      [small, ask100],
      [large, ask10000],
    ] as const) {
      const start = performance.now();
      await once();
      times.push((performance.now() - start) * 1000);
    }
  }
  const ratio = median(large) / median(small);
  console.log(
    `${name}: ${Math.round(median(small))} µs at 100 entries, ${Math.round(median(large))} µs at 10,000: ${ratio.toFixed(2)}x`,
  );
  return ratio <= maxGrowth;
}

const few = withHistory(100);
const many = withHistory(10_000);
const page = (backend: Backend, number: number) => {
  const token = backend.tokenFor(somchai.username);
  return () => ask(backend, 'getStatements', { token, body: { page: number, limit: 10 } });
};
const login = (backend: Backend) => () =>
  ask(backend, 'login', { body: { username: somchai.username, password: demoPassword } });

const results = [
  await runCommands(),
  await growth('getStatements', page(few, 1), page(many, 1)),
  await growth('getStatements', page(few, 10), page(many, 1000)),
  await growth('login', login(few), login(many)),
];
if (results.includes(false)) {
  console.error('npm run bench -- mock: a limit is exceeded. See the figures above.');
  process.exitCode = 1;
}
