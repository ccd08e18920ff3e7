import type {
  Filed13f,
  ManagerScenarioSpec,
  QuarterName,
  ReportedQuarter,
  TrueChange,
  TrueFiling,
  TrueManager,
  TruePosition,
  TrueQuarter,
} from './types.ts';

const KINDS = { RESTATEMENT: 'restatement', 'NEW HOLDINGS': 'new_holdings' } as const;

const kindOf = ({ rows, amendment }: Filed13f): TrueFiling['kind'] => {
  if (rows === null) return 'notice';
  if (amendment === undefined) return 'original';
  return amendment.type === null ? 'unknown' : KINDS[amendment.type];
};

// Avoids the negative zero that a zero difference would yield.
const less = (overstated: number | undefined): number => 0 - (overstated ?? 0);

const trueFiling = (filing: Filed13f): TrueFiling => {
  const { accession, form, filed, rows, unit, overstated, counts } = filing;
  return {
    accession,
    form,
    filed,
    kind: kindOf(filing),
    is_effective: counts,
    entries: rows?.length ?? 0,
    entries_difference: rows === null ? null : less(overstated?.entries),
    value_difference: rows === null ? null : less(overstated?.value),
    value_unit: unit ?? 'dollars',
    shares_withheld: filing.repeatsValues === true,
  };
};

const trueQuarter = (
  name: QuarterName,
  reported: ReportedQuarter,
  filings: readonly Filed13f[],
): TrueQuarter => {
  const own = filings.filter(({ quarter }) => quarter === name);
  return {
    quarter: own[0]?.period ?? '',
    portfolio: reported.status,
    positions: reported.held.map(({ security, kind, amount, from }) => ({
      cusip: security.cusip,
      kind,
      amount: filings[from]?.repeatsValues === true ? null : amount,
      value: kind === 'principal' ? amount : amount * security.price[name],
      accession: filings[from]?.accession ?? '',
    })),
    filings: own.filter(({ broken }) => broken !== true).map(trueFiling),
  };
};

const isSame = (one: TruePosition, other: TruePosition): boolean =>
  one.cusip === other.cusip && one.kind === other.kind;

function changeOf(position: TruePosition, before: readonly TruePosition[]): TrueChange {
  const earlier = before.find((each) => isSame(each, position));
  const amount = (position.amount ?? 0) - (earlier?.amount ?? 0);
  if (earlier === undefined) return { kind: 'new', amount };
  return { kind: amount === 0 ? 'unchanged' : amount > 0 ? 'added' : 'reduced', amount };
}

/** The true data of a manager: the portfolios of its scenario, and the changes between them. */
export function trueManager(
  { cik, name }: Pick<TrueManager, 'cik' | 'name'>,
  spec: ManagerScenarioSpec,
  filings: readonly Filed13f[],
): TrueManager {
  const now = trueQuarter('now', spec.now, filings);
  const before = spec.before === null ? null : trueQuarter('before', spec.before, filings);
  const isCompared = now.portfolio === 'known' && before?.portfolio === 'known';
  const earlier = before?.positions ?? [];
  return {
    cik,
    name,
    now,
    before,
    changes: isCompared ? now.positions.map((position) => changeOf(position, earlier)) : null,
    dropped: isCompared
      ? earlier.filter((position) => !now.positions.some((each) => isSame(each, position)))
      : null,
  };
}
