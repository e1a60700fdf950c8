import MoonStar from 'lucide-react/icons/moon-star';
import { useTranslation } from 'react-i18next';
import type { SlipWindow } from '@/api/calls/lookup';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { usePoll } from '@/lib/react/usePoll';
import * as css from './Slip.css';

const everyMs = 60_000;

/**
 * Says when slips are accepted. While the page is visible, calls `onOver` immediately and then every minute, to ask the
 * server again.
 */
export function SlipClosed({ window: { closedFrom, closedTo }, onOver }: { window: SlipWindow; onOver: () => void }) {
  const { t } = useTranslation('deposit');
  usePoll(onOver, everyMs);
  return (
    <div className={css.closed}>
      <MoonStar className={icon()} />
      <p>
        <SupportLink>{t('slip.closed', { from: closedFrom, to: closedTo })}</SupportLink>
      </p>
    </div>
  );
}
