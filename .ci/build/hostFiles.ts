import { publicPaths } from '../../src/lib/paths.ts';
import { apiHeaders, caching } from './headers.ts';
import { memberPage } from './writtenPages.ts';

/** What hosts are told, in three dialects: `_headers` and `_redirects` of static hosts, and nginx. */
type Headers = Record<string, string>;

/** Files that keep their name from build to build, beside the pages. */
const steadyFiles = ['/sw.js', '/favicon.svg', '/icons/*', '/*.webmanifest'];

const block = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** `_headers`. Hosts join the values of rules that meet, so no path gets `Cache-Control` twice. */
export function headersFile(headers: Headers): string {
  const steady = ['/', ...publicPaths, '/user', '/user/*', memberPage.path, ...steadyFiles];
  const rules = [
    block('/*', headers),
    block('/assets/*', { 'Cache-Control': caching.hashed }),
    ...steady.map((path) => block(path, { 'Cache-Control': caching.other })),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** `_redirects`: `/login` finds `login.html` by itself, an unknown path gets `404.html` with its status. */
export const redirectsFile = (): string =>
  ['/user', '/user/*'].map((path) => `${path} ${memberPage.path} 200\n`).join('');

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** A file for nginx's `http` block, such as /etc/nginx/conf.d/kapao.conf. Only listen, name, root and API are to be set. */
export function nginxFile(headers: Headers): string {
  const added = [
    ...Object.entries(headers).map(([name, value]) => [name, quoted(value)]),
    ['Cache-Control', '$kapao_cache'],
  ];
  const ofApi = Object.entries(apiHeaders);
  const pages = publicPaths.map((path) => path.slice(1)).join('|');
  return `# Written by the build: a new build may bring new hashes into the policy, so deploy this file with its build.
map "$status $uri" $kapao_cache {
  # A missing file must not be remembered.
  "~^(200|206|304) /assets/" "${caching.hashed}";
  default "${caching.other}";
}

# Opening login ends a session: it is never prepared ahead. The browser asks for it once somebody goes there.
map $http_sec_purpose $kapao_ahead {
  "~*prefetch" 1;
  default 0;
}

# What the backend answers is data, or a picture; any other file is saved, never shown.
map $upstream_http_content_type $kapao_disposition {
  "" "";
  "~*^(application/json|image/(png|jpeg|webp|gif|avif)) *(;|$)" "";
  default "attachment";
}

server {
  listen 80;
  server_name _;
  root /var/www/kapao;

  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  gzip on;
  gzip_comp_level 6;
  gzip_min_length 512;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;
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
    font/woff2 woff2;
  }

${added.map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}

  # The backend on the same origin: take the "# " away. With another API base leave this as it is.
  # location ^~ /api/ {
  #   proxy_pass http://127.0.0.1:4010;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   proxy_read_timeout 300s;
  #   client_max_body_size 21m;
${ofApi.map(([name]) => `  #   proxy_hide_header ${name};`).join('\n')}
  #   proxy_hide_header Content-Disposition;
${ofApi.map(([name, value]) => `  #   add_header ${name} ${quoted(value)} always;`).join('\n')}
  #   add_header Content-Disposition $kapao_disposition always;
  # }
  # location ^~ /socket.io/ {
  #   proxy_pass http://127.0.0.1:4010;
  #   proxy_http_version 1.1;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  #   proxy_set_header Upgrade $http_upgrade;
  #   proxy_set_header Connection "upgrade";
  # }

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
  # What others look for here may have no ending: a certificate's challenge, the list of an app's links.
  location ^~ /.well-known/ {
    default_type application/json;
    try_files $uri =404;
  }
  location ~ /\\.|^/(_headers|_redirects|nginx\\.conf)$ { return 404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
