import { preloadModals } from '@stories/app/AppRoot';
import { prepareApp } from '@stories/app/app';
import { button as depositButton, depositText, fillAmount, makeQr, submit } from '@stories/modals/depositSteps';
import { ready as gameReady, t as gameWords, moved } from '@stories/modals/gameSteps';
import { amountField, button, enter, findAnnouncement, getBalance, removeBanners } from '@stories/modals/money';
import { stubPlay } from '@stories/modals/playTab';
import { getCount } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Call } from '@/api/calls/call';
import { cancelQr, createQr } from '@/api/calls/qr';
import { activateSlot, resetSlotPassword, transfer, uploadSlip, withdrawAll } from '@/api/calls/wallet';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

/** The control that sends a command, ready for a tap. */
export interface Trigger {
  button: HTMLElement;
  /** A field in which Enter sends the command too. */
  field?: HTMLInputElement;
}

/**
 * A command as a member sends it: the steps before its last tap, and the value in the mock's state that it changes.
 */
export interface MemberCommand {
  call: Call;
  /** The request's name in `requests`, such as `POST /api/wallet/withdrawAll`; `*` stands for an id. */
  request: string;
  /** The value of `modal` in home's address; `''` for home itself. */
  modal: string;
  /** Does everything before the last tap. */
  ready: () => Promise<Trigger>;
  /** Returns the value that the command changes: a balance in baht, or a count. */
  worth: () => number;
  /** Returns by how much `worth()` will change. Call it before the command is carried out. */
  change: () => number;
}

const db = () => storyBackend().mockState.db;
const item = () => 1;
const open = () =>
  db()
    .gameAccount.all()
    .filter(({ isActive }) => isActive).length;
const password = () =>
  db()
    .gameAccount.by('member', storyMember()._id)
    .find(({ code }) => code === 'PG')?.password ?? '';
const firstPassword = { text: '' };

/** Finds the button of the confirmation. */
const yes = async (label: string): Promise<Trigger> => ({
  button: within(await findAnnouncement()).getByRole('button', { name: label }),
});
const ask = async (label: string) => {
  const first = await button(label);
  first.click();
  // While the command is in flight, the button opens no further confirmation.
  return first.ariaBusy ? { button: first } : yes(label);
};
/** Enters an amount in the form of the topmost modal. */
const typed = async (amount: string): Promise<Trigger> => ({ field: await enter(amount), button: submit() });

/** Returns the image of a slip. Every call returns the same image. */
async function slipImage(): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 90, height: 160 });
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'slip.png', { type: 'image/png' });
}

const toGame: Pick<MemberCommand, 'call' | 'request' | 'modal' | 'worth' | 'change'> = {
  call: transfer,
  request: moved,
  modal: 'game:PG',
  worth: () => getBalance('PG'),
  change: () => 100,
};

/** Commands of the modals withdraw, transfer, deposit and game. */
export const commands = {
  withdraw: {
    call: withdrawAll,
    request: 'POST /api/wallet/withdrawAll',
    modal: 'withdraw',
    ready: () => typed('500'),
    worth: getBalance,
    change: () => -500,
  },
  transfer: {
    ...toGame,
    modal: 'transfer',
    ready: async () => {
      fireEvent.change(await screen.findByLabelText(i18n.t('transfer:to')), { target: { value: 'PG' } });
      return typed('100');
    },
  },
  moveAndPlay: {
    ...toGame,
    ready: async () => {
      await gameReady();
      await enter('100');
      return { button: await button(gameWords('moveAndPlay')), field: await amountField() };
    },
  },
  createQr: {
    call: createQr,
    request: 'POST /api/qrcode/WW',
    modal: 'deposit:WW',
    ready: async () => ({ field: await fillAmount('100'), button: submit() }),
    worth: () => db().qr.all().length,
    change: item,
  },
  cancelQr: {
    call: cancelQr,
    request: 'DELETE /api/qrcode/*',
    modal: 'deposit:WW',
    ready: async () => {
      if (!db().qr.all().length) await makeQr('100');
      return { button: await depositButton('qr.cancel') };
    },
    worth: () =>
      db()
        .qr.all()
        .filter(({ status }) => status === 'cancelled').length,
    change: item,
  },
  slip: {
    call: uploadSlip,
    request: 'POST /api/wallet/slip',
    modal: 'deposit',
    ready: async () => {
      (
        await screen.findByRole('button', { name: new RegExp(`^${depositText('slip.title')}`), expanded: false })
      ).click();
      const input = await waitFor(() => {
        const found = document.querySelector('input[data-slip="file"]');
        if (!found) throw new Error('There is no place for a slip yet');
        return found;
      });
      fireEvent.change(input, { target: { files: [await slipImage()] } });
      return { button: await depositButton('slip.send') };
    },
    worth: () => db().slip.all().length,
    change: item,
  },
  openGame: {
    call: activateSlot,
    request: 'GET /api/wallet/activate/SLOTXO',
    modal: 'game:SLOTXO',
    ready: async () => ({ button: await button(gameWords('open')) }),
    worth: open,
    change: item,
  },
  resetPassword: {
    call: resetSlotPassword,
    request: 'GET /api/wallet/resetpassword/PG',
    modal: 'game:PG',
    ready: async () => {
      await gameReady();
      firstPassword.text ||= password();
      return ask(gameWords('reset'));
    },
    worth: () => Number(firstPassword.text !== '' && password() !== firstPassword.text),
    change: item,
  },
} satisfies Record<string, MemberCommand>;

export type CommandName = keyof typeof commands;

/**
 * Prepares a story, as its `beforeEach`. Each story has a new mock, so the function forgets the first password and
 * removes the banners.
 */
export async function prepareCommands(): Promise<() => void> {
  await Promise.all([prepareApp(), preloadModals()]);
  firstPassword.text = '';
  for (const place of ['invite', 'refund'] as const) removeBanners(place);
  return stubPlay();
}

/** Returns home's address with the modal that the command needs. */
export const getAddress = (name: CommandName): string => {
  const { modal } = commands[name];
  return modal ? `${paths.home}?modal=${encodeURIComponent(modal)}` : paths.home;
};

/** Parameters of a flow that begins with the form of a withdrawal. */
export const atWithdrawal = { layout: 'fullscreen' as const, session: true, route: getAddress('withdraw') };

/** Returns how often the mock has received this command. */
export const sent = (name: CommandName): number => getCount(commands[name].request);
