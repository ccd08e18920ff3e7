/**
 * Header of a record after which its writer is about to append more records of the same topic and key that belong
 * with it: further parts of a document, further documents of a company that is being fetched. The last of them does
 * not have it. A reader that computes from all records of a key may wait for that one, but not forever: the writer
 * may have been killed.
 */
const MORE_FOLLOW = 'more-follow';

type Keyed = { readonly key: string; readonly headers?: Readonly<Record<string, string>> };

/** The same record with the header; its value says nothing. */
export function sayingMoreFollow<R extends Keyed>(record: R): R {
  return { ...record, headers: { ...record.headers, [MORE_FOLLOW]: '1' } };
}

export function moreFollow({ headers }: Keyed): boolean {
  return headers !== undefined && MORE_FOLLOW in headers;
}
