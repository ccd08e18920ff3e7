import { expect } from 'chai';
import {
  companyEvent,
  cusipEvent,
  filingEvent,
  holdingOf,
  holdingsEvent,
  stakeEvent,
  stakePerson,
} from '@footnote/events/testing/samples';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings as listedFilings } from '@footnote/projector/projections/filings/project';
import { holdings } from '@footnote/projector/projections/holdings/project';
import { stakes } from '@footnote/projector/projections/stakes/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Holder, HolderPortfolio, HolderStakes } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ALPHA = '0000000001';
const BETA = '0000000002';
const MANAGER = '0000000007';
const OTHER = '0000000008';
const OWNER = '0000000009';
/** A manager with two unreadable filings. */
const UNREAD = '0000000011';
const accession = (serial: number, manager = MANAGER): string =>
  `${manager}-26-${String(serial).padStart(6, '0')}`;
const [A, B, C, D] = ['00000A104', '00000B104', '00000C104', '00000D104'];
const alpha = { issuer: 'ALPHA INC' };

const FILINGS = [
  holdingsEvent(
    MANAGER,
    accession(1),
    [
      holdingOf(A, '100', '1000', alpha),
      holdingOf(C, '40', '400', { issuer: 'GAMMA FUND' }),
      holdingOf(D, '5', '50', { issuer: 'LIBERTY CORP' }),
    ],
    { period: '2025-09-30', filed: '2025-11-12' },
  ),
  holdingsEvent(MANAGER, accession(2), [
    holdingOf(A, '100', '1100', { ...alpha, managers: [1] }),
    holdingOf(A, '50', '550', { ...alpha, managers: [2] }),
    holdingOf(A, '10', '110', { ...alpha, option: 'put' }),
    holdingOf(B, '30', '350', { issuer: 'B CORPORATION OF NO NAME' }),
    holdingOf(D, '5', '50', { issuer: 'LIBERTY CORP' }),
  ]),
  holdingsEvent(MANAGER, accession(3), [holdingOf(B, '10', '117.4', { issuer: 'B' })], {
    filed: '2026-02-20',
    amendment: { number: 1, type: 'new_holdings' },
  }),
  holdingsEvent(OTHER, accession(1, OTHER), [holdingOf(A, '1', '1', alpha)], {
    value_unit: { unit: null, by: 'filing_date', contradicted_by: [] },
  }),
  holdingsEvent(UNREAD, accession(2, UNREAD), [holdingOf(A, '2', '20', alpha)], {
    period: '2025-09-30',
    filed: '2025-11-20',
    amendment: { number: 1, type: 'restatement' },
  }),
  holdingsEvent(UNREAD, accession(3, UNREAD), [holdingOf(A, '3', '30', alpha)], { filed: '2026-02-10' }),
  holdingsEvent(OTHER, accession(2, OTHER), [], { form: '13F-NT', period: '2025-09-30' }),
];

const owns = (shares: string | null, percent: string | null, cik = OWNER) => ({
  persons: [
    stakePerson('Owner LP', shares, percent, { cik }),
    stakePerson('Owner GP LLC', shares, percent, { cik: '0000000010' }),
  ],
});

const SCHEDULES = [
  stakeEvent(ALPHA, accession(1, OWNER), { filed: '2025-02-03', ...owns('5500.4', '5.5') }),
  stakeEvent(ALPHA, accession(2, OWNER), {
    filed: '2025-08-04',
    form: 'SCHEDULE 13G/A',
    previous_accession: accession(1, OWNER),
    ...owns(null, null),
  }),
  stakeEvent(ALPHA, accession(3, OWNER), {
    filed: '2025-09-04',
    class_title: 'Class B Common Stock',
    ...owns('700', '7'),
  }),
  stakeEvent(BETA, accession(4, OWNER), { filed: '2025-03-03', ...owns('900', '9') }),
  stakeEvent(BETA, accession(5, OWNER), {
    filed: '2026-03-03',
    form: 'SCHEDULE 13G/A',
    five_percent_or_less: true,
    ...owns('0', '0'),
  }),
  stakeEvent('0000000055', accession(6, OWNER), { filed: '2026-01-05', ...owns('60', '6') }),
  stakeEvent(BETA, accession(4), {
    filed: '2026-04-01',
    persons: [stakePerson('Manager', '80', '8', { cik: MANAGER })],
  }),
];

describe('holders over REST', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-06-10T15:00:00Z',
      projections: [
        companies,
        listedFilings,
        holdings,
        stakes,
        statementsProjection({ compute: computeStatements, verifies: true }),
      ],
    });
    await harness.append(
      'companies',
      companyEvent(ALPHA, { name: 'Alpha, Inc.', symbols: ['ALPH'] }),
      companyEvent(BETA, { name: 'Beta Ltd', symbols: ['BETA'] }),
      companyEvent('0000000003', { name: 'Liberty Corp' }),
      companyEvent('0000000004', { name: 'LIBERTY LTD' }),
    );
    await harness.append('holdings', ...FILINGS);
    const listed = { form: '13F-HR', filed: '2025-11-12', report_date: '2025-09-30' };
    await harness.append(
      'filings',
      filingEvent(UNREAD, accession(1, UNREAD), listed),
      filingEvent(UNREAD, accession(3, UNREAD), {
        ...listed,
        filed: '2026-02-10',
        report_date: '2025-12-31',
      }),
      filingEvent(UNREAD, accession(4, UNREAD), {
        form: '13F-HR/A',
        filed: '2026-03-01',
        report_date: '2025-12-31',
      }),
    );
    await harness.append('stakes', ...SCHEDULES);
    await harness.append('cusips', cusipEvent(B, BETA));
    await harness.projected();
  });
  after(() => harness.stop());

  const holder = async (path: string): Promise<Holder> => {
    const { status, body } = await harness.get(`/v2/holders/${path}`);
    expect(contractFault('/v2/holders/{cik}', status, body)).to.equal(undefined);
    return body?.['data'] as Holder;
  };
  const portfolio = async (path: string): Promise<HolderPortfolio> =>
    (await holder(path)).form_13f as HolderPortfolio;

  it('have the portfolio of their newest quarter, compared with the quarter before', async () => {
    const { form_13f: reported, ...about } = await holder('7');
    expect(about).to.deep.include({
      as_of: '2026-04-01T21:30:00Z',
      cik: MANAGER,
      name: `Manager ${MANAGER}`,
      next_cursor: null,
      quarters: [
        { portfolio: 'known', quarter: '2025-12-31' },
        { portfolio: 'known', quarter: '2025-09-30' },
      ],
    });
    const { positions, dropped, value_usd: value, filings } = reported as HolderPortfolio;
    // 1650 of A, 467.4 of B, 50 of D; the put is on shares that are not held.
    expect(value).to.equal(2167);
    expect(
      positions.map(({ cusip, kind, amount, value_usd, weight_pct }) => [
        cusip,
        kind,
        amount,
        value_usd,
        weight_pct,
      ]),
    ).to.deep.equal([
      [A, 'shares', 150, 1650, 76.13],
      [B, 'shares', 40, 467, 21.57],
      [A, 'put', 10, 110, { available: false, reason: 'option' }],
      [D, 'shares', 5, 50, 2.31],
    ]);
    expect(positions.map(({ change }) => change)).to.deep.equal([
      { amount: 50, amount_before: 100, kind: 'added' },
      { amount: 40, amount_before: 0, kind: 'new' },
      { amount: 10, amount_before: 0, kind: 'new' },
      { amount: 0, amount_before: 5, kind: 'unchanged' },
    ]);
    expect(positions.map(({ accession: from }) => from.slice(-1))).to.deep.equal(['2', '3', '2', '2']);
    expect(dropped.map(({ cusip, amount_before }) => [cusip, amount_before])).to.deep.equal([[C, 40]]);
    expect(filings.map(({ kind, is_effective: is }) => [kind, is])).to.deep.equal([
      ['new_holdings', true],
      ['original', true],
    ]);
  });

  it('have no portfolio if an amendment listed by EDGAR could not be read', async () => {
    const { form_13f: reported, quarters } = await holder(UNREAD);
    expect(reported).to.deep.include({ available: false, quarter: '2025-12-31', reason: 'filing_not_read' });
    // The unread filing of the quarter before is older than the restatement.
    expect(quarters).to.deep.equal([
      { portfolio: 'filing_not_read', quarter: '2025-12-31' },
      { portfolio: 'known', quarter: '2025-09-30' },
    ]);
    expect((await portfolio(`${UNREAD}?quarter=2025-09-30`)).positions).to.have.lengthOf(1);
  });

  it('name the issuers of known CUSIPs, and give the reason for unknown ones', async () => {
    const { positions, dropped } = await portfolio('7');
    expect(positions.map(({ issuer }) => issuer)).to.deep.equal([
      { by: 'name', cik: ALPHA },
      { by: 'schedule', cik: BETA },
      { by: 'name', cik: ALPHA },
      { available: false, reason: 'name_ambiguous' },
    ]);
    expect(dropped.map(({ issuer }) => issuer)).to.deep.equal([{ available: false, reason: 'name_unknown' }]);
  });

  it('have earlier quarters, page by page', async () => {
    const earlier = await portfolio('0000000007?quarter=2025-09-30');
    expect(earlier.quarter_before).to.equal(null);
    expect(earlier.positions[0]?.change).to.deep.equal({
      available: false,
      reason: 'quarter_before_not_ingested',
    });
    const cusips: unknown[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const page: Holder = await holder(`7?limit=3&cursor=${cursor}`);
      cusips.push(...(page.form_13f as HolderPortfolio).positions.map(({ cusip }) => cusip));
      cursor = page.next_cursor;
    }
    expect(cusips).to.deep.equal([A, B, A, D]);
  });

  it('have no values if the unit is unknown, and no portfolio if they filed a notice', async () => {
    const { positions, value_usd: value, quarter_before: before } = await portfolio(OTHER);
    expect([value, positions[0]?.value_usd, positions[0]?.weight_pct, before]).to.deep.equal([
      ...Array.from({ length: 3 }, () => ({ available: false, reason: 'value_unit_not_known' })),
      null,
    ]);
    expect((await holder(`${OTHER}?quarter=2025-09-30`)).form_13f).to.deep.include({
      available: false,
      reason: 'notice',
    });
  });

  it('have stakes in several issuers, separate from the portfolio', async () => {
    const {
      beneficial_ownership: reported,
      form_13f: portfolioOf,
      name,
      quarters,
    } = await holder('9?quarter=2025-12-31');
    expect([portfolioOf, name, quarters]).to.deep.equal([
      { available: false, reason: 'no_form_13f' },
      'Owner LP',
      [],
    ]);
    const { stakes: inForce, stakes_count: count, next_cursor: cursor } = reported as HolderStakes;
    expect([count, cursor]).to.deep.equal([3, null]);
    expect(
      inForce.map((stake) => [stake.issuer, stake.class_title, stake.aggregate_shares, stake.pct_of_class]),
    ).to.deep.equal([
      [{ cik: '0000000055', name: null, symbol: null }, 'Common Stock', 60, 6],
      [{ cik: ALPHA, name: 'Alpha, Inc.', symbol: 'ALPH' }, 'Class B Common Stock', 700, 7],
      [{ cik: ALPHA, name: 'Alpha, Inc.', symbol: 'ALPH' }, 'Common Stock', 5500, 5.5],
    ]);
    expect(inForce[2]).to.include({ accession: accession(2, OWNER), amounts_as_of: accession(1, OWNER) });
    expect(inForce[2]?.flags).to.deep.equal(['amounts_carried']);
    expect(
      inForce[2]?.reporting_persons?.map((person) => [person.name, person.aggregate_shares]),
    ).to.deep.equal([
      ['Owner LP', null],
      ['Owner GP LLC', null],
    ]);
    const both = await holder('7');
    expect((both.beneficial_ownership as HolderStakes).stakes.map(({ issuer }) => issuer.cik)).to.deep.equal([
      BETA,
    ]);
    expect((await holder(OTHER)).beneficial_ownership).to.deep.equal({
      available: false,
      reason: 'no_schedule_13d_13g',
    });
  });

  it('have earlier schedules, page by page', async () => {
    const seen: unknown[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const page: Holder = await holder(`9?stakes=history&limit=4&stakes_cursor=${cursor}`);
      const { stakes: reported, next_cursor: next } = page.beneficial_ownership as HolderStakes;
      seen.push(
        ...reported.map((stake) => [
          stake.accession.slice(-1),
          stake.aggregate_shares,
          stake.is_exit,
          stake.superseded,
          stake.is_in_force,
        ]),
      );
      cursor = next;
    }
    expect(seen).to.deep.equal([
      ['5', 0, true, false, false],
      ['6', 60, false, false, true],
      ['3', 700, false, false, true],
      ['2', 5500, false, false, true],
      ['4', 900, false, true, false],
      ['1', 5500, false, true, false],
    ]);
  });

  it('are refused if they are unknown or the request is invalid', async () => {
    const status = async (path: string): Promise<unknown> => {
      const { status: code, body } = await harness.get(`/v2/holders/${path}`);
      return [code, (body?.['error'] as { code: string } | undefined)?.code];
    };
    expect(await status('99')).to.deep.equal([404, 'NOT_FOUND']);
    expect(await status('7?quarter=2020-12-31')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await status('7?quarter=2020-13-31')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await status('berkshire')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await status('9?stakes=all')).to.deep.equal([400, 'PARAM_INVALID']);
    expect(await status('7?symbol=A')).to.deep.equal([400, 'PARAM_INVALID']);
  });
});
