import { BothThemes } from '@stories/BothThemes';
import { fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { i18n } from '@/i18n/i18n';

const meta = preview.meta({
  component: RefreshButton,
  args: { busy: false, onClick: fn(), children: '' },
  render: (args) => <RefreshButton {...args}>{i18n.t('statement:refresh')}</RefreshButton>,
});

export const Default = meta.story({});
export const Busy = meta.story({ name: 'Refreshing', args: { busy: true } });
export const Themes = meta.story({
  name: 'Both themes',
  render: (args) => (
    <BothThemes>
      <RefreshButton {...args}>{i18n.t('statement:refresh')}</RefreshButton>
    </BothThemes>
  ),
});
