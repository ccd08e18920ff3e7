import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checksumFile, movedFields, type ChecksumFile } from './checksums.ts';
import type { CompanySurvey } from './survey-company.ts';

/** The committed checksums. */
export const COMMITTED = fileURLToPath(new URL('../../../../docs/survey-checksums.json', import.meta.url));

/** The checksums of surveyed companies. Entries of `previous` that were not surveyed are copied. */
export const surveyChecksums = (surveys: readonly CompanySurvey[], previous?: ChecksumFile): ChecksumFile =>
  checksumFile(
    Object.fromEntries(surveys.map(({ cik, symbol, checksums: sums }) => [`${cik} ${symbol}`, sums])),
    previous?.issuers,
  );

/** A line for each issuer and field that moved since the committed checksums. */
export const movedSinceCommitted = (surveys: readonly CompanySurvey[]): string[] =>
  movedFields(JSON.parse(readFileSync(COMMITTED, 'utf8')) as ChecksumFile, surveyChecksums(surveys));
