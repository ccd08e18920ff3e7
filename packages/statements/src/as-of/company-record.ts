import { acceptedFilings } from '../filings/accept.ts';
import type * as events from '@footnote/event-types/types.generated';
import type {
  CompanyInput,
  DimensionedFact,
  InputFace,
  InputFact,
  InputFiling,
  InputReport,
  InputSummation,
} from '../inputs.ts';
import { isOfBreakdown } from '../segments/measures.ts';
import { withOwnFacts } from './own-facts.ts';
import type { Held } from './held.ts';
import { type ParsedRelease, type ReleaseSource, releasesOf } from './parsed-releases.ts';
import { reportedSplits, type SplitsSource } from './reported-splits.ts';

/** The members of a company's profile that statements depend on. */
export type ProfileSource = Pick<events.Company, 'sic' | 'fiscal_year_end'> & {
  /** In EDGAR's order. */
  readonly tickers: readonly Pick<events.Ticker, 'symbol'>[];
};

/** What a source reports about a filing as a whole. */
export type HeaderSource = Pick<events.Filing, 'origin' | 'form' | 'filed' | 'report_date' | 'accepted_at'>;

/** One part of the facts of a filing. */
export type FactsSource = Pick<events.FilingFacts, 'source' | 'form' | 'filed' | 'cover'> & {
  readonly facts: readonly (InputFact & Pick<events.Fact, 'fy' | 'fp'>)[];
  readonly faces: readonly InputFace[];
  readonly dimensioned: readonly DimensionedFact[];
  readonly calculations: readonly InputSummation[];
};

export type { Held, ParsedRelease };

const REPORT = '/report';
const OWN_FACTS = '/facts';

/** The slot of a filing's own XBRL, separate from that of its facts in companyfacts. */
export const reportSlot = (accession: string): string => `${accession}${REPORT}`;

/** The slot of the facts without dimensions in a filing's own XBRL. */
export const ownFactsSlot = (accession: string): string => `${accession}${OWN_FACTS}`;

/** `scope` of facts that no face shows; no statement is computed from them. */
export const NOTES = 'notes';

type FactsHead = Pick<FactsSource, 'facts'> & {
  readonly accession: string;
  readonly source: 'companyfacts' | 'instance';
  readonly scope: string;
};

/**
 * The slot of a set of facts; null for those of notes. A filing's own XBRL has two more sets: its facts without
 * dimensions, and everything else.
 */
export const factsSlot = ({ accession, source, scope, facts }: FactsHead): string | null => {
  if (scope === NOTES) return null;
  if (source === 'companyfacts') return accession;
  return facts.length === 0 ? reportSlot(accession) : ownFactsSlot(accession);
};

/**
 * All inputs of a company, by slot. The key of a filing is its accession, which also keys its facts in
 * companyfacts; `reportSlot` and `ownFactsSlot` are the keys for its own XBRL.
 */
export type CompanySources = {
  readonly companies: readonly Held<ProfileSource>[];
  readonly filings: readonly Held<HeaderSource>[];
  readonly facts: readonly Held<FactsSource>[];
  /** By symbol; absent if no prices are ingested. */
  readonly 'issuer-splits'?: readonly Held<SplitsSource>[] | undefined;
  /** By exhibit; absent if no releases are read. */
  readonly releases?: readonly Held<ReleaseSource>[] | undefined;
};

/** The input of the statements, and when each filing was accepted. */
export type CompanyRecord = {
  readonly company: CompanyInput;
  /** Epoch milliseconds by accession; the start of the filing day if the acceptance time is unknown. */
  readonly acceptedAt: ReadonlyMap<string, number>;
  /** Oldest first. */
  readonly releases: readonly ParsedRelease[];
};

/** Submissions have form and dates as recorded by EDGAR: they take precedence over the copies in facts. */
const OFFICIAL = 'submissions';

/** The parts of a set of facts. */
type Parts = readonly FactsSource[];

type Sources = { readonly listed: Parts; readonly own: Parts; readonly report: Parts | undefined };

/** The sets of facts of each filing, by accession. */
const byAccession = (facts: CompanySources['facts']): ReadonlyMap<string, Sources> => {
  const found = new Map<string, Sources>();
  const put = (accession: string, part: Partial<Sources>): void => {
    found.set(accession, { listed: [], own: [], report: undefined, ...found.get(accession), ...part });
  };
  for (const { slot, events } of facts)
    if (slot.endsWith(REPORT)) put(slot.slice(0, -REPORT.length), { report: events });
    else if (slot.endsWith(OWN_FACTS)) put(slot.slice(0, -OWN_FACTS.length), { own: events });
    else put(slot, { listed: events });
  return found;
};

/**
 * Only filings with facts: statements need nothing from a header or a report alone. The facts of a filing's own
 * instance are added to those of companyfacts. If companyfacts lacks the filing, they are used alone if it has
 * later ones, or nothing of the company at all; for the newest filings the instance waits for companyfacts, as its
 * second reading.
 */
export const companyRecord = (cik: string, sources: CompanySources): CompanyRecord => {
  const profile = sources.companies[0]?.events[0];
  const headers = new Map(sources.filings.map(({ slot, events }) => [slot, events[0]]));
  const newest = newestOfCompanyfacts(sources.facts);
  const acceptedAt = new Map<string, number>();
  const filings = [...byAccession(sources.facts)].flatMap(([accession, of]): readonly InputFiling[] => {
    const events = of.listed.length > 0 ? of.listed : of.own;
    const [first] = events;
    if (first === undefined) return [];
    if (first.source === 'instance' && newest !== null && first.filed > newest) return [];
    const header = headers.get(accession);
    const official = header?.origin === OFFICIAL ? header : undefined;
    const filed = official?.filed ?? first.filed;
    acceptedAt.set(accession, header?.accepted_at ?? startOfDay(filed));
    return [
      {
        accession,
        form: official?.form ?? first.form,
        filed,
        report_date: header?.report_date ?? null,
        ...stampsOf(events),
        facts: events === of.own ? factsOf(events) : mergedFacts(events, of.own),
        ...(first.source === 'instance' ? { source: first.source } : {}),
        ...(of.report === undefined ? {} : { report: reportOf(of.report) }),
      },
    ];
  });
  const splits = reportedSplits(
    (profile?.tickers ?? []).map(({ symbol }) => symbol),
    (sources['issuer-splits'] ?? []).flatMap(({ events }) => events),
  );
  const company = {
    cik,
    sic: profile?.sic ?? null,
    fiscal_year_end: profile?.fiscal_year_end ?? null,
    filings,
    ...(splits === undefined ? {} : { reported_splits: splits }),
  };
  const releases = releasesOf(sources.releases ?? []);
  for (const { source_time: at, accession } of (sources.releases ?? []).flatMap(({ events }) => events))
    acceptedAt.set(accession, at);
  return { company, acceptedAt, releases };
};

const factsOf = (parts: Parts): readonly InputFact[] => {
  const [first, ...others] = parts;
  return first && others.length === 0 ? first.facts : parts.flatMap(({ facts }) => facts);
};

type Merged = { readonly own: FactsSource; readonly facts: readonly InputFact[] };

const mergedOf = new WeakMap<FactsSource, Merged>();

/** Returns the same list for the same parts, so that values remembered for it are reused. */
const mergedFacts = (listed: Parts, own: Parts): readonly InputFact[] => {
  const [first] = listed;
  const [firstOwn] = own;
  if (first === undefined || firstOwn === undefined) return factsOf(listed);
  const known = mergedOf.get(first);
  if (known?.own === firstOwn) return known.facts;
  const facts = withOwnFacts(factsOf(listed), factsOf(own));
  mergedOf.set(first, { own: firstOwn, facts });
  return facts;
};

/** Newest acceptance of a filing that may have statements, epoch milliseconds; 0 without any. */
export const newestAcceptance = ({ company, acceptedAt }: CompanyRecord): number =>
  acceptedFilings(company).reduce(
    (newest, { accession }) => Math.max(newest, acceptedAt.get(accession) ?? 0),
    0,
  );

/** Filing date of the newest filing in companyfacts; null if there is none. */
const newestOfCompanyfacts = (facts: CompanySources['facts']): string | null =>
  facts.reduce<string | null>((newest, { events: [first] }) => {
    if (first?.source !== 'companyfacts') return newest;
    return newest === null || first.filed > newest ? first.filed : newest;
  }, null);

const reportsOf = new WeakMap<FactsSource, InputReport>();

/** Returns the same object for the same parts, so that values remembered for a report are reused. */
const reportOf = (events: readonly FactsSource[]): InputReport => {
  const [first] = events;
  const known = first && reportsOf.get(first);
  if (known !== undefined) return known;
  const calculations = events.flatMap((event) => event.calculations);
  const faces = events.flatMap((event) => event.faces);
  const all = events.flatMap(({ dimensioned }) => dimensioned);
  const segments = all.filter(isOfBreakdown);
  const cover = events.flatMap((event) => event.cover);
  const report = {
    faces,
    dimensioned: withoutNotes(all, segments, faces),
    ...(segments.length === 0 ? {} : { segments }),
    ...(calculations.length === 0 ? {} : { calculations }),
    ...(cover.length === 0 ? {} : { cover }),
  };
  if (first) reportsOf.set(first, report);
  return report;
};

/** Without breakdowns of concepts that no face shows: statements are computed from the others. */
const withoutNotes = (
  all: readonly DimensionedFact[],
  segments: readonly DimensionedFact[],
  faces: readonly InputFace[],
): readonly DimensionedFact[] => {
  const shown = new Set(faces.flatMap(({ concepts }) => concepts));
  const hidden = new Set(segments.filter(({ taxonomy, concept }) => !shown.has(`${taxonomy}:${concept}`)));
  return hidden.size === 0 ? all : all.filter((fact) => !hidden.has(fact));
};

/** The source repeats a filing's stamps on each of its facts. */
const stampsOf = (events: readonly FactsSource[]): Pick<InputFiling, 'fy' | 'fp'> => {
  for (const { facts } of events) {
    const stamped = facts.find((fact) => fact.fy !== null || fact.fp !== null);
    if (stamped !== undefined) return { fy: stamped.fy, fp: stamped.fp };
  }
  return { fy: null, fp: null };
};

const startOfDay = (date: string): number => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? 0 : time;
};
