import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { TextLink } from '@/components/TextLink/TextLink';
import { useTranslation } from '@/i18n/useTranslation';
import { paths } from '@/lib/paths';
import type { Outcome } from './useOutcome';

/** Says what came of a money command. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t } = useTranslation('money');
  return (
    <AlertDialog open={outcome !== undefined} tone={outcome?.tone} title={outcome?.title} onClose={onClose}>
      <p>{outcome?.text}</p>
      {outcome?.toStatement ? (
        <TextLink to={paths.statement} replace alone>
          {t('openStatement')}
        </TextLink>
      ) : null}
    </AlertDialog>
  );
}
