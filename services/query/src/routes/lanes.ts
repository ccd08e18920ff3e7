import { coverage } from '@footnote/lanes/companies/coverage/lane';
import type { Routes } from '@footnote/lanes/companies/coverage/lanes';
import { calendar } from '@footnote/lanes/companies/calendar/lane';
import { earnings } from '@footnote/lanes/companies/earnings/lane';
import { explainLane } from '@footnote/lanes/companies/explain-lane/lane';
import { pricedIn } from '@footnote/lanes/companies/priced-in/lane';
import type { BusinessSource } from '@footnote/lanes/companies/profile/description';
import { profile } from '@footnote/lanes/companies/profile/lane';
import { snapshot } from '@footnote/lanes/companies/snapshot/lane';
import { type CachedStates, valuation } from '@footnote/lanes/companies/valuation/lane';
import type { DocumentSource } from '@footnote/lanes/filings/documents/source';
import type { Locator } from '@footnote/lanes/filings/evidence/locate';
import { events } from '@footnote/lanes/filings/events/lane';
import { governance } from '@footnote/lanes/filings/governance/lane';
import { dividends } from '@footnote/lanes/market/dividends/lane';
import { priceAction } from '@footnote/lanes/market/price-action/lane';
import { technicals } from '@footnote/lanes/market/technicals/lane';
import type { Collected } from '@footnote/lanes/ownership/holders/collected';
import { insiders } from '@footnote/lanes/ownership/insiders/lane';
import { ownership } from '@footnote/lanes/ownership/ownership/lane';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import { fundamentals } from '@footnote/lanes/statements/fundamentals/lane';
import { explain } from '@footnote/lanes/statements/explain/lane';
import { explainFigure } from '@footnote/lanes/statements/explain-figure/lane';
import { facts } from '@footnote/lanes/statements/facts/lane';
import { notes } from '@footnote/lanes/statements/notes/lane';
import { revisions } from '@footnote/lanes/statements/revisions/lane';
import { segments } from '@footnote/lanes/statements/segments/lane';
import { verification } from '@footnote/lanes/statements/verification/lane';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import type { Lane } from '@footnote/lanes/subject/lane';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Codec } from '@footnote/events/codec';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';

/** Everything that lanes read. */
export type LaneReader = {
  readonly store: StoreReader;
  readonly codec: Pick<Codec, 'decode'>;
  readonly heads: IssuerHeads;
  readonly states: CompanyStates;
  readonly computer: Computer;
  /** Replays companies' filings, which takes seconds, so that no other request waits for it. */
  readonly historian: Computer;
  readonly verifier: Config['verification'];
  /** States of companies for their valuation over time. */
  readonly known: TaggedCache<CachedStates>;
  /** The ingested Forms 13F; null for none. */
  readonly collected: () => Promise<Collected | null>;
  readonly business: BusinessSource;
  readonly documents: DocumentSource;
  readonly locator: Locator;
  /** Symbol of the fund that represents the market. */
  readonly benchmark: string;
  /** What the service answers. */
  readonly routes: Routes;
};

/** What is answered about a company: a new lane is registered here. The evidence of a cell shares its path with that of a filing. */
export const LANES: readonly Lane<LaneReader, never>[] = [
  calendar,
  coverage,
  dividends,
  earnings,
  events,
  explain,
  explainFigure,
  explainLane,
  facts,
  fundamentals,
  governance,
  insiders,
  notes,
  ownership,
  priceAction,
  pricedIn,
  profile,
  revisions,
  segments,
  snapshot,
  technicals,
  valuation,
  verification,
];
