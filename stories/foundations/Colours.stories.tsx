import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { type ColorToken, dark, light } from '@/theme/colors';
import { vars } from '@/theme/contract.css';
import { contrastRatio } from '@/theme/contrast';
import { shapePairs, textPairs } from '@/theme/pairs';

const meta = preview.meta({});

const groups: Readonly<Record<string, readonly ColorToken[]>> = {
  Ground: [
    'ground',
    'surface',
    'surfaceRaised',
    'surfaceSunken',
    'control',
    'line',
    'lineStrong',
    'skeleton',
    'skeletonShine',
  ],
  Words: ['text', 'textMuted', 'link', 'accent'],
  Action: [
    'action',
    'actionHover',
    'onAction',
    'accentSoft',
    'danger',
    'dangerHover',
    'onDanger',
    'focus',
    'stitch',
    'stitchSoft',
    'paper',
  ],
  Money: ['moneyIn', 'moneyOut', 'pending', 'failed', 'moneyInSoft', 'moneyOutSoft', 'pendingSoft', 'failedSoft'],
};

/** The grounds of a colour by the pairs that components may use, first its usual one. */
const getGround = (token: ColorToken): ColorToken | undefined => (textPairs[token] ?? shapePairs[token])?.[0];

function Swatch({ token, colors }: { token: ColorToken; colors: typeof light }) {
  const ground = getGround(token);
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: vars.space.s2, minWidth: 0 }}>
      <span
        style={{
          flex: 'none',
          width: '2.5rem',
          height: '2.5rem',
          borderRadius: vars.radius.md,
          border: `1px solid ${vars.color.line}`,
          background: vars.color[token],
        }}
      />
      <span style={{ fontSize: vars.font.size.sm, overflowWrap: 'anywhere' }}>
        {token}
        <br />
        <code>{colors[token]}</code>
        {ground && (
          <>
            <br />
            {contrastRatio(colors[token], colors[ground]).toFixed(1)} : 1 on {ground}
          </>
        )}
      </span>
    </li>
  );
}

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

const grid = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: vars.space.s3,
} as const;

/** Each token with its value, and its contrast on its usual ground. */
export const Tokens = meta.story({
  name: 'Every colour, both themes',
  render: () => (
    <>
      {themes.map(([theme, colors]) => (
        <section key={theme} data-theme={theme} style={{ padding: vars.space.s4, background: vars.color.ground }}>
          <h2>{theme}</h2>
          {Object.entries(groups).map(([name, tokens]) => (
            <div key={name}>
              <h3 style={{ fontSize: vars.font.size.md, marginBlock: vars.space.s2 }}>{name}</h3>
              <ul style={grid}>
                {tokens.map((token) => (
                  <Swatch key={token} token={token} colors={colors} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </>
  ),
});

function Pairs({ pairs, least, colors }: { pairs: typeof textPairs; least: number; colors: typeof light }) {
  return (
    <ul style={grid}>
      {Object.entries(pairs).flatMap(([front, backs]) =>
        backs.map((back) => {
          const ratio = contrastRatio(colors[front as ColorToken], colors[back]);
          return (
            <li
              key={`${front}/${back}`}
              data-ratio={ratio}
              data-least={least}
              style={{
                padding: vars.space.s2,
                borderRadius: vars.radius.sm,
                fontSize: vars.font.size.sm,
                color: least > 3 ? vars.color[front as ColorToken] : vars.color.text,
                background: least > 3 ? vars.color[back] : vars.color.surface,
                border: `2px solid ${least > 3 ? 'transparent' : vars.color[front as ColorToken]}`,
              }}
            >
              {front} / {back} <strong>{ratio.toFixed(1)}</strong>
            </li>
          );
        }),
      )}
    </ul>
  );
}

/**
 * Every pair of colours that components may use, with its contrast. Text needs at least 4.5 : 1; edges and rings need 3
 * : 1.
 */
export const Contrast = meta.story({
  name: 'Every pair, with its contrast',
  render: () => (
    <>
      {themes.map(([theme, colors]) => (
        <section key={theme} data-theme={theme} style={{ display: 'grid', gap: vars.space.s4, padding: vars.space.s4 }}>
          <h2>{theme}</h2>
          <Pairs pairs={textPairs} least={4.5} colors={colors} />
          <Pairs pairs={shapePairs} least={3} colors={colors} />
        </section>
      ))}
    </>
  ),
});

Contrast.test('meets the required contrast for every pair', async ({ canvasElement }) => {
  const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')];
  await expect(cells.length).toBeGreaterThan(80);
  const low = cells.filter((cell) => Number(cell.dataset.ratio) < Number(cell.dataset.least));
  await expect(low.map((cell) => cell.textContent)).toEqual([]);
});
