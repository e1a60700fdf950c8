import { randomUUID } from 'node:crypto';
import type { Contract, Operation } from './document.ts';
import { askThrice, hasKey } from './replays.ts';

/** What was asked and what came, so that anybody can repeat it. */
export interface Exchange {
  call: string;
  curl: string;
  status: number;
  /** The answer's text, cut. */
  text: string;
}

/** `passed`: looked at and right. `failed`: a finding. `skipped`: could not be brought about from outside. */
export interface RuleResult {
  call: string;
  rule: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** What the contract says, and what came instead; why it could not be judged. */
  text?: string;
  exchange?: Exchange;
}

export interface Ask {
  params?: Record<string, string>;
  body?: unknown;
  /** The member's token unless told; `null` sends none. */
  token?: string | null;
  /** A command's key; a new one unless told. */
  key?: string;
  /** In place of JSON: anything at all, under a content type of its own. */
  raw?: { type?: string; body: BodyInit };
  method?: string;
  /** A command goes out once, instead of three times with its key. */
  once?: true;
}

export interface Reply {
  status: number;
  ok: boolean;
  body: Record<string, unknown>;
  /** `message` of a refusal. */
  message: string;
  headers: Headers;
  exchange: Exchange;
}

export interface TestOptions {
  base: string;
  login: { username: string; password: string };
  /** Nothing is asked that changes anything. */
  readOnly: boolean;
  /** Baht that may leave the member's accounts at most. */
  budget: number;
  seed: number;
  /** Calls or journeys to look at; all of them where it is empty. */
  only: readonly string[];
  /** What answers one-time codes, where the backend has such a code for tests. */
  otp?: string;
  /** A promotion code that the member may take. */
  promotion?: string;
  /** A gift link as the app encrypts it, which may be spent. */
  gift?: string;
  /** How long one request may take, in milliseconds. */
  timeoutMs: number;
}

const cut = (text: string, length = 600) => (text.length > length ? `${text.slice(0, length)}…` : text);
const quote = (text: string) => `'${text.replace(/'/g, `'\\''`)}'`;

/** `Date` has whole seconds, and responses that were asked for at once come in any order. */
const clockTolerance = 5_000;

/** Messages that are no codes, and where they stand. */
const plain = new Map([
  ['not-found', 404],
  ['method-not-allowed', 405],
  ['too-large', 413],
]);

/** Asks a backend by the contract, judges every answer by it, and keeps what came of it. */
export class TestContext {
  readonly results: RuleResult[] = [];
  readonly contract: Contract;
  readonly options: TestOptions;
  token = '';
  /** In satang. */
  spent = 0;
  asked = 0;
  /** Keys that were sent. */
  readonly keys = new Set<string>();
  /** The server's time by the last `Date`, in milliseconds; NaN before the first. */
  date = Number.NaN;
  /** This machine's time at that response. */
  #heardAt = 0;
  #random: number;

  constructor(contract: Contract, options: TestOptions) {
    this.contract = contract;
    this.options = options;
    this.#random = options.seed >>> 0 || 1;
  }

  /** The same seed gives the same numbers: 0 to below 1. */
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

  /** Whether so many baht more may leave the member's accounts. */
  mayLeave(baht: number): boolean {
    const satang = Math.round(baht * 100);
    if (this.spent + satang > this.options.budget * 100) return false;
    this.spent += satang;
    return true;
  }

  /** Sends one call, and a command three times with one key. Never throws for what comes. */
  async ask(call: string, ask: Ask = {}): Promise<Reply> {
    const operation = this.operation(call);
    return hasKey(operation, ask) ? askThrice(this, operation, ask) : this.askOnce(call, ask);
  }

  /** Sends one call once; its answer is judged by what the contract says of all answers. */
  async askOnce(call: string, ask: Ask): Promise<Reply> {
    const operation = this.operation(call);
    const request = this.#requestOf(operation, ask);
    const reply = await this.send(call, request, ask.raw ? '(as told)' : undefined);
    this.#judge(operation, reply);
    return reply;
  }

  /** Sends a call that the contract says is answered; `undefined` where it was not. */
  async ok(call: string, ask: Ask = {}): Promise<Reply['body'] | undefined> {
    const reply = await this.ask(call, ask);
    const isDone = this.check(
      call,
      'a right request is answered',
      reply.ok,
      `2xx; came ${told(reply)}`,
      reply.exchange,
    );
    return isDone ? reply.body : undefined;
  }

  /** Sends a call that is to be refused, with one of these codes where some are told. */
  async refused(call: string, rule: string, ask: Ask, codes: readonly string[] = []): Promise<Reply> {
    const reply = await this.ask(call, ask);
    const isRefusal = reply.status >= 400 && reply.status < 500;
    const wanted = codes.length > 0 ? `a refusal with ${codes.join(' or ')}` : 'a refusal (4xx)';
    const isSo = isRefusal && (codes.length === 0 || codes.includes(reply.message));
    this.check(call, rule, isSo, `${wanted}; came ${told(reply)}`, reply.exchange);
    return reply;
  }

  /** One request, whatever it is. */
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
        'answers are JSON, and say so',
        isRead,
        `application/json; came ${cut(text, 80) || 'nothing'}`,
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
      this.check(call, 'every request is answered', false, `an answer; came ${exchange.text}`, exchange);
      return { status: 0, ok: false, body: {}, message: '', headers: new Headers(), exchange };
    }
  }

  /** One clock on every response: it neither goes back nor jumps ahead of the time that has passed here. */
  #judgeDate(call: string, told: string | null, exchange: Exchange): void {
    const date = Date.parse(told ?? '');
    const now = performance.now();
    const since = date - (Number.isNaN(this.date) ? date : this.date);
    const isSo = since >= -clockTolerance && since <= now - this.#heardAt + clockTolerance;
    if (!this.check(call, '`Date` is one clock', isSo, `the time of the server; came ${told}`, exchange)) return;
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
        response.errors?.map(({ instancePath, message }) => `${instancePath || 'the answer'} ${message}`) ?? [];
      const refused = (body as { success?: unknown } | null)?.success === false && message !== '';
      this.check(
        name,
        'the answer has the declared shape',
        fits || refused,
        [...new Set(why)].slice(0, 4).join('; '),
        exchange,
      );
      return;
    }
    this.check(name, 'no request makes the server fail', status < 500, `no 5xx; came ${told(reply)}`, exchange);
    this.check(name, 'a refusal says why', message !== '', '`message`, a text that is not empty', exchange);
    // Free text is allowed; what looks like a code has to be one of the declared ones, at its own status.
    if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(gone|invalid-token)$/.test(message)) {
      if (plain.has(message))
        this.check(
          name,
          'a refusal has its status',
          plain.get(message) === status,
          `${plain.get(message)} ${message}; came ${status}`,
          exchange,
        );
      return;
    }
    const wanted = codes.get(message);
    if (
      this.check(
        name,
        'a code is a declared one',
        wanted !== undefined,
        `one of ${[...codes.keys()].join(', ')}; came ${message}`,
        exchange,
      )
    )
      this.check(
        name,
        'a refusal has its status',
        wanted === status,
        `${wanted} for ${message}; came ${status}`,
        exchange,
      );
  }
}

/** A reply in a few words. */
export const told = ({ status, message, exchange }: Reply): string =>
  `${status} ${message || cut(exchange.text, 120)}`.trim();

/** What is logged and handed on holds no password and no token. */
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
