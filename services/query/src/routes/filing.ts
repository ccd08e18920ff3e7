import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { FilingResponse, OtherFiling, PeriodicFiling } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { Answer } from '../wire/answer.ts';
import { paramInvalid, type Refusal, noCompany } from '../wire/refusal.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { itemsOf, releaseOf } from '@footnote/lanes/filings/filings/current-report';
import { cachedFiling } from './cached-filing.ts';
import {
  type FilingHead,
  filerOf,
  readSymbol,
  readText,
  type ReadText,
} from '@footnote/lanes/filings/filings/read-filing';
import type { FilingRequest } from '@footnote/lanes/filings/filings/request';
import { sectionIn, sectionNamesOf } from '@footnote/lanes/filings/filings/sections';

const SCHEMA_VERSION: FilingResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/filings/{accession}`. */
export function filingEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly now: () => number;
}): GeneralEndpoint<FilingRequest> {
  const { store, symbols, now } = options;

  const answerAbout = async (filing: FilingHead, requested: string | undefined): Promise<Answer> => {
    const computedAt = now();
    const [text, symbol] = await Promise.all([
      readText(store, filing),
      requested ?? readSymbol(store, filing.cik),
    ]);
    return filingAnswer<FilingResponse['data']>(membersOf(filing, text, symbol), {
      asOf: filing.source_time,
      computedAt,
      schemaVersion: SCHEMA_VERSION,
    });
  };

  return {
    path: '/v2/filings/:accession',
    parse: createQueryParser<FilingRequest>('filing'),
    answer: ({ accession, symbol: given = '' }) => {
      const symbol = given === '' ? undefined : normaliseSymbol(given);
      const about = {
        ...options,
        key: `filing ${accession} ${symbol ?? ''}`,
        accession,
        make: (filing: FilingHead) => answerAbout(filing, symbol),
      };
      if (symbol === undefined) return cachedFiling(about);
      const filedBy = (entry: SymbolEntry): ReturnType<typeof cachedFiling> =>
        cachedFiling({ ...about, choose: (filers) => crossChecked(filers, entry) });
      const resolved = resolveSymbol(store, symbols, symbol);
      return resolved instanceof Promise ? resolved.then(filedBy) : filedBy(resolved);
    },
  };
}

/** The filing as that of the company of the symbol. */
function crossChecked(filers: readonly FilingHead[], entry: SymbolEntry): FilingHead | Refusal {
  const { symbol, cik } = entry;
  if (cik === null) return noCompany(entry);
  const accession = filers[0]?.accession ?? '';
  return (
    filerOf(filers, cik) ?? paramInvalid(`symbol must be a filer of ${accession}, which ${symbol} is not`)
  );
}

type Members = Omit<Writable<OtherFiling>, 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status'>;

function membersOf(filing: FilingHead, text: ReadText, symbol: string | null) {
  const { accession, form, filed, report_date: period, url } = filing;
  const members: Members = {
    accession,
    filing_date: filed,
    form,
    period_of_report: period === '' ? null : period,
    symbol,
    url,
  };
  const family = familyOf(form);
  if (family === 'annual' || family === 'quarterly') return { ...members, ...sectionMembers(form, text) };
  return family === 'current'
    ? { ...members, items: itemsOf(filing, text), press_release: releaseOf(form, text) }
    : members;
}

function sectionMembers(
  form: string,
  text: ReadText,
): Pick<Writable<PeriodicFiling>, 'sections' | 'unavailable_sections'> {
  const names = sectionNamesOf(form).map((name) => ({ name, ...sectionIn(text, form, name) }));
  return {
    sections: names.flatMap(({ name, row }) =>
      row === undefined
        ? []
        : [{ char_count: row.char_count, name: name as 'business' | 'mda' | 'risk_factors' }],
    ),
    unavailable_sections: names.flatMap(({ name, reason }) =>
      reason === undefined ? [] : [{ name, reason }],
    ),
  };
}
