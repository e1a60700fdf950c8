import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { vars } from '@/theme/contract.css';
import glossary from '../../docs/glossary.md?raw';
import translations from '../../docs/translations.md?raw';
import { EveryText } from './EveryText';
import { getGlossary } from './glossary';

const meta = preview.meta({
  title: 'UI copy',
});

/** The chapter of docs/translations.md with the rules for Thai and Lao. */
const chapter = translations.split('\n## How Thai and Lao are written\n')[1]?.split('\n## ')[0] ?? '';

const rules = chapter
  .split('\n- ')
  .slice(1)
  .map((rule) => rule.split('\n\n')[0]?.replace(/\s+/g, ' ') ?? '');

/** The product's terms. One thing has the same name everywhere. */
export const Glossary = meta.story({
  render: () => (
    <ul style={{ listStyle: 'none', display: 'grid', margin: 0, padding: 0 }}>
      {getGlossary(glossary).map(({ en, th, la }) => (
        <li
          key={en}
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
            columnGap: vars.space.s4,
            paddingBlock: vars.space.s2,
            borderBlockEnd: `1px solid ${vars.color.line}`,
            overflowWrap: 'anywhere',
          }}
        >
          <strong lang="en">{en}</strong>
          <span lang="th">{th}</span>
          <span lang="lo">{la}</span>
        </li>
      ))}
    </ul>
  ),
});

Glossary.test('has every row of the table', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(30);
});

/** The rules for writing Thai and Lao texts. */
export const Rules = meta.story({
  render: () => (
    <ul lang="en" style={{ display: 'grid', gap: vars.space.s3, paddingInlineStart: vars.space.s5 }}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  ),
});

/** Each text in three languages, with its length, the states that show it and its line in the repository. */
export const Texts = meta.story({
  name: 'Every text, its length and states',
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'desktop' } },
  render: () => <EveryText />,
});

Texts.test('finds a text by its words in any language', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('searchbox'), 'วงล้อนำโชค');
  await expect(await canvas.findByText('home:tiles.spin')).toBeVisible();
  await expect(canvas.queryByText('home:tiles.deposit')).toBeNull();
  await userEvent.clear(canvas.getByRole('searchbox'));
  await userEvent.type(canvas.getByRole('searchbox'), 'home:tiles.deposit');
  await expect(await canvas.findByText('ຝາກເງິນ')).toBeVisible();
  await expect(canvas.getByText(/^src\/i18n\/locales\/la\/home\.json:\d+$/)).toBeVisible();
  await userEvent.clear(canvas.getByRole('searchbox'));
  await userEvent.type(canvas.getByRole('searchbox'), 'errors:code.NO_WALLET');
  await expect((await canvas.findAllByRole('link'))[0]).toBeVisible();
});
