import type { EventOf, TopicName } from '../topics.ts';

/** A date that a source states, as it states it. */
export type DateClaim = {
  /** Path in the event. */
  readonly field: string;
  /** A day, YYYY-MM-DD, or an instant in epoch milliseconds. */
  readonly value: string | number;
  /** It cannot be later than this many days after the event was recorded; null if it may lie in the future. */
  readonly ahead: number | null;
  /** It cannot be earlier; null if it may be any day. */
  readonly since: string | null;
};

/**
 * EDGAR dates a filing that it accepts after 17:30 with the next business day, which is at most five days
 * later; two more for clocks.
 */
const FILED_AHEAD = 7;
const ACCEPTED_AHEAD = 1;
/** A session ends on its day, in any zone. */
const TRADED_AHEAD = 1;
/** Dividends and splits are announced months before. */
const ANNOUNCED_AHEAD = 400;

/** The day of the Securities Exchange Act: no filing is older. */
const FIRST_FILING = '1934-06-06';

const filed = (value: string): DateClaim => ({
  field: 'filed',
  value,
  ahead: FILED_AHEAD,
  since: FIRST_FILING,
});

/** A day of the content, which filers may mistype or which lies in the future: it has to exist. */
const stated = (field: string, value: string | null): readonly DateClaim[] =>
  value === null ? [] : [{ field, value, ahead: null, since: null }];

const none = (): readonly DateClaim[] => [];

type Spans = readonly { readonly start: string | null; readonly end: string }[];

/** Each day once: an event repeats its few days thousands of times. */
const spans = (field: string, rows: Spans): readonly DateClaim[] => {
  const days = new Set<string>();
  for (const { start, end } of rows) {
    if (start !== null) days.add(start);
    days.add(end);
  }
  return [...days].flatMap((day) => stated(field, day));
};

type Betweens = readonly { readonly after: string; readonly until: string }[];

const betweens = (field: string, rows: Betweens): readonly DateClaim[] =>
  rows.flatMap(({ after, until }) => [
    ...stated(`${field}.after`, after),
    ...stated(`${field}.until`, until),
  ]);

const exDates = (field: string, rows: readonly { readonly ex_date: string }[]): readonly DateClaim[] =>
  rows.map(({ ex_date: value }) => ({
    field: `${field}.ex_date`,
    value,
    ahead: ANNOUNCED_AHEAD,
    since: null,
  }));

/** The dates that the events of each topic state. */
export const DATE_CLAIMS: { readonly [T in TopicName]: (event: EventOf<T>) => readonly DateClaim[] } = {
  filings: filingDates,
  documents: (event) => (event.filed === null ? [] : [filed(event.filed)]),
  facts: (event) => [
    filed(event.filed),
    ...spans('facts', event.facts),
    ...spans('dimensioned', event.dimensioned),
    ...event.calculations.flatMap(({ sums }) => spans('calculations.sums', sums)),
  ],
  sections: (event) => [filed(event.filed)],
  releases: (event) => [
    filed(event.filed),
    ...stated('announces.period_end', event.announces?.period_end ?? null),
  ],
  governance: (event) => [
    filed(event.filed),
    ...event.arrangements.flatMap(({ dates }) =>
      dates.flatMap(({ day }) => stated('arrangements.dates.day', day)),
    ),
    ...stated('current_report.meeting_day', event.current_report?.meeting_day ?? null),
    ...(event.current_report?.changes ?? []).flatMap(({ effective }) =>
      stated('current_report.changes.effective', effective),
    ),
    ...(event.proxy?.rows ?? []).flatMap(({ start, end, figures }) => [
      ...stated('proxy.rows.start', start),
      ...stated('proxy.rows.end', end),
      ...figures.flatMap(({ day }) => stated('proxy.rows.figures.day', day)),
    ]),
  ],
  stakes: (event) => [filed(event.filed), ...stated('event_date', event.event_date)],
  trades: (event) => [
    filed(event.filed),
    ...stated('period', event.period),
    ...stated('original_filed', event.original_filed),
    ...event.rows.flatMap((row) => [
      ...stated('rows.exercise_date', row.exercise_date),
      ...stated('rows.expiration_date', row.expiration_date),
      ...stated('rows.transaction.date', row.transaction?.date ?? null),
      ...stated('rows.transaction.deemed_date', row.transaction?.deemed_date ?? null),
    ]),
    ...noticeDates(event.notice),
  ],
  holdings: (event) => [filed(event.filed), ...stated('period', event.period)],
  cusips: (event) => [filed(event.filed)],
  bars: (event) =>
    event.rows.map(({ date: value }) => ({ field: 'rows.date', value, ahead: TRADED_AHEAD, since: null })),
  'corporate-actions': (event) => [
    ...exDates('dividends', event.dividends),
    ...exDates('splits', event.splits),
  ],
  'issuer-splits': (event) => [
    ...stated('from', event.from),
    ...stated('until', event.until),
    ...event.splits.flatMap(({ ex_date: day }) => stated('splits.ex_date', day)),
  ],
  'filed-splits': (event) => [...betweens('splits', event.splits), ...betweens('unchanged', event.unchanged)],
  companies: none,
  listings: none,
  'listed-symbols': none,
  flags: none,
  collections: none,
  verifications: ({ verdicts }) => [
    ...spans(
      'verdicts',
      verdicts.map(({ period_start: start, period_end: end }) => ({ start, end })),
    ),
    ...spans(
      'verdicts.evidence.readings',
      verdicts.flatMap(({ evidence }) => evidence.flatMap(({ readings }) => readings)),
    ),
  ],
  revisions: ({ filings, changes }) => [
    ...filings.flatMap(({ filed: day }) => stated('filings.filed', day)),
    ...spans(
      'changes',
      changes.map(({ period_start: start, period_end: end }) => ({ start, end })),
    ),
    ...changes.flatMap((change) => [
      ...stated('changes.old.filed', change.old.filed),
      ...stated('changes.new.filed', change.new?.filed ?? null),
    ]),
  ],
  published: none,
  'dead-letters': none,
  keys: none,
  webhooks: none,
};

/** The dates of a filing as a list has them. */
export function filingDates(
  filing: Pick<EventOf<'filings'>, 'accepted_at' | 'filed' | 'report_date'>,
): readonly DateClaim[] {
  const { accepted_at: value } = filing;
  return [
    filed(filing.filed),
    ...stated('report_date', filing.report_date),
    ...(value === null ? [] : [{ field: 'accepted_at', value, ahead: ACCEPTED_AHEAD, since: FIRST_FILING }]),
  ];
}

function noticeDates(notice: EventOf<'trades'>['notice']): readonly DateClaim[] {
  if (notice === null) return [];
  return [
    ...stated('notice.notice_date', notice.notice_date),
    ...notice.plan_dates.flatMap((day) => stated('notice.plan_dates', day)),
    ...notice.sales.flatMap((sale) => stated('notice.sales.approximate_date', sale.approximate_date)),
    ...notice.acquisitions.flatMap(({ date, payment_date: paid }) => [
      ...stated('notice.acquisitions.date', date),
      ...stated('notice.acquisitions.payment_date', paid),
    ]),
    ...notice.past_sales.flatMap(({ date }) => stated('notice.past_sales.date', date)),
  ];
}
