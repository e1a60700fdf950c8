import { expect, it } from 'vitest';
import { isMemberPath, paths, readPath } from './paths';

it('recognises the member’s pages, with or without a trailing slash, and no others', () => {
  const memberPathnames = Object.values(paths).filter(isMemberPath);
  expect(memberPathnames.sort()).toEqual([
    '/user',
    '/user/bonus',
    '/user/contact',
    '/user/home',
    '/user/profile',
    '/user/spin',
    '/user/statement',
  ]);
  expect(isMemberPath('/user/home/')).toBe(true);
  for (const path of ['/', '/users', '/user/nowhere', '/user/home/deep', '/user/constructor', '/login']) {
    expect([path, isMemberPath(path)]).toEqual([path, false]);
  }
});

it('reads the path of a page in any case, and leaves other paths unchanged', () => {
  expect(readPath('/Login')).toBe('/login');
  expect(readPath('/REGISTER/')).toBe('/register/');
  expect(readPath('/User/HOME')).toBe('/user/home');
  for (const path of ['/', '/login', '/Nowhere', '/Users', '/Assets/A-1.js', '/LOGIN/deep', '/*']) {
    expect(readPath(path)).toBe(path);
  }
});
