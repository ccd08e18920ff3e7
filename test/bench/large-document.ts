import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import { filedReports } from '@footnote/synthetic-edgar/xbrl/filed-report';
import { writeInline } from '@footnote/synthetic-edgar/xbrl/inline';

/** A document of about so many bytes: the body of another one, or of an invented annual report, again and again. */
export function largeDocument(bytes: number, text = inventedReport()): string {
  const [from, to] = [text.indexOf('<body'), text.lastIndexOf('</body>')];
  const count = Math.max(1, Math.round(bytes / (to - from)));
  return text.slice(0, from) + text.slice(from, to).repeat(count) + text.slice(to);
}

function inventedReport(): string {
  const [spec] = demoSpecs;
  const report = spec === undefined ? undefined : filedReports(accountsOf(spec)).at(-1);
  if (spec === undefined || report === undefined) throw new Error('no report');
  return writeInline(spec, report);
}
