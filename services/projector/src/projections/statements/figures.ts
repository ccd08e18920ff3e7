import { deadLetter, ok, type Step } from '@footnote/projection/step';
import type { CompanyFigureRow } from '@footnote/read-models/company-figures';
import { newestFigures, type NewestFigure } from '@footnote/figures/newest/newest';
import { isPreliminary } from '@footnote/statements/cell';
import type { Statements } from '@footnote/statements/statements';

type Key = Pick<CompanyFigureRow, 'cik' | 'revision' | 'symbol'>;

/** Maximum number of digits before the point in the column. */
const STORABLE = /^-?[0-9]{1,28}(\.[0-9]{1,10})?$/;

/** The figures of a company's newest periods; `statements` as they are served. */
export function storedFigures(statements: Statements, key: Key): Step<readonly CompanyFigureRow[]> {
  try {
    return ok(figureRows(statements, key));
  } catch (error) {
    return deadLetter('figures_not_computable', String(error));
  }
}

function figureRows({ cells, issuer }: Statements, key: Key): readonly CompanyFigureRow[] {
  const ownView = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  return newestOrReported(cells, issuer).map((figure) => ({
    ...key,
    ...storedValue(figure),
    figure: figure.figure.name,
    view: figure.view ?? '',
    own: figure.view === null || figure.view === ownView,
    unit: figure.unit,
    fiscal_year: figure.period.fiscal_year,
    fiscal_period: figure.period.fiscal_period,
    period_end: figure.period.period_end,
    accession: figure.provenance?.accession ?? '',
    form: figure.provenance?.form ?? '',
    filed: figure.provenance?.filed ?? null,
    preliminary: figure.provenance?.status === 'preliminary',
  }));
}

/**
 * The newest figures; in place of one that an announced period refuses, that of the newest report: its release states only
 * some of them, and each has a period of its own.
 */
function newestOrReported(cells: Statements['cells'], issuer: Statements['issuer']): readonly NewestFigure[] {
  const newest = newestFigures(cells, issuer);
  if (!cells.some(isPreliminary)) return newest;
  const keyOf = ({ figure, view }: NewestFigure): string => `${figure.name} ${view ?? ''}`;
  const reported = newestFigures(
    cells.filter((cell) => !isPreliminary(cell)),
    issuer,
  );
  const ofReport = new Map(
    reported.filter(({ refusal }) => refusal === null).map((figure) => [keyOf(figure), figure]),
  );
  return newest.map((figure) => (figure.refusal === null ? figure : (ofReport.get(keyOf(figure)) ?? figure)));
}

/** A ratio may have more digits than its operands: a value beyond the column is refused. */
function storedValue({
  value,
  word,
  refusal,
}: NewestFigure): Pick<CompanyFigureRow, 'refusal' | 'value' | 'word'> {
  const digits = value?.toFixed() ?? null;
  if (digits !== null && !STORABLE.test(digits)) return { value: null, word: '', refusal: 'out_of_range' };
  return { value: digits, word: word ?? '', refusal: refusal ?? '' };
}
