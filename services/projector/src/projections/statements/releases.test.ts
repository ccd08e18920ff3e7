import { expect } from 'chai';
import { companyEvent, factsEvent } from '@footnote/events/testing/samples';
import { eventParts } from '@footnote/releases/document/event-parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFiling } from '@footnote/statements/inputs';
import { changed, plainFilings, plainYears } from '@footnote/statements/test-support';
import type { FilingRelease } from '@footnote/event-types/types.generated';
import { useBench } from '../../testing/bench.ts';
import { statementsProjection } from './project.ts';

const CIK = '0000000001';
const RELEASE = '0000000001-24-000099';
const FILINGS = plainFilings(2022, plainYears(3));
const reports = (until: string): readonly InputFiling[] => FILINGS.filter(({ filed }) => filed <= until);

/** A release in millions: the quarter to June 2024 beside that of the year before, with a summary of both. */
const HTML = `<p>Revenue for the second quarter of 2024 was $210.0 million, up from $160.0 million.</p>
<p>Condensed consolidated statements of operations</p><p>(in millions, except per share amounts)</p>
<table>
<tr><td></td><td colspan="2">Three Months Ended June 30,</td></tr>
<tr><td></td><td>2024</td><td>2023</td></tr>
<tr><td>Revenue</td><td>210.0</td><td>160.0</td></tr>
<tr><td>Cost of revenue</td><td>150.0</td><td>120.0</td></tr>
<tr><td>Gross profit</td><td>60.0</td><td>40.0</td></tr>
<tr><td>Operating expenses</td><td>33.0</td><td>19.0</td></tr>
<tr><td>Operating income</td><td>27.0</td><td>21.0</td></tr>
<tr><td>Provision for income taxes</td><td>6.0</td><td>5.0</td></tr>
<tr><td>Net income</td><td>21.0</td><td>16.0</td></tr>
<tr><td>Basic earnings per share</td><td>2.10</td><td>1.60</td></tr>
<tr><td>Diluted earnings per share</td><td>2.10</td><td>1.60</td></tr>
<tr><td>Weighted average shares, basic</td><td>10.0</td><td>10.0</td></tr>
<tr><td>Weighted average shares, diluted</td><td>10.0</td><td>10.0</td></tr>
</table>`;

const releaseEvent = (): FilingRelease => ({
  event_id: RELEASE,
  source_time: Date.parse('2024-07-20T20:05:00Z'),
  recorded_at: 0,
  cik: CIK,
  accession: RELEASE,
  form: '8-K',
  filed: '2024-07-20',
  exhibit: 'EX-99.1',
  url: 'https://www.sec.gov/Archives/edgar/data/1/000000000124000099/ex991.htm',
  chunk: 0,
  chunks: 1,
  set_id: RELEASE,
  source_document: '0'.repeat(64),
  parts: [...eventParts(readParts(HTML))],
  announces: null,
});

describe('statements projected from a release', () => {
  const bench = useBench();
  const statements = statementsProjection({ compute: computeStatements, verifies: true });

  const report = (...filings: readonly InputFiling[]): Promise<void> =>
    bench().append(
      'facts',
      ...filings.map(({ accession, form, filed, facts, fy, fp }) =>
        factsEvent(
          CIK,
          accession,
          facts.map((fact) => ({ ...fact, fy, fp, frame: null })),
          { form, filed },
        ),
      ),
    );
  const serve = (): Promise<void> => bench().project([statements]);
  const quarter = () =>
    bench().store.query<{ field: string; value: string | null; form: string; flags: readonly string[] }>(
      `SELECT field, toString(value) AS value, form, flags FROM statement_cells
      WHERE period_kind = 'quarter' AND period_end = '2024-06-30' AND field IN ('net_income', 'revenue') ORDER BY field`,
    );

  it('are preliminary, until its report confirms or changes them, which is announced', async () => {
    await bench().append('companies', companyEvent(CIK, { symbols: ['ALP'] }));
    await report(...reports('2024-05-01'));
    await serve();
    expect(await quarter()).to.deep.equal([]);

    await bench().append('releases', releaseEvent());
    await serve();
    expect(await quarter()).to.deep.equal([
      { field: 'net_income', value: '21000000', form: '8-K', flags: ['preliminary'] },
      { field: 'revenue', value: '210000000', form: '8-K', flags: ['preliminary'] },
    ]);
    const figures = await bench().store.query<{ figure: string; preliminary: boolean }>(
      `SELECT figure, preliminary FROM company_figures WHERE figure = 'revenue' AND view = 'quarter'`,
    );
    expect(figures).to.deep.equal([{ figure: 'revenue', preliminary: true }]);
    expect(await bench().read('revisions'), 'a new period').to.deep.equal([]);

    const [next] = reports('2024-08-01').slice(-1);
    const corrected = changed(next!, (item) =>
      item.concept === 'NetIncomeLoss' && item.start === '2024-04-01'
        ? { ...item, value: String(Number(item.value) - 500_000) }
        : item,
    );
    await report(corrected);
    await serve();
    expect(await quarter()).to.deep.equal([
      { field: 'net_income', value: '20500000', form: '10-Q', flags: [] },
      { field: 'revenue', value: '210000000', form: '10-Q', flags: [] },
    ]);
    const changes = (await bench().read('revisions')).flatMap((event) => event.changes);
    const found = (field: string) =>
      changes.find(
        (one) => one.field === field && one.period_kind === 'quarter' && one.period_end === '2024-06-30',
      );
    expect(found('revenue')).to.include({ cause: 'confirmed', caused_by: corrected.accession });
    expect(found('revenue')?.old).to.include({ value: '210000000', form: '8-K', accession: RELEASE });
    expect(found('net_income')).to.include({ cause: 'changed', caused_by: corrected.accession });
    expect(found('net_income')?.new).to.include({ value: '20500000', form: '10-Q' });
  });
});
