const DASHED = /^\d{10}-\d{2}-\d{6}$/;

/** True for an accession number in its dashed form, 0000320193-25-000079. */
export const isAccession = (text: string): boolean => DASHED.test(text);

/** The 18 digits of an accession number, as folders under /Archives are named. */
export const accessionDigits = (accession: string): string => accession.replaceAll('-', '');
