import type { Config } from '@footnote/runtime/config';
import { parseLabel, type LabelledPeriod } from '@footnote/statements/calendar/label';
import type { Json } from '@footnote/wire/json';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import { futureDay } from '../gates/future-day.ts';
import type { Job, Results } from '@footnote/lanes/statements/company-inputs/jobs';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { statementsTimeliness } from '@footnote/lanes/subject/freshness';
import { noSuchCell, type Refusal } from '../wire/refusal.ts';

export type ExplainOptions = {
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
  /** Epoch milliseconds. */
  readonly now: () => number;
};

type Kind = 'explain' | 'figure';
type Known = Pick<Job & { readonly kind: Kind }, 'day' | 'masks'>;

export type ExplainedQuestion<K extends Kind> = {
  readonly company: { readonly symbol: string; readonly cik: string };
  /** Statement or block, field or figure, and label of the period, as in the request. */
  readonly place: readonly [part: string, name: string, label: string];
  /** YYYY-MM-DD; undefined for everything known today. */
  readonly day: string | undefined;
  readonly kind: K;
  readonly job: (period: LabelledPeriod, known: Known) => Extract<Job, { readonly kind: K }>;
  /** The response's own members, and the source of its freshness. */
  readonly render: (found: NonNullable<Results[K]>) => {
    readonly members: Readonly<Record<string, Json>>;
    readonly newestEnd: string;
    readonly cadence: 'quarterly' | 'annual';
  };
  readonly schemaVersion: string;
};

/** Not cached: on that day the company has nothing at the requested place. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError';
}

/** Explains a value of a company as known on a day, from its inputs; cached by company. */
export function explain<K extends Kind>(
  { answers, computer, states, verifier, now }: ExplainOptions,
  { company, place, day, kind, job, render, schemaVersion }: ExplainedQuestion<K>,
): Promise<Answer | Refusal> | Answer | Refusal {
  const { symbol, cik } = company;
  const [part, name, label] = place;
  const key = `${kind} ${cik} ${symbol} ${part} ${name} ${label} ${day ?? ''}`;
  const computedAt = now();
  const refusal = futureDay(day, computedAt);
  if (refusal !== undefined) return refusal;
  const period = parseLabel(label);
  if (period === null) throw new TypeError(`the contract does not reject the period ${label}`);
  const question = job(period, { day: day ?? null, masks: verifier === 'on' });

  const compute = async (): Promise<Answer> => {
    const found = await computer.ask<K>(await states(cik), question);
    if (found === null) throw new NothingThereError();
    const { members, newestEnd, cadence } = render(found);
    return companyAnswer(members, {
      symbol,
      asOf: found.newest,
      day,
      timeliness: statementsTimeliness(newestEnd, cadence),
      computedAt,
      schemaVersion,
    });
  };

  const answered = cachedAnswer(answers, key, [companyTag(cik)], compute);
  if (!(answered instanceof Promise)) return answered;
  return answered.catch((error: unknown) => {
    if (error instanceof NothingThereError) return noSuchCell(symbol, part, name, label, day);
    throw error;
  });
}
