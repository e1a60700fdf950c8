import { create } from 'storybook/theming/create';
import { dark, light } from '../src/theme/colors';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
const colors = isDark ? dark : light;

/** Theme of Storybook's own UI and docs pages: the app's colours, light or dark as the device prefers. */
export const theme = create({
  base: isDark ? 'dark' : 'light',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  colorPrimary: colors.action,
  // The colour of links. Storybook also uses it, darkened, as the background of white text.
  colorSecondary: isDark ? '#3fbf86' : colors.link,
  appBg: colors.ground,
  appContentBg: colors.surface,
  appPreviewBg: colors.ground,
  appHoverBg: colors.surfaceRaised,
  appBorderColor: colors.line,
  appBorderRadius: 8,
  fontBase: '"Noto Sans Thai Variable", "Noto Sans Lao Variable", system-ui, sans-serif',
  textColor: colors.text,
  textMutedColor: colors.textMuted,
  textInverseColor: colors.surface,
  barTextColor: colors.textMuted,
  barHoverColor: colors.link,
  barSelectedColor: colors.link,
  barBg: colors.surface,
  buttonBg: colors.surfaceRaised,
  buttonBorder: colors.line,
  inputBg: colors.surface,
  inputBorder: colors.lineStrong,
  inputTextColor: colors.text,
  inputBorderRadius: 8,
});
