import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import { netBuying } from '@footnote/ownership/insiders/net-buying';
import type { InsiderSum, InsiderSummary } from '@footnote/contract/types.generated';
import { Decimal } from 'decimal.js';
import { unsupportedInsiders } from '../../ownership/insiders/coverage.ts';
import type { InsidersOfCompany } from '../../ownership/insiders/read-many.ts';
import { judgedTrades, summaryMember } from '../../ownership/insiders/summary.ts';
import type { Read } from '../../subject/table.ts';
import { allRefused, filingsOf, readBack, type OwnedCompany, type OwnedFigure } from './owned.ts';

const NAMES = OWNERSHIP_NAMES.filter(({ owners }) => owners === 'insiders');

/** Figures of the insiders' trades up to a day, as `GET /v2/insiders` serves them in its summary. */
export function insiderFigures(read: InsidersOfCompany, to: string): OwnedCompany {
  const { newest } = read;
  // The insiders of a foreign issuer need not file, so that no form is not no trade.
  const refusal = unsupportedInsiders(read) ?? (read.coverage.start === null ? 'no_insider_forms' : null);
  if (refusal !== null) return { figures: allRefused(NAMES, refusal), newest };
  const trades = judgedTrades(read);
  const { windows } = readBack<InsiderSummary>(summaryMember(read, to));
  return { figures: new Map(windows.flatMap((window) => figuresOf(window, trades, to))), newest };
}

function figuresOf(
  { months, net, purchases, is_covered: isWhole }: Read<InsiderSummary>['windows'][number],
  trades: ReturnType<typeof judgedTrades>,
  to: string,
): readonly (readonly [string, OwnedFigure])[] {
  const span = `${String(months)}m`;
  const counted = netBuying(trades, to, Number(months)).counted.toSorted((a, b) =>
    a.filed < b.filed ? 1 : -1,
  );
  const bought = counted.filter(({ code }) => code === 'P');
  return [
    [`insider_net_shares_${span}`, figureOf(net.shares, counted, to)],
    [`insider_net_value_${span}`, figureOf(net.value, counted, to)],
    [
      `insider_buyers_${span}`,
      isWhole ? figureOf(new Decimal(purchases.insiders), bought, to) : { refusal: 'forms_missing' },
    ],
  ];
}

function figureOf(sum: Read<InsiderSum>, trades: ReturnType<typeof judgedTrades>, to: string): OwnedFigure {
  if ('reason' in sum) return { refusal: sum.reason };
  const [first] = trades;
  return {
    value: new Decimal(sum).toFixed(),
    asOf: to,
    provenance:
      first === undefined ? null : { accession: first.accession, filed: first.filed, form: first.form },
    ...filingsOf(trades.map(({ accession }) => accession)),
  };
}
