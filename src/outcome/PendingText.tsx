import type { PendingCommand } from '@/api/commands/pendingCommand';
import { SupportLink } from '@/components/SupportLink/SupportLink';
import { EvidenceView } from './EvidenceView';
import { getResultText } from './outcomeText';

/** Says the result of a command. While there is none, shows the evidence. */
export const PendingText = ({ command }: { command: PendingCommand }) =>
  command.result ? (
    <p>
      <SupportLink>{getResultText(command)}</SupportLink>
    </p>
  ) : (
    <EvidenceView command={command} />
  );
