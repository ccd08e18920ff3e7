import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { factsEvent } from '@footnote/events/testing/samples';
import type { EventOf } from '@footnote/events/topics';
import type { InputFiling } from '@footnote/statements/inputs';
import type { StoredInputRow } from '@footnote/lanes/statements/company-inputs/record';
import type { FakeCompany } from './fake-store.ts';
import { startHarness, type Harness, type HarnessOptions } from './harness.ts';

const ISSUER = {
  reporting_currency: 'USD',
  reporting_cadence: 'quarterly',
  issuer_type: 'industrial',
  as_of: '2025-02-01 21:30:12',
} as const;

/** The event of a filing's facts, whole. */
export function factsEventOf(cik: string, filing: InputFiling): EventOf<'facts'> {
  const { accession, form, filed, fy, fp, facts } = filing;
  const stamped = facts.map((fact) => ({ ...fact, fy, fp, frame: null }));
  return factsEvent(cik, accession, stamped, { event_id: eventId(['facts', cik, accession]), form, filed });
}

/** The event of a filing's own XBRL; undefined if it was not read. */
export function reportEventOf(cik: string, filing: InputFiling): EventOf<'facts'> | undefined {
  const { accession, form, filed, report } = filing;
  if (report === undefined) return undefined;
  return factsEvent(cik, accession, [], {
    event_id: eventId(['facts', cik, accession, 'instance']),
    form,
    filed,
    source: 'instance',
    set_id: eventId([JSON.stringify(report)]),
    faces: report.faces.map((face) => ({ role: '', ...face })),
    dimensioned: report.dimensioned.map((fact) => ({
      ...fact,
      dimensions: fact.dimensions.map((dimension) => ({ ...dimension, typed: false })),
    })),
    calculations: (report.calculations ?? []).map((each) => ({ specification: '1.0', ...each })),
  });
}

/** Rows of `statement_inputs` for the facts of filings. */
export async function inputRows(
  codec: Codec,
  cik: string,
  filings: readonly InputFiling[],
): Promise<readonly StoredInputRow[]> {
  return Promise.all(
    filings.map(async (filing, offset) => ({
      topic: 'facts' as const,
      slot: filing.accession,
      set_id: filing.accession,
      rank: 0,
      parts: 1,
      part: 0,
      log_offset: offset,
      changed: true,
      payload: Buffer.from(await codec.encode('facts', factsEventOf(cik, filing))).toString('base64'),
    })),
  );
}

/** The service with one company, ACME, that has inputs and no cells. */
export async function startWithInputs(
  cik: string,
  filings: readonly InputFiling[],
  options: HarnessOptions,
): Promise<Harness> {
  const acme: FakeCompany = { cik, symbols: ['ACME'], issuer: ISSUER, cells: [] };
  const harness = await startHarness([acme], options);
  harness.store.inputs = await inputRows(harness.codec, cik, filings);
  return harness;
}
