import { useTranslation } from 'react-i18next';
import { type Slip, stateOf } from '@/api/statement';
import { Badge } from '@/components/Badge/Badge';
import { TextLink } from '@/components/TextLink/TextLink';
import { slipReasonText } from '@/i18n/errorText';
import { paths } from '@/lib/paths';
import { leadsOf } from './leads';
import * as css from './SlipsModal.css';

/** What came of a slip: its state, why it failed, and what to do about that. */
export function SlipState({ slip, onSend }: { slip: Slip; onSend: () => void }) {
  const { t } = useTranslation('slips');
  const state = stateOf(slip.status);
  return (
    <span className={css.state}>
      <Badge tone={state}>{t(`state.${state}`)}</Badge>
      {state === 'pending' ? <span className={css.reason}>{t('checking')}</span> : null}
      {state === 'failed' ? (
        <>
          <span className={css.reason}>{slipReasonText(slip.note)}</span>
          <span className={css.leads}>
            {leadsOf(slip.note).map((lead) =>
              lead === 'another' ? (
                <button key={lead} type="button" className={css.lead} onClick={onSend}>
                  {t('another')}
                </button>
              ) : (
                <TextLink key={lead} to={paths.memberContact} alone>
                  {t('contact')}
                </TextLink>
              ),
            )}
          </span>
        </>
      ) : null}
    </span>
  );
}
