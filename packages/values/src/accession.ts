/** Accession numbers of filings, written everywhere with dashes: 0000320193-25-000079. */
import { shortCik } from './cik.ts';

/** A text that is an accession number with dashes. */
export const ACCESSION = /^[0-9]{10}-[0-9]{2}-[0-9]{6}$/;

const PARTS = /^([0-9]{10})-?([0-9]{2})-?([0-9]{6})$/;

export const isAccession = (text: string): boolean => ACCESSION.test(text);

/** The number with dashes, of a text with or without them; null for any other text. */
export const parseAccession = (text: string): string | null => {
  const match = PARTS.exec(text);
  return match === null ? null : match.slice(1).join('-');
};

/** The 18 digits of an accession number, as folders under /Archives are named. */
export const accessionDigits = (accession: string): string => accession.replaceAll('-', '');

/** A filing's folder on the SEC's site, under the CIK of its filer, issuer or subject, with or without leading zeros. */
export const filingFolder = (cik: string, accession: string): string =>
  `https://www.sec.gov/Archives/edgar/data/${shortCik(cik)}/${accessionDigits(accession)}`;

/** The index page of a filing, for people. */
export const filingIndexUrl = (cik: string, accession: string): string =>
  `${filingFolder(cik, accession)}/${accession}-index.htm`;
