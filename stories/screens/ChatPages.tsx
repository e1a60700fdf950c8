import { At, ScreenLayout } from '@stories/app/ScreenLayout';
import { paths } from '@/lib/paths';
import { HomeScreen } from '@/screens/Home/HomeScreen';
import { HowtoScreen } from '@/screens/Howto/HowtoScreen';

/** The pages below the chat: how-to for visitors, home for members. */
export function ChatPages() {
  return (
    <ScreenLayout>
      <At path={paths.howto}>
        <HowtoScreen />
      </At>
      <At path={paths.home}>
        <HomeScreen />
      </At>
    </ScreenLayout>
  );
}
