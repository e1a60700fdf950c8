import type { CommandKind } from '@/api/calls/commandKinds';
import { walletCode } from '@/api/calls/wallet';
import { ApiError } from '@/api/client/errors';
import { serverNow } from '@/api/client/serverTime';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { errorText } from '@/i18n/errorText';
import { formatAmount, noValue } from '@/i18n/format';
import { formatDate, formatDateTime, formatTime } from '@/i18n/formatTime';
import { i18n } from '@/i18n/i18n';
import { claimErrorText } from '@/i18n/memberErrorText';
import { toBaht } from '@/lib/money';

// words: money.what.* money.one.* money.whether.* money.settled.*

/** Commands whose success means something else than "it went through": staff process them, or money comes later. */
const successTexts: Partial<Record<CommandKind, 'requested' | 'slip' | 'qr' | 'refund'>> = {
  withdraw: 'requested',
  gift: 'requested',
  slip: 'slip',
  qr: 'qr',
  refund: 'refund',
};

const getAmountText = ({ satang = Number.NaN }: PendingCommand) => formatAmount(toBaht(satang));

function getTextKey({ kind, about: { from, to } }: PendingCommand) {
  if (kind !== 'transfer') return kind;
  return from === walletCode ? 'toGame' : to === walletCode ? 'toWallet' : 'between';
}

/** Returns the command's name and any amount, such as "Withdrawal: 100.00 baht". */
export const getCommandTitle = (command: PendingCommand): string =>
  i18n.t(`money:what.${getTextKey(command)}`, { amount: getAmountText(command) });

/** Returns "We don't know yet whether your withdrawal of 100.00 baht went through." */
const getUnknownText = (command: PendingCommand): string =>
  i18n.t(`money:whether.${getTextKey(command)}`, { amount: getAmountText(command) });

/** Returns when the command was sent, such as "14:32:10". Includes the date unless that was today. */
export function getSentTime({ sentAt }: PendingCommand): string {
  if (!(sentAt > 0)) return noValue;
  return formatDate(sentAt) === formatDate(serverNow()) ? formatTime(sentAt) : formatDateTime(sentAt);
}

/** Returns the command's name for a sentence, such as "A withdrawal of 100.00 baht", and its time, such as "14:32". */
export const getEarlierTexts = (command: PendingCommand): { what: string; time: string } => ({
  what: i18n.t(`money:one.${getTextKey(command)}`, { amount: getAmountText(command) }),
  time: getSentTime(command).replace(/:\d\d$/, ''),
});

/** Returns the text of a result that a definitive response has shown. */
export function getResultText({ kind, result, refusal: message = '' }: PendingCommand): string {
  if (result === 'succeeded') return i18n.t(`money:settled.${successTexts[kind] ?? 'done'}`);
  return kind === 'claim' ? claimErrorText(message) : errorText(new ApiError('http', { message }));
}

/** Returns what is known about the command, as a sentence. */
export const getSentence = (command: PendingCommand): string =>
  command.result ? getResultText(command) : getUnknownText(command);

/** Returns what is known about the command, as sentences for a toast. Without a result, also where it is shown. */
export const getNoticeText = (command: PendingCommand): string =>
  command.result
    ? i18n.t('money:settled.notice', { what: getCommandTitle(command), text: getResultText(command) })
    : i18n.t('money:notice', { text: getUnknownText(command) });
