import { labelFor } from '@footnote/values/period';
import { formatAmount } from '../decimal.ts';
import type { Derivation, Stated } from './fourth-quarter.ts';
import type { Report } from './one-basis.ts';

type Filing = Report['filing'];

/** How a fourth quarter was derived, as it is stored. Values are decimal strings; the year is the first operand. */
export type SegmentDerivation = {
  readonly operands: readonly {
    readonly period: string;
    readonly filing: Filing;
    readonly total: string | null;
    /** By the name that the filing uses. */
    readonly members: readonly {
      readonly member: string;
      readonly value: string;
      /** Its name in the year; absent if it is the same. */
      readonly renamed?: string;
    }[];
  }[];
  /** Periods that two filings break down alike. */
  readonly shown_by: readonly { readonly period: string; readonly earlier: Filing; readonly later: Filing }[];
  readonly against: readonly {
    readonly member: string | null;
    readonly figures: readonly {
      readonly of: string;
      readonly filing: Filing | null;
      readonly value: string | null;
    }[];
  }[];
};

/** The JSON text of a derivation; empty if the year or its quarters are not served, so that nothing was compared. */
export function derivationText(derivation: Derivation): string {
  const { operands, shownBy, against } = derivation;
  const [whole] = operands;
  if (whole === undefined) return '';
  const stored: SegmentDerivation = {
    operands: operands.map((report) => operandOf(report, whole)),
    shown_by: shownBy.map(({ earlier, later }) => ({
      period: labelOf(earlier),
      earlier: earlier.filing,
      later: later.filing,
    })),
    against: against.map(({ member, figures }) => ({ member, figures: figures.map(figureOf) })),
  };
  return JSON.stringify(stored);
}

function operandOf(report: Report, whole: Report): SegmentDerivation['operands'][number] {
  const { filing, breakdown, names } = report;
  return {
    period: labelOf(report),
    filing,
    total: breakdown.total === null ? null : formatAmount(breakdown.total),
    members: [...report.figures].map(([name, value]) => {
      const [member, own] = [names.get(name) ?? name, whole.names.get(name)];
      const renamed = own === undefined || own === member ? {} : { renamed: own };
      return { member, value: formatAmount(value), ...renamed };
    }),
  };
}

const figureOf = ({
  of,
  filing,
  value,
}: Stated): SegmentDerivation['against'][number]['figures'][number] => ({
  of,
  filing,
  value: value === null ? null : formatAmount(value),
});

const labelOf = ({ period: { period_kind: kind, fiscal_year: year, fiscal_period: of } }: Report): string =>
  labelFor(kind, year, of);
