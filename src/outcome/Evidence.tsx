import Info from 'lucide-react/icons/info';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { Amount } from '@/components/Amount/Amount';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { DateTime } from '@/components/DateTime/DateTime';
import { icon } from '@/components/Icon/Icon.css';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TextLink } from '@/components/TextLink/TextLink';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import * as css from './Evidence.css';
import { EvidenceRows } from './EvidenceRows';
import type { EvidenceRow } from './evidence';
import { sentTimeOf } from './outcomeText';
import { placeOf } from './place';
import { useEvidence } from './useEvidence';

/** Rows from up to this many ms before the command count as later, because the server's `Date` has whole seconds. */
const slackMs = 2000;
/** The maximum number of rows since the command was sent, and of rows before that. */
const maxSince = 20;
const maxBefore = 2;

/** Splits the rows by the time of sending. Rows without a time count as the present. */
function split(rows: readonly EvidenceRow[], sentAt: number) {
  const isSince = ({ at }: EvidenceRow) => at === undefined || at >= sentAt - slackMs;
  const before = rows.filter((row) => !isSince(row));
  const shown = [
    ...before.filter(({ isCandidate }) => isCandidate),
    ...before.filter(({ isCandidate }) => !isCandidate),
  ].slice(0, maxBefore);
  return { since: rows.filter(isSince).slice(0, maxSince), before: before.filter((row) => shown.includes(row)) };
}

/**
 * Shows the newest rows of the place where a command leaves its trace, as the backend sends them, and the main wallet.
 * It judges nothing. It refreshes while it is mounted.
 */
export function Evidence({ command }: { command: PendingCommand }) {
  const { t } = useTranslation('money');
  const { t: statement } = useTranslation('statement');
  const { evidence, isReading, refresh } = useEvidence(command);
  const place = placeOf(command.kind);
  const title = t(`place.${place}`);
  const { since, before } = split(evidence?.rows ?? [], command.sentAt);
  const hasTimes = since.length === 0 || since.some(({ at }) => at !== undefined);
  const sinceTitle = hasTimes ? t('evidence.since', { time: sentTimeOf(command) }) : t('evidence.now');
  const incomplete = !evidence || evidence.isComplete ? '' : t(`incomplete.${place}`);
  const none = evidence?.isComplete ? t('evidence.none', { time: sentTimeOf(command) }) : '';
  const found = since.length > 0 ? sinceTitle : none;
  useAnnounced([incomplete, found].filter(Boolean).join(' '));
  return (
    <section className={css.evidence} aria-label={title}>
      <div className={css.head}>
        <h3 className={css.heading}>{title}</h3>
        <RefreshButton busy={isReading} onClick={() => void refresh()}>
          {statement('refresh')}
        </RefreshButton>
      </div>
      {evidence ? (
        <>
          <dl className={css.facts}>
            <div>
              <dt>{t('evidence.asOf')}</dt>
              <dd>
                <DateTime value={evidence.at} part="time" />
              </dd>
            </div>
            <div>
              <dt>{t('evidence.wallet')}</dt>
              <dd>
                <Amount value={evidence.main} />
              </dd>
            </div>
          </dl>
          <div>
            {incomplete ? (
              <p className={css.incomplete}>
                <Info className={icon({ size: 'sm' })} />
                <span>{incomplete}</span>
              </p>
            ) : null}
            {found ? <p className={css.group}>{found}</p> : null}
          </div>
          {since.length > 0 ? <EvidenceRows rows={since} label={sinceTitle} /> : null}
          {before.length > 0 ? (
            <>
              <p className={css.group}>{t('evidence.before')}</p>
              <EvidenceRows rows={before} label={t('evidence.before')} />
            </>
          ) : null}
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
      {place === 'statement' ? (
        <TextLink to={paths.statement} state={sinceState(command.sentAt)} alone>
          {t('openStatement')}
        </TextLink>
      ) : null}
    </section>
  );
}
