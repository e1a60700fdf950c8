import type { Settings } from '@/lib/buildSettings';
import { publicPaths } from '../../src/lib/paths.ts';
import { apiHeaders, caching, socketHeaders } from './headers.ts';
import { memberPage } from './writtenPages.ts';

/** This module creates the host configuration: `_headers` and `_redirects` of static hosts, and the files of nginx. */
type Headers = Record<string, string>;

/** Files beside the pages whose names do not change between builds. */
const steadyFiles = [
  ...['/sw.js', '/version.json', '/robots.txt', '/licenses.txt', '/favicon.svg', '/favicon.ico', '/share.png'],
  ...['/sitemap.xml', '/icons/*', '/*.webmanifest'],
];

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Returns `_headers`. Hosts join the values of matching rules, so only one rule sets `Cache-Control` for a path. */
export function headersFile(headers: Headers): string {
  const steady = ['/', ...publicPaths, '/user', '/user/*', memberPage.path, ...steadyFiles];
  const rules = [
    block('/*', headers),
    block('/assets/*', { 'Cache-Control': caching.hashed }),
    ...steady.map((path) => block(path, { 'Cache-Control': caching.other })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/**
 * Returns `_redirects`. Hosts find `login.html` for `/login` by themselves, and serve `404.html` with status 404 for
 * unknown paths.
 */
export const redirectsFile = (): string =>
  ['/user', '/user/*'].map((path) => `${path} ${memberPage.path} 200\n`).join('');

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

const addHeaders = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
    .join('');

const hideHeaders = (names: readonly string[]): string => names.map((name) => `proxy_hide_header ${name};\n`).join('');

/** `nginx/http.conf`: variables for nginx's `http` block. The operator defines `$kapao_balancer`. */
const httpConf = `# Written by the build, for nginx's http block. Your server block includes the other files of this folder.

map "$status $uri" $kapao_cache {
  # Browsers must not remember that a file is missing.
  "~^(200|206|304) /assets/" "${caching.hashed}";
  default "${caching.other}";
}

# Opening login ends a session, so browsers must not prepare the page ahead. They ask again when somebody goes there.
map $http_sec_purpose $kapao_ahead {
  "~*prefetch" 1;
  default 0;
}

# The backend sends data and pictures. Browsers save any other file instead of showing it.
map $upstream_http_content_type $kapao_disposition {
  "" "";
  "~*^(application/json|image/(png|jpeg|webp|gif|avif)) *(;|$)" "";
  default "attachment";
}

# The scheme that the client uses: a trusted balancer says it, otherwise this connection does.
map "$kapao_balancer $http_x_forwarded_proto" $kapao_scheme {
  "1 https" https;
  "1 http" http;
  default $scheme;
}

# A path below /api/autoLogin/ holds a game's password. nginx logs a malformed request before it chooses a location.
map $request $kapao_request {
  "~*autoLogin" "/api/autoLogin/ (path removed)";
  default $request;
}
map $http_referer $kapao_referer {
  "~*autoLogin" "";
  default $http_referer;
}
log_format kapao '$remote_addr - [$time_local] "$kapao_request" $status $body_bytes_sent "$kapao_referer" "$http_user_agent"';

# Only websockets upgrade a connection.
map $http_upgrade $kapao_upgrade {
  "~*^websocket$" websocket;
  default "";
}
map $kapao_upgrade $kapao_connection {
  websocket upgrade;
  default "";
}
`;

/**
 * The nginx directives that pass requests to the backend. Clients can send any of these headers, so nginx replaces all
 * of them.
 */
const forwarding = `proxy_set_header Host $host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Proto $kapao_scheme;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header Forwarded "";
# Many commands are GET requests, so nginx must not repeat a request on the next upstream server.
proxy_next_upstream off;
`;

/**
 * Returns an include for locations below `/api/` in the operator's server block. `maxBody` is the largest body of a request,
 * as nginx writes it.
 */
function apiConf(headers: Headers, maxBody: string): string {
  return `# Written by the build, for your locations below /api/.
${forwarding}proxy_read_timeout 300s;
client_max_body_size ${maxBody};
${hideHeaders([...Object.keys(headers), 'Content-Disposition'])}${addHeaders(headers)}add_header Content-Disposition $kapao_disposition always;
`;
}

/** Returns `nginx/socket.conf`, for the location `/socket.io/`. */
function socketConf(headers: Headers): string {
  return `# Written by the build, for your location /socket.io/.
${forwarding}proxy_http_version 1.1;
proxy_set_header Upgrade $kapao_upgrade;
proxy_set_header Connection $kapao_connection;
${hideHeaders(Object.keys(headers))}${addHeaders(headers)}`;
}

/** Returns `nginx/site.conf`: headers and locations of the site, for the operator's server block. */
function siteConf(headers: Headers): string {
  const pages = publicPaths.map((path) => path.slice(1)).join('|');
  return `# Written by the build, for your server block. It belongs to the pages of this build: its policy names their hashes.
root /var/www/kapao/current;

absolute_redirect off;
server_tokens off;
charset utf-8;
gzip on;
gzip_comp_level 6;
gzip_min_length 512;
gzip_vary on;
gzip_types text/css application/xml text/javascript application/javascript application/json application/manifest+json image/svg+xml;
# The build compresses its files ahead. deploy.sh turns brotli on where nginx has the module.
gzip_static on;
# brotli_static on;
types {
  text/html html;
  text/css css;
  text/javascript js;
  application/json json;
  application/manifest+json webmanifest;
  image/svg+xml svg;
  image/png png;
  image/jpeg jpg jpeg;
  image/webp webp;
  image/x-icon ico;
  video/mp4 mp4;
  text/vtt vtt;
  text/plain txt;
  application/xml xml;
  font/woff2 woff2;
}

${addHeaders(headers)}add_header Cache-Control $kapao_cache always;

error_page 404 /404.html;
rewrite ^/(${pages}|user/.+)/$ /$1 permanent;

location = / {
  if ($kapao_ahead) { return 503; }
  try_files /index.html =404;
}
location = /login {
  if ($kapao_ahead) { return 503; }
  try_files /login.html =404;
}
location ~ ^/user(/|$) { try_files /${memberPage.file} =404; }
location /assets/ { try_files $uri =404; }
# Files here may have no ending: a certificate's challenge, the list of an app's links.
location ^~ /.well-known/ {
  default_type application/json;
  try_files $uri =404;
}
location ~ /\\.|^/(_headers$|_redirects$|404$|nginx/) { return 404; }
# Only nginx itself asks for this page.
location = /404.html { internal; }
location / { try_files $uri $uri.html =404; }
`;
}

/** Returns the nginx files by their names in the build's folder `nginx`. */
export const nginxFiles = (headers: Headers, settings: Pick<Settings, 'hstsSubdomains'>): Record<string, string> => ({
  'http.conf': httpConf,
  'site.conf': siteConf(headers),
  // A slip has at most 10 MB, and a chat video 20 MB.
  'api.conf': apiConf(apiHeaders(settings), '21m'),
  // Browsers send several reports of the policy in one request: three have about 3 kB.
  'reports.conf': apiConf(apiHeaders(settings), '64k'),
  'socket.conf': socketConf(socketHeaders(settings)),
});
