import { namespaceStorage } from '@/device/storage';

/** Storybook's own frame: a story in it that empties the storage leaves Storybook's things, such as the reader's language. */
const isStoryRunner = window.frameElement?.id === 'storybook-preview-iframe';

/**
 * Frames of stories that stand side by side, such as on the storyboard, share the browser's storage: one would log the
 * other's member out. Each that is named so (`frameName`) keeps its own, from before the first story on.
 */
export const isStorageIsolated = window.name.startsWith('apart ');

if (isStoryRunner || isStorageIsolated) namespaceStorage(isStoryRunner ? 'apart' : window.name);
