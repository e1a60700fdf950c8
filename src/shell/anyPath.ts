/** Stands for every path that is no page of the site. A module of its own: the first chunk needs no table of pages. */
export const anyPath = '*';
