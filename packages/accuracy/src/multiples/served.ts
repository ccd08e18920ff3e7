import { indexCells } from '@footnote/figures/index/cell-index';
import { MULTIPLE_NAMES } from '@footnote/figures/valuation/multiples';
import { statedFigures } from '@footnote/figures/valuation/stated';
import { storedProfile } from '@footnote/projector/projections/statements/profile';
import type { FoundMarket } from '@footnote/lanes/companies/profile/market';
import { valuationMembers } from '@footnote/lanes/companies/valuation/assemble';
import { balanceCell, valuedBy } from '@footnote/lanes/companies/valuation/valued';
import type { Cell } from '@footnote/statements/cell';
import type { CompanyInput } from '@footnote/statements/inputs';
import type { Issuer } from '@footnote/statements/statements';
import { MEASURED_AT } from './prices.ts';

export const VALUATION_FIGURES = ['market_value', 'enterprise_value', ...MULTIPLE_NAMES] as const;

export type ValuationFigure = (typeof VALUATION_FIGURES)[number];

/** A figure, or the reason why it is refused. */
export type ServedFigure = { readonly value: number } | { readonly refused: string };

export type Valuable = {
  readonly input: CompanyInput;
  readonly issuer: Issuer;
  /** As served: contradicted cells are masked. */
  readonly cells: readonly Cell[];
  readonly market: Omit<FoundMarket, 'basicShares' | 'dividends'>;
};

const REVISION = 1;

/** The valuation of a company, computed by the code of `/v2/valuation`. */
export const servedFigures = (company: Valuable): Readonly<Record<ValuationFigure, ServedFigure>> => {
  const { input, issuer, cells } = company;
  const { cik } = input;
  const row = storedProfile(
    input,
    { issuer, cells },
    { cik, revision: REVISION, symbol: company.market.symbol },
  );
  const newest = input.filings.reduce((day, { filed }) => (filed > day ? filed : day), '');
  const stated = {
    head: {
      reporting_currency: issuer.reporting_currency ?? '',
      reporting_cadence: issuer.reporting_cadence,
      issuer_type: issuer.type,
      revision: String(REVISION),
      as_of: `${newest} 00:00:00`,
    },
    profile: row.kind === 'ok' ? row.value[0] : undefined,
  };
  const market = { ...company.market, dividends: undefined, basicShares: newestAverage(cells) };
  const view = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const figures = statedFigures(
    indexCells(
      cells.filter(({ fiscal_period: period, period_kind: kind }) => period !== 'TP' && kind !== 'ytd'),
      view,
    ),
  );
  const accession = balanceCell(figures)?.accession;
  const claimFacts = (input.filings.find((filing) => filing.accession === accession)?.facts ?? []).flatMap(
    ({ taxonomy, concept, unit, end, value }) =>
      unit === 'USD' ? [{ concept: `${taxonomy}:${concept}`, end, value }] : [],
  );
  const valued = valuedBy({ market, stated, figures, claimFacts, now: MEASURED_AT });
  const members = valuationMembers({ valued, stated, market, history: null, now: MEASURED_AT });
  const found = {
    market_value: members.market_value.value,
    enterprise_value: members.enterprise_value.value,
    ...Object.fromEntries(
      MULTIPLE_NAMES.map((name) => {
        const multiple = members.multiples[name];
        return [name, 'reason' in multiple ? multiple : multiple.value];
      }),
    ),
  } as Record<ValuationFigure, object>;
  return Object.fromEntries(
    VALUATION_FIGURES.map((name): [ValuationFigure, ServedFigure] => {
      const figure = found[name];
      return [name, 'reason' in figure ? { refused: String(figure.reason) } : { value: Number(figure) }];
    }),
  ) as Record<ValuationFigure, ServedFigure>;
};

/** The newest weighted average of the basic shares, as the service reads it. */
const newestAverage = (cells: readonly Cell[]): string | null =>
  cells
    .filter(
      ({ field, period_kind: kind, value }) =>
        field === 'shares_basic' && (kind === 'quarter' || kind === 'annual') && Number(value) > 0,
    )
    .toSorted(
      (a, b) => b.period_end.localeCompare(a.period_end) || -a.period_kind.localeCompare(b.period_kind),
    )[0]?.value ?? null;
