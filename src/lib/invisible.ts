/**
 * Matches invisible characters that copied text may contain: joiners, direction marks, variation selectors, soft
 * hyphens, blank letters and controls. White space does not match.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?!\s)\p{Cc}/gu;

/**
 * Removes invisible characters. Use it only for numbers, codes and addresses, because names and messages need their
 * joiners.
 */
export const removeInvisible = (text: string): string => text.replace(invisible, '');
