import type { JSX } from 'preact';
import { exactly, labelOf, withUnit, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { asSentence, sentenceOf } from '../lane/reasons.ts';
import { Detail } from './details.tsx';
import { FilingLink } from './filing-link.tsx';
import { explainParameters, type TargetOf } from './footnote-target.ts';

type LaneFootnoteProps = {
  readonly target: TargetOf<'lane'>;
  /** As the page has it, with its currency; empty if the footnote was opened by its address. */
  readonly value: string;
};

/** The definition and operands of a figure of another lane, from `GET /v2/explain/lane`. */
export function LaneFootnote({ target, value: shownValue }: LaneFootnoteProps): JSX.Element {
  const request = useRequest('/v2/explain/lane', explainParameters(target));
  if (request.state !== 'answered') return <Status request={request} />;
  const { figure, operands, reason } = request.body.data;
  const isMoney = figure.unit === 'price_currency' || figure.unit === 'reporting_currency';
  return (
    <>
      <p class="footnote-value">
        {reason === null
          ? isMoney && shownValue !== ''
            ? shownValue
            : withUnit(figure.value, figure.unit)
          : 'Refused'}
      </p>
      {reason !== null && (
        <p class="refused">
          {asSentence(sentenceOf(reason) ?? wordsOf(reason))} <code>{reason}</code>
        </p>
      )}
      <dl>
        <Detail name="Definition">{figure.definition}</Detail>
        {figure.formula !== null && <Detail name="Formula">{figure.formula}</Detail>}
        <Detail name="Served by">
          <code>
            {figure.path} {figure.member}
          </code>
        </Detail>
      </dl>
      {operands.length > 0 && <h3>Made of</h3>}
      <ul class="operands">
        {operands.map((operand) => (
          <OperandItem key={operand.place} operand={operand} symbol={target.symbol} />
        ))}
      </ul>
    </>
  );
}

type Operand = {
  readonly place: string;
  readonly value?: unknown;
  readonly beside: object | null;
};

type OperandItemProps = { readonly operand: Operand; readonly symbol: string };

function OperandItem({ operand: { place, value, beside }, symbol }: OperandItemProps): JSX.Element {
  const isScalar = !isList(value) && !isMembers(value) && !isElsewhere(place, value);
  const filing = isMembers(value) ? filingIn(value) : undefined;
  return (
    <li>
      <span class="operand-value">{isScalar ? textOf(value) : ''}</span>
      <span>
        {labelOf(lastPart(place))}
        {isElsewhere(place, value) && <span class="quiet"> (see the statements)</span>}
        {filing !== undefined && (
          <>
            {': '}
            <FilingLink filing={filing} symbol={symbol} />
          </>
        )}
        {isMembers(value) && filing === undefined && <span class="quiet"> {membersOf(value)}</span>}
        {isScalar && beside !== null && <span class="quiet"> {membersOf(sourcesIn(beside))}</span>}
        {isList(value) && (
          <ul>
            {value.map((item, at) => (
              <li key={at}>{textOf(item)}</li>
            ))}
          </ul>
        )}
      </span>
    </li>
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isMembers = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isList(value);

/** Whether an operand belongs to another answer: a field of the statements, or an endpoint. */
const isElsewhere = (place: string, value: unknown): boolean =>
  value === null && /^(GET |(income_statement|balance_sheet|cash_flow)\.)/.test(place);

/** The filing that an object names. */
function filingIn(members: object): { readonly accession: string } | undefined {
  return 'accession' in members && typeof members.accession === 'string'
    ? { ...members, accession: members.accession }
    : undefined;
}

/** Names of members with the source of an operand. Other neighbours are figures with footnotes of their own. */
const SOURCES =
  /(date|source|accession|filed|form|as_of|basis|period_end|currency|bar|provenance|sign|note)$/;

const sourcesIn = (members: object): object =>
  Object.fromEntries(Object.entries(members).filter(([name]) => SOURCES.test(name)));

/** `multiples.price_to_earnings.value` is the price to earnings. */
const lastPart = (place: string): string => {
  const parts = place.split('.').filter((part) => part !== 'value');
  return (parts.at(-1) ?? place).replace('[]', '');
};

/** A number with all digits, a word, or the members of an object. */
function textOf(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return exactly(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return membersOf(value);
  return value === true ? 'yes' : 'no';
}

const membersOf = (members: object): string =>
  Object.entries(members)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${wordsOf(name)} ${textOf(value)}`)
    .join(', ');
