import type { SeenRequest } from '@footnote/edgar/testing/fake-edgar';
import { paddedCik } from '@footnote/values/cik';

/** Whose request it was: each machine declares another User-Agent. */
export const askerOf = ({ headers }: Pick<SeenRequest, 'headers'>): string => headers['user-agent'] ?? '';

const OF_COMPANY = /\/CIK(\d{10})|\/edgar\/data\/(\d+)\//;

/** CIK of the company that a request is about; undefined for lists of all companies. */
export function companyOf({ path }: Pick<SeenRequest, 'path'>): string | undefined {
  const [, padded, digits] = OF_COMPANY.exec(path) ?? [];
  return padded ?? (digits === undefined ? undefined : paddedCik(Number(digits)));
}

/** A line for each company that two machines asked EDGAR for at the same moment; empty if none was. */
export function collectedAtOnce(requests: readonly SeenRequest[]): readonly string[] {
  const open = new Map<string, SeenRequest[]>();
  const wrong = new Set<string>();
  for (const request of requests.toSorted((a, b) => a.began - b.began)) {
    const cik = companyOf(request);
    if (cik === undefined) continue;
    const others = (open.get(cik) ?? []).filter(({ ended }) => ended > request.began);
    for (const other of others)
      if (askerOf(other) !== askerOf(request))
        wrong.add(`${cik}: ${askerOf(other)} and ${askerOf(request)} at once`);
    open.set(cik, [...others, request]);
  }
  return [...wrong];
}

/** On a busy machine one request may arrive late, together with others. */
export const LATE = 1;

/** The most requests in any second, wherever it begins. */
export function mostInOneSecond(requests: readonly Pick<SeenRequest, 'began'>[]): number {
  const times = requests.map(({ began }) => began).sort((a, b) => a - b);
  let most = 0;
  for (let first = 0, last = 0; last < times.length; last += 1) {
    while ((times[last] ?? 0) - (times[first] ?? 0) >= 1000) first += 1;
    most = Math.max(most, last - first + 1);
  }
  return most;
}
