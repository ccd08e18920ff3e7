import type { Ownership, StakeHistoryItem, StakeHolder } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { STAKE_SCENARIOS, type TrueHolder, type TrueStake } from '@footnote/synthetic-edgar/ownership/types';
import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import { useSpineOf } from '../integration/spine-of.ts';

const [december] = demoSpecs;
if (!december) throw new Error('an issuer expected');

const issuer = generateIssuer({
  ...december,
  first_year: 2024,
  years: 1,
  splits: [],
  segments: 'none',
  reports: 'none',
  documents: null,
  older_page: 0,
  stakes: STAKE_SCENARIOS,
});
const { truth } = issuer.ownership;

const whole = (shares: string | undefined): number | null =>
  shares === undefined ? null : new Decimal(shares).toDecimalPlaces(0, Decimal.ROUND_HALF_EVEN).toNumber();

const filingOf = ({ accession, event_date, filed, form, schedule }: TrueStake) => ({
  accession,
  event_date,
  filed,
  form,
  schedule,
});

/** Whether it is a holder's newest schedule and states no amounts. */
const carries = ({ block, is_exit: isExit, superseded }: TrueStake): boolean =>
  block === null && !isExit && !superseded;

const reportedRow = (stake: TrueStake) => ({
  ...filingOf(stake),
  aggregate_shares: whole(stake.block?.shares),
  holder_cik: stake.holder_cik,
  holder_cik_source: stake.holder_cik_source,
  holder_name: stake.holder_name,
  is_exit: stake.is_exit,
  pct_of_class: stake.block === null ? null : Number(stake.block.percent),
  superseded: stake.superseded,
  flags: [
    ...(carries(stake) ? ['amounts_carried'] : []),
    ...(stake.group_total ? ['group_total'] : []),
    ...(stake.truncated ? ['truncated'] : []),
  ],
});

const servedRow = (row: StakeHistoryItem) => {
  const { class_title: _, reporting_persons: __, first_accession: ___, ...members } = row;
  return {
    ...members,
    event_date: row.event_date ?? '',
    holder_cik: row.holder_cik ?? null,
    holder_cik_source: row.holder_cik_source ?? null,
  };
};

const listedHolder = ({ stake, block, stated_by: statedBy }: TrueHolder) => ({
  ...filingOf(stake),
  aggregate_shares: whole(block.shares),
  amounts_as_of: statedBy === stake.accession ? null : statedBy,
  cik: stake.holder_cik,
  cik_source: stake.holder_cik_source,
  name: stake.holder_name,
  pct_of_class: Number(block.percent),
  person_type: stake.person_type,
});

const servedHolder = (holder: StakeHolder) => {
  const { class_title: _, reporting_persons: __, flags: ___, ...members } = holder;
  return {
    ...members,
    event_date: holder.event_date ?? '',
    amounts_as_of: holder.amounts_as_of ?? null,
    cik: holder.cik ?? null,
    cik_source: holder.cik_source ?? null,
    person_type: holder.person_type ?? '',
  };
};

describe('from a mirror of EDGAR to the owners of a company', () => {
  const { spine } = useSpineOf([issuer]);

  const ask = async (): Promise<Ownership> => {
    const response = await fetch(`${spine().address}/v2/ownership?symbol=${issuer.spec.ticker}`, {
      headers: { 'X-API-Key': spine().key },
    });
    expect(response.status).to.equal(200);
    const body = (await response.json()) as { readonly data: Ownership };
    expect(contractFault('/v2/ownership', 200, body)).to.equal(undefined);
    return body.data;
  };

  const check = async (): Promise<void> => {
    const { beneficial_ownership: owners } = await ask();
    if (!('history' in owners)) throw new Error(owners.reason);
    expect(owners.history.map(servedRow)).to.deep.equal(truth.history.map(reportedRow));
    expect(owners.holders.map(servedHolder)).to.deep.equal(truth.holders.map(listedHolder));
    expect(owners.unparsed_filings.map(({ reason: _, ...filing }) => filing)).to.have.deep.members(
      truth.unparsed,
    );
  };

  it('serves the history and holders of every scenario', check);

  it('serves the same after documents and stakes are delivered again', async () => {
    await spine().deliverAgain('documents');
    await spine().deliverAgain('stakes');
    await check();
  });
});
