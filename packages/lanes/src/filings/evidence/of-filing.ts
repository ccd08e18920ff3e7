import type { FilingEvidence } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import type { DocumentSource } from '../documents/source.ts';
import { type FilingHead, readSymbol } from '../filings/read-filing.ts';
import { fieldMembers, figureMembers } from './filing-evidence.ts';
import { locateFacts, type Locator } from './locate.ts';
import { passageMembers } from './passages.ts';
import { readServedFacts } from './read-figures.ts';
import { isOfConcept, isWanted, type Wanted } from './request.ts';

type From = {
  readonly store: StoreReader;
  readonly source: DocumentSource;
  readonly locator: Locator;
  readonly heads: IssuerHeads;
};

type Members = Omit<Writable<FilingEvidence>, 'as_of' | 'cache_age_seconds' | 'freshness' | 'market_status'>;

/** The members of the evidence of a filing: all that is served from it, or what of it is wanted. */
export async function filingEvidence(filing: FilingHead, wanted: Wanted, from: From): Promise<Members> {
  const { accession, form, cik } = filing;
  return {
    accession,
    form,
    ...(await figuresOf(filing, wanted, from)),
    ...(isWanted(wanted, 'path')
      ? await fieldMembers(filing, from.source, wanted.path)
      : { fields: [], total_fields: 0 }),
    ...(await passageMembers(filing, await currencyOf(from.heads, cik), wanted, from)),
    symbol: await readSymbol(from.store, cik),
  };
}

async function figuresOf(
  { cik, accession }: FilingHead,
  wanted: Wanted,
  { store, source, locator }: From,
): Promise<ReturnType<typeof figureMembers>> {
  const { concept } = wanted;
  const served = isWanted(wanted, 'concept') ? await readServedFacts(store, { cik, accession }) : [];
  const sought = served.filter(({ fact }) => concept === undefined || isOfConcept(fact.concept, concept));
  const located = await locateFacts(
    cik,
    sought.map(({ fact }) => fact),
    { source, locator },
  );
  return figureMembers(accession, sought, located);
}

/** That of the company's reports; empty for a company without statements. */
const currencyOf = async (heads: IssuerHeads, cik: string): Promise<string> =>
  (await heads.read(cik))?.reporting_currency ?? '';
