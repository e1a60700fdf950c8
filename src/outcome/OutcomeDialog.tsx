import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getResultElsewhere } from '@/api/commands/pendingCommands';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { MessageDialog } from '@/components/MessageDialog/MessageDialog';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { DoneDialog } from './DoneDialog';
import { getEarlierTexts } from './outcomeText';
import { PendingDialog } from './PendingDialog';
import { useStoredCommand } from './pendingStore';
import type { Outcome } from './useOutcome';

/**
 * Shows the outcome of a command: succeeded, refused or unknown. An unknown outcome is shown with its evidence. If an
 * earlier command blocks the form's command, or if the device cannot store it, the dialog asks the member first.
 */
export function OutcomeDialog({ outcome, onClose }: { outcome: Outcome | undefined; onClose: () => void }) {
  const { t } = useTranslation('money');
  const [seenOutcome, setSeenOutcome] = useState<Outcome>();
  const command = useStoredCommand(outcome?.command?.key);
  const isSeen = seenOutcome !== undefined && seenOutcome === outcome;
  if (outcome?.done) return <DoneDialog text={outcome.text} done={outcome.done} onClose={onClose} />;
  const isInFlight = outcome?.question === 'earlier' && command?.endedAt === undefined && command?.result === undefined;
  if (command && isInFlight) {
    return (
      <MessageDialog open tone="info" title={t('inFlight.title')} onClose={onClose}>
        {t('inFlight.text', getEarlierTexts(command))}
      </MessageDialog>
    );
  }
  if (outcome?.question && !isSeen) {
    const isSeeable = command !== undefined;
    return (
      <ConfirmDialog
        open
        title={outcome.title}
        confirmLabel={t(outcome.question === 'unrecorded' ? 'unrecorded.send' : 'earlier.new')}
        cancelLabel={isSeeable ? t('earlier.see') : undefined}
        onConfirm={() => void outcome.retry?.()}
        onCancel={isSeeable ? () => setSeenOutcome(outcome) : onClose}
        onClose={onClose}
      >
        <QuestionText outcome={outcome} />
      </ConfirmDialog>
    );
  }
  if (command && (outcome?.isUnknown || isSeen)) {
    const { retry, renew } = outcome as Outcome;
    return <PendingDialog command={command} retry={isSeen ? undefined : retry} renew={renew} onClose={onClose} />;
  }
  // The member has acknowledged the command in another tab or on home.
  const isGone = outcome?.command !== undefined;
  return (
    <MessageDialog
      open={outcome !== undefined}
      tone={isGone ? 'info' : outcome?.tone}
      title={isGone ? t('unknown') : outcome?.title}
      onClose={onClose}
    >
      {/* One paragraph per line, because browsers balance only paragraphs without forced line breaks (`text-wrap:
      balance`). */}
      {(isGone ? t('notStored') : (outcome?.text ?? '')).split(/\n+/).map((line) => (
        <p key={line}>
          <SupportLink>{line}</SupportLink>
        </p>
      ))}
      {outcome?.toBonus ? (
        <TextLink to={paths.bonus} alone>
          {t('openBonus')}
        </TextLink>
      ) : null}
    </MessageDialog>
  );
}

/** The text of a question. It follows the earlier command, which may get a result while the question is open. */
function QuestionText({ outcome: { question, text, command: earlier } }: { outcome: Outcome }) {
  const { t } = useTranslation('money');
  const command = useStoredCommand(earlier?.key);
  const result = command ? command.result : earlier && getResultElsewhere(earlier.key);
  const state = result ?? (command ? 'text' : 'gone');
  const shownText = question === 'earlier' && earlier ? t(`earlier.${state}`, getEarlierTexts(earlier)) : text;
  useAnnounced(shownText, { changesOnly: true });
  return <span>{shownText}</span>;
}
