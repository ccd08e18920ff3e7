import { readSchedule13 } from '@footnote/forms/schedule-13/read-schedule';
import { expect } from 'chai';
import { demoSpecs } from '../demo.ts';
import { inventOwnership } from './invent.ts';
import { STAKE_SCENARIOS, type StakeScenario } from './types.ts';

const [december] = demoSpecs;
if (!december) throw new Error('an issuer expected');

const OUTSTANDING = 120_000_000n;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

const invented = (seed: number, scenarios: readonly StakeScenario[] = STAKE_SCENARIOS) =>
  inventOwnership({ ...december, seed }, scenarios, OUTSTANDING);

const read = (text: string) => readSchedule13(Buffer.from(text));

describe('inventOwnership', () => {
  it('writes schedules that the reader parses, except the broken one', () => {
    for (const seed of SEEDS) {
      const { filings, truth } = invented(seed);
      for (const { text, accession, form } of filings) {
        const result = read(text);
        const unparsed = truth.unparsed.some((each) => each.accession === accession);
        if ('refused' in result)
          expect([result.refused, unparsed], accession).to.deep.equal(['malformed', true]);
        else {
          expect([result.ok.form, unparsed, result.ok.unread], accession).to.deep.equal([form, false, []]);
          const row = truth.history.find((each) => each.accession === accession);
          expect(result.ok.truncated, accession).to.equal(row?.truncated ?? false);
        }
      }
    }
  });

  it('covers every shape of the schema', () => {
    const texts = SEEDS.flatMap((seed) => invented(seed).filings.map(({ text }) => text));
    const shapes = [
      /<schemaVersion>X0202/,
      /<p:schemaVersion>X0202/,
      /<issuerCusip>/,
      /<issuerCUSIP>/,
      /<ns1:issuerCusips>\s*<ns1:issuerCusipNumber>/,
      /<cik> \d/,
      /\.00<\/aggregateAmountOwned>/,
      /<item5><notApplicableFlag>Y<\/notApplicableFlag>\s*<\/item5>/,
      /<item5><notApplicableFlag>Y<\/notApplicableFlag>\s*<classOwnership5PercentOrLess>N/,
      /<item5><classOwnership5PercentOrLess>Y/,
      /<classPercent>Row 11/,
      /<aggregateAmountOwned><\/aggregateAmountOwned>/,
      /<memberOfGroup>a/,
      /<previouslyFiledFlag>true/,
    ];
    for (const shape of shapes)
      expect(
        texts.some((text) => shape.test(text)),
        String(shape),
      ).to.equal(true);
    expect(texts.filter((text) => text.includes('SCHEDULE 13G') && !text.includes('schemaVersion'))).not.to.be
      .empty;
  });

  it('is deterministic, with unique accessions', () => {
    expect(invented(5)).to.deep.equal(invented(5));
    for (const seed of SEEDS) {
      const accessions = invented(seed).filings.map(({ accession }) => accession);
      expect(new Set(accessions).size).to.equal(accessions.length);
    }
  });

  it('has the expected outcome for each scenario', () => {
    const outcome = (scenario: StakeScenario): string => {
      const { history, holders, unparsed } = invented(9, [scenario]).truth;
      const row = ({ is_exit, superseded }: (typeof history)[number]): string =>
        `${is_exit ? 'exit' : 'stake'}${superseded ? ' superseded' : ''}`;
      const held = holders.map(({ stated_by, stake }) =>
        stated_by === stake.accession ? 'held' : 'held as before',
      );
      return [...history.map(row), ...held, ...unparsed.map(() => 'unparsed')].join(', ');
    };
    expect(
      Object.fromEntries(STAKE_SCENARIOS.map((scenario) => [scenario, outcome(scenario)])),
    ).to.deep.equal({
      new_stake: 'stake, held',
      increase: 'stake, stake superseded, stake superseded, held',
      switch_to_13d: 'stake, stake superseded, stake superseded, held',
      group: 'stake, stake superseded, held',
      separate_blocks: 'stake, stake superseded, held',
      total_in_item_4: 'stake, held',
      amounts_left_out: 'stake, stake superseded, held as before',
      exit_below_five: 'exit, stake superseded',
      exit_at_five: 'exit, stake superseded',
      exit_to_zero: 'exit, stake superseded',
      came_back: 'stake, exit superseded, stake superseded, held',
      small_from_the_start: 'exit',
      five_exactly: 'stake, held',
      begun_on_paper: 'stake, stake superseded, held',
      renamed: 'stake, stake superseded, stake superseded, held',
      respelled: 'stake, stake superseded, held',
      namesakes: 'stake, stake, held, held',
      late: 'stake, stake superseded, stake superseded, held',
      listed_twice: 'stake, held',
      filed_again: 'stake, stake superseded, held',
      two_classes: 'stake, stake, held, held',
      filer_by_header: 'stake, stake superseded, held',
      another_in_header: 'stake, held',
      other_issuer: '',
      truncated: 'stake, stake superseded, held',
      broken: 'stake, held, unparsed',
      new_filer: 'stake, stake superseded, held',
    });
  });

  it('lists no holder with a block below five percent', () => {
    for (const seed of SEEDS)
      for (const { block, stake } of invented(seed).truth.holders)
        expect(Number(block.percent), stake.accession).to.be.at.least(5);
  });
});
