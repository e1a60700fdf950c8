import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import { icon } from '@/components/Icon/Icon.css';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { formatDateTime } from '@/i18n/formatTime';
import * as css from './StatementScreen.css';

/**
 * Says whether an entry has appeared since the member sent a command whose response was lost. Screen readers announce
 * changes of the notice. The notice is empty on later pages, and until the first page has loaded again after the
 * statement was opened.
 */
export function SinceNotice({ since, found }: { since: number; found: boolean | undefined }) {
  const { t } = useTranslation('statement');
  const time = formatDateTime(since);
  return (
    <div role="status" className={css.since} data-empty={found === undefined || undefined}>
      {found === undefined ? null : (
        <>
          <History className={icon()} />
          <p className={css.sinceWords}>
            <SupportLink>{t(found ? 'since.some' : 'since.none', { time })}</SupportLink>
          </p>
        </>
      )}
    </div>
  );
}
