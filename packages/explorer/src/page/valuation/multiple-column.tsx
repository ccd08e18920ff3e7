import { isRefused } from '@footnote/client';
import type { DataColumn } from '../lane/data-table.tsx';
import { LaneValue } from '../lane/lane-value.tsx';
import { NAMES, type Row } from './rows.ts';

type Served = Extract<Row['multiple'], { readonly value: number }>;
type Shown = {
  readonly value: number | { readonly available: false; readonly reason: string };
  readonly show: (value: number) => string;
  /** Of the member within the multiple. */
  readonly place: string;
  /** What follows the name of the multiple in the title of the footnote. */
  readonly title: string;
};

/** A column with a member of each multiple and its footnote; empty for a refused multiple, and where there is none. */
export const multipleColumn = (
  name: string,
  shownOf: (multiple: Served) => Shown | false,
): DataColumn<Row> => ({
  name,
  isFootnoted: true,
  cell: ({ name: of, multiple, symbol }) => {
    const found = !isRefused(multiple) && shownOf(multiple);
    return (
      found && (
        <LaneValue
          symbol={symbol}
          lane="valuation"
          at="last_close"
          figure={`multiples.${of}.${found.place}`}
          title={`${NAMES[of]}, ${found.title}`}
          value={found.value}
          show={found.show}
        />
      )
    );
  },
});
