/** Amounts inside the mock are whole satang; baht only at the wire. */
export function toBaht(satang: number): number {
  return satang / 100;
}

/** More than anybody owns; keeps every sum exact. */
const mostBaht = 1_000_000_000;

/** Whole satang of an amount in baht, or null when it is no amount: not finite, huge, or finer than a satang. */
export function toSatang(baht: number): number | null {
  if (!Number.isFinite(baht) || Math.abs(baht) > mostBaht) return null;
  const satang = Math.round(baht * 100);
  return satang / 100 === baht ? satang + 0 : null;
}
