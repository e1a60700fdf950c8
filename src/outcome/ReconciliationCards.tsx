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
  /** The tapped button disappears, so move the focus to its container: keyboard users keep their place. */
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
  const isOver = isSettled(reconciliation);
  return (
    <Card as="section" className={css.card} aria-label={whatOf(command)}>
      <ReconciliationText reconciliation={reconciliation} />
      <div className={css.actions}>
        {canResend(reconciliation) ? (
          <Button variant="quiet" onClick={then(() => resend(command))}>
            {t(stage === 'notFound' ? 'found.again' : 'found.ask')}
          </Button>
        ) : isIdle ? (
          <Button variant="quiet" onClick={then(() => reconcileCommand(command))}>
            {t('found.check')}
          </Button>
        ) : null}
        {isOver ? (
          <Button variant="quiet" onClick={then(() => acknowledge(command.key))}>
            {common('ok')}
          </Button>
        ) : null}
        {isInStatement(command.kind) && (!isOver || stage === 'expired') ? (
          <TextLink to={paths.statement} state={sinceState(command.sentAt)} alone>
            {t('openStatement')}
          </TextLink>
        ) : null}
      </div>
    </Card>
  );
}
