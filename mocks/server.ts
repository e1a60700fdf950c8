import { readSettings } from '@/lib/buildSettings';
import { readOptions } from '../tools/options.ts';
import { adminPath } from './adminApi';
import { createBackend } from './backend';
import { startHttpServer } from './httpServer';
import { scenarioByName, scenarioRow, scenarios } from './scenarios/scenarios';

/**
 * `npm run mock-api`: the mock backend over HTTP, for other frontends, tests, and, with `--host`, phones. Without
 * `--host` it answers this machine only.
 */

const usage = `npm run mock-api -- [--port 4010] [--host <address for other machines, such as 0.0.0.0>] [--scenario usual] [--seed 1]

Scenarios:
${scenarios.map(({ name, description }) => `  ${name.padEnd(22)}${description}`).join('\n')}`;

const control = [
  'GET  scenarios',
  'POST reset    { scenario?, seed? }',
  'POST advance  { seconds }',
  'POST fail     { method, path, status?, message?, times?, delayMs?, afterMs?, skewMs?, kind? }',
  'POST pay      { qrcodeId } or { username, amount }',
  'GET  ledger',
];

const { values } = readOptions(
  usage,
  {
    port: { type: 'string', default: '4010' },
    host: { type: 'string' },
    scenario: { type: 'string', default: 'usual' },
    seed: { type: 'string', default: '1' },
  },
  { values: { port: 'port', seed: 'number', scenario: scenarios.map(({ name }) => name) } },
);
const { host, scenario: name } = values;
const port = Number(values.port);

function stopWith(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

function parseSettings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stopWith((error as Error).message, 2);
  }
}

const backend = createBackend({ scenario: name, seed: Number(values.seed), settings: parseSettings(), running: true });
const httpServer = await startHttpServer({ backend, host, port }).catch((error: NodeJS.ErrnoException) =>
  stopWith(error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another with --port.` : error.message),
);

const { description, members, promotionCodes } = scenarioRow(scenarioByName.get(name) as (typeof scenarios)[number]);
console.log(`Mock API and chat: ${httpServer.origin}
Scenario ${name}: ${description}

Logins (one-time codes are always 123456):
${members.map(({ username, password, description }) => `  ${username}  ${password}  ${description}`).join('\n')}
${promotionCodes.length ? `\nPromotion codes: ${promotionCodes.join(', ')}\n` : ''}
Admin API with JSON bodies, below ${httpServer.origin}${adminPath}
${control.map((line) => `  ${line}`).join('\n')}

To run the app with this backend: KAPAO_API_BASE=${httpServer.origin} KAPAO_MOCK=off npm start
Stop with Ctrl+C.`);

const stop = () => httpServer.stop().then(() => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
// npm passes a signal to its shell only, which ends without this program.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500).unref();
