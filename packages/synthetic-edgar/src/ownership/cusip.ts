/** CUSIP of an invented issuer's shares, as on the covers of its schedules and in tables of managers. */
export const cusipOfIssuer = (cik: string): string => `${cik.slice(-5)}N104`;
