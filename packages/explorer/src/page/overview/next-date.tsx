import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { StatedValue } from '../lane/stated-value.tsx';

type NextDates = Schemas['Snapshot']['next_dates'];

export const NEXT_DATES = [
  ['earnings', 'Next results'],
  ['filing', 'Next periodic report'],
  ['filing_deadline', 'Deadline of the report'],
  ['dividend_ex', 'Next ex-date'],
] as const;

type NextDateProps = {
  readonly symbol: string;
  readonly name: string;
  readonly date: NonNullable<NextDates[(typeof NEXT_DATES)[number][0]]>;
};

/** An expected date with its evidence, or why it is not known. */
export function NextDate({ symbol, name, date }: NextDateProps): JSX.Element {
  if ('reason' in date)
    return <StatedValue title={name} value={{ available: false, reason: date.reason }} show={String} />;
  const { basis, earliest, latest, compared, evidence } = date;
  const source = evidence.price_source;
  return (
    <StatedValue
      title={name}
      value={date.date}
      show={(day) => `${day}, ${wordsOf(basis)}`}
      details={[
        ...(earliest !== null && latest !== null && earliest !== latest
          ? [['Expected between', `${earliest} and ${latest}`] as const]
          : []),
        ['Basis', compared === null ? wordsOf(basis) : `${wordsOf(basis)} from ${compared} past dates`],
        ...(date.form === null ? [] : [['Form', date.form] as const]),
        ...(date.period_end === null ? [] : [['Period ends', date.period_end] as const]),
        ...(source === null ? [] : [['Price source', `${source.source}, up to ${source.last_bar}`] as const]),
      ]}
      filings={evidence.filings}
      symbol={symbol}
    />
  );
}
