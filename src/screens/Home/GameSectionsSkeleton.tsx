import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { categories } from '@/games/categories';
import * as card from './GameCard.css';
import * as css from './GameSection.css';

/**
 * Shows the headings of the game accounts before the wallet has loaded, each with two placeholder cards. The sections
 * are inert.
 */
export function GameSectionsSkeleton() {
  const { t } = useTranslation('home');
  return categories.map((category) => (
    <section key={category} className={css.section} inert>
      <h2 className={css.title}>
        <span>{t(`sections.${category}`)}</span>
        <span className={css.count}>
          <SkeletonWords like="0" />
        </span>
      </h2>
      <div className={css.grid}>
        <GameCardSkeleton action={t('card.view')} />
        <GameCardSkeleton action={t('card.view')} />
      </div>
    </section>
  ));
}

/** Shows a placeholder of an active game account's card. `action`: the text of the card's button. */
function GameCardSkeleton({ action }: { action: string }) {
  return (
    <div className={card.item}>
      <div className={card.card({ active: true })}>
        <span className={card.art}>
          <Skeleton shape="picture" />
        </span>
        <span className={card.words}>
          <span className={card.name}>
            <SkeletonWords like="0000000" />
          </span>
          <span className={card.amount({ long: false })}>
            <SkeletonWords like="0,000.00" />
          </span>
          <span className={card.action}>
            <SkeletonWords like={action} />
          </span>
        </span>
      </div>
    </div>
  );
}
