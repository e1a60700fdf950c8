import { walletCode } from '@/api/calls/wallet';
import type { CommandKind, PendingCommand } from '@/api/commands/pendingCommand';
import { formatAmount } from '@/i18n/format';
import { formatDate, formatDateTime, formatTime } from '@/i18n/formatTime';
import { i18n } from '@/i18n/i18n';
import { toBaht } from '@/lib/money';
import type { Reconciliation } from './reconciliations';

// words: money.what.* money.one.* money.absent.*

/** Commands whose success means only that staff will process them. */
const requests: ReadonlySet<CommandKind> = new Set(['withdraw', 'announce', 'gift', 'slip']);
/** Commands that leave no entry in the statement. */
const silent: ReadonlySet<CommandKind | undefined> = new Set(['spin', 'activation', 'gamePassword']);

/** Commands whose "not found" text does not mention the statement, with the text's key in `money.absent`. */
const evidenceOf: Partial<
  Record<CommandKind, 'slip' | 'waiting' | 'qr' | 'bonusClear' | 'activation' | 'gamePassword'>
> = {
  slip: 'slip',
  invite: 'waiting',
  refund: 'waiting',
  refundToWallet: 'waiting',
  claim: 'waiting',
  qr: 'qr',
  bonusClear: 'bonusClear',
  activation: 'activation',
  gamePassword: 'gamePassword',
};

/** Returns whether the statement shows the result of this kind of command. */
export const isInStatement = (kind: CommandKind | undefined): boolean => !silent.has(kind);

/** Returns a text that says the result is unknown and where to look before trying again. */
export function unknownText(kind: CommandKind | undefined): string {
  if (isInStatement(kind)) return i18n.t('money:unknownText');
  return i18n.t(kind === 'spin' ? 'money:unknownSpin' : 'money:unknownOther');
}

const amountOf = ({ satang = Number.NaN }: PendingCommand) => formatAmount(toBaht(satang));

function nameOf({ kind, about: { from, to } }: PendingCommand) {
  if (kind !== 'transfer') return kind;
  return from === walletCode ? 'toGame' : to === walletCode ? 'toWallet' : 'between';
}

/** Returns the command's name and any amount, such as "Withdrawal: 100.00 baht". */
export const whatOf = (command: PendingCommand): string =>
  i18n.t(`money:what.${nameOf(command)}`, { amount: amountOf(command) });

/**
 * Returns the command's name for a sentence, such as "A withdrawal of 100.00 baht", and its time, such as "14:32". The
 * time includes the date unless the command was sent today.
 */
export function earlierOf(command: PendingCommand): { what: string; time: string } {
  const { sentAt } = command;
  const full = formatDate(sentAt) === formatDate(Date.now()) ? formatTime(sentAt) : formatDateTime(sentAt);
  return {
    what: i18n.t(`money:one.${nameOf(command)}`, { amount: amountOf(command) }),
    time: full.replace(/:\d\d$/, ''),
  };
}

/** Returns the dialog's title. Returns undefined for a success or a refusal, because both have a default title. */
export function titleOf({ stage }: Pick<Reconciliation, 'stage'>): string | undefined {
  if (stage === 'succeeded' || stage === 'refused') return undefined;
  return i18n.t(
    stage === 'checking' ? 'money:found.looking' : stage === 'notFound' ? 'money:found.notFound' : 'money:unknown',
  );
}

/** Returns what is known, one sentence per line, without the command's name. A refusal's text is not included. */
export function linesOf({ command: { kind }, stage, isIdle, at, main }: Reconciliation): string[] {
  switch (stage) {
    case 'checking':
      return [i18n.t('money:found.lookingText')];
    case 'succeeded':
      return [i18n.t(requests.has(kind) ? 'money:found.requested' : 'money:found.done')];
    case 'refused':
      return [];
    case 'notFound': {
      const absent = i18n.t(`money:absent.${evidenceOf[kind] ?? 'statement'}`, { time: formatTime(at) });
      return [absent, ...(isInStatement(kind) ? [i18n.t('money:absent.wallet', { amount: formatAmount(main) })] : [])];
    }
    case 'expired':
      return [i18n.t('money:found.expired')];
    default:
      return [unknownText(kind), i18n.t(isIdle ? 'money:found.later' : 'money:found.kept')];
  }
}

/** Returns the outcome in one line, for a toast. */
export const toastOf = (reconciliation: Reconciliation, refusal = ''): string =>
  [whatOf(reconciliation.command), titleOf(reconciliation), ...linesOf(reconciliation), refusal]
    .filter(Boolean)
    .join(' · ');
