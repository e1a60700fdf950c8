/**
 * Tags of stories that the sidebar hides unless its filter includes them: stories without screenshots, and internals.
 * The names of these stories need no translation.
 */
export const hiddenTags = ['no-screenshot', 'internal'] as const;

export const isHidden = (tags: readonly string[]): boolean => hiddenTags.some((tag) => tags.includes(tag));
