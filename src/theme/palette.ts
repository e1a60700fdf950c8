/**
 * Raw colours. Marigold is the colour of money, amber of what is on its way, and hibiscus of failures. Leaf and paper
 * are named after banana leaves and rice paper. Only `colors.ts` and `deviceColors.ts` import this file.
 */
export const palette = {
  marigold: {
    200: '#ffe3a1',
    300: '#ffd166',
    400: '#ffb81f',
    500: '#f5a300',
    600: '#b87100',
    700: '#8a5200',
    800: '#6b3f00',
  },
  leaf: {
    25: '#f1f7f3',
    100: '#d8ebe0',
    200: '#a9d6bd',
    300: '#6fd3a0',
    400: '#3fbf86',
    600: '#0e7a52',
    700: '#0a6042',
    800: '#123b2f',
    850: '#15332a',
    900: '#0f2620',
    950: '#091813',
  },
  paper: { 0: '#ffffff', 50: '#fbf7ee', 100: '#f4edde', 200: '#e6dcc6', 500: '#8c8168', 700: '#5a5443' },
  ink: { 900: '#12211b', 700: '#33423b', 600: '#47564f', 300: '#a9bdb3', 200: '#c9d8d0', 100: '#e9f3ed' },
  hibiscus: {
    100: '#fde3e0',
    200: '#ffc2bc',
    300: '#ff9d94',
    500: '#d4373c',
    600: '#c22a2f',
    700: '#a01e26',
    800: '#84161e',
    900: '#471c20',
  },
  amber: { 100: '#ffe9d1', 300: '#ffb877', 700: '#8a4100', 900: '#40260d' },
} as const;
