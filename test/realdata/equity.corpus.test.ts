import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { corpusFolder } from '@footnote/accuracy/corpus/corpus-company';
import { drawStatements } from '@footnote/lanes/filings/statements/draw';
import { expect } from 'chai';

const RETAINED = 'us-gaap:RetainedEarningsMember';
const TREASURY = 'us-gaap:TreasuryStockCommonMember';

/** Filing → concept, member of the column or "" for the whole, end of the period, what the document prints. */
const PRINTED = {
  '80424/000008042425000076': [
    [
      'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      '',
      '2025-06-30',
      '52284000000',
    ],
    [
      'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      TREASURY,
      '2024-06-30',
      '-133379000000',
    ],
    ['us-gaap:TreasuryStockSharesAcquired', 'us-gaap:CommonStockMember', '2025-06-30', '-38552000'],
    ['us-gaap:DividendsPreferredStock', RETAINED, '2023-06-30', '-282000000'],
  ],
  '1551152/000155115225000020': [
    [
      'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      '',
      '2024-12-31',
      '3364000000',
    ],
    ['us-gaap:NetIncomeLoss', RETAINED, '2022-12-31', '11836000000'],
  ],
} as const;

describe('statements of equity of real reports without linkbases', () => {
  for (const [filing, cells] of Object.entries(PRINTED))
    it(`have the numbers that the document prints: ${filing}`, function () {
      const folder = `${corpusFolder() ?? ''}/www.sec.gov/Archives/edgar/data/${filing}`;
      if (!existsSync(folder)) this.skip();
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.htm'))
        .map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));
      const drawn = drawStatements({ files, head: { form: '10-K', filed: '' }, facts: null });
      if ('reason' in drawn) throw new Error(drawn.reason);
      const equity = drawn.statements.find(({ statement }) => statement === 'equity');
      for (const [concept, member, end, shown] of cells) {
        const at = equity?.columns.findIndex(
          (column) => column.end === end && (column.dimensions[0]?.member ?? '') === member,
        );
        const row = equity?.rows.findLast((one) => one.concept === concept);
        expect(row?.cells[at ?? -1]?.shown ?? null, `${concept} ${member} ${end}`).to.equal(shown);
      }
    });
});
