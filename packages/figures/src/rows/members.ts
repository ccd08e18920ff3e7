import type { StatementName } from '@footnote/statements/cell';
import type { Measure } from '@footnote/statements/fields/field';
import { rowFields, type RowField } from '@footnote/statements/fields/served-fields';

/** Members of the rows that are cells of the same name, with the number of decimals to round to. */
export type Member<Statement extends StatementName> = {
  readonly field: RowField<Statement>;
  readonly decimals: number;
};

/** Money in whole units of the reporting currency, shares in whole shares; per-share figures have cents. */
export const DECIMALS: Readonly<Record<Measure, number>> = { money: 0, shares: 0, per_share: 6, pure: 6 };

const membersOf = <Statement extends StatementName>(statement: Statement): readonly Member<Statement>[] =>
  rowFields(statement).map(({ field, measure }) => ({ field, decimals: DECIMALS[measure] }));

export const INCOME = membersOf('income');
export const BALANCE = membersOf('balance');
/** Effects on cash: outflows are negative. */
export const CASH_FLOW = membersOf('cash_flow');
