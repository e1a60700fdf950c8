import { shownLocation } from '@stories/app/location';
import { holdResponse } from '@stories/requests';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { topDialog } from '@/components/Dialog/dialogStack';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';
import { depositView } from '@/modals/Deposit/view';
import { inviteView } from '@/modals/Invite/view';
import { slipsView } from '@/modals/Slips/view';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';

/** In a file of its own, so that no other story of the slips depends on the deposit's code. */
const meta = preview.meta({
  component: ModalHarness,
  title: 'Slips over another dialog',
  tags: ['!autodocs', 'internal', 'no-screenshot'],
  parameters: {
    ...withModal('slips'),
    modals: { slips: slipsView, deposit: depositView, invite: inviteView },
    scenario: 'slips',
    docs: { description: { component: 'A dialog stays on top while the one below it gets its data.' } },
  },
  beforeEach: prepareModals,
});

const dialog = () => screen.getByRole('dialog', { name: i18n.t('slips:title') });
const ready = async () => {
  await waitFor(() => expect(within(dialog()).getAllByRole('row').length).toBeGreaterThan(1));
};
/** Returns a dialog by its title, also if it is below another one. */
const hidden = (name: string) => screen.getByRole('dialog', { name, hidden: true });
let releaseDeposit = () => {};
let releaseBanners = () => {};

export const OverDeposit = meta.story({
  name: 'Over the deposit',
  parameters: { route: `${paths.home}?modal=deposit&modal=slips` },
  beforeEach: () => {
    releaseDeposit = holdResponse('GET /api/lookup/deposit');
  },
  play: async () => {
    await ready();
    const below = hidden(i18n.t('deposit:title'));
    const close = within(dialog()).getByRole('button', { name: i18n.t('common:close') });
    close.focus();
    releaseDeposit();
    await waitFor(() => expect(below).toHaveTextContent(i18n.t('deposit:done')));
    await expect(topDialog()).toBe(dialog());
    await expect([hidden(i18n.t('deposit:title')), document.activeElement]).toEqual([below, close]);
  },
});
export const OverBanners = meta.story({
  name: 'Over banners that arrive late',
  parameters: { route: `${paths.home}?modal=invite&modal=slips` },
  beforeEach: () => {
    releaseBanners = holdResponse('GET /api/invite/banners');
  },
  play: ready,
});

OverBanners.test('stays on top and keeps the focus', async () => {
  const close = within(dialog()).getByRole('button', { name: i18n.t('common:close') });
  close.focus();
  releaseBanners();
  await waitFor(() => expect(hidden(i18n.t('invite:title'))).toBeInTheDocument());
  await expect([topDialog(), document.activeElement]).toEqual([dialog(), close]);
  const { x, y, width } = dialog().getBoundingClientRect();
  await expect(dialog()).toContainElement(document.elementFromPoint(x + width / 2, y + 20) as HTMLElement);
});
OverDeposit.test('sends another slip in the deposit that is already open below', async () => {
  within(dialog())
    .getAllByRole('button', { name: new RegExp(`^${i18n.t('slips:another')}`) })[0]
    ?.click();
  await waitFor(() => expect(shownLocation.search).toBe('?modal=deposit'));
  await screen.findByRole('dialog', { name: i18n.t('deposit:title') });
});
