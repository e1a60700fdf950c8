import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { TeamWords } from '@/components/TeamWords/TeamWords';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import type { Outcome } from './useOutcome';

/** Says what came of a money command. */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t } = useTranslation('money');
  return (
    <AlertDialog open={outcome !== undefined} tone={outcome?.tone} title={outcome?.title} onClose={onClose}>
      {/* Each line a paragraph: browsers balance the lines of one only where no break is forced in it. */}
      {outcome?.text.split(/\n+/).map((line) => (
        <p key={line}>
          <TeamWords>{line}</TeamWords>
        </p>
      ))}
      {outcome?.toStatement ? (
        <TextLink to={paths.statement} state={sinceState(outcome.sentAt ?? 0)} alone>
          {t('openStatement')}
        </TextLink>
      ) : null}
      {outcome?.toBonus ? (
        <TextLink to={paths.bonus} alone>
          {t('openBonus')}
        </TextLink>
      ) : null}
    </AlertDialog>
  );
}
