import { expect } from 'chai';
import { adjustSeries } from '@footnote/market/adjustment/adjust';
import { filedSplitsEvent } from '@footnote/events/testing/filed-splits';
import { listingEvent } from '@footnote/events/testing/samples';
import type { FiledSplits } from '@footnote/event-types/types.generated';
import { isSession } from '@footnote/market/session-calendar';
import { basisFault } from '@footnote/price-fetcher/checks/basis';
import { clean } from '@footnote/price-fetcher/checks/clean';
import { readCsv } from '@footnote/price-fetcher/csv/read-csv';
import { symbolEvents } from '@footnote/price-fetcher/events';
import { securityOf } from '@footnote/projector/projections/securities/inputs';
import { securities } from '@footnote/projector/projections/securities/project';
import type { DividendRow, TechnicalRow } from '@footnote/read-models/securities';
import {
  type InventedPrices,
  inventPriceKind,
  PRICE_KINDS,
  type PriceKind,
} from '@footnote/synthetic-edgar/price-kinds';

const THROUGH = '2026-06-30';
const NOW = Date.UTC(2026, 6, 1);
const FILE = { adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' } } as const;

const CIK = '0009990001';

const saidOf = ({ ratio, ...days }: NonNullable<InventedPrices['filed']>): FiledSplits => {
  const [numerator, denominator] = ratio < 1 ? [1, Math.round(1 / ratio)] : [ratio, 1];
  return filedSplitsEvent('FNKND', CIK, { splits: [{ numerator, denominator, ...days }] });
};

/** What the projector has of a file of prices, and of the filings of its issuer. */
const inputsOf = ({
  csv,
  filed,
}: Pick<InventedPrices, 'csv' | 'filed'>): Parameters<typeof securityOf>[0] => {
  const table = readCsv(csv, { symbol: 'FNKND', address: 'FNKND.csv', file: FILE });
  const cleaned = clean(table, NOW);
  expect(basisFault(table, cleaned)).to.equal(null);
  const published = {
    ...{ symbol: 'FNKND', source: 'invented', priority: 1, known: [], fromYear: null },
    ...{ table, clean: cleaned },
  };
  const { bars, actions } = symbolEvents(published, { bars: {}, actions: {} }, NOW);
  return {
    bars: [{ slot: 'bars', rank: 0, events: bars.events }],
    'corporate-actions': [{ slot: 'actions', rank: 0, events: actions.events }],
    'filed-splits': filed === null ? [] : [{ slot: CIK, rank: 1, events: [saidOf(filed)] }],
    listings: [{ slot: CIK, rank: 0, events: [listingEvent('FNKND', CIK)] }],
  };
};

const rounded = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(6)));

/** The newest dividend and indicators as the projector has them. */
const rowsOf = (
  prices: InventedPrices,
): { readonly dividends: DividendRow; readonly technicals: TechnicalRow } => {
  const step = securities.compute('FNKND', inputsOf(prices), 1);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const [technicals, dividends] = step.value.rows.map(({ rows }) => rows[0]);
  return { dividends: dividends as DividendRow, technicals: technicals as TechnicalRow };
};

const invented = (kind: PriceKind, seed: number) =>
  inventPriceKind(kind, seed, { through: THROUGH, isSession });

describe('kinds of price files that were misread somewhere', () => {
  for (const kind of PRICE_KINDS)
    it(`are read: ${kind.replaceAll('_', ' ')}`, () => {
      for (let seed = 1; seed <= 8; seed += 1) {
        const prices = invented(kind, seed);
        const { truth } = prices;
        const { dividends, technicals } = rowsOf(prices);
        expect(
          {
            status: dividends.status,
            frequency: dividends.frequency === '' ? null : dividends.frequency,
            forward_rate: rounded(dividends.annual_rate_forward_estimated),
            last_payment_amount: rounded(dividends.last_payment_amount),
            possible_special: dividends.possible_special,
            payments: dividends.total_payments,
            refusal: technicals.refusal === '' ? null : technicals.refusal,
          },
          `seed ${seed}`,
        ).to.deep.equal({
          ...truth,
          forward_rate: rounded(truth.forward_rate),
          last_payment_amount: rounded(truth.last_payment_amount),
        });
      }
    });

  it('adjust older prices by the ratio as written, 0.031, not by 1 for 32', () => {
    const prices = invented('reverse_split_of_few_digits', 1);
    const { split } = prices;
    const security = securityOf(inputsOf(prices));
    const adjusted = security === null ? null : adjustSeries(security.series, 'splits');
    if (security === null || adjusted?.available !== true || split === null) throw new Error('refused');
    const at = adjusted.bars.findIndex(({ date }) => date === split.date);
    const before = security.series.bars[at - 1]?.close ?? NaN;
    expect(adjusted.bars[at - 1]?.close).to.be.closeTo(before / 0.031, 1e-6);
  });

  it('have a newest close for a market value where the file has no column for splits', () => {
    const prices = invented('no_split_column', 1);
    const { split } = prices;
    const { technicals } = rowsOf(prices);
    expect(technicals).to.include({ splits_reported: false, jump_on: split?.date, last_bar: THROUGH });
    expect(technicals.close).to.be.greaterThan(0);
  });
});
