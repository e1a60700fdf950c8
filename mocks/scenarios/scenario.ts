import type { Game } from '../data/games';
import type { MockState } from '../mockState';
import type { SiteConfig } from '../siteConfig';
import type { HistorySeed } from './historySeeds';

/** A member at the start of a scenario. Amounts are in baht. */
export interface MemberSeed {
  readonly username: string;
  readonly password: string;
  /** The purpose of this member, in one line. */
  readonly description: string;
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly wallet: number;
  /** Balances of the active game accounts, in baht; `all` opens every account. */
  readonly games: Readonly<Record<string, number>> | 'all';
  readonly coin?: number;
  /** Days since the member joined. Default: 0. */
  readonly days?: number;
  /** Number of random past statement entries. Default: 0. */
  readonly history?: number;
  readonly isActive?: boolean;
  /**
   * Adds past actions, most of them in the last hours. The balances still end at the values of `wallet` and `games`.
   */
  readonly historySeed?: HistorySeed;
}

/** A named state of the whole backend. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  readonly siteConfig?: Partial<SiteConfig>;
  readonly members: readonly MemberSeed[];
  readonly games?: readonly Game[];
  readonly hasWheel?: boolean;
  /** The app has stored an accepted agreement; a story or the demo writes it into storage. Default: false. */
  readonly agreementAccepted?: boolean;
  /** Seeds further data after all members exist. */
  readonly more?: (mockState: MockState) => void;
}

/** A scenario as the admin API lists it. */
export interface ScenarioRow {
  name: string;
  description: string;
  members: { username: string; password: string; description: string }[];
  promotionCodes: string[];
}
