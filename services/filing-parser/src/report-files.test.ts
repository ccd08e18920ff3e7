import { ArchiveMissingError } from '@footnote/edgar/archive';
import { directoryRecord, zipOf } from '@footnote/edgar/testing/zip';
import { expect } from 'chai';
import { reportFiles, ReportFilesError } from '@footnote/edgar/report-files';
import { archiveOf, sha256 } from './testing/documents.ts';
import { xbrlDocument } from './testing/reports.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const FOLDER = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000125000012';

const readZip = async (zip: Uint8Array, maxBytes?: number): Promise<Readonly<Record<string, string>>> => {
  const files = await reportFiles(xbrlDocument(zip), archiveOf(zip), maxBytes);
  return Object.fromEntries(files.map((file) => [file.name, new TextDecoder().decode(file.bytes)]));
};

const reasonOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ReportFilesError) return error.reason;
    throw error;
  }
  return 'none';
};

describe('files of an XBRL report', () => {
  it('reads the usable files of a zip file by their names without folders', async () => {
    const zip = await zipOf({
      'fn-20250930.htm': 'inline',
      'sub/fn-20250930.xsd': 'schema',
      'fn-20250930_pre.xml': 'rows',
      'fn-20250930_lab.xml': 'names',
      'fn-20250930_cal.xml': 'sums',
      'fn-20250930_def.xml': 'cubes',
      'R2.htm': 'page',
      'FilingSummary.xml': 'list',
      'logo.jpg': 'picture',
      'Financial_Report.xlsx': 'sheet',
    });
    expect(await readZip(zip)).to.deep.equal({
      'fn-20250930.htm': 'inline',
      'fn-20250930.xsd': 'schema',
      'fn-20250930_pre.xml': 'rows',
      'fn-20250930_lab.xml': 'names',
      'fn-20250930_cal.xml': 'sums',
    });
    expect(await readZip(Buffer.concat([zip, Buffer.alloc(42)]))).to.have.property('fn-20250930.htm');
  });

  it('reads the document and its parts without a zip file', async () => {
    const [instance, schema] = [bytes('<xbrl/>'), bytes('<schema/>')];
    const partOf = (name: string) => ({
      url: `${FOLDER}/${name}`,
      sha256: sha256(schema),
      bytes: schema.length,
      type: null,
    });
    const parts = ['fn-20250930.xsd', 'fn-20250930_def.xml'].map(partOf);
    const document = xbrlDocument(instance, { url: `${FOLDER}/fn-20250930.xml`, parts });
    const files = await reportFiles(document, archiveOf(instance, schema));
    expect(files.map(({ name }) => name)).to.deep.equal(['fn-20250930.xml', 'fn-20250930.xsd']);
    expect(files.map((file) => file.bytes)).to.deep.equal([instance, schema]);
    const error: unknown = await reportFiles(document, archiveOf(instance)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(ArchiveMissingError);
  });

  it('rejects an invalid or truncated zip file and one with a damaged member', async () => {
    expect(await reasonOf(readZip(bytes('no zip at all')))).to.equal('zip_damaged');
    const zip = await zipOf({ 'fn-20250930.htm': 'inline '.repeat(100) });
    expect(await reasonOf(readZip(zip.subarray(0, zip.length - 30)))).to.equal('zip_damaged');
    const damaged = Buffer.from(zip);
    damaged.writeUInt32LE(7, directoryRecord(damaged, 'fn-20250930.htm') + 16);
    expect(await reasonOf(readZip(damaged))).to.equal('zip_damaged');
  });

  it('rejects files larger than any report, whether declared or not', async () => {
    const zip = await zipOf({ 'a.xml': 'x'.repeat(600), 'b.xml': 'y'.repeat(600) });
    expect(await reasonOf(readZip(zip, 1199))).to.equal('too_large');
    expect(Object.keys(await readZip(zip, 1200))).to.have.length(2);
    const lying = Buffer.from(zip);
    lying.writeUInt32LE(1, directoryRecord(lying, 'b.xml') + 24);
    expect(await reasonOf(readZip(lying, 1199))).to.equal('zip_damaged');
  });
});
