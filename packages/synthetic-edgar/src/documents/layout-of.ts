import type { Report } from '../reports.ts';
import { hasPackage } from '../reports.ts';
import type { IssuerSpec, Layout } from '../spec.ts';
import { isInline } from '../xbrl/names.ts';

/** The layout of a report, which is plain text only without inline XBRL; null where the issuer writes no words. */
export const layoutOf = (spec: IssuerSpec, report: Report): Layout | null => {
  const layout = spec.flavour === 'ifrs' ? undefined : spec.documents?.layout;
  if (layout === 'plain_text' && hasPackage(spec, report) && isInline(report.filed)) return 'anchored';
  return layout ?? null;
};
