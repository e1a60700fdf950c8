import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Chips } from '@/components/Chips/Chips';
import { TextInput } from '@/components/Field/TextInput';
import { bangkokDate } from '@/lib/bangkok';
import { getEntries, getReach } from '@/responsibleGaming/readBack';
import { getHistorySums, getParts } from '@/responsibleGaming/sums';
import { useHistory } from '@/responsibleGaming/useHistory';
import * as css from './ActivityModal.css';
import { MoneyChart } from './MoneyChart';
import { MoneySums } from './MoneySums';
import { ReadingLine } from './ReadingLine';
import { getSpan, type SpanName, spanNames } from './spans';

/** Money in, out and net of a chosen period, read from the statement. */
export function MoneySection({ now }: { now: number }) {
  const { t } = useTranslation('activity');
  const [name, setName] = useState<SpanName>('week');
  const [days, setDays] = useState({ from: bangkokDate(now), to: bangkokDate(now) });
  const span = useMemo(() => getSpan(name, days, now), [name, days, now]);
  const read = useHistory(span?.from);
  const { history } = read;
  // Sum only the time for which all entries have been read. The chart appears only when all entries of the period have
  // been read, because an empty bar would mean that no money moved.
  const summedSpan = span && {
    from: history.isComplete ? span.from : Math.min(Math.max(span.from, getReach(history)), span.to),
    to: span.to,
  };
  const entries = useMemo(() => getEntries(history), [history]);
  const sums = summedSpan && getHistorySums(entries, summedSpan);
  const parts = span ? getParts(span).map((part) => ({ ...part, ...getHistorySums(entries, part) })) : [];
  const isPartial = read.state !== 'read';

  return (
    <Card as="section" className={css.section} aria-labelledby="activity-money">
      <h3 id="activity-money" className={css.sectionTitle}>
        {t('money.title')}
      </h3>
      <Chips
        even="pairs"
        label={t('money.span')}
        options={spanNames.map((value) => ({ value, label: t(`money.${value}`) }))}
        value={name}
        onChange={(value) => setName(value as SpanName)}
      />
      {name === 'own' ? (
        <div className={css.dates}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="date"
              label={t(`money.${end}`)}
              max={bangkokDate(now)}
              value={days[end]}
              onChange={(value) => setDays({ ...days, [end]: value })}
              error={end === 'to' && !span ? t('money.badDates') : undefined}
            />
          ))}
        </div>
      ) : null}
      {sums ? (
        <>
          <ReadingLine read={read} />
          <MoneySums sums={sums} />
          {isPartial ? null : <MoneyChart parts={parts} byHour={name === 'day'} />}
        </>
      ) : null}
    </Card>
  );
}
