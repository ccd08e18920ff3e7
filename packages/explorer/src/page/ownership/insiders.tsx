import type { ParametersOf, Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { InsiderFilters } from './insider-filters.tsx';
import { InsiderIntents } from './insider-intents.tsx';
import { InsiderSummary } from './insider-summary.tsx';
import { InsiderTransactions } from './insider-transactions.tsx';

type Insiders = Schemas['Insiders'];
type InsidersProps = { readonly route: RouteOf<'ownership'>; readonly cik: string };

/** Those of the contract; of others the service says which there are. */
type Codes = NonNullable<ParametersOf<'/v2/insiders'>['code']>;

const LINES = 50;

/** Net buying, transactions and intents to sell of a company's insiders. */
export function Insiders({ route, cik }: InsidersProps): JSX.Element {
  const { symbol, code, owner, from, to } = route;
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  return (
    <section aria-labelledby="insiders">
      <h2 id="insiders">Insiders</h2>
      <InsiderFilters route={route} />
      <Answer
        path="/v2/insiders"
        parameters={{
          symbol,
          limit: LINES,
          ...(code.length > 0 && { code: code as Codes }),
          ...(owner !== '' && { owner }),
          ...(from !== '' && { from }),
          ...(to !== '' && { to }),
          ...(cursor !== undefined && { cursor }),
        }}
      >
        {({ data }) =>
          'reason' in data ? (
            <RefusedPart reason={data.reason} />
          ) : (
            <>
              <p class="quiet prose">
                Forms 3, 4, 5 and 144 of directors, officers and owners of more than ten percent, as filed
                {data.coverage_start !== null && ` since ${data.coverage_start}`}.
              </p>
              <InsiderSummary summary={data.summary} listedTo={data.as_of} />
              <InsiderTransactions transactions={data.transactions ?? []} cik={cik} route={route} />
              <Pager
                isFirst={cursor === undefined}
                next={data.next_cursor}
                onNewer={() => setCursors(cursors.slice(0, -1))}
                onOlder={(next) => setCursors([...cursors, next])}
              />
              <InsiderIntents intents={data.intents} cik={cik} />
              <UnparsedForms forms={data.unparsed_filings} cik={cik} />
            </>
          )
        }
      </Answer>
    </section>
  );
}

type PagerProps = {
  readonly isFirst: boolean;
  readonly next: string | null;
  readonly onNewer: () => void;
  readonly onOlder: (cursor: string) => void;
};

function Pager({ isFirst, next, onNewer, onOlder }: PagerProps): JSX.Element | null {
  if (isFirst && next === null) return null;
  return (
    <div class="pager">
      <button type="button" disabled={isFirst} onClick={onNewer}>
        Newer transactions
      </button>
      <button type="button" disabled={next === null} onClick={() => next !== null && onOlder(next)}>
        Older transactions
      </button>
    </div>
  );
}

type UnparsedProps = { readonly forms: Insiders['unparsed_filings']; readonly cik: string };

function UnparsedForms({ forms, cik }: UnparsedProps): JSX.Element | null {
  if (forms.length === 0) return null;
  const columns: readonly DataColumn<Insiders['unparsed_filings'][number]>[] = [
    { name: 'Filing', cell: (form) => <FilingLink filing={form} cik={cik} /> },
    { name: 'Reason', isWrapped: true, cell: ({ reason }) => <RefusedBecause reason={reason} /> },
  ];
  return (
    <details>
      <summary>{forms.length} forms that were not read</summary>
      <DataTable
        caption="Forms that were not read"
        columns={columns}
        rows={forms}
        keyOf={({ accession }) => accession}
      />
    </details>
  );
}
