import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { IssuerSpec } from '../spec.ts';
import type { FiledReport } from './filed-report.ts';
import { writeInline } from './inline.ts';
import { writeInstance } from './instance.ts';
import { writeCalculations, writeLabels, writePresentation, writeSchema } from './linkbases.ts';
import { fileStem, isInline } from './names.ts';

export type PackageFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The files of a report: the instance or the inline document, the schema, and the label, presentation and calculation
 * linkbases, the last only where it has calculations.
 */
export const packageFiles = (spec: IssuerSpec, report: FiledReport): PackageFile[] => {
  const stem = fileStem(spec, report.period, report.form);
  const document: readonly [string, string] = isInline(report.filed)
    ? [`${stem}.htm`, writeInline(spec, report)]
    : [`${stem}.xml`, writeInstance(spec, report)];
  return [
    document,
    [`${stem}.xsd`, writeSchema(spec, report)] as const,
    [`${stem}_lab.xml`, writeLabels(spec, report)] as const,
    [`${stem}_pre.xml`, writePresentation(spec, report)] as const,
    ...(report.calculations.length === 0
      ? []
      : [[`${stem}_cal.xml`, writeCalculations(spec, report)] as const]),
  ].map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
};

/** File times are constant in every time zone, so that the same files produce the same bytes. */
const epoch = (): Date => new Date(1980, 0, 1);

/** The files in EDGAR's archive of a report, `<accession>-xbrl.zip`. */
export const zipped = async (files: readonly PackageFile[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const { name, bytes } of files)
    zip.addBuffer(Buffer.from(bytes), name, { mtime: epoch(), mode: 0o100644, forceDosTimestamp: true });
  zip.end();
  return buffer(zip.outputStream);
};
