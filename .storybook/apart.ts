import { keepApart } from '@/device/storage';

/**
 * Frames of stories that stand side by side, such as on the storyboard, share the browser's storage: one would log the
 * other's member out. Each that is named so (`frameName`) keeps its own, from before the first story on.
 */
if (window.name.startsWith('apart ')) keepApart(window.name);
