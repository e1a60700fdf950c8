import type { Game } from '../data/games';
import type { MockState } from '../mockState';
import type { SiteConfig } from '../siteConfig';
import type { HistorySeed } from './historySeeds';

/** A member as a scenario starts them. Amounts in baht. */
export interface MemberSeed {
  readonly username: string;
  readonly password: string;
  /** What this member is for, in one line. */
  readonly description: string;
  readonly name: string;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly wallet: number;
  /** Active game accounts and what is in them; `all` opens every one. */
  readonly games: Readonly<Record<string, number>> | 'all';
  readonly coin?: number;
  /** Days since they joined. */
  readonly days?: number;
  /** Statement lines from before now. */
  readonly history?: number;
  readonly isActive?: boolean;
  /** What they have done in the last hours; balances come out as told above all the same. */
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
  /** The app's own memory of an accepted agreement; a story or a demo puts it into storage. */
  readonly agreementAccepted?: boolean;
  /** Anything more, once all members are there. */
  readonly more?: (mockState: MockState) => void;
}

/** A scenario as the control door lists it. */
export interface ScenarioRow {
  name: string;
  description: string;
  members: { username: string; password: string; description: string }[];
  promotionCodes: string[];
}
