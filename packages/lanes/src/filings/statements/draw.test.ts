import { expect } from 'chai';
import { REPORT } from '@footnote/evidence/testing/invented-report';
import { drawStatements } from './draw.ts';
import type { DrawJob } from './drawer.ts';

const fileOf = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

const jobOf = (text: string, of: Partial<DrawJob> = {}, name = 'a.htm'): DrawJob => ({
  files: [fileOf(name, text)],
  head: { form: '10-K', filed: '2007-02-20' },
  facts: null,
  ...of,
});

const drawnFrom = (job: DrawJob) => {
  const drawn = drawStatements(job);
  return 'reason' in drawn
    ? [drawn.reason, ...drawn.refused.map(({ statement, reason }) => `${statement} ${reason}`)]
    : [drawn.source, ...drawn.statements.map(({ role }) => role)];
};

const PLAIN = `<SEC-DOCUMENT>
                          STATEMENTS OF INCOME
                              (In millions)

                         Years ended December 31,
                                             2006         2005
                                          --------     --------
Net sales                                 $  1,200     $  1,100
Cost of sales                                  700          650
                                          --------     --------
Income before income taxes                     500          450
Income taxes                                   100          150
                                          --------     --------
Net income                                $    400     $    300
                                          ========     ========

                              BALANCE SHEETS
                              (In millions)

                                              December 31,
                                             2006         2005
                                          --------     --------
Cash                                      $     50     $     40
Property                                       450          430
                                          --------     --------
Total assets                              $    500     $    470
                                          ========     ========
Payables                                  $    210     $    205
Shareholders' equity                           290          265
                                          --------     --------
Total liabilities and equity              $    500     $    470
                                          ========     ========
`;

describe('the drawing of statements', () => {
  it('reads the tables of pages without tags where it is given the facts of the filing', () => {
    const job = jobOf(`<html><body>${REPORT}</body></html>`);
    expect(drawnFrom(job)).to.deep.equal(['no_statements']);
    expect(drawnFrom({ ...job, facts: [] })).to.deep.equal([
      'document_tables',
      'income',
      'balance',
      'cash_flow',
    ]);
  });

  it('reads the tables of plain text', () => {
    expect(drawnFrom(jobOf(PLAIN, {}, 'a.txt'))).to.deep.equal(['no_statements']);
    expect(drawnFrom(jobOf(PLAIN, { facts: [] }, 'a.txt'))).to.deep.equal([
      'document_tables',
      'income',
      'balance',
    ]);
  });

  it('says what stands against each statement, and refuses a document that was made to hurt', () => {
    expect(drawnFrom(jobOf('<html><body>Words.</body></html>', { facts: [] }))).to.deep.equal([
      'no_statements',
      'income table_not_found',
      'balance table_not_found',
      'cash_flow table_not_found',
      'equity table_not_found',
    ]);
    expect(drawnFrom(jobOf('<table>'.repeat(2_100), { facts: [] }))).to.deep.equal(['document_unreadable']);
  });
});
