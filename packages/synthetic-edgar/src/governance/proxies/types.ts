/** How a proxy statement draws its tables. */
export type ProxyLayout = {
  /** Headings in one row, or in three with a title over all. */
  readonly heads: 'one_row' | 'stacked';
  /** Dollar signs nowhere, with the number, or in a cell of their own. */
  readonly currency: 'none' | 'with_number' | 'own_cell';
  /** Marks of footnotes: none, raised, in parentheses within the text, or beside the number in a cell of their own. */
  readonly marks: 'none' | 'raised' | 'in_text' | 'own_cell';
  /**
   * Name and title in lines of one cell, in one line, in a cell over all rows of the person, or the title in the rows below
   * the name.
   */
  readonly names: 'lines' | 'one_line' | 'merged' | 'rows_below';
  /** The year in each row, as a row over the persons, or all years of a person below each other in the cells of one row. */
  readonly years: 'in_rows' | 'over_persons' | 'stacked';
  readonly zero: 'dash' | 'figure';
  readonly feesIn: 'dollars' | 'thousands';
  /** Kinds of fees down the rows, also with a sum of the first two or without a word for the total; or years down the rows. */
  readonly fees: 'kinds' | 'with_subtotal' | 'unnamed_total' | 'years';
};

/** A row of a table as a correct reader reads it: amounts in dollars by column. */
export type TruePay = {
  readonly name: string;
  readonly title: string | null;
  readonly year: number | null;
  readonly amounts: Readonly<Record<string, number>>;
};

/** A year of pay versus performance. Adjustments as filed, without signs. */
export type TrueYear = {
  readonly end: string;
  readonly peos: readonly {
    readonly name: string;
    readonly total: number;
    readonly paid: number;
    readonly adjustments: readonly {
      readonly member: string;
      readonly amount: number;
      readonly effect: 'added' | 'deducted' | null;
    }[];
  }[];
  readonly others: { readonly total: number; readonly paid: number };
  readonly company: Readonly<Record<string, number>>;
};

export type TrueProxy = {
  readonly officers: readonly TruePay[];
  readonly directors: readonly TruePay[];
  readonly fees: readonly { readonly year: number; readonly amounts: Readonly<Record<string, number>> }[];
  readonly performance: readonly TrueYear[];
  readonly measures: readonly string[];
  readonly meeting: { readonly day: string; readonly record: string; readonly auditor: string };
};
