import type { PendingCommand } from '@/api/commands/pendingCommand';
import { Spinner } from '@/components/Loader/Spinner';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { EvidenceView } from './EvidenceView';
import { sentenceFor } from './outcomeText';
import * as css from './Pending.css';

interface PendingTextProps {
  command: PendingCommand;
  /** True while this page sends the stored request again. */
  isSending: boolean;
}

/** Says what is known about a command, and shows the evidence while there is no result. */
export function PendingText({ command, isSending }: PendingTextProps) {
  return (
    <>
      <p className={css.sentence}>
        <SupportLink>{sentenceFor(command)}</SupportLink>
        {isSending ? <Spinner /> : null}
      </p>
      {command.result ? null : <EvidenceView command={command} />}
    </>
  );
}
