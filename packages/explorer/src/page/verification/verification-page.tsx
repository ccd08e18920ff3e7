import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Figures } from '../lane/figures.tsx';
import { shortReason } from '../lane/reasons.ts';
import { grouped } from '../lane/values.tsx';
import { VerifiedCells } from './verified-cells.tsx';

type Verification = Schemas['Verification'];
type Field = Schemas['FieldVerification'];
type VerificationRoute = RouteOf<'verification'>;

const VERDICTS = ['contradicted', 'unchecked', 'passed'] as const;

/** Findings of the verifier: totals, the cells of a verdict with their evidence, and every field. */
export function VerificationPage({ route }: { readonly route: VerificationRoute }): JSX.Element {
  const { symbol, verdict } = route;
  return (
    <Answer path="/v2/verification" parameters={{ symbol, verdict }}>
      {({ data }) => (
        <>
          <Totals data={data} />
          <section aria-labelledby="cells">
            <h2 id="cells">Cells by verdict</h2>
            <nav class="choices" aria-label="Verdict">
              {VERDICTS.map((each) => (
                <Link key={each} to={{ ...route, verdict: each }} current={verdict === each}>
                  {labelOf(each)} ({grouped(data.totals[each])})
                </Link>
              ))}
            </nav>
            <VerifiedCells
              symbol={symbol}
              cells={data.cells}
              verdict={verdict}
              total={data.totals[verdict]}
            />
          </section>
          <section aria-labelledby="fields">
            <h2 id="fields">Fields</h2>
            {[...Map.groupBy(data.fields, ({ statement }) => statement)].map(([statement, fields]) => (
              <DataTable
                key={statement}
                caption={`${labelOf(statement)}, cells of all periods`}
                columns={COLUMNS}
                rows={fields}
                keyOf={({ field }) => field}
              />
            ))}
          </section>
        </>
      )}
    </Answer>
  );
}

const Totals = ({ data }: { readonly data: Verification }): JSX.Element => {
  const { totals, last_verified_at: verifiedAt, policy_version: policy } = data;
  return (
    <section aria-labelledby="verification">
      <h2 id="verification">Verification</h2>
      <p class="quiet prose">
        Values of all periods are compared with independent readings: the company’s own XBRL, the SEC’s
        companyfacts, sums and identities, and later filings. A contradicted value is not served.{' '}
        {verifiedAt === null
          ? 'Nothing has been verified.'
          : `Newest filing verified ${verifiedAt.slice(0, 10)}, policy ${policy ?? 'unknown'}.`}
      </p>
      <Figures
        figures={[
          { name: 'Served', value: grouped(totals.served) },
          { name: 'Corroborated', value: grouped(totals.passed) },
          { name: 'Without a second reading', value: grouped(totals.unchecked) },
          { name: 'Contradicted and withheld', value: grouped(totals.contradicted) },
          {
            name: 'Refused',
            value: grouped(totals.refused),
            note: `${grouped(totals.pending)} of them pending`,
          },
        ]}
      />
    </section>
  );
};

const COLUMNS: readonly DataColumn<Field>[] = [
  {
    name: 'Field',
    isWrapped: true,
    cell: ({ field }) => labelOf(field),
  },
  { name: 'Served', isNumber: true, cell: ({ served }) => grouped(served) },
  {
    name: 'Refused',
    isNumber: true,
    cell: ({ refused }) => grouped(refused.reduce((total, { cells }) => total + cells, 0)),
  },
  {
    name: 'Reasons and rules',
    isWrapped: true,
    cell: ({ refused }) =>
      refused.length > 0 && (
        <details>
          <summary>
            {refused.map(({ cells, reason }) => `${shortReason(reason.code)} ${cells}`).join(', ')}
          </summary>
          <ul>
            {refused.flatMap(({ rules }) =>
              rules.map(({ id, text, cells }) => (
                <li key={id}>
                  {cells}: {text} <code>{id}</code>
                </li>
              )),
            )}
          </ul>
        </details>
      ),
  },
];
