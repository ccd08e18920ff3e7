import { expect } from 'chai';
import fc from 'fast-check';
import { filedPerson, filedStake } from '../testing/stakes.ts';
import type { FiledStake } from './filed.ts';
import { historyOf, holdersOf, type StakeRow } from './ownership.ts';

const only = (stake: FiledStake): StakeRow => {
  const [row, ...others] = historyOf([stake]);
  expect(others).to.deep.equal([]);
  return row!;
};

/**
 * Name, shares and percent of the holders, and the date of their amounts if they are from an earlier
 * schedule.
 */
const holders = (...stakes: readonly FiledStake[]): readonly string[] =>
  holdersOf(historyOf(stakes)).map(({ name, holding: { shares, percent, amountsAsOf } }) =>
    [
      name,
      shares?.toFixed() ?? 'none',
      percent?.toFixed() ?? 'none',
      ...(amountsAsOf === null ? [] : [amountsAsOf]),
    ].join(' '),
  );

const amounts = (shares: string | null, percent: string | null, name = 'Quarry Partners LP') => ({
  persons: [filedPerson(name, { shares, percent })],
});

describe('the figures of a schedule', () => {
  it('are those of the largest block: persons are never added', () => {
    const persons = [
      filedPerson('Adviser', { shares: '9900', percent: '9.9' }),
      filedPerson('Dealer', { shares: '59', percent: '0.0' }),
      filedPerson('Owner of both', { shares: '9959', percent: '10.0' }),
    ];
    const row = only(filedStake('2026-02-03', { persons }));
    expect([row.name, row.shares?.toFixed(), row.percent?.toFixed(), row.flags]).to.deep.equal([
      'Owner of both',
      '9959',
      '10',
      [],
    ]);
  });

  it('have the name of the filer, whatever the filer owns', () => {
    const persons = [
      filedPerson('Owner', { cik: '0000000001', shares: '9900', percent: '9.9' }),
      filedPerson('Fund', { cik: '0000000002', shares: '8500', percent: '8.5', types: ['PN', 'HC'] }),
    ];
    const row = only(filedStake('2026-02-03', { persons, filers: ['0000000002'] }));
    expect(row).to.include({ name: 'Fund', cik: '0000000002', type: 'PN' });
    expect(row.shares?.toFixed()).to.equal('9900');
  });

  it("have the filer's CIK if the only person has none, and no CIK if there are several persons", () => {
    const { persons } = filedStake('2026-02-03');
    const filers = ['0000000002'];
    expect(only(filedStake('2026-02-03', { filers })).cik).to.equal('0000000002');
    expect(only(filedStake('2026-02-03', { filers, persons: [...persons, ...persons] })).cik).to.equal(null);
  });

  describe('of persons with separate blocks', () => {
    const persons = [
      filedPerson('First', { shares: '0', percent: '0.0' }),
      filedPerson('Second', { shares: '3300', percent: '3.3', sole_dispositive: '3300' }),
      filedPerson('Third', { shares: '2100', percent: '2.1', sole_dispositive: '2100' }),
    ];

    it('are the total that item 5 or 4 states, if the persons bear it out', () => {
      const item5 =
        'The aggregate number of Securities to which this Schedule 13D relates is 5,400 shares, representing 5.4% of the 100,000 shares outstanding. The Reporting Persons are a group.';
      const inWords = only(filedStake('2026-02-03', { form: 'SCHEDULE 13D', persons, item5_percent: item5 }));
      const total = only(filedStake('2026-02-03', { persons, total_shares: '5400', total_percent: '5.4' }));
      for (const row of [inWords, total])
        expect([row.shares?.toFixed(), row.percent?.toFixed(), row.flags, row.isExit]).to.deep.equal([
          '5400',
          '5.4',
          ['group_total'],
          false,
        ]);
    });

    it('are the largest block if no total is stated, and not an exit if they are above five percent', () => {
      for (const more of [
        {},
        { total_shares: '9000', total_percent: '9' },
        { total_shares: '5400', total_percent: '21' },
      ]) {
        const row = only(filedStake('2026-02-03', { persons, ...more }));
        expect([row.shares?.toFixed(), row.flags, row.isExit]).to.deep.equal([
          '3300',
          ['separate_blocks'],
          false,
        ]);
      }
    });
  });
});

describe('an exit', () => {
  it('is a block of zero, one below five percent, or one that item 5 declares an exit', () => {
    const exits = [
      amounts('0', '0'),
      amounts('0', null),
      amounts('4900', '4.9'),
      { ...amounts('5000', '5.0'), five_percent_or_less: true },
      { ...amounts(null, null), five_percent_or_less: true },
    ];
    for (const each of exits) expect(only(filedStake('2026-02-03', each)).isExit).to.equal(true);
    for (const each of [amounts('5000', '5.0'), amounts(null, null), amounts('9000', null)])
      expect(only(filedStake('2026-02-03', each)).isExit).to.equal(false);
  });

  it('stays in history and leaves the holders until the holder returns', () => {
    const first = filedStake('2025-02-03');
    const exit = filedStake('2025-05-03', { form: 'SCHEDULE 13G/A', ...amounts('100', '0.1') });
    const back = filedStake('2025-08-03', amounts('6000', '6'));
    expect(holders(first, exit)).to.deep.equal([]);
    expect(historyOf([first, exit]).map(({ isSuperseded, isExit }) => [isSuperseded, isExit])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
    expect(holders(first, exit, back)).to.deep.equal(['Quarry Partners LP 6000 6']);
  });

  it('that the cover contradicts is flagged', () => {
    const row = only(filedStake('2026-02-03', { ...amounts('9900', '9.9'), five_percent_or_less: true }));
    expect([row.isExit, row.flags]).to.deep.equal([true, ['exit_contradicts_percent']]);
  });

  it('is not a percentage filed as a fraction', () => {
    const other = filedStake('2026-02-01', amounts('8000', '8', 'Other'));
    const fraction = filedStake('2026-02-03', amounts('7480', '0.0748'));
    const [, row] = historyOf([other, fraction]);
    expect([row?.isExit, row?.flags, row?.percent?.toFixed()]).to.deep.equal([false, ['fraction'], '0.0748']);
    const stated = only(filedStake('2026-02-03', { ...amounts('7480', '0.0748'), total_percent: '7.48' }));
    expect(stated.flags).to.deep.equal(['fraction']);
    expect(only(filedStake('2026-02-03', amounts('7480', '0.0748'))).isExit).to.equal(true);
  });
});

describe('an amendment without amounts', () => {
  const first = filedStake('2025-02-03');
  const silent = filedStake('2025-05-03', { form: 'SCHEDULE 13D/A', ...amounts(null, null) });

  it('supersedes, and the holder keeps the previous amounts', () => {
    expect(holders(first, silent)).to.deep.equal([`Quarry Partners LP 5500 5.5 ${first.accession}`]);
    const [, row] = historyOf([first, silent]);
    expect([row?.shares, row?.percent, row?.isExit, row?.flags]).to.deep.equal([
      null,
      null,
      false,
      ['amounts_carried'],
    ]);
  });

  it('does not restore a holder that left', () => {
    const exit = filedStake('2025-04-03', amounts('0', '0'));
    expect(holders(first, exit, silent)).to.deep.equal([]);
  });

  it('is a holder with unknown amounts if it is the only schedule', () => {
    expect(holders(silent)).to.deep.equal(['Quarry Partners LP none none']);
    expect(only(silent).flags).to.deep.equal(['amounts_missing']);
  });
});

describe('a holder', () => {
  const named = (name: string, filed: string, more: Partial<FiledStake> = {}): FiledStake =>
    filedStake(filed, { persons: [filedPerson(name)], ...more });

  it('is one by CIK, by name regardless of the legal form, and across schedules', () => {
    const one = named('Quarry Partners, L.P.', '2025-02-03');
    const two = named('QUARRY PARTNERS LP', '2025-05-03', { form: 'SCHEDULE 13D', filers: ['0000000002'] });
    const three = named('Quarry Capital', '2025-08-03', { form: 'SCHEDULE 13D/A', filers: ['0000000002'] });
    expect(historyOf([one, two, three]).map(({ isSuperseded }) => isSuperseded)).to.deep.equal([
      true,
      true,
      false,
    ]);
    expect(holders(one, two, three)).to.deep.equal(['Quarry Capital 5500 5.5']);
  });

  it('is one across a change of name if it amends its own schedule, however late that arrives', () => {
    const before = named('Oldname', '2025-02-03');
    const after = named('Newname', '2025-05-03', { previous_accession: before.accession });
    expect(holders(after, before)).to.deep.equal(['Newname 5500 5.5']);
    expect(holders(after)).to.deep.equal(['Newname 5500 5.5']);
  });

  it('is one if another of the same persons files', () => {
    const persons = [
      filedPerson('Quarry Partners LP', { cik: '0000000001' }),
      filedPerson('Ada Smith', { cik: '0000000002' }),
    ];
    const passive = filedStake('2025-02-03', { persons, filers: ['0000000001'] });
    const active = filedStake('2025-05-03', { form: 'SCHEDULE 13D', persons, filers: ['0000000002'] });
    expect(holders(passive, active)).to.deep.equal(['Ada Smith 5500 5.5']);
    const alone = { ...active, persons: persons.slice(1) };
    expect(holders(passive, alone)).to.have.length(2);
  });

  describe('across a new filer CIK and name', () => {
    const before = named('Old Harbor Partners LP', '2025-02-11', { filers: ['0000000001'] });
    const after = (more: Partial<FiledStake> = {}, filed = '2026-05-12'): FiledStake =>
      named('New Harbor Capital LP', filed, {
        ...{ form: 'SCHEDULE 13G/A', filers: ['0000000002'], amendment: 1 },
        ...{ previous_accession: before.accession, ...more },
      });
    const flagsOf = (...stakes: readonly FiledStake[]) => historyOf(stakes).map(({ flags }) => flags);

    it('is one if it is the next amendment of its class', () => {
      expect(holders(before, after())).to.deep.equal(['New Harbor Capital LP 5500 5.5']);
      const second = after({ amendment: 2, previous_accession: after().accession }, '2026-08-12');
      expect(holders(before, after(), second)).to.have.length(1);
    });

    it('is not confirmed, and the earlier one no holder, if number or class do not continue', () => {
      const wrong = [after({ amendment: 3 }), after({ amendment: null }), after({ class_title: 'Class B' })];
      for (const amendment of wrong) {
        expect(holders(before, amendment)).to.deep.equal(['New Harbor Capital LP 5500 5.5']);
        expect(flagsOf(before, amendment)).to.deep.equal([['predecessor_unconfirmed'], []]);
      }
    });

    it('is another one if the earlier one has a successor of its own', () => {
      const own = named('Old Harbor Partners LP', '2025-08-11', { filers: ['0000000001'], amendment: 1 });
      expect(holders(before, own, after())).to.have.length(2);
      expect(flagsOf(before, own, after())).to.deep.equal([[], [], []]);
    });
  });

  it('is another one by name if two CIKs have the name, and if no person is named', () => {
    const two = ['0000000001', '0000000002'].map((cik, at) =>
      named('J. Smith', `2025-02-0${at + 1}`, { filers: [cik] }),
    );
    expect(holders(...two)).to.have.length(2);
    expect(holders(named('', '2025-02-03'), named('', '2025-02-04'))).to.have.length(2);
  });

  it('separates classes, whatever their par value', () => {
    const of = (title: string, filed: string): FiledStake => filedStake(filed, { class_title: title });
    expect(
      holders(
        of('Class A Common Stock, $0.01 par value', '2025-02-03'),
        of('Class C Capital Stock', '2025-02-04'),
      ),
    ).to.have.length(2);
    expect(
      holders(of('Common Stock, par value $.001 per share', '2025-02-03'), of('COMMON SHARES', '2025-02-04')),
    ).to.have.length(1);
    expect(
      holders(of('Class A, $0.0001 par', '2025-02-03'), of('"Class A" common', '2025-02-04')),
    ).to.have.length(1);
    expect(holders(of('Series B Preferred', '2025-02-03'), of('Common Stock', '2025-02-04'))).to.have.length(
      2,
    );
  });

  it('comes after those with a larger percentage', () => {
    expect(
      holders(
        filedStake('2025-02-03', amounts('5500', '5.5', 'Small')),
        filedStake('2025-02-04', amounts(null, null, 'Silent')),
        filedStake('2025-02-05', amounts('10500', '10.5', 'Large')),
      ),
    ).to.deep.equal(['Large 10500 10.5', 'Small 5500 5.5', 'Silent none none']);
  });

  it('is flagged if its percentage and shares are inconsistent with those of others', () => {
    const others = ['A', 'B', 'C'].map((name, at) =>
      filedStake(`2026-01-0${at + 1}`, amounts('8000', '8', name)),
    );
    const unlike = filedStake('2026-02-03', amounts('60000', '49.99'));
    const flags = (...stakes: readonly FiledStake[]) => historyOf(stakes).at(-1)?.flags;
    expect(flags(...others, unlike)).to.deep.equal(['unlike_other_holders']);
    expect(flags(...others, { ...unlike, filed: '2029-02-03' })).to.deep.equal([]);
  });

  it('is flagged, and not stated, if it is negative; so is an event of 2035 or of the year 22', () => {
    const negative = filedStake('2026-02-03', amounts('-7300000', '7.3'));
    expect(holders(negative)).to.deep.equal(['Quarry Partners LP none 7.3']);
    expect(historyOf([negative])[0]?.flags).to.deep.equal(['negative_amount']);
    for (const event_date of ['2035-02-10', '0022-02-11'])
      expect(historyOf([filedStake('2025-02-12', { event_date })])[0]?.flags).to.deep.equal([
        'event_date_contradicted',
      ]);
  });

  it('is refused if it is absurd', () => {
    expect(holders(filedStake('2026-02-03', amounts('9'.repeat(39), '7')))).to.deep.equal([
      'Quarry Partners LP none 7',
    ]);
    expect(holders(filedStake('2026-02-03', amounts('-5', '7')))).to.deep.equal([
      'Quarry Partners LP none 7',
    ]);
  });
});

describe('the history of an issuer', () => {
  const amount = fc.option(fc.constantFrom('0', '4900', '5000', '5500', '12000.5', '0.07'), { nil: null });
  const person = fc
    .record({
      name: fc.constantFrom('A', 'B LLC', 'b', 'C', ''),
      cik: fc.constantFrom(null, '0000000001', '0000000002'),
      shares: amount,
      percent: amount,
    })
    .map(({ name, ...changes }) => filedPerson(name, changes));
  const stakes = fc
    .array(
      fc.record({
        persons: fc.array(person, { minLength: 1, maxLength: 3 }),
        day: fc.integer({ min: 1, max: 4 }),
        filers: fc.constantFrom<readonly string[]>([], ['0000000001'], ['0000000002']),
        class_title: fc.constantFrom('Common Stock', 'Class A', 'Class B', null),
        previous: fc.nat(9),
        five_percent_or_less: fc.constantFrom(null, false, true),
      }),
      { maxLength: 9 },
    )
    .map((all) => {
      const filed = all.map(({ day, previous: _, ...changes }, at) =>
        filedStake(`2025-03-0${day}`, changes, at + 1),
      );
      return filed.map((stake, at) => ({
        ...stake,
        previous_accession: filed[all[at]?.previous ?? 0]?.accession ?? '0000000001-24-000001',
      }));
    });

  it('does not depend on the order of schedules or on duplicates', () => {
    fc.assert(
      fc.property(
        stakes.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 })),
        ),
        ([all, shuffled]) => {
          expect(historyOf(shuffled)).to.deep.equal(historyOf(all));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('has one row per schedule, and at most one per holder that is not superseded', () => {
    fc.assert(
      fc.property(stakes, (all) => {
        const history = historyOf(all);
        expect(history.map(({ stake }) => stake.accession).sort()).to.deep.equal(
          all.map(({ accession }) => accession).sort(),
        );
        for (const rows of Map.groupBy(history, ({ holder }) => holder).values())
          expect(rows.map(({ isSuperseded }) => isSuperseded)).to.deep.equal(
            rows.map((_, at) => at < rows.length - 1),
          );
        for (const { isExit, isSuperseded } of holdersOf(history))
          expect([isExit, isSuperseded]).to.deep.equal([false, false]);
      }),
    );
  });
});
