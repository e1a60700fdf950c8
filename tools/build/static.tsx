import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getWallet } from '@/api/calls/wallet';
import { App } from '@/app/App';
import { main } from '@/app/frame.css';
import { MemberFrame } from '@/app/MemberFrame';
import { preloadPath } from '@/app/preload';
import { type Page, publicPages } from '@/app/publicPages';
import { changeLanguage, i18n, loadNamespaces } from '@/i18n/i18n';
import { defaultLanguage, htmlLang, type Language, languages } from '@/i18n/language';
import { failureNamespaces, type Namespace, pageNamespaces } from '@/i18n/namespaces';
import { anyPath, paths } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { dark, light } from '@/theme/colors';
import { webManifest } from './webManifest.ts';

/** A page that these functions render in Node at build time, in one language. */
export interface WrittenPage {
  lang: string;
  title: string;
  description: string;
  /** HTML content of `#root`. */
  body: string;
  /** The page's texts by namespace, for the client's start. Undefined if the page loads them as files. */
  texts?: Record<string, unknown>;
}

const getTexts = async (language: Language, namespaces: readonly Namespace[]) => {
  await loadNamespaces(namespaces);
  return Object.fromEntries(namespaces.map((namespace) => [namespace, i18n.getResourceBundle(language, namespace)]));
};

const withLocation = (location: string, page: ReactNode) => <StaticRouter location={location}>{page}</StaticRouter>;

/** All public pages, with the module and the namespaces of their screen. */
export const staticPages = (Object.entries(publicPages) as [keyof typeof publicPages, Page][]).map(
  ([path, { title, screen }]) => {
    const name = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
    return {
      path,
      title: publicPages[path].title,
      module: `src/screens/${name}/${name}Screen.tsx`,
      namespaces: [...pageNamespaces, ...screen.namespaces] satisfies Namespace[],
    };
  },
);

// A dynamic import as in the app: a static import would put the members' pages into the first chunk.
const { memberPages } = await import('@/app/memberPages');

/** Namespaces of home, the first page of members. */
export const memberNamespaces: readonly Namespace[] = [
  ...pageNamespaces,
  ...failureNamespaces,
  ...memberPages[paths.home].screen.namespaces,
];

/** Renders one public page in a language. */
export async function renderPage(
  { path, title, namespaces }: (typeof staticPages)[number],
  language: Language,
): Promise<WrittenPage> {
  const location = path === anyPath ? '/404' : path;
  await changeLanguage(language);
  await Promise.all([preloadPath(location), loadNamespaces(['meta'])]);
  return {
    lang: htmlLang(language),
    title: `${i18n.t(`nav:title.${title}`)} · ${settings.siteName}`,
    description: i18n.t(`meta:description.${title}`),
    body: renderToString(withLocation(location, <App />)),
    texts: await getTexts(language, namespaces),
  };
}

/** Renders the bars of the members' pages, home's frame and the samples of its figures in one language. */
async function renderFrame(language: Language) {
  const { HomeSkeleton } = await import('@/screens/Home/HomeSkeleton');
  const { FigureSamples } = await import('@/screens/Home/figures');
  await changeLanguage(language);
  await loadNamespaces(['common', 'nav', 'home', 'meta']);
  const bars = (
    <MemberFrame site={settings.siteName} early>
      <main className={main} />
    </MemberFrame>
  );
  return {
    bars: renderToStaticMarkup(withLocation(paths.user, bars)),
    home: renderToStaticMarkup(withLocation(paths.home, <HomeSkeleton />)),
    figures: renderToStaticMarkup(<FigureSamples />),
  };
}

/**
 * Renders the bars of the members' pages, home's frame and the samples of its figures, each in all languages. The
 * browser renders the rest of the content.
 */
export async function renderMemberPage() {
  const bars: Partial<Record<Language, string>> = {};
  const home: Partial<Record<Language, string>> = {};
  const figures: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const frame = await renderFrame(language);
    Object.assign(bars, { [language]: frame.bars });
    Object.assign(home, { [language]: frame.home });
    Object.assign(figures, { [language]: frame.figures });
  }
  await changeLanguage(defaultLanguage());
  const written: WrittenPage = {
    lang: htmlLang(defaultLanguage()),
    title: settings.siteName,
    description: i18n.t('meta:description.site'),
    body: bars[defaultLanguage()] ?? '',
  };
  return { written, bars, home, figures };
}

/** Returns the web app manifests by file name, one per language. */
export async function renderManifests(): Promise<Record<string, object>> {
  const manifest = async (language: Language) => {
    await changeLanguage(language);
    await loadNamespaces(['meta', 'nav']);
    return webManifest(language, {
      name: settings.siteName,
      description: i18n.t('meta:description.site'),
      register: i18n.t('nav:title.register'),
      home: i18n.t('nav:title.home'),
      contact: i18n.t('nav:title.contact'),
    });
  };
  const files: Record<string, object> = {};
  for (const language of languages) files[`manifest.${language}.webmanifest`] = await manifest(language);
  return files;
}

/** The read that home needs first. */
export const firstMemberRead = getWallet;

export const themeColors = { light: light.ground, dark: dark.ground };

export { languages };
