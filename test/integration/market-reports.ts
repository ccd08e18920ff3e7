/** The reports of an invented company of the market tests. */
import { factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import type { FilingFacts } from '@footnote/event-types/types.generated';

const year = { start: '2023-01-01', end: '2023-12-31' };
const shares = {
  ...factOf('EntityCommonStockSharesOutstanding', '1000000', { start: null, end: '2024-01-26' }),
  taxonomy: 'dei',
  unit: 'shares',
};
/** An annual report as an event. */
export const reported = (cik: string, accession: string, unit: string): FilingFacts =>
  factsEvent(
    cik,
    accession,
    [
      factOf('Revenues', '1000', year),
      factOf('NetIncomeLoss', '200', year),
      factOf('PaymentsOfDividends', '50', year),
      factOf('NetCashProvidedByUsedInOperatingActivities', '300', year),
      factOf('Assets', '900', { start: null, end: '2023-12-31' }),
      factOf('LiabilitiesAndStockholdersEquity', '900', { start: null, end: '2023-12-31' }),
    ]
      .map((fact) => ({ ...fact, unit }))
      .concat(shares, {
        ...factOf('WeightedAverageNumberOfSharesOutstandingBasic', '990000', year),
        unit: 'shares',
      }),
    { form: '10-K', filed: '2024-02-02', source_time: Date.parse('2024-02-02') },
  );

/** Periodic reports of three years, each filed five weeks after its quarter. */
export const reportsOf = (cik: string) =>
  [2021, 2022, 2023].flatMap((year) =>
    [
      ['10-Q', `${year}-03-31`, `${year}-05-05`],
      ['10-Q', `${year}-06-30`, `${year}-08-04`],
      ['10-Q', `${year}-09-30`, `${year}-11-03`],
      ['10-K', `${year}-12-31`, `${year + 1}-02-02`],
    ].map(([form = '', end = '', filed = ''], quarter) =>
      filingEvent(cik, `${cik}-${filed.slice(2, 4)}-00001${(quarter + 2) % 4}`, {
        form,
        filed,
        report_date: end,
      }),
    ),
  );
