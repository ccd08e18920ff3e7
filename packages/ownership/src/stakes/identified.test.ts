import { expect } from 'chai';
import fc from 'fast-check';
import { filedPerson, filedStake } from '../testing/stakes.ts';
import { fullNameKey, identified } from './identified.ts';
import { historyOf } from './ownership.ts';

type Party = { readonly name: string; readonly cik: string };

const ONE = '0009990077';
const TWO = '0009990078';

const reported = (names: readonly (string | readonly [string, string])[], filedBy: readonly Party[]) =>
  identified(
    filedStake('2026-02-01', {
      persons: names.map((each) =>
        typeof each === 'string' ? filedPerson(each) : filedPerson(each[0], { cik: each[1] }),
      ),
      filed_by: filedBy,
    }),
  ).persons.map(({ cik, cik_source: source }) => (cik === null ? null : `${cik} ${source ?? ''}`));

describe('the CIK of a person', () => {
  it('comes from the header under the same name, regardless of case and punctuation', () => {
    expect(
      reported(
        ['Quarry Partners, L.P.', 'Ada Smith'],
        [
          { name: 'QUARRY PARTNERS LP', cik: ONE },
          { name: 'ADA SMITH', cik: TWO },
        ],
      ),
    ).to.deep.equal([`${ONE} header`, `${TWO} header`]);
    expect(fullNameKey('Ostrander & Sons Corporation')).to.equal(fullNameKey('OSTRANDER AND SONS CORP /DE/'));
  });

  it('is never that of a name alike: another legal form, surname first, a part of the name', () => {
    const header = [{ name: 'QUARRY PARTNERS LP', cik: ONE }];
    expect(reported(['Quarry Partners LLC', 'Quarry Partners', 'Partners Quarry LP'], header)).to.deep.equal([
      null,
      null,
      null,
    ]);
    expect(reported(['Ada Smith'], [{ name: 'SMITH ADA', cik: ONE }])).to.deep.equal([null]);
  });

  it('is null if the header has the name twice, or assigns it the CIK that another person states', () => {
    const twice = [
      { name: 'QUARRY PARTNERS LP /DE/', cik: ONE },
      { name: 'QUARRY PARTNERS LP /NY/', cik: TWO },
    ];
    expect(reported(['Quarry Partners LP'], twice)).to.deep.equal([null]);
    expect(reported(['Quarry Partners LP', ['Ada Smith', ONE]], twice.slice(0, 1))).to.deep.equal([
      null,
      `${ONE} schedule`,
    ]);
  });

  it('comes from the schedule if it states one', () => {
    const name = fc.constantFrom('Quarry LP', 'Quarry LLC', 'Ada Smith', '');
    const cik = fc.constantFrom(ONE, TWO);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, cik), { minLength: 1 }),
        fc.array(fc.record({ name, cik })),
        (persons, filedBy) => {
          expect(reported(persons, filedBy)).to.deep.equal(persons.map(([, own]) => `${own} schedule`));
        },
      ),
    );
  });

  it('makes the filer the holder of a schedule of several persons', () => {
    const [row] = historyOf([
      filedStake('2026-02-01', {
        filers: [ONE],
        filed_by: [{ name: 'QUARRY PARTNERS LP', cik: ONE }],
        persons: [filedPerson('Ada Smith', { shares: '9000' }), filedPerson('Quarry Partners LP')],
      }),
    ]);
    expect([row?.name, row?.cik, row?.cikSource]).to.deep.equal(['Quarry Partners LP', ONE, 'header']);
    expect(row?.shares?.toFixed()).to.equal('9000');
  });

  it("is the filer's for the only person, and is marked as such", () => {
    const [row] = historyOf([filedStake('2026-02-01', { filers: [ONE] })]);
    expect([row?.cik, row?.cikSource]).to.deep.equal([ONE, 'filer']);
    const [unknown] = historyOf([filedStake('2026-02-01')]);
    expect([unknown?.cik, unknown?.cikSource]).to.deep.equal([null, null]);
  });
});
