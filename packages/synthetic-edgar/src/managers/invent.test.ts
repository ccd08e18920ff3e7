import { readForm13fCover } from '@footnote/forms/form-13f/read-cover';
import { readInformationTable } from '@footnote/forms/form-13f/read-information-table';
import { expect } from 'chai';
import { inventManagers } from './invent.ts';
import { trueInstitutional } from './true-institutional.ts';
import { type InventedManager, MANAGER_SCENARIOS, type ManagerScenario } from './types.ts';

const A = { cik: '0009990001', name: 'December Widgets Inc.', cusip: '90001N104' };
const B = { cik: '0009990002', name: 'January Outfitters Corp.', cusip: '90002N104' };

const invented = (
  seed: number,
  scenarios: readonly ManagerScenario[] = MANAGER_SCENARIOS,
): readonly InventedManager[] => inventManagers(seed, scenarios, [A, B]);

const SEEDS = [1, 2, 3, 4];

describe('inventManagers', () => {
  it('writes covers and tables that the reader parses completely', () => {
    for (const { cik, filings, truth } of SEEDS.flatMap((seed) => invented(seed)))
      for (const { accession, form, period, cover, table } of filings) {
        const read = readForm13fCover(Buffer.from(cover));
        if ('refused' in read) throw new Error(`${accession}: ${read.refused}`);
        expect([read.ok.manager.cik, read.ok.form, read.ok.period, read.ok.unread]).to.deep.equal([
          cik,
          form,
          period,
          [],
        ]);
        if (table === null) continue;
        const rows = readInformationTable(Buffer.from(table));
        const reported = [truth.now, truth.before].flatMap((quarter) => quarter?.filings ?? []);
        if ('refused' in rows) {
          expect([rows.refused, reported.some((each) => each.accession === accession)]).to.deep.equal([
            'malformed',
            false,
          ]);
          continue;
        }
        expect(rows.ok.unread).to.deep.equal([]);
        expect(rows.ok.rows).to.have.length(
          reported.find((each) => each.accession === accession)?.entries ?? -1,
        );
      }
  });

  it('covers every shape of the schema', () => {
    const texts = SEEDS.flatMap((seed) =>
      invented(seed).flatMap(({ filings }) => filings.flatMap(({ cover, table }) => [cover, table ?? ''])),
    );
    const shapes = [
      /<ns1:edgarSubmission xmlns:ns1=/,
      /<p:coverPage>/,
      /<informationTable xmlns=/,
      /<n1:infoTable>/,
      /amendmentType>NEW HOLDINGS</,
      /putCall>Put</,
      /putCall>Call</,
      /sshPrnamtType>PRN</,
      /otherManager>1,2</,
      /reportType>13F NOTICE</,
      /in thousands\./,
    ];
    for (const shape of shapes)
      expect(
        texts.some((text) => shape.test(text)),
        String(shape),
      ).to.equal(true);
    const unflagged = texts.filter((text) => text.includes('coverPage') && !text.includes('isAmendment'));
    expect(unflagged).to.have.length(3 * SEEDS.length);
  });

  it('is deterministic, with unique accessions', () => {
    expect(invented(5)).to.deep.equal(invented(5));
    const accessions = invented(5).flatMap(({ filings }) => filings.map(({ accession }) => accession));
    expect(new Set(accessions).size).to.equal(accessions.length);
  });

  it('has the expected outcome for each scenario', () => {
    const outcome = (scenario: ManagerScenario): string => {
      const [manager] = invented(9, [scenario]);
      if (manager === undefined) throw new Error('a manager expected');
      const { now, changes, dropped } = manager.truth;
      if (now.portfolio !== 'known') return now.portfolio;
      const positions = now.positions.map(
        ({ kind }, place) => `${kind} ${changes?.[place]?.kind ?? 'alone'}`,
      );
      return [...positions, ...(dropped ?? []).map(() => 'dropped')].join(', ');
    };
    expect(
      Object.fromEntries(MANAGER_SCENARIOS.map((scenario) => [scenario, outcome(scenario)])),
    ).to.deep.equal({
      plain: 'shares unchanged, shares unchanged',
      increase: 'shares added, shares unchanged',
      cut: 'shares reduced, shares unchanged',
      sold_out: 'shares unchanged, dropped',
      taken_up: 'shares new, shares unchanged',
      restated: 'shares added, shares new',
      new_holdings: 'shares unchanged, shares new',
      added_after_restatement: 'shares added, shares new',
      numbered_on_one_day: 'shares added',
      restated_late: 'shares added',
      flag_missing: 'shares added',
      amendment_untyped: 'amendment_type_unknown',
      amendment_unread: 'filing_not_read',
      older_unread: 'shares added',
      original_missing: 'original_missing',
      shared_discretion: 'shares reduced, shares new',
      options: 'shares unchanged, put reduced, call new, shares new',
      options_only: 'put new, call new, shares unchanged',
      principal: 'shares unchanged, shares new, principal unchanged',
      thousands: 'shares added, shares reduced',
      thousands_in_words: 'shares added',
      dollars_in_words: 'shares added',
      notice: 'notice',
      totals_differ: 'shares unchanged, shares new',
      unmapped: 'shares new, shares unchanged',
      listed_twice: 'shares added',
      filed_again: 'shares reduced, shares new',
      first_quarter: 'shares alone, shares alone',
      shares_repeat_values: 'shares alone, shares alone, shares alone',
    });
  });

  it('adds up the shares that managers report of an issuer, with options separate', () => {
    const truths = invented(3, ['plain', 'options', 'options_only', 'sold_out', 'notice', 'thousands']).map(
      ({ truth }) => truth,
    );
    const [plain, options] = truths.map(({ now }) => now.positions.filter(({ cusip }) => cusip === A.cusip));
    const reported = trueInstitutional(truths, A.cusip);
    expect(reported.holders.map(({ cik }) => cik)).to.have.members(truths.slice(0, 2).map(({ cik }) => cik));
    expect(reported.shares).to.equal((plain?.[0]?.amount ?? 0) + (options?.[0]?.amount ?? 0));
    expect(reported.value).to.equal(reported.shares * 45);
    expect(reported.puts?.shares).to.be.greaterThan(options?.[1]?.amount ?? 0);
    expect([reported.reporting, reported.not_counted, reported.reporting_before]).to.deep.equal([4, 0, 5]);
  });
});
