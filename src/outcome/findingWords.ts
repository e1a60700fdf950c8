import type { Intent, IntentKind } from '@/api/intent';
import { walletCode } from '@/api/wallet';
import { formatAmount } from '@/i18n/format';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';
import type { Finding } from './findings';

// words: money.what.*

/** Those that somebody has to work on once they have arrived. */
const requests: ReadonlySet<IntentKind> = new Set(['withdraw', 'announce', 'gift', 'slip']);
/** Those that take money out of where it lies. */
const takers: ReadonlySet<IntentKind> = new Set(['transfer', 'transferAll', 'withdraw']);

/** Those that leave nothing in the statement. */
const silent: ReadonlySet<IntentKind | undefined> = new Set(['spin', 'activation', 'gamePassword']);

/** Whether the statement has the truth of it. */
export const isInStatement = (kind: IntentKind | undefined): boolean => !silent.has(kind);

/** That nobody knows what came of it, and where to look before it is done again. */
export function unknownText(kind: IntentKind | undefined): string {
  if (isInStatement(kind)) return i18n.t('money:unknownText');
  return i18n.t(kind === 'spin' ? 'money:unknownSpin' : 'money:unknownOther');
}

function nameOf({ kind, about: { from, to } }: Intent) {
  if (kind !== 'transfer') return kind;
  return from === walletCode ? 'toGame' : to === walletCode ? 'toWallet' : 'between';
}

/** What the member wanted: "Withdrawal: 100.00 baht". */
export const whatOf = (intent: Intent): string =>
  i18n.t(`money:what.${nameOf(intent)}`, { amount: formatAmount(toBaht(intent.satang ?? Number.NaN)) });

/** The title of a dialog that says what is known; none for what went through, which is a success. */
export function titleOf({ stage }: Pick<Finding, 'stage'>): string | undefined {
  if (stage === 'done') return undefined;
  return i18n.t(
    stage === 'looking' ? 'money:found.looking' : stage === 'notDone' ? 'money:found.notDone' : 'money:unknown',
  );
}

/** What is known of it, line by line, without what it is. */
export function linesOf({ intent: { kind }, stage }: Finding): string[] {
  switch (stage) {
    case 'looking':
      return [i18n.t('money:found.lookingText')];
    case 'done':
      return [i18n.t(requests.has(kind) ? 'money:found.requested' : 'money:found.done')];
    case 'notDone':
      if (takers.has(kind)) return [i18n.t('money:found.money')];
      return [i18n.t(kind === 'spin' ? 'money:found.coin' : 'money:found.nothing')];
    default:
      return [unknownText(kind), i18n.t(stage === 'late' ? 'money:found.kept' : 'money:found.later')];
  }
}

/** In one line, for a toast. */
export const toastOf = (finding: Finding): string =>
  [whatOf(finding.intent), titleOf(finding), ...linesOf(finding)].filter(Boolean).join(' · ');
