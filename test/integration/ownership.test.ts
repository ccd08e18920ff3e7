import { expect } from 'chai';
import {
  cusipEvent,
  filingEvent,
  holdingOf,
  holdingsEvent,
  stakeEvent,
  stakePerson,
} from '@footnote/events/testing/samples';
import { PROJECTIONS } from '@footnote/projector/projections';
import type {
  BeneficialOwnership,
  InstitutionalHoldings,
  Ownership,
} from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { useTestReadStore } from '@footnote/read-store/testing';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import {
  accession,
  ACME,
  ANNUAL_REPORT,
  BY_HERSELF,
  COMPANIES,
  LISTED,
  listed,
  QUIET,
  STAKES,
} from './ownership-events.ts';
import { startPipeline, type Pipeline } from './pipeline.ts';

describe('GET /v2/ownership', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;
  const ask = async (symbol: string): Promise<Ownership> => {
    const { status, body, text } = await harness.get(`/v2/ownership?symbol=${symbol}`);
    expect(status, text).to.equal(200);
    expect(contractFault('/v2/ownership', status, body)).to.equal(undefined);
    return body!['data'] as Ownership;
  };
  const stakesOf = async (symbol: string): Promise<BeneficialOwnership> => {
    const { beneficial_ownership: found } = await ask(symbol);
    if ('reason' in found) throw new Error(found.reason);
    return found;
  };

  before(async () => {
    harness = await startPipeline(opened().store, { now: '2026-02-10T15:00:00Z', projections: PROJECTIONS });
    await harness.append('companies', ...COMPANIES);
    await harness.append('facts', ANNUAL_REPORT);
    await harness.append('filings', ...LISTED);
    await harness.append('stakes', ...STAKES);
    await harness.projected();
  });
  after(() => harness.stop());

  it('serves the history, the current holders and missing schedules, each with its filing', async () => {
    const persons = [
      {
        aggregate_shares: 17000,
        cik: '0000000055',
        cik_source: 'schedule',
        name: 'Ada Smith',
        pct_of_class: 17,
        types: ['IN', 'HC'],
      },
      {
        aggregate_shares: 900,
        cik: null,
        cik_source: null,
        name: 'Smith Trust',
        pct_of_class: null,
        types: ['PN'],
      },
    ];
    const smith = {
      accession: accession(3),
      aggregate_shares: 17000,
      class_title: 'Common Stock',
      event_date: '2026-01-05',
      filed: '2026-01-05',
      flags: [],
      form: 'SCHEDULE 13D',
      pct_of_class: 17,
      reporting_persons: persons,
      schedule: '13D',
    };
    const quarry = { class_title: 'Common Stock', flags: [], schedule: '13G' };
    const { beneficial_ownership: stakesOfAcme, ...rest } = await ask('acme');
    expect(rest).to.deep.equal({
      as_of: '2026-02-02T00:00:00Z',
      asset_type: 'stock',
      cache_age_seconds: 0,
      freshness: 'end_of_day',
      institutional_13f: { available: false, reason: 'institutional_13f_not_yet_collected' },
      market_status: 'open',
      symbol: 'ACME',
    });
    expect(stakesOfAcme).to.deep.include({
      basis: 'schedule_13d_13g',
      coverage_start: '2024-12-18',
      history: [
        {
          ...smith,
          ...BY_HERSELF,
          first_accession: accession(3),
          holder_name: 'Ada Smith',
          is_exit: false,
          superseded: false,
        },
        {
          ...quarry,
          accession: accession(2),
          aggregate_shares: 4900,
          event_date: '2025-05-05',
          filed: '2025-05-05',
          form: 'SCHEDULE 13G/A',
          first_accession: accession(1),
          holder_name: 'QUARRY PARTNERS, L.P.',
          is_exit: true,
          pct_of_class: 4.9,
          superseded: false,
        },
        {
          ...quarry,
          accession: accession(1),
          aggregate_shares: 5500,
          event_date: '2025-02-03',
          filed: '2025-02-03',
          form: 'SCHEDULE 13G',
          first_accession: accession(1),
          holder_cik: '0000000077',
          holder_cik_source: 'filer',
          holder_name: 'Quarry Partners LP',
          is_exit: false,
          pct_of_class: 5.5,
          superseded: true,
        },
      ],
      holders: [
        { ...smith, cik: '0000000055', cik_source: 'schedule', name: 'Ada Smith', person_type: 'IN' },
      ],
      unparsed_filings: [
        {
          accession: accession(5),
          filed: '2026-01-07',
          form: 'SCHEDULE 13G',
          reason: 'document_not_collected',
        },
        { accession: accession(4), filed: '2026-01-06', form: 'SCHEDULE 13G', reason: 'malformed' },
        { accession: accession(8), filed: '2026-01-04', form: 'SCHEDULE 13G', reason: 'names_other_issuer' },
      ],
    });
  });

  it('is empty for a company without schedules, and gives the reason if schedules are unknown', async () => {
    expect(await ask('QUIE')).to.deep.include({ as_of: '2026-02-03T00:00:00Z', freshness: 'end_of_day' });
    expect(await stakesOf('QUIE')).to.deep.include({ history: [], holders: [], unparsed_filings: [] });
    expect(await ask('FNDX')).to.deep.include({
      asset_type: 'fund',
      beneficial_ownership: { available: false, reason: 'not_applicable' },
      freshness: 'unsupported',
    });
    expect(await ask('UNLI')).to.deep.include({
      as_of: null,
      beneficial_ownership: { available: false, reason: 'submissions_not_collected' },
      freshness: 'unsupported',
    });
    expect((await harness.get('/v2/ownership?symbol=NONE')).status).to.equal(404);
    expect((await harness.get('/v2/ownership?symbol=ACME&page=2')).status).to.equal(400);
  });

  it('is renewed by the next schedule, and flags a percentage that contradicts the cover page', async () => {
    await harness.append('filings', listed(7, '2026-02-09'));
    await harness.append(
      'stakes',
      stakeEvent(ACME, accession(7), {
        filed: '2026-02-09',
        persons: [stakePerson('Convertible Fund', '60000', '9.9')],
      }),
    );
    await harness.projected();
    await eventually(
      'the cached answer is dropped',
      async () => (await stakesOf('ACME')).holders.length === 2,
    );
    const [, fund] = (await stakesOf('ACME')).holders;
    expect(fund).to.deep.include({ name: 'Convertible Fund', pct_of_class: 9.9 });
    expect(fund?.flags).to.deep.equal(['unlike_other_holders', 'unlike_shares_outstanding']);
  });

  it('marks an old stake as unconfirmed', async () => {
    harness.now = Date.parse('2028-02-10T15:00:00Z');
    await harness.publish(ACME, 99);
    await eventually('the cached answer is dropped', async () => {
      const flags = (await stakesOf('ACME')).holders.map((holder) => holder.flags);
      return flags.every((own) => own.includes('unconfirmed'));
    });
  });

  describe('institutional_13f', () => {
    const CUSIP = '00000A104';
    const WARRANT = '00000A112';
    const manager = (serial: number): string => paddedCik(5000 + serial);
    const filing = (
      serial: number,
      quarter: 1 | 2,
      shares: number,
      changes: Parameters<typeof holdingsEvent>[3] = {},
    ) =>
      holdingsEvent(
        manager(serial),
        `${manager(serial)}-26-00000${quarter}`,
        [
          holdingOf(CUSIP, String(shares), String(shares * 10), { issuer: `Company ${ACME}` }),
          ...(serial === 1
            ? [
                holdingOf(CUSIP, '70', '700', { issuer: `Company ${ACME}`, option: 'put' }),
                holdingOf(WARRANT, '900', '90', {
                  issuer: `Company ${ACME}`,
                  class_title: '*W EXP 12/31/2027',
                }),
              ]
            : []),
        ],
        quarter === 1 ? { period: '2025-09-30', filed: '2025-11-12', ...changes } : changes,
      );
    const reported = async (): Promise<InstitutionalHoldings> =>
      (await ask('ACME')).institutional_13f as InstitutionalHoldings;

    it('refuses institutional holders until Forms 13F are ingested, and for a company that no form lists', async () => {
      expect((await ask('ACME')).institutional_13f).to.deep.equal({
        available: false,
        reason: 'institutional_13f_not_yet_collected',
      });
      await harness.append(
        'holdings',
        ...[1, 2, 3, 4, 5, 6].map((serial) => filing(serial, 1, serial * 1000)),
      );
      await harness.projected();
      expect((await ask('QUIE')).institutional_13f).to.deep.equal({
        available: false,
        reason: 'cusip_not_known',
      });
    });

    it('lists institutional holders with their shares and changes', async () => {
      await harness.append(
        'holdings',
        filing(1, 2, 1000),
        filing(2, 2, 2500),
        filing(3, 2, 2000),
        filing(4, 2, 4000),
        // Stated in thousands but read as dollars.
        holdingsEvent(manager(5), `${manager(5)}-26-000002`, [
          holdingOf(CUSIP, '5000', '50', { issuer: `Company ${ACME}` }),
        ]),
        filing(6, 2, 6000, { value_unit: { unit: null, by: 'filing_date', contradicted_by: [] } }),
        filing(7, 2, 7000),
      );
      await harness.projected();
      const { top_holders: top, totals, securities, share_of_company: share, ...rest } = await reported();
      expect(rest).to.deep.include({
        basis: 'form_13f',
        managers: 7,
        quarter: '2025-12-31',
        quarter_before: '2025-09-30',
      });
      expect(rest.coverage).to.deep.include({
        managers_reporting: 7,
        managers_before: 6,
        managers_not_counted: 0,
      });
      expect(
        top.map(({ cik, shares, value_usd: value, change }) => [Number(cik) - 5000, shares, value, change]),
      ).to.deep.equal([
        [7, 7000, 70_000, { available: false, reason: 'quarter_before_not_ingested' }],
        [6, 6000, { available: false, reason: 'value_unit_not_known' }, { kind: 'unchanged', shares: 0 }],
        [5, 5000, { available: false, reason: 'value_contradicted' }, { kind: 'unchanged', shares: 0 }],
        [4, 4000, 40_000, { kind: 'unchanged', shares: 0 }],
        [2, 2500, 25_000, { kind: 'added', shares: 500 }],
        [3, 2000, 20_000, { kind: 'reduced', shares: -1000 }],
        [1, 1000, 10_000, { kind: 'unchanged', shares: 0 }],
      ]);
      expect(top.at(-1)).to.deep.include({
        accession: `${manager(1)}-26-000002`,
        filed: '2026-02-12',
        form: '13F-HR',
        name: `Manager ${manager(1)}`,
        puts: { shares: 70, value_usd: 700 },
        calls: null,
      });
      expect(totals).to.deep.equal({
        calls: null,
        managers_without_value: 2,
        puts: { shares: 70, value_usd: 700 },
        shares: 27_500,
        value_usd: 165_000,
      });
      expect(securities).to.deep.equal([
        { class_title: 'COM', cusip: CUSIP, is_counted: true },
        { class_title: '*W EXP 12/31/2027', cusip: WARRANT, is_counted: false },
      ]);
      expect(share).to.deep.equal({
        accession: '0009999999-26-000001',
        as_of: '2026-01-20',
        filed: '2026-02-02',
        form: '10-K',
        pct: 27.5,
        shares_outstanding: 100_000,
      });
    });

    it('omits and counts a manager with an unread amendment', async () => {
      const period = { report_date: '2025-12-31', filed: '2026-02-20' };
      await harness.append(
        'filings',
        filingEvent(manager(4), `${manager(4)}-26-000009`, { form: '13F-HR/A', ...period }),
        // No filing of this manager was read for the quarter, and none of the other for any quarter.
        filingEvent(manager(9), `${manager(9)}-26-000002`, { form: '13F-HR', ...period }),
        filingEvent(manager(10), `${manager(10)}-26-000002`, { form: '13F-HR', ...period }),
      );
      await harness.append('holdings', filing(9, 1, 9000));
      await harness.projected();
      const { top_holders: top, totals, coverage } = await reported();
      expect([top.length, totals.shares]).to.deep.equal([6, 23_500]);
      expect(coverage).to.deep.include({
        managers_reporting: 6,
        managers_not_counted: 2,
        not_counted: { amendment_type_unknown: 0, filing_not_read: 2, original_missing: 0 },
      });
    });

    it('leaves a manager of more than all shares outstanding out of every sum, and says so', async () => {
      await harness.append('holdings', filing(11, 2, 700_000));
      await harness.projected();
      const { left_out: leftOut, managers, top_holders: top, totals } = await reported();
      expect([managers, top.length, totals.shares]).to.deep.equal([6, 6, 23_500]);
      expect(leftOut).to.deep.equal([
        {
          accession: `${manager(11)}-26-000002`,
          cik: manager(11),
          name: `Manager ${manager(11)}`,
          reason: 'above_shares_outstanding',
          shares: 700_000,
        },
      ]);
    });

    it('reassigns a CUSIP when a schedule states it for another company', async () => {
      await harness.append('cusips', cusipEvent(CUSIP, QUIET));
      await harness.projected();
      await harness.append('holdings', filing(8, 2, 1));
      await harness.projected();
      expect(await reported()).to.deep.equal({ available: false, reason: 'cusip_contradicted' });
    });
  });
});
