/** A row of `company_names`: what a company is called. */
export type CompanyNameRow = {
  /** Ten digits with leading zeros. */
  readonly cik: string;
  readonly name: string;
  /** Newest first, without the present one. */
  readonly former_names: readonly string[];
};

/** Columns of `company_names` as ClickHouse types. */
export const COMPANY_NAME_COLUMNS: Readonly<Record<keyof CompanyNameRow, string>> = {
  cik: 'String',
  name: 'String',
  former_names: 'Array(String)',
};
