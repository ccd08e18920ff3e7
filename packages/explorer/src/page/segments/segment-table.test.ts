import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { segmentLines } from './segment-table.ts';

const period = (...members: readonly Partial<Schemas['SegmentMember']>[]): Schemas['SegmentPeriod'] =>
  ({ members, reconciling: [] }) as unknown as Schemas['SegmentPeriod'];

describe('the table of segments', () => {
  it('has a line for each part of any period, in the order of the newest', () => {
    const lines = segmentLines([
      period({ member: 'x:MacMember', label: null, name: 'MAC', value: 3 }),
      period(
        { member: 'x:OldMember', label: 'Discontinued', name: 'Discontinued', value: 2 },
        { member: 'x:MacMember', label: 'Mac', name: 'Mac', value: 1 },
      ),
    ]);
    expect(lines.map(({ name, cells }) => [name, cells.map((cell) => cell?.value)])).to.deep.equal([
      ['Mac', [3, 1]],
      ['Discontinued', [undefined, 2]],
    ]);
  });

  it('names a part as the newest filing that labels it', () => {
    const [line] = segmentLines([
      period({ member: 'x:HomeandMoreMember', label: null, name: 'Home and More' }),
      period({ member: 'x:HomeandMoreMember', label: 'Home & More', name: 'Home & More' }),
      period({ member: 'x:HomeandMoreMember', label: 'Home, More', name: 'Home, More' }),
    ]);
    expect(line?.name).to.equal('Home & More');
  });
});
