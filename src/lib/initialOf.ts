/** A flag, or a character with its marks and, of emoji, with its skin and what is joined to it. */
const sign = /^(?:\p{RI}{2}|.\p{M}*(?:\p{EMod}|\u200d.\p{M}*)*)/su;

/** The first sign of a name as a reader sees it, never half an emoji; `''` for an empty name. */
export const initialOf = (name: string): string => sign.exec(name.trim())?.[0] ?? '';
