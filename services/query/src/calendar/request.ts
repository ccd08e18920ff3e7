/** The query of `GET /v2/calendar`; see schemas/requests/calendar.json. */
export type CalendarRequest = { readonly symbol: string };
