import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  headers: Record<string, string>;
  body?: string;
}

/** A proxy in front of a site, with an origin of its own. */
export interface Front {
  origin: string;
  /** Responds instead of the site, unless it returns undefined. Gets the path with its query. */
  answer: (path: string) => Answer | undefined;
  close: () => Promise<void>;
}

/** Starts a proxy in front of the site at `origin`, as a filter or a host that has moved. */
export async function startFront(origin: string): Promise<Front> {
  const front = { origin: '', answer: () => undefined } as unknown as Front;
  const server = createServer(async ({ url = '/', method = 'GET', headers }, response) => {
    const answer = front.answer(url);
    if (answer) return void response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
    const passed = await fetch(origin + url, { method, headers: { accept: headers.accept ?? '*/*' } });
    const { 'content-encoding': _, 'content-length': __, ...rest } = Object.fromEntries(passed.headers);
    response.writeHead(passed.status, rest).end(Buffer.from(await passed.arrayBuffer()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  front.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  front.close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(() => done()));
  };
  return front;
}
