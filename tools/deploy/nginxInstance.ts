import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestHttp } from 'node:http';
import { type RequestOptions, request as requestHttps } from 'node:https';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '../processes.ts';

/** Path of nginx on Debian and other common systems. Undefined if nginx is not at any of these paths. */
export const nginxProgram = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  (path) => spawnSync(path, ['-v']).status === 0,
);

/** The tests that need nginx. Machines without it leave them out. */
export const nginxTests = 'tools/deploy/nginx.test.ts';

const hasIpv6 = () => Object.values(networkInterfaces()).some((all) => all?.some(({ family }) => family === 'IPv6'));

/** The folder in which certbot puts its challenges, in kapao.conf and in docs/deploying/nginx.md. */
export const challengeFolder = '/var/www/html';

/** Replaces a text wherever it occurs. Throws if it does not occur. */
function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`kapao.conf has no "${from}"`);
  return text.replaceAll(from, to);
}

interface NginxOptions {
  /** An empty folder for nginx's configuration, certificate and logs. */
  folder: string;
  /** Folder of the site, which contains the releases. */
  site: string;
  /** `address:port` of each backend. */
  backends: readonly string[];
  /** IP range of a trusted load balancer, such as `10.0.0.0/8`. Default: no load balancer. */
  balancer?: string;
}

export interface Nginx {
  /** Command line that runs nginx with this configuration. */
  command: string;
  origin: string;
  plainOrigin: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  log(name: 'access' | 'error'): string;
}

interface HostOptions extends Pick<NginxOptions, 'site' | 'backends' | 'balancer'> {
  port: number;
  plainPort: number;
  certificate: string;
  key: string;
}

/** Returns the configuration of the archive with these names, ports and files. */
function hostServer({ site, backends, balancer, port, plainPort, certificate, key }: HostOptions): string {
  let server = readFileSync(join(import.meta.dirname, 'kapao.conf'), 'utf8');
  server = replaced(server, '/var/www/kapao', site);
  server = replaced(server, challengeFolder, dirname(certificate));
  server = replaced(server, '/etc/letsencrypt/live/play.example.com/fullchain.pem', certificate);
  server = replaced(server, '/etc/letsencrypt/live/play.example.com/privkey.pem', key);
  server = replaced(server, 'play.example.com', 'localhost');
  server = replaced(server, '/var/log/nginx/kapao.log', `${dirname(certificate)}/access.log`);
  server = replaced(server, 'server 127.0.0.1:4010;', backends.map((address) => `server ${address};`).join(' '));
  const ipv6 = hasIpv6() ? '$&' : '# $&';
  server = server.replaceAll(/^ *listen \[::\].*$/gm, ipv6);
  server = replaced(server, 'listen 80;', `listen 127.0.0.1:${plainPort};`);
  server = replaced(server, 'listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
  server = server.replace('listen [::]:80;', `listen [::1]:${plainPort};`);
  server = server.replace('listen [::]:443 ssl', `listen [::1]:${port} ssl`);
  if (balancer) {
    server = server.replaceAll('10.0.0.0/8', balancer);
    server = server.replaceAll(/# (?=\d|set_real_ip_from|real_ip)/g, '');
  }
  return server;
}

/** Prepares nginx on loopback with the configuration of the archive and a new self-signed certificate. */
export async function prepareNginx({ folder, site, backends, balancer }: NginxOptions): Promise<Nginx> {
  if (!nginxProgram) throw new Error('nginx is not installed. Debian: apt-get install nginx');
  const port = await freePort();
  let plainPort = port;
  // The system may give the same port twice.
  while (plainPort === port) plainPort = await freePort();
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const openssl = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync('openssl', [...openssl, '-keyout', key, '-out', certificate], { stdio: 'ignore' });

  const server = hostServer({ site, backends, balancer, port, plainPort, certificate, key });

  mkdirSync(join(folder, 'conf.d'));
  writeFileSync(join(folder, 'conf.d', 'kapao.conf'), server);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const modules = '/etc/nginx/modules-enabled';
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
${existsSync(modules) ? `include ${modules}/*.conf;` : ''}
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log ${folder}/access.log;
  ${temporary.join('\n  ')}
  include ${folder}/conf.d/*.conf;
}
`,
  );
  const origin = `https://localhost:${port}`;
  const isUp = () =>
    insecureGet(`${origin}/`).then(
      () => true,
      () => false,
    );
  const until = async (wanted: boolean) => {
    while ((await isUp()) !== wanted) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return {
    command: `${nginxProgram} -c ${main} -e ${folder}/error.log`,
    origin,
    plainOrigin: `http://localhost:${plainPort}`,
    async start() {
      execFileSync(nginxProgram as string, ['-t', '-c', main], { stdio: 'pipe' });
      spawn(nginxProgram as string, ['-c', main], { stdio: 'ignore' });
      await until(true);
    },
    async stop() {
      if (!existsSync(join(folder, 'pid'))) return;
      spawnSync(nginxProgram as string, ['-c', main, '-s', 'stop']);
      await until(false);
    },
    log: (name) => readFileSync(join(folder, `${name}.log`), 'utf8'),
  };
}

export interface Response {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Connections that have carried a request. Node's `reusedSocket` misses connections that a queued request takes over.
 */
const used = new WeakSet<object>();

/** Sends a request without checking the certificate. Default: GET without a body. Rejects if there is no response. */
export const insecureGet = (address: string, options: RequestOptions = {}, body?: string): Promise<Response> =>
  new Promise((resolve, reject) => {
    let isReused = false;
    const request = address.startsWith('https:') ? requestHttps : requestHttp;
    const sent = request(address, { rejectUnauthorized: false, ...options }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('socket', (socket) => {
      isReused = used.has(socket);
      used.add(socket);
    });
    // Like a browser, repeats a GET request if the server closed a keep-alive connection.
    sent.on('error', (error) => (isReused ? insecureGet(address, options, body).then(resolve, reject) : reject(error)));
    sent.end(body);
  });
