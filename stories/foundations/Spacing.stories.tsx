import { BothThemes, Row } from '@stories/BothThemes';
import preview from '#.storybook/preview';
import { constants } from '@/theme/constants';
import { vars } from '@/theme/contract.css';

const meta = preview.meta({});

const steps = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'] as const;
const radii = ['sm', 'md', 'lg', 'pouch', 'full'] as const;
const shadows = ['card', 'sheet', 'toast'] as const;

/** The spacing scale. Its distances are in rem, so they grow with the text. */
export const Steps = meta.story({
  name: 'Spacing',
  render: () => (
    <ul style={{ listStyle: 'none', display: 'grid', gap: vars.space.s2 }}>
      {steps.map((step) => (
        <li key={step} style={{ display: 'flex', alignItems: 'center', gap: vars.space.s3 }}>
          <span style={{ width: '6rem' }}>
            {step} · {Number.parseFloat(constants.space[step]) * 16} px
          </span>
          <span
            style={{
              width: vars.space[step],
              height: vars.space.s4,
              borderRadius: '2px',
              background: vars.color.action,
            }}
          />
        </li>
      ))}
    </ul>
  ),
});

const tile = {
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '6rem',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
} as const;

export const Radii = meta.story({
  name: 'Corner radius',
  render: () => (
    <BothThemes>
      <Row>
        {radii.map((radius) => (
          <span key={radius} style={{ ...tile, borderRadius: vars.radius[radius] }}>
            {radius} · {constants.radius[radius].replace(/^([\d.]+)rem$/, (_, rem) => `${Number(rem) * 16} px`)}
          </span>
        ))}
      </Row>
    </BothThemes>
  ),
});

export const Elevation = meta.story({
  name: 'Shadows',
  render: () => (
    <BothThemes>
      <Row>
        {shadows.map((shadow) => (
          <span
            key={shadow}
            style={{ ...tile, border: 0, borderRadius: vars.radius.lg, boxShadow: vars.shadow[shadow] }}
          >
            {shadow}
          </span>
        ))}
      </Row>
    </BothThemes>
  ),
});
