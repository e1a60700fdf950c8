import fc from 'fast-check';
import { vi } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { anan } from '../../mocks/scenarios/people.ts';
import { newestPage } from '../../src/api/calls/shapes.ts';
import type { CommandEnd } from '../../src/api/commands/command.ts';
import { storageKeys } from '../../src/device/storage.ts';
import { hourMs } from '../../src/lib/time.ts';
import { getBooks, getCall, isAlone, prepare, type SendingOptions, sendCommand } from './commandInputs.ts';
import { installFakeBrowser, type Phone } from './fakeBrowser.ts';
import { createNetwork, type Network } from './network.ts';
import { openPage, type Page } from './page.ts';
import { arrange, oldRowIn, problemIn, readChanges } from './shown.ts';
import { anyStep, type Step } from './steps.ts';
import { calls } from './tab.ts';

export interface Figures {
  commands: number;
  /** Number of commands without a definitive response. */
  lost: number;
  /** Number of lost commands that got a definitive response to a resend. */
  settled: number;
  /** Number of times that the app asked the member before it sent a command. */
  questions: number;
  /** Number of rows that the app has shown as evidence. */
  rows: number;
  /** Commands with a wrong result. */
  wrong: string[];
  /** Commands that the backend executed twice without a question. */
  doubled: string[];
  /** Rows that the backend did not send, and readings that hide what could not be understood. */
  invented: string[];
  /** Commands without a result, and records of other versions, that disappeared before the member had seen them. */
  forgotten: string[];
}

/** The reads of the lists in which commands leave their rows. */
const listCalls = {
  statement: calls.getStatements,
  slips: calls.getSlips,
  refunds: calls.getRefunds,
  bonus: calls.getBonuses,
  coupons: calls.getCoupons,
};
const never = new Promise<never>(() => {});
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Number of steps in an episode, which has its own backend and two tabs. */
const episode = 10;
/** Errors of the server's `Date` header, by episode, in ms. Undefined: browsers hide the header from other origins. */
const dateErrors = [0, undefined, hourMs, 0, -hourMs, 30_000, undefined, 7 * hourMs];
const junk = ['{}', 'null', '[null]', '5', '"x"', '[{"a":1}]', '{'];

/**
 * Runs `count` commands that depend on `seed`, in episodes of at most ten steps. `honoursKeys`: true if the backend
 * honours idempotency keys.
 */
export async function runFaultInjection(count: number, seed: number, honoursKeys: boolean): Promise<Figures> {
  const figures: Figures = {
    ...{ commands: 0, lost: 0, settled: 0, questions: 0, rows: 0 },
    ...{ wrong: [], doubled: [], invented: [], forgotten: [] },
  };
  // Some taps send nothing, so there are more steps than commands.
  const steps = fc.sample(anyStep, { seed, numRuns: 6 * count });
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    now: Date.UTC(2026, 0, 14, 7, 30),
  });
  let network: Network | undefined;
  try {
    for (let start = 0; figures.commands < count; start += episode) {
      const phone = installFakeBrowser(() => network as Network);
      // Another program or another version of the app may have left invalid values in localStorage.
      const nonsense = junk[(start / episode) % (2 * junk.length)];
      if (nonsense) for (const key of Object.values(storageKeys)) phone.local.set(key, nonsense);
      const some = steps.slice(start, start + Math.min(episode, count - figures.commands));
      if (some.length === 0) throw new Error(`${steps.length} steps are too few for ${count} commands. Raise numRuns`);
      const dateMs = dateErrors[(start / episode) % dateErrors.length];
      await runEpisode(some, { knowsKeys: honoursKeys, dateMs, first: start, phone }, figures, (next) => {
        network = next;
      });
    }
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return figures;
}

const story = (step: Step, number: number) => `${number} ${JSON.stringify(step)}`;

/** A record that another version of the app has stored. */
const strangeRecord = { key: 'strange', kind: 'aKindOfTomorrow', amount: 7 };

interface Conditions {
  knowsKeys: boolean;
  dateMs: number | undefined;
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
  const network = createNetwork(backend, getBooks, dateMs);
  const keptJunk = phone.local.get(storageKeys.pendingCommands);
  if (keptJunk === undefined) phone.local.set(storageKeys.pendingCommands, JSON.stringify([strangeRecord]));
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
    ...{ backend, username, phone, line: network, pages, running, follow, pass, moveClock },
    isStrangeKept: () =>
      keptJunk !== undefined || (phone.local.get(storageKeys.pendingCommands) ?? '').includes(strangeRecord.kind),
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

/** An end that the app has taken from a response. */
type Definitive = Extract<CommandEnd, { type: 'done' | 'refused' }>;
const isDefinitive = (end: CommandEnd | undefined): end is Definitive =>
  end?.type === 'done' || end?.type === 'refused';

/** Returns the number of the second command, which the member confirms while the first is unknown. */
const getSecond = (number: number) => number + 0.5;

/** Returns a plan without a fault. */
const harmless = (number: number) => ({ input: number, fault: 'none' as const, downMs: 0, lateMs: 0, status: 0 });

/** Creates the functions with which a member taps. */
function createTaps(backend: Episode['backend']) {
  /**
   * Sends a command from a page. Resolves with `undefined` if nothing is sent or the page is left before the result.
   */
  async function tap(page: Page, step: Step, leaving: Promise<unknown>, options?: SendingOptions) {
    const sent = await sendCommand(backend, page.tab, step.input, options);
    if (!sent?.running) return undefined;
    await Promise.race([sent.running, page.left, leaving]);
    return page.isLeft() ? undefined : sent.running;
  }
  /** Like `tap`, but also returns the key of the sent command. No key means that nothing was sent. */
  async function tapNew(page: Page, step: Step, leaving: Promise<unknown>, options?: SendingOptions) {
    const { api } = page.tab;
    const before = new Set(api.ownCommands().map(({ key }) => key));
    let key: string | undefined;
    const stop = api.subscribeToCommands(() => {
      key ??= api
        .ownCommands()
        .find((item) => !before.has(item.key) && item.kind === step.input.kind && api.isSending(item.key))?.key;
    });
    const came = await tap(page, step, leaving, options);
    stop();
    return { came, key };
  }
  return { tap, tapNew };
}

/** Creates the functions with which a member looks at the rows before and after a command. */
function createLooks(network: Network, figures: Figures) {
  /** The rows that the backend had sent before each command. */
  const sentBefore = new Map<number, readonly unknown[]>();

  /** Reads the list in which the command will leave its row, as the forms do: its first ten rows. */
  async function lookBefore({ input, list }: Step, number: number, { tab: { api }, left }: Page): Promise<unknown> {
    const place = api.getListPlace(input.kind);
    const args = (place && listCalls[place].body === 'json' ? { body: newestPage } : {}) as never;
    const response = place && (await Promise.race([api.readRaw(listCalls[place], args).catch(() => undefined), left]));
    sentBefore.set(number, [...network.sentData()]);
    return arrange(response, list, false, 10);
  }

  /** Reads the evidence and compares it with what the backend has sent. */
  async function look(step: Step, number: number, { tab, left }: Page, key: string): Promise<void> {
    const { api } = tab;
    const command = api.storedCommand(key);
    if (!command) return;
    const isDone = network.timesDone(number) > 0;
    const changed: unknown[] = [];
    const reading = api.readEvidence(command, async (call, args) => {
      const response = await api.readRaw(call, args, { timeoutMs: 10_000 });
      const data = readChanges[step.reads](arrange(response, step.list, true, newestPage.limit));
      changed.push(data);
      return data;
    });
    const evidence = await Promise.race([reading, left]);
    if (!evidence) return;
    figures.rows += evidence.rows.length;
    const problem =
      problemIn(evidence, [...network.sentData(), ...changed], step) ??
      (isDone && api.isNothingNew(evidence) ? 'says that nothing is new' : undefined) ??
      oldRowIn(evidence, sentBefore.get(number) ?? [], step);
    if (problem) figures.invented.push(`${story(step, number)}: ${problem}`);
  }
  return { lookBefore, look };
}

/** Simulates the member for each command and compares what the app shows with the backend's books. */
function createMember(
  { backend, phone, line: network, pages, follow, moveClock, newLogin, token }: Episode,
  honoursKeys: boolean,
  figures: Figures,
) {
  const { tap, tapNew } = createTaps(backend);
  const { lookBefore, look } = createLooks(network, figures);

  /** Checks a result that the app has taken from a response. */
  const check = (step: Step, number: number, end: Definitive) => {
    const isTrue = end.type === 'done' ? network.timesDone(number) > 0 : !network.isDone(number);
    if (!isTrue) figures.wrong.push(`${story(step, number)}: ${end.type === 'done' ? 'done' : end.error.message}`);
  };

  /** Runs the life of a command: sent, lost, looked at, sent again, seen. */
  async function live(step: Step, number: number): Promise<void> {
    const { downMs, lateMs, status } = step;
    const page = pages[step.tab] as Page;
    const call = getCall(step.input);
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
    network.send(page.tab.name, call, { input: number, fault, downMs, lateMs, status, onArrival: arrived });
    const before = await lookBefore(step, number, page);
    phone.isFull = step.isFull;
    let sent = await tapNew(page, step, leaving, { before });
    if (sent.came?.type === 'question' && sent.came.reason === 'unrecorded') {
      figures.questions += 1;
      sent = await tapNew(page, step, leaving, { before, isUnrecorded: true });
    }
    phone.isFull = false;
    const { came, key } = sent;
    if (came?.type === 'question') {
      figures.questions += 1;
      return;
    }
    if (!key) return;
    figures.commands += 1;
    if (isDefinitive(came)) return check(step, number, came);
    moveClock(step.clockMs);
    figures.lost += 1;
    await tapElsewhere(step, number, key);
    await settle(step, number, page, key);
  }

  /** While the result is unknown, the member uses the other tab. */
  async function tapElsewhere(step: Step, number: number, key: string): Promise<void> {
    // The other tab cannot know a command that the device could not store.
    if (step.other === 'nothing' || step.isFull) return;
    const item = await here(pages[1 - step.tab] as Page);
    if (step.other === 'has seen it') return void (await item.tab.api.acknowledgeCommand(key));
    const call = getCall(step.input);
    network.send(item.tab.name, call, harmless(number));
    const came = await tap(item, step, never);
    if (came?.type !== 'question' || came.reason !== 'earlier') return;
    figures.questions += 1;
    if (step.other !== 'sends a new one' || network.isDown() || item.isLeft()) return;
    const second = getSecond(number);
    network.send(item.tab.name, call, harmless(second));
    const { came: later, key: newKey } = await tapNew(item, step, never, { isConfirmed: true });
    if (!newKey) return;
    if (isDefinitive(later)) return check(step, second, later);
    follow(settle({ ...step, other: 'nothing' }, second, item, newKey));
  }

  /** The member looks at the evidence, perhaps sends the command again, and has then seen it. */
  async function settle(step: Step, number: number, start: Page, key: string): Promise<void> {
    let page = await here(start);
    const stored = page.tab.api.storedCommand(key);
    if (!stored) return missed(step, number);
    await Promise.race([page.tab.api.whenEnded(stored, later), page.left]);
    page = await here(page);
    await look(step, number, page, key);
    page = await here(page);
    const { api, name } = page.tab;
    const now = api.storedCommand(key);
    if (!now || !api.openCommands().some((item) => item.key === key)) {
      if (!api.isSending(key)) missed(step, number);
      return;
    }
    if (step.again && step.input.kind !== 'slip' && api.canResend(now)) {
      network.send(name, getCall(step.input), { ...harmless(number), fault: step.again, status: step.status });
      const came = await tap(page, step, never, { key });
      if (isDefinitive(came)) {
        figures.settled += 1;
        return check(step, number, came);
      }
      page = await here(page);
      if (!page.tab.api.storedCommand(key)) return missed(step, number);
    }
    await page.tab.api.acknowledgeCommand(key);
  }

  /** Records that a command has disappeared, unless the member has seen it or the device could not store it. */
  const missed = (step: Step, number: number) => {
    if (step.other !== 'has seen it' && !step.isFull) figures.forgotten.push(story(step, number));
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
      await pass(network.downUntil() - performance.now());
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
    for (const item of [number, getSecond(number)])
      if (network.timesDone(item) > 1) figures.doubled.push(story(step, item));
  }
  if (!mockState.isStrangeKept()) figures.forgotten.push(`the record of another version in episode ${first}`);
}
