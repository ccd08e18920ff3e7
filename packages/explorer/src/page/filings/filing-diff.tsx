import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import { Answer } from '../lane/answer.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { ChangeList } from './change-list.tsx';
import { SECTION_TITLES } from './section-names.ts';

type Diff = Schemas['FilingDiff'];
type DiffProps = { readonly symbol: string; readonly accession: string };

const ORDERS = { substance: 'Most changed first', document: 'In the order of the report' } as const;
type Order = keyof typeof ORDERS;

const COMPARED = ['risk_factors', 'mda'] as const;

/** The paragraphs of a periodic report that differ from the previous one, side by side. */
export function FilingDiff({ symbol, accession }: DiffProps): JSX.Element {
  const [order, setOrder] = useState<Order>('substance');
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changes since the previous report</h2>
      <div class="kinds" role="group" aria-label="Order of the changes">
        {Object.entries(ORDERS).map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={order === name}
            onClick={() => setOrder(name as Order)}
          >
            {title}
          </button>
        ))}
      </div>
      <Answer path="/v2/filings/{accession}/diff" parameters={{ accession, order }}>
        {({ data }) =>
          'reason' in data ? (
            <RefusedPart reason={data.reason} />
          ) : (
            <DiffSections diff={data} symbol={symbol} />
          )
        }
      </Answer>
    </section>
  );
}

function DiffSections({ diff, symbol }: { readonly diff: Diff; readonly symbol: string }): JSX.Element {
  const { accession, prior_accession: prior, prior_filing_date: priorDate, sections } = diff;
  return (
    <>
      <p class="quiet prose">
        Compared with the {diff.form} filed {priorDate},{' '}
        <Link to={routeTo('filing', { symbol, accession: prior })}>{prior}</Link>. Paragraphs that moved, and
        those in which only numbers and dates changed, count as unchanged.
      </p>
      {COMPARED.map((name) => {
        const section = sections[name];
        return section === undefined ? (
          <Unavailable key={name} name={name} diff={diff} />
        ) : (
          <ChangeList key={name} name={name} section={section} accession={accession} prior={prior} />
        );
      })}
    </>
  );
}

type UnavailableProps = { readonly name: (typeof COMPARED)[number]; readonly diff: Diff };

const Unavailable = ({ name, diff }: UnavailableProps): JSX.Element => (
  <section>
    <h3>{SECTION_TITLES[name]}</h3>
    <ul>
      {diff.unavailable_sections
        .filter((section) => section.name === name)
        .map(({ accession, reason }) => (
          <li key={accession}>
            Not compared: in {accession === diff.accession ? 'this filing' : 'the previous report'},{' '}
            <RefusedBecause reason={reason} />
          </li>
        ))}
    </ul>
  </section>
);
