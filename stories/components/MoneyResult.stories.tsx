import { useSamples } from '@stories/samples';
import preview from '#.storybook/preview';
import { MoneyResult, type MoneyResultProps } from '@/outcome/MoneyResult';

const meta = preview.meta({
  component: MoneyResult,
  args: {
    amount: 1250.5,
    tone: 'in',
    ends: [
      { side: 'from', name: 'Lotus Pocket', balance: 2480.25 },
      { side: 'to', name: 'Elephant Sports', balance: 10 },
    ],
    children: '',
  } as MoneyResultProps,
  parameters: {
    docs: {
      description: {
        component: 'The result of a command that moved money, after its definitive response, with the new balances.',
      },
    },
  },
  render: function Render(args) {
    const { deposit } = useSamples();
    return <MoneyResult {...args}>{deposit}</MoneyResult>;
  },
});

export const Default = meta.story({});
export const Reading = meta.story({
  name: 'New balance not read yet',
  args: { ends: [{ side: 'to', name: 'Lotus Pocket', balance: 'reading' }] },
});
export const Requested = meta.story({ name: 'Requested only', args: { tone: 'pending' } });
export const NoAmount = meta.story({ name: 'Amount not known', args: { amount: undefined } });
