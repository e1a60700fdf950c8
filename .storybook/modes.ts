/** Viewports of stories; the default of every story is `phone`. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  compact: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

type Size = 'phone' | 'desktop';

const mode = (language: 'th' | 'la' | 'en', size: Size) => ({ language, viewport: size });

/** Modes of screenshots: each language on phone and desktop. `screenshots.ts` decides which story gets which modes. */
export const modes = {
  'th phone': mode('th', 'phone'),
  'la phone': mode('la', 'phone'),
  'en phone': mode('en', 'phone'),
  'th desktop': mode('th', 'desktop'),
  'la desktop': mode('la', 'desktop'),
  'en desktop': mode('en', 'desktop'),
} as const;
