import lao from '@fontsource-variable/noto-sans-lao/files/noto-sans-lao-lao-wght-normal.woff2';
import thai from '@fontsource-variable/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2';
import { STORY_PREPARED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import logo from '../public/favicon.svg';
import { theme } from './theme';

// The theme uses these families, and not every machine has fonts for both scripts.
for (const [family, file, unicodeRange] of [
  ['Noto Sans Thai Variable', thai, 'U+0E00-0E7F'],
  ['Noto Sans Lao Variable', lao, 'U+0E80-0EFF'],
] as const)
  document.fonts.add(new FontFace(family, `url(${file})`, { weight: '100 900', unicodeRange }));

/** The height of the frame of the default viewport, and of the bars above it, in px. */
const phoneFrame = { height: 846, above: 88 };

/** The height of the frame of a component, in px: more than that of the product's layout for low windows. */
const partHeight = 520;

// Storybook would shrink a phone's frame to the height of the window, and the product would switch to its layout for low
// windows. Keep the phone's height and scale the frame, so that the phone is whole.
const frames = new CSSStyleSheet();
const fitPhone = () => {
  const scale = Math.max(0.6, Math.min(1, (window.innerHeight - phoneFrame.above) / phoneFrame.height));
  frames.replaceSync(`
    #storybook-preview-wrapper [data-scale] { flex-shrink: 0; }
    #storybook-preview-wrapper [data-scale="1"][style*="${phoneFrame.height - 2}px"] {
      transform: scale(${scale});
      transform-origin: top left;
      margin-bottom: ${(scale - 1) * phoneFrame.height}px;
    }
    body[data-part="true"] #storybook-preview-wrapper [data-scale="1"][style*="${phoneFrame.height - 2}px"] {
      height: ${partHeight}px !important;
      transform: none;
      margin-bottom: 0;
    }`);
};
fitPhone();
window.addEventListener('resize', fitPhone);
document.adoptedStyleSheets.push(frames);

addons.setConfig({
  // Below the story, the panel would make the phone's frame shorter than a phone. Its three tabs need this width.
  layout: { panelPosition: 'right', rightPanelWidth: 360 },
  // The storyboard, the foundations and the views side by side have no controls and need the width. Play functions
  // run in their frames.
  layoutCustomisations: {
    showPanel: ({ storyId, globals }, isShown) =>
      /^(storyboard|foundations)-/.test(storyId ?? '') || globals?.language === 'all' || globals?.theme === 'both'
        ? false
        : isShown,
  },
  theme: {
    ...theme,
    // Storybook renders this text as HTML.
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:18px"><img src='${logo}' alt="" width="28" height="28">kapao</span>`,
  },
});

interface Prepared {
  id: string;
  parameters: { controls?: { disable?: boolean }; docs?: { story?: { inline?: boolean } } };
}

/**
 * Selects the panel of each story: "Controls" if the story has controls (panels.ts), or else the result of its
 * accessibility check.
 */
addons.register('kapao/panels', (api) => {
  let opened = '';
  api.on(STORY_PREPARED, ({ id, parameters }: Prepared) => {
    // A dialog covers its page, so it needs the whole phone.
    const isPart = /^(components|foundations)-/.test(id) && parameters.docs?.story?.inline !== false;
    document.body.dataset.part = String(isPart);
    const panel = parameters.controls?.disable ? 'storybook/a11y/panel' : 'addon-controls';
    // Keep the panel that the user has selected until a story needs the other of these two panels.
    if (panel !== opened) api.setSelectedPanel(panel);
    opened = panel;
  });
});
