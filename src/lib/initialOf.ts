/** Matches a flag, or one character with its marks, skin tone and the characters joined to it. */
const sign = /^(?:\p{RI}{2}|.\p{M}*(?:\p{EMod}|\u200d.\p{M}*)*)/su;

/** Returns the first character of a name as a reader sees it, never half an emoji. Returns `''` for an empty name. */
export const initialOf = (name: string): string => sign.exec(name.trim())?.[0] ?? '';
