import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { acknowledgeCommand, canResend, hasCompleteRequest, isSending } from '@/api/commands/pendingCommands';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { sentTimeOf, whatOf } from './outcomeText';
import * as css from './Pending.css';
import { PendingText } from './PendingText';
import { resend, usePendingCommands } from './pendingStore';

/** Shows each command that waits for the member, until the member says that they have seen it. */
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
        <PendingCard key={command.key} command={command} isOnly={commands.length === 1} onTap={keepFocus} />
      ))}
    </div>
  );
}

interface PendingCardProps {
  command: PendingCommand;
  /** True to show the evidence immediately. Among several cards, it opens by a tap. */
  isOnly: boolean;
  onTap: () => void;
}

function PendingCard({ command, isOnly, onTap }: PendingCardProps) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const [isOpen, setOpen] = useState(isOnly);
  const { key, result } = command;
  const what = whatOf(command);
  const isBusy = isSending(key);
  /** Adds the command to a button's accessible name, because several cards have the same buttons. */
  const named = (label: string) => ({ 'aria-label': `${label}: ${what}`, children: label });
  const acknowledge = () => {
    onTap();
    void acknowledgeCommand(key);
  };
  return (
    <Card as="section" className={css.card} aria-label={what}>
      <p className={css.what}>{t('sent', { what, time: sentTimeOf(command) })}</p>
      <PendingText command={command} isSending={isBusy} hasEvidence={isOpen} />
      <div className={css.actions}>
        {result || isOpen ? null : (
          <Button variant="quiet" onClick={() => setOpen(true)} {...named(t('earlier.see'))} />
        )}
        <Button variant="quiet" onClick={acknowledge} {...named(result ? common('ok') : t('seen'))} />
      </div>
      {canResend(command) && hasCompleteRequest(command) ? (
        <div className={css.resend}>
          <p className={css.hint}>{t('resend.hint')}</p>
          <Button variant="quiet" busy={isBusy} onClick={() => void resend(command)} {...named(t('resend.button'))} />
        </div>
      ) : null}
    </Card>
  );
}
