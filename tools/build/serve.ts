import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { type HostRules, hostRules } from './hostRules.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const packed = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

interface Asset {
  type: string;
  plain: Buffer;
  /** The content in gzip and in Brotli. The server compresses it at the first request. */
  gzip?: Buffer;
  brotli?: Buffer;
}

export interface Served {
  path: string;
  /**
   * Size in bytes after gzip, even if the server sent Brotli. Plain size for file types that the server never
   * compresses. Compresses the file when it is read.
   */
  readonly gzipped: number;
}

export interface StaticServer {
  origin: string;
  /** Files sent since the last `forget`, in order. */
  readonly sent: readonly Served[];
  forget(): void;
  /** Adds or replaces a file, including `_headers`, as a deployment does. `null` removes the file. */
  put(path: string, text: string | null): void;
  /** `paths` returns the paths of all files with this ending. `text` returns the content of a file, or `''`. */
  paths(ending: string): string[];
  text(path: string): string;
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Responds to all requests below `/api/`. Default: 404. */
  api?: (request: Request) => Promise<Response>;
  /** Default: a free port. */
  port?: number;
  /** Compresses with Brotli or gzip, depending on the request's `Accept-Encoding`. Default: true. */
  compress?: boolean;
  /** Path below which the files are served, such as `/kapao`. Default: the root. */
  below?: string;
}

const getGzipSize = (asset: Asset) => {
  asset.gzip ??= packed.has(`.${asset.type}`) ? gzipSync(asset.plain, { level: 9 }) : asset.plain;
  return asset.gzip;
};

/** Returns the decoded path of a request, or undefined if it is malformed. */
function getPath({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}

function readFiles(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (!statSync(path).isFile()) continue;
    const name = `/${file.replaceAll('\\', '/')}`;
    assets.set(name, { type: extname(file).slice(1), plain: readFileSync(path) });
  }
  return assets;
}

interface Found {
  path: string;
  asset: Asset;
  status: number;
}

/** Finds a path as static hosts do: the file, `path.html`, `path/index.html`, a rewrite, then the 404 page. */
function find(assets: Map<string, Asset>, rules: HostRules, path: string): Found | undefined {
  const hidden = /^\/(_headers$|_redirects$|nginx\/)|\/\.(?!well-known\/)/.test(path);
  const names = [path, `${path.replace(/\/$/, '')}.html`, `${path.replace(/\/$/, '')}/index.html`];
  const name = hidden ? undefined : names.find((item) => assets.has(item));
  const asset = name && assets.get(name);
  if (name && asset) return { path: name, asset, status: 200 };
  const rewritten = rules.rewrite(path);
  if (rewritten) return find(assets, rules, rewritten);
  const missing = assets.get('/404.html');
  return missing && { path: '/404.html', asset: missing, status: 404 };
}

function send(request: IncomingMessage, response: ServerResponse, { asset, status }: Found, compress: boolean): void {
  const extension = `.${asset.type}`;
  const accepted = compress ? String(request.headers['accept-encoding'] ?? '') : '';
  let body = asset.plain;
  if (packed.has(extension) && /\bbr\b/.test(accepted)) {
    asset.brotli ??= brotliCompressSync(asset.plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } });
    body = asset.brotli;
    response.setHeader('Content-Encoding', 'br');
  } else if (packed.has(extension) && /\bgzip\b/.test(accepted)) {
    body = getGzipSize(asset);
    response.setHeader('Content-Encoding', 'gzip');
  }
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

async function forward(request: IncomingMessage, response: ServerResponse, origin: string, api: ServeOptions['api']) {
  if (!api) return response.writeHead(404).end();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const apiResponse = await api(
    new Request(new URL(request.url ?? '/', origin), {
      method: request.method,
      headers: Object.entries(request.headers).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
      body: hasBody ? Buffer.concat(chunks) : undefined,
    }),
  );
  response.writeHead(apiResponse.status, Object.fromEntries(apiResponse.headers));
  response.end(Buffer.from(await apiResponse.arrayBuffer()));
}

const getText = (assets: Map<string, Asset>, path: string) => assets.get(path)?.plain.toString() ?? '';

const getRules = (assets: Map<string, Asset>) =>
  hostRules(getText(assets, '/_headers'), getText(assets, '/_redirects'));

/**
 * Serves a built folder from memory with its own `_headers` and `_redirects`, on 127.0.0.1. Default: compressed, on a
 * free port.
 */
export async function serve(
  folder: string,
  { api, port = 0, compress = true, below = '' }: ServeOptions = {},
): Promise<StaticServer> {
  const assets = readFiles(folder);
  let rules = getRules(assets);
  let sent: Served[] = [];
  let origin = '';
  const server = createServer((request, response) => {
    const path = getPath(request);
    if (path?.startsWith('/api/')) {
      forward(request, response, origin, api).catch(() => response.destroy());
      return;
    }
    const found = path?.startsWith(`${below}/`) ? find(assets, rules, path.slice(below.length)) : undefined;
    // Headers depend only on the path, as on static hosts, so browsers also cache a missing asset.
    for (const [name, value] of Object.entries(rules.headersFor(path ?? '/'))) response.setHeader(name, value);
    if (!found) {
      response.writeHead(path === undefined ? 400 : 404, { 'Cache-Control': 'no-store' }).end('Not found');
      return;
    }
    sent.push({
      path: found.path,
      get gzipped() {
        return getGzipSize(found.asset).length;
      },
    });
    send(request, response, found, compress);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    get sent() {
      return sent;
    },
    forget() {
      sent = [];
    },
    put(path, text) {
      if (text === null) assets.delete(path);
      else assets.set(path, { type: extname(path).slice(1), plain: Buffer.from(text) });
      rules = getRules(assets);
    },
    paths: (ending) => [...assets.keys()].filter((path) => path.endsWith(ending)),
    text: (path) => getText(assets, path),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
