import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { RouteOf } from '../frame/routes.ts';
import type { SourceOf } from '../table/read-table.ts';
import type { Changes } from './changes.ts';
import type { TableSpec } from './statement-lines.ts';
import type { Table } from './statement-table.ts';
import { StatementView } from './statement-view.tsx';

export type ShownTable = { readonly spec: TableSpec; readonly table: Table; readonly changes: Changes };

type TablesProps = {
  readonly tables: readonly ShownTable[];
  readonly route: RouteOf<'statements'>;
  readonly currency: string;
  /** Of the newest period; empty if it is current, or for another day. */
  readonly mark: string;
  readonly isOutdated: boolean;
  /** Loads the filing of each cell, if the tables have those of columns alone. */
  readonly loadSources?: () => Promise<SourceOf>;
};

const UNITS = {
  values: (currency: string): string => `Amounts in millions of ${currency}, shares in millions.`,
  common_size: (): string =>
    'Lines of the income statement and of cash flow in percent of revenue, those of the balance sheet in percent of total assets.',
  growth: (): string =>
    'Growth on the same period of the year before, in percent. On a value of zero or below there is none; outflows grow as the amount paid does.',
} as const;

/** The tables of the statements with what their numbers are. */
export function StatementTables(props: TablesProps): JSX.Element {
  const { tables, route, currency, mark, isOutdated, loadSources } = props;
  const [printed, setPrinted] = useState<{ readonly sourceOf: SourceOf | undefined }>();
  useEffect(() => {
    if (printed !== undefined) print();
  }, [printed]);
  const loadAndPrint = async (): Promise<void> => setPrinted({ sourceOf: await loadSources?.() });
  const { symbol, as_known_on: asKnownOn, view, period, to } = route;
  const shown = tables.filter(({ table }) => table.columns.length > 0 && table.sections.length > 0);
  return (
    <div class={isOutdated ? 'outdated' : undefined} aria-busy={isOutdated}>
      <p class="quiet">
        {UNITS[view](currency)} “—” marks a refused value.{' '}
        <span class="on-screen">
          Click a number, or press Enter on it, for its footnote; arrow keys move between numbers.
        </span>
      </p>
      <p class="visually-hidden" role="status">
        {isOutdated ? 'Loading' : `As known ${asKnownOn === '' ? 'today' : `on ${asKnownOn}`}`}
      </p>
      <p class="on-screen">
        <button type="button" class="plain" onClick={() => void loadAndPrint()}>
          Print with footnotes
        </button>
      </p>
      {shown.length === 0 && <p class="empty">There is no period in this range.</p>}
      {shown.map(({ spec, table, changes }) => (
        <StatementView
          key={spec.block}
          title={spec.title}
          table={table}
          changes={changes}
          loadSources={loadSources}
          sourceOf={printed?.sourceOf}
          context={{
            symbol,
            asKnownOn,
            currency,
            // A range may end before the newest period.
            mark: asKnownOn === '' && to === '' ? mark : '',
            view,
            heading:
              period !== 'ttm'
                ? 'Period'
                : spec.block === 'balance_sheet'
                  ? 'At the end of'
                  : 'Twelve months to',
          }}
        />
      ))}
    </div>
  );
}
