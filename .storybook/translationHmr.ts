import { i18n } from '@/i18n/i18n';

/** A text that is changed while a story is open is on screen at once; the story stays as it was tapped together. */
import.meta.hot?.on('kapao:texts', ({ language, namespace, texts }) => {
  i18n.addResourceBundle(language, namespace, texts, false, true);
  // Whoever shows texts follows the language.
  void i18n.changeLanguage(i18n.language);
});
