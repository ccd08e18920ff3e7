import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import type { BeneficialOwnership, OwnershipRefusal, StakeHolder } from '@footnote/contract/types.generated';
import { Decimal } from 'decimal.js';
import type { Read } from '../../subject/table.ts';
import { allRefused, filingsOf, type OwnedCompany, type OwnedFigure } from './owned.ts';

type Served = Read<BeneficialOwnership>;
type Holder = Served['holders'][number];
type Flag = StakeHolder['flags'][number];

const NAMES = OWNERSHIP_NAMES.filter(({ owners }) => owners === 'stakes');

/** Flags of a stake in force whose percentage cannot be compared with others, or may no longer hold. */
const DOUBTS: ReadonlySet<Flag> = new Set([
  'amounts_missing',
  'exit_contradicts_percent',
  'fraction',
  'negative_amount',
  'separate_blocks',
  'unconfirmed',
  'unlike_other_holders',
  'unlike_shares_outstanding',
]);
/** Schedules are due above it. */
const REPORTED_ABOVE = 5;

/** Figures of the stakes of a company, as `GET /v2/ownership` serves them. */
export function stakeFigures(served: Served | Read<OwnershipRefusal>, newest: string | null): OwnedCompany {
  if ('available' in served) return { figures: allRefused(NAMES, served.reason), newest };
  const refusal = refusalOf(served);
  if (refusal !== undefined) return { figures: allRefused(NAMES, refusal), newest };
  const { holders } = served;
  const [largest] = holders;
  const above = holders.filter(({ pct_of_class: percent }) => percent?.greaterThan(REPORTED_ABOVE) === true);
  return {
    figures: new Map([
      [
        'largest_stake_pct',
        largest?.pct_of_class == null
          ? { refusal: 'no_stake_in_force' }
          : figureOf(largest.pct_of_class, [largest]),
      ],
      [
        'holders_above_5_pct',
        figureOf(new Decimal(personsAmong(above)), above.length === 0 ? holders : above),
      ],
    ]),
    newest,
  };
}

/** Why neither the largest stake nor the number of stakes is known; undefined if both are. */
function refusalOf({ history, holders, unparsed_filings: unparsed }: Served): string | undefined {
  if (unparsed.some(({ reason }) => reason !== 'names_other_issuer')) return 'schedules_missing';
  if (history.length === 0) return 'no_stakes_known';
  const isDoubted = ({ flags, pct_of_class: percent }: Holder): boolean =>
    percent === null || flags.some((flag) => DOUBTS.has(flag));
  return holders.some(isDoubted) ? 'stake_doubted' : undefined;
}

/** A holder of two classes counts once. */
const personsAmong = (holders: readonly Holder[]): number =>
  new Set(holders.map(({ cik, name }) => cik ?? name)).size;

function figureOf(value: Decimal, holders: readonly Holder[]): OwnedFigure {
  const [first] = holders;
  return {
    value: value.toFixed(),
    asOf: holders.reduce((newest, { filed }) => (filed > newest ? filed : newest), first?.filed ?? ''),
    provenance:
      first === undefined ? null : { accession: first.accession, filed: first.filed, form: first.form },
    ...filingsOf(holders.map(({ accession }) => accession)),
  };
}
