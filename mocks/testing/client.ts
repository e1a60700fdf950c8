import * as v from 'valibot';
import { expect } from 'vitest';
import type { Args, Call, ResponseOf } from '@/api/calls/call';
import { type CallName, calls } from '@/api/calls/calls';
import { generalCodes, memberCodes } from '@/api/calls/codes';
import type { Backend } from '../backendInterface';

type Calls = typeof calls;
type TestRequest<N extends CallName> = Args<Calls[N]> & { token?: string };

interface Loose {
  token?: string;
  params?: unknown;
  body?: unknown;
}

/** Messages that every call may return and that are not codes. */
const plainMessages = ['invalid-token', 'gone', 'not-found', 'method-not-allowed', 'too-large'];

export interface Client {
  /** Makes a call that must succeed. Expects a response that matches the declaration and has no undeclared field. */
  ok<N extends CallName>(name: N, ask?: TestRequest<N>): Promise<ResponseOf<Calls[N]>>;
  /** Makes a call that must fail and returns `status CODE`. The code must be declared. */
  fails<N extends CallName>(name: N, ask?: TestRequest<N>): Promise<string>;
  /** Makes a call with any result; the caller is responsible for the types. */
  any(name: CallName, ask: Loose): Promise<{ status: number; body: unknown; message: string }>;
  /** Sends a request to any path, declared or not. */
  send(method: string, path: string, init?: { token?: string; body?: BodyInit; type?: string }): Promise<Response>;
}

const getPath = (call: Call, params: Record<string, string> = {}) =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

function getRequest(call: Call, ask: { params?: Record<string, string>; body?: unknown; token?: string }): Request {
  const headers = new Headers(ask.token ? { authorization: `Bearer ${ask.token}` } : {});
  let body: BodyInit | undefined;
  if (call.body === 'json') {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(ask.body);
  } else if (call.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(ask.body ?? {})) form.append(name, value as Blob);
    body = form;
  }
  return new Request(`http://mock.example${getPath(call, ask.params)}`, { method: call.method, headers, body });
}

/** Returns a client that calls a backend as the app does. */
export function createClient(backend: Pick<Backend, 'handle'>): Client {
  return {
    async ok(name, ask) {
      const call = calls[name] as Call;
      const response = await backend.handle(getRequest(call, (ask ?? {}) as object));
      const body: unknown = await response.json();
      expect(`${response.status} ${response.ok ? '' : JSON.stringify(body)}`, name).toBe('200 ');
      expect(v.parse(call.response, body), name).toEqual(body);
      return body as never;
    },
    async fails(name, ask) {
      const call = calls[name] as Call;
      const response = await backend.handle(getRequest(call, (ask ?? {}) as object));
      const body = (await response.json()) as { message: string };
      expect(response.ok, `${name} ${JSON.stringify(body)}`).toBe(false);
      expect(Object.keys(body)).toEqual(['message']);
      const allowed = [...plainMessages, ...generalCodes, ...memberCodes, ...call.codes];
      expect(allowed, `${name} does not declare ${body.message}`).toContain(body.message);
      return `${response.status} ${body.message}`;
    },
    async any(name, ask) {
      const response = await backend.handle(getRequest(calls[name] as Call, ask as object));
      const body = (await response.json()) as { message?: string };
      return { status: response.status, body, message: body.message ?? '' };
    },
    send(method, path, { token, body, type } = {}) {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
      if (type) headers.set('content-type', type);
      return backend.handle(new Request(`http://mock.example${path}`, { method, headers, body }));
    },
  };
}
