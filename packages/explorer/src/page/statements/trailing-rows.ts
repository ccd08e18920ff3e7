import type { Schemas } from '@footnote/client';
import type { TargetOf } from '../footnote/footnote-target.ts';
import { compactAmount, kindOf, shown, wordsOf } from '../frame/format.ts';

export type ShownFigure = {
  /** As `GET /v2/explain/figure` names it. */
  readonly name: string;
  /** The name whose words are shown. */
  readonly label: string;
  /** Undefined for a refused value. */
  readonly text: string | undefined;
  /** Why it is refused, a code; undefined with a text, and if the answer does not say. */
  readonly reason?: string | undefined;
  /** What the value is if the label does not show it: a change, a trend. */
  readonly note?: string;
};

export type FigureGroup = {
  readonly block: TargetOf<'figure'>['block'];
  readonly title: string;
  readonly figures: readonly (ShownFigure & { readonly parts: readonly ShownFigure[] })[];
  readonly flags: readonly string[];
};

type Blocks = Partial<Pick<Schemas['Fundamentals'], 'reasons' | 'ttm' | 'trajectory' | 'forensics'>>;

/** The figures of the three blocks in their order, with a text for each value, or the reason why there is none. */
export function figuresOf(
  { reasons = [], ttm, trajectory, forensics }: Blocks,
  currency: string,
): readonly FigureGroup[] {
  const reasonOf = new Map(reasons.map(({ member, reason }) => [member, reason]));
  const groups = [
    ...(ttm === undefined ? [] : [trailingOf(ttm, currency)]),
    ...(trajectory === undefined ? [] : [trajectoryOf(trajectory)]),
    ...(forensics === undefined ? [] : [forensicsOf(forensics)]),
  ];
  return groups.map((group) => ({
    ...group,
    figures: group.figures.map((figure) => {
      const member = `${group.block}.${figure.name}`;
      return figure.text === undefined
        ? { ...figure, reason: reasonOf.get(member) ?? reasonOf.get(`${member}.value`) }
        : figure;
    }),
  }));
}

const single = (name: string, value: unknown): FigureGroup['figures'][number] => ({
  name,
  label: name.replace(/_ttm(_usd)?$/, ''),
  text: textOf(name, value),
  parts: [],
});

function trailingOf({ flags, ...figures }: NonNullable<Blocks['ttm']>, currency: string): FigureGroup {
  const order = ['revenue_ttm_usd', 'net_income_ttm_usd', 'eps_diluted_ttm'];
  const routeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const named = Object.entries(figures).sort(([one], [other]) => routeOf(one) - routeOf(other));
  return {
    block: 'ttm',
    title: 'Trailing twelve months',
    figures: named.map(([name, value]) => {
      const figure = single(name, value);
      const isPerShare = kindOf(name) === 'per_share' && figure.text !== undefined;
      return isPerShare ? { ...figure, text: `${figure.text} ${currency}`.trim() } : figure;
    }),
    flags,
  };
}

/** The newest value of each trend, with its direction and the values that it is read from. */
function trajectoryOf(trajectory: NonNullable<Blocks['trajectory']>): FigureGroup {
  const figures = Object.entries(trajectory).map(([name, members]) => {
    const latest = 'latest_yoy_pct' in members ? 'latest_yoy_pct' : 'latest_pct';
    const { trend } = members;
    return {
      name: `${name}.${latest}`,
      label: name,
      text: textOf(latest, (members as Readonly<Record<string, unknown>>)[latest]),
      parts: [
        {
          name: `${name}.trend`,
          label: `${name}_trend`,
          text: wordsOf(trend),
        },
      ],
    };
  });
  return { block: 'trajectory', title: 'Trajectory', figures, flags: [] };
}

function forensicsOf(forensics: NonNullable<Blocks['forensics']>): FigureGroup {
  const figures = Object.entries(forensics).map(([name, value]) => {
    if (value === null || typeof value !== 'object') return single(name, value);
    const { yoy_delta: change } = value as { readonly yoy_delta?: unknown };
    return {
      ...single(name, (value as { readonly value?: unknown }).value),
      parts:
        typeof change === 'number'
          ? [
              {
                name: `${name}.yoy_delta`,
                label: `${name}_change_year_over_year`,
                text: `${change > 0 ? '+' : ''}${shown(change, 'ratio')}`,
                note: 'YoY',
              },
            ]
          : [],
    };
  });
  return { block: 'forensics', title: 'Forensics', figures, flags: [] };
}

function textOf(name: string, value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const kind = /_pct(_|$)/.test(name) ? 'percent' : kindOf(name);
  if (name.includes('days')) return `${shown(value, 'ratio')} days`;
  if (kind === 'amount' && !name.endsWith('_usd')) return `${shown(value, 'ratio')}×`;
  return kind === 'amount' ? compactAmount(value, 'USD') : shown(value, kind);
}
