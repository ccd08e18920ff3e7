import type { Columns, RowOf } from './columns.ts';

/** `company_names`: what a company is called. */
export const COMPANY_NAME_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  name: 'String',
  /** Newest first, without the present one. */
  former_names: 'Array(String)',
} as const satisfies Columns;

export type CompanyNameRow = RowOf<typeof COMPANY_NAME_COLUMNS>;
