import { AppRoot } from '@stories/app/AppRoot';
import { arrive, logIn, loginTitle, prepareApp } from '@stories/app/app';
import { matchFullText } from '@stories/matchFullText';
import { clickButton, codeText } from '@stories/modals/money';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

const meta = preview.meta({
  component: AppRoot,
  tags: ['long'],
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component: 'A member changes the password by the menu and logs in with it. Specification: Change password.',
      },
    },
  },
  beforeEach: prepareApp,
});

export const Changed = meta.story({ name: 'New password, then login with it' });
Changed.test(
  'changes the password on the profile: the old one no longer logs in, the new one does',
  async ({ userEvent }) => {
    await arrive(paths.home);
    within(screen.getByRole('navigation', { name: i18n.t('nav:member') }))
      .getByRole('link', { name: i18n.t('nav:profile') })
      .click();
    await arrive(paths.profile, i18n.t('profile:title'));
    await clickButton(i18n.t('profile:password'));
    await screen.findByRole('dialog', { name: i18n.t('password:title') });
    for (const [name, value] of Object.entries({ old: 'demo1234', new: 'กข-new 99', confirm: 'กข-new 99' })) {
      const input = document.querySelector(`dialog input[name="${name}"]`) as HTMLInputElement;
      fireEvent.change(input, { target: { value } });
    }
    within(screen.getByRole('dialog'))
      .getByRole('button', { name: i18n.t('password:submit') })
      .click();
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());

    await clickButton(i18n.t('nav:logout'));
    await arrive(paths.login, loginTitle());
    await logIn(userEvent, '0812345678', 'demo1234');
    await screen.findByText(matchFullText(codeText('WRONG_PASSWORD')));
    await logIn(userEvent, '0812345678', 'กข-new 99');
    await arrive(paths.home);
  },
);
