import { useTranslation } from 'react-i18next';
import type { EntryState, StatementEntry } from '@/api/calls/statement';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { formatAmount, formatDateTime, noValue } from '@/i18n/format';
import { maskNumbers } from '@/lib/maskNumbers';
import type { EntryWords } from './useEntryWords';

/** An entry as it is shown, copied and drawn. Holds no whole account number, no password and no token. */
export interface ReceiptText {
  kind: string;
  /** With its sign and the currency's word. */
  amount: string;
  state: EntryState;
  stateText: string;
  /** Everything else, line by line: what it is, and what it says. */
  rows: readonly (readonly [string, string])[];
  /** When the server said all this: what is in progress goes on. */
  asOf: string;
}

/** An entry as a receipt; `at` is when the server told it, in milliseconds. */
export function useReceipt(entry: StatementEntry, words: EntryWords, at: number) {
  const { t } = useTranslation('statement');
  const { t: common } = useTranslation('common');
  const memberId = useRead(getWallet).data?.profile._id;
  const signed = formatAmount(words.amount, { signed: words.direction !== 'between' });
  const amount = signed === noValue ? signed : `${signed} ${common('baht')}`;
  const fields: readonly (readonly [string, string])[] = [
    [t('receipt.from'), words.from],
    [t('receipt.to'), words.to],
    [t('receipt.detail'), words.detail],
    [t('receipt.date'), formatDateTime(entry.createdAt)],
  ];
  const rows = fields.filter(([, value]) => value !== '');
  const text: ReceiptText = {
    kind: words.kind,
    amount,
    state: words.state,
    stateText: t(`status.${words.state}`),
    rows,
    asOf: t('receipt.asOf', { time: formatDateTime(at) }),
  };
  const codes = [entry.statementType, entry.from, entry.to].map((code) => maskNumbers(code) || noValue);
  /** For the team, who have the codes and the exact time to look for: entries have no number of their own. */
  const forTeam = [
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
    ).map(([what, value]) => `${what}: ${value}`),
    text.asOf,
  ].join('\n');
  return { text, forTeam };
}
