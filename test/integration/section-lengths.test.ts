import { expect } from 'chai';
import type { FilingSection, PeriodicFiling } from '@footnote/contract/types.generated';
import { companyEvent, filingEvent, sectionsEvent } from '@footnote/events/testing/samples';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { useTestReadStore } from '@footnote/read-store/testing';
import { startPipeline, type Pipeline } from './pipeline.ts';

const YEARLY = '0009999995';
const QUARTERLY = '0009999994';

/** Code points of the discussion and the risk factors of each report, by the end of its period. */
const REPORTS: Readonly<
  Record<string, { readonly form: string; readonly lengths: Readonly<Record<string, number>> }>
> = {
  [YEARLY]: {
    form: '10-K',
    lengths: { '2021-12-31': 400, '2022-12-31': 400, '2023-12-31': 400, '2024-12-31': 40 },
  },
  [QUARTERLY]: {
    form: '10-Q',
    lengths: {
      ...{ '2022-03-27': 400, '2023-04-02': 400, '2024-03-31': 400, '2025-03-30': 40 },
      // Another quarter than those with longer discussions.
      '2025-06-29': 40,
    },
  },
};
const accessionOf = (cik: string, end: string): string => `${cik}-${end.slice(2, 4)}-0000${end.slice(5, 7)}`;

describe('the length of a section', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-06-10T15:00:00Z',
      projections: [companies, filings],
    });
    for (const [cik, { form, lengths }] of Object.entries(REPORTS)) {
      await harness.append('companies', companyEvent(cik));
      for (const [end, length] of Object.entries(lengths)) {
        const filed = `${end.slice(0, 4)}-12-31`;
        const accession = accessionOf(cik, end);
        const texts = { mda: ['x'.repeat(length)], risk_factors: ['y'.repeat(length)] };
        await harness.append('filings', filingEvent(cik, accession, { form, filed, report_date: end }));
        await harness.append('sections', sectionsEvent(cik, accession, texts, { form, filed }));
      }
    }
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async <T>(path: string): Promise<T> => {
    const { status, body, text } = await harness.get(`/v2/filings/${path}`);
    expect(status, text).to.equal(200);
    return body!['data'] as T;
  };
  const section = (cik: string, end: string, name: string): Promise<FilingSection> =>
    data(`${accessionOf(cik, end)}/sections/${name}`);
  const refused = { available: false, reason: 'unlike_other_years' };

  it('of an annual report is refused if it is a tenth of that of other years', async () => {
    for (const name of ['mda', 'risk_factors'])
      expect(await section(YEARLY, '2024-12-31', name), name).to.include(refused);
    const filing = await data<PeriodicFiling>(accessionOf(YEARLY, '2024-12-31'));
    expect(filing.sections).to.deep.equal([]);
    expect(await section(YEARLY, '2023-12-31', 'mda')).to.include({ char_count: 400 });
  });

  it('of a quarterly report is compared with the same quarter: its discussion, since risk factors may be changes only', async () => {
    expect(await section(QUARTERLY, '2025-03-30', 'mda')).to.include(refused);
    expect(await section(QUARTERLY, '2025-03-30', 'risk_factors')).to.include({ char_count: 40 });
    expect(await section(QUARTERLY, '2025-06-29', 'mda')).to.include({ char_count: 40 });
    expect(await section(QUARTERLY, '2024-03-31', 'mda')).to.include({ char_count: 400 });
  });
});
