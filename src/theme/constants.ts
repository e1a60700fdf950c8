/** Tokens that have the same value in every theme. */
export const constants = {
  space: {
    px: '1px',
    s0: '0.125rem',
    s1: '0.25rem',
    s2: '0.5rem',
    s3: '0.75rem',
    s4: '1rem',
    s5: '1.5rem',
    s6: '2rem',
    s7: '3rem',
    s8: '4rem',
    /** Side padding of pages and cards. On a narrow screen it does not grow with the text size. */
    gutter: 'min(1rem, 4.2vw)',
    /** Side padding of buttons. Like `gutter`, it does not grow with the text size on a narrow screen. */
    inset: 'min(1.5rem, 6.2vw)',
  },
  font: {
    size: {
      xs: '0.75rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.125rem',
      xl: '1.375rem',
      xxl: '1.75rem',
      display: 'clamp(2rem, 1.4rem + 3vw, 2.75rem)',
    },
  },
  weight: { regular: '400', strong: '600' },
  /**
   * Line heights of at least 1.68. Below 1.68, Noto's stacked Thai and Lao marks exceed the line box and are cut off
   * (measured in stories).
   */
  leading: { text: '1.7', tight: '1.68' },
  radius: { sm: '0.5rem', md: '0.875rem', lg: '1.25rem', pouch: '1.75rem', full: '999px' },
  motion: {
    fast: '120ms',
    /** The duration of exits. */
    exit: '160ms',
    normal: '220ms',
    slow: '420ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    bounce: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
  },
  z: { base: '0', bar: '10', menu: '20', toast: '40', dialog: '60' },
  size: {
    tap: '2.75rem',
    icon: '1.25rem',
    iconSm: '1rem',
    page: '40rem',
    pageWide: '72rem',
    bar: '4rem',
    round: 'min(2.75rem, 14vw)',
  },
} as const;
