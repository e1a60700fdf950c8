import { useId } from 'react';
import type { Slot } from '@/api/wallet';
import { GameCard } from './GameCard';
import * as css from './GameSection.css';
import { useHiddenBalance } from './useHiddenBalance';
import { useProgressive } from './useProgressive';

/** Game accounts of one kind; shown only if there are any (spec section 2). */
export function GameSection({ title, slots }: { title: string; slots: readonly Slot[] }) {
  const id = useId();
  const shown = useProgressive(slots);
  const [hidden] = useHiddenBalance();
  if (!slots.length) return null;
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
        <span className={css.count}>{slots.length}</span>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.grid}>
        {shown.map((slot) => (
          <GameCard key={slot.code} slot={slot} hidden={hidden} />
        ))}
      </ul>
    </section>
  );
}
