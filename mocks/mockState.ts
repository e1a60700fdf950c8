import type { Settings } from '@/lib/buildSettings';
import { createDb, type Db, type DbSnapshot, snapshotDb } from './db/db';
import type { Fault } from './faults';
import type { HandlerResult } from './http/handlerResult';
import type { LateCommand } from './http/parsedRequest';
import { createLedger, type Entry, type Ledger } from './ledger/ledger';
import { type Clock, createClock } from './runtime/clock';
import { createIds, type Ids } from './runtime/ids';
import { createJobs, type Job, type JobKind, type JobQueue } from './runtime/jobs';
import { createRandom, type Random } from './runtime/random';
import { defaultSiteConfig, type SiteConfig } from './siteConfig';

/** The build settings on which the mock and the app must agree. */
export type MockSettings = Pick<Settings, 'truelinkKey' | 'plainQrMinimum' | 'qrMinimumOverride' | 'idempotencyHeader'>;

/** The whole state of one backend. Rules read and change only this object. */
export interface MockState {
  readonly settings: MockSettings;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly db: Db;
  readonly ledger: Ledger;
  readonly jobs: JobQueue<JobKind>;
  readonly siteConfig: SiteConfig;
  readonly demoPage?: string;
  readonly scenario: string;
  readonly seed: number;
  /** The clock's time in ms when the scenario began. */
  readonly startedAt: number;
  /** Rules for calls that will fail; see faults.ts. */
  readonly faults: Fault[];
  /**
   * Commands that have arrived and are carried out later. The id of a `command.late` job is the index of its command,
   * from 0. See faults.ts.
   */
  readonly late: LateCommand[];
  /** Carries out a late command. */
  readonly perform: (mockState: MockState, command: LateCommand) => void;
  /** Commands with an idempotency key that are in flight; see http/idempotency.ts. */
  readonly answering: Map<string, Promise<HandlerResult>>;
  /** Listeners for events that reach members without a request (chat messages). Realtime transports subscribe. */
  readonly listeners: Set<(event: MockEvent) => void>;
}

/** A chat message for all clients in a room. */
export interface MockEvent {
  readonly type: 'messaging';
  readonly room: string;
  readonly conversation: Record<string, unknown>;
}

/**
 * The whole mock state as plain JSON. The demo and the development server store it in the browser, so it survives a
 * reload.
 */
export interface MockSnapshot {
  scenario: string;
  seed: number;
  startedAt: number;
  now: number;
  random: number;
  ids: number;
  siteConfig: SiteConfig;
  jobs: Job<JobKind>[];
  entries: Entry[];
  db: DbSnapshot;
  faults: Fault[];
  late?: LateCommand[];
}

interface MockStateOptions {
  settings: MockSettings;
  scenario: string;
  seed: number;
  now?: number;
  running?: boolean;
  demoPage?: string;
  siteConfig?: Partial<SiteConfig>;
  listeners?: MockState['listeners'];
  perform: MockState['perform'];
}

export function createMockState(options: MockStateOptions): MockState {
  const random = createRandom(options.seed);
  const clock = createClock({ now: options.now, running: options.running });
  return {
    settings: options.settings,
    demoPage: options.demoPage,
    scenario: options.scenario,
    seed: options.seed,
    startedAt: clock.now(),
    clock,
    random,
    ids: createIds(random),
    db: createDb(),
    ledger: createLedger(),
    jobs: createJobs<JobKind>(),
    siteConfig: {
      ...defaultSiteConfig,
      language: options.siteConfig?.market ?? defaultSiteConfig.market,
      ...options.siteConfig,
    },
    faults: [],
    late: [],
    perform: options.perform,
    answering: new Map(),
    listeners: options.listeners ?? new Set(),
  };
}

export function snapshotMockState(mockState: MockState): MockSnapshot {
  return {
    scenario: mockState.scenario,
    seed: mockState.seed,
    startedAt: mockState.startedAt,
    now: mockState.clock.now(),
    random: mockState.random.state,
    ids: mockState.ids.count,
    siteConfig: { ...mockState.siteConfig },
    jobs: [...mockState.jobs.pending],
    entries: [...mockState.ledger.entries],
    db: snapshotDb(mockState.db),
    faults: structuredClone(mockState.faults),
    late: [...mockState.late],
  };
}

/** Restores a snapshot. The clock continues from the time of the snapshot. */
export function restoreMockState(
  past: MockSnapshot,
  options: Pick<MockStateOptions, 'settings' | 'running' | 'demoPage' | 'listeners' | 'perform'>,
): MockState {
  const random = createRandom(past.random);
  random.state = past.random;
  const ids = createIds(random);
  ids.count = past.ids;
  return {
    settings: options.settings,
    demoPage: options.demoPage,
    scenario: past.scenario,
    seed: past.seed,
    startedAt: past.startedAt,
    clock: createClock({ now: past.now, running: options.running }),
    random,
    ids,
    db: createDb(past.db),
    ledger: createLedger(past.entries),
    jobs: createJobs<JobKind>(past.jobs),
    siteConfig: { ...past.siteConfig },
    faults: structuredClone(past.faults),
    // A snapshot that an older version stored in the browser may lack this list.
    late: [...(past.late ?? [])],
    perform: options.perform,
    answering: new Map(),
    listeners: options.listeners ?? new Set(),
  };
}
