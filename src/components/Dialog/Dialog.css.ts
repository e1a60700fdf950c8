import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@/theme/contract.css';
import { desktop } from '@/theme/screens';

/** Paddings that do not grow with the text size on a narrow screen. */
const side = vars.space.inset;
const gap = `min(${vars.space.s2}, 2.1vw)`;
/**
 * Returns a height rounded down to an even number of px. A centred box of an odd height would have blurred edges between
 * two pixels.
 */
const evenHeight = (height: string) => `round(down, ${height}, 2px)`;
const wide = 'screen and (min-width: 40rem)';
const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });
const settle = keyframes({ from: { transform: 'scale(0.96)', opacity: 0 } });
const dim = keyframes({ from: { opacity: 0 } });

export const dialog = recipe({
  base: {
    // Browsers set this position only for modal dialogs, and a dialog becomes modal only after its first render
    // (`useDialogOpen`).
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.z.dialog,
    width: '100%',
    height: ['fit-content', 'calc-size(fit-content, round(up, size, 2px))'],
    padding: 0,
    border: 0,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    color: vars.color.text,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.sheet,
    selectors: {
      '&[open]': { display: 'flex' },
      // Only the name: its duration also tells `playExit` that motion is allowed.
      '&&[data-replacing], &&[data-replacing]::backdrop': { animationName: 'none' },
      '&::backdrop': {
        backgroundColor: vars.color.scrim,
        animation: `${dim} ${vars.motion.normal}`,
      },
    },
    '@media': {
      [wide]: {
        margin: 'auto',
        maxHeight: evenHeight('min(88dvh, 52rem)'),
        borderRadius: vars.radius.pouch,
        animation: `${settle} ${vars.motion.normal} ${vars.motion.ease}`,
      },
    },
  },
  variants: {
    shape: {
      /** Opens from the bottom edge on phones, within the thumb's reach. On wide screens it is a centred card. */
      sheet: {
        maxWidth: '100%',
        maxHeight: evenHeight('92dvh'),
        margin: 'auto 0 0',
        borderRadius: `${vars.radius.pouch} ${vars.radius.pouch} 0 0`,
        animation: `${rise} ${vars.motion.normal} ${vars.motion.ease}`,
      },
      /** Fills a phone, for the result that the member came for. On wide screens it is a centred card. */
      screen: {
        maxWidth: '100%',
        height: '100dvh',
        maxHeight: '100dvh',
        margin: 0,
        animation: `${dim} ${vars.motion.normal}`,
        '@media': { [wide]: { height: 'fit-content', minHeight: 'min(36rem, 88dvh)' } },
      },
      /** Always centred, for short questions and messages. */
      card: {
        maxWidth: 'calc(100% - 2rem)',
        maxHeight: evenHeight('88dvh'),
        margin: 'auto',
        borderRadius: vars.radius.pouch,
        animation: `${settle} ${vars.motion.normal} ${vars.motion.ease}`,
      },
    },
    size: {
      sm: { '@media': { [wide]: { maxWidth: '24rem' } } },
      md: { '@media': { [wide]: { maxWidth: '32rem' } } },
      lg: { '@media': { [wide]: { maxWidth: '44rem' } } },
      /** Like `md`, but wide enough for two columns on a desktop. */
      wide: { '@media': { [wide]: { maxWidth: '32rem' }, [desktop]: { maxWidth: '60rem' } } },
    },
  },
  compoundVariants: [{ variants: { shape: 'card', size: 'sm' }, style: { maxWidth: 'min(24rem, calc(100% - 2rem))' } }],
  defaultVariants: { shape: 'sheet', size: 'md' },
});

const sink = keyframes({ to: { transform: 'translateY(100%)' } });
const fade = keyframes({ to: { opacity: 0 } });

/** The copy of a modal dialog that has closed (`playExit`), which has its place as inline styles. */
export const leaving = recipe({
  base: {
    selectors: {
      '&&': {
        display: 'flex',
        maxWidth: 'none',
        maxHeight: 'none',
        minHeight: 0,
        margin: 0,
        animation: `${fade} ${vars.motion.exit} forwards`,
      },
      '&&::backdrop': { animation: `${fade} ${vars.motion.exit} forwards` },
    },
  },
  variants: {
    shape: {
      sheet: {
        '@media': {
          'not screen and (min-width: 40rem)': {
            selectors: { '&&': { animation: `${sink} ${vars.motion.exit} ease-in forwards` } },
          },
        },
      },
      screen: {},
      card: {},
    },
  },
  defaultVariants: { shape: 'sheet' },
});

/** The panel fills the dialog. So if the target of a tap is the dialog element, the tap was on the backdrop. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  overflowY: 'auto',
  // Below another dialog everything is dimmed, or a bright button would look like one of that dialog.
  selectors: { 'dialog:modal:not([data-top]) > &': { filter: 'grayscale(1) brightness(0.5)' } },
});

export const header = recipe({
  base: { display: 'flex', flex: 'none' },
  variants: {
    centred: {
      true: {
        flexDirection: 'column',
        alignItems: 'center',
        gap: vars.space.s3,
        paddingBottom: vars.space.s2,
        textAlign: 'center',
      },
      false: {
        alignItems: 'center',
        gap,
        minHeight: vars.size.bar,
        padding: `${vars.space.s2} ${gap} ${vars.space.s2} ${side}`,
        borderBottom: `1px solid ${vars.color.line}`,
      },
    },
  },
  defaultVariants: { centred: false },
});

/** The slot for site-wide messages, which move into the dialog on top. */
export const notice = style({ flex: 'none' });

export const title = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: vars.font.size.lg });

export const body = recipe({
  base: {
    flex: '1 1 auto',
    // With very large text, title and actions may leave no space for the body. The whole dialog then scrolls.
    minHeight: '5rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: `${vars.space.s5} ${side}`,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    // A small phone: the content needs the space.
    '@media': { '(max-height: 44rem)': { paddingTop: vars.space.s4 } },
  },
  variants: {
    centred: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'safe center',
        minHeight: 'min(11rem, 40dvh)',
        padding: `${vars.space.s5} ${side} ${vars.space.s4}`,
        textAlign: 'center',
        textWrap: 'balance',
      },
    },
    /** True if no actions follow. */
    last: { true: { paddingBottom: `calc(${vars.space.s5} + env(safe-area-inset-bottom))` } },
  },
});

/** The slot for the dialog's toasts, the first row of its footer. */
export const toasts = style({ selectors: { '&:empty': { display: 'none' } } });

export const footer = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s3,
    flex: 'none',
    padding: `${vars.space.s3} ${side} calc(${vars.space.s4} + env(safe-area-inset-bottom))`,
    borderTop: '1px solid transparent',
  },
  variants: {
    /** True while the body above the footer is scrollable. */
    below: { true: { borderTopColor: vars.color.line } },
    /**
     * True if the dialog has no actions. The footer is then only as high as its toast. WebKit does not notice a new
     * toast by `:empty` inside `:has()`.
     */
    empty: { true: { selectors: { '&:not(:has(> * > *))': { padding: 0, borderTop: 0 } } } },
  },
});
/** Actions share a row while their labels fit. Otherwise they are one below another, before a label breaks. */
globalStyle(`${footer.classNames.base} > *`, { flex: '1 1 max-content', minWidth: 0 });
globalStyle(`${footer.classNames.base} > ${toasts}`, { flexBasis: '100%' });

/**
 * Stops the page behind a modal dialog from scrolling (`data-locked`, set in `dialogStack.ts`). The backdrop does not
 * cover the strip that the browser reserves for the scrollbar. That strip can only have a plain colour, so it gets the
 * colour of the dimmed page. Phones have overlay scrollbars and need no strip.
 */
const withMouse = '(pointer: fine)';
globalStyle(':root[data-locked]', {
  overflow: 'hidden',
  // Pulling a short dialog down would reload the page in Samsung Internet and Chrome before 144, and the dialog would
  // lose what was typed.
  overscrollBehavior: 'none',
  '@media': {
    [withMouse]: {
      backgroundColor: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) 55%, ${vars.color.ground})`,
    },
  },
});
globalStyle(':root[data-locked] > body', { '@media': { [withMouse]: { backgroundColor: vars.color.ground } } });

/**
 * While a dialog is open, a printed page shows only one dialog, with all of its content. This is the modal dialog on
 * top, or else the panel beside the page's list.
 */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } as never });
const top = ':is(dialog[open][data-top], :root:not([data-locked]) [data-side-panel])';
onPaper(`:root:has(${top}), :root:has(${top}) > body`, { overflow: 'visible' });
onPaper(`body:has(${top}) *:not(:has(${top})):not(${top}, ${top} *)`, { display: 'none !important' });
onPaper(`body *:has(${top})`, {
  position: 'static !important' as 'static',
  display: 'block !important',
  height: 'auto !important',
  minHeight: '0 !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  overflow: 'visible !important',
});
onPaper(top, {
  // Browsers position a modal dialog absolutely between two edges, so its content would be cut off after the first
  // printed page.
  position: 'static !important' as 'static',
  insetBlock: '0 auto !important',
  display: 'block !important',
  width: 'auto',
  maxWidth: 'none !important',
  height: 'auto !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  overflow: 'visible !important',
  animation: 'none !important',
  border: 0,
  boxShadow: 'none',
});
onPaper(`${top}::backdrop`, { display: 'none' });
onPaper(`:is(${panel}, ${body.classNames.base})`, {
  display: 'block',
  overflow: 'visible !important',
  maxHeight: 'none',
});
