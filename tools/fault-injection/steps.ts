import fc from 'fast-check';
import { hourMs } from '../../src/lib/time.ts';
import { anyCommandInput, type CommandInput } from './commandInputs.ts';
import { type Fault, faults } from './network.ts';
import { listKinds, type readChanges } from './shown.ts';

/** One tap of the member and its fault. */
export interface Step {
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
  /** Status of a gateway's response for `busy`. */
  status: number;
  /** Fault of the request that the member sends again. Undefined: the member does not send it again. */
  again?: Fault;
  /** While the result is unknown, the member taps in the other tab. */
  other: 'nothing' | 'looks at the first' | 'sends a new one' | 'has seen it';
  /** The content of the backend's reads while the member looks at the evidence. */
  reads: keyof typeof readChanges;
  /** The order in which the backend lists its rows. */
  list: keyof typeof listKinds;
  /** True if the storage is full when the member sends the command, and the member sends it nevertheless. */
  isFull: boolean;
  /** Change of the device's clock after sending, in ms. */
  clockMs: number;
  /** Time until the next tap, in ms. Undefined: the next tap waits until no command is in flight or unknown. */
  nextMs?: number;
}

const weighted = <T>(...all: [weight: number, value: T][]): fc.Arbitrary<T> =>
  fc.oneof(...all.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

export const anyStep: fc.Arbitrary<Step> = fc.record(
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
    status: fc.constantFrom(404, 408, 409, 413, 423, 425, 429, 499, 502, 503, 504),
    again: fc.constantFrom<Fault>(
      'none',
      'none',
      'reset',
      'busy',
      'busy before',
      'phrase',
      'phrase before',
      'not now',
      'firewall',
    ),
    other: weighted<Step['other']>(
      [3, 'nothing'],
      [1, 'looks at the first'],
      [1, 'sends a new one'],
      [1, 'has seen it'],
    ),
    reads: weighted<Step['reads']>(
      [4, 'whole'],
      [1, 'without data'],
      [1, 'with a broken row'],
      [1, 'in another time zone'],
      [1, 'without times'],
    ),
    list: fc.constantFrom(...(Object.keys(listKinds) as Step['list'][])),
    isFull: weighted([9, false], [1, true]),
    clockMs: weighted([12, 0], [1, hourMs], [1, -hourMs], [1, 25 * hourMs], [1, -48 * hourMs]),
    nextMs: fc.integer({ min: 0, max: 20_000 }),
  },
  {
    requiredKeys: [
      'input',
      'tab',
      'fault',
      'downMs',
      'lateMs',
      'page',
      'status',
      'other',
      'reads',
      'list',
      'isFull',
      'clockMs',
    ],
  },
);
