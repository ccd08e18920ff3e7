import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { addressOf, routeTo } from '../frame/address.ts';
import { labelOf, shown, wordsOf } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { BesideGaapTable } from './beside-gaap-table.tsx';
import { GuidanceTable } from './guidance-table.tsx';
import { headingOf } from './release-period.ts';

type Exhibit = Schemas['ReleaseExhibit'];
type Statement = Schemas['ReleaseStatement'];
type Figure = Schemas['ReleaseFigure'];
type Period = Schemas['ReleasePeriod'];

/** What is read of an earnings release: its proven statements, where each figure stands, and what is not proven. */
export const FilingRelease = ({ accession }: { readonly accession: string }): JSX.Element => (
  <section aria-labelledby="release">
    <h2 id="release">Figures of the release</h2>
    <Answer path="/v2/releases/{accession}" parameters={{ accession, tables: 'none' }}>
      {({ data }) =>
        'reason' in data ? (
          <RefusedPart reason={data.reason} />
        ) : (
          <>
            <p class="quiet prose">
              Preliminary, in millions of {data.currency}: read in the release and proven by its own sums and
              by what had been reported by {data.known_on}. The report confirms or changes them. Each number
              opens the release at the number.
            </p>
            {data.exhibits.map((exhibit) => (
              <ExhibitFigures key={exhibit.source_document} accession={accession} exhibit={exhibit} />
            ))}
          </>
        )
      }
    </Answer>
  </section>
);

type ExhibitProps = { readonly accession: string; readonly exhibit: Exhibit };

const ExhibitFigures = ({ accession, exhibit }: ExhibitProps): JSX.Element => (
  <section>
    <h3>
      <a href={exhibit.url} target="_blank" rel="noopener noreferrer">
        {exhibit.exhibit}
      </a>
    </h3>
    {exhibit.statements.map((statement) => (
      <DataTable
        key={`${statement.statement} ${statement.table}`}
        caption={labelOf(statement.statement)}
        columns={columnsOf(statement, viewerOf(accession, exhibit))}
        rows={[...new Set(statement.figures.map(({ field }) => field))]}
        keyOf={(field) => field}
      />
    ))}
    {exhibit.guidance.length > 0 && <GuidanceTable items={exhibit.guidance} />}
    {exhibit.non_gaap.length > 0 && <BesideGaapTable figures={exhibit.non_gaap} />}
    {exhibit.refusals.length > 0 && (
      <ul>
        {exhibit.refusals.map(({ statement, field, period, failed }) => (
          <li key={`${statement} ${field ?? ''} ${period === null ? '' : headingOf(period)} ${failed}`}>
            {labelOf(statement)}
            {field !== null && `, ${labelOf(field)}`}
            {period !== null && `, ${headingOf(period)}`}: <span class="refused">{wordsOf(failed)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** The address of the exhibit in our viewer. */
const viewerOf = (accession: string, { url }: Exhibit): string =>
  addressOf(routeTo('document', { accession, file: url.slice(url.lastIndexOf('/') + 1) }));

function columnsOf({ figures, periods }: Statement, viewer: string): readonly DataColumn<string>[] {
  return [
    { name: 'Figure', cell: (field) => labelOf(field) },
    ...periods.map((period): DataColumn<string> => ({
      name: headingOf(period),
      isNumber: true,
      cell: (field) => {
        const figure = figures.find((each) => each.field === field && isSame(each.period, period));
        return figure === undefined ? '' : <Printed figure={figure} viewer={viewer} />;
      },
    })),
  ];
}

const isSame = (one: Period, other: Period): boolean => one.end === other.end && one.months === other.months;

type PrintedProps = { readonly figure: Figure; readonly viewer: string };

/** A figure, which opens the release at its first place; on hover what is printed, and why it is believed. */
const Printed = ({ figure, viewer }: PrintedProps): JSX.Element => {
  const { evidence, places, unit, value } = figure;
  const kinds = [...new Set(evidence.map(({ kind }) => wordsOf(kind)))].join(', ');
  const printed = places.map(({ label, text }) => `${label}: ${text}`).join('; ');
  const kind = unit === 'shares' ? 'shares' : unit.includes('/') ? 'per_share' : 'amount';
  const title = `${printed}. Proven by ${kinds}.`;
  const [place] = places;
  if (place === undefined) return <span title={title}>{shown(value, kind)}</span>;
  return (
    <a href={`${viewer}#f${place.from}`} title={title}>
      {shown(value, kind)}
    </a>
  );
};
