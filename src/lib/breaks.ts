const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the part of the stored `play` records (`src/responsibleGaming/records.ts`) to keep when the member deletes
 * all stored data. It contains only the end of each break, because a break cannot be ended early on its device. Returns
 * null without a break, and for invalid JSON.
 */
export function extractBreaks(text: string): string | null {
  try {
    const records: unknown = JSON.parse(text);
    const breaks = Object.entries(isRecord(records) ? records : {}).flatMap(([mark, record]) =>
      isRecord(record) && Number.isFinite(record.breakUntil) ? [[mark, { breakUntil: record.breakUntil }]] : [],
    );
    return breaks.length > 0 ? JSON.stringify(Object.fromEntries(breaks)) : null;
  } catch {
    return null;
  }
}
