import { prepareApp } from '@stories/app/app';
import { button as depositButton, fillAmount, makeQr, submit, words } from '@stories/modals/depositSteps';
import { ready as gameReady, t as gameWords, moved } from '@stories/modals/gameSteps';
import { amountField, balanceOf, button, enter, news, removeBanners } from '@stories/modals/money';
import { stubPlay } from '@stories/modals/playTab';
import { countOf } from '@stories/requests';
import { storyMember } from '@stories/storyMember';
import { fireEvent, screen, waitFor, within } from 'storybook/test';
import { storyBackend } from '#.storybook/backend';
import type { Call } from '@/api/calls/call';
import { cancelQr, createQr } from '@/api/calls/qr';
import { activateSlot, resetSlotPassword, transfer, uploadSlip, withdrawAll } from '@/api/calls/wallet';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

/** What sends a command, ready to be tapped. */
export interface Trigger {
  button: HTMLElement;
  /** A field in which Enter sends it too. */
  field?: HTMLInputElement;
}

/** A command as a member gives it: how to get to its last tap, and what the mock's books say of it. */
export interface MemberCommand {
  call: Call;
  /** As the mock names it: `POST /api/wallet/withdrawAll`; `*` where an id stands. */
  request: string;
  /** Where home's address opens the modal; `''` for home itself. */
  modal: string;
  /** Everything before the last tap. */
  ready: () => Promise<Trigger>;
  /** What it changes, as a figure. */
  worth: () => number;
  /** By how much, once it is done; before it is done. */
  change: () => number;
}

const db = () => storyBackend().mockState.db;
const one = () => 1;
const open = () =>
  db()
    .gameAccount.all()
    .filter(({ isActive }) => isActive).length;
const password = () =>
  db()
    .gameAccount.by('member', storyMember()._id)
    .find(({ code }) => code === 'PG')?.password ?? '';
const firstPassword = { text: '' };

/** The question's own button. */
const yes = async (label: string): Promise<Trigger> => ({
  button: within(await news()).getByRole('button', { name: label }),
});
const ask = async (label: string) => {
  const first = await button(label);
  first.click();
  // One that is under way is not asked about again.
  return first.ariaBusy ? { button: first } : yes(label);
};
/** The form of the modal on top, with an amount in it. */
const typed = async (amount: string): Promise<Trigger> => ({ field: await enter(amount), button: submit() });

/** A picture that nobody has sent before. */
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
  worth: () => balanceOf('PG'),
  change: () => 100,
};

/** Every command of the money modals and of home. */
export const commands = {
  withdraw: {
    call: withdrawAll,
    request: 'POST /api/wallet/withdrawAll',
    modal: 'withdraw',
    ready: () => typed('500'),
    worth: balanceOf,
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
    change: one,
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
    change: one,
  },
  slip: {
    call: uploadSlip,
    request: 'POST /api/wallet/slip',
    modal: 'deposit',
    ready: async () => {
      (await screen.findByRole('button', { name: new RegExp(words('slip.title')), expanded: false })).click();
      const input = await waitFor(() => {
        const found = document.querySelector('input[data-slip="file"]');
        if (!found) throw new Error('There is no place for a slip yet');
        return found;
      });
      fireEvent.change(input, { target: { files: [await slipImage()] } });
      return { button: await depositButton('slip.send') };
    },
    worth: () => db().slip.all().length,
    change: one,
  },
  openGame: {
    call: activateSlot,
    request: 'GET /api/wallet/activate/SLOTXO',
    modal: 'game:SLOTXO',
    ready: async () => ({ button: await button(gameWords('open')) }),
    worth: open,
    change: one,
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
    change: one,
  },
} satisfies Record<string, MemberCommand>;

export type CommandName = keyof typeof commands;

/** `beforeEach`: a story's mock is new. */
export async function prepareCommands(): Promise<() => void> {
  await prepareApp();
  firstPassword.text = '';
  for (const place of ['invite', 'refund'] as const) removeBanners(place);
  return stubPlay();
}

/** Where home's address opens what a command needs. */
export const addressOf = (name: CommandName): string => {
  const { modal } = commands[name];
  return modal ? `${paths.home}?modal=${encodeURIComponent(modal)}` : paths.home;
};

/** How often the mock was sent this command. */
export const sent = (name: CommandName): number => countOf(commands[name].request);
