import { titleOfTarget, type FootnoteTarget, type Opened } from './footnote-target.ts';

const PREFIX = '#note=';

/** The parameters of each kind of explanation that an address names. */
const MEMBERS = {
  cell: ['symbol', 'statement', 'field', 'period', 'as_known_on'],
  figure: ['symbol', 'block', 'figure', 'period', 'as_known_on'],
  lane: ['symbol', 'lane', 'figure'],
} as const;

type Explained = keyof typeof MEMBERS;

/** What a parameter of an explanation may be; the service says what is wrong with it. */
const MEMBER = /^[\w.[\]-]{1,100}$/;
const VIEWS = ['common_size', 'growth'] as const;

/**
 * The fragment of an address that opens a footnote; undefined for a value as it is stated, whose footnote is on the page
 * alone.
 */
export function noteFragment(target: FootnoteTarget): string | undefined {
  if (target.kind === 'stated') return undefined;
  if (target.kind === 'percent') {
    const { statement, field, period } = target.base;
    return `${PREFIX}${target.view}&${written('cell', target.cell)}&base=${[statement, field, period].join('/')}`;
  }
  return `${PREFIX}${target.kind}&${written(target.kind, target)}`;
}

const written = (kind: Explained, members: object): string =>
  MEMBERS[kind]
    .flatMap((name) => {
      const value = (members as Readonly<Record<string, string | undefined>>)[name];
      return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
    })
    .join('&');

/** The footnote that a fragment opens; undefined if it names none. */
export function noteOfFragment(fragment: string): Opened | undefined {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const parameters = new URLSearchParams(fragment.slice(1));
  const kind = parameters.get('note') ?? '';
  const target = isExplained(kind) ? targetOf(kind, parameters) : percentTargetOf(kind, parameters);
  return target && { target, title: titleOfTarget(target), value: '' };
}

const isExplained = (kind: string): kind is Explained => Object.hasOwn(MEMBERS, kind);

function targetOf(kind: Explained, parameters: URLSearchParams): FootnoteTarget | undefined {
  const entries = MEMBERS[kind].flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const needed = MEMBERS[kind].filter((name) => name !== 'as_known_on');
  const isWhole = needed.every((name) => parameters.has(name));
  if (!isWhole || !entries.every(([, value]) => MEMBER.test(value))) return undefined;
  // The service refuses members that it does not know.
  return { kind, ...Object.fromEntries(entries) } as FootnoteTarget;
}

function percentTargetOf(name: string, parameters: URLSearchParams): FootnoteTarget | undefined {
  const view = VIEWS.find((each) => each === name);
  const cell = targetOf('cell', parameters);
  const [statement, field, period, ...rest] = (parameters.get('base') ?? '').split('/');
  if (view === undefined || cell?.kind !== 'cell' || period === undefined || rest.length > 0)
    return undefined;
  const { kind: _, ...explained } = cell;
  const base = { ...explained, statement, field, period };
  const isWhole = [statement, field, period].every((part) => part !== undefined && MEMBER.test(part));
  return isWhole ? { kind: 'percent', view, cell: explained, base: base as typeof explained } : undefined;
}
