import type { InputFact } from '@footnote/statements/inputs';
import type { CompanyInput } from '@footnote/statements/inputs';
import { spanChecks } from '@footnote/verification/across-checks';
import { ownChecks } from '@footnote/verification/own-checks';
import { readingsOf } from '@footnote/verification/readings';
import type { JudgedCompany } from '../judged.ts';

/** Where else a company's filings confirm one fact, before it is changed. */
export type Attestation =
  'stated once and in no sum' | 'stated once and in a sum' | 'stated twice' | 'stated more often';

export const attestations: readonly Attestation[] = [
  'stated once and in no sum',
  'stated once and in a sum',
  'stated twice',
  'stated more often',
];

type Place = { readonly concept: string; readonly start: string | null; readonly end: string };

/** Names a fact of a filing; `concept` is qualified. */
export const factKey = (accession: string, { concept, start, end }: Place): string =>
  `${accession} ${concept} ${start ?? ''} ${end}`;

/** Facts that would fail a sum or earnings per share if they were wrong. */
export const summedFacts = (
  input: CompanyInput,
  { issuer, cells }: Pick<JudgedCompany, 'issuer' | 'cells'>,
): ReadonlySet<string> => {
  const readings = readingsOf(input, { issuer, cells: cells.map(({ cell }) => cell) });
  const checks = [
    ...readings.filings.flatMap((filing) => ownChecks(readings, filing)),
    ...spanChecks(readings),
  ];
  return new Set(
    checks
      .filter(({ holds, coarse }) => holds && !coarse)
      .flatMap(({ weighty }) => weighty.map((reading) => factKey(reading.filing.accession, reading))),
  );
};

/** `filings` of the company that report the fact. */
export const attestationOf = (
  summed: ReadonlySet<string>,
  accession: string,
  { taxonomy, concept, start, end }: InputFact,
  filings: number,
): Attestation => {
  if (filings > 2) return 'stated more often';
  if (filings === 2) return 'stated twice';
  return summed.has(factKey(accession, { concept: `${taxonomy}:${concept}`, start, end }))
    ? 'stated once and in a sum'
    : 'stated once and in no sum';
};
