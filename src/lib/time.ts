/** Units of time in ms. A day here has 24 hours, which is not true of calendars with daylight saving time. */
export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
