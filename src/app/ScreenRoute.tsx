import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyShow, type LazyView } from '@/i18n/lazyView';
import type { Texts } from '@/i18n/namespaces';
import { CrashBoundary } from './CrashBoundary';
import { useSiteName } from './siteInfo';
import { markUsable } from './usable';

export type TitleKey = keyof Texts['nav']['title'];

type Props<P> = { title: TitleKey; screen: LazyView<P> } & (Record<never, never> extends P
  ? { props?: P }
  : { props: P });

/** A screen at its route: its title in the tab, its view fetched when needed. What breaks in it leaves the bars alone. */
export function ScreenRoute<P extends object>({ title, screen, props }: Props<P>) {
  const { t } = useTranslation('nav');
  const site = useSiteName();
  const text = t(`title.${title}`);

  useEffect(() => {
    document.title = site ? `${text} · ${site}` : text;
  }, [text, site]);

  useEffect(markUsable, []);

  return (
    <CrashBoundary key={title} inside>
      <LazyShow view={screen} props={props ?? ({} as P)} />
    </CrashBoundary>
  );
}
