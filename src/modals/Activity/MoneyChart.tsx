import { useTranslation } from 'react-i18next';
import { Amount } from '@/components/Amount/Amount';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Table } from '@/components/Table/Table';
import { formatTime } from '@/i18n/formatTime';
import { toBaht } from '@/lib/money';
import type { Span, Sums } from '@/responsibleGaming/sums';
import * as css from './ActivityModal.css';
import { getDates } from './spans';

type Part = Span & Sums;

interface MoneyChartProps {
  /** The intervals of the period with their sums in satang, oldest first. */
  parts: readonly Part[];
  /** True if each interval covers a few hours; false if it covers whole days. */
  byHour: boolean;
}

/** Returns an interval's name: its hours in the device's time zone, or its dates in Bangkok. */
const getPartName = (part: Part, byHour: boolean): string =>
  byHour ? `${formatTime(part.from).slice(0, 5)}–${formatTime(part.to - 1).slice(0, 5)}` : getDates(part);

/** Returns the text below the first and the last bar: the start and the end of the day's hours, or the dates. */
const getAxisEnds = (parts: readonly Part[], byHour: boolean): string[] => {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return [];
  return byHour
    ? [formatTime(first.from).slice(0, 5), formatTime(last.to - 1).slice(0, 5)]
    : [getDates({ from: first.from, to: first.from + 1 }), getDates({ from: last.to - 1, to: last.to })];
};

const height = 100;
const slotWidth = 24;
const barWidth = 9;

/**
 * Money in and out over time, as bars. A table below contains the same figures, because screen readers skip the bars.
 */
export function MoneyChart({ parts, byHour }: MoneyChartProps) {
  const { t } = useTranslation('activity');
  const highest = Math.max(...parts.flatMap((part) => [part.in, part.out]));
  if (highest === 0) return <EmptyState>{t('money.none')}</EmptyState>;
  const bars = parts.flatMap((part, index) =>
    (['in', 'out'] as const).map((direction, side) => {
      const size = highest > 0 ? (part[direction] / highest) * height : 0;
      return {
        key: `${part.from}.${direction}`,
        direction,
        x: index * slotWidth + 2 + side * (barWidth + 2),
        y: height - size,
        size,
      };
    }),
  );
  return (
    <>
      <p className={css.scale} aria-hidden="true">
        <Amount value={toBaht(highest)} />
      </p>
      <svg
        className={css.chart}
        viewBox={`0 0 ${parts.length * slotWidth} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ key, direction, x, y, size }) => (
          <rect key={key} className={css.bar[direction]} x={x} y={y} width={barWidth} height={size} />
        ))}
        <line className={css.top} x1="0" x2={parts.length * slotWidth} y1="0.5" y2="0.5" />
        <line className={css.axis} x1="0" x2={parts.length * slotWidth} y1={height + 0.5} y2={height + 0.5} />
      </svg>
      <p className={css.ends} aria-hidden="true" translate="no">
        {getAxisEnds(parts, byHour).map((text, index) => (
          <span key={index === 0 ? 'first' : 'last'}>{text}</span>
        ))}
      </p>
      <p className={css.legend} aria-hidden="true">
        {(['in', 'out'] as const).map((direction) => (
          <span key={direction} className={css.legendItem}>
            <span className={css.key[direction]} /> <span>{t(`money.${direction}`)}</span>
          </span>
        ))}
      </p>
      <details>
        <summary className={css.tableName}>{t('money.table')}</summary>
        <Table
          caption={t('money.chart')}
          rows={parts}
          rowKey={({ from }) => from}
          columns={[
            { key: 'part', header: t('money.part'), main: true, cell: (part) => getPartName(part, byHour) },
            {
              key: 'in',
              header: t('money.in'),
              align: 'end',
              cell: (part) => <Amount value={toBaht(part.in)} currency="none" />,
            },
            {
              key: 'out',
              header: t('money.out'),
              align: 'end',
              cell: (part) => <Amount value={toBaht(part.out)} currency="none" />,
            },
          ]}
        />
      </details>
    </>
  );
}
