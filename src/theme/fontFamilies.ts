/**
 * Font families of Thai and English pages, and of Lao pages. Names and the operator's texts may be Thai on Lao pages,
 * or Lao on Thai pages. So each list contains fonts for both scripts, with the page's own script first.
 */
export const fontFamilies = {
  thai: ['Noto Sans Thai Variable', 'Noto Sans Lao Letters', 'system-ui'],
  lao: ['Noto Sans Lao Variable', 'Noto Sans Thai Letters', 'system-ui'],
} as const;
