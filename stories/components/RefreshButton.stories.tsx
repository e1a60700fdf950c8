import { BothThemes } from '@stories/BothThemes';
import { translateArgs } from '@stories/translateArgs';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';

const meta = preview.meta({
  component: RefreshButton,
  args: { busy: false, onClick: fn(), children: 'refresh' },
  decorators: translateArgs('children'),
});

export const Default = meta.story({});
export const Busy = meta.story({ name: 'Refreshing', args: { busy: true } });
export const Themes = meta.story({
  name: 'Both themes',
  render: (args) => (
    <BothThemes>
      <RefreshButton {...args} />
    </BothThemes>
  ),
});
