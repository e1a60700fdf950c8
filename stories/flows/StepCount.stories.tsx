import { AppRoot } from '@stories/app/AppRoot';
import { arrive, prepareApp } from '@stories/app/app';
import { choose, makeQr } from '@stories/modals/depositSteps';
import { clickButton, enter, findAnnouncement } from '@stories/modals/money';
import { card, t } from '@stories/screens/bonusSteps';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { visuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden.css';
import { i18n } from '@/i18n/i18n';
import { paths } from '@/lib/paths';

interface Effort {
  taps: number;
  fields: number;
  /** Maximum number of English words on the topmost overlay at the last tap. */
  words: number;
}

/** The limits of each task, from home to the result of its command. The tests below measure the tasks. */
const effort = {
  deposit: { taps: 3, fields: 1, words: 70 },
  withdraw: { taps: 2, fields: 1, words: 70 },
  take: { taps: 3, fields: 0, words: 70 },
  cancel: { taps: 3, fields: 0, words: 70 },
} satisfies Record<string, Effort>;
type Task = keyof typeof effort;

const names: Record<Task, string> = {
  deposit: 'Deposit by QR',
  withdraw: 'Withdraw',
  take: 'Take a bonus',
  cancel: 'Cancel it',
};
const rows = Object.entries(effort).map(
  ([task, { taps, fields, words: most }]) => `| ${names[task as Task]} | ${taps} | ${fields} | ${most} |`,
);

const meta = preview.meta({
  component: AppRoot,
  title: 'Step count',
  tags: ['no-screenshot', 'long'],
  globals: { language: 'en' },
  parameters: {
    layout: 'fullscreen',
    session: true,
    route: paths.home,
    docs: {
      description: {
        component: [
          'The effort of a member, from home to the result: withdrawing is no harder than',
          'depositing, and cancelling a bonus is no harder than claiming it.\n\n',
          '| | Taps | Fields | Maximum words on the last step |\n| --- | --- | --- | --- |\n',
          rows.join('\n'),
        ].join(' '),
      },
    },
  },
  beforeEach: prepareApp,
});

const tile = async (name: 'deposit' | 'withdraw' | 'bonus') => {
  const tiles = await screen.findByRole('navigation', { name: i18n.t('home:tiles.label') });
  const role = name === 'bonus' ? 'link' : 'button';
  (await within(tiles).findByRole(role, { name: i18n.t(`home:tiles.${name}`) })).click();
};

/**
 * Counts words. Adjacent elements count as separated, with or without a space. An amount counts once, as it is read
 * out.
 */
function countWords(element: Element): number {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (parent?.closest('[translate] > [aria-hidden]')) continue;
    // Nobody sees these words.
    if (parent?.closest(`.${visuallyHidden}`) && !parent.closest('[translate]')) continue;
    // A number with spaces or commas between its digits is one word.
    const text = (texts.currentNode.textContent ?? '').replace(/(\d)[ ,]+(?=\d)/g, '$1');
    count += text.split(/\s+/).filter(Boolean).length;
  }
  return count;
}

/** Counts the clicks and the filled fields of a whole task, and the words on screen at its last tap. */
async function measure(task: () => Promise<unknown>): Promise<Effort> {
  const [fields, gone] = [new Set<EventTarget | null>(), new AbortController()];
  const found = { taps: 0, words: 0 };
  const on = (type: string, note: (event: Event) => void) =>
    document.addEventListener(type, note, { capture: true, signal: gone.signal });
  on('click', () => {
    found.taps += 1;
    const top = [...document.querySelectorAll('dialog[open], main')].at(-1) as Element;
    found.words = countWords(top);
  });
  const fill = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && /radio|checkbox/.test(target.type))) fields.add(target);
  };
  on('input', fill);
  on('change', fill);
  await task();
  gone.abort();
  return { ...found, fields: fields.size };
}

const tasks: Record<Task, () => Promise<unknown>> = {
  deposit: async () => {
    await tile('deposit');
    await choose('qr');
    await makeQr('100');
  },
  withdraw: async () => {
    await tile('withdraw');
    await enter('500');
    const dialog = await screen.findByRole('dialog', { name: i18n.t('withdraw:title') });
    within(dialog)
      .getByRole('button', { name: i18n.t('withdraw:submit') })
      .click();
    await findAnnouncement();
  },
  take: async () => {
    await tile('bonus');
    await arrive(paths.bonus, t('title'));
    (await card('DAILY10')).click();
    await clickButton(t('modal.receive'));
    await screen.findByRole('region', { name: t('active.title') });
  },
  cancel: async () => {
    await tile('bonus');
    await clickButton(t('cancel.button'));
    await screen.findByRole('alertdialog', { name: t('cancel.ask') });
    await clickButton(t('cancel.yes'));
    await screen.findByRole('alertdialog', { name: i18n.t('common:successTitle') });
  },
};

async function expectEffort(task: Task): Promise<void> {
  const found = await measure(tasks[task]);
  const { taps, fields, words: most } = effort[task];
  await expect(found).toMatchObject({ taps, fields });
  await expect(found.words).toBeLessThanOrEqual(most);
}

export const Default = meta.story({ name: 'Taps needed for deposit, withdrawal and bonus' });
Default.test('needs no more taps and fields to withdraw than to deposit', async () => {
  await expect(effort.withdraw.taps).toBeLessThanOrEqual(effort.deposit.taps);
  await expect(effort.withdraw.fields).toBeLessThanOrEqual(effort.deposit.fields);
  await expectEffort('deposit');
  await clickButton(i18n.t('common:close'));
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  await expectEffort('withdraw');
});
Default.test('claims a bonus within the limits', () => expectEffort('take'));

export const Cancelling = meta.story({ name: 'Taps needed for cancelling', parameters: { scenario: 'active-bonus' } });
Cancelling.test('needs no more to cancel a bonus than to claim it', async () => {
  await expect(effort.cancel.taps).toBeLessThanOrEqual(effort.take.taps);
  await expect(effort.cancel.fields).toBeLessThanOrEqual(effort.take.fields);
  await expectEffort('cancel');
});
