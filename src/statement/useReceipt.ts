import { useTranslation } from 'react-i18next';
import type { EntryState, StatementEntry } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { formatAmount, noValue } from '@/i18n/format';
import { formatDateTime } from '@/i18n/formatTime';
import { maskNumbers } from '@/lib/maskNumbers';
import type { EntryTexts } from './useEntryTexts';

/**
 * An entry's texts for display, copying and drawing. They never contain a full account number, a password or a token.
 */
export interface ReceiptText {
  kind: string;
  /** The amount with sign and currency unit. */
  amount: string;
  state: EntryState;
  stateText: string;
  /** The other lines of the receipt, each with label and text. */
  rows: readonly (readonly [string, string])[];
  /** The text that gives the time of the server's response, because a pending state may change later. */
  timeText: string;
}

/**
 * Returns an entry as receipt texts, and as a text for support. `responseTime` is the time of the server's response,
 * in ms by the server's clock.
 */
export function useReceipt(entry: StatementEntry, texts: EntryTexts, responseTime: number) {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const memberId = useRead(getWallet).data?.profile._id;
  const signedAmount = formatAmount(texts.amount, { signed: texts.direction !== 'between' });
  const amount = signedAmount === noValue ? signedAmount : `${signedAmount} ${common('baht')}`;
  const fields: readonly (readonly [string, string])[] = [
    [t('receipt.from'), texts.from],
    [t('receipt.to'), texts.to],
    [t('receipt.detail'), texts.detail],
    [t('receipt.date'), formatDateTime(entry.createdAt)],
  ];
  const rows = fields.filter(([, value]) => value !== '');
  const text: ReceiptText = {
    kind: texts.kind,
    amount,
    state: texts.state,
    stateText: t(`status.${texts.state}`),
    rows,
    timeText: t('receipt.asOf', { time: formatDateTime(responseTime) }),
  };
  const codes = [entry.statementType, entry.from, entry.to].map((code) => maskNumbers(code) || noValue);
  /** Text for support. Entries have no id, so the text contains the codes and the exact time to search for. */
  const supportText = [
    t('receipt.title'),
    ...(
      [
        [t('receipt.type'), text.kind],
        [t('receipt.amount'), text.amount],
        [t('receipt.status'), text.stateText],
        ...rows,
        ...(memberId ? [[t('receipt.member'), memberId] as const] : []),
        [t('receipt.reference'), `${codes.join(' / ')} / ${entry.createdAt}`],
      ] as const
    ).map(([label, value]) => `${label}: ${value}`),
    text.timeText,
  ].join('\n');
  return { text, supportText };
}
