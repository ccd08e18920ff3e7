import type { Compare } from '@footnote/contract/types.generated';
import { FIGURE_COLUMNS, figureCells } from '../figures/csv.ts';
import type { Read, Table } from '../../subject/table.ts';

/** A row for each figure of each company. */
export const compareTable = ({ companies, fields }: Read<Compare>): Table => ({
  columns: ['symbol', 'cik', 'name', 'currency', ...FIGURE_COLUMNS],
  rows: companies.flatMap((company, at) => {
    const about =
      'available' in company
        ? [company.symbol, null, null, null]
        : [company.symbol, company.cik, company.name, company.currency];
    return fields.flatMap(({ values }) => {
      const figure = values[at];
      return figure === undefined ? [] : [[...about, ...figureCells(figure)]];
    });
  }),
});
