const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Of what "My play" keeps (`src/responsibleGaming/records.ts`), what stays where all is deleted: when each break ends and nothing else,
 * because a break cannot be ended early on its device. Null where there is none.
 */
export function breaksIn(text: string): string | null {
  try {
    const all: unknown = JSON.parse(text);
    const breaks = Object.entries(isRecord(all) ? all : {}).flatMap(([mark, record]) =>
      isRecord(record) && Number.isFinite(record.breakUntil) ? [[mark, { breakUntil: record.breakUntil }]] : [],
    );
    return breaks.length > 0 ? JSON.stringify(Object.fromEntries(breaks)) : null;
  } catch {
    return null;
  }
}
