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
import { getShownRows, isNothingNew } from './shownRows';
import { useEvidence } from './useEvidence';

/** Returns whether no dialog lies over the element. */
const isOnTop = (element: Element | null): boolean => !element || element.closest('dialog') === topDialog();

/**
 * Shows the newest rows of the place where a command leaves its trace, as the backend sends them, and the main wallet.
 * It judges nothing. It refreshes while no dialog lies over it, because that dialog may show the same evidence.
 */
export function EvidencePanel({ command }: { command: PendingCommand }) {
  const { t } = useTranslation('money');
  const { t: statement } = useTranslation('statement');
  const section = useRef<HTMLElement>(null);
  const isUncovered = useSyncExternalStore(onDialogs, () => isOnTop(section.current));
  const { evidence, isReading, refresh } = useEvidence(command, isUncovered);
  const place = getPlace(command.kind);
  const title = t(`place.${place}`);
  const { stateRows, newRows, unsureRows, oldRows, hiddenCount } = getShownRows(evidence ?? { rows: [], unsent: 0 });
  const incompleteText = !evidence || evidence.isComplete ? '' : t(`incomplete.${place}`);
  const noneText = evidence && isNothingNew(evidence) ? t('evidence.none') : '';
  const isEmpty = evidence?.isComplete && !evidence.isComparable && evidence.rows.length === 0;
  const unsureText = unsureRows.length > 0 ? t('evidence.latest') : isEmpty ? t('evidence.empty') : '';
  const findingText = newRows.length > 0 ? t('evidence.new') : noneText || unsureText;
  useAnnounced([incompleteText, findingText].filter(Boolean).join(' '));
  const shownCount = newRows.length + unsureRows.length;
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
                <DateTime value={evidence.readAt} part="time" />
              </dd>
            </div>
            <div>
              <dt>{t('evidence.wallet')}</dt>
              <dd>
                <Amount value={evidence.main} />
              </dd>
            </div>
          </dl>
          {incompleteText ? (
            <p className={css.incomplete}>
              <Info className={icon({ size: 'sm' })} />
              <span>{incompleteText}</span>
            </p>
          ) : null}
          <EvidenceGroup title={t('evidence.now')} rows={stateRows} />
          {noneText || isEmpty ? <p className={css.group}>{findingText}</p> : null}
          <EvidenceGroup title={t('evidence.new')} rows={newRows} />
          <EvidenceGroup title={t('evidence.latest')} rows={unsureRows} />
          {hiddenCount > 0 ? (
            <p className={css.group}>
              {t('evidence.shown', { shown: formatCount(shownCount), all: formatCount(shownCount + hiddenCount) })}
            </p>
          ) : null}
          <EvidenceGroup title={t('evidence.before')} rows={oldRows} />
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
