import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessionDigits } from '@footnote/values/accession';
import type { InventedManager, Listed13f } from './types.ts';

const TABLE = 'infotable.xml';

const part = (type: string, sequence: number, name: string, content: string): string =>
  `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>${name}\n<TEXT>\n<XML>\n${content}</XML>\n</TEXT>\n</DOCUMENT>\n`;

const indexRow = (type: string, href: string): string =>
  `<tr><td>1</td><td></td><td><a href="${href}">${href}</a></td><td>${type}</td><td>1</td></tr>`;

type FolderKind = 'directory' | 'page' | 'whole';
const FOLDER_KINDS: readonly FolderKind[] = ['whole', 'page', 'directory'];

/** The full submission, or the files and the index page or `index.json` that lists them. */
function filesOf(
  { accession, form, cover, table }: Listed13f,
  kind: FolderKind,
): ReadonlyMap<string, string> {
  if (kind === 'whole') {
    const parts = [
      part(form, 1, 'primary_doc.xml', cover),
      table === null ? '' : part('INFORMATION TABLE', 2, TABLE, table),
    ];
    return new Map([[`${accession}.txt`, parts.join('')]]);
  }
  const files = [['primary_doc.xml', cover] as const, ...(table === null ? [] : [[TABLE, table] as const])];
  const rows = files.map(([name], at) => indexRow(at === 0 ? form : 'INFORMATION TABLE', name));
  const item = files.map(([name]) => ({ name }));
  return new Map([
    kind === 'page'
      ? [`${accession}-index.htm`, `<table>${rows.join('')}</table>`]
      : ['index.json', JSON.stringify({ directory: { item } })],
    ...files,
  ]);
}

/** The manager's document of `data.sec.gov/submissions`, newest filing first. */
function submissionsOf({ cik, name, filings }: InventedManager): object {
  const rows = filings
    .flatMap((filing) => Array.from({ length: filing.rows }, () => filing))
    .toSorted((one, other) => (one.filed < other.filed ? 1 : one.filed > other.filed ? -1 : 0));
  const each = <Value>(value: (filing: Listed13f) => Value): readonly Value[] => rows.map(value);
  const recent = {
    accessionNumber: each(({ accession }) => accession),
    filingDate: each(({ filed }) => filed),
    reportDate: each(({ period }) => period),
    acceptanceDateTime: each(({ filed }) => `${filed}T20:31:07.000Z`),
    act: each(() => '34'),
    form: each(({ form }) => form),
    fileNumber: each(() => '028-99900'),
    filmNumber: each(({ accession }) => accession.slice(11, 13) + accession.slice(14)),
    items: each(() => ''),
    core_type: each(({ form }) => form),
    size: each(({ cover, table }) => cover.length + (table?.length ?? 0)),
    isXBRL: each(() => 0),
    isInlineXBRL: each(() => 0),
    isXBRLNumeric: each(() => 0),
    primaryDocument: each(() => 'xslForm13F_X02/primary_doc.xml'),
    primaryDocDescription: each(() => ''),
  };
  return {
    cik,
    entityType: 'other',
    sic: '',
    sicDescription: '',
    name,
    tickers: [],
    exchanges: [],
    fiscalYearEnd: '1231',
    formerNames: [],
    filings: { recent, files: [] },
  };
}

/** Adds managers to a folder in EDGAR's URL space that `writeMirror` has written. */
export async function writeManagers(folder: string, managers: readonly InventedManager[]): Promise<void> {
  const submissions = join(folder, 'data.sec.gov', 'submissions');
  await mkdir(submissions, { recursive: true });
  for (const manager of managers) {
    await writeFile(join(submissions, `CIK${manager.cik}.json`), JSON.stringify(submissionsOf(manager)));
    const data = join(folder, 'www.sec.gov', 'Archives', 'edgar', 'data', String(Number(manager.cik)));
    for (const [place, filing] of manager.filings.entries()) {
      const own = join(data, accessionDigits(filing.accession));
      await mkdir(own, { recursive: true });
      const kind = FOLDER_KINDS[place % FOLDER_KINDS.length] ?? 'whole';
      for (const [name, text] of filesOf(filing, kind)) await writeFile(join(own, name), text);
    }
  }
}
