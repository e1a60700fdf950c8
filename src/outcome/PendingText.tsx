import type { PendingCommand } from '@/api/commands/pendingCommand';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Spinner } from '@/components/Loader/Spinner';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { EvidenceView } from './EvidenceView';
import { resultOf, unknownOf } from './outcomeText';
import * as css from './Pending.css';

interface PendingTextProps {
  command: PendingCommand;
  /** True while this page sends the stored request again. */
  isSending: boolean;
  hasEvidence: boolean;
}

/** Says what is known about a command, and shows the evidence while there is no result. */
export function PendingText({ command, isSending, hasEvidence }: PendingTextProps) {
  const words = command.result ? resultOf(command) : unknownOf(command);
  useAnnounced(words, { changesOnly: true });
  return (
    <>
      <p className={css.sentence}>
        <SupportLink>{words}</SupportLink>
        {isSending ? <Spinner /> : null}
      </p>
      {hasEvidence && !command.result ? <EvidenceView command={command} /> : null}
    </>
  );
}
