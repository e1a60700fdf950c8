import { everyStateOfLinks } from '@stories/everyState';
import { useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { TextLink } from '@/components/TextLink/TextLink';

const meta = preview.meta({
  component: TextLink,
  args: { to: '/register', children: 'register', alone: false },
  decorators: translateArgs('children'),
});

export const Inside = meta.story({
  name: 'To a page of the site',
  render: function Render(args) {
    return (
      <>
        <TextLink {...args} />
        <output>{useLocation().pathname}</output>
      </>
    );
  },
});

/** Opens a new tab without an opener or a referrer. */
export const Outside = meta.story({
  name: 'To another site, in a new tab',
  render: () => <TextLink href="https://example.com/help?topic=1">example.com</TextLink>,
});

/** A link on its own line has a tap target of 44 px. */
export const Alone = meta.story({
  name: 'On its own line',
  args: { alone: true },
});

/** Addresses that a hostile server may send: they show as text and open nothing. */
export const Refused = meta.story({
  name: 'Unsafe URLs: plain text',
  render: () => (
    <ul style={{ listStyle: 'none' }}>
      {['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x', '/user', '//example.com'].map(
        (href) => (
          <li key={href}>
            <TextLink href={href}>{href}</TextLink>
          </li>
        ),
      )}
    </ul>
  ),
});

export const LongText = meta.story({
  name: 'Longest text',
  render: function Render() {
    const { long } = useSamples();
    return (
      <p>
        <span>{long}</span> <TextLink href="https://example.com/">{long}</TextLink> <span>{long}</span>
      </p>
    );
  },
});

Inside.test('opens its route by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('status')).toHaveTextContent('/register');
});
Outside.test('gives the new page no opener and no referrer', async ({ canvas }) => {
  const link = canvas.getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://example.com/help?topic=1');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAccessibleName(/เปิดในแท็บใหม่/);
});
Alone.test('is 44 px high when alone on its line', async ({ canvas }) => {
  await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
Refused.test('opens nothing for an unsafe address', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText('javascript:alert(1)', { trim: false })).toBeVisible();
});

export const States = meta.story({ name: 'Hovered, focused, pressed', ...everyStateOfLinks });
