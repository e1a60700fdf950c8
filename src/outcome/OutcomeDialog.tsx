import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import { DoneDialog } from './DoneDialog';
import { isInStatement, titleOf } from './outcomeText';
import { ReconciliationText } from './ReconciliationText';
import { canResend, reconcileCommand, resend, useReconciliation } from './reconciliations';
import type { Outcome } from './useOutcome';

/**
 * Shows the outcome of a command: succeeded, refused or unknown. While the app reconciles an unknown outcome, the
 * dialog shows the current result. If the member closes the dialog before there is a result, home continues to show the
 * command. If an earlier command without a result blocks the form's command, the dialog first asks about the earlier
 * command.
 */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t } = useTranslation('money');
  const [seen, setSeen] = useState<Outcome>();
  const isSeen = seen !== undefined && seen === outcome;
  if (outcome?.done) return <DoneDialog text={outcome.text} done={outcome.done} onClose={onClose} />;
  if (outcome?.isQuestion && !isSeen) {
    return (
      <ConfirmDialog
        open
        title={outcome.title}
        confirmLabel={t('earlier.new')}
        cancelLabel={t('earlier.see')}
        onConfirm={() => {
          onClose();
          void outcome.retry?.();
        }}
        onCancel={() => {
          setSeen(outcome);
          if (outcome.command) void reconcileCommand(outcome.command);
        }}
        onClose={onClose}
      >
        {outcome.text}
      </ConfirmDialog>
    );
  }
  return <ResultDialog outcome={outcome} isEarlier={isSeen} onClose={onClose} />;
}

/** Shows the result of a command. `isEarlier` is true for the earlier command that blocks the form's command. */
function ResultDialog({
  outcome,
  isEarlier,
  onClose,
}: {
  outcome: Outcome | undefined;
  isEarlier: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('money');
  const known = useReconciliation(outcome?.command?.key);
  const retry = isEarlier ? undefined : outcome?.retry;
  const again = known && canResend(known, retry !== undefined) ? (retry ?? (() => resend(known.command))) : undefined;
  const toStatement = outcome?.toStatement || (isEarlier && isInStatement(outcome?.command?.kind));
  return (
    <MessageDialog
      open={outcome !== undefined}
      tone={known?.stage === 'succeeded' ? 'success' : known?.stage === 'refused' ? 'error' : outcome?.tone}
      title={known ? titleOf(known) : outcome?.title}
      onClose={onClose}
      action={
        again && {
          label: t(known?.stage === 'notFound' ? 'found.again' : 'found.ask'),
          onAction: () => {
            if (retry) onClose();
            void again();
          },
        }
      }
    >
      {known ? (
        <ReconciliationText reconciliation={known} />
      ) : (
        // One paragraph per line, because browsers balance only paragraphs without forced line breaks (`text-wrap:
        // balance`).
        outcome?.text.split(/\n+/).map((line) => (
          <p key={line}>
            <SupportLink>{line}</SupportLink>
          </p>
        ))
      )}
      {toStatement ? (
        <TextLink to={paths.statement} state={sinceState(outcome?.sentAt ?? outcome?.command?.sentAt ?? 0)} alone>
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
