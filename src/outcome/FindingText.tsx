import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { Spinner } from '@/components/Loader/Spinner';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import * as css from './Finding.css';
import type { Finding } from './findings';
import { linesOf, titleOf, whatOf } from './findingWords';

/** What a lost answer was of, and what is known of it by now; each change is read out. */
export function FindingText({ finding }: { finding: Finding }) {
  const { intent, stage, entry } = finding;
  return (
    <div role="status">
      <p className={css.what}>
        <span>{whatOf(intent)}</span>
        {stage === 'looking' || stage === 'late' ? <Spinner /> : null}
      </p>
      {/* The dialog's title says it, which is read out only once. */}
      {stage === 'looking' ? null : <VisuallyHidden>{titleOf(finding)}</VisuallyHidden>}
      {linesOf(finding).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {entry ? (
        <p className={css.entry}>
          <DateTime value={entry.createdAt} /> <Amount value={Math.abs(entry.amount)} />
        </p>
      ) : null}
    </div>
  );
}
