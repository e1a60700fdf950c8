import type { PendingCommand } from '@/api/commands/pendingCommand';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { EvidenceView } from './EvidenceView';
import { getResultText } from './outcomeText';

/** Shows the result of a command, or the evidence until there is a result. */
export const PendingText = ({ command }: { command: PendingCommand }) =>
  command.result ? (
    <p>
      <SupportLink>{getResultText(command)}</SupportLink>
    </p>
  ) : (
    <EvidenceView command={command} />
  );
