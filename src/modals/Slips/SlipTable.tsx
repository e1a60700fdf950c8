import Receipt from 'lucide-react/icons/receipt-text';
import { useTranslation } from 'react-i18next';
import { getState, type Slip } from '@/api/calls/statement';
import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { icon } from '@/components/Icon/Icon.css';
import { NoValue } from '@/components/NoValue/NoValue';
import { role, TableFrame } from '@/components/Table/TableFrame';
import { SlipState } from './SlipState';
import * as css from './SlipsModal.css';
import { SlipView } from './SlipView';

interface SlipTableProps {
  slips: readonly Slip[];
  /** True while another page is loading. */
  busy: boolean;
  /** Opens the form for another slip. */
  onSend: () => void;
}

/**
 * Shows a page of slips with date, amount, state and link. In a narrow container, a slip is a row: its amount above its
 * date, its state above its link, and the reason of a failure below both.
 */
export function SlipTable({ slips, busy, onSend }: SlipTableProps) {
  const { t } = useTranslation('slips');
  const columns = [
    { key: 'date', header: t('date') },
    { key: 'amount', header: t('amount'), align: 'end' },
    { key: 'status', header: t('status') },
    { key: 'slip', header: t('slip'), align: 'end' },
  ] as const;
  return (
    <TableFrame caption={t('title')} columns={columns} busy={busy}>
      {slips.map((slip, index) => {
        const state = getState(slip.status);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server may send a slip twice
          <tr key={`${slip.reference || slip.createdAt}.${index}`} {...role('row')} className={css.row}>
            <th {...role('rowheader')} scope="row" className={css.date}>
              <span className={css.patch({ state })} aria-hidden="true">
                <Receipt className={icon()} />
              </span>
              <DateTime value={slip.createdAt} />
            </th>
            <td {...role('cell')} className={css.sum}>
              {slip.amount > 0 ? (
                <Amount className={css.amount} value={slip.amount} tone={state === 'success' ? 'in' : 'plain'} />
              ) : (
                <NoValue />
              )}
            </td>
            <td {...role('cell')} className={css.result}>
              <SlipState slip={slip} onSend={onSend} />
            </td>
            <td {...role('cell')} className={css.link}>
              <SlipView slip={slip} />
            </td>
          </tr>
        );
      })}
    </TableFrame>
  );
}
