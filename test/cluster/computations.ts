import { openReadStore } from '@footnote/read-store/client';
import type { Cluster } from './cluster.ts';

const COUNT = /^footnote_work_seconds_count\{([^}]*)\} ([0-9.e+]+)$/gm;

export type Computed = {
  /** Companies with statements. */
  readonly companies: number;
  /** Computations of companies by all projectors. */
  readonly computations: number;
  /** How often a group lost a member whose session had expired. */
  readonly expelled: number;
};

/**
 * Whether each of the companies was computed once. One may be computed again, because a stage that stands still for two
 * seconds is not waited for, which a busy machine makes it do; and any of those of a group that lost a member.
 */
export function isOnceEach({ companies, computations, expelled }: Computed): boolean {
  const again = computations - companies;
  return companies > 0 && again >= 0 && (again <= 1 || expelled > 0);
}

/** What the projectors computed since their processes started. */
export async function computedOf(
  cluster: Pick<Cluster, 'clickhouse' | 'output' | 'processes'>,
): Promise<Computed> {
  return {
    companies: await companiesAt((await cluster.clickhouse()).url),
    computations: await computationsIn(cluster),
    expelled: cluster.output().split('no longer a member').length - 1,
  };
}

async function companiesAt(url: string): Promise<number> {
  const store = openReadStore({ url, database: 'footnote' });
  try {
    const [row] = await store.query<{ companies: number }>(
      'SELECT toUInt32(count()) AS companies FROM statement_issuers',
      {},
    );
    return row?.companies ?? 0;
  } finally {
    await store.close();
  }
}

async function computationsIn(cluster: Pick<Cluster, 'processes'>): Promise<number> {
  let sum = 0;
  for (const { adminPort } of await cluster.processes()) {
    const response = await fetch(`http://127.0.0.1:${adminPort}/metrics`);
    for (const [, labels = '', count] of (await response.text()).matchAll(COUNT))
      if (labels.includes('step="statements"') && labels.includes('work="compute"')) sum += Number(count);
  }
  return sum;
}
