import type { Columns } from './columns.ts';
import { COMPANY_COLUMNS, SYMBOL_COLUMNS } from './companies.ts';
import { COMPANY_NAME_COLUMNS } from './company-names.ts';
import { FLAG_COLUMNS } from './flags.ts';
import { STATEMENT_INPUT_COLUMNS } from './inputs.ts';
import { STATEMENT_CELL_COLUMNS, STATEMENT_ISSUER_COLUMNS } from './statement-cells.ts';
import { VERDICT_COLUMNS, VERIFIED_COMPANY_COLUMNS } from './verdicts.ts';

/** Every table that readers use, by the name that is stable. A test compares them with what ClickHouse has. */
export const TABLES = {
  companies: COMPANY_COLUMNS,
  symbols: SYMBOL_COLUMNS,
  company_names: COMPANY_NAME_COLUMNS,
  flags: FLAG_COLUMNS,
  statement_cells: STATEMENT_CELL_COLUMNS,
  statement_issuers: STATEMENT_ISSUER_COLUMNS,
  statement_inputs: STATEMENT_INPUT_COLUMNS,
  cell_verdicts: VERDICT_COLUMNS,
  verified_companies: VERIFIED_COMPANY_COLUMNS,
} as const satisfies Readonly<Record<string, Columns>>;
