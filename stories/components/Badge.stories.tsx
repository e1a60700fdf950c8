import { Row } from '@stories/BothThemes';
import { useSamples } from '@stories/samples';
import { translateArgs } from '@stories/translateArgs';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Badge, type BadgeTone } from '@/components/Badge/Badge';

const meta = preview.meta({
  component: Badge,
  args: { children: 'done', tone: 'success' },
  decorators: translateArgs('children'),
});

const tones = ['in', 'out', 'success', 'pending', 'failed', 'accent', 'neutral'] as const satisfies BadgeTone[];

function AllTones() {
  const s = useSamples();
  const texts = [s.moneyIn, s.moneyOut, s.done, s.pending, s.failed, s.current, s.bank];
  return (
    <Row>
      {tones.map((tone, index) => (
        <Badge key={tone} tone={tone}>
          {texts[index]}
        </Badge>
      ))}
    </Row>
  );
}

export const Tones = meta.story({ name: 'Every state', render: () => <AllTones /> });
export const LongText = meta.story({
  name: 'Longest text',
  args: { children: 'long', tone: 'pending' },
});

Tones.test('shows each money state by its own shape', async ({ canvasElement }) => {
  const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  await expect(icons).toHaveLength(5);
  await expect(new Set(icons).size).toBe(5);
});
