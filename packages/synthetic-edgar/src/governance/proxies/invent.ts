import { addDays } from '@footnote/values/day';
import type { TruePay, TrueProxy, TrueYear } from './types.ts';

const OFFICERS = [
  ['Ada Q. Fictional', 'President and Chief Executive Officer'],
  ['Otto Unreal, Jr.', 'Executive Vice President, Chief Financial Officer'],
  ['María Made-Up', 'Senior Vice President and General Counsel'],
] as const;
/** Who was principal executive officer before the first of them. */
const BEFORE = ['Ivo Bygone', 'Former Chief Executive Officer'] as const;
const DIRECTORS = ['Nora Nobody', 'Paul van Paper', 'Rita del Rule'] as const;
const YEARS = 3;

const totalled = (amounts: Readonly<Record<string, number>>): Readonly<Record<string, number>> => ({
  ...amounts,
  total: Object.values(amounts).reduce((sum, amount) => sum + amount, 0),
});

/** A whole number of dollars that looks like any. */
const amountOf = (seed: number, least: number, salt: number): number =>
  least + ((seed * 7_919 + salt * 104_729 + seed * salt * 31) % least);

function payOf(seed: number, person: number, year: number): Readonly<Record<string, number>> {
  const of = (least: number, salt: number): number => amountOf(seed + year, least, person * 10 + salt);
  return totalled({
    salary: of(400_000, 1),
    bonus: (seed + person + year) % 3 === 0 ? 0 : of(50_000, 2),
    stock_awards: of(900_000, 3),
    option_awards: of(300_000, 4),
    non_equity_incentive: of(250_000, 5),
    pension_change: person === 0 ? of(20_000, 6) : 0,
    all_other: of(30_000, 7),
  });
}

/** The pay, fees and meeting of an invented company whose newest fiscal year ended on a day. */
export function inventProxy({
  seed,
  yearEnd,
  filed,
}: {
  readonly seed: number;
  /** YYYY-MM-DD. */
  readonly yearEnd: string;
  readonly filed: string;
}): TrueProxy {
  const newest = Number(yearEnd.slice(0, 4));
  const years = Array.from({ length: YEARS }, (_, back) => newest - back);
  const officers = OFFICERS.flatMap(([name, title], person) =>
    years.slice(0, person === 2 ? 1 : YEARS).map((year): TruePay => ({
      name,
      title,
      year,
      amounts: payOf(seed, person, year),
    })),
  );
  const bygone: TruePay = {
    name: BEFORE[0],
    title: BEFORE[1],
    year: newest,
    amounts: payOf(seed, OFFICERS.length, newest),
  };
  return {
    officers: [...officers, bygone],
    directors: DIRECTORS.map((name, person) => ({
      name,
      title: null,
      year: null,
      amounts: totalled({
        fees: amountOf(seed, 90_000, person),
        stock_awards: amountOf(seed, 150_000, person + 5),
        all_other: person === 0 ? 0 : amountOf(seed, 2_000, person),
      }),
    })),
    fees: years.slice(0, 2).map((year) => ({
      year,
      amounts: totalled({
        audit: amountOf(seed + year, 3_000, 1) * 1_000,
        audit_related: amountOf(seed + year, 200, 2) * 1_000,
        tax: amountOf(seed + year, 90, 3) * 1_000,
        other: seed % 2 === 0 ? 0 : 4_000,
      }),
    })),
    performance: years.map((year) =>
      performanceOf(seed, `${year}${yearEnd.slice(4)}`, [
        ...officers.filter((pay) => pay.year === year && pay.name === OFFICERS[0][0]),
        ...(year === newest ? [bygone] : []),
      ]),
    ),
    measures: ['Orders per Anvil', 'Cash Profit', 'Return on Presses'],
    meeting: { day: addDays(filed, 42), record: addDays(filed, -11), auditor: 'Ledger & Quill LLP' },
  };
}

function performanceOf(seed: number, end: string, peos: readonly TruePay[]): TrueYear {
  const year = Number(end.slice(0, 4));
  const of = (least: number, salt: number): number => amountOf(seed + year, least, salt);
  return {
    end,
    peos: peos.map(({ name, amounts }, at) => {
      const total = amounts['total'] ?? 0;
      const awards = (amounts['stock_awards'] ?? 0) + (amounts['option_awards'] ?? 0);
      const [granted, changed] = [of(1_500_000, 40 + at), of(700_000, 50 + at)];
      return {
        name,
        total,
        paid: total - awards + granted + changed,
        adjustments: [
          { member: 'GrantsInTableMember', amount: awards, effect: 'deducted' },
          { member: 'PensionInTableMember', amount: 0, effect: null },
          { member: 'GrantedAtYearEndMember', amount: granted, effect: 'added' },
          { member: 'ChangeOfEarlierGrantsMember', amount: changed, effect: 'added' },
        ],
      };
    }),
    others: { total: of(1_100_000, 60), paid: of(1_300_000, 61) },
    company: {
      total_shareholder_return: 90 + (of(60, 62) % 80),
      peer_group_return: 80 + (of(60, 63) % 70),
      net_income: of(40_000_000, 64) * 1,
      selected_measure: of(9_000_000, 65),
    },
  };
}
