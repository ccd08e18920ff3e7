import type { Layout } from '../../spec.ts';
import type { ReportText } from '../content.ts';
import { anchored } from './anchored.ts';
import { crossReference } from './cross-reference.ts';
import { lettersApart } from './letters-apart.ts';
import { runningHeaders } from './running-headers.ts';
import { tableHeadings } from './table-headings.ts';

/** Bodies of HTML documents by layout. */
export const htmlLayouts: Readonly<Record<Exclude<Layout, 'plain_text'>, (text: ReportText) => string>> = {
  anchored,
  table_headings: tableHeadings,
  cross_reference: crossReference,
  running_headers: runningHeaders,
  letters_apart: lettersApart,
};
