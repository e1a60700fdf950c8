import { Suspense } from 'react';
import type { ActiveBonus } from '@/api/calls/bonus';
import { lazyView } from '@/components/LazyView/lazyView';

const BonusLine = lazyView(() => import('./BonusLine').then((m) => m.BonusLine), ['bonus']);

/** Shows home's line of the active bonus. The line's code loads only for members with an active bonus. */
export function HomeBonus({ active }: { active: ActiveBonus | undefined }) {
  return active?.status ? (
    <Suspense>
      <BonusLine active={active} />
    </Suspense>
  ) : null;
}
