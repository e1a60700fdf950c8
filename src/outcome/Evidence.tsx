import Info from 'lucide-react/icons/info';
import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingCommand } from '@/api/commands/pendingCommand';
import { getPlace } from '@/api/commands/place';
import { Amount } from '@/components/Amount/Amount';
import { useAnnounced } from '@/components/Announcer/useAnnounced';
import { DateTime } from '@/components/DateTime/DateTime';
import { onDialogs, topDialog } from '@/components/Dialog/dialogStack';
import { icon } from '@/components/Icon/Icon.css';
import { SlowLoading } from '@/components/Loader/SlowLoading';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TextLink } from '@/components/TextLink/TextLink';
import { formatCount } from '@/i18n/format';
import { paths } from '@/lib/paths';
import * as css from './Evidence.css';
import { EvidenceGroup } from './EvidenceRows';
import { pendingState } from './pendingState';
import { isNothingNew, shownRows } from './shownRows';
import { useEvidence } from './useEvidence';

/** Returns whether no dialog lies over the element. */
const isOnTop = (element: Element | null): boolean => !element || element.closest('dialog') === topDialog();

/**
 * Shows the newest rows of the place where a command leaves its trace, as the backend sends them, and the main wallet.
 * It judges nothing. It refreshes while no dialog lies over it, because that dialog may show the same evidence.
 */
export function Evidence({ command }: { command: PendingCommand }) {
  const { t } = useTranslation('money');
  const { t: statement } = useTranslation('statement');
  const section = useRef<HTMLElement>(null);
  const isUncovered = useSyncExternalStore(onDialogs, () => isOnTop(section.current));
  const { evidence, isReading, refresh } = useEvidence(command, isUncovered);
  const place = getPlace(command.kind);
  const title = t(`place.${place}`);
  const { now, fresh, latest, before, hidden } = shownRows(evidence ?? { rows: [], unsent: 0 });
  const incomplete = !evidence || evidence.isComplete ? '' : t(`incomplete.${place}`);
  const none = evidence && isNothingNew(evidence) ? t('evidence.none') : '';
  const isEmpty = evidence?.isComplete && !evidence.isComparable && evidence.rows.length === 0;
  const unsure = latest.length > 0 ? t('evidence.latest') : isEmpty ? t('evidence.empty') : '';
  const found = fresh.length > 0 ? t('evidence.new') : none || unsure;
  useAnnounced([incomplete, found].filter(Boolean).join(' '));
  const shown = fresh.length + latest.length;
  return (
    <section ref={section} className={css.evidence} aria-label={title}>
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
          {incomplete ? (
            <p className={css.incomplete}>
              <Info className={icon({ size: 'sm' })} />
              <span>{incomplete}</span>
            </p>
          ) : null}
          <EvidenceGroup title={t('evidence.now')} rows={now} />
          {none || isEmpty ? <p className={css.group}>{found}</p> : null}
          <EvidenceGroup title={t('evidence.new')} rows={fresh} />
          <EvidenceGroup title={t('evidence.latest')} rows={latest} />
          {hidden > 0 ? (
            <p className={css.group}>
              {t('evidence.shown', { shown: formatCount(shown), all: formatCount(shown + hidden) })}
            </p>
          ) : null}
          <EvidenceGroup title={t('evidence.before')} rows={before} />
        </>
      ) : (
        <SlowLoading>
          <SkeletonText lines={4} />
        </SlowLoading>
      )}
      {place === 'statement' ? (
        <TextLink to={paths.statement} state={pendingState(command.key)} alone>
          {t('openStatement')}
        </TextLink>
      ) : null}
    </section>
  );
}
