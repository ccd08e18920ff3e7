import { expect } from 'chai';
import type { DescribedSection } from './lines.ts';
import { withSuspicions } from './plausible.ts';

const section = (period: string, length: number): DescribedSection => ({
  filing: { path: period, form: '10-K', filer: '1', period, exhibits: [] },
  name: 'mda',
  result: length === 0 ? 'section_not_found' : 'headings',
  length,
  start: '',
  end: '',
  before: '',
  after: '',
  items: '',
  suspicions: [],
});

describe('withSuspicions', () => {
  it('names a section that is far shorter or longer than in other years, or missing in one', () => {
    const lengths = { '2020': 100_000, '2021': 10_000, '2022': 101_000, '2023': 0, '2024': 99_000 };
    const found = withSuspicions(Object.entries(lengths).map(([year, length]) => section(year, length)));
    expect(
      Object.fromEntries(found.map(({ filing, suspicions }) => [filing.period, suspicions])),
    ).to.deep.equal({
      '2020': [],
      '2021': ['0.10 of others'],
      '2022': [],
      '2023': ['section_not_found, others 100000'],
      '2024': [],
    });
  });
});
