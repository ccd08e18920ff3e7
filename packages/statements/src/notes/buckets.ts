const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const NUMBER = `(${NUMBERS.join('|')})`;

/** The last part of an element's name after that of its schedule, for the years of a schedule. */
const REST_OF_YEAR = /^(?:In)?RemainderOfFiscalYear$/;
const FIRST_YEAR = /^(?:(?:In)?Next(?:Rolling)?TwelveMonths|Current|(?:In)?(?:Rolling)?YearOne)$/;
const YEAR = new RegExp(`^(?:In)?(?:Rolling)?Year${NUMBER}$|^In${NUMBER}Years$`);
const AFTER = new RegExp(`^(?:In)?(?:Rolling)?After(?:Rolling)?Year${NUMBER}$`);
const AND_AFTER = new RegExp(`^(?:In)?Year${NUMBER}And(?:Thereafter|AfterYear${NUMBER})$`);

/** A period in which amounts of a schedule fall due. */
export type Bucket = { readonly key: string; readonly words: string; readonly order: number };

/** The period that the end of an element's name means; undefined if it means none. */
export function bucketOf(suffix: string): Bucket | undefined {
  if (REST_OF_YEAR.test(suffix))
    return { key: 'remainder_of_fiscal_year', words: 'in the rest of the fiscal year', order: 0 };
  if (FIRST_YEAR.test(suffix)) return year(1);
  const numbered = YEAR.exec(suffix);
  if (numbered !== null) return year(numberOf(numbered[1] ?? numbered[2]));
  if (suffix === 'Thereafter') return { key: 'thereafter', words: 'thereafter', order: 100 };
  const after = AFTER.exec(suffix);
  if (after !== null) return afterYear(numberOf(after[1]));
  const andAfter = AND_AFTER.exec(suffix);
  return andAfter === null ? undefined : afterYear(numberOf(andAfter[1]) - 1);
}

const numberOf = (word = ''): number => NUMBERS.indexOf(word) + 1;

const year = (number: number): Bucket => ({
  key: `year_${number}`,
  words: `in year ${number}`,
  order: number,
});

const afterYear = (number: number): Bucket => ({
  key: `after_year_${number}`,
  words: `after year ${number}`,
  order: 50 + number,
});

/** Whether a year is named that another row already holds, or two rows hold what follows. */
export function overlap(buckets: readonly Bucket[]): boolean {
  const open = buckets.filter(({ order }) => order > 50);
  const [first] = open;
  if (first === undefined) return false;
  return open.length > 1 || buckets.some(({ order }) => order <= 50 && order > first.order - 50);
}
