/** The tag of stories for developers, which the sidebar hides unless its filter includes them. */
export const hiddenTags = ['internal'] as const;

export const isHidden = (tags: readonly string[]): boolean => hiddenTags.some((tag) => tags.includes(tag));
