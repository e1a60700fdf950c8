import type { Settings } from '@/lib/buildSettings';
import { createDb, type Db, type DbSnapshot, snapshotDb } from './db/db';
import type { Fault } from './faults';
import type { HandlerResult } from './http/handlerResult';
import { createLedger, type Entry, type Ledger } from './ledger/ledger';
import type { RecordedAction, RecordedCommand } from './recordedAction';
import { type Clock, createClock } from './runtime/clock';
import { createIds, type Ids } from './runtime/ids';
import { createJobs, type Job, type JobKind, type JobQueue } from './runtime/jobs';
import { createRandom, type Random } from './runtime/random';
import { defaultSiteConfig, type SiteConfig } from './siteConfig';

/** The build settings the mock has to agree about with the app. */
export type MockSettings = Pick<Settings, 'truelinkKey' | 'plainQrMinimum' | 'qrMinimumOverride' | 'idempotencyHeader'>;

/** All state of one backend. Everything that a rule may read or change hangs on it; there is no other state. */
export interface MockState {
  readonly settings: MockSettings;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly db: Db;
  readonly ledger: Ledger;
  readonly jobs: JobQueue<JobKind>;
  readonly siteConfig: SiteConfig;
  readonly scenario: string;
  readonly seed: number;
  /** The clock's time when the scenario began. */
  readonly startedAt: number;
  /** What has changed it since then. */
  readonly actionLog: RecordedAction[];
  /** Calls that are going to fail, see faults.ts. */
  readonly faults: Fault[];
  /** Commands that have arrived and are done later; a job's id is the place here. See faults.ts. */
  readonly late: RecordedCommand[];
  /** Does a command that was written down. */
  readonly perform: (mockState: MockState, command: RecordedCommand) => void;
  /** Commands with a key that are under way, see http/once.ts. */
  readonly answering: Map<string, Promise<HandlerResult>>;
  /** Told of things that reach members by themselves (chat messages); realtime doors listen. */
  readonly listeners: Set<(event: MockEvent) => void>;
}

/** A chat message for everybody in a room. */
export interface MockEvent {
  readonly type: 'messaging';
  readonly room: string;
  readonly conversation: Record<string, unknown>;
}

/** A whole world as plain JSON, so that the demo survives a reload. */
export interface MockSnapshot {
  scenario: string;
  seed: number;
  startedAt: number;
  actionLog: RecordedAction[];
  now: number;
  random: number;
  ids: number;
  siteConfig: SiteConfig;
  jobs: Job<JobKind>[];
  entries: Entry[];
  db: DbSnapshot;
  faults: Fault[];
  late?: RecordedCommand[];
}

interface MockStateOptions {
  settings: MockSettings;
  scenario: string;
  seed: number;
  now?: number;
  running?: boolean;
  siteConfig?: Partial<SiteConfig>;
  listeners?: MockState['listeners'];
  perform: MockState['perform'];
}

export function createMockState(options: MockStateOptions): MockState {
  const random = createRandom(options.seed);
  const clock = createClock({ now: options.now, running: options.running });
  return {
    settings: options.settings,
    scenario: options.scenario,
    seed: options.seed,
    startedAt: clock.now(),
    actionLog: [],
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
    actionLog: structuredClone(mockState.actionLog),
    now: mockState.clock.now(),
    random: mockState.random.state,
    ids: mockState.ids.count,
    siteConfig: { ...mockState.siteConfig },
    jobs: [...mockState.jobs.pending],
    entries: [...mockState.ledger.entries],
    db: snapshotDb(mockState.db),
    faults: structuredClone(mockState.faults),
    late: structuredClone(mockState.late),
  };
}

/** The clock goes on from where the snapshot was taken. */
export function restoreMockState(
  past: MockSnapshot,
  options: Pick<MockStateOptions, 'settings' | 'running' | 'listeners' | 'perform'>,
): MockState {
  const random = createRandom(past.random);
  random.state = past.random;
  const ids = createIds(random);
  ids.count = past.ids;
  return {
    settings: options.settings,
    scenario: past.scenario,
    seed: past.seed,
    startedAt: past.startedAt,
    actionLog: structuredClone(past.actionLog),
    clock: createClock({ now: past.now, running: options.running }),
    random,
    ids,
    db: createDb(past.db),
    ledger: createLedger(past.entries),
    jobs: createJobs<JobKind>(past.jobs),
    siteConfig: { ...past.siteConfig },
    faults: structuredClone(past.faults),
    // Browsers may still hold a snapshot from before this list.
    late: structuredClone(past.late ?? []),
    perform: options.perform,
    answering: new Map(),
    listeners: options.listeners ?? new Set(),
  };
}
