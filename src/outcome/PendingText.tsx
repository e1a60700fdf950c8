import type { PendingCommand } from '@/api/commands/pendingCommand';
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
  return (
    <>
      <div role="status">
        <p className={css.sentence}>
          <SupportLink>{command.result ? resultOf(command) : unknownOf(command)}</SupportLink>
          {isSending ? <Spinner /> : null}
        </p>
      </div>
      {hasEvidence && !command.result ? <EvidenceView command={command} /> : null}
    </>
  );
}
