import { useTranslation } from 'react-i18next';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { TeamWords } from '@/components/TeamWords/TeamWords';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import { FindingText } from './FindingText';
import { useFinding } from './findings';
import { titleOf } from './findingWords';
import type { Outcome } from './useOutcome';

/**
 * Says what came of a command: done, refused, or unknown. What is unknown is being found out: the dialog says what is
 * known by now, and follows. Closed before that, home goes on saying it.
 */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t } = useTranslation('money');
  const finding = useFinding(outcome?.intent?.key);
  const again = finding?.stage === 'notDone' ? outcome?.again : undefined;
  return (
    <MessageDialog
      open={outcome !== undefined}
      tone={finding?.stage === 'done' ? 'success' : outcome?.tone}
      title={finding ? titleOf(finding) : outcome?.title}
      onClose={onClose}
      action={
        again && {
          label: t('found.again'),
          onAction: () => {
            onClose();
            void again();
          },
        }
      }
    >
      {finding ? (
        <FindingText finding={finding} />
      ) : (
        // Each line a paragraph: browsers balance the lines of one only where no break is forced in it.
        outcome?.text.split(/\n+/).map((line) => (
          <p key={line}>
            <TeamWords>{line}</TeamWords>
          </p>
        ))
      )}
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
    </MessageDialog>
  );
}
