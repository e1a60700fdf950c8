import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { canResend, hasCompleteRequest, isSending } from '@/api/commands/pendingCommands';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { Badge } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { getCommandTitle, getSentence, getSentTime } from './outcomeText';
import * as css from './Pending.css';
import { PendingText } from './PendingText';
import { acknowledge, usePendingCommands, useResend } from './pendingStore';

/** Shows each command that waits for the member as one row, until the member removes it. */
export function PendingCards() {
  const commands = usePendingCommands();
  const cards = useRef<HTMLDivElement>(null);
  /**
   * Moves the focus to the cards' container, because the tapped button disappears and keyboard users must keep their
   * place.
   */
  const keepFocus = () => cards.current?.focus({ preventScroll: true });
  return (
    <div ref={cards} tabIndex={-1}>
      {commands.map((command) => (
        <PendingCard key={command.key} command={command} onTap={keepFocus} />
      ))}
    </div>
  );
}

interface PendingCardProps {
  command: PendingCommand;
  onTap: () => void;
}

/** Shows a command's name, time and status. A tap shows the evidence and the actions. */
function PendingCard({ command, onTap }: PendingCardProps) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const [isOpened, setOpened] = useState(false);
  const { key, result } = command;
  // A result is one sentence, so it is shown at once.
  const isOpen = isOpened || result !== undefined;
  const title = getCommandTitle(command);
  const isBusy = isSending(key);
  const resend = useResend();
  useAnnounced(getSentence(command), { changesOnly: true });
  /** Adds the command to a button's accessible name, because several cards have the same buttons. */
  const getButtonProps = (label: string) => ({ 'aria-label': `${label}: ${title}`, children: label });
  const remove = () => {
    onTap();
    acknowledge(key);
  };
  return (
    <Card as="section" className={css.card} aria-label={title}>
      <div className={css.row}>
        <div className={css.summary}>
          <p className={css.name}>{t('sent', { what: title, time: getSentTime(command) })}</p>
          {result ? null : <Badge tone="pending">{t('unknown')}</Badge>}
        </div>
        {result ? null : (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => setOpened(!isOpen)}
            {...getButtonProps(isOpen ? common('close') : t('see'))}
          />
        )}
      </div>
      {isOpen ? (
        <>
          <PendingText command={command} />
          <div className={css.actions}>
            <Button variant="quiet" onClick={remove} {...getButtonProps(result ? common('ok') : t('seen'))} />
          </div>
        </>
      ) : null}
      {isOpen && canResend(command) && hasCompleteRequest(command) ? (
        <div className={css.resend}>
          <p className={css.hint}>{t('resend.hint')}</p>
          <Button
            variant="quiet"
            busy={isBusy}
            onClick={() => void resend(command)}
            {...getButtonProps(t('resend.button'))}
          />
        </div>
      ) : null}
    </Card>
  );
}
