const HOUR_CHARACTERS = 13;

/** The hour of a point in time, in epoch milliseconds UTC: YYYY-MM-DDTHH. */
export const hourAt = (at: number): string => new Date(at).toISOString().slice(0, HOUR_CHARACTERS);
