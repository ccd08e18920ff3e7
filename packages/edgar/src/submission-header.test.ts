import { expect } from 'chai';
import { filedBy, headerOf } from './submission-header.ts';

const ACCESSION = '0009990077-26-000003';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const tagged = (role: string, name: string, cik: string): string =>
  `<${role}>\n<COMPANY-DATA>\n<CONFORMED-NAME>${name}\n<CIK>${cik}\n<IRS-NUMBER>000000000\n</COMPANY-DATA>\n` +
  '<FILING-VALUES>\n<FORM-TYPE>SCHEDULE 13G\n</FILING-VALUES>\n' +
  `<FORMER-COMPANY>\n<FORMER-CONFORMED-NAME>OLD ${name}\n<DATE-CHANGED>19990101\n</FORMER-COMPANY>\n</${role}>\n`;

const TAGGED =
  `<HTML><HEAD><TITLE>SEC EDGAR Submission ${ACCESSION}</TITLE>\n<!--\n` +
  `<SEC-HEADER>${ACCESSION}.hdr.sgml : 20260312\n<ACCEPTANCE-DATETIME>20260312163000\n` +
  `<ACCESSION-NUMBER>${ACCESSION}\n<TYPE>SCHEDULE 13G\n<GROUP-MEMBERS>ADA SMITH\n` +
  tagged('SUBJECT-COMPANY', 'DECEMBER WIDGETS INC', '0009990001') +
  tagged('FILED-BY', 'QUARRY &amp; SONS LP', '0009990077') +
  tagged('FILED-BY', 'QUARRY HOLDINGS LLC /DE/', '9990078') +
  `</SEC-HEADER>\n-->\n</HEAD><BODY>\n<PRE>&lt;SEC-HEADER&gt;\nFILED BY:\n\n`;

const party = (role: string, name: string, cik: string): string =>
  `${role}:\t\n\n\tCOMPANY DATA:\t\n\t\tCOMPANY CONFORMED NAME:\t\t\t${name}\n\t\tCENTRAL INDEX KEY:\t\t\t${cik}\n` +
  '\n\tFILING VALUES:\n\t\tFORM TYPE:\t\tSCHEDULE 13G\n\n\tBUSINESS ADDRESS:\t\n\t\tCITY:\t\t\tNOWHERE\n\n' +
  `\tFORMER COMPANY:\t\n\t\tFORMER CONFORMED NAME:\tOLD ${name}\n\t\tDATE OF NAME CHANGE:\t19990101\n\n`;

const PLAIN =
  `<SEC-DOCUMENT>${ACCESSION}.txt : 20260312\n<SEC-HEADER>${ACCESSION}.hdr.sgml : 20260312\n` +
  `ACCESSION NUMBER:\t\t${ACCESSION}\nCONFORMED SUBMISSION TYPE:\tSCHEDULE 13G\nGROUP MEMBERS:\t\tADA SMITH\n\n` +
  party('SUBJECT COMPANY', 'DECEMBER WIDGETS INC', '0009990001') +
  party('FILED BY', 'QUARRY & SONS LP', '0009990077') +
  party('FILED BY', 'QUARRY HOLDINGS LLC /DE/', '0009990078') +
  '</SEC-HEADER>\n';

const FILERS = [
  { name: 'QUARRY & SONS LP', cik: '0009990077' },
  { name: 'QUARRY HOLDINGS LLC /DE/', cik: '0009990078' },
];

describe('the header of a submission', () => {
  it('lists the filers, in both formats, and nobody else', () => {
    expect(filedBy(bytes(TAGGED), ACCESSION)).to.deep.equal(FILERS);
    expect(filedBy(bytes(PLAIN), ACCESSION)).to.deep.equal(FILERS);
    expect(filedBy(bytes(PLAIN.replaceAll('\n', '\r\n')), ACCESSION)).to.deep.equal(FILERS);
  });

  it('lists nobody if it is truncated, belongs to another filing, or is missing', () => {
    expect(filedBy(bytes(TAGGED.replace('</SEC-HEADER>', '')), ACCESSION)).to.deep.equal([]);
    expect(filedBy(bytes(TAGGED), '0009990077-26-000004')).to.deep.equal([]);
    expect(filedBy(bytes('<html>'), ACCESSION)).to.deep.equal([]);
  });

  it('leaves out a party without name or CIK', () => {
    const unnamed = PLAIN.replace(/COMPANY CONFORMED NAME:\t\t\tQUARRY & SONS LP\n/, '');
    expect(filedBy(bytes(unnamed), ACCESSION)).to.deep.equal([FILERS[1]]);
    expect(filedBy(bytes(TAGGED.replace('<CIK>9990078', '<CIK>')), ACCESSION)).to.deep.equal([FILERS[0]]);
  });

  it('is the beginning of a full submission', () => {
    const header = headerOf(bytes(`${PLAIN}<DOCUMENT>\n<TYPE>SCHEDULE 13G\n`));
    expect(Buffer.from(header ?? []).toString()).to.equal(PLAIN.trimEnd());
    expect(headerOf(bytes('<DOCUMENT>'))).to.equal(null);
  });
});
