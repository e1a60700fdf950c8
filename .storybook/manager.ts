import { addons } from 'storybook/manager-api';
import logo from '../public/favicon.svg';
import { theme } from './theme';

addons.setConfig({
  // The storyboard has nothing to control, and needs the height.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => (storyId === 'storyboard--board' ? false : isShown) },
  theme: {
    ...theme,
    // Storybook shows it as HTML.
    brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-size:18px"><img src='${logo}' alt="" width="28" height="28">kapao</span>`,
  },
});
