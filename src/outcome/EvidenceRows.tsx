import { useTranslation } from 'react-i18next';
import { type EntryState, getState } from '@/api/calls/statement';
import { Amount } from '@/components/Amount/Amount';
import { Badge } from '@/components/Badge/Badge';
import { DateTime } from '@/components/DateTime/DateTime';
import { formatCount } from '@/i18n/format';
import { slipReasonText } from '@/i18n/memberErrorText';
import { useEntryTexts } from '@/statement/useEntryTexts';
import * as css from './Evidence.css';
import type { EvidenceRow, Trace } from './evidence';

/** The texts of a row. */
interface RowTexts {
  title: string;
  note?: string;
  /** In baht. */
  amount?: number;
  /** True if the amount has a sign: it moved into the main wallet or out of it. */
  isSigned?: boolean;
  /** The backend's status of the row. */
  state?: EntryState;
}

/** Returns a function that describes a trace in the current language. */
function useTraceTexts(): (trace: Trace) => RowTexts {
  const { t } = useTranslation('money');
  const getTexts = useEntryTexts();
  return (trace) => {
    switch (trace.type) {
      case 'entry': {
        const { kind, route, amount, direction, state } = getTexts(trace.entry);
        const note = [route.from, route.to].filter(Boolean).join(' → ');
        return {
          title: kind,
          note: note || route.detail,
          amount,
          isSigned: direction !== 'between',
          state: trace.entry.status ? state : undefined,
        };
      }
      case 'slip': {
        const { amount, status, note } = trace.slip;
        const state = getState(status);
        return {
          title: t('evidence.slip'),
          note: state === 'failed' ? slipReasonText(note).replace(/<\/?team>/g, '') : undefined,
          amount: amount > 0 ? amount : undefined,
          state: status ? state : undefined,
        };
      }
      case 'refund':
        return { title: t('evidence.refund'), amount: trace.refund.refundAmount };
      case 'qr':
        return trace.qr.hasQrcode
          ? { title: t('evidence.qr'), amount: trace.qr.amount }
          : { title: t('evidence.noQr') };
      case 'received':
        return { title: t('evidence.received') };
      case 'activeBonus':
        return { title: t(trace.isActive ? 'evidence.bonusActive' : 'evidence.bonusInactive') };
      case 'coins':
        return { title: t('evidence.coins', { coins: formatCount(trace.coins) }) };
      case 'coupon':
        return { title: trace.coupon.prize.name || t('evidence.coupon'), amount: trace.coupon.amount };
      case 'account': {
        const { name, code, isActive, amount } = trace.account;
        return { title: name || code, note: t(isActive ? 'evidence.open' : 'evidence.notOpen'), amount };
      }
      case 'unreadable':
        return { title: '' };
    }
  };
}

/** Shows rows below their title. Shows nothing without rows. */
export function EvidenceGroup({ rows, title }: { rows: readonly EvidenceRow[]; title: string }) {
  if (rows.length === 0) return null;
  return (
    <>
      <p className={css.group}>{title}</p>
      <EvidenceRows rows={rows} label={title} />
    </>
  );
}

/** Shows what the backend has sent, one row per trace. Of a row that cannot be read, shows the fields that are there. */
function EvidenceRows({ rows, label }: { rows: readonly EvidenceRow[]; label: string }) {
  const { t } = useTranslation('money');
  const { t: statement } = useTranslation('statement');
  const getTexts = useTraceTexts();
  return (
    <ul role="list" className={css.rows} aria-label={label}>
      {rows.map(({ trace, time, isCandidate, isPartial }, index) => {
        const { title, note, amount, isSigned, state } = getTexts(trace);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of the backend have no other identity
          <li key={`${trace.type}.${time}.${index}`} className={css.row({ isCandidate })}>
            <p className={css.line}>
              {title ? <span className={css.title}>{title}</span> : null}
              {amount === undefined || Number.isNaN(amount) ? null : (
                <Amount className={css.end} value={amount} signed={isSigned} />
              )}
            </p>
            {note ? <p className={css.note}>{note}</p> : null}
            {isPartial ? <p className={css.note}>{t('evidence.partial')}</p> : null}
            {time === undefined && !state ? null : (
              <p className={css.line}>
                {time === undefined ? null : <DateTime className={css.note} value={time} />}
                {state ? (
                  <Badge tone={state} className={css.end}>
                    {statement(`status.${state}`)}
                  </Badge>
                ) : null}
              </p>
            )}
            {isCandidate ? (
              <p>
                <Badge tone="accent">{t('evidence.mayBe')}</Badge>
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
