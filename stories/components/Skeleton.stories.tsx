import { Row } from '@stories/BothThemes';
import preview from '#.storybook/preview';
import { Card } from '@/components/Card/Card';
import { Skeleton } from '@/components/Skeleton/Skeleton';

const meta = preview.meta({ component: Skeleton, args: { shape: 'text', width: 'full' } });

export const Text = meta.story({ name: 'Line of text' });
export const Shapes = meta.story({
  name: 'Every shape',
  render: () => (
    <>
      <Card variant="pouch">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="figure" width="wide" />
        <Skeleton width="short" />
      </Card>
      <Row>
        <Skeleton shape="circle" />
        <div style={{ flex: 1 }}>
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      </Row>
      <Skeleton shape="button" />
      <Skeleton shape="tile" width="short" />
      <Skeleton shape="card" />
      <Skeleton shape="picture" />
    </>
  ),
});
