import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { nameOfMember, segmentLines } from './segment-table.ts';

const period = (...members: readonly Partial<Schemas['SegmentMember']>[]): Schemas['SegmentPeriod'] =>
  ({ members, reconciling: [] }) as unknown as Schemas['SegmentPeriod'];

describe('the table of segments', () => {
  it('has a line for each part of any period, in the order of the newest', () => {
    const lines = segmentLines([
      period({ member: 'x:MacMember', label: null, value: 3 }),
      period(
        { member: 'x:OldMember', label: 'Discontinued', value: 2 },
        { member: 'x:MacMember', label: 'Mac', value: 1 },
      ),
    ]);
    expect(lines.map(({ name, cells }) => [name, cells.map((cell) => cell?.value)])).to.deep.equal([
      ['Mac', [3, 1]],
      ['Discontinued', [undefined, 2]],
    ]);
  });

  it('names a part without a label by the words of its member', () => {
    expect(
      ['us-gaap:NorthAmericaMember', 'aapl:MacMember', 'aapl:IPhoneMember', 'country:US'].map(nameOfMember),
    ).to.deep.equal(['North America', 'Mac', 'IPhone', 'US']);
  });
});
