import { BothThemes, Row } from '@stories/BothThemes';
import type { ReactNode } from 'react';
import preview from '#.storybook/preview';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { marks } from '@/components/BankLogo/marks';
import { icon } from '@/components/Icon/Icon.css';
import { Spinner } from '@/components/Loader/Spinner';
import { Pouch } from '@/components/Pouch/Pouch';
import { vars } from '@/theme/contract.css';
import { icons } from './icons';

const meta = preview.meta({});

const cell = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.s2,
  width: '6rem',
  fontSize: vars.font.size.xs,
  textAlign: 'center',
} as const;

/** Shows a sample with its name below. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure style={cell}>
      {children}
      <figcaption lang="en">{name}</figcaption>
    </figure>
  );
}

/** Every lucide icon that the app uses, by its lucide name. */
export const Lucide = meta.story({
  render: () => (
    <Row>
      {Object.entries(icons).map(([name, Icon]) => (
        <Named key={name} name={name}>
          <Icon className={icon({ size: 'lg' })} />
        </Named>
      ))}
    </Row>
  ),
});

const sizes = ['sm', 'md', 'lg', 'xl'] as const;

/** The four sizes of an icon; they grow with the text. */
export const Sizes = meta.story({
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Named key={size} name={size}>
          <icons.gift className={icon({ size })} />
        </Named>
      ))}
    </Row>
  ),
});

/** Banks and wallets by the server's code. The drawings are our own, not the banks' artwork. */
export const Banks = meta.story({
  render: () => (
    <Row>
      {[...marks.keys()].map((code) => (
        <Named key={code} name={code}>
          <BankLogo code={code} />
        </Named>
      ))}
    </Row>
  ),
});

/** Marks drawn for kapao: the pouch in its three moods, and the loading mark. */
export const OwnMarks = meta.story({
  name: 'Custom icons',
  render: () => (
    <BothThemes>
      <Row>
        {(['tied', 'open', 'empty'] as const).map((mood) => (
          <Named key={mood} name={`Pouch, ${mood}`}>
            <Pouch mood={mood} />
          </Named>
        ))}
        <Named name="Spinner">
          <Spinner />
        </Named>
      </Row>
    </BothThemes>
  ),
});
