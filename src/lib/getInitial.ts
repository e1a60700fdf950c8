/**
 * Matches a flag, or one character with its marks, skin tone and the characters joined to it. Thai and Lao write some
 * vowels before their consonant; these do not belong to the initial.
 */
const sign = /^[\u0e40-\u0e44\u0ec0-\u0ec4]*(\p{RI}{2}|.[\p{M}\u0e33\u0eb3]*(?:\p{EMod}|\u200d.\p{M}*)*)/su;

/**
 * Returns the first character of a name as a reader sees it, never half an emoji. In Thai and Lao this is the first
 * consonant with its marks. Returns `''` for an empty name.
 */
export const getInitial = (name: string): string => sign.exec(name.trim())?.[1] ?? '';
