import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The name of the file with the licences of a build. The page on stored data links to it. */
const licensesFile = 'licenses.txt';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

/** Embla and others ship no licence file, only the name of the licence. */
const mit = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** Returns the licence texts of a package. Throws if it has none. */
function getText(folder: string, name: string, license: string | undefined): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(licen[cs]e|copying|ofl)/i.test(file)) : [];
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  if (license !== 'MIT') throw new Error(`${name} has no licence text, and is part of every build`);
  return mit(typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`)).trim();
}

/**
 * Returns the licence texts of all packages that a build can contain: the production dependencies of package-lock.json
 * with theirs, fonts included. Throws if one has no licence.
 */
export function licenses(root: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path && !dev);
  return shipped
    .map(([path, { version, license }]) => {
      const name = path.replace(/^.*node_modules\//, '');
      return `${name} ${version}\n\n${getText(join(root, path), name, license)}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Adds the licences to the build and to the dev server. */
export function licensesPlugin(): Plugin {
  const root = join(import.meta.dirname, '../..');
  return {
    name: 'kapao:licenses',
    configureServer(server) {
      server.middlewares.use(`/${licensesFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(licenses(root));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: licensesFile, source: licenses(root) });
    },
  };
}
