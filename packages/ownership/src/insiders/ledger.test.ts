import { expect } from 'chai';
import fc from 'fast-check';
import type { FiledReport } from './filed.ts';
import { ledgerOf } from './ledger.ts';
import { amendment, held, notice, owner, report, traded } from './testing/reports.ts';

/** Accession/line of the effective lines, with their contents. */
const standing = (reports: readonly FiledReport[]): string[] =>
  ledgerOf(reports)
    .lines.filter(({ supersededBy, sameAs }) => supersededBy === null && sameAs === null)
    .map(({ report: { accession }, row: { transaction, shares_after: after } }) =>
      [accession, transaction?.code ?? 'held', transaction?.shares ?? after].join(' '),
    );

describe('the ledger of insiders', () => {
  describe('an amendment', () => {
    const sales = [traded('S', '100', '10', '900'), traded('S', '200', '11', '700')];

    it('supersedes the lines that it repeats, and no others', () => {
      const reports = [
        report('o', [...sales, traded('G', '5', '0', '695')]),
        amendment('a', [traded('S', '100', '10.5', '900'), traded('S', '200', '11', '700')]),
      ];
      expect(standing(reports)).to.deep.equal(['o G 5', 'a S 100', 'a S 200']);
      const [first] = ledgerOf(reports).lines;
      expect(first?.supersededBy).to.equal('a');
    });

    it('with fewer such lines repeats the alike ones', () => {
      const reports = [report('o', sales), amendment('a', [traded('S', '200', '11.5', '700')])];
      expect(standing(reports)).to.deep.equal(['o S 100', 'a S 200']);
    });

    it('leaves what another owner, or another form of hers, states', () => {
      const reports = [
        report('o', sales),
        report('p', sales, { owners: [owner('0009990077')] }),
        report('q', [traded('S', '100', '10', '600')], { filed: '2026-03-05', period: '2026-03-03' }),
        amendment('a', sales),
      ];
      expect(standing(reports)).to.deep.equal(['p S 100', 'p S 200', 'q S 100', 'a S 100', 'a S 200']);
    });

    it('supersedes nothing if it only adds a forgotten line', () => {
      const reports = [
        report('o', [traded('S', '100', '10', '900')]),
        amendment('a', [traded('S', '40', '12', '860')]),
      ];
      expect(standing(reports)).to.deep.equal(['o S 100', 'a S 40']);
    });

    it('supersedes a line whose number of shares it corrects, even if no amount is equal', () => {
      const reports = [
        report('o', [traded('S', '100', '10', '900')]),
        amendment('a', [traded('S', '110', '10.2', '890')]),
      ];
      expect(standing(reports)).to.deep.equal(['a S 110']);
    });

    it('supersedes a line whose date or code it corrects, if everything else is equal', () => {
      const reports = [
        report('o', [traded('S', '100', '10', '900'), traded('P', '7', '9', '907')]),
        amendment('a', [
          traded('S', '100', '10', '900', { transaction: { date: '2026-03-01' } }),
          traded('A', '7', '9', '907'),
        ]),
      ];
      expect(standing(reports)).to.deep.equal(['a S 100', 'a A 7']);
    });

    it('of an amendment supersedes that, too', () => {
      const reports = [
        report('o', [traded('S', '100', '10', '900')]),
        amendment('a', [traded('S', '100', '11', '900')]),
        amendment('b', [traded('S', '100', '12', '900')], { filed: '2026-04-01' }),
      ];
      expect(standing(reports)).to.deep.equal(['b S 100']);
      expect(ledgerOf(reports).reports.map(({ amends }) => amends)).to.deep.equal([[], ['o'], ['o', 'a']]);
    });

    it('amends the form of the same period if it states no date', () => {
      const reports = [report('o', sales), amendment('a', sales, { original_filed: null })];
      expect(standing(reports)).to.deep.equal(['a S 100', 'a S 200']);
    });

    it('is effective by itself if the original is unknown', () => {
      const reports = [
        report('o', sales),
        amendment('a', sales, { original_filed: '2025-01-01', period: '2025-01-01' }),
      ];
      expect(standing(reports)).to.have.length(4);
    });

    it('of a Form 3 supersedes holdings by security and form of ownership', () => {
      const trust = { ownership: 'I', nature: 'By trust' } as const;
      const reports = [
        report('o', [held('10'), held('20', trust)], { form: '3' }),
        amendment('a', [held('25', { ...trust, nature: 'By Trust' })], { form: '3/A' }),
      ];
      expect(standing(reports)).to.deep.equal(['o held 10', 'a held 25']);
    });
  });

  it('counts a form that its owners filed twice once', () => {
    const rows = [traded('S', '100', '10.0', '900')];
    const reports = [
      report('o', rows),
      report('p', [traded('S', '100', '10', '900')], { filed: '2026-03-09' }),
    ];
    expect(standing(reports)).to.deep.equal(['p S 100']);
    const unproven = [traded('S', '100', '10', null)];
    expect(standing([report('o', unproven), report('p', unproven)])).to.have.length(2);
  });

  describe('a chain of funds that report one block on forms of their own', () => {
    const note =
      'Held of record by Sponsor A, L.P. Sponsor B GP is its general partner, managed by Sponsor C LLC.';
    const [a, b, c] = ['Sponsor A LP', 'Sponsor B GP', 'Sponsor C LLC'].map((name, place) => [
      owner(`000998001${place}`, name),
    ]);
    const sale = (fields: Parameters<typeof traded>[4] = {}) =>
      traded('S', '1000000', '20', '4000000', {
        ownership: 'I',
        nature: 'See footnote',
        footnotes: [{ element: 'securityTitle', footnote: 0 }],
        ...fields,
      });
    const of = (accession: string, owners: FiledReport['owners'] = [], rows = [sale()], footnotes = [note]) =>
      report(accession, rows, { owners, footnotes });

    it('counts once', () => {
      expect(standing([of('o', a), of('p', b), of('q', c)])).to.deep.equal(['o S 1000000']);
      expect(ledgerOf([of('o', a), of('p', b)]).lines[1]?.sameAs).to.equal('o');
    });

    it('counts once where the holder of record owns it directly and says nothing', () => {
      const direct = [sale({ ownership: 'D', nature: null, footnotes: [] })];
      expect(standing([of('o', a, direct, []), of('p', b)])).to.deep.equal(['o S 1000000']);
    });

    it('counts each where nothing says that they are one: another holder, no note, both direct', () => {
      const grants = ['o', 'p'].map((accession, place) =>
        of(accession, place === 0 ? a : b, [sale()], ['Bonus.']),
      );
      expect(standing(grants)).to.have.length(2);
      const direct = [sale({ ownership: 'D', nature: null })];
      expect(standing([of('o', a, direct), of('p', b, direct)])).to.have.length(2);
      const after = [sale({ shares_after: '4000001' })];
      expect(standing([of('o', a), of('p', b, after)])).to.have.length(2);
    });
  });

  it('counts the trades of a group of more than ten owners once', () => {
    const rows = [traded('P', '100', '10', '5000')];
    const ten = Array.from({ length: 10 }, (_, place) => owner(`000000000${place}`));
    const rest = [owner('0000000010')];
    const reports = [report('o', rows, { owners: ten }), report('p', rows, { owners: rest })];
    expect(standing(reports)).to.deep.equal(['o P 100']);
    expect(ledgerOf(reports).lines[1]).to.include({ sameAs: 'o', supersededBy: null });
    const two = [report('o', rows), report('p', rows, { owners: rest })];
    expect(standing(two), 'two directors with equal trades').to.have.length(2);
  });

  it('joins the two lines of an exercise', () => {
    const option = { derivative: true, underlying: { security: 'Common Stock', shares: '30', value: null } };
    const { lines } = ledgerOf([
      report('o', [
        traded('M', '30', '4', '1030'),
        traded('S', '30', '12', '1000'),
        traded('M', '30', null, '70', { ...option, transaction: { direction: 'D' } }),
        traded('M', '31', null, '0', { derivative: true, transaction: { direction: 'D' } }),
      ]),
    ]);
    expect(lines.map(({ counterpart }) => counterpart)).to.deep.equal([2, null, 0, null]);
  });

  it('joins its forms regardless of directions, but not with another number of shares or another day', () => {
    const of = (shares: string, fields: Parameters<typeof traded>[4]) => {
      const underlying = { security: 'Common Stock', shares, value: null };
      const option = traded('M', '200000', '0', '5', { derivative: true, underlying, ...fields });
      return ledgerOf([report('o', [traded('M', '200000', '8.88'), option])]).lines.map(
        ({ counterpart }) => counterpart,
      );
    };
    expect(of('200000.0', { transaction: { direction: 'A' } })).to.deep.equal([1, 0]);
    expect(of('100000', {})).to.deep.equal([null, null]);
    expect(of('200000', { transaction: { date: '2026-03-01' } })).to.deep.equal([null, null]);
  });

  it('lists a line under its filing date if its own date is missing, later, or invalid', () => {
    const dates = [null, '2026-04-01', '0026-03-02', '2026-03-01'];
    const { lines } = ledgerOf([
      report(
        'o',
        dates.map((date) => traded('S', '1', '1', '1', { transaction: { date } })),
      ),
    ]);
    expect(lines.map(({ day }) => day)).to.deep.equal([
      '2026-03-04',
      '2026-03-04',
      '2026-03-04',
      '2026-03-01',
    ]);
  });

  it('sets only effective sales of shares against an intent to sell', () => {
    const soldOf = (...reports: readonly FiledReport[]) =>
      ledgerOf([notice('n', '1000'), ...reports]).intents[0]?.soldShares;
    const sold = report('o', [traded('S', '100')]);
    expect(soldOf(sold)).to.equal('100');
    const beside = (code: string, fields: Parameters<typeof traded>[4] = {}) =>
      soldOf(report('o', [traded('S', '100'), traded(code, '7', '9', '993', fields)]));
    expect(beside('F'), 'shares withheld for tax').to.equal('100');
    expect(beside('S', { derivative: true }), 'options').to.equal('100');
    expect(beside('S', { transaction: { direction: 'A' } }), 'a line that says it acquired').to.equal('100');
    expect(beside('S', { transaction: { date: null } }), 'without a date').to.equal('100');
    expect(soldOf(sold, report('p', [traded('S', '100')], { filed: '2026-03-09' })), 'twice').to.equal('100');
    expect(soldOf(sold, amendment('a', [traded('S', '110')])), 'amended').to.equal('110');
  });

  it('keeps a refused form, without lines', () => {
    const { reports, lines } = ledgerOf([report('o', [], { refusal: 'malformed' })]);
    expect(reports).to.have.length(1);
    expect(lines).to.have.length(0);
  });

  it('does not depend on the order of the forms', () => {
    const code = fc.constantFrom('P', 'S', 'M', 'G');
    const row = fc
      .record({ code, shares: fc.integer({ min: 1, max: 3 }), after: fc.integer({ min: 0, max: 3 }) })
      .map(({ code: own, shares, after }) => traded(own, String(shares), '10', String(after)));
    const form = fc.record({
      form: fc.constantFrom('4', '4', '4/A', '5', '144'),
      filed: fc.constantFrom('2026-03-04', '2026-03-05', '2026-03-20'),
      original: fc.constantFrom(null, '2026-03-04', '2026-03-05'),
      cik: fc.constantFrom('0009990055', '0009990077'),
      rows: fc.array(row, { maxLength: 3 }),
    });
    const forms = fc.array(form, { maxLength: 7 }).map((all) =>
      all.map(({ form: type, filed, original, cik, rows }, place) => {
        const accession = `0009990055-26-${String(place).padStart(6, '0')}`;
        return type === '144'
          ? notice(accession, '2', { filed })
          : report(accession, rows, {
              form: type,
              filed,
              original_filed: type === '4/A' ? original : null,
              owners: [owner(cik)],
            });
      }),
    );
    const shuffled = forms.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const ledger = ledgerOf(all);
        expect(ledgerOf(other)).to.deep.equal(ledger);
        expect(ledger.lines).to.have.length(all.flatMap(({ rows }) => rows).length);
      }),
    );
  });
});
