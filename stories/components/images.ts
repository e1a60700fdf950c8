const grounds = ['#0e7a52', '#8a5200', '#14609f', '#a01e26'];

/** Returns a data URL of a drawn banner without text. */
export function bannerUrl(index: number): string {
  const ground = grounds[index % grounds.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 200"><rect width="500" height="200" fill="${ground}"/><circle cx="${120 + index * 60}" cy="100" r="62" fill="#ffb81f"/><circle cx="${120 + index * 60}" cy="100" r="50" fill="none" stroke="#12211b" stroke-width="3" stroke-dasharray="10 7"/><path d="M0 170q125-60 250 0t250 0v30H0z" fill="#fbf7ee" opacity=".25"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
