import { useTranslation } from 'react-i18next';
import { late, loader, text } from './Loader.css';
import { Spinner } from './Spinner';

interface LoaderProps {
  /** Covers the nearest positioned ancestor instead of taking its own space. */
  cover?: boolean;
}

/**
 * Says that something is in progress. The loader takes its space immediately but appears only after 200 ms, so that a
 * quick response neither flashes nor moves the page. If the shape of the content is known, use `Skeleton`; for a
 * button, its `busy` prop.
 */
export function Loader({ cover }: LoaderProps) {
  const { t } = useTranslation('common');
  return (
    <div className={loader({ cover })}>
      <div className={late}>
        <Spinner />
        <span className={text}>{t('loading')}</span>
      </div>
    </div>
  );
}
