import { useTranslation } from 'react-i18next';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { card } from './BalanceCard.css';
import { grid } from './GameSection.css';
import { column, home, tiles } from './HomeScreen.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder of home in the same layout, so that nothing moves when the wallet arrives. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={home} data-columns aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={column}>
        <Card variant="pouch" className={card}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="text" width="short" />
          <Skeleton shape="figure" width="wide" />
          <Skeleton shape="button" />
          <Skeleton shape="button" width="half" />
          <Skeleton shape="button" />
          <Skeleton shape="text" width="wide" />
        </Card>
        <TilesSkeleton />
      </div>
      <div className={grid}>
        {times(4).map((index) => (
          <Skeleton key={index} shape="card" />
        ))}
      </div>
    </div>
  );
}

/** Placeholder of the six tiles. */
function TilesSkeleton() {
  return (
    <div className={tiles}>
      {times(6).map((index) => (
        <Skeleton key={index} shape="tile" />
      ))}
    </div>
  );
}
