import type { Holder, Institutional13f } from '@footnote/contract/types.generated';
import type { TrueInstitutional } from '@footnote/synthetic-edgar/managers/true-institutional';
import type {
  InventedManager,
  TrueFiling,
  TrueManager,
  TruePosition,
  TrueQuarter,
} from '@footnote/synthetic-edgar/managers/types';
import { expect } from 'chai';

/** Requests a path of the service; resolves to its `data`. */
export type Ask = (path: string) => Promise<unknown>;

type HolderIssuer = { readonly by: string; readonly cik: string };

/** The issuers served for CUSIPs; other CUSIPs have no issuer. */
export type Issuers = Readonly<Record<string, HolderIssuer>>;

const newestFirst = (one: TrueFiling, other: TrueFiling): number =>
  one.filed === other.filed ? 0 : one.filed < other.filed ? 1 : -1;

const sorted = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();

/** Changes of the newest quarter; the earlier quarter has no predecessor. */
const changeMember = (truth: TrueManager, quarter: TrueQuarter, place: number): unknown => {
  const change = quarter === truth.now ? truth.changes?.[place] : undefined;
  return change === undefined ? 'quarter_before_not_ingested' : [change.kind, change.amount];
};

const listedPosition = ({ cusip, kind, amount, value, accession }: TruePosition): readonly unknown[] => [
  cusip,
  kind,
  amount ?? { available: false, reason: 'shares_repeat_values' },
  value,
  accession,
];

function compareQuarter(data: Holder, truth: TrueManager, quarter: TrueQuarter, issuers: Issuers): void {
  const { form_13f: reported } = data;
  expect(reported.available, `${truth.cik} ${quarter.quarter}`).to.equal(quarter.portfolio === 'known');
  const filings = (reported.filings ?? []).map((filing) => [
    filing.accession,
    filing.form,
    filing.filed,
    filing.kind,
    filing.is_effective,
    filing.entries,
    filing.entries_difference,
    filing.value_difference,
    filing.value_unit,
    filing.shares_withheld,
  ]);
  const trueFilings = quarter.filings
    .toSorted(newestFirst)
    .map((filing) => [
      filing.accession,
      filing.form,
      filing.filed,
      filing.kind,
      filing.is_effective,
      filing.entries,
      filing.entries_difference,
      filing.value_difference,
      filing.value_unit,
      filing.shares_withheld,
    ]);
  expect(sorted(filings)).to.deep.equal(sorted(trueFilings));
  expect(filings.map(([, , filed]) => filed)).to.deep.equal(trueFilings.map(([, , filed]) => filed));
  if (!reported.available) {
    expect(reported.reason).to.equal(quarter.portfolio);
    return;
  }
  expect(reported.quarter).to.equal(quarter.quarter);
  expect(
    sorted(
      reported.positions.map(({ cusip, kind, amount, value_usd: value, accession, change, issuer }) => [
        cusip,
        kind,
        amount,
        value,
        accession,
        'kind' in change ? [change.kind, change.amount] : change.reason,
        issuer,
      ]),
    ),
  ).to.deep.equal(
    sorted(
      quarter.positions.map((position, place) => [
        ...listedPosition(position),
        changeMember(truth, quarter, place),
        issuers[position.cusip] ?? { available: false, reason: 'name_unknown' },
      ]),
    ),
  );
  const ofSecurities = quarter.positions.filter(({ kind }) => kind === 'shares' || kind === 'principal');
  expect(reported.value_usd).to.equal(ofSecurities.reduce((sum, { value }) => sum + value, 0));
  const dropped = quarter === truth.now ? (truth.dropped ?? []) : [];
  expect(
    sorted(
      reported.dropped.map((position) => [
        position.cusip,
        position.kind,
        position.amount_before,
        position.value_usd_before,
        position.accession,
      ]),
    ),
  ).to.deep.equal(sorted(dropped.map(listedPosition)));
}

/** Compares both quarters of each manager in `/v2/holders/{cik}` with its scenario. */
export async function compareManagers(
  ask: Ask,
  managers: readonly InventedManager[],
  issuers: Issuers,
): Promise<void> {
  for (const { cik, name, truth } of managers) {
    const newest = (await ask(`/v2/holders/${cik}`)) as Holder;
    expect([newest.cik, newest.name]).to.deep.equal([cik, name]);
    const quarters = [truth.now, ...(truth.before === null ? [] : [truth.before])];
    expect(newest.quarters).to.deep.equal(quarters.map(({ quarter, portfolio }) => ({ portfolio, quarter })));
    compareQuarter(newest, truth, truth.now, issuers);
    if (truth.before === null) continue;
    const earlier = (await ask(`/v2/holders/${cik}?quarter=${truth.before.quarter}`)) as Holder;
    compareQuarter(earlier, truth, truth.before, issuers);
  }
}

/** Maximum number of holders listed by name. */
const NAMED = 25;

/** Compares `institutional_13f` of an issuer with the sum of all scenarios. */
export function compareInstitutional(reported: Institutional13f, truth: TrueInstitutional): void {
  if (!reported.available) throw new Error(reported.reason);
  const options = (own: TrueInstitutional['puts']): unknown =>
    own === null ? null : { shares: own.shares, value_usd: own.value };
  expect(reported.top_holders.map(({ name: _, form: __, filed: ___, ...holder }) => holder)).to.deep.equal(
    truth.holders.slice(0, NAMED).map(({ accession, cik, shares, value, change, puts, calls }) => ({
      accession,
      calls: options(calls),
      change:
        change === null
          ? { available: false, reason: 'quarter_before_not_ingested' }
          : { kind: change.kind, shares: change.amount },
      cik,
      puts: options(puts),
      shares,
      value_usd: value,
    })),
  );
  expect([reported.managers, reported.quarter, reported.quarter_before]).to.deep.equal([
    truth.holders.length,
    '2025-09-30',
    '2025-06-30',
  ]);
  expect(reported.totals).to.deep.equal({
    calls: options(truth.calls),
    managers_without_value: 0,
    puts: options(truth.puts),
    shares: truth.shares,
    value_usd: truth.value,
  });
  expect(reported.coverage).to.deep.include({
    managers_before: truth.reporting_before,
    managers_not_counted: truth.not_counted,
    managers_reporting: truth.reporting,
  });
}
