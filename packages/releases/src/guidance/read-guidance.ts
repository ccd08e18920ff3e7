import type { Part, Prose } from '../document/parts.ts';
import type { Guidance, GuidedPeriod } from './guidance.ts';
import { headingOf } from './outlook.ts';
import { periodsIn, settledPeriod } from './period.ts';
import { type Placed, printed, statementOf } from './sentence.ts';
import { sentencesOf } from './sentences.ts';
import { guidedRows } from './tables.ts';

/** What is known of the issuer. */
export type GuidanceContext = {
  /** Day of the release, YYYY-MM-DD. */
  readonly released: string;
  /** ISO currency of the issuer's reports, that of its dollar signs. */
  readonly currency: string;
};

/** Guidance is of this year or the next two: an older one is repeated, a later one a plan. */
const YEARS_AHEAD = 2;
/** Paragraphs that a heading reaches. */
const REACH = 15;
/** Characters of a paragraph; a longer one is no outlook. */
const LONGEST = 5000;
/** Currencies with a dollar sign. */
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD']);

/**
 * The guidance of a release, where a sentence or a row of a table states it and nothing in it is ambiguous. What two
 * places state differently is left out.
 */
export function readGuidance(
  parts: readonly Part[],
  { released, currency }: GuidanceContext,
): readonly Guidance[] {
  if (!DOLLARS.has(currency)) return [];
  const year = Number(released.slice(0, 4));
  const placed = [...placedSentences(parts), ...guidedRows(parts)].filter(
    ({ period }) => period.year >= year && period.year <= year + YEARS_AHEAD,
  );
  return withoutContradictions(placed.flatMap((statement) => guidanceOf(statement, currency)));
}

/** What sentences say under the heading of the company's outlook, up to the next heading. */
function placedSentences(parts: readonly Part[]): readonly Placed[] {
  const found: Placed[] = [];
  let outlook: Outlook | null = null;
  let reach = 0;
  for (const part of parts) {
    if (part.kind === 'table' || part.text.length > LONGEST) continue;
    const heading = headingOf(part.text);
    if (heading === 'other') outlook = null;
    else if (heading !== null) {
      outlook = heading;
      reach = REACH;
    }
    if (outlook !== null && reach > 0) found.push(...statementsIn(part, outlook));
    reach -= 1;
  }
  return found;
}

type Outlook = { readonly period: GuidedPeriod | null };

function statementsIn({ text, from, to }: Prose, { period: ofHeading }: Outlook): readonly Placed[] {
  return sentencesOf(text).flatMap((sentence): Placed[] => {
    const statement = statementOf(sentence);
    const own = statement === null ? null : periodsIn(statement.head);
    if (statement === null || own === null) return [];
    const period = settledPeriod(own, ofHeading);
    if (period === null || (statement.isBare && !isSamePeriod(period, ofHeading))) return [];
    return [{ items: statement.items, period, text: sentence, from, to }];
  });
}

const isSamePeriod = (one: GuidedPeriod, other: GuidedPeriod | null): boolean =>
  one.kind === other?.kind && one.quarter === other.quarter && one.year === other.year;

function guidanceOf({ items, period, text, from, to }: Placed, currency: string): readonly Guidance[] {
  return items.flatMap(({ metric, growth, values }) =>
    values.map(({ low, high, approximate }, at): Guidance => ({
      metric: metric.metric,
      label: metric.label,
      basis: metric.bases[at] ?? null,
      growth,
      period,
      low: printed(low),
      high: printed(high),
      approximate,
      unit:
        growth || metric.measure === 'percent'
          ? 'percent'
          : metric.measure === 'per_share'
            ? `${currency}/shares`
            : currency,
      text,
      from,
      to,
    })),
  );
}

const subjectOf = ({ metric, basis, growth, period }: Guidance): string =>
  JSON.stringify([metric, basis, growth, period.kind, period.quarter, period.year]);

/** The first of those that say the same of one thing; none of those that differ. */
function withoutContradictions(all: readonly Guidance[]): readonly Guidance[] {
  return [...Map.groupBy(all, subjectOf).values()].flatMap((same) => {
    const ranges = new Set(same.map(({ low, high }) => `${low ?? ''} ${high ?? ''}`));
    return ranges.size === 1 ? same.slice(0, 1) : [];
  });
}
