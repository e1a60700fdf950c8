import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/Dialog/Dialog';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { pressedButton } from './modalButton';
import type { ModalName } from './modalNames';

/** The wait in ms before a skeleton shows that a modal's code is late, as with every loader. */
const lateMs = 200;

/**
 * Stands for a modal whose code is still loading: the pressed button is busy at once, and a sheet with a skeleton opens
 * after 200 ms.
 */
export function ComingModal({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const { t } = useTranslation();
  const [isLate, setLate] = useState(false);
  useLayoutEffect(() => {
    const button = pressedButton(name);
    button?.setAttribute('aria-busy', 'true');
    return () => button?.removeAttribute('aria-busy');
  }, [name]);
  useEffect(() => {
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Dialog open title={t('loading')} onClose={onClose}>
      <SkeletonText lines={5} />
    </Dialog>
  );
}
