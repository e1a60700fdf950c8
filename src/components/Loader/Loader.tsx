import { useTranslation } from 'react-i18next';
import { late, loader, words } from './Loader.css';
import { Spinner } from './Spinner';

export interface LoaderProps {
  /** Names what is loading. Default: "Loading…". */
  label?: string;
  /** Covers its nearest positioned parent instead of taking its own space. */
  cover?: boolean;
}

/**
 * Says that something is in progress. It takes its space immediately but appears only after 200 ms, so that a quick
 * response neither flashes nor makes the page jump. If the shape of the content is known, use a `Skeleton`; a button in
 * progress is `busy`.
 */
export function Loader({ label, cover }: LoaderProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={loader({ cover })}>
      <div className={late}>
        <Spinner />
        <span className={words}>{label ?? t('loading')}</span>
      </div>
    </div>
  );
}
