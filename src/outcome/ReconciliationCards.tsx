import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import { isInStatement, whatOf } from './outcomeText';
import * as css from './Reconciliation.css';
import { ReconciliationText } from './ReconciliationText';
import {
  acknowledge,
  canResend,
  isSettled,
  type Reconciliation,
  reconcileCommand,
  resend,
  useReconciliations,
} from './reconciliations';

/** Shows each command with a lost response, until its result is known and the member has read it. */
export function ReconciliationCards() {
  const reconciliations = useReconciliations();
  const cards = useRef<HTMLDivElement>(null);
  /**
   * Moves the focus to the cards' container, because the tapped button disappears and keyboard users must keep their
   * place.
   */
  const keepFocus = () => cards.current?.focus({ preventScroll: true });
  return (
    <div ref={cards} tabIndex={-1}>
      {reconciliations.map((one) => (
        <ReconciliationCard key={one.command.key} reconciliation={one} onTap={keepFocus} />
      ))}
    </div>
  );
}

function ReconciliationCard({ reconciliation, onTap }: { reconciliation: Reconciliation; onTap: () => void }) {
  const { t } = useTranslation('money');
  const { t: common } = useTranslation();
  const { command, stage, isIdle } = reconciliation;
  const then = (act: () => unknown) => () => {
    onTap();
    void act();
  };
  const what = whatOf(command);
  /** Adds the command to a button's accessible name, because several cards have the same buttons. */
  const named = (label: string) => ({ 'aria-label': `${label}: ${what}`, children: label });
  const isOver = isSettled(reconciliation);
  return (
    <Card as="section" className={css.card} aria-label={what}>
      <ReconciliationText reconciliation={reconciliation} />
      <div className={css.actions}>
        {canResend(reconciliation) ? (
          <Button
            variant="quiet"
            onClick={then(() => resend(command))}
            {...named(t(stage === 'notFound' ? 'found.again' : 'found.ask'))}
          />
        ) : isIdle ? (
          <Button variant="quiet" onClick={then(() => reconcileCommand(command))} {...named(t('found.check'))} />
        ) : null}
        {isOver ? (
          <Button variant="quiet" onClick={then(() => acknowledge(command.key))} {...named(common('ok'))} />
        ) : null}
        {isInStatement(command.kind) && (!isOver || stage === 'expired') ? (
          <TextLink to={paths.statement} state={sinceState(command.sentAt)} alone {...named(t('openStatement'))} />
        ) : null}
      </div>
    </Card>
  );
}
