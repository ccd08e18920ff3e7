import type { FigureName, FigureView } from '@footnote/figures/catalog/names';
import type { Writable } from '@footnote/wire/json';
import type {
  Compare,
  ComparedCompany,
  RefusedFigure,
  UncomparedCompany,
} from '@footnote/contract/types.generated';
import { figureMember, missingReason } from '../figures/member.ts';
import type { StaleBefore } from '../figures/stale.ts';
import { assetTypeWithoutCompany } from '../../subject/asset-type.ts';
import { filingDocument, type LaneDocument } from '../../subject/document.ts';
import { newerOf } from '../../subject/newer.ts';
import type { ComparedRow } from './read.ts';

/** A requested symbol; with `row` for a company with statements. */
export type Column = {
  readonly symbol: string;
  readonly cik: string | null;
  readonly row: ComparedRow | undefined;
};

export type CompareParts = {
  readonly columns: readonly Column[];
  readonly figures: readonly FigureName[];
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
      companies: columns.map((column) => companyMember(column, staleBefore)),
      fields: figures.map((figure) => ({
        figure: figure.name,
        member: figure.member,
        unit: figure.unit,
        values: columns.map((column, at) =>
          figureMember(figure, cells[at]?.get(figure.name), whyNone(column, view)),
        ),
      })),
      period: view ?? 'own',
    },
    {
      asOf: columns.reduce<string | null>((newest, { row }) => newerOf(newest, row?.as_of ?? null), null),
      computedAt,
      schemaVersion,
    },
  );
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
