import { expect } from 'chai';
import type { CellEvidence, EvidencePlace, FilingEvidence } from '@footnote/contract/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { useSpineOf } from './spine-of.ts';

const issuer = generateIssuer({ ...demoSpecs[0]!, first_year: 2023, years: 3 });
const { ticker } = issuer.spec;

type Cells = Readonly<Record<'income_statement' | 'balance_sheet' | 'cash_flow', readonly Row[]>>;
type Row = Readonly<Record<string, unknown>>;

/** The number that a place prints, in units. */
function printed({ text, table }: EvidencePlace): number {
  const digits = Number(text.replaceAll(/[^\d.]/g, ''));
  const scale = /million/i.test(table?.unit_line ?? '')
    ? 1e6
    : /thousand/i.test(table?.unit_line ?? '')
      ? 1e3
      : 1;
  return digits * scale;
}

describe('GET /v2/evidence', () => {
  const { spine } = useSpineOf([issuer]);

  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${spine().address}${path}`, { headers: { 'X-API-Key': spine().key } });
    expect(response.status, path).to.equal(200);
    return ((await response.json()) as { readonly data: T }).data;
  };
  const evidence = (statement: string, field: string, period: string, more = ''): Promise<CellEvidence> =>
    get(`/v2/evidence?symbol=${ticker}&statement=${statement}&field=${field}&period=${period}${more}`);

  it('shows each figure of the newest statements where it stands in a report', async () => {
    const data = await get<Cells>(`/v2/fundamentals?symbol=${ticker}&period=annual`);
    let places = 0;
    for (const block of ['income_statement', 'balance_sheet', 'cash_flow'] as const) {
      const [row] = data[block];
      const year = String(row?.['period_end']).slice(0, 4);
      for (const field of ['revenue', 'net_income', 'total_assets', 'total_equity', 'operating_cash_flow'])
        if (typeof row?.[field] === 'number') {
          const { cell, facts } = await evidence(block, field, `FY${year}`);
          expect(cell.value, field).to.equal(row[field]);
          for (const { place, filed_value: value, end } of facts) {
            expect(place.available, `${field} ${JSON.stringify(place)}`).to.equal(true);
            if (!place.available || place.table === null) continue;
            expect(Math.abs(printed(place) - Math.abs(value)), `${field} ${place.text}`).to.be.below(1);
            expect(place.table.headers.join(' '), field).to.include(end);
            places += 1;
          }
        }
    }
    expect(places).to.be.greaterThan(3);
  });

  it('shows both facts that a derived quarter is made of', async () => {
    const { cell, facts } = await evidence('cash_flow', 'operating_cash_flow', '2024-Q3');
    expect(cell.method).to.equal('derived_ytd');
    expect(facts.map(({ role }) => role)).to.deep.equal(['+', '-']);
    for (const { place } of facts) expect(place).to.include({ available: true });
  });

  it('links to the viewer and to the element on the site of the SEC', async () => {
    const { facts } = await evidence('income_statement', 'revenue', '2024-Q1');
    const [place] = facts.map((fact) => fact.place);
    expect(place)
      .to.have.nested.property('links.viewer')
      .that.matches(/^\/filings\/[\d-]+\/document\?file=\S+#f\d+$/);
    expect(place).to.have.nested.property('links.text_fragment').that.includes('#:~:text=');
  });

  it('has the places that were known on a day, and none for a cell that is not there', async () => {
    const known = await evidence('income_statement', 'revenue', 'FY2023', '&as_known_on=2024-12-31');
    expect(known.facts.every(({ filing }) => filing.filed <= '2024-12-31')).to.equal(true);
    const { address, key } = spine();
    const path = `/v2/evidence?symbol=${ticker}&statement=income_statement&field=revenue&period=FY1999`;
    expect((await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } })).status).to.equal(404);
  });

  it('lists the served figures of a report in the order of its document', async () => {
    const { facts } = await evidence('income_statement', 'revenue', '2024-Q1');
    const accession = facts[0]?.filing.accession ?? '';
    const data = await get<FilingEvidence>(`/v2/filings/${accession}/evidence`);
    expect(data.without_place).to.equal(0);
    expect(data.total_figures).to.be.greaterThan(20);
    const from = data.figures.map(({ place }) => place.from);
    expect(from).to.deep.equal(from.toSorted((a, b) => a - b));
    const [place] = facts.map((fact) => fact.place);
    expect(place).to.include({ available: true });
    const own = data.figures.find(({ cells }) =>
      cells.some(({ field, period }) => field === 'revenue' && period === '2024-Q1'),
    );
    expect(own?.place.from).to.equal((place as EvidencePlace).from);
    expect(data.fields).to.deep.equal([]);
  });

  it('tells where the sections of an annual report begin, and the view names the line', async () => {
    const { facts } = await evidence('income_statement', 'revenue', 'FY2024');
    const accession = facts.find(({ filing }) => filing.form === '10-K')?.filing.accession ?? '';
    const { sections } = await get<FilingEvidence>(`/v2/filings/${accession}/evidence`);
    expect(sections.map(({ name }) => name)).to.include('mda');
    for (const { name, heading, passage, place } of sections) {
      const section = await get<{ paragraphs: readonly { text: string }[] }>(
        `/v2/filings/${accession}/sections/${name}`,
      );
      expect(passage?.slice(0, 60), name).to.equal(section.paragraphs[0]?.text.slice(0, 60));
      expect(heading, name).to.match(/item/i);
      if (!place.available) throw new Error(`${name}: ${place.reason}`);
      const at = Number(place.links.viewer.split('#f')[1]);
      expect(at).to.equal(place.from);
      const view = await get<{ part: { html: string } }>(`/v2/filings/${accession}/document?at=${at}`);
      const lines = view.part.html
        .split(/ id="[fl](?=\d+")/)
        .filter((line) => Number.parseInt(line, 10) <= at);
      const shown = lines
        .at(-1)
        ?.replace(/^[^>]*>/, '')
        .replaceAll(/<[^>]*>/g, '');
      expect(shown, name).to.match(/^\s*(?:part|item)/i);
    }
  });

  it('has of a filing the figures of a concept or a section alone, by either path', async () => {
    const { facts } = await evidence('income_statement', 'revenue', 'FY2024');
    const [fact] = facts;
    if (fact === undefined) throw new Error('revenue has no fact');
    const { accession } = fact.filing;
    const bare = fact.concept.slice(fact.concept.indexOf(':') + 1);
    const [figures, same, section] = await Promise.all(
      [`concept=${fact.concept}`, `concept=${bare}`, 'section=mda'].map((wanted) =>
        get<FilingEvidence>(`/v2/evidence?accession=${accession}&${wanted}`),
      ),
    );
    expect(figures?.total_figures).to.be.greaterThan(0);
    expect(new Set(figures?.figures.map(({ concept }) => concept))).to.deep.equal(new Set([fact.concept]));
    expect([figures?.sections, same?.figures]).to.deep.equal([[], figures?.figures]);
    expect(section?.sections.map(({ name }) => name)).to.deep.equal(['mda']);
    expect([section?.figures, section?.total_figures]).to.deep.equal([[], 0]);
    const direct = `/v2/filings/${accession}/evidence`;
    expect(await get(`${direct}?section=mda`)).to.deep.equal(section);
    expect(await get(`/v2/evidence?accession=${accession}`)).to.deep.equal(await get(direct));
  });

  it('lists the fields of a form', async () => {
    const { address, key, store } = spine();
    const [form] = await store.query<{ accession: string }>(
      "SELECT accession FROM filing_documents WHERE kind = 'ownership' AND url LIKE '%.xml' ORDER BY filed DESC LIMIT 1",
    );
    const data = await get<FilingEvidence>(`/v2/filings/${form?.accession ?? ''}/evidence`);
    expect(data.total_fields).to.be.greaterThan(5);
    const [field] = data.fields;
    const some = await get<FilingEvidence>(
      `/v2/filings/${form?.accession ?? ''}/evidence?path=${encodeURIComponent(field?.path ?? '')}`,
    );
    expect(some.fields[0]).to.deep.equal(field);
    const other = `path=${encodeURIComponent(field?.path ?? '')}`;
    expect(await get(`/v2/evidence?accession=${form?.accession ?? ''}&${other}`)).to.deep.equal(some);
    const wrong = await fetch(`${address}/v2/filings/1/evidence`, { headers: { 'X-API-Key': key } });
    expect(wrong.status).to.equal(400);
    for (const path of [
      '/v2/evidence?accession=0000000009-26-000001',
      '/v2/filings/0000000009-26-000001/evidence',
    ])
      expect((await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } })).status).to.equal(404);
  });
});
