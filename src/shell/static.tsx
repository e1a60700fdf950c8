import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { preloadPath } from '@/app/preload';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { defaultLanguage, htmlLang } from '@/i18n/language';
import { type StaticPage, staticPages } from './pages';

export interface WrittenPage {
  lang: string;
  title: string;
  /** What goes into `#root`. */
  body: string;
  /** The page's texts by area, for the client to start with. */
  texts: Record<string, unknown>;
}

/** Renders one public page in the build's language. Runs in Node at build time. */
export async function renderPage(page: StaticPage): Promise<WrittenPage> {
  const language = defaultLanguage();
  await Promise.all([changeLanguage(language), preloadPath(page.path)]);
  const body = renderToString(
    <StaticRouter location={page.path}>
      <App />
    </StaticRouter>,
  );
  const texts = Object.fromEntries(page.areas.map((area) => [area, i18n.getResourceBundle(language, area)]));
  return { lang: htmlLang(language), title: i18n.t(`nav:title.${page.title}`), body, texts };
}

export { staticPages };
