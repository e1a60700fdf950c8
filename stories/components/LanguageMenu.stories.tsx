import { everyState } from '@stories/everyState';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { LanguageMenu } from '@/components/LanguageMenu/LanguageMenu';
import { ToastRegion } from '@/components/Toast/ToastRegion';
import { clearToasts } from '@/components/Toast/toasts';
import { currentLanguage } from '@/i18n/i18n';

const meta = preview.meta({ component: LanguageMenu });

export const Default = meta.story({});
/** The translations of a language do not load: the language stays, and a toast says so. */
export const Refused = meta.story({
  name: 'Failed: the texts',
  tags: ['no-screenshot'],
  args: { onChange: fn(() => Promise.reject(new Error('offline'))) },
  render: (args) => (
    <>
      <LanguageMenu {...args} />
      <ToastRegion />
    </>
  ),
});

Default.test('names each language in its own script and switches by keyboard', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole<HTMLSelectElement>('combobox');
  await expect([...select.options].map(({ text, lang }) => [text, lang])).toEqual([
    ['ไทย', 'th'],
    ['ລາວ', 'lo'],
    ['English', 'en'],
  ]);
  const otherLanguage = currentLanguage() === 'la' ? 'en' : 'la';
  await userEvent.selectOptions(select, otherLanguage);
  await waitFor(() => expect(document.documentElement.lang).toBe(otherLanguage === 'la' ? 'lo' : 'en'));
  await expect(select.value).toBe(otherLanguage);
});
Refused.test('keeps the language and shows a toast when translations do not load', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole<HTMLSelectElement>('combobox');
  const before = select.value;
  await userEvent.selectOptions(select, before === 'la' ? 'en' : 'la');
  await waitFor(() => expect(document.querySelector('[popover] p')).not.toBeNull());
  await expect(select.value).toBe(before);
  clearToasts();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyState });
