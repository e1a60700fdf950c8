import { shownLocation } from '@stories/app/location';
import { getCount } from '@stories/requests';
import MockDate from 'mockdate';
import { expect, waitFor } from 'storybook/test';
import { waitForStable } from '#.storybook/backend';
import preview from '#.storybook/preview';
import { depositView } from '@/modals/Deposit/view';
import { alertText, button, dialog } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { choose, input, preview1, send, sent, unfold } from './slipSteps';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/Slip upload/Wrong clock',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('deposit'),
    modals: { deposit: depositView },
    docs: {
      description: {
        component:
          "The hours in which slips are taken, on a phone with a wrong clock. The server's clock decides, not " +
          "the phone's.",
      },
    },
  },
  beforeEach: prepareModals,
});

/** Sets the device clock to this time in Bangkok; the mock's clock stays. */
const deviceSays = (hours: number, minutes: number) =>
  MockDate.set(new Date(Date.now()).setUTCHours(hours - 7, minutes, 0, 0));

export const Ahead = meta.story({
  name: 'Device clock just before closing',
  play: async () => {
    deviceSays(23, 25);
    await unfold();
  },
});
Ahead.test('asks the server again instead of closing at the wrong time of a fast device clock', async () => {
  shownLocation.go('/user/home');
  await waitFor(() => expect(dialog()).toBeNull());
  deviceSays(23, 45);
  shownLocation.go('/user/home?modal=deposit');
  await unfold();
  await expect(input()).not.toBeNull();
});

export const Chosen = meta.story({
  name: 'Picture chosen just before closing',
  play: async () => void (await choose()),
});
Chosen.test('sends the chosen file at the second tap', async () => {
  // The device clock changes while the form is open. Until the next response the app does not know the new offset of
  // the clock. A response on its way would tell it.
  await waitForStable();
  deviceSays(23, 45);
  const asked = getCount('GET /api/lookup/slip');
  await send();
  await waitFor(() => expect(getCount('GET /api/lookup/slip')).toBeGreaterThan(asked));
  await waitFor(() => expect(alertText()).toBe(''));
  await expect(getCount(sent)).toBe(0);
  await preview1();
  (await button('slip.send')).click();
  await waitFor(() => expect(getCount(sent)).toBe(1));
});
