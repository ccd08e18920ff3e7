import type { Cluster } from './cluster.ts';

const COUNT = /^footnote_work_seconds_count\{([^}]*)\} ([0-9.e+]+)$/gm;

/**
 * Whether each of some companies was computed once. One may be computed again, because a stage that stands still for two seconds is
 * not waited for, which a busy machine makes it do; and any of those of a group that lost a member.
 */
export function isOnceEach(
  companies: number,
  computations: number,
  cluster: Pick<Cluster, 'output'>,
): boolean {
  const again = computations - companies;
  return companies > 0 && again >= 0 && (again <= 1 || expelledFrom(cluster) > 0);
}

/** How often a group lost a member whose session had expired. */
export const expelledFrom = (cluster: Pick<Cluster, 'output'>): number =>
  cluster.output().split('no longer a member').length - 1;

/** How often a projection computed a company since its processes started, in all of them together. */
export async function computationsIn(
  cluster: Pick<Cluster, 'processes'>,
  projection = 'statements',
): Promise<number> {
  let sum = 0;
  for (const { adminPort } of await cluster.processes()) {
    const response = await fetch(`http://127.0.0.1:${adminPort}/metrics`);
    for (const [, labels = '', count] of (await response.text()).matchAll(COUNT))
      if (labels.includes(`step="${projection}"`) && labels.includes('work="compute"')) sum += Number(count);
  }
  return sum;
}
