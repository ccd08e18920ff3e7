import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Detail } from '../footnote/details.tsx';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { RefusedBecause } from '../lane/refused.tsx';
import { FiledStatements } from './filed-statements.tsx';
import { FilingDiff } from './filing-diff.tsx';
import { FilingNotes } from './filing-notes.tsx';
import { FilingRelease } from './filing-release.tsx';
import { SECTION_TITLES } from './section-names.ts';
import { SectionChoice } from './section-text.tsx';

type Filing = Schemas['CurrentFiling'] | Schemas['OtherFiling'] | Schemas['PeriodicFiling'];
type Release = NonNullable<Schemas['CurrentFiling']['press_release']>;
type FilingRoute = RouteOf<'filing'>;

/** A filing: form and dates, sections, and changes since the previous report. */
export function FilingPage({ route }: { readonly route: FilingRoute }): JSX.Element {
  const { accession } = route;
  return (
    <Answer key={accession} path="/v2/filings/{accession}" parameters={{ accession }}>
      {({ data }) => (
        <>
          <FilingHead filing={data} />
          {'sections' in data && <PeriodicParts filing={data} route={route} />}
          {'items' in data && <CurrentParts filing={data} route={route} />}
          {'items' in data && data.items.some(({ item }) => item === '2.02') && (
            <FilingRelease accession={accession} />
          )}
        </>
      )}
    </Answer>
  );
}

const FilingHead = ({ filing }: { readonly filing: Filing }): JSX.Element => (
  <section aria-labelledby="filing">
    <h2 id="filing">
      {filing.form} filed {filing.filing_date}
    </h2>
    <dl>
      <Detail name="Accession">
        <a href={filing.url} target="_blank" rel="noopener noreferrer">
          {filing.accession}
        </a>{' '}
        at EDGAR, or <Link to={routeTo('document', { accession: filing.accession })}>as it was filed</Link>
      </Detail>
      <Detail name="Period or event">{filing.period_of_report ?? 'not stated by EDGAR'}</Detail>
      {'items' in filing && filing.items.length > 0 && (
        <Detail name="Items">
          {filing.items.map(({ item, title }) => (
            <div key={item}>
              <b>{item}</b> {title ?? 'not an item of the SEC'}
            </div>
          ))}
        </Detail>
      )}
      {'items' in filing && <Detail name="Press release">{releaseOf(filing.press_release)}</Detail>}
    </dl>
  </section>
);

function releaseOf(release: Release | null): JSX.Element {
  if (release === null) return <>none</>;
  if ('reason' in release) return <RefusedBecause reason={release.reason} />;
  const { headline, url, exhibit, text_length: length } = release;
  return (
    <>
      {headline ?? 'without a headline'}{' '}
      <span class="quiet">
        <a href={url} target="_blank" rel="noopener noreferrer">
          {exhibit}
        </a>
        , {length.toLocaleString('en-US')} characters
      </span>
    </>
  );
}

type PeriodicProps = { readonly filing: Schemas['PeriodicFiling']; readonly route: FilingRoute };

function PeriodicParts({ filing, route }: PeriodicProps): JSX.Element {
  const { sections, unavailable_sections: missing } = filing;
  return (
    <>
      <SectionChoice
        route={route}
        sections={sections.map(({ name, char_count: length }) => ({ name, length }))}
      />
      {missing.length > 0 && (
        <ul>
          {missing.map(({ name, reason }) => (
            <li key={name}>
              {SECTION_TITLES[name]}: <RefusedBecause reason={reason} />
            </li>
          ))}
        </ul>
      )}
      <FilingNotes symbol={route.symbol} accession={route.accession} />
      <FiledStatements accession={route.accession} />
      <FilingDiff symbol={route.symbol} accession={route.accession} />
    </>
  );
}

type CurrentProps = { readonly filing: Schemas['CurrentFiling']; readonly route: FilingRoute };

function CurrentParts({ filing, route }: CurrentProps): JSX.Element {
  const { press_release: release } = filing;
  const hasRelease = release !== null && !('reason' in release);
  return (
    <SectionChoice
      route={route}
      sections={[
        { name: 'current_report' },
        ...(hasRelease ? ([{ name: 'press_release', length: release.text_length }] as const) : []),
      ]}
    />
  );
}
