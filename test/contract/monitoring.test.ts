import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFetcherMetrics } from '@footnote/filing-fetcher/metrics';
import { createPriceMetrics } from '@footnote/price-fetcher/metrics';
import { createCollectionMetrics } from '@footnote/query/collections/metrics';
import { createSharedLimiter } from '@footnote/query/limits/shared-limiter';
import { createStreamMetrics } from '@footnote/query/stream/metrics';
import { guardedStore } from '@footnote/query/guarded-store';
import { createRequestMetrics } from '@footnote/query/request-metrics';
import { createWebhookMetrics } from '@footnote/webhooks/metrics';
import { createMetrics } from '@footnote/runtime/metrics';
import { parser } from '@prometheus-io/lezer-promql';
import { expect } from 'chai';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Alert = {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
};
type Panel = {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number };
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[];
};

const { groups } = parse(read('infra/monitoring/alerts.yaml')) as {
  readonly groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('infra/monitoring/dashboard.json')) as {
  readonly panels: readonly Panel[];
};

type Words = { readonly metrics: readonly string[]; readonly labels: readonly string[] };

/** Metrics and labels in an expression. Throws if it is not PromQL. */
function wordsOf(expression: string): Words {
  // Grafana replaces its variable by a duration.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const metrics: string[] = [];
  const labels: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new SyntaxError(`not PromQL at ${from}: ${text}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        metrics.push(text.slice(from, to));
      if (type.name === 'LabelName') labels.push(text.slice(from, to));
    },
  });
  return { metrics, labels };
}

/** Prometheus names of the metrics that the services register, with their labels. */
async function served(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { registry } = createMetrics('every');
  createFetcherMetrics(registry);
  createPriceMetrics(registry);
  createRequestMetrics(registry, () => 0);
  guardedStore({ read: () => Promise.resolve([]) }, { registry });
  createStreamMetrics(registry, () => 0);
  createWebhookMetrics(registry, () => new Map());
  createCollectionMetrics(
    registry,
    () => [],
    () => 0,
  );
  createSharedLimiter({
    counter: { take: () => Promise.reject(new Error('away')), isReady: () => false },
    logger: { error: () => undefined, info: () => undefined },
    registry,
  });
  const names = new Map<string, readonly string[]>([['up', ['job', 'instance']]]);
  for (const { name, type } of await registry.getMetricsAsJSON()) {
    const metric = registry.getSingleMetric(name) as unknown as { readonly labelNames: readonly string[] };
    const labels = [...metric.labelNames, 'job', 'instance', 'service'];
    // The kind is a string at run time, although the library's types declare otherwise.
    if (String(type) !== 'histogram') names.set(name, labels);
    else {
      names.set(`${name}_bucket`, [...labels, 'le']);
      for (const part of ['_sum', '_count']) names.set(`${name}${part}`, labels);
    }
  }
  return names;
}

const expressions = [
  ...alerts.map(({ alert, expr }) => ({ where: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: `panel ${title}`, expr }))),
];

describe('infra/monitoring', () => {
  let names: ReadonlyMap<string, readonly string[]>;
  before(async () => {
    names = await served();
  });

  for (const { where, expr } of expressions)
    it(`${where} refers only to metrics and labels of the services`, () => {
      const { metrics, labels } = wordsOf(expr);
      expect(metrics).not.to.deep.equal([]);
      expect([...names.keys()]).to.include.members(metrics);
      expect(metrics.flatMap((metric) => names.get(metric) ?? [])).to.include.members(labels);
    });

  it('uses only labels in its legends that the expressions or all metrics have', () => {
    for (const { title, targets } of panels)
      for (const { expr, legendFormat } of targets) {
        const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
        expect([...wordsOf(expr).labels, 'service', 'instance'], title).to.include.members(shown);
      }
  });

  it('rejects an invalid expression', () => {
    expect(() => wordsOf('sum by (step (footnote_records_total)')).to.throw(SyntaxError);
    expect(wordsOf('rate(footnote_nothing_total[5m])').metrics).to.deep.equal(['footnote_nothing_total']);
    expect(names.has('footnote_nothing_total')).to.equal(false);
  });

  it('shows every metric of the services, in panels that do not overlap', () => {
    const shown = new Set(expressions.flatMap(({ expr }) => wordsOf(expr).metrics));
    const left = [...names.keys()].filter(
      (name) => name.startsWith('footnote_') && !/_(sum|count)$/.test(name) && !shown.has(name),
    );
    expect(left).to.deep.equal([]);
    expect(new Set(panels.map(({ id }) => id)).size).to.equal(panels.length);
    expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).to.equal(panels.length);
  });

  it('has one alert for each heading of the runbook, and vice versa', () => {
    const headings = [...read('docs/runbook.md').matchAll(/^## (\w+)$/gm)].map(([, heading = '']) => heading);
    expect(headings).to.deep.equal(alerts.map(({ alert }) => alert));
    for (const { alert, annotations, labels, for: lasting } of alerts) {
      expect(annotations.runbook).to.equal(`docs/runbook.md#${alert.toLowerCase()}`);
      expect(annotations.summary).not.to.equal('');
      expect(['warning', 'critical']).to.include(labels.severity);
      expect(lasting).to.match(/^\d+[mh]$/);
    }
  });
});
