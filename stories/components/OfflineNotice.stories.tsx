import { BothThemes } from '@stories/BothThemes';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { i18n } from '@/i18n/i18n';

/** The browser as it says it is. */
function connect(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = preview.meta({
  component: OfflineNotice,
  beforeEach: () => {
    connect(false);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
    };
  },
});

export const Offline = meta.story({});
export const LargeText = meta.story({ globals: { textSize: 'double' } });
export const Themes = meta.story({
  render: () => (
    <BothThemes>
      <OfflineNotice />
    </BothThemes>
  ),
});
export const Online = meta.story({ play: () => connect(true) });

Offline.test('is there as long as the connection is gone', async ({ canvas }) => {
  const place = canvas.getByRole('status');
  await expect(place).toHaveTextContent(i18n.t('common:offline'));
  connect(true);
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  await expect(place).toBeInTheDocument();
  connect(false);
  await waitFor(() => expect(place).not.toBeEmptyDOMElement());
});
Online.test('takes no room', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0);
});
