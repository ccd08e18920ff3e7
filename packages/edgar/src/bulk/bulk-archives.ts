import { parseCik } from '@footnote/values/cik';
import type { EdgarClient } from '../client.ts';
import { EdgarRequestError } from '../errors.ts';
import { isSec, requireUserAgent, type EdgarOptions } from '../open-edgar.ts';
import { EDGAR_REQUESTS_PER_SECOND, liveRateLimiter } from '../rate-limiter.ts';
import { openHttpRanges } from './http-ranges.ts';
import { BulkArchiveError, inBlocks, openFileAccess, type RandomAccess } from './random-access.ts';
import { spoolArchive } from './spool.ts';
import { readZipDirectory, readZipMember, ZipMemberError, type ZipMember } from './zip-members.ts';

/** EDGAR's nightly archives, each a path or an http(s) address. */
export type BulkSource = {
  /** `companyfacts.zip`: a member for each filer with XBRL facts. */
  readonly companyfacts: string;
  /** `submissions.zip`: the submissions of every filer, older pages too. */
  readonly submissions?: string | undefined;
};

export type BulkOptions = Pick<
  EdgarOptions,
  'userAgent' | 'requestsPerSecond' | 'timeoutMs' | 'attempts' | 'backoffMs'
> & {
  /** Folder for the copy of an archive whose server does not support ranges. */
  readonly spool: string;
  /** True if only a few companies are selected: their members are then read individually. */
  readonly isSelection?: boolean | undefined;
  /** Ten-digit CIKs whose submissions are served even without companyfacts. */
  readonly ciks?: readonly string[] | undefined;
  /** Source of documents that the archives lack: the ticker lists. */
  readonly rest: EdgarClient | null;
};

export type BulkArchives = {
  /**
   * The archives as a source of documents, under their URLs on the live site. Size and checksum show whether
   * a document changed, so a later night's archive is a newer version of the same source.
   */
  readonly client: EdgarClient;
  /** CIKs with companyfacts, in archive order, so that the archive is read sequentially. */
  readonly ciks: readonly string[];
  /** Removes downloaded copies; call it once everything has been ingested. */
  forget(): Promise<void>;
  close(): Promise<void>;
};

const FACTS_NAME = /^CIK(\d{10})\.json$/;
const SUBMISSIONS_NAME = /^CIK(\d{10})(?:-submissions-\d{3,})?\.json$/;
const FACTS_PATH = '/api/xbrl/companyfacts/';
const SUBMISSIONS_PATH = '/submissions/';

/** How members are read: sequentially through the whole archive, or individually. */
const THROUGH = { blockBytes: 4 * 1024 * 1024, maxBlocks: 6 };
const SPARSE = { blockBytes: 64 * 1024, maxBlocks: 16 };

type ArchiveOptions = Omit<BulkOptions, 'isSelection' | 'ciks' | 'rest'>;

type Archive = { readonly access: RandomAccess; readonly forget: () => Promise<void> };

/** Opens an archive by its path or URL. Throws `BulkArchiveError` and `EdgarRequestError`. */
export const openBulkArchive = async (where: string, options: ArchiveOptions): Promise<Archive> => {
  const cached = (access: RandomAccess): Archive => ({ access, forget: () => Promise.resolve() });
  if (!/^https?:\/\//i.test(where)) return cached(await openFileAccess(where));
  const live = isSec(new URL(where));
  const http = {
    ...options,
    userAgent: live ? requireUserAgent(options.userAgent) : options.userAgent,
    limiter: live ? liveRateLimiter(options.requestsPerSecond ?? EDGAR_REQUESTS_PER_SECOND) : null,
  };
  const ranged = await openHttpRanges(where, http);
  if (ranged !== null) return cached(ranged);
  const copy = await spoolArchive(where, options.spool, http);
  return { access: copy, forget: () => copy.forget() };
};

type Part = Archive & { readonly members: ReadonlyMap<string, ZipMember> };

const openPart = async (
  where: string,
  options: BulkOptions,
  isSelected: (name: string) => boolean,
): Promise<Part> => {
  const { access, forget } = await openBulkArchive(where, options);
  try {
    const members = await readZipDirectory(access, isSelected);
    const blocks = options.isSelection === true ? SPARSE : THROUGH;
    return { access: inBlocks(access, blocks), forget, members };
  } catch (error) {
    await access.close();
    throw error;
  }
};

/**
 * Opens the archives and reads their directories. Throws `BulkArchiveError` for a file that is not such an
 * archive, and `EdgarRequestError` (`user_agent_missing`) for an EDGAR URL without a declared User-Agent.
 */
export const openBulkArchives = async (source: BulkSource, options: BulkOptions): Promise<BulkArchives> => {
  let pages = 0;
  const facts = await openPart(source.companyfacts, options, (name) => {
    if (name.includes('-submissions-')) pages += 1;
    const cik = FACTS_NAME.exec(name)?.[1];
    return cik !== undefined && parseCik(cik) !== null;
  });
  const parts = [facts];
  const close = async (): Promise<void> => {
    for (const { access } of parts) await access.close();
  };
  try {
    if (pages > 0)
      throw new BulkArchiveError(
        source.companyfacts,
        'contains submissions: name the companyfacts archive first',
      );
    const members = [...facts.members.values()].sort((a, b) => a.offset - b.offset);
    if (members.length === 0)
      throw new BulkArchiveError(source.companyfacts, 'contains no companyfacts (CIK##########.json)');
    const ciks = members.map(({ name }) => name.slice(3, 13));
    const selected = new Set([...ciks, ...(options.ciks ?? [])]);
    const submissions =
      source.submissions === undefined
        ? null
        : await openPart(source.submissions, options, (name) =>
            selected.has(SUBMISSIONS_NAME.exec(name)?.[1] ?? ''),
          );
    if (submissions !== null) parts.push(submissions);
    return {
      ciks,
      client: clientOf({ facts, submissions, rest: options.rest }),
      forget: async () => {
        for (const part of parts) await part.forget();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};

type Parts = {
  readonly facts: Part;
  readonly submissions: Part | null;
  readonly rest: EdgarClient | null;
};

const clientOf = ({ facts, submissions, rest }: Parts): EdgarClient => ({
  source: rest === null ? 'bulk' : `bulk, ${rest.source}`,
  // `rest` has some, but at one request each, which is too expensive for an ingest of all companies.
  hasFilingFiles: false,
  fetch: async (url, previous) => {
    const { hostname, pathname } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    let part: Part | null | undefined;
    if (hostname === 'data.sec.gov' && pathname.startsWith(FACTS_PATH)) part = facts;
    else if (hostname === 'data.sec.gov' && pathname.startsWith(SUBMISSIONS_PATH)) part = submissions;
    if (part === undefined) return (await rest?.fetch(url, previous)) ?? { status: 'missing' };
    const member = part?.members.get(name);
    if (part === null || member === undefined) return { status: 'missing' };
    const stamp = `${member.size}-${member.crc32.toString(16)}`;
    if (previous?.stamp === stamp) return { status: 'unchanged' };
    try {
      const bytes = await readZipMember(part.access, member);
      return { status: 'fetched', bytes, validators: { etag: null, lastModified: null, stamp } };
    } catch (error) {
      if (!(error instanceof ZipMemberError)) throw error;
      throw new EdgarRequestError('member_damaged', url, `${part.access.name}: ${error.message}`, {
        cause: error,
      });
    }
  },
  close: () => undefined,
});
