import type { Schemas } from '@footnote/client';
import type { Company } from './companies.ts';
import { createFootnotes } from './footnotes.ts';
import type { Arguments } from './given.ts';
import type { Context } from './intent.ts';
import { page } from './pages.ts';
import { Problem } from './problem.ts';
import { inWords } from './reasons.ts';
import { dayOf } from './search-filings.ts';

type Governance = Schemas['Governance'];
type Plan = Schemas['TradingPlan'];
type Mark = ReturnType<typeof createFootnotes>['mark'];

const MOST = 500;

/** Trading plans of directors and officers, newest first: planned, announced and sold; and flags on policies. */
export async function plansAnswer(
  { ask }: Context,
  read: Arguments,
  { symbol, name }: Company,
): Promise<string> {
  const [from, to] = [dayOf(read.text('from'), '-01-01'), dayOf(read.text('to'), '-12-31')];
  const { data } = await ask('/v2/governance', {
    symbol,
    limit: MOST,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  });
  if (data.freshness === 'unsupported')
    throw new Problem(`trading plans of ${symbol}: ${data.reason}, ${inWords(data.reason)}`);
  const head = [
    `${symbol} ${name}, trading plans tagged in 10-Ks and 10-Qs since ${data.coverage_start}`,
    ...policyLines(data.policies),
    ...leftOut(data),
  ];
  if (data.plans.length === 0)
    return [...head, 'No report that was read tags the adoption of a trading plan.'].join('\n');
  return page('get_ownership', read, data.plans, (shown) => {
    const footnotes = createFootnotes();
    const refusals = new Set<string>();
    const lines = shown.map((plan) => lineOf(plan, footnotes.mark, refusals));
    return [
      ...head,
      'Shares of the day of the report. person | adopted | ended | planned | announced (Form 144) | sold (Form 4) | remaining | report',
      ...lines,
      ...[...refusals].map((reason) => `${reason}: ${inWords(reason)}`),
      ...footnotes.lines(),
    ];
  });
}

function policyLines(policies: Governance['policies']): readonly string[] {
  const flags = Object.entries(policies).flatMap(([name, flag]) =>
    'value' in flag ? [`${name.replaceAll('_', ' ')} ${flag.value ? 'yes' : 'no'} (${flag.filed})`] : [],
  );
  return flags.length === 0 ? [] : [`Policies: ${flags.join('; ')}`];
}

function leftOut({
  forms_without_plan: forms,
  uncompared,
  unread_reports: unread,
}: Governance): readonly string[] {
  return [
    ...(unread.length === 0 ? [] : [`NOT read: ${unread.length} more reports, so there may be more plans`]),
    ...(uncompared.length === 0
      ? []
      : [`${uncompared.length} more arrangements are not compared: ${counted(uncompared)}`]),
    ...(forms.count === 0
      ? []
      : [`${forms.count} forms name plans that are not below: ${counted(forms.forms)}`]),
  ];
}

const counted = (items: readonly { readonly reason: string }[]): string =>
  [...Map.groupBy(items, ({ reason }) => reason)]
    .map(([reason, of]) => `${of.length} ${inWords(reason)}`)
    .join('; ');

function lineOf(plan: Plan, mark: Mark, refusals: Set<string>): string {
  const amount = (value: number | { readonly reason: string }): string => {
    if (typeof value === 'number') return String(value);
    refusals.add(value.reason);
    return value.reason;
  };
  const terminated = typeof plan.terminated === 'string' ? `terminated ${plan.terminated}` : undefined;
  return [
    plan.name,
    plan.adopted,
    terminated ?? (typeof plan.ends === 'string' ? `ends ${plan.ends}` : 'no end tagged'),
    amount(plan.planned),
    amount(plan.announced),
    amount(plan.sold),
    amount(plan.remaining),
    mark(plan.reports),
  ].join(' | ');
}
