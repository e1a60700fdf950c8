/** Matches a flag, or a character with its marks, emoji skin tone and joined characters. */
const sign = /^(?:\p{RI}{2}|.\p{M}*(?:\p{EMod}|\u200d.\p{M}*)*)/su;

/** Returns the first character of a name as a reader sees it, never half an emoji; `''` for an empty name. */
export const initialOf = (name: string): string => sign.exec(name.trim())?.[0] ?? '';
