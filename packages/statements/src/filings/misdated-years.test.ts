import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { changed, compute, plainFilings, plainYears, shown } from '../test-support.ts';

const filings = plainFilings(2022, plainYears(3));

/** The report of 2024 with its column of 2023 changed by `change`. */
const withColumn = (change: (item: InputFact) => InputFact | undefined) =>
  compute(
    filings.map((each) =>
      each.filed === '2025-02-15'
        ? changed(each, (item) => (item.start === '2023-01-01' ? change(item) : item))
        : each,
    ),
  );

const of2022 = filings.find(({ filed }) => filed === '2023-02-15')?.facts ?? [];
const figure2022 = ({ concept }: InputFact): string | undefined =>
  of2022.find((item) => item.concept === concept && item.start === '2022-01-01')?.value;

describe('a column of an annual report under the dates of another year', () => {
  it('is ignored: the year stays as in the previous report', () => {
    const statements = withColumn((item) => ({ ...item, value: figure2022(item) ?? item.value }));
    expect(shown(statements, 'revenue', 'annual', '2023-12-31')).to.equal('660000000');
    expect(shown(statements, 'net_income', 'annual', '2023-12-31')).to.equal('66000000');
    expect(shown(statements, 'revenue', 'quarter', '2023-12-31')).to.equal('180000000');
  });

  it('is a restatement if few figures are those of another year', () => {
    const statements = withColumn((item) =>
      item.concept === 'Revenues' ? { ...item, value: figure2022(item) ?? item.value } : item,
    );
    expect(shown(statements, 'revenue', 'annual', '2023-12-31')).to.equal(figure2022(of2022[0]!));
  });
});
