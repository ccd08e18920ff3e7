import { eventId } from '../event-id.ts';
import type { Company, Fact, Filing, FilingFacts, FilingSections } from '../types.generated.ts';

const STAMPS = { event_id: 'e', recorded_at: 0 };

/** A company event; `at` is its source time as a date. */
export function companyEvent(
  cik: string,
  fields: Partial<Company> & { readonly symbols?: readonly string[]; readonly at?: string } = {},
): Company {
  const { symbols = [], at = '2026-01-01', ...rest } = fields;
  return {
    ...STAMPS,
    source_time: Date.parse(at),
    cik,
    name: `Company ${cik}`,
    tickers: symbols.map((symbol) => ({ symbol, exchange: 'Nasdaq' })),
    sic: '3571',
    sic_description: 'Computers',
    entity_type: 'operating',
    category: null,
    fiscal_year_end: '1231',
    state_of_incorporation: null,
    business_state_or_country: null,
    business_city: null,
    website: null,
    ein: null,
    former_names: [],
    source_document: null,
    ...rest,
  };
}

export function filingEvent(cik: string, accession: string, fields: Partial<Filing> = {}): Filing {
  const filed = fields.filed ?? '2026-02-01';
  return {
    ...STAMPS,
    source_time: Date.parse(filed),
    cik,
    accession,
    form: '10-K',
    filed,
    report_date: '2025-12-31',
    accepted_at: Date.parse(`${filed}T21:30:00Z`),
    primary_document: null,
    primary_document_description: null,
    items: null,
    file_number: null,
    size: null,
    is_xbrl: true,
    is_inline_xbrl: true,
    origin: 'submissions',
    source_document: null,
    ...fields,
  };
}

/** The sections of a 10-K in one event: of each its paragraphs. */
export function sectionsEvent(
  cik: string,
  accession: string,
  texts: Readonly<Record<string, readonly string[]>>,
  fields: Partial<FilingSections> = {},
): FilingSections {
  const filed = fields.filed ?? '2026-02-01';
  const paragraphs = Object.entries(texts).flatMap(([section, own]) =>
    own.map((text, index) => ({ section, index, kind: 'paragraph' as const, text })),
  );
  return {
    ...STAMPS,
    source_time: Date.parse(`${filed}T21:30:00Z`),
    cik,
    accession,
    form: '10-K',
    filed,
    chunk: 0,
    chunks: 1,
    set_id: eventId([cik, accession, JSON.stringify(texts)]),
    source_document: 'd'.repeat(64),
    sections: Object.entries(texts).map(([name, own]) => ({
      name,
      route: own.length === 0 ? null : 'headings',
      omission: own.length === 0 ? 'not_in_document' : null,
      char_count: own.join('\n').length,
      paragraphs: own.length,
    })),
    items: [],
    press_release: null,
    paragraphs,
    ...fields,
  };
}

export function factOf(concept: string, value: string, fields: Partial<Fact> = {}): Fact {
  return {
    taxonomy: 'us-gaap',
    concept,
    unit: 'USD',
    start: '2025-01-01',
    end: '2025-12-31',
    value,
    fy: 2025,
    fp: 'FY',
    frame: null,
    ...fields,
  };
}

export function factsEvent(
  cik: string,
  accession: string,
  facts: readonly Fact[],
  fields: Partial<FilingFacts> = {},
): FilingFacts {
  const filed = fields.filed ?? '2026-02-01';
  return {
    ...STAMPS,
    source_time: Date.parse(filed),
    cik,
    entity_name: `Company ${cik}`,
    accession,
    form: '10-K',
    filed,
    chunk: 0,
    chunks: 1,
    set_id: eventId([JSON.stringify(facts)]),
    source_document: 'd',
    source: 'companyfacts',
    facts,
    faces: [],
    dimensioned: [],
    calculations: [],
    scope: '',
    labels: [],
    cover: [],
    ...fields,
  };
}
