import { parseArgs } from 'node:util';
import { readSettings } from '@/lib/buildSettings';
import { adminPath } from './adminApi';
import { createBackend } from './backend';
import { startHttpServer } from './httpServer';
import { scenarioByName, scenarioRow, scenarios } from './scenarios/scenarios';

/** `npm run mock-api`: the mock backend over HTTP, for phones, other frontends and tests. */

const usage = `Usage: npm run mock-api -- [--port 4010] [--host 127.0.0.1] [--scenario usual] [--seed 1]

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

function stopWith(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        scenario: { type: 'string', default: 'usual' },
        seed: { type: 'string', default: '1' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    return stopWith(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

function parseSettings() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stopWith(`${(error as Error).message}\n\n${usage}`, 2);
  }
}

function readOptions() {
  const values = parseOptions();
  const port = Number(values.port);
  const seed = Number(values.seed);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    stopWith(`--port ${values.port} is not a port. Use 0 to 65535; 0 means any free port.\n\n${usage}`, 2);
  if (!/^\d+$/.test(values.seed))
    stopWith(`--seed ${values.seed} is not a whole number. Use digits only.\n\n${usage}`, 2);
  if (!scenarioByName.has(values.scenario))
    stopWith(`There is no scenario "${values.scenario}". Choose one of the list.\n\n${usage}`, 2);
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  return { port, seed, host: values.host, scenario: values.scenario, settings: parseSettings() };
}

const { port, host, seed, scenario: name, settings } = readOptions();
const backend = createBackend({ scenario: name, seed, settings, running: true });
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
