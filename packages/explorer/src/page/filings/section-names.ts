import type { Schemas } from '@footnote/client';

/** Sections by their usual titles. */
export const SECTION_TITLES: Readonly<Record<Schemas['SectionName'], string>> = {
  business: 'Business',
  current_report: 'Text of the report',
  mda: 'Management’s discussion and analysis',
  press_release: 'Press release',
  risk_factors: 'Risk factors',
};
