import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { slow } from './SlowLoading.css';

const slowMs = 10_000;

/** Shows a placeholder while data loads. After 10 s, a line above it says that it is still loading. */
export function SlowLoading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  const text = isSlow ? t('stillLoading') : '';
  useAnnounced(text);
  return (
    <>
      {text ? <p className={slow}>{text}</p> : null}
      {children}
    </>
  );
}
