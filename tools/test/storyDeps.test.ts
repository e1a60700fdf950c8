import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './program.ts';
import { packagesIn, storyDeps } from './storyDeps.ts';

it('returns the packages that a browser file imports at run time', () => {
  const source = `
import type { A } from 'types-only';
import React, { useState } from 'react';
import {
  one,
  two,
} from '@scope/pkg/sub';
import 'side-effect';
import '@/theme/global.css';
import { x } from '../near';
import { db } from '@mocks/db';
import { s } from '@stories/samples';
import url from 'fonts/a.woff2?url';
export { y } from 'again';
const lazy = () => import('lazy-one');
`;
  expect(packagesIn(source)).toEqual(['react', '@scope/pkg/sub', 'side-effect', 'again', 'lazy-one']);
});

it('returns no packages for a file that only Node runs', () => {
  expect(packagesIn(`import { join } from 'node:path';\nimport { Server } from 'socket.io';`)).toEqual([]);
});

it('reads the real sources', () => {
  expect(storyDeps()).toEqual(expect.arrayContaining(['react', 'i18next', 'storybook/test', 'react/jsx-runtime']));
});

it('returns only packages and files that exist', () => {
  const require = createRequire(join(root, 'package.json'));
  const missing = storyDeps().filter((name) => {
    try {
      require.resolve(name);
      return false;
    } catch (error) {
      // Other errors concern packages that only ES modules can import.
      return (error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND';
    }
  });
  expect(missing).toEqual([]);
});
