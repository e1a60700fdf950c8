import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { ComingScreen } from '@/screens/Coming/ComingScreen';

const meta = preview.meta({ component: ComingScreen, tags: ['!autodocs'] });

export const Default = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const LargeText = meta.story({ globals: { textSize: 'double', viewport: { value: 'small' } } });

Default.test('says that this part opens later', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: i18n.t('common:coming.title') })).toBeVisible();
});
