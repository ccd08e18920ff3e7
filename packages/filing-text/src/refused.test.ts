import { expect } from 'chai';
import { LIMITS } from './limits.ts';
import { DocumentRefusedError, readDocument } from './read-document.ts';

const reasonOf = (source: string | Uint8Array): string => {
  try {
    readDocument(typeof source === 'string' ? Buffer.from(source) : source);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentRefusedError) return error.reason;
    throw error;
  }
};

describe('maliciously constructed documents', () => {
  it('are refused by what hurts', () => {
    expect(reasonOf(`<html>${'<div>'.repeat(1_000_000)}`)).to.equal('document_too_deep');
    expect(reasonOf(new Uint8Array(LIMITS.bytes + 1))).to.equal('document_too_large');
    expect(reasonOf(`<html><p>${'word '.repeat(1_000_000)}`)).to.equal('text_too_large');
    expect(reasonOf(`<html><p>${'&amp;'.repeat(1_000_000)}`)).to.equal('text_too_large');
    expect(reasonOf(`<html><pre>${'a b c\n'.repeat(1_000_000)}`)).to.equal('text_too_large');
    expect(reasonOf('word '.repeat(1_000_000))).to.equal('text_too_large');
    expect(reasonOf(`<html><p>a${'\u0301\u0316'.repeat(200)}`)).to.equal('combining_marks');
    expect(reasonOf(`<html>${`<p>${'\ufdfa'.repeat(400_000)}`.repeat(6)}`)).to.equal('text_too_large');
    expect(reasonOf(`<html><p ${'a=b '.repeat(2_000)}>`)).to.equal('document_too_complex');
    expect(reasonOf(`<html>${'<div>'.repeat(900)}${'</b>'.repeat(1_000_000)}`)).to.equal(
      'document_too_complex',
    );
    expect(reasonOf(`<html><table>${'<tr><td>a'.repeat(260_000)}`)).to.equal('document_too_complex');
    expect(reasonOf('Sales      1     2\n'.repeat(260_000))).to.equal('document_too_complex');
    expect(reasonOf('<DOCUMENT><TYPE>10-K<TEXT>'.repeat(10_000))).to.equal('document_too_complex');
  }).timeout(60_000);

  it('are read if they only look malicious', () => {
    expect(reasonOf(`<html>${'<b>'.repeat(400)}deep${'</b>'.repeat(400)}`)).to.equal('read');
    expect(reasonOf(`<html>${'<p>a'.repeat(50_000)}`)).to.equal('read');
    expect(reasonOf('')).to.equal('read');
  });
});
