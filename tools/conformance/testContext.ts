import { randomUUID } from 'node:crypto';
import type { Contract, Operation } from './document.ts';
import { askThrice, hasKey } from './replays.ts';

/** A request and its response, for the report. Readers of the report can repeat the request with `curl`. */
export interface Exchange {
  call: string;
  curl: string;
  status: number;
  /** Text of the response without secrets, truncated to 600 characters. */
  text: string;
}

/** `passed`: tested and correct. `failed`: a violation. `skipped`: the test could not create the situation. */
export interface RuleResult {
  call: string;
  rule: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The expected and the actual behaviour, or the reason why the rule is skipped. */
  text?: string;
  exchange?: Exchange;
}

export interface Ask {
  params?: Record<string, string>;
  body?: unknown;
  /** Default: the member's token. `null` sends no token. */
  token?: string | null;
  /** Idempotency key of a command. Default: a new key. */
  key?: string;
  /** Raw body with its content type, instead of JSON. */
  raw?: { type?: string; body: BodyInit };
  method?: string;
  /** Sends a command once, instead of three times with its key. */
  once?: true;
}

export interface Reply {
  status: number;
  ok: boolean;
  body: Record<string, unknown>;
  /** `message` of a refusal; `''` if the response has no message. */
  message: string;
  headers: Headers;
  exchange: Exchange;
}

export interface TestOptions {
  base: string;
  login: { username: string; password: string };
  /** Sends only requests that change nothing. */
  readOnly: boolean;
  /** Maximum amount that may leave the member's accounts, in baht. */
  budget: number;
  seed: number;
  /** Calls or checks to run. Empty: all of them. */
  only: readonly string[];
  /** One-time code that the backend accepts in tests. */
  otp?: string;
  /** Promotion code that the member may activate. */
  promotion?: string;
  /** Gift link, encrypted as in the app, which the test redeems. */
  gift?: string;
  /** Timeout of one request, in ms. */
  timeoutMs: number;
}

const cut = (text: string, length = 600) => (text.length > length ? `${text.slice(0, length)}…` : text);
const quote = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`;

/** Tolerance in ms: `Date` has whole seconds, and simultaneous responses arrive in any order. */
const clockTolerance = 5_000;

/** Messages that are not refusal codes, with their HTTP status. */
const plain = new Map([
  ['not-found', 404],
  ['method-not-allowed', 405],
  ['too-large', 413],
]);

/** Sends requests to a backend by the contract, checks every response and collects the results. */
export class TestContext {
  readonly results: RuleResult[] = [];
  readonly contract: Contract;
  readonly options: TestOptions;
  token = '';
  /** Amount withdrawn or reserved so far, in satang. */
  spent = 0;
  asked = 0;
  /** Idempotency keys of the commands that `askThrice` has sent. */
  readonly keys = new Set<string>();
  /** The server's time by the last valid `Date` header, in ms since 1970 UTC. NaN before the first such header. */
  date = Number.NaN;
  /** This machine's time when `date` was received, by `performance.now()`, in ms. */
  #heardAt = 0;
  #random: number;

  constructor(contract: Contract, options: TestOptions) {
    this.contract = contract;
    this.options = options;
    this.#random = options.seed >>> 0 || 1;
  }

  /** Returns a pseudo-random number from 0 to below 1. The same seed gives the same sequence. */
  random(): number {
    this.#random = (Math.imul(this.#random ^ (this.#random >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return this.#random / 2 ** 32;
  }

  operation(call: string): Operation {
    const operation = this.contract.operations.get(call);
    if (!operation) throw new Error(`The contract has no call ${call}`);
    return operation;
  }

  check(call: string, rule: string, isSo: boolean, text: string, exchange?: Exchange): boolean {
    this.results.push({ call, rule, outcome: isSo ? 'passed' : 'failed', ...(isSo ? {} : { text, exchange }) });
    return isSo;
  }

  skip(call: string, rule: string, why: string): void {
    this.results.push({ call, rule, outcome: 'skipped', text: why });
  }

  /** Reserves an amount of the budget. Returns false, without reserving it, if the budget is too small. */
  mayLeave(baht: number): boolean {
    const satang = Math.round(baht * 100);
    if (this.spent + satang > this.options.budget * 100) return false;
    this.spent += satang;
    return true;
  }

  /**
   * Sends a well-formed command three times with one key, unless `once` is set. Sends any other request once. Does not
   * throw for any response.
   */
  async ask(call: string, ask: Ask = {}): Promise<Reply> {
    const operation = this.operation(call);
    return hasKey(operation, ask) ? askThrice(this, operation, ask) : this.askOnce(call, ask);
  }

  /** Sends a call once and checks the response by the rules for all responses. */
  async askOnce(call: string, ask: Ask): Promise<Reply> {
    const operation = this.operation(call);
    const request = this.#requestOf(operation, ask);
    const reply = await this.send(call, request, ask.raw ? '(as told)' : undefined);
    this.#judge(operation, reply);
    return reply;
  }

  /** Sends a call that the backend must accept. Returns the body, or `undefined` after a failure. */
  async ok(call: string, ask: Ask = {}): Promise<Reply['body'] | undefined> {
    const reply = await this.ask(call, ask);
    const isDone = this.check(call, 'a valid request succeeds', reply.ok, `2xx; got ${told(reply)}`, reply.exchange);
    return isDone ? reply.body : undefined;
  }

  /** Sends a call that the backend must refuse. If `codes` is not empty, the refusal has one of them. */
  async refused(call: string, rule: string, ask: Ask, codes: readonly string[] = []): Promise<Reply> {
    const reply = await this.ask(call, ask);
    const isRefusal = reply.status >= 400 && reply.status < 500;
    const wanted = codes.length > 0 ? `a refusal with ${codes.join(' or ')}` : 'a refusal (4xx)';
    const isSo = isRefusal && (codes.length === 0 || codes.includes(reply.message));
    this.check(call, rule, isSo, `${wanted}; got ${told(reply)}`, reply.exchange);
    return reply;
  }

  /**
   * Sends any request and returns the response for the report. Without a response, records a violation and returns
   * status 0.
   */
  async send(call: string, request: Request, bodyText?: string): Promise<Reply> {
    this.asked += 1;
    const sent =
      bodyText ?? (request.headers.get('content-type')?.includes('json') ? await request.clone().text() : '');
    const lines = [...request.headers]
      .map(([name, value]) => [name, name === 'authorization' ? 'Bearer $TOKEN' : value] as const)
      .filter(([name]) => name !== 'content-length')
      .map(
        ([name, value]) =>
          ` -H ${quote(`${name}: ${value}`).replace("'authorization: Bearer $TOKEN'", '"Authorization: Bearer $TOKEN"')}`,
      );
    const curl = `curl -i -X ${request.method}${lines.join('')}${sent ? ` --data ${quote(withoutSecrets(cut(sent)))}` : ''} ${quote(withoutSecrets(request.url))}`;
    try {
      const response = await fetch(request, {
        signal: AbortSignal.timeout(this.options.timeoutMs),
        redirect: 'manual',
      });
      const text = await response.text();
      const exchange = { call, curl, status: response.status, text: withoutSecrets(cut(text)) };
      this.#judgeDate(call, response.headers.get('date'), exchange);
      const body = parse(text);
      const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
      const isRead = isJson && body !== undefined;
      this.check(
        call,
        'every response is JSON with the JSON content type',
        isRead,
        `application/json; got ${cut(text, 80) || 'an empty body'}`,
        exchange,
      );
      const message = typeof body === 'object' && body !== null ? (body as { message?: unknown }).message : '';
      return {
        status: response.status,
        ok: response.ok,
        body: body as Reply['body'],
        message: typeof message === 'string' ? message : '',
        headers: response.headers,
        exchange,
      };
    } catch (error) {
      const exchange = { call, curl, status: 0, text: String((error as Error).cause ?? error) };
      this.check(call, 'every request gets a response', false, `a response; got ${exchange.text}`, exchange);
      return { status: 0, ok: false, body: {}, message: '', headers: new Headers(), exchange };
    }
  }

  /**
   * Checks that all responses use one clock: `Date` does not go back and does not run ahead of the time that has passed
   * on this machine.
   */
  #judgeDate(call: string, told: string | null, exchange: Exchange): void {
    const date = Date.parse(told ?? '');
    const now = performance.now();
    const since = date - (Number.isNaN(this.date) ? date : this.date);
    const isSo = since >= -clockTolerance && since <= now - this.#heardAt + clockTolerance;
    if (!this.check(call, '`Date` follows one clock', isSo, `the server's time; got ${told}`, exchange)) return;
    this.date = date;
    this.#heardAt = now;
  }

  #requestOf(operation: Operation, { params = {}, body, token = this.token, key, raw, method }: Ask): Request {
    const [name, value] = this.contract.clientHeader;
    const headers = new Headers({ accept: 'application/json', [name]: value });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (operation.kind !== 'read') headers.set(this.contract.keyHeader, key ?? randomUUID());
    const values = Object.values(params);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? values[0] ?? 'NOSUCH'),
    );
    let sent: BodyInit | undefined;
    if (raw) {
      if (raw.type) headers.set('content-type', raw.type);
      sent = raw.body;
    } else if (operation.body === 'json') {
      headers.set('content-type', 'application/json');
      sent = JSON.stringify(body);
    } else if (operation.body === 'multipart' && body) {
      const form = new FormData();
      for (const [field, file] of Object.entries(body)) form.append(field, file as Blob);
      sent = form;
    }
    return new Request(`${this.options.base}${path}`, { method: method ?? operation.method, headers, body: sent });
  }

  #judge(operation: Operation, reply: Reply): void {
    const { name, codes, response } = operation;
    const { status, body, message, exchange } = reply;
    if (status === 0) return;
    if (reply.ok) {
      const fits = response(body);
      const why =
        response.errors?.map(({ instancePath, message }) => `${instancePath || 'the response'} ${message}`) ?? [];
      const refused = (body as { success?: unknown } | null)?.success === false && message !== '';
      this.check(
        name,
        'the response matches its schema',
        fits || refused,
        [...new Set(why)].slice(0, 4).join('; '),
        exchange,
      );
      return;
    }
    this.check(name, 'no request causes a 5xx', status < 500, `no 5xx; got ${told(reply)}`, exchange);
    this.check(name, 'a refusal has a message', message !== '', '`message`, a non-empty string', exchange);
    // Free text is allowed. A message that looks like a code has to be declared, with its status.
    if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(gone|invalid-token)$/.test(message)) {
      if (plain.has(message))
        this.check(
          name,
          'a refusal has the declared status',
          plain.get(message) === status,
          `${plain.get(message)} ${message}; got ${status}`,
          exchange,
        );
      return;
    }
    const wanted = codes.get(message);
    if (
      this.check(
        name,
        'the refusal code is declared',
        wanted !== undefined,
        `one of ${[...codes.keys()].join(', ')}; got ${message}`,
        exchange,
      )
    )
      this.check(
        name,
        'a refusal has the declared status',
        wanted === status,
        `${wanted} for ${message}; got ${status}`,
        exchange,
      );
  }
}

/** Describes a reply in a few words. */
export const told = ({ status, message, exchange }: Reply): string =>
  `${status} ${message || cut(exchange.text, 120)}`.trim();

/** Removes passwords, tokens and one-time codes from texts for logs and reports. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/("(?:password|oldPassword|newPassword|token|otpToken|otpCode)"\s*:\s*")[^"]*"/g, '$1…"')
    .replace(/(\/autoLogin\/\w+\/[^/\s']+\/)[^/\s']+/g, '$1…');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
