const parameter = 'page';

/** The page that an address asks for: a whole number from 1; anything else is the first. */
export function pageIn(search: string): number {
  const asked = new URLSearchParams(search).get(parameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 1;
}

/** The search part of an address with this page in it; the first page needs none. Everything else in it stays. */
export function withPage(search: string, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(parameter, String(page));
  else next.delete(parameter);
  return next.size > 0 ? `?${next}` : '';
}
