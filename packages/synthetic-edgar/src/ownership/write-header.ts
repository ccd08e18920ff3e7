import type { Party } from './cast.ts';
import { formOf } from './form.ts';
import type { FiledSchedule, ListedSchedule } from './types.ts';

const compact = (date: string): string => date.replaceAll('-', '');

const tagged = (role: string, { name, cik }: Party, form: string): string =>
  `<${role}>\n<COMPANY-DATA>\n<CONFORMED-NAME>${name.replaceAll('&', '&amp;')}\n<CIK>${cik}\n</COMPANY-DATA>\n` +
  `<FILING-VALUES>\n<FORM-TYPE>${form}\n</FILING-VALUES>\n</${role}>\n`;

const plain = (role: string, { name, cik }: Party, form: string): string =>
  `${role}:\t\n\n\tCOMPANY DATA:\t\n\t\tCOMPANY CONFORMED NAME:\t\t\t${name}\n\t\tCENTRAL INDEX KEY:\t\t\t${cik}\n\n` +
  `\tFILING VALUES:\n\t\tFORM TYPE:\t\t${form}\n\n`;

/** EDGAR's header of a submission: as its own page, or, for every second one, as the beginning of the full submission. */
export function writeHeader(schedule: FiledSchedule): ListedSchedule['header'] {
  const { accession, filed, filedBy, issuer } = schedule;
  if (filedBy === null) return null;
  const form = formOf(schedule);
  const subject = { name: issuer.name.toUpperCase(), cik: issuer.cik };
  const opening = `<SEC-HEADER>${accession}.hdr.sgml : ${compact(filed)}\n<ACCEPTANCE-DATETIME>${compact(filed)}163107\n`;
  if (Number(accession.slice(-1)) % 2 === 0)
    return {
      name: `${accession}-index-headers.html`,
      text:
        `<HTML><HEAD><TITLE>SEC EDGAR Submission ${accession}</TITLE>\n<!--\n${opening}` +
        `<ACCESSION-NUMBER>${accession}\n<TYPE>${form}\n<PUBLIC-DOCUMENT-COUNT>1\n` +
        tagged('SUBJECT-COMPANY', subject, form) +
        filedBy.map((party) => tagged('FILED-BY', party, form)).join('') +
        '</SEC-HEADER>\n-->\n</HEAD><BODY></BODY></HTML>\n',
    };
  return {
    name: `${accession}.txt`,
    text:
      `<SEC-DOCUMENT>${accession}.txt : ${compact(filed)}\n${opening}ACCESSION NUMBER:\t\t${accession}\n` +
      `CONFORMED SUBMISSION TYPE:\t${form}\nPUBLIC DOCUMENT COUNT:\t\t1\n\n` +
      plain('SUBJECT COMPANY', subject, form) +
      filedBy.map((party) => plain('FILED BY', party, form)).join('') +
      `</SEC-HEADER>\n<DOCUMENT>\n<TYPE>${form}\n</DOCUMENT>\n</SEC-DOCUMENT>\n`,
  };
}
