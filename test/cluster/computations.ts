import type { Cluster } from './cluster.ts';

const COUNT = /^footnote_work_seconds_count\{([^}]*)\} ([0-9.e+]+)$/gm;

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
