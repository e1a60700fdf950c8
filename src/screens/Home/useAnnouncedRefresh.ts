import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/Announcer/announce';
import { useRequestEnd } from '@/components/Announcer/useRequestEnd';
import { formatAmount } from '@/i18n/format';
import { getTotal, type useHome } from './useHome';

type Home = ReturnType<typeof useHome>;

/**
 * Returns the refresh of home that the member taps. Its end is announced: the new total, without the figure while
 * balances are hidden, or that the figures are old. The second is also announced when it begins.
 */
export function useAnnouncedRefresh({ wallet, stale, refreshing, refresh }: Home, hidden: boolean): () => void {
  const { t } = useTranslation(['home', 'common']);
  const announceEnd = useEffectEvent(() => {
    const total = wallet ? getTotal(wallet) : Number.NaN;
    const amount = `${formatAmount(total)} ${t('common:baht')}`;
    if (stale) announce(t('stale'));
    else announce(hidden || !Number.isFinite(total) ? t('refreshed') : t('refreshedTo', { amount }));
  });
  useEffect(() => {
    if (stale) announceEnd();
  }, [stale]);
  const noteTap = useRequestEnd(refreshing, announceEnd);
  return () => {
    noteTap();
    void refresh();
  };
}
