import { randomUUID } from 'node:crypto';
import { cut, describeRequest, sendAndClose, withoutSecrets } from './connection.ts';
import type { Contract, Operation } from './document.ts';

/** The rules by which a backend is judged, in the order in which they run. `responses` applies to every request. */
export const rules = {
  responses: 'Every call responds as the document says',
  exact: 'A command has its exact effect, to the satang',
  'below-zero': 'No account goes below zero',
  'at-once': 'Simultaneous commands never spend or give the same money twice',
  keys: 'A command is carried out once for its key',
  owners: 'What belongs to another member stays with them',
  entries: 'Each movement has its entry',
  refusals: 'A refused command changes nothing, now and later',
} as const;
export type Rule = keyof typeof rules;

/** A request and its response, for the report. Readers of the report can repeat the request with `curl`. */
export interface Exchange {
  curl: string;
  status: number;
  /** Text of the response without secrets, truncated to 600 characters. */
  text: string;
}

/** `missing`: the backend does not have the call (404, 405 or 501). `skipped`: the suite could not create the situation. */
export interface Result {
  rule: Rule;
  call: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'missing';
  /** The promise, such as "moves the exact amount", or the reason why it is skipped. */
  text: string;
  /** The actual behaviour, after a failure. */
  got?: string;
  /** The requests that did it, after a failure. */
  exchanges?: readonly Exchange[];
}

export interface TestRequest {
  params?: Record<string, string>;
  body?: unknown;
  /** Default: the member of `--login`. `null` sends no token. */
  by?: string | null;
  /** Idempotency key of a command. Default: a new key. */
  key?: string;
  /** Raw body with its content type, instead of JSON. */
  raw?: { type?: string; body: BodyInit };
}

export interface Reply {
  status: number;
  ok: boolean;
  body: Record<string, unknown>;
  /** `message` or `error` of a refusal; `''` if the response has none. */
  message: string;
  exchange: Exchange;
}

export interface Options {
  base: string;
  login: { username: string; password: string };
  /** A second member. Default: the suite registers one. */
  other?: { username: string; password: string };
  /** Sends only requests that change nothing. */
  readOnly: boolean;
  /** Maximum amount of all withdrawals, in baht. */
  budget: number;
  /** Calls and rules to judge. Empty: all of them. */
  only: readonly string[];
  /** Time before keys are used again, in s. */
  wait: number;
  /** Phone number of the suite's own that may receive a one-time code. */
  phone?: string;
  /** One-time code that the backend accepts in tests. */
  otp?: string;
  promotion?: string;
  /** Gift link, encrypted as in the app, which the suite redeems. */
  gift?: string;
  /** Digits of the phone number and of the image that a run makes up. */
  seed: number;
  /** Timeout of one request, in ms. */
  timeoutMs: number;
  /** Sends a request. Default: `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sends a request whose connection ends before the response. Default: a socket that is closed. */
  drop?: (request: Request) => void;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Describes a reply in a few words. */
export const described = ({ status, message, exchange }: Reply): string =>
  `${status} ${message || cut(exchange.text, 120)}`.trim();

/** Returns true for refusals before the command: backends do not store them under a key. */
export const isGeneral = ({ status, message }: Reply): boolean =>
  status === 0 || status >= 500 || [401, 403, 404, 405, 410, 413, 429].includes(status) || /^KEY_/.test(message);

/** Messages that are not refusal codes, with their HTTP status. */
const plain = new Map([
  ['not-found', 404],
  ['method-not-allowed', 405],
  ['too-large', 413],
]);

/** Longest wait for a rate limit, in ms. */
const longestWait = 300_000;

/** Most requests that the report shows for one broken promise. */
const mostExchanges = 12;

/** Statuses of a backend that does not have a call: an unknown path, an unknown method of a known path, or neither. */
const missingStatuses = [404, 405, 501];

/** Data that the sessions of one run share. */
interface Run {
  results: Result[];
  /** Calls that the backend does not have, although the request was valid. */
  missing: Set<string>;
  accepted: Set<string>;
  asked: number;
  /** Amount withdrawn so far, in satang. */
  spent: number;
  /** The parts that the run did not judge, for the first line of the report. */
  notJudged: string;
}

/** Sends requests to a backend by the contract, judges every response and collects the results. */
export class Session {
  readonly contract: Contract;
  readonly options: Options;
  readonly run: Run;
  token = '';
  /** Token of a second session of the same member, if the backend allows two. */
  secondToken?: string;
  /** The latest `Date` header, in ms since 1970 UTC. */
  date = Number.NaN;
  /** All statement entries that the member has had, by the fields that never change. */
  readonly entries = new Set<string>();
  /** Name and password, to log in with. */
  member: { username: string; password: string };
  /** Commands since the latest snapshot of the member, and those between the two snapshots before. */
  #commands: Exchange[] = [];
  #effects: readonly Exchange[] = [];
  /** The latest exchange of each read. */
  #reads = new Map<string, Exchange>();

  constructor(contract: Contract, options: Options, run?: Run) {
    this.contract = contract;
    this.options = options;
    this.member = options.login;
    this.run = run ?? {
      results: [],
      missing: new Set(),
      accepted: new Set(),
      asked: 0,
      spent: 0,
      notJudged: '',
    };
  }

  get results(): Result[] {
    return this.run.results;
  }

  /** Returns a session of another member in the same run. */
  as(token: string, member: Session['member']): Session {
    return Object.assign(new Session(this.contract, this.options, this.run), { token, member });
  }

  /** Says that the member's balances have been read: the commands since the last time explain what has changed. */
  endEffects(): void {
    this.#effects = this.#commands;
    this.#commands = [];
  }

  /** Returns the requests that can have had an effect: the accepted ones, or all if the backend has refused each. */
  #evidence(call: string): readonly Exchange[] {
    const read = this.#reads.get(call);
    const sent = this.#commands.length > 0 ? this.#commands : this.#effects;
    const accepted = sent.filter(({ status }) => status < 400);
    return [...(read ? [read] : []), ...(accepted.length > 0 ? accepted : sent)].slice(0, mostExchanges);
  }

  operation(call: string): Operation {
    const operation = this.contract.operations.get(call);
    if (!operation) throw new Error(`The contract has no call ${call}`);
    return operation;
  }

  /** Returns true if `--only` selects one of the names, or if it is empty. */
  wants(...names: string[]): boolean {
    const { only } = this.options;
    return only.length === 0 || names.some((name) => only.includes(name));
  }

  #add(result: Result): void {
    if (this.run.missing.has(result.call) || !this.wants(result.call, result.rule)) return;
    this.results.push(result);
  }

  /** Records whether a promise holds. `got` is the actual behaviour: a text, or the reply that breaks the promise. */
  check(rule: Rule, call: string, isSo: boolean, text: string, got: string | Reply = '', reply?: Reply): boolean {
    const evidence = typeof got === 'string' ? reply : got;
    const exchanges = evidence ? [evidence.exchange] : this.#evidence(call);
    const actual = { got: typeof got === 'string' ? got : described(got), exchanges };
    this.#add({ rule, call, text, ...(isSo ? { outcome: 'passed' } : { outcome: 'failed', ...actual }) });
    return isSo;
  }

  skip(rule: Rule, call: string, text: string): void {
    this.#add({ rule, call, outcome: 'skipped', text });
  }

  /** Returns a call of a list that the backend does not have, or undefined. */
  lacks = (...calls: string[]): string | undefined => calls.find((call) => this.run.missing.has(call));

  /**
   * Sends a valid request that the backend must accept. Returns the body, or undefined after a failure. If the first
   * response to the call is 404, 405 or 501, the call counts as missing.
   */
  async ok<T = Record<string, unknown>>(call: string, ask: TestRequest = {}): Promise<T | undefined> {
    if (this.run.missing.has(call)) return undefined;
    const reply = await this.ask(call, ask);
    if (this.isMissing(call, reply)) return undefined;
    return this.check('responses', call, reply.ok, 'accepts a valid request', reply) ? (reply.body as T) : undefined;
  }

  /** Notes that the backend does not have a call, if this reply to a valid request shows that. */
  isMissing(call: string, { status }: Reply): boolean {
    if (this.run.missing.has(call)) return true;
    if (!missingStatuses.includes(status) || this.run.accepted.has(call)) return false;
    this.run.results = this.results.filter((result) => result.call !== call);
    this.#add({ rule: 'responses', call, outcome: 'missing', text: 'not implemented' });
    this.run.missing.add(call);
    return true;
  }

  /** Sends a request that the backend must refuse, with one of `codes` if there are any. */
  async refused(
    rule: Rule,
    call: string,
    why: string,
    ask: TestRequest,
    codes: readonly string[] = [],
  ): Promise<Reply> {
    const reply = await this.ask(call, ask);
    if (reply.status !== 404 && this.isMissing(call, reply)) return reply;
    const isClaim = isRefusedClaim(reply);
    const isRefusal = (reply.status >= 400 && reply.status < 500) || isClaim;
    const isSilent = isClaim && reply.message === '';
    const isDeclared = codes.length === 0 || codes.includes(reply.message) || reply.status === 404 || isSilent;
    const isSo = isRefusal && isDeclared;
    const wanted = codes.length > 0 ? ` with ${codes.join(' or ')}` : '';
    this.check(rule, call, isSo, `refuses ${why}${wanted}`, reply);
    return reply;
  }

  /** Sends a request, waits as long as the backend asks for, and judges the response. Never throws. */
  async ask(call: string, ask: TestRequest = {}): Promise<Reply> {
    const operation = this.operation(call);
    const key = operation.kind === 'read' ? undefined : (ask.key ?? randomUUID());
    let waited = 0;
    for (let time = 0; ; time += 1) {
      const [reply, headers] = await this.#send(operation, this.#createRequest(operation, ask, key));
      this.#judgeHeaders(operation, reply, headers, ask.raw ? undefined : key);
      const seconds = Number(headers.get('retry-after') ?? 2 ** time);
      if (reply.status !== 429 || !(waited + seconds * 1000 <= (headers.has('retry-after') ? longestWait : 60_000))) {
        if (reply.ok) this.run.accepted.add(call);
        this.#judge(operation, reply);
        return reply;
      }
      waited += seconds * 1000;
      await sleep(seconds * 1000);
    }
  }

  /**
   * Sends a command and ends the connection before its response: after the request has left, or in the middle of its body
   * (`isCut`). Resolves when the connection is closed.
   */
  async drop(call: string, ask: TestRequest & { key: string }, isCut = false): Promise<void> {
    const request = this.#createRequest(this.operation(call), ask, ask.key);
    const note = `the connection ended ${isCut ? 'within the request' : 'before the response'}`;
    const curl = await describeRequest(request);
    this.run.asked += 1;
    this.#commands.push({ curl, status: 0, text: note });
    if (this.options.drop) return isCut ? undefined : this.options.drop(request);
    await sendAndClose(request, isCut);
  }

  async #send({ name: call, kind }: Operation, request: Request): Promise<[Reply, Headers]> {
    this.run.asked += 1;
    const curl = await describeRequest(request);
    const keep = (exchange: Exchange) => {
      if (kind === 'read') this.#reads.set(call, exchange);
      else this.#commands.push(exchange);
      return exchange;
    };
    try {
      const signal = AbortSignal.timeout(this.options.timeoutMs);
      const response = await (this.options.fetch?.(request) ?? fetch(request, { signal, redirect: 'manual' }));
      const text = await response.text();
      const { status, ok, headers } = response;
      const exchange = keep({ curl, status, text: withoutSecrets(cut(text)) });
      const body = parse(text);
      const isRead = body !== undefined && headers.get('content-type')?.includes('application/json') === true;
      this.date = Date.parse(headers.get('date') ?? '');
      const { message, error } = (body ?? {}) as Record<string, unknown>;
      const reason = message || error;
      const spoken = typeof reason === 'string' ? reason : '';
      const reply = { status, ok, body: body as Reply['body'], message: spoken, exchange };
      if (!missingStatuses.includes(status))
        this.check('responses', call, isRead, 'responds with JSON and its content type', reply);
      return [reply, headers];
    } catch (error) {
      const exchange = keep({ curl, status: 0, text: String((error as Error).cause ?? error) });
      const reply = { status: 0, ok: false, body: {}, message: '', exchange };
      this.check('responses', call, false, 'responds to every request', reply);
      return [reply, new Headers()];
    }
  }

  #createRequest(
    operation: Operation,
    { params = {}, body, by = this.token, raw }: TestRequest,
    key?: string,
  ): Request {
    const [name, value] = this.contract.clientHeader;
    const headers = new Headers({ accept: 'application/json', [name]: value });
    if (by) headers.set('authorization', `Bearer ${by}`);
    if (key) headers.set(this.contract.keyHeader, key);
    const values = Object.values(params);
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? values[0] ?? 'NOSUCH'),
    );
    let sent: BodyInit | undefined = raw?.body;
    if (raw?.type) headers.set('content-type', raw.type);
    if (!raw && operation.body === 'json') {
      headers.set('content-type', 'application/json');
      sent = JSON.stringify(body);
    } else if (!raw && operation.body === 'multipart') {
      const form = new FormData();
      for (const [field, file] of Object.entries(body ?? {})) form.append(field, file as Blob);
      sent = form;
    }
    return new Request(`${this.options.base}${path}`, { method: operation.method, headers, body: sent });
  }

  /** Returns true for a response that says that the backend does not have the call: 405 or 501 before any success. */
  #isUnknown = (call: string, status: number) =>
    status !== 404 && missingStatuses.includes(status) && !this.run.accepted.has(call);

  /** Judges what every response to a command carries, also a refusal. A gateway writes 413 and 5xx. */
  #judgeHeaders({ name, kind, method }: Operation, reply: Reply, headers: Headers, key?: string): void {
    if (kind === 'read' || reply.status === 0 || [404, 405, 410, 413].includes(reply.status) || reply.status >= 500)
      return;
    const isEchoed = !key || headers.get(this.contract.keyHeader) === key;
    this.check('keys', name, isEchoed, 'echoes the key with every response to a command', reply);
    if (method !== 'GET') return;
    const cache = headers.get('cache-control') ?? '';
    const isKept = !/no-store|no-cache/.test(cache) && /public|immutable|(max-age|s-maxage) *= *"?[1-9]/.test(cache);
    this.check('responses', name, !isKept, 'lets no cache keep the response to a command', cache, reply);
  }

  /** Judges a response by the document. */
  #judge({ name, codes, response }: Operation, reply: Reply): void {
    const { status, ok, body, message } = reply;
    const check = (isSo: boolean, text: string, got: string | Reply = reply) =>
      this.check('responses', name, isSo, text, got, reply);
    if (status === 0 || this.#isUnknown(name, status)) return;
    if (ok) {
      const isShaped = response(body) || isRefusedClaim(reply);
      const why = response.errors?.map(({ instancePath, message }) => `${instancePath || 'the response'} ${message}`);
      check(isShaped, 'responds in the declared shape', [...new Set(why)].slice(0, 3).join('; '));
      return;
    }
    check(status < 500, 'never fails with 5xx');
    if (status === 404) return;
    check(message !== '', 'gives a message with each refusal');
    // A text for the member is allowed. A message that looks like a code has to be declared, with its status.
    const isCode = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$|^(gone|invalid-token)$/.test(message);
    check((isCode ? codes.get(message) : (plain.get(message) ?? status)) === status, 'refuses with declared codes');
  }
}

/** Returns true for a refusal with status 200: `success: false`, or a message instead of a QR. */
export const isRefusedClaim = ({ ok, body, message }: Reply): boolean =>
  ok && (body?.success === false || (body?.hasQrcode === false && message !== ''));

/** Returns true if a command was carried out. */
export const isDone = (reply: Reply): boolean => reply.ok && !isRefusedClaim(reply);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
