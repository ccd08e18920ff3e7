import { Decimal } from 'decimal.js';
import type { FiledFacts } from '@footnote/contract/types.generated';
import { joined, nextOf, type Read, type Table } from '../../subject/table.ts';

/** A row for each fact, with its dimensions as axes and members. */
export const factsTable = ({ symbol, facts, next_cursor: cursor }: Read<FiledFacts>): Table => ({
  columns: [
    'symbol',
    'concept',
    'axes',
    'members',
    'period_start',
    'period_end',
    'value',
    'unit',
    'accession',
    'form',
    'filed',
    'decimals',
    'source',
    'url',
  ],
  rows: facts.map(({ concept, dimensions, filing, value, ...fact }) => [
    symbol,
    concept,
    joined(dimensions.map(({ axis }) => axis)),
    joined(dimensions.map(({ member }) => member)),
    fact.period_start,
    fact.period_end,
    new Decimal(value),
    fact.unit,
    filing.accession,
    filing.form,
    filing.filed,
    fact.decimals,
    fact.source,
    filing.url,
  ]),
  next: nextOf(cursor),
});
