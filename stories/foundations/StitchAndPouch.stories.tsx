import { BothThemes, Row } from '@stories/BothThemes';
import preview from '#.storybook/preview';
import { Amount } from '@/components/Amount/Amount';
import { Card } from '@/components/Card/Card';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Pouch } from '@/components/Pouch/Pouch';
import { TopBar } from '@/components/TopBar/TopBar';
import { vars } from '@/theme/contract.css';
import { hem } from '@/theme/hem';

const meta = preview.meta({
  title: 'Stitch and pouch',
  parameters: {
    docs: {
      description: {
        component:
          'The stitch means money. Dashed lines appear on the balance, the receipt, coupons and the wheel, and as the hem ' +
          'of the top bar. Every other line, border and divider is solid, because a dash with a second meaning would ' +
          'be read as the first. The seam is 4 px inside the edge everywhere, at every text size.',
      },
    },
  },
});

/** A seam follows the edge of its surface. Its colour is the stitch, or the pale stitch on white. */
export const Seam = meta.story({
  name: 'Seam of the pouch',
  render: () => (
    <BothThemes>
      <Card variant="pouch">
        <p
          style={{ margin: 0, color: vars.color.textMuted }}
        >{`Inset ${hem.inset}, line ${hem.border.split(' ')[0]}`}</p>
        <Amount value={128_450.25} size="display" />
      </Card>
    </BothThemes>
  ),
});

/** The bar's lower edge is the only hem without a pouch. Empty states have none. */
export const Places = meta.story({
  name: 'Top bar and empty state',
  render: () => (
    <BothThemes>
      <TopBar title="Kapao" />
      <EmptyState />
    </BothThemes>
  ),
});

/** `tied` at rest, `open` for money that has come, `empty` for lists without entries. Never the icon of a button. */
export const Moods = meta.story({
  name: 'Moods of the pouch',
  render: () => (
    <BothThemes>
      <Row>
        {(['tied', 'open', 'empty'] as const).map((mood) => (
          <span key={mood} style={{ display: 'grid', justifyItems: 'center', gap: vars.space.s2 }}>
            <Pouch mood={mood} />
            <span>{mood}</span>
          </span>
        ))}
      </Row>
    </BothThemes>
  ),
});
