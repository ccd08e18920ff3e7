import { paddedCik } from '@footnote/values/cik';
import { addDays } from '@footnote/values/day';
import { scaled, unscaled } from '@footnote/values/decimal';
import { businessDay } from '../dates.ts';
import { createRandom, mixSeed, type Random } from '../random.ts';
import { priceAfterSplits } from '../share-price.ts';
import type { IssuerSpec } from '../spec.ts';
import { SCENARIOS, type Counted, type Step, type Scenario } from './scenarios.ts';
import type {
  FiledForm,
  FormOwner,
  InsiderScenario,
  InventedInsiders,
  ListedForm,
  TrueIntent,
  TrueLine,
  TrueTrades,
} from './types.ts';
import { type FormStyle, writeForm } from './write-form.ts';

/** All scenarios begin within three months of this day. */
const BEGIN = '2025-03-03';
const SEED = 0x144;
/** First serial number of these forms; an issuer's own filings and its schedules have lower ones. */
const FIRST_SERIAL = 700_000;
const SERIALS_OF_AN_ISSUER = 10;
/** First of the CIKs of insiders, which EDGAR has not assigned. */
const FIRST_CIK = 9_960_000;
const OWNERS_OF_A_SCENARIO = 20;

const ELSEWHERE = { cik: '0009970002', name: 'Elsewhere Tramways Inc.', ticker: 'ELSW' };

const SURNAMES = ['Abernethy', 'Brindlewood', 'Castellane', 'Dunmorrow', 'Eastlake', 'Farthingale'] as const;
const GIVEN = ['Mirabel', 'Odalys', 'Ferdinand', 'Griselda', 'Leopold'] as const;

const at = <Item>(list: readonly [Item, ...Item[]], place: number): Item =>
  list[place % list.length] ?? list[0];

const ownerOf = (position: number, part: number, relation: FormOwner['relation']): FormOwner => ({
  name:
    part === 1
      ? `${at(SURNAMES, position)} ${at(GIVEN, position)} ${position + 1}`
      : `${at(SURNAMES, position)} Trust ${position + 1}-${part}`,
  cik: paddedCik(FIRST_CIK + position * OWNERS_OF_A_SCENARIO + part),
  relation,
});

const styleOf = (random: Random): FormStyle => ({
  boxes: random.next() < 0.5 ? ['1', '0'] : ['true', 'false'],
  zone: random.next() < 0.3 ? '-05:00' : '',
  sparse: random.next() < 0.5,
});

type Placed = { readonly step: Step; readonly filed: FiledForm };

function placed(spec: IssuerSpec, steps: readonly Step[], begin: string): readonly Placed[] {
  const result: Placed[] = [];
  for (const [position, step] of steps.entries()) {
    const day = addDays(begin, step.day);
    const filed = businessDay(addDays(day, step.lag));
    const serial = FIRST_SERIAL + (Number(spec.cik) % 10_000) * SERIALS_OF_AN_ISSUER + position;
    const original = step.amends === undefined ? undefined : result[step.amends]?.filed;
    result.push({
      step,
      filed: {
        form: step.form,
        accession: `${step.owners[0]?.cik ?? ''}-${filed.slice(2, 4)}-${serial}`,
        filed,
        period: day,
        originalFiled: original?.filed ?? null,
        issuer: step.elsewhere === true ? ELSEWHERE : { cik: spec.cik, name: spec.name, ticker: spec.ticker },
        owners: step.owners,
        lines: step.lines.map((line) => ({ ...line, date: line.date === '' ? day : line.date })),
        units: step.units ?? null,
        plan: step.plan === undefined ? false : step.plan,
        note: step.note ?? 'As the agreement of this invented owner has it.',
        damage: step.damage ?? 'none',
      },
    });
  }
  return result;
}

const isReported = ({ step }: Placed): boolean => step.elsewhere !== true && step.damage !== 'before_owners';

function linesOf(scenario: readonly Placed[]): readonly TrueLine[] {
  const named = (place: number | null | undefined): string | null =>
    place === null || place === undefined ? null : (scenario[place]?.filed.accession ?? null);
  return scenario.filter(isReported).flatMap(({ step, filed }) =>
    filed.lines.map((line, place): TrueLine => ({
      accession: filed.accession,
      line: place,
      form: filed.form,
      filed: filed.filed,
      owners: filed.owners.map(({ cik }) => cik),
      security: line.security,
      date: line.code === null ? null : line.date,
      code: line.code,
      shares: line.code === null ? null : line.shares,
      price: line.code === null ? null : line.price,
      after: line.after,
      plan: filed.plan,
      counterpart: step.counterparts?.[place] ?? null,
      superseded_by: named(step.supersededBy?.[place]),
      same_as: named(step.sameAs),
      doubts: step.doubts ?? [],
    })),
  );
}

/** Of shares and prices. */
const PLACES = 4;

function tradesOf(counted: readonly Counted[], code: 'P' | 'S'): TrueTrades {
  const own = counted.filter(([each]) => each === code);
  const sum = (terms: readonly bigint[]): bigint => terms.reduce((total, term) => total + term, 0n);
  return {
    shares: unscaled(sum(own.map(([, shares]) => scaled(shares, PLACES))), PLACES),
    value: unscaled(
      sum(own.map(([, shares, price]) => scaled(shares, PLACES) * scaled(price, PLACES))),
      2 * PLACES,
    ),
  };
}

/** The forms of an issuer's insiders in these scenarios, with the true trades. */
export function inventInsiders(spec: IssuerSpec, scenarios: readonly InsiderScenario[]): InventedInsiders {
  const reported = scenarios.map((name, position) => {
    const random = createRandom(mixSeed(spec.seed, SEED, position));
    const cents = Math.round(random.between(0.9, 1.15) * 100 * priceAfterSplits(spec));
    const shares = random.integer(12, 400) * 10;
    const scenario: Scenario = SCENARIOS[name]({
      owner: ownerOf(position, 1, random.next() < 0.5 ? 'director' : 'officer'),
      trust: ownerOf(position, 2, 'ten_percent_owner'),
      group: Array.from({ length: 12 }, (_, part) => ownerOf(position, part + 3, 'ten_percent_owner')),
      shares,
      owned: 20 * shares + random.integer(1, 9),
      price: (cents / 100).toFixed(2),
      higher: ((cents + 37) / 100).toFixed(2),
    });
    const filings = placed(spec, scenario.steps, addDays(BEGIN, random.integer(0, 90)));
    const style = styleOf(random);
    const listed = filings.map(({ step, filed }): ListedForm => ({
      accession: filed.accession,
      form: filed.form,
      filed: filed.filed,
      primaryDocument:
        filed.form === '144' ? 'xsl144X01/primary_doc.xml' : `xslF345X05/form${filed.form.slice(0, 1)}.xml`,
      text: writeForm(filed, style),
      rows: step.rows ?? 1,
    }));
    return { scenario, filings, listed };
  });
  const counted = reported.flatMap(({ scenario }) => scenario.counted);
  const total = (of: (scenario: Scenario) => number | undefined): number =>
    reported.reduce((sum, { scenario }) => sum + (of(scenario) ?? 0), 0);
  return {
    filings: reported.flatMap(({ listed }) => listed),
    truth: {
      lines: reported.flatMap(({ filings }) => linesOf(filings)),
      intents: reported.flatMap(({ filings }) =>
        filings.flatMap(({ step, filed }): TrueIntent[] =>
          step.sold === undefined || filed.units === null
            ? []
            : [{ accession: filed.accession, units: filed.units, sold_shares: step.sold }],
        ),
      ),
      purchases: tradesOf(counted, 'P'),
      sales: tradesOf(counted, 'S'),
      left_out: {
        contrary: total(({ contrary }) => contrary),
        doubtful: total(({ doubtful }) => doubtful),
        equity_swap: total(({ swaps }) => swaps),
        undated: total(({ undated }) => undated),
      },
      unparsed: reported.flatMap(({ filings }) =>
        filings.flatMap(({ filed }) => (filed.damage === 'before_owners' ? [filed.accession] : [])),
      ),
    },
  };
}
