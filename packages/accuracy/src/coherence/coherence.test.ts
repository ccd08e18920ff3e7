import { expect } from 'chai';
import { slotOf, type Place } from '@footnote/statements/calendar/slots';
import { integer } from '@footnote/statements/decimal';
import { company, plainFilings, type Year } from '@footnote/statements/test-support';
import { judgedCompany } from '../judged.ts';
import { maskedCells } from '../survey/served.ts';
import { cell, quarters, served, years } from '../survey/test-cells.ts';
import { anotherConcept } from './another-concept.ts';
import { coherenceOf } from './coherence.ts';
import { sumOfCounts } from './counts.ts';
import { fourthEps } from './fourth-eps.ts';
import { recorder, type Filing, type History, type Reading, type Recorded } from './recorded.ts';
import { twoBases } from './two-bases.ts';
import { brokenYears } from './year-laws.ts';

const FILINGS = [0, 1, 2, 3].map(
  (order) =>
    ({ order, form: '10-K', filed: `202${order}-02-10`, period: `202${order}` }) as unknown as Filing,
);

/** What a filing reads for the row: its name, the rank of the name among the candidates, and the amount. */
const reading = (order: number, key: string, rank: number, amount: number): Reading =>
  ({ filing: FILINGS[order], key, rank, value: integer(amount) }) as unknown as Reading;

type Slots = Readonly<Partial<Record<Place, readonly Reading[]>>>;

/** A field by place of the first year; the last reading of a place is served. */
const row = (field: string, slots: Slots): History => {
  const at = (slot: number): readonly Reading[] =>
    Object.entries(slots).find(([place]) => slotOf(0, place as Place) === slot)?.[1] ?? [];
  return {
    spec: { field, nature: 'flow', measure: 'money' },
    versions: (slot: number) =>
      at(slot).map((item) => ({ filing: item.filing, covering: true, readings: [item] })),
    vintages: (slot: number) => {
      const kept = at(slot);
      return kept.length === 0 ? null : { served: kept.at(-1), kept };
    },
  } as unknown as History;
};

/** `own`: the place of the newest period of each filing, by order. */
const recorded = (rows: Readonly<Record<string, Slots>>, own: Readonly<Record<number, Place>>): Recorded => {
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
    history: (field) => histories.get(field),
    ownSlots: ({ order }) => [slotOf(0, own[order] ?? 'FY')],
  };
};

describe('one row, one concept', () => {
  const OWN = 'us-gaap:NetIncomeLoss';
  const WHOLE = 'us-gaap:ProfitLoss';
  const year = [reading(1, OWN, 0, 260_200), reading(2, WHOLE, 2, 263_400)];

  it('finds a cell of a later filing that itself uses the better concept for its own period', () => {
    const later = recorded(
      { net_income: { FY: year, Q1: [reading(2, OWN, 0, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    const { counts, findings } = anotherConcept(later);
    expect(findings.map(({ by, seen }) => `${by}: ${seen}`)).to.deep.equal([
      'ProfitLoss for NetIncomeLoss: 263.4K of 10-K 2022-02-10, 260.2K of 10-K 2021-02-10',
    ]);
    expect(counts).to.deep.equal({ net_income: { judged: 2, found: 1 } });
  });

  it('passes comparatives of a filing that has moved to the other concept, and equal amounts', () => {
    const moved = recorded(
      { net_income: { FY: year, Q1: [reading(2, WHOLE, 2, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    expect(anotherConcept(moved).findings).to.deep.equal([]);
    const equal = [reading(1, OWN, 0, 260_200), reading(2, WHOLE, 2, 260_200)];
    const same = recorded(
      { net_income: { FY: equal, Q1: [reading(2, OWN, 0, 70_000)] } },
      { 1: 'FY', 2: 'Q1' },
    );
    expect(anotherConcept(same).findings).to.deep.equal([]);
  });
});

describe('the law of the year', () => {
  const found = (sum: readonly number[], whole: number) => {
    const { counts, findings } = brokenYears(
      served(quarters('revenue', 2022, sum), years('revenue', 2022, [whole])),
    );
    return [counts.year_law['revenue']?.[2022], findings.map(({ by }) => by)];
  };

  it('passes a sum within half a unit of each of the five figures', () => {
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_006_000)).to.deep.equal([
      { judged: 1, off: 0, far: 0 },
      [],
    ]);
  });

  it('counts a sum beyond rounding, and one more than 0.5 % off', () => {
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_007_000)).to.deep.equal([
      { judged: 1, off: 1, far: 0 },
      ['beyond rounding'],
    ]);
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_107_000)).to.deep.equal([
      { judged: 1, off: 1, far: 1 },
      ['by more than 0.5 %'],
    ]);
  });

  it('holds nine months against three quarters, and against the year with the fourth', () => {
    const nine = cell('revenue', '3003000', { period_kind: 'ytd', fiscal_period: 'Q3', fiscal_year: 2022 });
    const parts = quarters('revenue', 2022, [1_001_000, 1_001_000, 1_001_000, 1_101_000]);
    const { counts } = brokenYears(served(parts, years('revenue', 2022, [4_004_000]), [nine]));
    expect(counts.nine_months_law['revenue']?.[2022]).to.deep.equal({ judged: 1, off: 0, far: 0 });
    expect(counts.rest_of_year_law['revenue']?.[2022]).to.deep.equal({ judged: 1, off: 1, far: 1 });
  });
});

describe('one period, one basis', () => {
  const revenue = [reading(1, 'r', 0, 7_000_000_001), reading(3, 'r', 0, 3_900_000_001)];
  const cost = [reading(1, 'c', 0, 5_000_000_001)];
  const periods = { 1: 'FY', 3: 'FY' } as const;

  it('finds cost of revenue that is older than the restated revenue beside it', () => {
    const { counts, findings } = twoBases(
      recorded({ revenue: { FY: revenue }, cost_of_revenue: { FY: cost } }, periods),
    );
    expect(counts).to.deep.equal({ revenue: { periods: 1, cells: 1, fields: { cost_of_revenue: 1 } } });
    expect(findings.map(({ field, seen }) => `${field}: ${seen}`)).to.deep.equal([
      'cost_of_revenue: 5B beside revenue 3.9B, 7B before 10-K 2023-02-10',
    ]);
  });

  it('passes a cost that closes with the restated gross profit', () => {
    const profit = [reading(3, 'g', 0, -1_100_000_000)];
    const rows = { revenue: { FY: revenue }, cost_of_revenue: { FY: cost }, gross_profit: { FY: profit } };
    expect(twoBases(recorded(rows, periods)).counts).to.deep.equal({
      revenue: { periods: 1, cells: 0, fields: {} },
    });
  });
});

describe('what is counted of an issuer', () => {
  const quarter = {
    revenue: 1_000_000,
    net: 90_000,
    ocf: 100_000,
    capex: 20_000,
    assets: 5_000_000,
    shares: 1000,
  };
  const plain: Year = [quarter, quarter, quarter, quarter];

  it('finds nothing at an issuer that restates nothing', () => {
    const { watch, recordedWith } = recorder();
    const judged = judgedCompany(company(plainFilings(2022, [plain, plain, plain])), watch);
    const cells = maskedCells(judged.cells);
    const { counts, findings } = coherenceOf(cells, recordedWith(cells));
    expect(findings).to.deep.equal([]);
    expect(counts.laws.year_law['revenue']?.[2022]).to.deep.equal({ judged: 3, off: 0, far: 0 });
    expect(counts.concepts['net_income']?.found).to.equal(0);
    expect(counts.fourth_eps['eps_basic']?.derived).to.be.greaterThan(0);
  });

  it('counts fourth quarters of earnings per share that are refused, but not those that nobody reports', () => {
    const of = (refusal: 'not_reported' | 'missing_operand') =>
      fourthEps(
        [cell('eps_basic', null, { period_kind: 'quarter', fiscal_period: 'Q4', refusal })],
        recorded({}, {}),
      ).counts['eps_basic']?.refused;
    expect(of('missing_operand')).to.deep.equal({ missing_operand: 1 });
    expect(of('not_reported')).to.deep.equal({});
  });

  it('adds counts by name, whatever names the other side has', () => {
    expect(sumOfCounts({ a: { b: 1 }, c: 2 }, { a: { d: 3 }, c: 4 })).to.deep.equal({
      a: { b: 1, d: 3 },
      c: 6,
    });
  });
});
