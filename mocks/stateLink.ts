import { createBackend } from './backend';
import type { BackendOptions } from './backendInterface';
import type { Fault } from './faults';
import { handlers } from './handlers/handlers';
import { issueToken } from './http/auth';
import { perform } from './http/dispatch';
import { parseRequest } from './http/parsedRequest';
import type { MockSnapshot, MockState } from './mockState';
import { maxRecordedActions, type RecordedAction } from './recordedAction';
import { Refusal } from './refusal';
import { runJobs } from './rules/jobs';
import { memberByPhone } from './rules/member';
import { pay } from './rules/payment';
import { runAtomically } from './rules/runAtomically';
import { scenarioByName } from './scenarios/scenarios';
import type { SiteConfig } from './siteConfig';

/**
 * A state link holds the scenario and the actions since its start, but not the data. A replay at the same times gives
 * the same state, because the mock has its own clock, random numbers and ids. A link holds only the passwords of the
 * demo members, and a consistent replacement for each other password.
 */

/** Maximum length of a code, in characters. Messengers and servers cut longer addresses. */
export const longestCode = 8 * 1024;

/** The prefix of the code in an address. */
export const stateMark = '#state=';

/** The page from which the link was copied. */
export interface Page {
  /** For example `/user/home?modal=deposit`. */
  readonly path: string;
  /** The index of the logged-in session among all sessions, and the storage that held its token. */
  readonly session?: { readonly nth: number; readonly kept: 'local' | 'tab' };
  /** The other values that the app has stored in localStorage (`local`) and sessionStorage (`tab`), by key. */
  readonly local: Readonly<Record<string, string>>;
  readonly tab: Readonly<Record<string, string>>;
}

interface State {
  version: 1;
  scenario: string;
  seed: number;
  language: SiteConfig['language'];
  startedAt: number;
  now: number;
  /**
   * The recorded actions. `at` is the time in ms since the previous action, or since `startedAt` for the first action.
   */
  actionLog: RecordedAction[];
  faults: Fault[];
  page: Page;
}

/** Thrown if a state cannot be written or read. The message explains why to the user. */
export class NoState extends Error {
  override name = 'NoState';
}

const secretFields = ['password', 'oldPassword', 'newPassword'];
/**
 * Minimum length in characters of a password that the calls refuse as too long. The replacement of a longer password
 * has exactly this length, so the calls refuse it too.
 */
const tooLong = 129;

/** Replaces passwords that are not those of the scenario's members. */
function withoutPasswords(actionLog: readonly RecordedAction[], scenario: string): RecordedAction[] {
  const known = new Map<string, string>([['', '']]);
  for (const { password } of scenarioByName.get(scenario)?.members ?? []) known.set(password, password);
  const standIn = (text: string) => {
    const stand = known.get(text) ?? `password-${known.size}`.padEnd(text.length >= tooLong ? tooLong : 0, '.');
    known.set(text, stand);
    return stand;
  };
  return actionLog.map((action) => {
    if (!('call' in action)) return action;
    const clean = <T>(fields: T): T =>
      typeof fields === 'object' && fields !== null
        ? (Object.fromEntries(
            Object.entries(fields).map(([name, value]) => [
              name,
              secretFields.includes(name) && typeof value === 'string' ? standIn(value) : value,
            ]),
          ) as T)
        : fields;
    // A password in a path is either a game account's own password, which `*` already replaces, or a wrong one.
    const params =
      action.params?.password && action.params.password !== '*' ? { ...action.params, password: '-' } : action.params;
    return { ...action, ...(params && { params }), ...('body' in action && { body: clean(action.body) }) };
  });
}

const toUrl = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromUrl = (code: string) =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const through = async (bytes: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Encodes the current mock state for an address. Rejects with `NoState` if the state does not fit. */
export async function writeState(mockState: MockState, page: Page): Promise<string> {
  const { scenario, seed, siteConfig, startedAt, clock, faults } = mockState;
  if (mockState.actionLog.length > maxRecordedActions)
    throw new NoState(
      `More than ${maxRecordedActions} actions since the scenario began do not fit into a link. Restart the scenario.`,
    );
  let before = startedAt;
  const actionLog = withoutPasswords(mockState.actionLog, scenario).map((action) => {
    const past = { ...action, at: action.at - before };
    before = action.at;
    return past;
  });
  const now = clock.now() - before;
  const { language } = siteConfig;
  const state: State = { version: 1, scenario, seed, language, startedAt, now, actionLog, faults, page };
  const code = toUrl(await through(JSON.stringify(state), new CompressionStream('deflate-raw')));
  if (code.length > longestCode)
    throw new NoState(
      `The link would have ${code.length} characters; at most ${longestCode} are allowed. Restart the scenario.`,
    );
  return code;
}

async function read(code: string): Promise<State> {
  try {
    const state = JSON.parse(
      new TextDecoder().decode(await through(fromUrl(code), new DecompressionStream('deflate-raw'))),
    ) as State;
    if (state.version === 1) return state;
  } catch {}
  throw new NoState('This link holds no state: it was cut, or another version wrote it. Copy the whole link again.');
}

export interface Opened {
  readonly mockState: MockSnapshot;
  readonly page: Page;
  /** The token of the logged-in session. */
  readonly token?: string;
}

/** Replays the actions of a link in a new backend. Rejects with `NoState` if that fails. */
export async function openState(code: string, settings: BackendOptions['settings']): Promise<Opened> {
  const { scenario, seed, language, startedAt, now, actionLog, faults, page } = await read(code);
  if (!scenarioByName.has(scenario))
    throw new NoState(`This mock has no scenario "${scenario}". Open the link in the version that wrote it.`);
  const { mockState, snapshot } = createBackend({ scenario, seed, now: startedAt, language, settings });
  for (const action of actionLog) {
    mockState.clock.set(mockState.clock.now() + action.at);
    await redo(mockState, action);
  }
  runJobs(mockState, mockState.clock.now() + now);
  mockState.faults.push(...faults);
  const token = page.session && mockState.db.session.all()[page.session.nth]?._id;
  return { mockState: snapshot(), page, token };
}

/** Replays one action. If the mock refused it before, the mock refuses it again. */
async function redo(mockState: MockState, action: RecordedAction): Promise<void> {
  try {
    if ('pay' in action) runAtomically(mockState, { pay: action.pay }, () => pay(mockState, action.pay));
    else if ('logIn' in action) {
      const member = memberByPhone(mockState, action.logIn);
      if (member) runAtomically(mockState, { logIn: action.logIn }, () => issueToken(mockState, member));
    } else await perform(mockState, handlers, parseRequest(mockState, action), () => {});
  } catch (error) {
    if (error instanceof Refusal) return;
    throw new NoState(
      'Another version of the mock wrote this link, and an action of it fails here. Copy a new link there.',
    );
  }
}
