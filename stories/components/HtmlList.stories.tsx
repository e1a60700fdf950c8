import { conditions } from '@mocks/data/texts';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { SanitizedHtmlList } from '@/components/SanitizedHtml/SanitizedHtmlList';
import { i18n } from '@/i18n/i18n';
import type { Language } from '@/i18n/language';

function Harness({ items }: { items?: readonly string[] }) {
  return <SanitizedHtmlList items={items ?? conditions[i18n.language as Language]} />;
}

const meta = preview.meta({
  component: Harness,
  subcomponents: { HtmlList: SanitizedHtmlList },
  tags: ['no-screenshot'],
});

export const Default = meta.story({});
export const Empty = meta.story({ args: { items: [] } });
export const Hostile = meta.story({
  name: 'Hostile text from the server',
  args: { items: ['<img src=robots.txt onerror="document.title=1"><script>document.title=1</script><b>bold</b>'] },
});
Default.test('shows a paragraph for each text', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('ol > li')).toHaveLength(4);
});
Hostile.test('runs nothing from hostile markup', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('bold')).toBeVisible();
  await expect(canvasElement.querySelector('script, [onerror]')).toBeNull();
  // Images from the app's own host are allowed. This one is no picture, so a remaining `onerror` handler would run.
  const image = canvasElement.querySelector('img');
  await waitFor(() => expect(image).toHaveProperty('complete', true));
  await expect(document.title).not.toBe('1');
});
