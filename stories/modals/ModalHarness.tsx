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
  /** Each gets a button that opens it. */
  buttons?: readonly (readonly [ModalName, string])[];
}

/** As members see them: modals over the page of the story's address, which says, too, which are open. */
export function ModalHarness({ buttons = [] }: ModalHarnessProps) {
  useHomeTheme();
  return (
    <main>
      <LocationProbe />
      {/* For the eye: tests of modals would only wait for it. */}
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

/** `parameters` of stories in which a member has a modal open, at home or on another page. */
export const withModal = (address: string, page: string = paths.home) => ({
  session: true,
  route: `${page}?modal=${encodeURIComponent(address)}`,
  layout: 'fullscreen' as const,
});

/** `beforeEach` of the modals' stories: their code is here, whichever story comes first. */
export async function prepareModals(): Promise<void> {
  recordRequests();
  forgetLocation();
  await Promise.all(Object.values(modals).map((modal) => modal.preload()));
}
