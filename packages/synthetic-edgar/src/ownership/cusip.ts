/** CUSIP of an invented issuer's shares, which covers of its schedules and tables of managers name. */
export const cusipOfIssuer = (cik: string): string => `${cik.slice(-5)}N104`;
