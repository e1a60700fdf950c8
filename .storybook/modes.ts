/** Viewports of stories; the default of every story is `phone`. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  compact: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  small: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** The globals of a screenshot. */
export interface Mode {
  language: 'th' | 'la' | 'en';
  viewport: keyof typeof viewports;
  theme?: 'light' | 'dark' | 'both';
  textSize?: 'double';
}
