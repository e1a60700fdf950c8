import { forgetLocation, LocationProbe } from '@stories/app/location';
import { recordRequests } from '@stories/requests';
import { isTestRun } from '#.storybook/testRun';
import { useHomeTheme } from '@/app/useHomeTheme';
import { Toasts } from '@/components/Toast/Toasts';
import { paths } from '@/lib/paths';
import { modals } from '@/modals/registry';
import { ModalHost } from '@/overlays/ModalHost';
import { modalButton } from '@/overlays/modalButton';
import type { ModalName } from '@/overlays/modalNames';
import { PageBelow } from './PageBelow';

export interface ModalHarnessProps {
  /** Modals that get a button to open them, each with its argument. */
  buttons?: readonly (readonly [ModalName, string])[];
}

/** Shows modals over the page of the story's address, as members see them. */
export function ModalHarness({ buttons = [] }: ModalHarnessProps) {
  useHomeTheme();
  return (
    <main>
      <LocationProbe />
      {/* Only for human viewers: tests of modals do not need the page, and would have to wait for it. */}
      {isTestRun ? null : <PageBelow />}
      {buttons.map(([name, argument]) => (
        <button key={name} type="button" {...modalButton(name, argument)}>
          {name}
        </button>
      ))}
      <ModalHost />
      <Toasts />
    </main>
  );
}

/** Returns `parameters` for stories in which a member has a modal open over home or another page. */
export const withModal = (address: string, page: string = paths.home) => ({
  session: true,
  route: `${page}?modal=${encodeURIComponent(address)}`,
  layout: 'fullscreen' as const,
});

/**
 * Prepares a story of the modals, as its `beforeEach`. Preloads every modal, because the order of stories must not
 * matter.
 */
export async function prepareModals(): Promise<void> {
  recordRequests();
  forgetLocation();
  await Promise.all(Object.values(modals).map((modal) => modal.preload()));
}
