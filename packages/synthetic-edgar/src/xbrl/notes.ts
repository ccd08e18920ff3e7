import type { Accounts } from '../accounts.ts';
import { interestParts } from '../interest.ts';
import type { Report } from '../reports.ts';
import { classAxes, isDividend, partAxes, plainLine, present, showsDividends } from './lines.ts';
import type { Network } from './networks.ts';
import { tree } from './networks.ts';

const splitRatio = 'us-gaap:StockholdersEquityNoteStockSplitConversionRatio1';

/** Facts outside of statements: debt with its interest, splits, and dividends of some issuers. */
export const notesOf = (
  { spec, chart }: Accounts,
  report: Report,
  tagged: ReadonlySet<string>,
): Network[] => {
  const showing = { year: report.year.label, annual: report.annual };
  const inNotes = [...chart.flowTags, ...chart.balanceTags].filter(
    (tag) => tag.note && tag.when?.(showing) !== false,
  );
  const parts = interestParts(spec).filter(({ note }) => note && report.annual);
  const debt = present(
    [...inNotes, ...parts].map(({ concept }) => concept),
    tagged,
  );
  const equity = present(
    [splitRatio, ...(showsDividends(spec) ? [] : [...tagged].filter(isDividend))],
    tagged,
  );
  const notes: Network[] = [
    {
      name: 'DebtDetails',
      kind: 'Disclosure',
      title: 'DEBT AND OTHER FIGURES (Details)',
      statement: null,
      rows: tree('us-gaap:DebtDisclosureAbstract', partAxes(parts), debt.map(plainLine)),
    },
    {
      name: 'EquityDetails',
      kind: 'Disclosure',
      title: 'EQUITY (Details)',
      statement: null,
      rows: tree('us-gaap:EquityAbstract', classAxes(spec, equity), equity.map(plainLine)),
    },
  ];
  return notes.filter((_, position) => [debt, equity][position]?.length !== 0);
};
