import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { titleOfFiling } from './filing-title.ts';
import { explainParameters, type TargetOf } from './footnote-target.ts';

type Fact = Schemas['CellEvidence']['facts'][number];
type Place = Extract<Fact['place'], { readonly available: true }>;

/** Where the facts of a cell stand, each linked to its document at the number, from `GET /v2/evidence`. */
export function CellPlaces({ target }: { readonly target: TargetOf<'cell'> }): JSX.Element | null {
  const request = useRequest('/v2/evidence', explainParameters(target));
  if (request.state === 'refused') return null;
  if (request.state === 'loading') return <Status request={request} />;
  const { data } = request.body;
  const facts = 'facts' in data ? data.facts : [];
  const shown = facts.flatMap(({ place, filing }) => (place.available ? [{ place, filing }] : []));
  const missing = facts.length - shown.length;
  if (facts.length === 0) return null;
  return (
    <>
      <h3>In the filing</h3>
      <ul class="places">
        {shown.map(({ place, filing }) => (
          <li key={`${filing.accession} ${place.from}`}>
            <a href={place.links.viewer}>{place.text.trim() === '' ? 'the figure' : place.text.trim()}</a>{' '}
            {labelOf(place)} <span class="quiet">{titleOfFiling(filing)}</span>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p class="quiet">
          {missing === 1 ? 'One fact has' : `${missing} facts have`} no place that is certain.
        </p>
      )}
    </>
  );
}

/** The row and the column as printed, and whether they can be seen. */
const labelOf = ({ table, hidden }: Place): string =>
  [table?.label, table?.headers.join(' '), hidden ? 'not displayed' : undefined]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');
