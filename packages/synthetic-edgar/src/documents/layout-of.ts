import type { Report } from '../reports.ts';
import { hasPackage } from '../reports.ts';
import type { IssuerSpec, Layout } from '../spec.ts';
import { isInline } from '../xbrl/names.ts';

/** The layout of a report; plain text requires that it has no inline XBRL. Null if the issuer's filings have no text. */
export const layoutOf = (spec: IssuerSpec, report: Report): Layout | null => {
  const layout = spec.flavour === 'ifrs' ? undefined : spec.documents?.layout;
  if (layout === 'plain_text' && hasPackage(spec, report) && isInline(report.filed)) return 'anchored';
  return layout ?? null;
};
