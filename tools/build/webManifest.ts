import { htmlLang, type Language } from '@/i18n/language';
import { paths } from '@/lib/paths';
import { dark } from '@/theme/colors';

interface ManifestTexts {
  name: string;
  description: string;
  home: string;
  register: string;
  contact: string;
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Returns the web app manifest. All languages share one id, so that a member who changes the language keeps the
 * installed app.
 */
export function webManifest(language: Language, { name, description, home, register, contact }: ManifestTexts) {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: htmlLang(language),
    dir: 'ltr',
    start_url: paths.home,
    scope: '/',
    display: 'standalone',
    background_color: dark.ground,
    theme_color: dark.ground,
    categories: ['entertainment', 'finance'],
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: home, url: paths.home },
      { name: register, url: paths.register },
      { name: contact, url: paths.contact },
    ],
  };
}
