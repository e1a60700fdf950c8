import { connect } from 'node:net';
import { exists, timeoutMs, until } from './timeout.ts';

/**
 * The WebDriver commands (https://www.w3.org/TR/webdriver2/) that specs need, with their HTTP methods and paths.
 * Firefox accepts the same names and parameters directly on its own socket ("Marionette"). The specs use that socket,
 * because geckodriver only forwards the commands and Debian has no package of it.
 */
const commands = {
  NewSession: 'POST',
  DeleteSession: 'DELETE',
  Navigate: 'POST url',
  Back: 'POST back',
  Forward: 'POST forward',
  Refresh: 'POST refresh',
  GetWindowRect: 'GET window/rect',
  SetWindowRect: 'POST window/rect',
  ElementClick: 'POST element/:id/click',
  ElementSendKeys: 'POST element/:id/value',
  PerformActions: 'POST actions',
  ReleaseActions: 'DELETE actions',
  ExecuteScript: 'POST execute/sync',
  TakeScreenshot: 'GET screenshot',
  /** Chromium only. */
  ExecuteCdp: 'POST goog/cdp/execute',
} as const;

export type Command = keyof typeof commands;
type Parameters = Readonly<Record<string, unknown>>;

/** Sends a command to a browser session and resolves with its value. Rejects with the driver's error message. */
export type Driver = (command: Command, parameters?: Parameters) => Promise<unknown>;

/** Connects to a WebDriver server over HTTP, as soon as the server listens, and starts a session. */
export async function overHttp(port: number, capabilities: Parameters): Promise<Driver> {
  const base = `http://127.0.0.1:${port}`;
  const ask = async (method: string, path: string, body?: Parameters): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message?.split('\n')[0]}`);
    return value;
  };
  await until('the driver listens', () => ask('GET', '/status').then(exists, () => false));
  const created = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = created as { sessionId: string };
  return (command, { id, ...parameters } = {}) => {
    const [method = '', path] = commands[command].split(' ');
    const place = path ? `/${path.replace(':id', String(id))}` : '';
    return ask(method, `/session/${sessionId}${place}`, parameters);
  };
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/**
 * Connects to Firefox's Marionette socket and starts a session. Requests are `length:[0, number, name, parameters]`,
 * and responses are `length:[1, number, error, value]`, with the length in bytes.
 */
export async function overMarionette(port: number): Promise<Driver> {
  const socket = await until('Firefox listens', async () => {
    const item = connect(port, '127.0.0.1');
    const listens = await new Promise<boolean>((done) =>
      item.once('connect', () => done(true)).once('error', () => done(false)),
    );
    return listens && item;
  });
  const waiting = new Map<number, Waiting>();
  let heard = Buffer.alloc(0);
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    for (let colon = heard.indexOf(':'); colon > 0; colon = heard.indexOf(':')) {
      const end = colon + 1 + Number(heard.subarray(0, colon));
      if (heard.length < end) return;
      const message = JSON.parse(heard.subarray(colon + 1, end).toString());
      heard = heard.subarray(end);
      // The first message is a greeting, not a response.
      if (!Array.isArray(message)) continue;
      const [, number, error, value] = message;
      if (error) waiting.get(number)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(number)?.resolve(value && 'value' in value ? value.value : value);
      waiting.delete(number);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  let count = 0;
  const driver: Driver = (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, `WebDriver:${command}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await driver('NewSession', { timeouts: { pageLoad: 4 * timeoutMs } });
  return driver;
}
