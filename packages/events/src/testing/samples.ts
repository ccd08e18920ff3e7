import { eventId } from '../event-id.ts';
import type {
  Bars,
  Company,
  CusipWitness,
  CorporateActions,
  Fact,
  Filing,
  FilingFacts,
  FilingRelease,
  FilingSections,
  FilingHoldings,
  HoldingsRow,
  Listing,
  Stake,
} from '@footnote/event-types/types.generated';

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

/** The sections of a 10-K in one event, each with its paragraphs. */
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

/** An earnings release in one event. */
export function releaseEvent(
  cik: string,
  accession: string,
  parts: FilingRelease['parts'],
  fields: Partial<FilingRelease> = {},
): FilingRelease {
  const filed = fields.filed ?? '2026-02-01';
  return {
    ...STAMPS,
    source_time: Date.parse(`${filed}T21:30:00Z`),
    cik,
    accession,
    form: '8-K',
    filed,
    exhibit: 'EX-99.1',
    url: 'https://www.sec.gov/Archives/edgar/data/1/release.htm',
    chunk: 0,
    chunks: 1,
    set_id: eventId([cik, accession, JSON.stringify(parts)]),
    source_document: 'd'.repeat(64),
    parts,
    announces: null,
    ...fields,
  };
}

/** A Schedule 13G about the shares of `cik`, with one person who owns 5,500 of them, 5.5 percent. */
export function stakeEvent(cik: string, accession: string, fields: Partial<Stake> = {}): Stake {
  const filed = fields.filed ?? '2026-02-01';
  return {
    event_id: eventId(['stakes', cik, accession, JSON.stringify(fields)]),
    recorded_at: 0,
    source_time: Date.parse(`${filed}T21:30:00Z`),
    cik,
    accession,
    form: 'SCHEDULE 13G',
    filed,
    source_document: 'd'.repeat(64),
    refusal: null,
    schema_version: null,
    filers: ['0000000077'],
    amendment: null,
    previous_accession: null,
    issuer_name: `Company ${cik}`,
    cusips: [],
    class_title: 'Common Stock',
    event_date: filed,
    previously_filed: null,
    rules: [],
    filed_by: [],
    persons: [stakePerson('Quarry Partners LP', '5500', '5.5')],
    total_shares: null,
    total_percent: null,
    five_percent_or_less: null,
    item5_percent: null,
    item5_shares: null,
    unread: [],
    truncated: false,
    ...fields,
  };
}

/** A reporting person of a schedule. */
export const stakePerson = (
  name: string,
  shares: string | null,
  percent: string | null,
  fields: Partial<Stake['persons'][number]> = {},
): Stake['persons'][number] => ({
  name,
  cik: null,
  shares,
  percent,
  excludes_shares: null,
  types: ['PN'],
  group: null,
  sole_voting: null,
  shared_voting: null,
  sole_dispositive: null,
  shared_dispositive: null,
  ...fields,
});

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

/** A row of Form 13F: shares of a security by its CUSIP, value in dollars. */
export function holdingOf(
  cusip: string,
  amount: string,
  value: string,
  fields: Partial<HoldingsRow> = {},
): HoldingsRow {
  return {
    issuer: `ISSUER ${cusip}`,
    class_title: 'COM',
    cusip,
    figi: null,
    value,
    amount,
    amount_type: 'shares',
    option: null,
    discretion: 'SOLE',
    managers: [],
    voting_sole: amount,
    voting_shared: '0',
    voting_none: '0',
    ...fields,
  };
}

/** A Form 13F in one event: an original, unless `amendment` is set. */
export function holdingsEvent(
  cik: string,
  accession: string,
  rows: readonly HoldingsRow[],
  fields: Partial<FilingHoldings> & {
    readonly amendment?: { readonly number: number; readonly type: 'restatement' | 'new_holdings' | null };
  } = {},
): FilingHoldings {
  const { amendment, ...rest } = fields;
  const filed = fields.filed ?? '2026-02-12';
  return {
    ...STAMPS,
    source_time: Date.parse(`${filed}T21:30:00Z`),
    cik,
    accession,
    form: amendment === undefined ? '13F-HR' : '13F-HR/A',
    filed,
    period: '2025-12-31',
    chunk: 0,
    chunks: 1,
    set_id: eventId([cik, accession, JSON.stringify(rows)]),
    source_document: 'd'.repeat(64),
    source: 'documents',
    cover: {
      schema_version: 'X0202',
      manager_name: `Manager ${cik}`,
      file_number: null,
      report_type: 'holdings',
      is_amendment: amendment !== undefined,
      amendment_number: amendment?.number ?? null,
      amendment_type: amendment?.type ?? null,
      other_managers: [],
      stated_managers: 0,
      stated_entries: rows.length,
      stated_value: null,
      confidential_omitted: false,
      additional_information: null,
      is_truncated: false,
    },
    totals: {
      entries: rows.length,
      entries_difference: 0,
      value: null,
      value_difference: null,
      cover_unit: null,
    },
    value_unit: { unit: 'dollars', by: 'filing_date', contradicted_by: [] },
    unread: [],
    rows,
    ...rest,
  };
}

const PRICE_STAMPS = {
  source: 'sample',
  priority: 0,
  address: 'sample',
  chunk: 0,
  chunks: 1,
  currency: 'USD',
};

/** A year of bars: the date and close of each, which is also open, high and low. */
export function barsEvent(
  symbol: string,
  closes: Readonly<Record<string, string>>,
  fields: Partial<Bars> = {},
): Bars {
  const dates = Object.keys(closes).sort();
  return {
    ...STAMPS,
    ...PRICE_STAMPS,
    source_time: Date.parse(`${dates.at(-1) ?? '2025-12-31'}T21:00:00Z`),
    symbol,
    year: Number(dates[0]?.slice(0, 4) ?? 2025),
    set_id: eventId([symbol, closes]),
    price_adjustment: 'raw',
    volume_adjustment: 'raw',
    rows: dates.map((date) => {
      const close = closes[date] ?? '';
      return { date, open: close, high: close, low: close, close, volume: '1000' };
    }),
    ...fields,
  };
}

/** The actions of a year, of a source that reports dividends and splits. */
export function actionsEvent(
  symbol: string,
  year: number,
  fields: Partial<CorporateActions> = {},
): CorporateActions {
  const { dividends = [], splits = [] } = fields;
  return {
    ...STAMPS,
    ...PRICE_STAMPS,
    source_time: Date.parse(`${year}-12-31T21:00:00Z`),
    symbol,
    year,
    set_id: eventId([symbol, year, JSON.stringify([dividends, splits])]),
    reports_dividends: true,
    reports_splits: true,
    dividend_adjustment: 'raw',
    dividends,
    splits,
    ...fields,
  };
}

/** EDGAR lists the symbol as one of the filer's. */
export const listingEvent = (symbol: string, cik: string, day = '2026-02-12'): Listing => ({
  ...STAMPS,
  event_id: eventId(['listing', symbol, cik, day]),
  source_time: Date.parse(day),
  symbol,
  cik,
});

/** A Schedule 13G that names the CUSIP with the CIK of its issuer. */
export const cusipEvent = (cusip: string, cik: string): CusipWitness => ({
  ...STAMPS,
  source_time: Date.parse('2026-02-12'),
  cusip,
  cik,
  issuer: `Company ${cik}`,
  class_title: 'Common Stock',
  accession: '0009990099-26-000001',
  form: 'SCHEDULE 13G',
  filed: '2026-02-12',
  source_document: 'd'.repeat(64),
});
