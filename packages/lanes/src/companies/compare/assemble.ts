import type { FigureView } from '@footnote/figures/catalog/names';
import type { Writable } from '@footnote/wire/json';
import type {
  Compare,
  ComparedCompany,
  RefusedFigure,
  UncomparedCompany,
} from '@footnote/contract/types.generated';
import { figureMember, missingReason } from '../figures/member.ts';
import type { StaleBefore } from '../figures/stale.ts';
import { marketFigureMember } from '../market-figures/member.ts';
import type { PricedCompany } from '../market-figures/priced.ts';
import { stalePricesBefore } from '../profile/market.ts';
import { assetTypeWithoutCompany } from '../../subject/asset-type.ts';
import { filingDocument, type LaneDocument } from '../../subject/document.ts';
import { newerOf } from '../../subject/newer.ts';
import { type ComparedName, isAtClose } from './fields.ts';
import type { ComparedRow } from './read.ts';

/** A requested symbol; with `row` for a company with statements. */
export type Column = {
  readonly symbol: string;
  readonly cik: string | null;
  readonly row: ComparedRow | undefined;
  /** Undefined if no figure at a close is requested. */
  readonly priced: PricedCompany | undefined;
};

export type CompareParts = {
  readonly columns: readonly Column[];
  readonly figures: readonly ComparedName[];
  readonly view: FigureView | undefined;
  readonly staleBefore: StaleBefore;
  readonly computedAt: number;
  readonly schemaVersion: string;
};

/** The answer of a comparison. */
export function assembleCompare(parts: CompareParts): LaneDocument {
  const { columns, figures, view, staleBefore, computedAt, schemaVersion } = parts;
  const cells = columns.map(({ row }) => new Map(row?.cells.map((cell) => [cell[0], cell])));
  return filingDocument<Compare>(
    {
      closes: figures.some(isAtClose) ? closesMember(columns, computedAt) : null,
      companies: columns.map((column) => companyMember(column, staleBefore)),
      fields: figures.map((figure) => ({
        figure: figure.name,
        member: isAtClose(figure) ? (figure.served?.member ?? null) : figure.member,
        path: isAtClose(figure) ? (figure.served?.path ?? null) : '/v2/fundamentals',
        unit: figure.unit,
        values: columns.map((column, at) =>
          isAtClose(figure)
            ? marketFigureMember(figure, column.priced, computedAt)
            : figureMember(figure, cells[at]?.get(figure.name), whyNone(column, view)),
        ),
      })),
      period: view ?? 'own',
    },
    {
      asOf: columns.reduce<string | null>(
        (newest, { row, priced }) => newerOf(newest, newerOf(row?.as_of ?? null, priced?.pricesAsOf ?? null)),
        null,
      ),
      computedAt,
      schemaVersion,
    },
  );
}

/** The sessions of the closes, which may differ. */
function closesMember(columns: readonly Column[], now: number): NonNullable<Writable<Compare>['closes']> {
  const days = columns.flatMap(({ priced }) => priced?.lastBar ?? []).sort();
  return { earliest: days[0] ?? null, latest: days.at(-1) ?? null, stale_before: stalePricesBefore(now) };
}

function whyNone({ symbol, cik, row }: Column, view: FigureView | undefined): RefusedFigure['reason'] {
  if (row !== undefined) return missingReason(view, row.reporting_cadence);
  return cik === null ? whyUnlisted(symbol) : 'no_statements';
}

/** A fund has no statements of an operating company. */
const whyUnlisted = (symbol: string): 'not_applicable' | 'symbol_unknown' =>
  assetTypeWithoutCompany(symbol) === 'fund' ? 'not_applicable' : 'symbol_unknown';

function companyMember(
  { symbol, cik, row }: Column,
  staleBefore: StaleBefore,
): Writable<ComparedCompany> | Writable<UncomparedCompany> {
  if (row === undefined)
    return { available: false, reason: cik === null ? whyUnlisted(symbol) : 'no_statements', symbol };
  const hasPeriod = row.period_end !== '';
  return {
    cik: row.cik,
    currency: row.currency === '' ? null : row.currency,
    fiscal_period: hasPeriod ? (row.fiscal_period as ComparedCompany['fiscal_period']) : null,
    fiscal_year: hasPeriod ? row.fiscal_year : null,
    name: row.name === '' ? null : row.name,
    period_end: hasPeriod ? row.period_end : null,
    reporting_cadence: row.reporting_cadence,
    stale: row.newest_end < staleBefore[row.reporting_cadence],
    symbol,
  };
}
