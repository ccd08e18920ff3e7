import { Decimal } from 'decimal.js';
import { parseAmount } from '@footnote/statements/decimal';
import { concentrationOf } from '@footnote/statements/segments/concentration';
import { SEGMENT_REFUSALS, type SegmentRefusal } from '@footnote/statements/segments/refusals';
import type { Writable } from '@footnote/wire/json';
import type {
  SegmentConcentration,
  SegmentMember,
  SegmentPeriod as PeriodMember,
} from '@footnote/contract/types.generated';
import { filingLink } from '../explain/document.ts';
import type { FoundSegments } from './found.ts';
import { derivationMember } from './derivation.ts';
import { memberLabel, memberName } from './label.ts';
import type { SelectedPeriod } from './select.ts';

type Row = FoundSegments['rows'][number];
type Labels = ReadonlyMap<string, string>;

/** One period in the format of the contract: its members, or the reason there are none. */
export function periodMember(
  cik: string,
  { label, period, rows }: SelectedPeriod,
  labels: Labels,
): Writable<PeriodMember> {
  const { fiscal_period: fiscalPeriod, period_kind: kind } = period;
  if (fiscalPeriod === 'TP' || kind === 'ttm') throw new TypeError(`${label} is no period of segments`);
  const [first] = rows;
  const members = (role: Row['role']): readonly Writable<SegmentMember>[] =>
    rows.filter((row) => row.role === role).map((row) => memberOf(row, labels));
  return {
    axis: textOrNull(first?.axis),
    concentration: concentrationMember(rows.filter(({ role }) => role === 'part')),
    concept: textOrNull(first?.concept),
    derivation: derivationMember(cik, first?.derivation ?? '', labels),
    filing: first === undefined ? null : filingLink(cik, first),
    fiscal_period: fiscalPeriod,
    fiscal_year: period.fiscal_year,
    members: members('part'),
    period: label,
    period_end: period.period_end,
    period_kind: kind,
    period_start: period.period_start,
    reconciling: members('reconciling'),
    refusal: refusalMember(first === undefined ? 'no_report' : first.refusal),
    total: numberOrNull(first?.total),
    unit: period.unit,
  };
}

function refusalMember(code: SegmentRefusal | ''): PeriodMember['refusal'] {
  return code === '' ? null : { code, text: SEGMENT_REFUSALS[code] };
}

function memberOf(
  { accession, member, share_pct: share, value }: Row,
  labels: Labels,
): Writable<SegmentMember> {
  return {
    label: memberLabel(labels, accession, member),
    member,
    name: memberName(labels, accession, member),
    share_pct: numberOrNull(share),
    value: new Decimal(value ?? 0),
  };
}

function concentrationMember(parts: readonly Row[]): Writable<SegmentConcentration> | null {
  const found = concentrationOf(
    parts.map(({ member, value }) => ({ name: member, value: parseAmount(value ?? '0') })),
  );
  const [top] = found?.shares ?? [];
  if (found === null || top === undefined) return null;
  return {
    hhi: rounded(found.hhi, 2),
    n_segments: found.count,
    top_segment: top.name,
    top_segment_share_pct: rounded(top.share_pct, 1),
  };
}

function rounded(value: number, decimals: number): Decimal {
  return new Decimal(value).toDecimalPlaces(decimals, Decimal.ROUND_HALF_EVEN);
}

function numberOrNull(text: string | null | undefined): Decimal | null {
  return text === null || text === undefined ? null : new Decimal(text);
}

function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : text;
}
