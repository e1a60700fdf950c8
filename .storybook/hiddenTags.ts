/**
 * Tags of stories that the sidebar hides unless its filter asks for them: stories that only tests need, and internals.
 * Their names need no translation.
 */
export const hiddenTags = ['no-screenshot', 'internal'] as const;

export const isHidden = (tags: readonly string[]): boolean => hiddenTags.some((tag) => tags.includes(tag));
