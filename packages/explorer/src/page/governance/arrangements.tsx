import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Refused, RefusedBecause } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, NotStated, ValueOr } from '../lane/values.tsx';
import type { SectionProps } from './section.ts';
import { UnreadReports } from './unread-reports.tsx';

type Arrangement = Schemas['TradingArrangement'];

/** The arrangements that 10-Ks and 10-Qs tag, one row for each in each report. */
export function Arrangements({ data, cik }: SectionProps): JSX.Element {
  const { arrangements, coverage_start: since, uncompared, unread_reports: unread } = data;
  const reasons = new Map(uncompared.map(({ accession, line, reason }) => [`${accession} ${line}`, reason]));
  return (
    <>
      <p class="quiet prose">
        What 10-Ks and 10-Qs filed since {since} tag of the arrangements that directors and officers adopted
        or terminated.
      </p>
      {arrangements.length === 0 ? (
        <p class="empty">The reports that were read tag no arrangement.</p>
      ) : (
        <DataTable
          caption="Trading arrangements, newest report first"
          columns={columnsOf(cik, reasons)}
          rows={arrangements}
          keyOf={({ accession, line }) => `${accession} ${line}`}
        />
      )}
      <UnreadReports filings={unread} cik={cik} />
    </>
  );
}

const columnsOf = (
  cik: string | undefined,
  reasons: ReadonlyMap<string, string>,
): readonly DataColumn<Arrangement>[] => [
  {
    name: 'Person',
    isWrapped: true,
    cell: ({ name, title }) => (
      <>
        {name ?? <NotStated />} {title !== null && <small>{title}</small>}
      </>
    ),
  },
  {
    name: 'What',
    isWrapped: true,
    cell: ({ actions, rule_10b5_1: isUnderRule, accession, line }) => {
      const reason = reasons.get(`${accession} ${line}`);
      return (
        <>
          {actions.join(' and ') || 'not tagged'} <small>{ruleOf(isUnderRule)}</small>
          {reason !== undefined && (
            <small>
              in no plan: <RefusedBecause reason={reason} />
            </small>
          )}
        </>
      );
    },
  },
  { name: 'Adopted', cell: ({ adopted }) => <Day day={adopted} /> },
  { name: 'Terminated', cell: ({ terminated }) => <Day day={terminated} /> },
  { name: 'Ends', cell: ({ ends }) => <Day day={ends} /> },
  {
    name: 'Shares',
    isFootnoted: true,
    cell: (line) => (
      <StatedValue
        title={`Shares of the arrangement of ${line.name ?? 'a person without a name'}`}
        value={line.shares}
        show={grouped}
        exact={(value) => `${grouped(value)} shares`}
        details={line.parts.map(({ member, shares }) => [`Part ${member}`, `${grouped(shares)} shares`])}
        filing={line}
        cik={cik}
        note={line.parts.length > 0 ? `in ${line.parts.length} parts` : null}
      />
    ),
  },
  {
    name: 'Terms',
    isWrapped: true,
    cell: ({ terms, facts: [first] }) => (
      <>
        {terms === null ? (
          <>
            <NotStated />{' '}
          </>
        ) : (
          <details>
            <summary>as tagged</summary>
            {terms.split('\n').map((text, at) => (
              <p key={at}>{text}</p>
            ))}
          </details>
        )}
        {first !== undefined && <a href={first.place.viewer}>in the report</a>}
      </>
    ),
  },
  { name: 'Filing', cell: (line) => <FilingLink filing={line} cik={cik} /> },
];

const ruleOf = (isUnderRule: boolean | null): string =>
  isUnderRule === null ? '' : isUnderRule ? 'under Rule 10b5-1' : 'not under Rule 10b5-1';

/** A day, or why there is none with the text that is tagged instead. */
const Day = ({ day }: { readonly day: Arrangement['adopted'] }): JSX.Element =>
  typeof day === 'string' ? (
    <>{day}</>
  ) : day.text === null ? (
    <ValueOr value={null}>{() => ''}</ValueOr>
  ) : (
    <>
      <Refused reason={day.reason} /> <small>{wordsOf(day.text)}</small>
    </>
  );
