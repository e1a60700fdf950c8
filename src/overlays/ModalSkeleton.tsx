import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@/components/Dialog/Dialog';
import { SkeletonForm } from '@/components/Skeleton/SkeletonForm';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { SpokenPause, VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { pressedButton } from './modalButton';
import type { ModalName } from './modalNames';

/** The wait in ms before a skeleton shows that a modal's code is late, as with every loader. */
const lateMs = 200;

/** The modals whose skeleton has the height of the forms that move money. */
const formModals: readonly ModalName[] = ['deposit', 'withdraw', 'transfer'];

/**
 * Stands for a modal whose code is still loading: the pressed button is busy at once, and after 200 ms the modal's sheet
 * opens with its title and a skeleton. The modal then takes the sheet's place without a motion (`useDialogOpen`). For
 * screen readers the sheet's name also says that it is loading, because they read the name of the sheet and of the modal.
 */
export function ModalSkeleton({ name, onClose }: { name: ModalName; onClose: () => void }) {
  const { t } = useTranslation('nav');
  const { t: common } = useTranslation('common');
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
  const title = (
    <>
      <span>{t(`modal.${name}`)}</span>
      <SpokenPause />
      <VisuallyHidden>{common('loading')}</VisuallyHidden>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} size={name === 'deposit' ? 'wide' : 'md'}>
      {formModals.includes(name) ? <SkeletonForm /> : <SkeletonText lines={6} />}
    </Dialog>
  );
}
