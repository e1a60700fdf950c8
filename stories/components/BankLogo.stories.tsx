import { Row } from '@stories/BothThemes';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { BankLogo } from '@/components/BankLogo/BankLogo';
import { marks } from '@/components/BankLogo/marks';

const meta = preview.meta({ component: BankLogo, args: { code: 'KBANK', name: 'KBANK' } });

export const Default = meta.story({});
export const All = meta.story({
  name: 'Every bank and wallet',
  render: () => (
    <>
      <Row>
        {[...marks.keys()].map((code) => (
          <figure key={code} style={{ width: '5rem', textAlign: 'center', fontSize: '0.75rem' }}>
            <BankLogo code={code} />
            <figcaption>{code}</figcaption>
          </figure>
        ))}
      </Row>
    </>
  ),
});
export const Initials = meta.story({
  name: 'Banks without a logo: initials',
  render: () => (
    <Row>
      {['ICBC', 'bic', 'ກຂຄ', 'กี่', '👨‍👩‍👧x', '', 'constructor', '__proto__'].map((code) => (
        <BankLogo key={code} code={code} name={code || 'no code'} />
      ))}
      <BankLogo code={null} name="null" />
    </Row>
  ),
});

Initials.test('shows up to three whole characters of an unknown code', async ({ canvas }) => {
  const letters = canvas.getAllByRole('img').map(({ textContent }) => textContent);
  await expect(letters).toEqual(['ICB', 'BIC', 'ກຂຄ', 'กี่', '👨‍👩‍👧X', '?', 'CON', '__P', '?']);
});
