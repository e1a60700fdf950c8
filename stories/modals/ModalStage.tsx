import { forgetPlace, Place } from '@stories/app/Site';
import { recordRequests } from '@stories/requests';
import { useTranslation } from 'react-i18next';
import { Toasts } from '@/components/Toast/Toasts';
import { paths } from '@/lib/paths';
import { ModalHost } from '@/modals/ModalHost';
import { modalButton } from '@/modals/modalButton';
import { type ModalName, modals } from '@/modals/registry';

export interface ModalStageProps {
  /** Each gets a button that opens it. */
  buttons?: readonly (readonly [ModalName, string])[];
}

/** A page with the modals of the registry: the story's address says which are open. */
export function ModalStage({ buttons = [] }: ModalStageProps) {
  const { t } = useTranslation('common');
  return (
    <main style={{ minHeight: '120vh' }}>
      <Place />
      <h1>{t('nothingHere')}</h1>
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

/** `parameters` of stories in which a member at home has a modal open. */
export const withModal = (address: string) => ({
  session: true,
  route: `${paths.home}?modal=${encodeURIComponent(address)}`,
  layout: 'fullscreen' as const,
});

/** `beforeEach` of the modals' stories: their code is here, whichever story comes first. */
export async function prepareModals(): Promise<void> {
  recordRequests();
  forgetPlace();
  await Promise.all(Object.values(modals).map((modal) => modal.preload()));
}
