import fc from 'fast-check';
import { vi } from 'vitest';
import { createBackend } from '../../mocks/backend.ts';
import { anan } from '../../mocks/scenarios/people.ts';
import type { ApiError } from '../../src/api/errors.ts';
import type { Verdict } from '../../src/intents/verdict.ts';
import { createLine, type Fault, faults, type Line } from './line.ts';
import { openPage, type Page } from './page.ts';
import { givePhone } from './phone.ts';
import { anyWant, booksOf, callOf, isAlone, prepare, sendWant, type Want } from './wants.ts';

/** One tap and what befalls it. */
interface Step {
  want: Want;
  /** Which of the two tabs is tapped. */
  tab: 0 | 1;
  fault: Fault;
  downMs: number;
  lateMs: number;
  /** What becomes of the page once the command has arrived, or been lost. */
  page: 'stays' | 'reloads' | 'is closed';
  /** The member tries the very same again once its answer was lost. */
  again: boolean;
  /** When the next tap comes; without it once nothing is under way or being found out. */
  nextMs?: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record(
  {
    want: anyWant,
    tab: fc.constantFrom<0 | 1>(0, 1),
    fault: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Fault>('none') },
      { weight: 4, arbitrary: fc.constantFrom(...faults) },
    ),
    downMs: fc.constantFrom(0, 0, 1000, 20_000, 100_000),
    lateMs: fc.integer({ min: 0, max: 6000 }),
    page: fc.oneof(
      { weight: 5, arbitrary: fc.constant('stays' as const) },
      { weight: 2, arbitrary: fc.constant('reloads' as const) },
      { weight: 1, arbitrary: fc.constant('is closed' as const) },
    ),
    again: fc.boolean(),
    nextMs: fc.integer({ min: 0, max: 20_000 }),
  },
  { requiredKeys: ['want', 'tab', 'fault', 'downMs', 'lateMs', 'page', 'again'] },
);

export interface Figures {
  commands: number;
  /** Of these nothing definite was answered. */
  lost: number;
  settled: number;
  /** Within ten seconds of the line's return. */
  inTime: number;
  /** What was said and was not so, or done more than once: told as a story. */
  wrong: string[];
  doubled: string[];
  /** What could not be told. */
  unsettled: string[];
}

const promised = 10_000;
const never = new Promise<never>(() => {});
/** Steps with one backend and two tabs. */
const episode = 10;

/** So many commands, made by a seed, in episodes of ten. `knowsKeys`: whether the backend honours keys. */
export async function runLost(count: number, seed: number, knowsKeys: boolean): Promise<Figures> {
  const figures: Figures = { commands: 0, lost: 0, settled: 0, inTime: 0, wrong: [], doubled: [], unsettled: [] };
  // Some taps send nothing, because the same is under way: there are more steps than commands.
  const steps = fc.sample(anyStep, { seed, numRuns: 4 * count });
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 0, 14, 7, 30) });
  let line: Line | undefined;
  try {
    for (let at = 0; figures.commands < count; at += episode) {
      givePhone(() => line as Line);
      const some = steps.slice(at, at + Math.min(episode, count - figures.commands));
      if (some.length === 0) throw new Error('too few steps');
      await runEpisode(some, knowsKeys, figures, at, (next) => {
        line = next;
      });
    }
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return figures;
}

const story = (step: Step, number: number) =>
  `${number} ${JSON.stringify(step.want)} ${step.fault}, ${step.page}${step.again ? ', again' : ''}`;

/** Sends it and waits for what comes; nothing where the page is left before, or the same is under way. */
async function sendFrom(
  backend: ReturnType<typeof createBackend>,
  page: Page,
  want: Step['want'],
  leaving: Promise<void>,
): Promise<'done' | ApiError | undefined> {
  const { running } = await sendWant(backend, page.tab, want);
  if (!running) return undefined;
  const ended = running.then(
    () => 'done' as const,
    (error: ApiError) => error,
  );
  await Promise.race([ended, page.left, leaving]);
  return page.isLeft() ? undefined : ended;
}

async function runEpisode(
  steps: readonly Step[],
  knowsKeys: boolean,
  figures: Figures,
  first: number,
  onLine: (line: Line) => void,
): Promise<void> {
  // The phone's clock is wrong by three hours.
  const backend = createBackend({ running: true, now: Date.now() - 3 * 3_600_000, scenario: 'rich' });
  backend.world.site.knowsKeys = knowsKeys;
  const username = backend.world.db.member.all()[0]?.username ?? anan.username;
  const token = backend.tokenFor(username);
  const line = createLine(backend, booksOf);
  onLine(line);
  const pages: Page[] = [await openPage(token), await openPage(token)];
  const open = new Set<Promise<unknown>>();
  const follow = <T>(work: Promise<T>): Promise<T> => {
    open.add(work);
    work.catch(() => undefined).finally(() => open.delete(work));
    return work;
  };
  /** Lets time pass until then, or until nothing is under way. */
  const pass = async (ms = Number.POSITIVE_INFINITY) => {
    const until = Date.now() + ms;
    while (Date.now() < until && (ms !== Number.POSITIVE_INFINITY || open.size > 0))
      await vi.advanceTimersByTimeAsync(100);
  };
  /** A command's own story: sent, lost, perhaps tried again, found out. */
  async function live(step: Step, number: number): Promise<void> {
    const { fault, downMs, lateMs } = step;
    const page = pages[step.tab] as Page;
    const call = callOf(step.want);
    // A browser's own repeat is done twice by a backend that knows no keys: no app can help that.
    const befalls = !knowsKeys && fault === 'twice' ? 'none' : fault;
    const leaving =
      step.page === 'stays'
        ? never
        : new Promise<void>((resolve) => {
            line.send(page.tab.name, call, { want: number, fault: befalls, downMs, lateMs, onArrival: resolve });
          }).then(async () => {
            if (page.isLeft()) return;
            line.kill(page.tab.name);
            pages[step.tab] = await page.leave(step.page === 'is closed');
          });
    if (step.page === 'stays') line.send(page.tab.name, call, { want: number, fault: befalls, downMs, lateMs });
    const before = page.keys(step.want.kind);
    const sending = sendFrom(backend, page, step.want, leaving);
    let key: string | undefined;
    const noteKey = () => {
      key ??= page.keys(step.want.kind).find((one) => !before.includes(one));
    };
    page.tab.api.subscribeToIntents(noteKey);
    let came = await sending;
    if (key) figures.commands += 1;
    // The very same again is safe only where keys are known; else it is the member who wants it twice.
    if (step.again && knowsKeys && came && came !== 'done' && came.intent && !line.isDown() && !page.isLeft()) {
      line.send(page.tab.name, call, { want: number, fault: 'none', downMs: 0, lateMs: 0 });
      came = await sendFrom(backend, page, step.want, never);
    }
    // A QR or a claim may be refused by an answer of its own: the screen says that.
    if (came === 'done') return;
    if (came && !came.intent) judge(step, number, 'notDone', () => line.isDone(number));
    else if (key) await findOut(step, number, page, key);
  }

  async function findOut(step: Step, number: number, first: Page, key: string): Promise<void> {
    let page: Page | undefined = first;
    figures.lost += 1;
    const from = Date.now();
    while (page) {
      const { api } = page.tab;
      const intent = api.openIntents().find((one) => one.key === key);
      if (!intent && !page.isLeft()) figures.wrong.push(`${story(step, number)}: forgotten`);
      const verdict: Verdict | undefined =
        intent &&
        (await Promise.race([
          api.search(intent, { signal: new AbortController().signal }),
          page.left.then(() => undefined),
        ]));
      if (verdict && verdict.kind !== 'unsettled') {
        figures.settled += 1;
        if (Date.now() - Math.max(from, line.downUntil()) <= promised) figures.inTime += 1;
        return judge(step, number, verdict.kind, () => line.timesDone(number) > 0);
      }
      if (verdict) {
        figures.unsettled.push(`${story(step, number)}: ${line.timesDone(number) > 0 ? 'done' : 'not done'}`);
        return;
      }
      page = page.isLeft() ? await page.next() : undefined;
    }
    // Nobody is left to be told.
    figures.lost -= 1;
  }

  const said: { step: Step; number: number; kind: 'done' | 'notDone'; isDone: () => boolean }[] = [];
  /** An answer is held against what the backend has said, what was found out against its books; once all is over. */
  const judge = (step: Step, number: number, kind: 'done' | 'notDone', isDone: () => boolean) =>
    void said.push({ step, number, kind, isDone });

  for (const [index, step] of steps.entries()) {
    if (isAlone(step.want) || step.want.kind === 'activation') {
      await pass();
      await pass(line.downUntil() - Date.now());
    }
    prepare(backend, username, step.want);
    void follow(live(step, first + index));
    await pass(isAlone(step.want) ? undefined : step.nextMs);
  }
  await pass();
  // Whatever was late has arrived by then.
  await pass(promised);
  for (const { step, number, kind, isDone } of said) {
    if (isDone() === (kind === 'done')) continue;
    figures.wrong.push(`${story(step, number)}: said ${kind}, changed the books ${line.timesDone(number)} times`);
  }
  for (const [index, step] of steps.entries()) {
    if (line.timesDone(first + index) > 1) figures.doubled.push(story(step, first + index));
  }
}
