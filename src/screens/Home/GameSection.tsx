import { useId } from 'react';
import type { Slot } from '@/api/wallet';
import { GameCard } from './GameCard';
import * as css from './GameSection.css';

interface GameSectionProps {
  title: string;
  slots: readonly Slot[];
  hidden: boolean;
}

/** Game accounts of one kind. */
export function GameSection({ title, slots, hidden }: GameSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.title}>
        {title}
        <span className={css.count}>{slots.length}</span>
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops a list without bullets */}
      <ul role="list" className={css.grid}>
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a broken answer may name one code twice
          <GameCard key={`${slot.code}.${index}`} slot={slot} hidden={hidden} />
        ))}
      </ul>
    </section>
  );
}
