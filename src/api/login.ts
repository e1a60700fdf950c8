import * as v from 'valibot';
import { defineCall } from './call';
import { essentialInHeader } from './shapes';

// Apart from the other account calls, so that the first page does not carry them.
export const login = defineCall('POST', '/api/login', {
  auth: 'public',
  request: v.object({ username: v.string(), password: v.string() }),
  response: v.object({ token: essentialInHeader }),
  codes: [
    'WRONG_CREDENTIAL',
    'NO_USER',
    'WRONG_PASSWORD',
    'INACTIVE_USER',
    'LOGIN_FAIL',
    'INVALID_IP',
    'REQUEST_LIMIT',
    'REQUEST_LIMIT_1MIN',
  ],
});
