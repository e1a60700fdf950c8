/** Stands in for react-i18next in the bundle of members: its `useTranslation` with what this project uses of it. */
import type { FlatNamespace, i18n, TFunction, ThirdPartyModule } from 'i18next';
import { useMemo, useSyncExternalStore } from 'react';

let instance: i18n;

export const initReactI18next: ThirdPartyModule = {
  type: '3rdParty',
  init: (i18n) => {
    instance = i18n;
  },
};

function subscribe(changed: () => void): () => void {
  instance.on('languageChanged', changed);
  return () => instance.off('languageChanged', changed);
}

const language = () => instance.language;

export function useTranslation(area?: FlatNamespace): { t: TFunction; i18n: i18n } {
  const shown = useSyncExternalStore(subscribe, language, language);
  const t = useMemo(() => instance.getFixedT(shown, area), [shown, area]) as TFunction;
  return { t, i18n: instance };
}
