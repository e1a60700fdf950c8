import { type ReactNode, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { screen, within } from 'storybook/test';
import { markInteractive } from '@/app/interactive';
import { MemberLayout } from '@/app/MemberLayout';
import { PublicLayout } from '@/app/PublicLayout';
import { isMemberPath } from '@/lib/paths';
// Load the chat together with the story, because every page in a layout shows the chat's button.
import '@/chat/ui/Chat';
import '@/chat/ui/ChatWidget';

/**
 * Renders a screen in the layout of the story's route: bars, chat, padding, modals and the theme of home. The screen
 * stays the same at every path, so that a story can pass args to its screen. Stories of the whole app use `AppRoot`.
 */
export function ScreenLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [Layout] = useState(() => (isMemberPath(pathname) ? MemberLayout : PublicLayout));
  useEffect(markInteractive, []);
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path="*" element={children} />
      </Route>
    </Routes>
  );
}

/** Renders a story in the layout of its route, as a decorator. */
export const inLayout = (Story: () => ReactNode) => (
  <ScreenLayout>
    <Story />
  </ScreenLayout>
);

/** Returns queries in the page without the layout's bars. */
export const page = () => within(screen.getByRole('main'));
