import { holdResponse } from '@stories/requests';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Dialog } from '@/components/Dialog/Dialog';
import { i18n } from '@/i18n/i18n';
import { modals } from '@/modals/registry';
import { depositText } from './depositSteps';
import { ModalHarness, prepareModals, withModal } from './ModalHarness';
import { amountField } from './money';

const meta = preview.meta({
  component: ModalHarness,
  title: 'Late data',
  tags: ['!autodocs', 'internal', 'no-screenshot'],
  parameters: { modals, docs: { description: { component: 'A dialog before and after its data arrive.' } } },
});

let release = () => {};

/** A modal whose data arrive only when its test releases them. */
const late = (modal: 'deposit' | 'withdraw' | 'transfer', call: string) => ({
  parameters: withModal(modal),
  beforeEach: () => {
    const undo = prepareModals();
    release = holdResponse(call);
    return undo;
  },
});

/** Expects one dialog with the focus and the final height while its data load, and the same dialog afterwards. */
const expectSteady = (loaded: () => Promise<unknown>) => async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  const before = dialog.getBoundingClientRect().height;
  let focused = 0;
  const count = () => {
    focused += 1;
  };
  dialog.addEventListener('focusin', count);
  release();
  await loaded();
  dialog.removeEventListener('focusin', count);
  await expect(screen.getByRole('dialog')).toBe(dialog);
  await expect(focused).toBe(0);
  const after = dialog.getBoundingClientRect().height;
  await expect(Math.abs(after - before), `${before} px before, ${after} px after`).toBeLessThan(24);
};

const test = 'announces the dialog once and keeps its height when the data arrive';
export const Deposit = meta.story(late('deposit', 'GET /api/lookup/deposit'));
Deposit.test(
  test,
  expectSteady(() => screen.findByText(depositText('guide.credit'))),
);
export const Withdraw = meta.story(late('withdraw', 'GET /api/lookup/withdraw'));
Withdraw.test(test, expectSteady(amountField));
export const Transfer = meta.story(late('transfer', 'GET /api/wallet'));
Transfer.test(test, expectSteady(amountField));

/** A dialog that stands for another one, as while a modal's code loads. */
function Coming() {
  const [hasCome, setCome] = useState(false);
  return hasCome ? (
    <Dialog key="modal" open title="B" onClose={fn()} />
  ) : (
    <Dialog key="coming" open title="A" onClose={() => setCome(true)} />
  );
}
export const Replaced = meta.story({ render: () => <Coming /> });
Replaced.test('shows no entrance of a dialog that takes the place of another', async () => {
  const before = await screen.findByRole('dialog', { name: 'A' });
  await expect(getComputedStyle(before).animationName).not.toBe('none');
  screen.getByRole('button', { name: i18n.t('common:close') }).click();
  const after = await screen.findByRole('dialog', { name: 'B' });
  await expect(getComputedStyle(after).animationName).toBe('none');
});
