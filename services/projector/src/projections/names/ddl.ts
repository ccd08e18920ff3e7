import { COMPANY_NAME_COLUMNS } from '@footnote/read-models/company-names';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const NAMES = 'company_name_rows';

/** One stored row per company, the newest of its topic. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: NAMES,
      columns: { ...COMPANY_NAME_COLUMNS, version: 'UInt64' },
      orderBy: ['cik'],
      version: 'version',
    }),
  ],
  views: (name) => [
    {
      name: 'company_names',
      columns: COMPANY_NAME_COLUMNS,
      select: visible(name(NAMES), COMPANY_NAME_COLUMNS),
    },
  ],
};
