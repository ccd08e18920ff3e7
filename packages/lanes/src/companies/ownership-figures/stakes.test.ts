import { expect } from 'chai';
import type { BeneficialOwnership } from '@footnote/contract/types.generated';
import { Decimal } from 'decimal.js';
import type { Read } from '../../subject/table.ts';
import { stakeFigures } from './stakes.ts';

type Served = Read<BeneficialOwnership>;

const stake = (cik: string, percent: string | null, flags: readonly string[] = []) => ({
  accession: `${cik}-26-000001`,
  cik,
  filed: `2026-02-0${cik.slice(-1)}`,
  flags,
  form: 'SCHEDULE 13G',
  name: `Holder ${cik}`,
  pct_of_class: percent === null ? null : new Decimal(percent),
});

const served = (holders: readonly object[], more: object = {}): Served =>
  ({ history: [{}], holders, unparsed_filings: [], ...more }) as unknown as Served;

const found = (ownership: Served) => {
  const { figures } = stakeFigures(ownership, null);
  return ['largest_stake_pct', 'holders_above_5_pct'].map((name) => {
    const figure = figures.get(name);
    return figure === undefined ? undefined : 'refusal' in figure ? figure.refusal : figure.value;
  });
};

describe('figures of stakes', () => {
  it('are the first of the stakes in force, and the holders above five percent, a holder of two classes once', () => {
    const holders = [stake('0000000001', '12.3'), stake('0000000001', '7'), stake('0000000002', '5')];
    expect(found(served(holders))).to.deep.equal(['12.3', '1']);
    const largest = stakeFigures(served(holders), null).figures.get('largest_stake_pct');
    expect(largest).to.deep.include({ asOf: '2026-02-01', filings: 1 });
  });

  it('are refused if a listed schedule was not read, unless it names another issuer', () => {
    const holders = [stake('0000000001', '12.3')];
    const unread = (reason: string) => served(holders, { unparsed_filings: [{ reason }] });
    expect(found(unread('document_not_collected'))).to.deep.equal(['schedules_missing', 'schedules_missing']);
    expect(found(unread('names_other_issuer'))).to.deep.equal(['12.3', '1']);
  });

  it('are refused if any stake in force is doubted, which may be the largest', () => {
    for (const doubted of [stake('0000000002', null), stake('0000000002', '6', ['unlike_other_holders'])])
      expect(found(served([stake('0000000001', '12.3'), doubted]))).to.deep.equal([
        'stake_doubted',
        'stake_doubted',
      ]);
    expect(found(served([stake('0000000001', '12.3', ['amounts_carried'])]))).to.deep.equal(['12.3', '1']);
  });

  it('do not take a company without known schedules for one without owners', () => {
    expect(found(served([], { history: [] }))).to.deep.equal(['no_stakes_known', 'no_stakes_known']);
    expect(found(served([]))).to.deep.equal(['no_stake_in_force', '0']);
    const refused = { available: false, reason: 'submissions_not_collected' } as const;
    expect(stakeFigures(refused, null).figures.get('largest_stake_pct')).to.deep.equal({
      refusal: 'submissions_not_collected',
    });
  });
});
