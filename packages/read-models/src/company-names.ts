import type { Columns, RowOf } from './columns.ts';

/** `company_names`: current and former names of companies. */
export const COMPANY_NAME_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  name: 'String',
  /** Newest first, without the current one. */
  former_names: 'Array(String)',
} as const satisfies Columns;

export type CompanyNameRow = RowOf<typeof COMPANY_NAME_COLUMNS>;
