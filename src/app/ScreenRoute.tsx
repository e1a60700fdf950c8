import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LazyView } from '@/components/LazyView/lazyView';
import { CrashBoundary } from './CrashBoundary';
import { markInteractive } from './interactive';
import type { Page } from './publicPages';
import { useSiteName } from './siteInfo';

type Props<P extends object> = { page: Pick<Page, 'title'> & { screen: LazyView<P> } } & (Record<never, never> extends P
  ? { props?: P }
  : { props: P });

/**
 * Renders a page at its route. Sets the tab's title and loads the screen when needed. After an error in the screen, the
 * bars stay usable.
 */
export function ScreenRoute<P extends object>({ page: { title, screen: Screen }, props }: Props<P>) {
  const { t } = useTranslation('nav');
  const site = useSiteName();
  const text = t(`title.${title}`);

  useEffect(() => {
    document.title = `${text} · ${site}`;
  }, [text, site]);

  useEffect(markInteractive, []);

  return (
    <CrashBoundary key={title} inside>
      <Screen {...(props ?? ({} as P))} />
    </CrashBoundary>
  );
}
