import { slotOf, type Place } from '@footnote/statements/calendar/slots';
import { parseAmount } from '@footnote/statements/decimal';
import { candidates } from '@footnote/statements/fields/field';
import { cell, served } from '../survey/test-cells.ts';
import type { FiledFact, Filing, History, Reading, Recorded } from './recorded.ts';

const FILINGS = [0, 1, 2, 3].map(
  (order) =>
    ({ order, form: '10-K', filed: `202${order}-02-10`, period: `202${order}` }) as unknown as Filing,
);

/** What a filing reads for the row: its name, the rank of the name among the candidates, and the amount. */
export const reading = (order: number, key: string, rank: number, amount: number): Reading =>
  ({ filing: FILINGS[order], key, rank, value: parseAmount(String(amount)) }) as unknown as Reading;

type Slots = Readonly<Partial<Record<Place, readonly Reading[]>>>;

/** A field by place of the first year; the last reading of a place is served. */
const row = (field: string, slots: Slots): History => {
  const at = (slot: number): readonly Reading[] =>
    Object.entries(slots).find(([place]) => slotOf(0, place as Place) === slot)?.[1] ?? [];
  return {
    spec: {
      field,
      nature: 'flow',
      measure: 'money',
      byType: {},
      candidates: candidates('EarningsPerShareBasic'),
    },
    versions: (slot: number) =>
      at(slot).map((item) => ({ filing: item.filing, covering: true, readings: [item] })),
    vintages: (slot: number) => {
      const kept = at(slot);
      return kept.length === 0 ? null : { served: kept.at(-1), kept };
    },
  } as unknown as History;
};

/** What the engine would have recorded of one invented year. `own`: the place of the newest period of each filing, by order. */
export const recorded = (
  rows: Readonly<Record<string, Slots>>,
  own: Readonly<Record<number, Place>>,
): Recorded => {
  const histories = new Map(Object.entries(rows).map(([field, slots]) => [field, row(field, slots)]));
  const cells = Object.entries(rows).flatMap(([field, slots]) =>
    Object.entries(slots).flatMap(([place, kept]) => {
      const last = kept.at(-1);
      const kind = place === 'FY' ? 'annual' : 'quarter';
      const period = place as 'FY' | 'Q1';
      const [shown] = served([
        cell(field, String(Number(last?.value ?? 0n) / 1e12), {
          period_kind: kind,
          fiscal_period: period,
          period_end: place,
        }),
      ]);
      if (last === undefined || shown === undefined) return [];
      const entry = { key: last.key, parts: [{ fact: { filing: last.filing } }] };
      return [{ cell: shown, slot: slotOf(0, period), entry } as unknown as Recorded['cells'][number]];
    }),
  );
  return {
    type: 'industrial',
    cells,
    cell: (field, slot) => cells.find((item) => item.cell.field === field && item.slot === slot),
    slotOf: ({ fiscal_period: period }) => slotOf(0, period as Place),
    facts: (slot) =>
      [...histories.values()].flatMap((history) =>
        history.versions(slot).flatMap(({ filing, readings: [own] }) =>
          own === undefined
            ? []
            : [
                {
                  filing,
                  facts: new Map([[own.key, { filing, amount: own.value } as unknown as FiledFact]]),
                },
              ],
        ),
      ),
    history: (field) => histories.get(field),
    ownSlots: ({ order }) => [slotOf(0, own[order] ?? 'FY')],
  };
};
