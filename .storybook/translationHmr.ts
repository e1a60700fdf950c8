import { i18n } from '@/i18n/i18n';

/** Updates a changed translation in an open story immediately; the story keeps its state. */
import.meta.hot?.on('kapao:texts', ({ language, namespace, texts }) => {
  i18n.addResourceBundle(language, namespace, texts, false, true);
  // Components that show texts re-render when the language changes, so set the current language again.
  void i18n.changeLanguage(i18n.language);
});
