import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { screen, within } from 'storybook/test';
import { markInteractive } from '@/app/interactive';
import { MemberLayout } from '@/app/MemberLayout';
import { PublicLayout } from '@/app/PublicLayout';
import { Toasts } from '@/components/Toast/Toasts';
import { isMemberPath } from '@/lib/paths';
// Load the chat together with the story, because every page in a layout shows the chat's button.
import '@/chat/ui/ChatHost';
import '@/chat/ui/ChatWidget';
import { LocationProbe } from './location';

/**
 * Renders a screen in the layout of the story's route: bars, chat, padding, modals, toasts and the theme of home.
 * `shownLocation` has its address. The screen stays the same at every path, so that a story can pass args to its screen.
 * Stories of the whole app use `AppRoot`, and Chromatic takes them again after a change of any page or modal.
 */
export function ScreenLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [Layout] = useState(() => (isMemberPath(pathname) ? MemberLayout : PublicLayout));
  useEffect(markInteractive, []);
  return (
    <>
      <LocationProbe />
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={children} />
        </Route>
      </Routes>
      <Toasts />
    </>
  );
}

/** Renders a story in the layout of its route, as a decorator. */
export const inLayout = (Story: () => ReactNode) => (
  <ScreenLayout>
    <Story />
  </ScreenLayout>
);

/** Renders a page at its path only. At other paths the layout is empty, as on the way to another page. */
export const At = ({ path, children }: { path: string; children: ReactNode }) =>
  useLocation().pathname === path ? children : null;

/** Returns queries in the page without the layout's bars. */
export const page = () => within(screen.getByRole('main'));
