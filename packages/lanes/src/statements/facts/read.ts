import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import {
  FACT_COLUMNS,
  FACT_LABEL_COLUMNS,
  type FactLabelRow,
  type FactRow,
  PARTS,
} from '@footnote/read-models/filed-facts';
import { type FactsRequest, type PageEnd, pageEndOf } from './request.ts';

export type AxisCount = { readonly axis: string; readonly facts: number };

/** A page of facts. */
export type FactsPage = {
  readonly facts: readonly FactRow[];
  readonly next: PageEnd | null;
  readonly axes: readonly AxisCount[];
  /** By accession and name; see `labelKey`. */
  readonly labels: ReadonlyMap<string, string>;
  /** Newest source time of the company's facts, UTC; null without any. */
  readonly asOf: string | null;
};

type OfCompany = { readonly cik: string };

/** The filters for facts; an empty text matches any. */
type Filters = OfCompany & {
  readonly accession: string;
  readonly taxonomy: string;
  readonly concept: string;
  readonly form: string;
  readonly from: string;
  readonly to: string;
};

type FactsPageRequest = Filters & {
  readonly axis: string;
  readonly member: string;
  /**
   * The end of the previous page: its filing, that filing's date, index of the part, and position. Empty for
   * none.
   */
  readonly after: string;
  readonly after_filed: string;
  readonly after_part: number;
  readonly after_place: number;
  readonly limit: number;
};

const FILING_COLUMNS = pick(FACT_COLUMNS, 'filed');
type FilingRow = RowOf<typeof FILING_COLUMNS>;

const PART_INDEX = `indexOf([${PARTS.map((part) => `'${part}'`).join(', ')}], part) - 1`;

/** Whether a text equals the requested one, possibly after a prefix. */
const named = (text: string, requested: string): string =>
  `({${requested}:String} = '' OR ${text} = {${requested}:String} OR endsWith(${text}, concat(':', {${requested}:String})))`;

/** A filing whose own report was parsed is listed from that, because companyfacts repeats part of it. */
const SELECTED = `cik = {cik:String}
    AND (part != 'companyfacts' OR accession NOT IN (
      SELECT accession FROM fact_sets WHERE cik = {cik:String} AND part = 'consolidated'))
    AND ({accession:String} = '' OR accession = {accession:String})
    AND ({taxonomy:String} = '' OR taxonomy = {taxonomy:String})
    AND ({concept:String} = '' OR concept = {concept:String})
    AND ({form:String} = '' OR form = {form:String})
    AND ({from:String} = '' OR period_end >= {from:String})
    AND ({to:String} = '' OR period_end <= {to:String})`;

export const FACTS_PAGE = storeQuery<FactsPageRequest, FactRow>(`
  SELECT ${selectList(FACT_COLUMNS)}
  FROM facts
  WHERE ${SELECTED}
    AND ({axis:String} = '' AND {member:String} = ''
      OR arrayExists((a, m) -> ${named('a', 'axis')} AND ${named('m', 'member')}, axes, members))
    AND ({after:String} = '' OR filed < {after_filed:String} OR filed = {after_filed:String} AND (
      accession < {after:String}
      OR accession = {after:String} AND (${PART_INDEX}, place) > ({after_part:Int32}, {after_place:UInt32})))
  ORDER BY filed DESC, accession DESC, ${PART_INDEX}, place LIMIT {limit:UInt32}`);

export const FACT_AXES = storeQuery<Filters, AxisCount>(`
  SELECT arrayJoin(axes) AS axis, toUInt32(count()) AS facts
  FROM facts
  WHERE ${SELECTED}
  GROUP BY axis ORDER BY axis`);

export const FACTS_AS_OF = storeQuery<OfCompany, { readonly as_of: string }>(
  `SELECT toString(max(source_time)) AS as_of FROM fact_sets WHERE cik = {cik:String} HAVING count() > 0`,
);

export const FACTS_FILING = storeQuery<OfCompany & { readonly accession: string }, FilingRow>(
  `SELECT ${selectList(FILING_COLUMNS)} FROM facts
  WHERE cik = {cik:String} AND accession = {accession:String} LIMIT 1`,
);

export const LABELS_OF_FILINGS = storeQuery<
  OfCompany & { readonly accessions: readonly string[] },
  FactLabelRow
>(
  `SELECT ${selectList(FACT_LABEL_COLUMNS)} FROM fact_labels
  WHERE cik = {cik:String} AND accession IN {accessions:Array(String)}`,
);

export function labelKey(accession: string, name: string): string {
  return `${accession} ${name}`;
}

/**
 * The facts that the company's filings tag, newest filing first, then in filing order. Undefined if the
 * company does not have the filing in the cursor.
 */
export async function readFacts(
  store: StoreReader,
  cik: string,
  request: FactsRequest,
  limit: number,
): Promise<FactsPage | undefined> {
  const filters = filtersOf(cik, request);
  const { axis = '', member = '', cursor } = request;
  const after = cursor === undefined ? FROM_THE_START : await afterOf(store, cik, pageEndOf(cursor));
  if (after === undefined) return undefined;
  const [rows, axes, asOf] = await Promise.all([
    store.read(FACTS_PAGE, { ...filters, ...after, axis, member, limit: limit + 1 }),
    store.read(FACT_AXES, filters),
    readFactsAsOf(store, cik),
  ]);
  const facts = rows.slice(0, limit);
  const last = rows.length > limit ? facts.at(-1) : undefined;
  return {
    facts,
    next: last === undefined ? null : endAt(last),
    axes,
    labels: await readLabels(
      store,
      cik,
      facts.filter(({ axes }) => axes.length > 0).map(({ accession }) => accession),
    ),
    asOf,
  };
}

function filtersOf(
  cik: string,
  { accession = '', concept: name = '', form = '', from = '', to = '' }: FactsRequest,
): Filters {
  const [concept = '', taxonomy = ''] = name.split(':').reverse();
  return { cik, accession, taxonomy, concept, form, from, to };
}

type After = Pick<FactsPageRequest, 'after' | 'after_filed' | 'after_part' | 'after_place'>;

const FROM_THE_START: After = { after: '', after_filed: '', after_part: 0, after_place: 0 };

async function afterOf(
  store: StoreReader,
  cik: string,
  { accession, part, place }: PageEnd,
): Promise<After | undefined> {
  const [filing] = await store.read(FACTS_FILING, { cik, accession });
  if (filing === undefined) return undefined;
  return { after: accession, after_filed: filing.filed, after_part: part, after_place: place };
}

function endAt({ accession, part, place }: FactRow): PageEnd {
  return { accession, part: PARTS.indexOf(part), place };
}

/** Newest source time of the company's facts, UTC; null without any. */
export async function readFactsAsOf(store: StoreReader, cik: string): Promise<string | null> {
  const [time] = await store.read(FACTS_AS_OF, { cik });
  return time?.as_of ?? null;
}

/** What filings call their axes and members, by `labelKey`. */
export async function readLabels(
  store: StoreReader,
  cik: string,
  accessions: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accessions.length === 0) return new Map();
  const rows = await store.read(LABELS_OF_FILINGS, { cik, accessions: [...new Set(accessions)] });
  return new Map(rows.map(({ accession, name, label }) => [labelKey(accession, name), label]));
}
