import type { S3Client } from '@aws-sdk/client-s3';
import { ArchiveStorageError, type Objects } from '../objects.ts';
import { isNoSuchObject, storageError } from './errors.ts';
import { md5Of, type S3Library, writeInParts } from './multipart.ts';

export type S3Options = {
  readonly bucket: string;
  /** Empty, or ends with a slash. */
  readonly prefix: string;
  /** Null for AWS. */
  readonly endpoint: string | null;
  /** Null leaves it to the client's environment and files. */
  readonly region: string | null;
  /** Whether the bucket is in the path of requests and not in the name of the host. */
  readonly isPathStyle: boolean;
  /** How often a request is tried, with growing pauses. Default 5. */
  readonly attempts?: number;
  /** After this long a call fails, however often it was tried; default: when its tries have. */
  readonly deadlineMs?: number;
  /** Objects above this size are written in parts of it, bytes; at least 5 MiB. Default 16 MiB. */
  readonly partBytes?: number;
};

const ATTEMPTS = 5;
const PART_BYTES = 16 * 2 ** 20;
const CONNECT_MS = 10_000;
/** Without a byte for this long, a request has failed. */
const IDLE_MS = 30_000;

type Loaded = { readonly library: S3Library; readonly client: S3Client };

/** Takes a quarter of a second to load, which processes with a folder do not spend. */
async function load({ endpoint, region, isPathStyle, attempts = ATTEMPTS }: S3Options): Promise<Loaded> {
  const library = await import('@aws-sdk/client-s3');
  const client = new library.S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    // Stores other than AWS take any.
    ...(region !== null ? { region } : endpoint !== null ? { region: 'us-east-1' } : {}),
    forcePathStyle: isPathStyle,
    maxAttempts: attempts,
    // Ours are Content-MD5 and the hash in the key: not every store knows the checksums that the client adds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
  });
  return { library, client };
}

/** A call that is given up goes on until its own tries have failed, and nobody hears of it. */
async function within<T>(work: Promise<T>, deadlineMs: number, location: string): Promise<T> {
  const seconds = deadlineMs / 1000;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new ArchiveStorageError('unavailable', location, `it did not answer within ${seconds} s`);
    timer = setTimeout(() => reject(error), deadlineMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/**
 * Objects of a bucket, by the S3 API. Credentials come from the environment, files or the role of the machine, as the
 * client of AWS finds them. Every method throws `ArchiveStorageError`. Connects at the first use.
 */
export function openS3Objects(options: S3Options): Objects {
  const { bucket, prefix, attempts = ATTEMPTS, partBytes = PART_BYTES, deadlineMs } = options;
  const location = `s3://${bucket}/${prefix}`;
  let loaded: Promise<Loaded> | undefined;
  const objectOf = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  const ask = async <T>(work: (loaded: Loaded) => Promise<T>): Promise<T> => {
    const asked = (loaded ??= load(options)).then(work);
    try {
      return await (deadlineMs === undefined ? asked : within(asked, deadlineMs, location));
    } catch (error) {
      throw storageError(location, error);
    }
  };

  return {
    location,
    read: (key) =>
      ask(async ({ library, client }) => {
        // The client retries requests, but not an answer that ends early.
        for (let attempt = 1; ; attempt += 1) {
          const answer = await client
            .send(new library.GetObjectCommand(objectOf(key)))
            .catch((error: unknown) => {
              if (isNoSuchObject(error)) return null;
              throw error;
            });
          if (answer === null) return null;
          try {
            return (await answer.Body?.transformToByteArray()) ?? new Uint8Array();
          } catch (error) {
            if (attempt >= attempts) throw error;
          }
        }
      }),
    write: (key, bytes) =>
      ask(async ({ library, client }) => {
        const object = objectOf(key);
        if (bytes.length > partBytes) await writeInParts(library, client, object, bytes, partBytes);
        else
          await client.send(
            new library.PutObjectCommand({ ...object, Body: bytes, ContentMD5: md5Of(bytes) }),
          );
      }),
    exists: (key) =>
      ask(({ library, client }) =>
        client.send(new library.HeadObjectCommand(objectOf(key))).then(
          () => true,
          (error: unknown) => {
            if (isNoSuchObject(error)) return false;
            throw error;
          },
        ),
      ),
    list: async function* () {
      let from: string | undefined;
      do {
        const page = await ask(({ library, client }) =>
          client.send(
            new library.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: from }),
          ),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key.slice(prefix.length);
        from = page.IsTruncated === true ? page.NextContinuationToken : undefined;
      } while (from !== undefined);
    },
  };
}
