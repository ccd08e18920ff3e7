import { isAmendment } from '@footnote/values/form';
import { yearOf } from '../dates.ts';
import type { IssuerSpec } from '../spec.ts';

/** The prefix of the issuer's own names. */
export const ownPrefix = ({ ticker }: IssuerSpec): string => ticker.toLowerCase();

/** Stem of a report's file names, by the convention of EDGAR filers: `<ticker>-<yyyymmdd>`, plus `a` for an amendment. */
export const fileStem = (spec: IssuerSpec, period: string, form: string): string =>
  `${ownPrefix(spec)}-${period.replaceAll('-', '')}${isAmendment(form) ? 'a' : ''}`;

/** Reports are inline documents since 2019. */
export const isInline = (filed: string): boolean => yearOf(filed) >= 2019;

export const ownNamespace = (spec: IssuerSpec, period: string): string =>
  `http://www.${ownPrefix(spec)}.example/${period.replaceAll('-', '')}`;

export const roleUri = (spec: IssuerSpec, name: string): string =>
  `http://www.${ownPrefix(spec)}.example/role/${name}`;

/** The taxonomies of a year; before 2022 their names include the day. */
export const standardTaxonomies = (
  filed: string,
): Readonly<Record<string, { namespace: string; schema: string }>> => {
  const year = yearOf(filed);
  const version = year < 2022 ? `${year}-01-31` : String(year);
  const fasb = (name: string): { namespace: string; schema: string } => ({
    namespace: `http://fasb.org/${name}/${version}`,
    schema: `http://xbrl.fasb.org/${name}/${year}/elts/${name}-${version}.xsd`,
  });
  return {
    country: {
      namespace: `http://xbrl.sec.gov/country/${version}`,
      schema: `https://xbrl.sec.gov/country/${year}/country-${version}.xsd`,
    },
    dei: {
      namespace: `http://xbrl.sec.gov/dei/${version}`,
      schema: `https://xbrl.sec.gov/dei/${year}/dei-${version}.xsd`,
    },
    'ifrs-full': {
      namespace: `https://xbrl.ifrs.org/taxonomy/${year}-03-24/ifrs-full`,
      schema: `https://xbrl.ifrs.org/taxonomy/${year}-03-24/full_ifrs/full_ifrs-cor_${year}-03-24.xsd`,
    },
    srt: fasb('srt'),
    'us-gaap': fasb('us-gaap'),
  };
};
