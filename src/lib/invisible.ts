/**
 * Every character without a glyph that copied text may hold: joiners, direction marks, variation selectors, soft hyphens,
 * blank letters and controls. White space is not among them.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]|(?!\s)\p{Cc}/gu;

/** Removes what nobody sees. For figures, codes and addresses only: names and messages need their joiners. */
export const removeInvisible = (text: string): string => text.replace(invisible, '');
