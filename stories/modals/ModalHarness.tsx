import { forgetLocation, LocationProbe } from '@stories/app/location';
import { recordRequests } from '@stories/requests';
import { isTestRun } from '#.storybook/testRun';
import { useHomeTheme } from '@/app/useHomeTheme';
import { Toasts } from '@/components/Toast/Toasts';
import { paths } from '@/lib/paths';
import { LazyEvidence } from '@/outcome/EvidenceView';
import { ModalHost } from '@/overlays/ModalHost';
import { modalButton } from '@/overlays/modalButton';
import type { ModalName } from '@/overlays/modalNames';
import { homeBelow, PageBelow, type Pages } from './PageBelow';

export interface ModalHarnessProps {
  /** Modals that get a button to open them, each with its argument. */
  buttons?: readonly (readonly [ModalName, string])[];
  /** The page below a modal of another page than home. */
  pages?: Pages;
}

/** Shows modals over the page of the story's address, as members see them. */
export function ModalHarness({ buttons = [], pages }: ModalHarnessProps) {
  useHomeTheme();
  return (
    <main>
      <LocationProbe />
      {/* Only for human viewers: tests of modals do not need the page, and would have to wait for it. */}
      {isTestRun ? null : <PageBelow pages={{ ...homeBelow, ...pages }} />}
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
 * Prepares a story of the modals, as its `beforeEach`. Loads the code of the evidence, because a page whose code still
 * loads looks stable.
 */
export async function prepareModals(): Promise<void> {
  recordRequests();
  forgetLocation();
  await LazyEvidence.preload();
}
