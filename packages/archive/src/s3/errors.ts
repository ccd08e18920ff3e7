import { ArchiveStorageError, type StorageFailure } from '../objects.ts';

/** What the client throws: the error code of the store, or a name of Node's, and the status of the answer. */
type ClientError = {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
};

const REASONS: Readonly<Record<string, StorageFailure>> = {
  NoSuchBucket: 'bucket_missing',
  AuthorizationHeaderMalformed: 'region_wrong',
  PermanentRedirect: 'region_wrong',
  CredentialsProviderError: 'credentials_missing',
};

const SENTENCES: Readonly<Record<StorageFailure, string>> = {
  bucket_missing: 'there is no such bucket',
  access_denied: 'access is denied; without s3:ListBucket that is also said of objects that do not exist',
  credentials_missing:
    'no credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give the machine a role',
  region_wrong: 'the bucket is in another region: set FOOTNOTE_ARCHIVE_REGION',
  unavailable: 'it does not answer as an object store does',
};

const statusOf = (error: unknown): number | undefined => (error as ClientError).$metadata?.httpStatusCode;

/** Whether the store says that there is no such object. */
export const isNoSuchObject = (error: unknown): boolean =>
  statusOf(error) === 404 && (error as ClientError).name !== 'NoSuchBucket';

/** The failure of a request, with what the store said. */
export function storageError(location: string, error: unknown): ArchiveStorageError {
  if (error instanceof ArchiveStorageError) return error;
  const { name = '', message = '', code } = error as ClientError;
  const status = statusOf(error);
  const reason =
    REASONS[name] ??
    (status === 301 ? 'region_wrong' : status === 403 || status === 401 ? 'access_denied' : 'unavailable');
  const said = [status, code ?? name, message].filter((part) => part !== undefined && part !== '');
  return new ArchiveStorageError(reason, location, `${SENTENCES[reason]} (${said.join(' ')})`, error);
}
