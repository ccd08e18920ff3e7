import type { Filing } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import { isAwaited, isDue, noteFiling, documentSpan, documentsWithin } from './list.ts';
import type { FilingDocument, FilingDocumentList } from './entry.ts';
import { xbrlReports } from './xbrl/kind.ts';

const CIK = '0000000001';
const DAY = 86_400_000;

const filing = (changes: Partial<Filing> = {}): Filing => ({
  event_id: 'id',
  source_time: Date.UTC(2026, 2, 2, 21),
  recorded_at: 0,
  cik: CIK,
  accession: `${CIK}-26-000001`,
  form: '10-K',
  filed: '2026-03-02',
  report_date: '2025-12-31',
  accepted_at: Date.UTC(2026, 2, 2, 21),
  primary_document: 'abc-20251231.htm',
  primary_document_description: null,
  items: null,
  file_number: null,
  size: null,
  is_xbrl: true,
  is_inline_xbrl: true,
  origin: 'submissions',
  source_document: null,
  ...changes,
});

const listOf = (...filings: readonly Filing[]): FilingDocumentList => {
  const list: FilingDocumentList = new Map();
  for (const each of filings) noteFiling(xbrlReports, list, each);
  return list;
};

const isListed = (changes: Partial<Filing>): boolean => listOf(filing(changes)).size === 1;

const FILE = { name: 'a-xbrl.zip', sha256: 'ab', bytes: 3 };

describe('filings with an XBRL report', () => {
  it('lists periodic filings unless they are marked as having no XBRL', () => {
    for (const form of ['10-K', '10-KT', '10-Q', '10-QT', '20-F', '40-F', '6-K', '10-K/A', '20-F/A'])
      expect(isListed({ form }), form).to.equal(true);
    for (const form of ['8-K', '4', 'S-1', '10-K405', 'NT 10-K', '11-K'])
      expect(isListed({ form }), form).to.equal(false);
    expect(isListed({ is_xbrl: false })).to.equal(false);
    expect(isListed({ is_xbrl: null })).to.equal(true);
    // Most 6-K have none, and no filing had one before 2009.
    expect(isListed({ is_xbrl: null, form: '6-K' })).to.equal(false);
    expect(isListed({ is_xbrl: null, filed: '2008-12-31' })).to.equal(false);
    // A filing with facts has XBRL.
    expect(isListed({ is_xbrl: null, form: '6-K', origin: 'companyfacts' })).to.equal(true);
  });

  it('keeps fetched files when a filing is listed again and refetches a corrected one', () => {
    const list = listOf(filing());
    const [entry] = list.values();
    list.set(entry!.accession, { ...entry!, files: [FILE], isPublished: true });
    noteFiling(xbrlReports, list, filing({ source_time: 5 }));
    expect([...list.values()][0]).to.deep.include({ files: [FILE], isPublished: true, sourceTime: 5 });
    noteFiling(xbrlReports, list, filing({ form: '10-K/A' }));
    expect([...list.values()][0]).to.deep.include({ files: [FILE], isPublished: false, form: '10-K/A' });
    noteFiling(xbrlReports, list, filing({ is_xbrl: false }));
    expect(list.size).to.equal(1);
  });

  it('prefers submissions to sources that only cite a filing', () => {
    const cited = filing({
      origin: 'companyfacts',
      primary_document: null,
      report_date: null,
      is_xbrl: null,
    });
    const list = listOf(filing(), cited);
    expect([...list.values()][0]?.primaryDocument).to.equal('abc-20251231.htm');
    const other = listOf(cited);
    const [entry] = other.values();
    other.set(entry!.accession, { ...entry!, lacking: { source: 'live', at: 1 } });
    noteFiling(xbrlReports, other, filing());
    // The document's name is known now.
    expect([...other.values()][0]?.lacking).to.equal(null);
    noteFiling(xbrlReports, other, filing({ is_xbrl: false }));
    expect(other.size).to.equal(0);
  });

  it('selects the reports within a number of years before the newest', () => {
    const list = listOf(
      ...['2026-03-02', '2025-03-03', '2025-03-02', '2020-01-01'].map((filed, index) =>
        filing({ filed, accession: `${CIK}-26-00000${index}` }),
      ),
    );
    const within = (setting: string): readonly string[] =>
      documentsWithin(list, documentSpan(setting)).map(({ filed }) => filed);
    expect(within('all')).to.deep.equal(['2026-03-02', '2025-03-03', '2025-03-02', '2020-01-01']);
    expect(within('1')).to.deep.equal(['2026-03-02', '2025-03-03']);
    expect(within('6')).to.deep.equal(['2026-03-02', '2025-03-03', '2025-03-02']);
    expect(within('none')).to.deep.equal([]);
    expect(documentsWithin(new Map(), 3)).to.deep.equal([]);
  });

  it('makes a report due once, then daily for a month, and at once from another source', () => {
    const [entry] = listOf(filing()).values();
    const filed = Date.UTC(2026, 2, 2);
    const due = (changes: Partial<FilingDocument>, now: number, source = 'live'): boolean =>
      isDue({ ...entry!, ...changes }, { source, now, lateMs: xbrlReports.lateMs });
    expect(due({}, filed)).to.equal(true);
    expect(due({ files: [FILE] }, filed)).to.equal(false);
    const lacking = { source: 'live', at: filed };
    expect(due({ lacking }, filed + DAY - 1)).to.equal(false);
    expect(due({ lacking }, filed + DAY)).to.equal(true);
    expect(due({ lacking }, filed + 30 * DAY)).to.equal(true);
    expect(due({ lacking }, filed + 31 * DAY)).to.equal(false);
    expect(due({ lacking }, filed + 31 * DAY, '/mirror')).to.equal(true);
  });

  it('awaits a report only for a filing marked as having XBRL', () => {
    const { accession } = filing();
    expect(isAwaited(listOf(filing()), accession, 'all')).to.equal(true);
    expect(isAwaited(listOf(filing()), accession, 'none')).to.equal(false);
    expect(isAwaited(listOf(filing({ is_xbrl: null })), accession, 'all')).to.equal(false);
    expect(isAwaited(null, accession, 'all')).to.equal(false);
  });
});
