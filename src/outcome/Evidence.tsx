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
import { formatCount } from '@/i18n/format';
import { paths } from '@/lib/paths';
import { sinceState } from '@/lib/sinceState';
import * as css from './Evidence.css';
import { EvidenceRows } from './EvidenceRows';
import { sentTimeOf } from './outcomeText';
import { placeOf } from './place';
import { shownRows } from './shownRows';
import { useEvidence } from './useEvidence';

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
  const { since, before, hidden } = shownRows(evidence?.rows ?? [], command.sentAt);
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
          {hidden > 0 ? (
            <p className={css.group}>
              {t('evidence.shown', { shown: formatCount(since.length), all: formatCount(since.length + hidden) })}
            </p>
          ) : null}
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
