import { shownLocation } from '@stories/app/location';
import { countOf } from '@stories/requests';
import MockDate from 'mockdate';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { alertText, button, dialog } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { choose, input, preview1, send, sent, unfold } from './slipSteps';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Deposit/Slip upload/Wrong clock',
  tags: ['no-screenshot'],
  parameters: {
    ...withModal('deposit'),
    docs: {
      description: {
        component:
          "Sending a slip while the device's clock says that slips are not taken, and the server that they are: the " +
          'server decides. Specification: closed during a daily window.',
      },
    },
  },
  beforeEach: prepareModals,
});

/** The device's clock in Bangkok; the mock's stays where it is. */
const deviceSays = (hours: number, minutes: number) =>
  MockDate.set(new Date(Date.now()).setUTCHours(hours - 7, minutes, 0, 0));

export const Ahead = meta.story({
  name: 'Device clock just before closing',
  play: async () => {
    deviceSays(23, 25);
    await unfold();
  },
});
Ahead.test('an edge that is none closes nothing: the server is asked again', async () => {
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
Chosen.test('what is chosen can be sent at the second tap', async () => {
  // The device's clock is set meanwhile: until the next response it hides that the server's is elsewhere.
  deviceSays(23, 45);
  const asked = countOf('GET /api/lookup/slip');
  await send();
  await waitFor(() => expect(countOf('GET /api/lookup/slip')).toBeGreaterThan(asked));
  await waitFor(() => expect(alertText()).toBe(''));
  await expect(countOf(sent)).toBe(0);
  await preview1();
  (await button('slip.send')).click();
  await waitFor(() => expect(countOf(sent)).toBe(1));
});
