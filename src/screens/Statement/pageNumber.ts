const parameter = 'page';

/** Returns the page in a URL's search part: a whole number from 1. Any other value means the first page. */
export function getPage(search: string): number {
  const parameterValue = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(parameterValue) ? Number(parameterValue) : 1;
}

/** Returns the search part with this page. The first page needs no parameter. Other parameters remain. */
export function withPage(search: string, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(parameter, String(page));
  else next.delete(parameter);
  return next.size > 0 ? `?${next}` : '';
}
