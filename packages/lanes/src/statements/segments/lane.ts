import type { Segments, SegmentsResponse } from '@footnote/contract/types.generated';
import { parseLabel } from '@footnote/values/period';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { asKnown, notAfter } from '../../subject/as-known-on.ts';
import { companyDocument } from '../../subject/document.ts';
import { UNSUPPORTED } from '../../subject/freshness.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { nothingFor } from '../unreached/unreached.ts';
import type { Computer } from '../company-inputs/computing.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import { readLabels } from '../facts/read.ts';
import { segmentsTable } from './csv.ts';
import { filingsOf } from './derivation.ts';
import { periodMember } from './document.ts';
import type { FoundSegments } from './found.ts';
import { readSegments } from './read.ts';
import type { BreakdownRequest, SegmentsRequest } from './request.ts';
import { selectPeriods } from './select.ts';
import { segmentsTimeliness } from './timeliness.ts';

const SCHEMA_VERSION: SegmentsResponse['schema_version'] = '2026-11-23.1';
const LATEST = 'latest';

type Reader = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
};

/** `GET /v2/segments`. */
export const segments: Lane<Reader, SegmentsRequest> = {
  path: '/v2/segments',
  keyOf: ({ by, measure = 'revenue', period = LATEST, history = 1, as_known_on: day = '' }) =>
    `${measure} ${by} ${period} ${history} ${day}`,
  tagsOf: filingTagsOf,
  document: async (reader, { company, request }, now) => {
    const { cik, symbol } = company;
    const { by, measure = 'revenue', period = LATEST, history = 1, as_known_on: day } = request;
    notAfter(now, day);
    const found = await find(reader, cik, { by, measure }, day);
    const selected = found === undefined ? undefined : selectPeriods(found, period, history);
    if (selected === undefined && period !== LATEST)
      throw await nothingFor(reader, company, day === undefined ? parseLabel(period) : null, {
        message: `${symbol} has no ${measure} for ${period}${asKnown(day)}`,
        now,
      });
    const periods = selected ?? [];
    const labels = await readLabels(
      reader.store,
      cik,
      periods.flatMap(({ rows }) => rows.flatMap(filingsOf)),
    );
    const [newest] = periods;
    return companyDocument<Segments>(
      { by, measure, periods: periods.map((each) => periodMember(cik, each, labels)) },
      {
        symbol,
        asOf: found?.newest ?? null,
        day,
        timeliness:
          found === undefined || newest === undefined
            ? UNSUPPORTED
            : segmentsTimeliness(newest.period, found.cadence),
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
  table: segmentsTable,
};

async function find(
  { store, heads, computer, states, verifier }: Reader,
  cik: string,
  requested: BreakdownRequest,
  day: string | undefined,
): Promise<FoundSegments | undefined> {
  if (day === undefined) return readSegments(store, heads, cik, requested);
  const known = await computer.ask(await states(cik), {
    kind: 'segments',
    day,
    requested,
    masks: verifier === 'on',
  });
  return known ?? undefined;
}
