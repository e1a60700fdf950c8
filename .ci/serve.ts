import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

interface Asset {
  type: string;
  plain: Buffer;
  /** Compressed once, when first asked for. */
  gzip?: Buffer;
  brotli?: Buffer;
}

export interface Served {
  path: string;
  /** Bytes after gzip, whatever was sent. */
  gzipped: number;
}

export interface Site {
  origin: string;
  /** Files sent since the last `forget`, in order; none without compression. */
  readonly sent: readonly Served[];
  forget(): void;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Answers everything below `/api/`. */
  api?: (request: Request) => Promise<Response>;
  /** The page for a path that is no file. */
  pageFor?: (path: string) => string;
  /** Brotli or gzip, as the browser likes; on unless told. */
  compress?: boolean;
}

const gzipOf = (asset: Asset) => {
  asset.gzip ??= packed.has(`.${asset.type}`) ? gzipSync(asset.plain, { level: 9 }) : asset.plain;
  return asset.gzip;
};

function readSite(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    assets.set(`/${file.replaceAll('\\', '/')}`, { type: extname(file).slice(1), plain: readFileSync(path) });
  }
  return assets;
}

function send(request: IncomingMessage, response: ServerResponse, path: string, asset: Asset, compress: boolean): void {
  const extension = `.${asset.type}`;
  const accepted = compress ? String(request.headers['accept-encoding'] ?? '') : '';
  let body = asset.plain;
  if (packed.has(extension) && /\bbr\b/.test(accepted)) {
    asset.brotli ??= brotliCompressSync(asset.plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } });
    body = asset.brotli;
    response.setHeader('Content-Encoding', 'br');
  } else if (packed.has(extension) && /\bgzip\b/.test(accepted)) {
    body = gzipOf(asset);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  response.setHeader('Content-Length', body.length);
  // Names of assets change with their content; pages must show a new deployment at once.
  response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function forward(request: IncomingMessage, response: ServerResponse, origin: string, api: ServeOptions['api']) {
  if (!api) return response.writeHead(404).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await api(
    new Request(new URL(request.url ?? '/', origin), {
      method: request.method,
      headers: Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
      body: hasBody ? Buffer.concat(chunks) : undefined,
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Serves a built folder from memory, compressed and with correct caching, on a free port of this machine. */
export async function serve(folder: string, options: ServeOptions = {}): Promise<Site> {
  const { api, pageFor = () => '/index.html', compress = true } = options;
  const assets = readSite(folder);
  let sent: Served[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path.startsWith('/api/')) {
      forward(request, response, origin, api).catch(() => response.destroy());
      return;
    }
    const isPage = extname(path) === '';
    const name = isPage ? pageFor(path) : path;
    const asset = assets.get(name);
    if (!asset) {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end('Not found');
      return;
    }
    if (compress) sent.push({ path: name, gzipped: gzipOf(asset).length });
    send(request, response, name, asset, compress);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    get sent() {
      return sent;
    },
    forget() {
      sent = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The page that a production host answers with: `/login` is its own file, every other path gets the shell. */
export const sitePage = (path: string): string => (path === '/login' ? '/login.html' : '/index.html');
