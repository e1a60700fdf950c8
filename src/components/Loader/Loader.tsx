import { useTranslation } from 'react-i18next';
import { late, loader, words } from './Loader.css';
import { Spinner } from './Spinner';

export interface LoaderProps {
  /** What is being loaded, when "Loading…" is not enough. */
  label?: string;
  /** Lies over its nearest positioned parent instead of taking room of its own. */
  cover?: boolean;
}

/**
 * Says that something is under way. It takes its room at once but shows only after 200 ms, so that a
 * quick answer neither flashes nor makes the page jump. Where the shape of what comes is known, use a `Skeleton`; a
 * button that waits is `busy`.
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
