import { adjustSeries } from '@footnote/market/adjustment/adjust';
import type { EntityProjection } from '@footnote/projection/projection';
import { drop, ok } from '@footnote/projection/step';
import { DIVIDENDS, INPUTS, PAYMENTS, readModel, SECURITIES, TECHNICALS } from './ddl.ts';
import { dividendRows } from './dividends.ts';
import { claimInput, securityOf, type SecurityTopic } from './inputs.ts';
import { issuerSplits } from './issuer-splits.ts';
import { storedTime, technicalRow } from './technicals.ts';

/** A bar weighs as much as a fact in the cache. */
const rowsOf = (event: { readonly rows: readonly object[] } | object): number =>
  'rows' in event ? event.rows.length : 1;

/**
 * `bars`, `corporate-actions` → indicators and dividends of each symbol at its newest bar. Figures of two
 * symbols (beta, relative strength) are computed by the reader from the stored closes of both, so that they
 * do not depend on the order of arrival. `filed-splits` are the third evidence of a split. With `listings`, an event
 * on `issuer-splits` for each issuer of the symbol whose splits changed.
 */
export const securities: EntityProjection<SecurityTopic> = {
  kind: 'entities',
  name: 'securities',
  keyedBy: 'symbol',
  version: 9,
  // Actions first, so that a split is known before the bars that it changed.
  topics: ['listings', 'filed-splits', 'corporate-actions', 'bars'],
  required: ['bars'],
  readModel,
  inputsTable: INPUTS,
  rowTables: [TECHNICALS, DIVIDENDS, PAYMENTS],
  headsTable: SECURITIES,
  emits: true,
  claim: claimInput,
  compute: (symbol, inputs, revision) => {
    const security = securityOf(inputs);
    // The visible revision stays until the set is complete.
    if (security === null) return drop('incomplete_set');
    const key = { symbol, revision };
    const splits = adjustSeries(security.series, 'splits');
    const { dividends, payments } = dividendRows(security, key);
    const emissions = issuerSplits(symbol, inputs, security, revision);
    const emitted = emissions.map(({ event }) => event.event_id);
    return ok({
      rows: [
        { table: TECHNICALS, rows: [technicalRow(security, splits, key)] },
        { table: DIVIDENDS, rows: [dividends] },
        { table: PAYMENTS, rows: payments },
      ],
      head: { symbol, source: security.source, revision, as_of: storedTime(security.sourceTime), emitted },
      symbols: [symbol],
      sourceTime: security.sourceTime,
      emissions,
    });
  },
  forgetsLoaded: true,
  weight: ({ event }) => rowsOf(event),
};
