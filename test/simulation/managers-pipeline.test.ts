import type { Ownership } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { inventManagers } from '@footnote/synthetic-edgar/managers/invent';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { trueInstitutional } from '@footnote/synthetic-edgar/managers/true-institutional';
import { type HeldIssuer, MANAGER_SCENARIOS } from '@footnote/synthetic-edgar/managers/types';
import { cusipOfIssuer } from '@footnote/synthetic-edgar/ownership/cusip';
import { expect } from 'chai';
import { compareInstitutional, compareManagers } from './compare-managers.ts';
import { useSpineOf } from '../integration/spine-of.ts';

const [december, january] = demoSpecs;
if (!december || !january) throw new Error('two issuers expected');

const SHORT = {
  first_year: 2024,
  years: 1,
  splits: [],
  restatements: [],
  segments: 'none',
  reports: 'none',
  documents: null,
  older_page: 0,
  insiders: [],
} as const;
/** One issuer's CUSIP is on covers of schedules; the other's is known only by the name in tables. */
const issuers = [
  generateIssuer({ ...december, ...SHORT, stakes: ['new_stake'] }),
  generateIssuer({ ...january, ...SHORT, stakes: [] }),
];
const heldIssuer = ({ cik, name }: HeldIssuer | (typeof demoSpecs)[number]): HeldIssuer => ({
  cik,
  name,
  cusip: cusipOfIssuer(cik),
});
const [a, b] = [heldIssuer(december), heldIssuer(january)];
const managers = inventManagers(december.seed, MANAGER_SCENARIOS, [a, b]);
const truths = managers.map(({ truth }) => truth);

describe('from a mirror of EDGAR to the managers of Form 13F', () => {
  const { spine, mirror } = useSpineOf(issuers);

  before('ingests managers', async () => {
    await writeManagers(mirror(), managers);
    const report = await spine().ingest(mirror(), { managers: managers.map(({ cik }) => cik) });
    expect(report.ok).to.equal(true);
  });

  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${spine().address}${path}`, { headers: { 'X-API-Key': spine().key } });
    expect(response.status, path).to.equal(200);
    const body = (await response.json()) as { readonly data: unknown };
    const route = path.startsWith('/v2/holders') ? '/v2/holders/{cik}' : '/v2/ownership';
    expect(contractFault(route, 200, body)).to.equal(undefined);
    return body.data;
  };

  const check = async (): Promise<void> => {
    await compareManagers(ask, managers, {
      [a.cusip]: { by: 'schedule', cik: a.cik },
      [b.cusip]: { by: 'name', cik: b.cik },
    });
    for (const { spec } of issuers) {
      const { institutional_13f: reported } = (await ask(`/v2/ownership?symbol=${spec.ticker}`)) as Ownership;
      compareInstitutional(reported, trueInstitutional(truths, cusipOfIssuer(spec.cik)));
    }
  };

  it('serves the portfolio of every scenario and the holders of each issuer', check);

  it('serves the same after documents, holdings and CUSIPs are delivered again', async () => {
    for (const topic of ['documents', 'holdings', 'cusips'] as const) await spine().deliverAgain(topic);
    await check();
  });
});
