import { printable } from '@footnote/runtime/printable';
import { Argument, Command, Option } from 'commander';
import type { Verification } from '@footnote/contract/types.generated';
import { normaliseSymbol, notIngested } from '@footnote/lanes/subject/symbols';
import { verificationMembers } from '@footnote/lanes/statements/verification/document';
import { readVerification, type VerdictFilter } from '@footnote/lanes/statements/verification/read';
import type { ReadStore } from '@footnote/read-store/port';
import { parseCik } from '@footnote/values/cik';
import { dataOption, type DataOption } from '../options.ts';
import { withReadStore } from '../with-store.ts';
import { UserError } from '@footnote/runtime/user-error';
import { writeOrdered } from '@footnote/wire/json';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { describeEvidence, openEvidence, readEvidence } from '../evidence.ts';
import { describeVerification } from '../verification.ts';

type CheckOptions = DataOption & {
  readonly statement?: StatementBlock;
  readonly field?: string;
  readonly verdict: VerdictFilter['verdict'];
  readonly limit: string;
  readonly json?: true;
  readonly open?: true;
};

/** The tables that exist: each is created when its projection first runs. */
const TABLES_SQL = 'SELECT name FROM system.tables WHERE database = currentDatabase()';

/** Whether the cells have the column `rule`: a projector adds it to older tables when it starts. */
const RULE_SQL = `SELECT name FROM system.columns
  WHERE database = currentDatabase() AND table = 'statement_cells' AND name = 'rule'`;

export function checkCommand(): Command {
  return new Command('check')
    .addArgument(new Argument('<symbol>', 'ticker or CIK'))
    .addArgument(new Argument('[field]', 'a field, to show where its figures stand in the filings'))
    .addArgument(new Argument('[period]', 'its period, as FY2025, 2025-Q3 or TTM-2025-Q3'))
    .description(
      "show the verifier's findings for a company: cells served, refused and why, contradicted and by what",
    )
    .addOption(dataOption())
    .addOption(
      new Option('--statement <statement>', 'only fields of this statement').choices(
        Object.keys(STATEMENT_OF),
      ),
    )
    .option('--field <field>', 'show only this field, named as in statement_cells')
    .addOption(
      new Option('--verdict <verdict>', 'which cells to list')
        .choices(['contradicted', 'unchecked', 'passed'])
        .default('contradicted'),
    )
    .option('--limit <count>', 'maximum number of cells to list', '100')
    .addOption(new Option('--json', 'print the data of GET /v2/verification as JSON'))
    .option('--open', 'with a field and a period: open the document at the figure in a browser')
    .action(
      async (
        symbol: string,
        field: string | undefined,
        period: string | undefined,
        options: CheckOptions,
      ) => {
        if (field === undefined) await check(symbol, options);
        else if (period === undefined)
          throw new UserError(`a field needs a period: footnote check ${symbol} ${field} FY2025`);
        else await showEvidence(normaliseSymbol(symbol), { field, period }, options);
      },
    );
}

async function check(text: string, options: CheckOptions): Promise<void> {
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 0)
    throw new UserError(`--limit expects a whole number, not ${options.limit}`);
  const symbol = normaliseSymbol(text);
  const found = await withReadStore(options, async (store, { dataDir, verification }) => {
    const present = new Set((await store.query<{ name: string }>(TABLES_SQL)).map(({ name }) => name));
    if (!present.has('statement_cells'))
      throw new UserError(`no companies have been ingested into ${dataDir}`);
    if ((await store.query(RULE_SQL)).length === 0)
      throw new UserError(
        `${dataDir} was written by an older version: run footnote rebuild statements --data ${dataDir}`,
      );
    const cik = await cikOf(store, symbol);
    if (cik === undefined) throw new UserError(notIngested(symbol));
    return readVerification(store, cik, present.has('verified_companies') ? verification : 'off', {
      verdict: options.verdict,
      statement: options.statement === undefined ? undefined : STATEMENT_OF[options.statement],
      field: options.field,
      limit,
    });
  });
  const json = writeOrdered({ ...verificationMembers(found), symbol });
  if (options.json === true) console.log(json);
  else console.log(printable(describeVerification(JSON.parse(json) as Verification, options.verdict)));
}

/** Where the figures of one cell stand. */
async function showEvidence(
  symbol: string,
  cell: { readonly field: string; readonly period: string },
  options: CheckOptions,
): Promise<void> {
  const { shown, port } = await withReadStore(options, async (store, config) => {
    const cik = await cikOf(store, symbol);
    if (cik === undefined) throw new UserError(notIngested(symbol));
    return { shown: await readEvidence(store, config, { cik, ...cell }), port: config.port };
  });
  const { evidence, json } = shown;
  console.log(options.json === true ? json : printable(describeEvidence(evidence)));
  if (options.open !== true) return;
  const address = await openEvidence(evidence, port);
  console.log(address === null ? 'no document of its filings is in the archive' : printable(address));
}

async function cikOf(store: ReadStore, symbol: string): Promise<string | undefined> {
  const cik = parseCik(symbol);
  const [row] =
    cik === null
      ? await store.query<{ cik: string }>('SELECT cik FROM symbols WHERE symbol = {symbol:String} LIMIT 1', {
          symbol,
        })
      : await store.query<{ cik: string }>('SELECT cik FROM companies WHERE cik = {cik:String} LIMIT 1', {
          cik,
        });
  return row?.cik;
}
