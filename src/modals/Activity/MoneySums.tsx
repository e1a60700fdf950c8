import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { toBaht } from '@/lib/money';
import type { Sums } from '@/responsibleGaming/sums';
import * as css from './ActivityModal.css';

/**
 * The sums of a period. Bonuses, refunds and prizes are listed separately, and so are amounts deducted for cancelled
 * bonuses. None of this was the member's own money.
 */
export function MoneySums({ sums }: { sums: Sums }) {
  const { t } = useTranslation('activity');
  return (
    <>
      <dl className={css.rows}>
        {(['in', 'out', 'net'] as const).map((kind) => (
          <div key={kind} className={css.row}>
            <dt>{t(`money.${kind}`)}</dt>
            <dd className={css.value}>
              <Amount value={toBaht(sums[kind])} size="large" signed={kind === 'net'} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.muted}>{t('money.netNote')}</p>
      <dl className={css.rows}>
        {(['extra', 'takenBack'] as const)
          .filter((kind) => sums[kind] !== 0)
          .map((kind) => (
            <div key={kind} className={`${css.row} ${css.muted}`}>
              <dt>{t(`money.${kind}`)}</dt>
              <dd className={css.value}>
                <Amount value={toBaht(sums[kind])} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
