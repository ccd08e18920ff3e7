import { Decimal } from 'decimal.js';
import { type ClassKind, classKindOf } from '@footnote/ownership/form-13f/class-title';
import {
  aboveOutstanding,
  changeOf,
  type HolderChange,
  type Holding,
  isSameCount,
  isValuePlausible,
  medianPrice,
  percentHeld,
} from '@footnote/ownership/form-13f/institutional';
import type { Writable } from '@footnote/wire/json';
import type { Institutional13f, InstitutionalHolder } from '@footnote/contract/types.generated';
import type { CoverShares } from '../ownership/read.ts';
import type { InstitutionalInputs, Reported } from './read-institutional.ts';

/** Number of managers that are listed by name. */
const TOP = 25;

type Security = { readonly cusip: string; readonly title: string; readonly kind: ClassKind };

type Options = { readonly shares: Decimal; readonly value: Decimal | null };

/** One manager's holdings of the issuer. */
type Manager = Holding & {
  readonly reported: Pick<Reported, 'accession' | 'filed' | 'form' | 'manager'>;
  readonly puts: Options | null;
  readonly calls: Options | null;
};

const unavailable = (
  reason: Extract<Institutional13f, { readonly available: false }>['reason'],
): Writable<Institutional13f> => ({ available: false, reason });

/** The largest holders among managers whose portfolio of the quarter is known. */
const topOf = (inputs: InstitutionalInputs): readonly Manager[] =>
  managersOf(inputs.now, sharesOf(inputs.now))
    .filter(({ shares }) => shares.gt(0))
    .toSorted((a, b) => b.shares.comparedTo(a.shares) || (a.cik < b.cik ? -1 : 1));

/** `institutional_13f` of an issuer. */
export function institutionalMember(
  inputs: InstitutionalInputs | null,
  count: CoverShares | null,
): Writable<Institutional13f> {
  if (inputs === null) return unavailable('institutional_13f_not_yet_collected');
  const { quarter, before, reportedBefore, cusips, contradicted, now, earlier } = inputs;
  const notCounted = {
    amendment_type_unknown: quarter.amendment_type_unknown,
    filing_not_read: quarter.filing_not_read + inputs.whollyUnread,
    original_missing: quarter.original_missing,
  };
  const isContradicted = contradicted.length > 0;
  if (cusips.length === 0) return unavailable(isContradicted ? 'cusip_contradicted' : 'cusip_not_known');
  const securities = sharesOf([...now, ...earlier]);
  const counted = securities.filter(({ kind }) => kind !== 'other');
  const reporting = managersOf(now, securities);
  const held = counted.filter(({ cusip }) => now.some((row) => row.cusip === cusip && isShares(row)));
  const kinds = held.flatMap(({ kind }) => (kind === 'other' ? [] : [{ kind }]));
  const all = topOf(inputs);
  const above = aboveOutstanding(all, kinds, quarter.period, count);
  const isCounted = ({ cik }: Manager): boolean => !above.has(cik);
  const [managers, holders] = [reporting.filter(isCounted), all.filter(isCounted)];
  if (reporting.length === 0)
    return unavailable(isContradicted ? 'cusip_contradicted' : 'no_manager_reports_it');
  const holdersBefore = new Map(managersOf(earlier, securities).map((manager) => [manager.cik, manager]));
  const price = medianPrice(holders);
  const sameCount = isSameCount(holders, holdersBefore);
  const valued = holders.filter((holder) => holder.value !== null && isValuePlausible(holder, price));
  const shares = sumOf(holders.map((holder) => holder.shares));
  const share = isContradicted
    ? ({ refused: 'cusip_contradicted' } as const)
    : percentHeld(shares, kinds, quarter.period, count);
  return {
    available: true,
    basis: 'form_13f',
    coverage: {
      managers_before: before?.managers ?? null,
      managers_not_counted: Object.values(notCounted).reduce((sum, managers) => sum + managers, 0),
      managers_reporting: quarter.managers,
      not_counted: notCounted,
      note: 'Managers whose Forms 13F for the quarter were ingested; managers of less than 100 million dollars need not file.',
    },
    cusips_contradicted: contradicted,
    left_out: all
      .filter(({ cik }) => above.has(cik))
      .map(({ cik, reported, shares: reports }) => ({
        accession: reported.accession,
        cik,
        name: reported.manager === '' ? null : reported.manager,
        reason: 'above_shares_outstanding' as const,
        shares: whole(reports),
      })),
    managers: holders.length,
    quarter: quarter.period,
    quarter_before: before?.period ?? null,
    securities: securities.map(({ cusip, title, kind }) => ({
      class_title: title,
      cusip,
      is_counted: kind !== 'other',
    })),
    share_of_company:
      'refused' in share || count === null
        ? { available: false, reason: 'refused' in share ? share.refused : 'shares_outstanding_not_known' }
        : {
            accession: count.accession,
            as_of: count.asOf,
            filed: count.filed,
            form: count.form,
            pct: share.percent.toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN),
            shares_outstanding: whole(count.shares),
          },
    top_holders: holders.slice(0, TOP).map((holder) =>
      holderMember(
        holder,
        price,
        changeOf(holder, positive(holdersBefore.get(holder.cik)), {
          reported: reportedBefore.has(holder.cik),
          sameCount,
        }),
      ),
    ),
    totals: {
      calls: optionsMember(totalOptions(managers.map(({ calls }) => calls))),
      managers_without_value: holders.length - valued.length,
      puts: optionsMember(totalOptions(managers.map(({ puts }) => puts))),
      shares: whole(shares),
      value_usd: whole(sumOf(valued.flatMap(({ value }) => value ?? []))),
    },
  };
}

const positive = (holding: Manager | undefined): Manager | undefined =>
  holding?.shares.gt(0) === true ? holding : undefined;

const whole = (figure: Decimal): Decimal => figure.toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN);

const sumOf = (figures: readonly Decimal[]): Decimal =>
  figures.reduce((total, figure) => total.plus(figure), new Decimal(0));

const isShares = ({ option, amount_type: type, amount }: Reported): boolean =>
  option === '' && type === 'shares' && amount?.gt(0) === true;

/** The issuer's CUSIPs, each with the title that most managers report. */
function sharesOf(rows: readonly Reported[]): readonly Security[] {
  return [...Map.groupBy(rows, ({ cusip }) => cusip)]
    .map(([cusip, own]) => {
      const titles = [...Map.groupBy(own, ({ class_title: title }) => title)].sort(
        ([a, m], [b, n]) => n.length - m.length || (a < b ? -1 : 1),
      );
      const title = titles[0]?.[0] ?? '';
      return { cusip, title, kind: classKindOf(title) };
    })
    .toSorted((a, b) => (a.cusip < b.cusip ? -1 : 1));
}

function managersOf(rows: readonly Reported[], securities: readonly Security[]): readonly Manager[] {
  const counted = new Set(securities.flatMap(({ cusip, kind }) => (kind === 'other' ? [] : [cusip])));
  const own = rows.filter(({ cusip, amount_type: type }) => counted.has(cusip) && type === 'shares');
  return [...Map.groupBy(own, ({ cik }) => cik)].flatMap(([cik, reported]) => {
    const [first] = reported.toSorted((a, b) => (a.filed > b.filed ? -1 : 1));
    if (first === undefined) return [];
    const direct = totalOf(reported.filter(({ option }) => option === ''));
    return [
      {
        cik,
        shares: direct?.shares ?? new Decimal(0),
        value: direct === null ? null : direct.value,
        reported: first,
        puts: totalOf(reported.filter(({ option }) => option === 'put')),
        calls: totalOf(reported.filter(({ option }) => option === 'call')),
      },
    ];
  });
}

/** Null without rows. A row without an amount is ignored; without a value the sum has none. */
function totalOf(rows: readonly Reported[]): Options | null {
  if (rows.length === 0) return null;
  const values = rows.map(({ value }) => value);
  const known = values.filter((value) => value !== null);
  return {
    shares: sumOf(rows.flatMap(({ amount }) => amount ?? [])),
    value: known.length < values.length ? null : sumOf(known),
  };
}

function totalOptions(all: readonly (Options | null)[]): Options | null {
  const present = all.filter((each) => each !== null);
  if (present.length === 0) return null;
  const known = present.flatMap(({ value }) => value ?? []);
  return {
    shares: sumOf(present.map(({ shares }) => shares)),
    value: known.length < present.length ? null : sumOf(known),
  };
}

const valueMember = (value: Decimal | null): Writable<InstitutionalHolder['value_usd']> =>
  value === null ? { available: false, reason: 'value_unit_not_known' } : whole(value);

const optionsMember = (options: Options | null): Writable<InstitutionalHolder['puts']> =>
  options === null ? null : { shares: whole(options.shares), value_usd: valueMember(options.value) };

function holderMember(
  holder: Manager,
  price: Decimal | null,
  change: HolderChange,
): Writable<InstitutionalHolder> {
  const { accession, filed, form, manager } = holder.reported;
  return {
    accession,
    calls: optionsMember(holder.calls),
    change:
      'refused' in change
        ? { available: false, reason: change.refused }
        : { kind: change.kind, shares: whole(change.shares) },
    cik: holder.cik,
    filed,
    form,
    name: manager === '' ? null : manager,
    puts: optionsMember(holder.puts),
    shares: whole(holder.shares),
    value_usd: isValuePlausible(holder, price)
      ? valueMember(holder.value)
      : { available: false, reason: 'value_contradicted' },
  };
}
