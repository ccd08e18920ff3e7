import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { StatedValue } from '../lane/stated-value.tsx';
import { money, NotStated } from '../lane/values.tsx';
import type { DataColumn } from '../lane/data-table.tsx';

export type ProxyFiling = { readonly accession: string; readonly filed: string; readonly form: string };

type Figure = Schemas['ProxyFigure'];
type Stated = Exclude<Figure, { readonly available: false }>;

type ProxyFigureProps = {
  readonly title: string;
  readonly figure: Figure;
  readonly filing: ProxyFiling;
  readonly cik: string | undefined;
};

/** A figure of a proxy statement with its footnote, in US dollars where no unit is shown; a dash for a blank cell. */
export function ProxyFigure({ title, figure, filing, cik }: ProxyFigureProps): JSX.Element {
  if ('reason' in figure && figure.reason === 'not_stated') return <NotStated />;
  const unitOf = ({ unit }: Stated): string | null => (unit === 'pure' ? null : unit);
  const evidence = 'reason' in figure ? figure.evidence : figure;
  return (
    <StatedValue
      title={title}
      value={figure}
      show={(stated) => money(stated.value, stated.unit === 'USD' ? null : unitOf(stated))}
      exact={(stated) => money(stated.value, unitOf(stated))}
      details={evidence === null ? [] : [['As printed', evidence.text]]}
      filing={filing}
      cik={cik}
    />
  );
}

/** A column of figures of the rows of a section. */
export const figureColumn = <Row,>(
  name: string,
  figureOf: (row: Row) => Figure,
  titleOf: (row: Row) => string,
  about: { readonly filing: ProxyFiling; readonly cik: string | undefined },
): DataColumn<Row> => ({
  name,
  isFootnoted: true,
  cell: (row) => <ProxyFigure title={`${name}, ${titleOf(row)}`} figure={figureOf(row)} {...about} />,
});

/** Whether a figure of any row is stated: a column of dashes says nothing. */
export const isStated = (figures: readonly Figure[]): boolean =>
  figures.some((figure) => !('reason' in figure) || figure.reason !== 'not_stated');
