import { spawn } from 'node:child_process';
import { type ArchiveConfig, configuredArchive } from '@footnote/archive/configured';
import type { CellEvidence } from '@footnote/contract/types.generated';
import { evidenceMembers } from '@footnote/lanes/filings/evidence/assemble';
import { documentSource } from '@footnote/lanes/filings/documents/source';
import { locateFacts } from '@footnote/lanes/filings/evidence/locate';
import { ownLocator } from '@footnote/lanes/filings/evidence/places-in';
import { readEvidencedCell } from '@footnote/lanes/filings/evidence/read-cell';
import type { StoreReader } from '@footnote/read-store/port';
import { UserError } from '@footnote/runtime/user-error';
import { parseLabel } from '@footnote/values/period';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { writeOrdered } from '@footnote/wire/json';
import { BLOCK_OF } from '@footnote/wire/statement-blocks';

export type EvidenceQuestion = { readonly cik: string; readonly field: string; readonly period: string };

/** The members of `GET /v2/evidence` about a cell, as JSON and read from it. */
export type ShownEvidence = {
  readonly json: string;
  readonly evidence: Pick<CellEvidence, 'cell' | 'facts' | 'total_facts'>;
};

/** The evidence of a served cell, from the read models and the archive. */
export async function readEvidence(
  store: StoreReader,
  config: ArchiveConfig,
  { cik, field, period: label }: EvidenceQuestion,
): Promise<ShownEvidence> {
  const statement = servedFields.find((served) => served.field === field)?.statement;
  if (statement === undefined)
    throw new UserError(`there is no field ${field}: see footnote sql or GET /v2/catalog`);
  const period = parseLabel(label);
  if (period === null)
    throw new UserError(`${label} is no period, such as FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3`);
  const found = await readEvidencedCell(store, cik, { statement, field, period });
  if (found === undefined)
    throw new UserError(
      `no ${field} of ${label} is served; --verdict and GET /v2/explain say why one is refused`,
    );
  const source = documentSource(store, configuredArchive(config));
  const located = await locateFacts(cik, found.facts, { source, locator: ownLocator });
  const members = evidenceMembers(
    cik,
    { field, period: label, statement: BLOCK_OF[statement] },
    found,
    located,
  );
  const json = writeOrdered(members);
  return { json, evidence: JSON.parse(json) as CellEvidence };
}

/** Lines for a terminal: the value, then each fact as printed with its filing. */
export function describeEvidence({ cell, facts }: Pick<CellEvidence, 'cell' | 'facts'>): string {
  const lines = facts.flatMap(({ concept, filing, place, role }) => {
    const source = `${filing.form} filed ${filing.filed}, ${filing.accession}`;
    if (!place.available) return [`${role} ${concept}: ${place.reason} (${source})`];
    const { table, passage, text, links } = place;
    const where =
      table === null
        ? (passage ?? 'tagged, not shown')
        : [table.label, ...table.headers, table.unit_line ?? ''].join(' | ');
    return [`${role} ${text}  ${where}`, `  ${source}`, `  ${links.text_fragment}`];
  });
  return [`${String(cell.value)} ${cell.unit} (${cell.method ?? ''})`, ...lines].join('\n');
}

/**
 * Opens the first place in the browser: in the viewer of the service on `port` if one answers there, else on the SEC's site.
 * Returns the address.
 */
export async function openEvidence(
  { facts }: Pick<CellEvidence, 'facts'>,
  port: number,
  open: (address: string) => void = openInBrowser,
): Promise<string | null> {
  const place = facts.map((fact) => fact.place).find(({ available }) => available);
  if (place === undefined || !place.available) return null;
  const service = `http://127.0.0.1:${port}`;
  const isServed = await fetch(`${service}/openapi.json`, {
    method: 'HEAD',
    signal: AbortSignal.timeout(2000),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  const address = isServed ? `${service}${place.links.viewer}` : place.links.text_fragment;
  open(address);
  return address;
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', linux: 'xdg-open' };

/** A machine without a browser prints the address all the same. */
function openInBrowser(address: string): void {
  const opener = OPENERS[process.platform];
  if (opener === undefined) return;
  spawn(opener, [address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
}
