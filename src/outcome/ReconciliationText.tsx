import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { Spinner } from '@/components/Loader/Spinner';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { errorText } from '@/i18n/errorText';
import { linesOf, titleOf, whatOf } from './outcomeText';
import * as css from './Reconciliation.css';
import type { Reconciliation } from './reconciliations';

/** Shows a command with a lost response and what is known about it. A live region announces each change. */
export function ReconciliationText({ reconciliation }: { reconciliation: Reconciliation }) {
  const { command, stage, isIdle, entry, error } = reconciliation;
  return (
    <div role="status">
      <p className={css.what}>
        <span>{whatOf(command)}</span>
        {stage === 'checking' || (stage === 'unknown' && !isIdle) ? <Spinner /> : null}
      </p>
      {/* In stage `checking`, the dialog's title has the same text, so a hidden copy would be announced twice. */}
      {stage === 'checking' ? null : <VisuallyHidden>{titleOf(reconciliation)}</VisuallyHidden>}
      {[...linesOf(reconciliation), error && errorText(error)].filter(Boolean).map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
      {entry ? (
        <p className={css.entry}>
          <DateTime value={entry.createdAt} /> <Amount value={Math.abs(entry.amount)} />
        </p>
      ) : null}
    </div>
  );
}
