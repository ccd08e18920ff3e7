import type { Schemas } from '@footnote/client';
import type { Priced } from './companies.ts';
import type { Compared } from './compared-periods.ts';
import type { Field } from './fields.ts';
import type { Figure } from './figures.ts';
import type { Context } from './intent.ts';
import { inUnit } from './units.ts';

type Value = Schemas['ComparedField']['values'][number];

/** Prices, returns and multiples of symbols at their newest closes, a line for each. */
export async function comparedCloses(
  { ask }: Pick<Context, 'ask'>,
  companies: readonly Priced[],
  fields: readonly Field[],
): Promise<Compared> {
  const { data } = await ask('/v2/compare', {
    symbols: companies.map(({ symbol }) => symbol),
    fields: fields.map(({ name }) => name),
  });
  const columns = fields.map((field, at) =>
    inUnit(
      field,
      companies.map((_, line) => figureOf(data.fields[at]?.values[line])),
      null,
    ),
  );
  const days = companies.map((_, line) =>
    data.fields.map(({ values }) => dayOf(values[line])).find((day) => day !== undefined),
  );
  return {
    grid: {
      corner: 'symbol and close',
      byColumn: true,
      columns: fields.map(({ name }, at) => `${name}, ${columns[at]?.unit ?? ''}`),
      lines: companies.map(({ symbol }, line) => ({
        heading: `${symbol} ${days[line] ?? '(no price)'}`,
        cells: columns.flatMap(({ figures }) => figures[line] ?? []),
      })),
    },
    below: closesLine(data.closes),
  };
}

function closesLine(closes: Schemas['Compare']['closes']): readonly string[] {
  if (closes === null || closes.latest === null) return [];
  const { earliest, latest, stale_before: oldest } = closes;
  return [
    ...(earliest === latest ? [] : [`CLOSES DIFFER: from ${earliest ?? ''} to ${latest}`]),
    ...((earliest ?? '') < oldest ? [`stale_prices: a close before ${oldest} is not compared`] : []),
  ];
}

const figureOf = (value: Value | undefined): Figure => {
  if (value === undefined) return { value: null, reason: 'not_reported', notes: [] };
  if ('reason' in value) return { value: null, reason: value.reason, notes: [] };
  return { value: value.value, reason: null, notes: value.provenance === null ? [] : [value.provenance] };
};

const dayOf = (value: Value | undefined): string | undefined =>
  value !== undefined && 'close_date' in value ? (value.close_date ?? undefined) : undefined;
