import { expect } from 'chai';
import { cell, compute, fact, filing } from '../test-support.ts';

type Rows = Readonly<Record<string, number>>;

/** Annual reports of consecutive years from 2022, each with these rows at its end and those of the year before. */
const filedYears = (years: readonly Rows[], comparatives: readonly (Rows | undefined)[] = []) =>
  compute(
    years.map((rows, at) => {
      const year = 2022 + at;
      const sheet = (end: string, tagged: Rows) =>
        Object.entries({ Assets: 9000, ...tagged }).map(([name, value]) =>
          fact(name, null, end, value * 1e6),
        );
      const before = at === 0 ? undefined : (comparatives[at - 1] ?? years[at - 1]);
      return filing('10-K', `${year + 1}-02-15`, [
        fact('NetIncomeLoss', `${year}-01-01`, `${year}-12-31`, 90e6),
        ...sheet(`${year}-12-31`, rows),
        ...(before ? sheet(`${year - 1}-12-31`, before) : []),
      ]);
    }),
  );

const shownDebt = (statements: ReturnType<typeof compute>, year: number, field = 'debt_borrowings') => {
  const { value, rule } = cell(statements, field, 'instant', `${year}-12-31`);
  return value === null ? rule : Number(value) / 1e6;
};

describe('a row of debt under two concepts', () => {
  const long = { LongTermDebtNoncurrent: 2000 };

  it('counts once: two equal rows of short-term debt', () => {
    const statements = filedYears([{ ...long, CommercialPaper: 300, NotesPayableCurrent: 300 }]);
    expect(shownDebt(statements, 2022)).to.equal(2300);
    const others = filedYears([{ ...long, CommercialPaper: 300, NotesPayableCurrent: 310 }]);
    expect(shownDebt(others, 2022)).to.equal(2610);
  });

  it('counts once: short-term debt that the filer always tags as maturities too', () => {
    const statements = filedYears([
      { ...long, ShortTermBorrowings: 300, LongTermDebtCurrent: 300 },
      { ...long, ShortTermBorrowings: 250, LongTermDebtCurrent: 250 },
    ]);
    expect([2022, 2023].map((year) => shownDebt(statements, year))).to.deep.equal([2300, 2250]);
  });

  it('counts within the larger one at dates where it is a part of it', () => {
    const statements = filedYears([
      { ...long, CommercialPaper: 300, LongTermDebtCurrent: 300 },
      { ...long, CommercialPaper: 250, LongTermDebtCurrent: 250 },
      { ...long, CommercialPaper: 110, LongTermDebtCurrent: 310 },
    ]);
    expect(shownDebt(statements, 2024)).to.equal(2310);
  });

  it('counts twice as two rows that happen to be equal at one date and differ at others', () => {
    const statements = filedYears([
      { ...long, ShortTermBorrowings: 161, LongTermDebtCurrent: 231 },
      { ...long, ShortTermBorrowings: 362, LongTermDebtCurrent: 362 },
    ]);
    expect(shownDebt(statements, 2023)).to.equal(2724);
  });

  it('counts once among notes due after a year', () => {
    const notes = { LongTermDebtCurrent: 10, SeniorLongTermNotes: 400, LongTermNotesPayable: 400 };
    expect(shownDebt(filedYears([notes]), 2022)).to.equal(410);
    expect(shownDebt(filedYears([notes]), 2022, 'long_term_debt')).to.equal(400);
  });
});

describe('short-term borrowings smaller than one of their kinds', () => {
  const rows = { LongTermDebtNoncurrent: 2000, LongTermDebtCurrent: 100 };

  it('are another row, and refused if nothing shows what the two make up', () => {
    const borrowings = { ...rows, ShortTermBorrowings: 400, CommercialPaper: 700 };
    expect(shownDebt(filedYears([borrowings]), 2022)).to.equal('debt.short_term_rows');
    const left = { AccountsPayableCurrent: 800, LiabilitiesCurrent: 2000 };
    expect(shownDebt(filedYears([{ ...borrowings, ...left }]), 2022)).to.equal(3200);
  });

  it('are a wrong zero beside an amount of them', () => {
    expect(shownDebt(filedYears([{ ...rows, ShortTermBorrowings: 0, CommercialPaper: 700 }]), 2022)).to.equal(
      2800,
    );
  });
});

describe('a newer filing with one part of the debt', () => {
  it('does not replace the complete sum of an older one', () => {
    const whole = { LongTermDebtNoncurrent: 2700, LongTermDebtCurrent: 503 };
    const statements = filedYears(
      [whole, { LongTermDebtNoncurrent: 2600, LongTermDebtCurrent: 0 }],
      [{ LongTermDebtNoncurrent: 2700 }],
    );
    expect(shownDebt(statements, 2022)).to.equal(3203);
    const other = { LongTermDebtNoncurrent: 2700, DebtCurrent: 503, LongTermDebt: 2700 };
    const ofTotal = filedYears(
      [other, { LongTermDebtNoncurrent: 2600, DebtCurrent: 0 }],
      [{ LongTermDebt: 2700 }],
    );
    expect(shownDebt(ofTotal, 2022)).to.equal(3203);
  });

  it('is a part of the total that another filing tags for the date', () => {
    const whole = { SeniorLongTermNotes: 1100, SecuredDebt: 120, LongTermDebt: 1220 };
    const statements = filedYears([whole, { ...whole, LongTermDebt: 1230 }], [{ SeniorLongTermNotes: 1100 }]);
    expect(shownDebt(statements, 2022, 'long_term_debt')).to.equal('filing.less_than_total');
    const due = { SeniorLongTermNotes: 1100, LongTermDebtCurrent: 120, NotesPayable: 1220 };
    expect(
      shownDebt(filedYears([due, due], [{ SeniorLongTermNotes: 1100 }]), 2022, 'long_term_debt'),
    ).to.equal(1100);
    const restated = filedYears([whole, whole], [{ SeniorLongTermNotes: 1150 }]);
    expect(shownDebt(restated, 2022, 'long_term_debt')).to.equal(1150);
  });
});
