import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { Skeleton } from './Skeleton';
import { lines as stack } from './Skeleton.css';

/** Placeholder lines for a text that is loading. Screen readers read that content is loading. */
export function SkeletonText({ lines }: { lines: number }) {
  const { t } = useTranslation();
  return (
    <div className={stack}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are identical
        <Skeleton key={line} width={line % 3 === 2 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
