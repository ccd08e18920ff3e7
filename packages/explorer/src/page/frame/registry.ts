import type { JSX } from 'preact';
import type { PageName, RouteOf } from './routes.ts';

/** A page of the explorer. Another company gets a new instance. */
export type Page<Name extends PageName> = (props: { readonly route: RouteOf<Name> }) => JSX.Element | null;

/** Loads the component of each page, when the page is first shown. */
export const REGISTRY: { readonly [Name in PageName]: () => Promise<Page<Name>> } = {
  search: async () => (await import('../search/search-page.tsx')).SearchPage,
  overview: async () => (await import('../overview/overview-page.tsx')).OverviewPage,
  statements: async () => (await import('../statements/statements-page.tsx')).StatementsPage,
  prices: async () => (await import('../prices/prices-page.tsx')).PricesPage,
  ownership: async () => (await import('../ownership/ownership-page.tsx')).OwnershipPage,
  governance: async () => (await import('../governance/governance-page.tsx')).GovernancePage,
  filings: async () => (await import('../filings/filings-page.tsx')).FilingsPage,
  filing: async () => (await import('../filings/filing-page.tsx')).FilingPage,
  document: async () => (await import('../documents/document-page.tsx')).DocumentPage,
  dividends: async () => (await import('../dividends/dividends-page.tsx')).DividendsPage,
  coverage: async () => (await import('../coverage/coverage-page.tsx')).CoveragePage,
  verification: async () => (await import('../verification/verification-page.tsx')).VerificationPage,
  compare: async () => (await import('../compare/compare-page.tsx')).ComparePage,
  screen: async () => (await import('../screen/screen-page.tsx')).ScreenPage,
  manager: async () => (await import('../managers/manager-page.tsx')).ManagerPage,
  valuation: async () => (await import('../valuation/valuation-page.tsx')).ValuationPage,
  segments: async () => (await import('../segments/segments-page.tsx')).SegmentsPage,
  technicals: async () => (await import('../technicals/technicals-page.tsx')).TechnicalsPage,
  events: async () => (await import('../events/events-page.tsx')).EventsPage,
};
