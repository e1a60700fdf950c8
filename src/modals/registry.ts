import type { ComponentType } from 'react';
import type { Area } from '@/i18n/areas';
import { lazyView } from '@/i18n/lazyView';

/** What the host hands to every modal. */
export interface ModalProps {
  onClose: () => void;
}

const entry = (load: () => Promise<ComponentType<ModalProps>>, areas: readonly Area[]) => lazyView(load, areas);

/**
 * Every modal by its typed name; the name is also its address (`?modal=deposit`).
 * Each is a chunk of its own, fetched with its texts when it is first opened.
 */
export const modals = {
  conditions: entry(() => import('./Conditions/ConditionsModal').then((m) => m.ConditionsModal), ['conditions']),
  agreement: entry(() => import('./Agreement/AgreementModal').then((m) => m.AgreementModal), ['agreement']),
};

export type ModalName = keyof typeof modals;

export const isModalName = (name: string): name is ModalName => Object.hasOwn(modals, name);
