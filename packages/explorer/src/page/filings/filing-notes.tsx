import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { kindOfUnit } from '../figures/company-figure.ts';
import { shown } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { memberName } from './member-name.ts';

type Table = Schemas['NoteTable'];
type Row = Schemas['NoteRow'];

const TITLES: Readonly<Record<Table['note'], string>> = {
  debt_maturities: 'Maturities of debt',
  eps_reconciliation: 'Earnings per share',
  fair_value_levels: 'Levels of fair value',
  finance_lease_maturities: 'Maturities of finance leases',
  intangible_amortization: 'Amortization of intangible assets',
  operating_lease_maturities: 'Maturities of operating leases',
  remaining_performance_obligations: 'Remaining performance obligations',
  tax_reconciliation: 'Reconciliation of income tax',
};

type Props = { readonly symbol: string; readonly accession: string };

/** The notes of a report as tables, and why others are refused; amounts and shares in millions. */
export const FilingNotes = ({ symbol, accession }: Props): JSX.Element => (
  <section aria-labelledby="notes">
    <h3 id="notes">Notes as tables</h3>
    <Answer path="/v2/notes" parameters={{ symbol, accession }}>
      {({ data }) => <NoteTables notes={data.notes} />}
    </Answer>
  </section>
);

function NoteTables({ notes }: { readonly notes: readonly Table[] }): JSX.Element {
  const reported = notes.filter(({ refusal }) => refusal?.code !== 'not_reported');
  if (reported.length === 0) return <p class="empty">The report tags none of these notes.</p>;
  const currency = reported.flatMap(({ rows }) => rows).find(({ unit }) => CURRENCY.test(unit))?.unit;
  return (
    <>
      <p class="quiet">
        Amounts in millions{currency !== undefined && ` of ${currency}`}, shares in millions.
      </p>
      {reported.map(({ note, refusal, rows }) =>
        refusal === null ? (
          <DataTable
            key={note}
            caption={TITLES[note]}
            columns={COLUMNS}
            rows={rows.map((row, at) => ({ ...row, at }))}
            keyOf={({ at }) => String(at)}
          />
        ) : (
          <p key={note} class="refused part">
            <strong>{TITLES[note]}: refused.</strong> {refusal.text} <code>{refusal.code}</code>
          </p>
        ),
      )}
    </>
  );
}

const CURRENCY = /^[A-Z]{3}$/;

const COLUMNS: readonly DataColumn<Row & { readonly at: number }>[] = [
  {
    name: 'Row',
    cell: ({ label, dimensions, role }) => {
      const members = dimensions.map(({ member, member_label: own }) => own ?? memberName(member));
      const text = [label, ...members].join(', ');
      return role === 'total' ? <strong>{text}</strong> : text;
    },
  },
  { name: 'Value', isNumber: true, cell: ({ value, unit }) => print(value, unit) },
  { name: 'Tagged as', isWrapped: true, cell: ({ concept }) => <code>{concept}</code> },
];

/** Rates are tagged as fractions. */
const print = (value: number, unit: string): string =>
  unit === 'pure' ? shown(100 * value, 'percent') : shown(value, kindOfUnit(unit));
