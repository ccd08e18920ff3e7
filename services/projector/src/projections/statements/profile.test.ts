import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import type { FilingFacts } from '@footnote/event-types/types.generated';
import type { ProfileRow } from '@footnote/read-models/profiles';
import { computeStatements } from '@footnote/statements/compute';
import { rebuild } from '../../rebuild.ts';
import { useBench } from '../../testing/bench.ts';
import { statementsProjection } from './project.ts';

const CIK = '0000000001';
const FIRST = '0000000001-26-000001';
const SECOND = '0000000001-26-000002';

const statements = statementsProjection({ compute: computeStatements, verifies: true });

/** What companyfacts has of an annual report, and the report itself. */
const filed = (accession: string, day: string, shares: string, auditor: string): readonly FilingFacts[] => {
  const fields = { form: '10-K', filed: day, source_time: Date.parse(day) };
  const year = { start: '2025-01-01', end: '2025-12-31' };
  const instant = { start: null, end: '2025-12-31' };
  return [
    factsEvent(
      CIK,
      accession,
      [
        factOf('Revenues', '1000', year),
        factOf('NetIncomeLoss', '10', year),
        factOf('Assets', '900', instant),
        factOf('LiabilitiesAndStockholdersEquity', '900', instant),
        {
          ...factOf('EntityCommonStockSharesOutstanding', shares, { start: null, end: '2026-01-20' }),
          taxonomy: 'dei',
          unit: 'shares',
        },
        { ...factOf('EntityPublicFloat', '4000', { start: null, end: '2025-06-30' }), taxonomy: 'dei' },
      ],
      fields,
    ),
    factsEvent(CIK, accession, [], {
      ...fields,
      source: 'instance',
      set_id: accession,
      cover: [
        { name: 'AuditorName', value: auditor },
        { name: 'AuditorFirmId', value: '42' },
        { name: 'EntityFilerCategory', value: 'Non-accelerated Filer' },
      ],
    }),
  ];
};

describe('profiles', () => {
  const bench = useBench();
  const rows = (): Promise<ProfileRow[]> => bench().store.query<ProfileRow>('SELECT * FROM profiles');
  const project = async (...events: readonly FilingFacts[]): Promise<void> => {
    await bench().append('facts', ...events);
    await bench().project([statements]);
  };

  it('have a row for each company, with the filing of each member, in the revision of the statements', async () => {
    await bench().append('companies', companyEvent(CIK, { symbols: ['ALP'] }));
    await project(...filed(FIRST, '2026-02-01', '500', 'Example LLP'));
    const [row, ...others] = await rows();
    expect(others).to.deep.equal([]);
    expect(row).to.deep.equal({
      cik: CIK,
      symbol: 'ALP',
      auditor: 'Example LLP',
      auditor_location: '',
      auditor_firm_id: '42',
      auditor_refusal: '',
      auditor_accession: FIRST,
      auditor_form: '10-K',
      auditor_filed: '2026-02-01',
      filer_category: 'Non-accelerated Filer',
      filer_category_refusal: '',
      filer_category_accession: FIRST,
      filer_category_form: '10-K',
      filer_category_filed: '2026-02-01',
      public_float: '4000',
      public_float_as_of: '2025-06-30',
      public_float_refusal: '',
      public_float_accession: FIRST,
      public_float_form: '10-K',
      public_float_filed: '2026-02-01',
      shares_outstanding: '500',
      shares_as_of: '2026-01-20',
      share_classes: 1,
      share_count_basis: 'listed_security',
      shares_refusal: '',
      shares_accession: FIRST,
      shares_form: '10-K',
      shares_filed: '2026-02-01',
      earns_interest: false,
      period_end: '2025-12-31',
      revision: row!.revision,
    });
    expect(await bench().store.query('SELECT DISTINCT revision FROM statement_cells')).to.deep.equal([
      { revision: row!.revision },
    ]);
  });

  it('follow the newest filing, and a rebuild produces the same', async () => {
    await project(...filed(FIRST, '2026-02-01', '500', 'Example LLP'));
    await project(...filed(SECOND, '2026-03-01', '510', 'Other LLP'));
    const [row] = await rows();
    expect(row).to.include({ auditor: 'Other LLP', shares_outstanding: '510', auditor_accession: SECOND });
    await rebuild({ ...bench().options, projection: statements });
    expect(await rows()).to.deep.equal([row]);
  });

  it('state the reason for each refused member', async () => {
    const [companyfacts] = filed(FIRST, '2026-02-01', '0', 'Example LLP');
    await project(companyfacts!);
    const [row] = await rows();
    expect(row).to.include({ auditor: '', auditor_refusal: 'no_report', auditor_filed: null });
    expect(row).to.include({
      shares_outstanding: null,
      shares_refusal: 'implausible',
      share_count_basis: '',
    });
  });
});
