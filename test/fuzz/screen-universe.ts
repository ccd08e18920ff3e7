import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import {
  OWNERSHIP_KINDS,
  OWNERSHIP_NAMES,
  type OwnershipKind,
} from '@footnote/figures/catalog/ownership-names';
import type { OwnedCompany, OwnedFigure } from '@footnote/lanes/companies/ownership-figures/owned';
import type { TextField } from '@footnote/lanes/companies/screen/grammar/fields';
import type { NaiveCompany } from '@footnote/query/testing/naive-screen';
import { type Columns, definitionsOf } from '@footnote/read-models/columns';
import {
  COMPANY_COLUMNS,
  type CompanyRow,
  SYMBOL_COLUMNS,
  type SymbolRow,
} from '@footnote/read-models/companies';
import { COMPANY_FIGURE_COLUMNS, type CompanyFigureRow } from '@footnote/read-models/company-figures';
import { STATEMENT_ISSUER_COLUMNS, type StatementIssuerRow } from '@footnote/read-models/statement-cells';
import type { ReadStore } from '@footnote/read-store/port';
import { paddedCik } from '@footnote/values/cik';

const ENDS = ['2022-12-31', '2024-06-30', '2025-09-30', '2025-12-31'];
const TRENDS = ['accelerating', 'decreasing', 'increasing', 'stable', 'volatile'];

/** Tables with the columns of the read models, without projections. */
async function createTables(store: ReadStore): Promise<void> {
  const tables: Readonly<Record<string, Columns>> = {
    company_figures: COMPANY_FIGURE_COLUMNS,
    statement_issuers: STATEMENT_ISSUER_COLUMNS,
    companies: COMPANY_COLUMNS,
    symbols: SYMBOL_COLUMNS,
  };
  for (const [name, columns] of Object.entries(tables))
    await store.command(
      `CREATE TABLE ${name} (${definitionsOf(columns).join(', ')}) ENGINE = MergeTree ORDER BY cik`,
    );
}

/** The companies for a naive evaluation, and the figures of owners, which are in memory. */
export type Universe = {
  readonly companies: readonly NaiveCompany[];
  readonly owned: ReadonlyMap<OwnershipKind, ReadonlyMap<string, OwnedCompany>>;
};

/** Figures of owners of a kind: some refused, some absent, and those of some companies altogether. */
function ownedBy(kind: OwnershipKind, known: Map<string, string>, chance: () => number): OwnedCompany {
  const figures = new Map<string, OwnedFigure>();
  for (const { name, owners, unit } of OWNERSHIP_NAMES) {
    if (owners !== kind || chance() < 0.1) continue;
    if (chance() < 0.3) {
      figures.set(name, { refusal: 'forms_missing' });
      continue;
    }
    const value = (chance() * 90 - (unit === 'shares' ? 45 : 0)).toFixed(unit === 'percent' ? 2 : 0);
    known.set(name, value);
    figures.set(name, { value, asOf: '2026-02-01', provenance: null, accessions: [], filings: 0 });
  }
  return { figures, newest: null };
}

/**
 * Fills a read store with companies that have each figure, a refusal in its place, or no row; returns the data for a naive
 * evaluation.
 */
export async function fillScreened(store: ReadStore, count: number, chance: () => number): Promise<Universe> {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  await createTables(store);
  const figures: CompanyFigureRow[] = [];
  const issuers: StatementIssuerRow[] = [];
  const companies: CompanyRow[] = [];
  const symbols: SymbolRow[] = [];
  const naive: NaiveCompany[] = [];
  const owned = new Map(OWNERSHIP_KINDS.map((kind) => [kind, new Map<string, OwnedCompany>()] as const));
  for (let at = 0; at < count; at += 1) {
    const cik = paddedCik(at + 1);
    const symbol = chance() < 0.9 ? `T${at}` : '';
    const currency = pick(['USD', 'USD', 'USD', 'EUR', '']);
    const [exchange, sic] = [pick(['NYSE', 'Nasdaq', '']), pick(['3571', '7372', ''])];
    const cadence = pick(['quarterly', 'annual'] as const);
    const type = pick(['industrial', 'bank'] as const);
    const end = pick(ENDS);
    const known = new Map<string, string>();
    for (const { name, unit } of FIGURE_NAMES) {
      if (chance() < 0.1 && name !== 'revenue_ttm_usd') continue;
      const isRefused = chance() < 0.25;
      const word = unit === 'word' && !isRefused ? pick(TRENDS) : '';
      const digits = (chance() * 400 - 100).toFixed(Math.floor(chance() * 3));
      const value = unit === 'word' || isRefused ? null : digits;
      if (value !== null || word !== '') known.set(name, value ?? word);
      figures.push({
        cik,
        symbol,
        figure: name,
        view: '',
        own: true,
        value,
        word,
        refusal: isRefused ? 'not_reported' : '',
        unit,
        fiscal_year: 2025,
        fiscal_period: 'FY',
        period_end: end,
        accession: '0009999999-26-000001',
        form: '10-K',
        filed: '2026-02-01',
        preliminary: false,
        revision: 1,
      });
    }
    for (const [kind, book] of owned) if (chance() < 0.9) book.set(cik, ownedBy(kind, known, chance));
    issuers.push({
      cik,
      reporting_currency: currency,
      reporting_cadence: cadence,
      issuer_type: type,
      revision: 1,
      as_of: '2026-02-01 00:00:00',
    });
    companies.push({
      cik,
      name: `Company ${at}`,
      symbols: symbol === '' ? [] : [symbol],
      sic,
      sic_description: `Industry ${sic.slice(0, 2)}`,
      fiscal_year_end: '1231',
      entity_type: 'operating',
      business_city: '',
      business_state_or_country: '',
      website: '',
    });
    if (symbol !== '') symbols.push({ symbol, cik, name: `Company ${at}`, exchange });
    const texts: readonly (readonly [TextField, string])[] = [
      ['cik', cik],
      ['currency', currency],
      ['exchange', symbol === '' ? '' : exchange],
      ['industry', `Industry ${sic.slice(0, 2)}`],
      ['issuer_type', type],
      ['reporting_cadence', cadence],
      ['sic', sic],
      ['symbol', symbol],
    ];
    naive.push({ figures: known, texts: new Map(texts.filter(([, text]) => text !== '')) });
  }
  await store.insert('company_figures', figures);
  await store.insert('statement_issuers', issuers);
  await store.insert('companies', companies);
  await store.insert('symbols', symbols);
  return { companies: naive, owned };
}
