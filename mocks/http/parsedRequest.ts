import { type CallName, calls } from '@/api/calls/calls';
import type { Context } from '../handlers/handler';
import type { MockState } from '../mockState';
import type { RecordedCommand } from '../recordedAction';
import { memberByPhone } from '../rules/member';
import { drawSketch, standInFor, type Upload } from './upload';

/** A request that has arrived completely and passed validation. */
export interface ParsedRequest extends Omit<Context, 'mockState' | 'file'> {
  readonly name: CallName;
  readonly file?: Upload;
  /** The idempotency key. `''` if the request has no key or the site ignores keys. */
  readonly idempotencyKey: string;
}

/**
 * Placeholder for the game account's current password, which the contract puts into paths. The placeholder keeps these
 * passwords out of recorded actions.
 */
const ownPassword = '*';

const getGameAccount = (mockState: MockState, { member, params }: Pick<ParsedRequest, 'member' | 'params'>) =>
  mockState.db.gameAccount.by('member', member?._id ?? '').find(({ username }) => username === params.username);

/** Returns the recorded form of a command, or undefined for a read. */
export function getRecordedAction(mockState: MockState, parsed: ParsedRequest): RecordedCommand | undefined {
  const { name, member, params, body, file, idempotencyKey } = parsed;
  if (calls[name].kind !== 'command') return undefined;
  const isOwn = params.password !== undefined && params.password === getGameAccount(mockState, parsed)?.password;
  return {
    call: name,
    ...(member && { who: member.username }),
    ...(Object.keys(params).length && { params: isOwn ? { ...params, password: ownPassword } : params }),
    ...(file ? { file: drawSketch(file) } : body !== undefined && { body }),
    ...(idempotencyKey && { key: idempotencyKey }),
  };
}

/** Returns the request of a recorded command, as it would arrive in this state. */
export function parseRequest(
  mockState: MockState,
  { call, who, params = {}, body, file, key: idempotencyKey = '' }: RecordedCommand,
): ParsedRequest {
  const member = who === undefined ? undefined : memberByPhone(mockState, who);
  const own = getGameAccount(mockState, { member, params })?.password;
  return {
    name: call,
    member,
    params: params.password === ownPassword && own !== undefined ? { ...params, password: own } : params,
    body,
    file: file && standInFor(file),
    idempotencyKey,
    request: new Request(`http://mock${calls[call].path}`),
  };
}
