import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { decodeXml } from '@footnote/xbrl/report/decode';
import { conceptsOfLocators } from '@footnote/xbrl/report/concept-of-href';
import { readLinkbase, STANDARD_LABEL, type ExtendedLink } from '@footnote/xbrl/report/linkbase';
import type { Labelled } from '@footnote/xbrl/member-names/learn';

/** Labels by what the names of the files begin with, which is the filer's prefix. */
export type LabelsOfFilers = ReadonlyMap<string, readonly Labelled[]>;

/** The standard labels of the label linkbases anywhere in a mirror of EDGAR. */
export function linkbaseLabels(mirror: string): LabelsOfFilers {
  return byFiler(globSync(`${mirror}/**/*_lab.xml`), (path) => {
    const links: ExtendedLink[] = [];
    readLinkbase(path, decodeXml(path, readFileSync(path)), links);
    return links.flatMap(({ arcs, locators, texts }) => {
      const concepts = conceptsOfLocators(locators, new Map());
      return arcs.flatMap(({ from, to }) =>
        (concepts.get(from) ?? []).flatMap((name) =>
          (texts.get(to) ?? [])
            .filter(({ role }) => role === STANDARD_LABEL)
            .map(({ text }) => ({ name, label: text })),
        ),
      );
    });
  });
}

/** The first cells of rows whose facts have one member, in the inline documents anywhere in a mirror. */
export function inlineLabels(mirror: string): LabelsOfFilers {
  const documents = globSync(`${mirror}/www.sec.gov/**/*.htm`).filter(
    (path) => !/^R\d+\.htm$/.test(basename(path)),
  );
  return byFiler(documents, (path) => rowHeads(readFileSync(path, 'utf8')));
}

/** The labels of concepts in companyfacts, which are those of the standard taxonomies. */
export function companyfactsLabels(mirror: string): readonly Labelled[] {
  return globSync(`${mirror}/data.sec.gov/api/xbrl/companyfacts/*.json`).flatMap((path) => {
    const { facts } = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly facts: Readonly<Record<string, Readonly<Record<string, { readonly label: string | null }>>>>;
    };
    return Object.entries(facts).flatMap(([taxonomy, concepts]) =>
      Object.entries(concepts).flatMap(([concept, { label }]) =>
        label === null ? [] : [{ name: `${taxonomy}:${concept}`, label }],
      ),
    );
  });
}

function rowHeads(html: string): readonly Labelled[] {
  const members = new Map<string, string>();
  for (const [, id = '', content = ''] of html.matchAll(
    /<xbrli:context\b[^>]*\bid="([^"]*)"(.*?)<\/xbrli:context>/gs,
  )) {
    const [member, ...more] = [...content.matchAll(/<xbrldi:explicitMember\b[^>]*>([^<]*)</g)];
    if (more.length === 0 && member?.[1] !== undefined) members.set(id, member[1].trim());
  }
  if (members.size === 0) return [];
  return [...html.matchAll(/<tr\b.*?<\/tr>/gs)].flatMap(([row]) => {
    const names = new Set(
      [...row.matchAll(/contextRef="([^"]*)"/g)].flatMap(([, id = '']) => members.get(id) ?? []),
    );
    const [label] = names.size === 0 ? [] : cellsOf(row);
    return label === undefined ? [] : [...names].map((name) => ({ name, label }));
  });
}

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/<td\b.*?<\/td>/gs)]
    .map(([cell]) =>
      cell
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&#160;|&nbsp;/g, ' ')
        .replaceAll(/&amp;|&#38;/g, '&')
        .replaceAll('&#8217;', '’')
        .replace(/(\s*(\([a-z\d]\)|:))+\s*$/, '')
        .trim(),
    )
    .filter((text) => text !== '');

function byFiler(paths: readonly string[], read: (path: string) => readonly Labelled[]): LabelsOfFilers {
  const found = new Map<string, Labelled[]>();
  for (const path of paths.toSorted()) {
    const [filer = ''] = basename(path).split('-');
    found.set(filer, [...(found.get(filer) ?? []), ...read(path)]);
  }
  return found;
}
