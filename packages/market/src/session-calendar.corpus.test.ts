import { expect } from 'chai';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSession } from './session-calendar.ts';

/** Real daily prices, if the machine has them; never part of the repository. */
const CORPUS = process.env['FOOTNOTE_CORPUS'];
/** The day from which all of the files have bars. */
const FROM = '2000-01-01';
/** Some symbols that trade every day. */
const SYMBOLS = ['SPY', 'AAPL', 'KO'];

const datesOf = (path: string): readonly string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, 10))
    .filter((date) => date >= FROM);

const daysUntil = (last: string): readonly string[] => {
  const days: string[] = [];
  for (let at = Date.parse(FROM); at <= Date.parse(last); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

describe('sessions of real prices', () => {
  for (const symbol of SYMBOLS)
    it(`are the days that ${symbol} was traded since 2000`, function () {
      const path = join(CORPUS ?? '', 'prices', `${symbol}.csv`);
      if (CORPUS === undefined || !existsSync(path)) {
        console.log('      skipped: the corpus of real prices lacks it (set FOOTNOTE_CORPUS)');
        return this.skip();
      }
      const traded = datesOf(path);
      const sessions = daysUntil(traded.at(-1) ?? FROM).filter(isSession);
      expect(traded).to.deep.equal(sessions);
      expect(sessions.length).to.be.greaterThan(6000);
    });
});
