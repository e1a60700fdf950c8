import fc from 'fast-check';
import { vi } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { anan } from '../../mocks/scenarios/people.ts';
import type { ApiError } from '../../src/api/client/errors.ts';
import type { RunOptions } from '../../src/api/commands/command.ts';
import { storageKeys } from '../../src/device/storage.ts';
import { anyCommandInput, booksOf, type CommandInput, callOf, isAlone, prepare, sendCommand } from './commandInputs.ts';
import { installFakeBrowser, type Phone } from './fakeBrowser.ts';
import { createNetwork, type Fault, faults, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';

const hourMs = 3_600_000;

/** One tap of the member and its fault. */
interface Step {
  input: CommandInput;
  /** Index of the tab in which the member taps. */
  tab: 0 | 1;
  fault: Fault;
  /** Time for which the connection is down after the fault, in ms. */
  downMs: number;
  /** Time from the break until the backend executes a `late` command, in ms. */
  lateMs: number;
  /** Change of the page once the command has reached the backend. */
  page: 'stays' | 'reloads' | 'is closed' | 'is logged out';
  /** True if the member retries the command as soon as the app offers this. */
  again: boolean;
  /** While the result is unknown, the member wants to send the same command again from the other tab. */
  repeats: 'not' | 'and looks at the first' | 'and sends a new one';
  /** Change of the device's clock after sending, in ms. */
  clockMs: number;
  /** Time until the next tap, in ms. Undefined: the next tap waits until no command is in flight or unknown. */
  nextMs?: number;
}

const weighted = <T>(...all: [weight: number, value: T][]): fc.Arbitrary<T> =>
  fc.oneof(...all.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const anyStep: fc.Arbitrary<Step> = fc.record(
  {
    input: anyCommandInput,
    tab: fc.constantFrom<0 | 1>(0, 1),
    fault: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Fault>('none') },
      { weight: 4, arbitrary: fc.constantFrom(...faults) },
    ),
    downMs: fc.constantFrom(0, 0, 1000, 20_000, 100_000),
    lateMs: fc.integer({ min: 0, max: 60_000 }),
    page: weighted<Step['page']>([5, 'stays'], [2, 'reloads'], [1, 'is closed'], [1, 'is logged out']),
    again: fc.boolean(),
    repeats: weighted<Step['repeats']>([3, 'not'], [1, 'and looks at the first'], [1, 'and sends a new one']),
    clockMs: weighted([12, 0], [1, hourMs], [1, -hourMs]),
    nextMs: fc.integer({ min: 0, max: 20_000 }),
  },
  { requiredKeys: ['input', 'tab', 'fault', 'downMs', 'lateMs', 'page', 'again', 'repeats', 'clockMs'] },
);

export interface Figures {
  commands: number;
  /** Number of commands without a definitive response. */
  lost: number;
  settled: number;
  /** Times in ms until the result, from the loss or, if that was later, from the return of the connection. */
  settlingMs: number[];
  /** Number of times that the app asked the member before a second command of the same kind. */
  questions: number;
  /** `wrong`: commands with a wrong result. `doubled`: commands that the backend executed twice without a question. */
  wrong: string[];
  doubled: string[];
  /** Commands whose result stays unknown. */
  unknown: string[];
}

const never = new Promise<never>(() => {});
/** Number of steps in an episode, which has its own backend and two tabs. */
const episode = 10;
const junk = ['{}', 'null', '[null]', '5', '"x"', '[{"a":1}]', '{'];

/**
 * Runs `count` commands that depend on `seed`, in episodes of at most ten steps. `honoursKeys`: true if the backend
 * honours idempotency keys.
 */
export async function runFaultInjection(count: number, seed: number, honoursKeys: boolean): Promise<Figures> {
  const figures: Figures = {
    ...{ commands: 0, lost: 0, settled: 0, questions: 0 },
    ...{ settlingMs: [], wrong: [], doubled: [], unknown: [] },
  };
  // Some taps send nothing, so there are more steps than commands.
  const steps = fc.sample(anyStep, { seed, numRuns: 6 * count });
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: Date.UTC(2026, 0, 14, 7, 30),
  });
  let network: Network | undefined;
  try {
    for (let at = 0; figures.commands < count; at += episode) {
      const phone = installFakeBrowser(() => network as Network);
      // Another program or another version of the app may have left invalid values in localStorage.
      const nonsense = junk[(at / episode) % (2 * junk.length)];
      if (nonsense) for (const key of Object.values(storageKeys)) phone.local.set(key, nonsense);
      const some = steps.slice(at, at + Math.min(episode, count - figures.commands));
      if (some.length === 0) throw new Error(`${steps.length} steps are too few for ${count} commands. Raise numRuns`);
      // In two of five episodes the server's `Date` header is wrong by an hour.
      const dateMs = [0, 0, 0, hourMs, -hourMs][(at / episode) % 5] ?? 0;
      await runEpisode(some, { knowsKeys: honoursKeys, dateMs, first: at, phone }, figures, (next) => {
        network = next;
      });
    }
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return figures;
}

const story = (step: Step, number: number) =>
  `${number} ${JSON.stringify(step.input)} ${step.fault} (late by ${step.lateMs}), page ${step.page}, ` +
  `clock ${step.clockMs}, again ${step.again}, repeats ${step.repeats}`;

interface Conditions {
  knowsKeys: boolean;
  dateMs: number;
  first: number;
  phone: Phone;
}

/** Creates a backend and opens two tabs of one phone. */
async function openMockState(
  { knowsKeys: honoursKeys, dateMs, phone }: Conditions,
  onNetwork: (network: Network) => void,
) {
  // The phone's clock is three hours ahead of the backend's clock.
  const backend = createBackend({ running: true, now: Date.now() - 3 * hourMs, scenario: 'rich' });
  backend.mockState.siteConfig.honoursIdempotencyKeys = honoursKeys;
  const member = backend.mockState.db.member.all()[0];
  const username = member?.username ?? anan.username;
  const login = () => backend.tokenFor(username);
  let token = login();
  const network = createNetwork(backend, booksOf, dateMs);
  onNetwork(network);
  const open = async () => openPage(token, member?._id ?? '', phone, () => network);
  const pages: Page[] = [await open(), await open()];
  const running = new Set<Promise<unknown>>();
  const follow = (work: Promise<unknown>): void => {
    running.add(work);
    work.finally(() => running.delete(work)).catch(() => undefined);
  };
  /** Lets `ms` pass. Without `ms`, waits until no command is in flight or unknown. */
  const pass = async (ms = Number.POSITIVE_INFINITY) => {
    let left = ms;
    while (left > 0 && (ms !== Number.POSITIVE_INFINITY || running.size > 0)) {
      await vi.advanceTimersByTimeAsync(100);
      left -= 100;
    }
  };
  const moveClock = (ms: number) => {
    if (ms === 0) return;
    const { clock } = backend.mockState;
    const now = clock.now();
    vi.setSystemTime(Date.now() + ms);
    clock.set(now);
  };
  return {
    ...{ backend, username, line: network, pages, running, follow, pass, moveClock },
    newLogin: () => {
      token = login();
      return token;
    },
    token: () => token,
  };
}
type Episode = Awaited<ReturnType<typeof openMockState>>;

/** Returns the page that has replaced this one, or the page itself. */
const here = async (page: Page): Promise<Page> => {
  let now = page;
  for (let next = await now.next(); next; next = await now.next()) now = next;
  return now;
};

/** Returns the number of the second command, which the member confirms while the first is unknown. */
const secondOf = (number: number) => number + 0.5;

/** Returns a plan without a fault. */
const harmless = (number: number) => ({ input: number, fault: 'none' as const, downMs: 0, lateMs: 0 });

/** Creates the functions with which a member taps. */
function createTaps(backend: Episode['backend']) {
  /**
   * Sends a command from a page. Resolves with `undefined` if nothing is sent or the page is left before the result.
   */
  async function tap(page: Page, step: Step, leaving: Promise<unknown>, options?: RunOptions) {
    const sent = await sendCommand(backend, page.tab, step.input, options);
    if (!sent?.running) return undefined;
    const { refusalOf } = page.tab.api;
    const ended = sent.running.then(
      // Some calls refuse with status 200.
      (response) => refusalOf(callOf(step.input), response) ?? ('succeeded' as const),
      (error: ApiError) => error,
    );
    await Promise.race([ended, page.left, leaving]);
    return page.isLeft() ? undefined : ended;
  }
  /** Like `tap`, but also returns the key of the sent command. No key means that nothing was sent. */
  async function tapNew(page: Page, step: Step, leaving: Promise<unknown>, options?: RunOptions) {
    const { api } = page.tab;
    const before = new Set(api.ownCommands().map(({ key }) => key));
    let key: string | undefined;
    const stop = api.subscribeToCommands(() => {
      key ??= api
        .ownCommands()
        .find((one) => !before.has(one.key) && one.kind === step.input.kind && api.isSending(one.key))?.key;
    });
    const came = await tap(page, step, leaving, options);
    stop();
    return { came, key };
  }
  return { tap, tapNew };
}

/** Simulates the member for each command and compares what the app reports with the backend's books. */
function createMember(
  { backend, line: network, pages, follow, moveClock, newLogin, token }: Episode,
  honoursKeys: boolean,
  figures: Figures,
) {
  const claim = (step: Step, number: number, kind: 'succeeded' | 'notFound' | 'refused') => {
    const times = network.timesDone(number);
    // Some refusals, such as that of a QR, have status 200. `isDone` counts them as refusals, so check a refusal only
    // against `isDone`.
    const isTrue =
      kind === 'succeeded'
        ? times > 0
        : kind === 'notFound'
          ? times === 0 && !network.isToCome(number)
          : !network.isDone(number);
    if (!isTrue) figures.wrong.push(`${story(step, number)}: ${kind}, done ${times} times`);
  };
  const { tap, tapNew } = createTaps(backend);

  /** Runs the life of a command: sent, lost, checked, retried, reconciled. */
  async function live(step: Step, number: number): Promise<void> {
    const { downMs, lateMs } = step;
    const page = pages[step.tab] as Page;
    const { name } = page.tab;
    const call = callOf(step.input);
    // A backend that ignores keys executes a request again if the browser repeats it. The app cannot prevent that.
    const fault = !honoursKeys && step.fault === 'twice' ? 'none' : step.fault;
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const leaving =
      step.page === 'stays'
        ? never
        : arrival.then(async () => {
            if (page.isLeft()) return;
            const next = step.page === 'is logged out' ? newLogin() : token();
            pages[step.tab] = await page.leave(next);
          });
    network.send(name, call, { input: number, fault, downMs, lateMs, onArrival: arrived });
    const { came, key } = await tapNew(page, step, leaving);
    if (came && came !== 'succeeded' && came.kind === 'unconfirmed') {
      figures.questions += 1;
      return;
    }
    if (!key) return;
    figures.commands += 1;
    if (came === 'succeeded') return;
    if (came && !came.isOutcomeUnknown) return claim(step, number, 'refused');
    moveClock(step.clockMs);
    figures.lost += 1;
    if (step.repeats !== 'not') await repeat(step, number);
    await settle(step, number, page, key);
  }

  /**
   * Sends the same command from the other tab while the result is unknown. The app asks the member or sends nothing. If
   * the app asks, the member may confirm, and then the app sends a second command.
   */
  async function repeat(step: Step, number: number): Promise<void> {
    const other = await here(pages[1 - step.tab] as Page);
    const call = callOf(step.input);
    network.send(other.tab.name, call, harmless(number));
    const came = await tap(other, step, never);
    if (!came || came === 'succeeded' || came.kind !== 'unconfirmed') return;
    figures.questions += 1;
    if (step.repeats !== 'and sends a new one' || network.isDown() || other.isLeft()) return;
    const second = secondOf(number);
    network.send(other.tab.name, call, harmless(second));
    const { came: later, key } = await tapNew(other, step, never, { isConfirmed: true });
    if (!key) return;
    if (later === 'succeeded') return claim(step, second, 'succeeded');
    if (later && !later.isOutcomeUnknown) return claim(step, second, 'refused');
    follow(settle(step, second, other, key));
  }

  async function settle(step: Step, number: number, start: Page, key: string): Promise<void> {
    const from = Date.now();
    for (let page = await here(start); ; page = await here(page)) {
      const { api, name } = page.tab;
      const command = api.storedCommand(key);
      if (!command) {
        figures.wrong.push(`${story(step, number)}: forgotten`);
        return;
      }
      const retry = async () => {
        network.send(name, callOf(step.input), harmless(number));
        const came = await tap(page, step, never, { key });
        if (came === 'succeeded') claim(step, number, 'succeeded');
        return came === 'succeeded' || (came !== undefined && !came.isOutcomeUnknown);
      };
      if (step.again && step.input.kind !== 'slip' && (command.isEchoed || api.hasEchoed()) && !network.isDown()) {
        if (await retry()) return settled(from);
        if (page.isLeft()) continue;
      }
      const result = await Promise.race([
        api.reconcile(command, { signal: new AbortController().signal }),
        page.left.then(() => undefined),
      ]);
      if (!result) continue;
      if (result.kind === 'unknown') {
        figures.unknown.push(`${story(step, number)}: done ${network.timesDone(number)} times`);
        return;
      }
      claim(step, number, result.kind);
      settled(from);
      if (result.kind === 'notFound' && step.again && step.input.kind !== 'slip' && !network.isDown()) await retry();
      return;
    }
  }
  const settled = (from: number) => {
    figures.settled += 1;
    figures.settlingMs.push(Math.max(0, Date.now() - Math.max(from, network.downUntil())));
  };
  return live;
}

async function runEpisode(
  steps: readonly Step[],
  conditions: Conditions,
  figures: Figures,
  onNetwork: (network: Network) => void,
): Promise<void> {
  const mockState = await openMockState(conditions, onNetwork);
  const { backend, username, line: network, follow, pass } = mockState;
  const { knowsKeys: honoursKeys, first } = conditions;
  const live = createMember(mockState, honoursKeys, figures);
  for (const [index, step] of steps.entries()) {
    if (isAlone(step.input) || step.input.kind === 'activation') {
      await pass();
      await pass(network.downUntil() - Date.now());
    }
    prepare(backend, username, step.input);
    follow(live(step, first + index));
    await pass(isAlone(step.input) ? undefined : step.nextMs);
  }
  await pass();
  // Every late request has arrived after 60 s.
  await pass(60_000);
  for (const [index, step] of steps.entries()) {
    const number = first + index;
    for (const one of [number, secondOf(number)])
      if (network.timesDone(one) > 1) figures.doubled.push(story(step, one));
  }
}
