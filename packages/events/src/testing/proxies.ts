import type { GovernanceReport, ProxyRow, ProxyStatement } from '@footnote/event-types/types.generated';
import { governanceEvent } from './governance.ts';

type Figure = ProxyRow['figures'][number];

/** A cell in dollars, at a place. */
export const proxyFigure = (name: string, amount: string | null, fields: Partial<Figure> = {}): Figure => ({
  name,
  text: amount ?? '',
  amount,
  day: null,
  unit: 'USD',
  refusal: null,
  concept: null,
  element_id: null,
  from: 100,
  to: 120,
  ...fields,
});

/** A row of the summary compensation table. */
export const proxyRow = (fields: Partial<ProxyRow> = {}): ProxyRow => ({
  section: 'compensation',
  kind: 'person',
  name: 'Ada Fictional',
  title: 'Chief Executive Officer',
  individual: null,
  member: null,
  effect: null,
  year: 2025,
  start: null,
  end: null,
  refusal: null,
  figures: [proxyFigure('salary', '900000'), proxyFigure('total', '900000')],
  ...fields,
});

/** The definitive proxy statement of a filing, filed on 2026-04-10. */
export const proxyEvent = (
  cik: string,
  accession: string,
  rows: ProxyStatement['rows'],
  fields: Partial<GovernanceReport> = {},
): GovernanceReport =>
  governanceEvent(cik, accession, [], {
    form: 'DEF 14A',
    filed: '2026-04-10',
    source_time: Date.parse('2026-04-10T20:10:00Z'),
    url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/acme-def14a.htm`,
    proxy: { rows, unassigned: 0 },
    ...fields,
  });
