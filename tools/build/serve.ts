import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { hostRules } from './hostRules.ts';

/** The files of a build, as a static host serves them: with its own `_headers` and `_redirects`. */
export interface SiteFiles {
  /** Responds to a request with a file or the 404 page. */
  respond: RequestListener;
  /** Paths of the files that were sent since the last `forget`, in order. */
  readonly sent: readonly string[];
  forget(): void;
  /** Adds or replaces a file, including `_headers`, as a deployment does. `null` removes the file. */
  put(path: string, text: string | null): void;
  /** Returns the paths of all files with this ending. */
  paths(ending: string): string[];
  /** Returns the content of a file, or `''`. */
  text(path: string): string;
  /** Removes what `put` has written. */
  remove(): void;
}

/** Files that hosts read and do not send. */
const hidden = /^\/(_headers$|_redirects$|nginx\/)|\/\.(?!well-known\/)/;

/**
 * Reads the files of a folder at each request, so that a build can be replaced. Sends the compressed copies that the
 * build has written. `below` is the path below which the files are served, such as `/kapao`.
 */
export function siteFiles(folder: string, below = ''): SiteFiles {
  let root = folder;
  let sent: string[] = [];
  const text = (path: string) => {
    const file = join(root, path);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8') : '';
  };
  const read = () => ({
    files: sirv(root, {
      ...{ dev: true, etag: true, dotfiles: true, brotli: true, gzip: true, extensions: ['html'] },
      setHeaders(response, path) {
        sent.push(existsSync(join(root, path)) ? path : `${path}.html`);
        // sirv does not know this type.
        if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
      },
    }),
    rules: hostRules(text('/_headers'), text('/_redirects')),
  });
  let { files, rules } = read();
  return {
    respond(request, response) {
      const [pathname = '/'] = (request.url ?? '/').split('?');
      const path = pathname.slice(below.length) || '/';
      // Headers depend only on the path, as on static hosts, so browsers also cache a missing asset.
      for (const [name, value] of Object.entries(rules.headersFor(path))) response.setHeader(name, value);
      const missing = () => {
        response.setHeader('Content-Type', 'text/html;charset=utf-8');
        response.writeHead(404).end(text('/404.html') || 'Not found');
      };
      const send = (url: string, otherwise: () => void) => {
        request.url = url;
        files(request, response, otherwise);
      };
      if (!pathname.startsWith(`${below}/`) || hidden.test(path)) return missing();
      const rewritten = rules.rewrite(path);
      send(path, rewritten ? () => send(rewritten, missing) : missing);
    },
    get sent() {
      return sent;
    },
    forget() {
      sent = [];
    },
    put(path, content) {
      if (root === folder) {
        root = mkdtempSync(join(tmpdir(), 'kapao-site-'));
        cpSync(folder, root, { recursive: true });
      }
      for (const copy of ['', '.br', '.gz']) rmSync(join(root, path + copy), { force: true });
      if (content !== null) writeFileSync(join(root, path), content);
      ({ files, rules } = read());
    },
    paths: (ending) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(ending))
        .map((file) => `/${file.replaceAll('\\', '/')}`),
    text,
    remove() {
      if (root !== folder) rmSync(root, { recursive: true, force: true });
    },
  };
}

export interface StaticServer extends SiteFiles {
  readonly origin: string;
  close(): Promise<void>;
}

interface ServeOptions {
  /** Default: this machine only. */
  host?: string;
  /** Default: a free port. */
  port?: number;
  /** Path below which the files are served, such as `/kapao`. Default: the root. */
  below?: string;
}

/** Serves a built folder without a backend. Rejects if the port is in use. */
export async function serve(
  folder: string,
  { host = '127.0.0.1', port = 0, below }: ServeOptions = {},
): Promise<StaticServer> {
  const files = siteFiles(folder, below);
  const server = createServer(files.respond);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return Object.assign(files, {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      files.remove();
    },
  });
}
