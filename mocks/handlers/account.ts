import { issueToken } from '../http/auth';
import { checkLogin } from '../rules/login';
import { bankAccountOf, profileOf } from '../rules/member';
import type { HandlersOf } from './handler';

export const account = {
  login: ({ world, body }) => ({ token: issueToken(world, checkLogin(world, body.username, body.password)) }),
  getProfile: ({ member }) => ({ profile: profileOf(member), bankAccount: bankAccountOf(member) }),
} satisfies Partial<HandlersOf<typeof import('@/api/account')>>;
