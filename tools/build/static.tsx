import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { main } from '@/app/frame.css';
import { MemberFrame } from '@/app/MemberFrame';
import { preloadPath } from '@/app/preload';
import { type Page, publicPages } from '@/app/publicPages';
import { changeLanguage, i18n, loadNamespaces } from '@/i18n/i18n';
import { defaultLanguage, htmlLang, type Language, languages } from '@/i18n/language';
import type { Namespace } from '@/i18n/namespaces';
import { anyPath, paths } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { dark, light } from '@/theme/colors';
import { webManifest } from './webManifest.ts';

/** Runs in Node at build time: everything that the pages say, in the build's language. */
export interface WrittenPage {
  lang: string;
  title: string;
  description: string;
  /** What goes into `#root`. */
  body: string;
  /** The page's texts by namespace, for the client to start with; none where they are files that it names. */
  texts?: Record<string, unknown>;
}

const textsOf = async (namespaces: readonly Namespace[]) => {
  await loadNamespaces(namespaces);
  return Object.fromEntries(
    namespaces.map((namespace) => [namespace, i18n.getResourceBundle(defaultLanguage(), namespace)]),
  );
};

const at = (location: string, page: ReactNode) => <StaticRouter location={location}>{page}</StaticRouter>;

/** Every page that is written as finished HTML, with the module and the namespaces of its screen. */
export const staticPages = (Object.entries(publicPages) as [keyof typeof publicPages, Page][]).map(
  ([path, { title, screen }]) => {
    const name = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
    return {
      path,
      title: publicPages[path].title,
      module: `src/screens/${name}/${name}Screen.tsx`,
      namespaces: ['common', 'nav', ...screen.namespaces] satisfies Namespace[],
    };
  },
);

// As the app itself does: named at the top, they would be part of its first chunk.
const { memberPages } = await import('@/app/memberPages');

/** Of home, which members start with. */
export const memberNamespaces: readonly Namespace[] = ['common', 'nav', ...memberPages[paths.home].screen.namespaces];

/** Renders one public page. */
export async function renderPage({ path, title, namespaces }: (typeof staticPages)[number]): Promise<WrittenPage> {
  const location = path === anyPath ? '/404' : path;
  await changeLanguage(defaultLanguage());
  await Promise.all([preloadPath(location), loadNamespaces(['meta'])]);
  return {
    lang: htmlLang(defaultLanguage()),
    title: `${i18n.t(`nav:title.${title}`)} · ${settings.siteName}`,
    description: i18n.t(`meta:description.${title}`),
    body: renderToString(at(location, <App />)),
    texts: await textsOf(namespaces),
  };
}

/** Renders the frame of the members' pages; what it frames comes in the browser. */
export async function renderMemberPage(): Promise<WrittenPage> {
  await changeLanguage(defaultLanguage());
  await loadNamespaces(['common', 'nav', 'meta']);
  return {
    lang: htmlLang(defaultLanguage()),
    title: settings.siteName,
    description: i18n.t('meta:description.site'),
    body: renderToStaticMarkup(
      at(
        paths.user,
        <MemberFrame site="" inert>
          <main className={main} />
        </MemberFrame>,
      ),
    ),
  };
}

/** The manifests of the installed app by file name, one for each language. */
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

export const themeColors = { light: light.ground, dark: dark.ground };

export { languages };
