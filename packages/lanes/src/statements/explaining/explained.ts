import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { parseLabel, type LabelledPeriod } from '@footnote/values/period';
import type { Json } from '@footnote/wire/json';
import { asKnown, notAfter } from '../../subject/as-known-on.ts';
import type { Company } from '../../subject/company.ts';
import { companyDocument, type LaneDocument } from '../../subject/document.ts';
import { statementsTimeliness } from '../../subject/freshness.ts';
import { nothingFor } from '../unreached/unreached.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { Computer } from '../company-inputs/computing.ts';
import type { Job, Results } from '../company-inputs/jobs.ts';
import type { CompanyStates } from '../company-inputs/states.ts';

export type ExplainReader = {
  readonly store: StoreReader;
  readonly heads: IssuerHeads;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
};

type Kind = 'explain' | 'figure';
type Known = Pick<Job & { readonly kind: Kind }, 'day' | 'masks'>;

export type ExplainedQuestion<K extends Kind> = {
  readonly company: Company;
  /** Statement or block, field or figure, and label of the period, as in the request. */
  readonly place: readonly [part: string, name: string, label: string];
  /** YYYY-MM-DD; undefined for everything known today. */
  readonly day: string | undefined;
  readonly job: (period: LabelledPeriod, known: Known) => Extract<Job, { readonly kind: K }>;
  /** The document's own members, and the source of its freshness. */
  readonly render: (found: NonNullable<Results[K]>) => {
    readonly members: Readonly<Record<string, Json>>;
    readonly newestEnd: string;
    readonly cadence: 'quarterly' | 'annual';
  };
  readonly schemaVersion: string;
};

/** Explains a value of a company as known on a day, from its inputs. */
export async function explained<K extends Kind>(
  reader: ExplainReader,
  { company, place, day, job, render, schemaVersion }: ExplainedQuestion<K>,
  now: number,
): Promise<LaneDocument> {
  const { computer, states, verifier } = reader;
  const { symbol, cik } = company;
  const [part, name, label] = place;
  notAfter(now, day);
  const period = parseLabel(label);
  if (period === null) throw new TypeError(`the contract does not reject the period ${label}`);
  const question = job(period, { day: day ?? null, masks: verifier === 'on' });
  const found = await computer.ask<K>(await states(cik), question);
  if (found === null)
    throw await nothingFor(reader, company, day === undefined ? period : null, {
      message: `${symbol} has no ${name} in ${part} for ${label}${asKnown(day)}`,
      now,
    });
  const { members, newestEnd, cadence } = render(found);
  return companyDocument(members, {
    symbol,
    asOf: found.newest,
    day,
    timeliness: statementsTimeliness(newestEnd, cadence),
    computedAt: now,
    schemaVersion,
  });
}
