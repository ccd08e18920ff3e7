/** A fault that no retry mends until somebody acts. */
export type StorageFault = { readonly sentence: string; readonly remedy: string };

const FREE_SPACE =
  'free space, or move the folder: footnote backup --to DIR, footnote restore --from DIR --data OTHER; work continues by itself';

/** By the error's code or text, as Node, LMDB and ClickHouse report it. */
const KINDS: readonly (readonly [pattern: RegExp, fault: StorageFault])[] = [
  [
    /\bENOSPC\b|no space left|NOT_ENOUGH_SPACE|not enough space|MDB_MAP_FULL/i,
    { sentence: 'the disk is full', remedy: FREE_SPACE },
  ],
  [/\bEDQUOT\b|disk quota exceeded/i, { sentence: 'the disk quota is used up', remedy: FREE_SPACE }],
  [
    /\bEROFS\b|read-only file system/i,
    {
      sentence: 'the file system of the data folder is read-only',
      remedy: 'mount it for writing, or choose another folder with --data DIR',
    },
  ],
];

/** The fault of the disk, or the right that is missing, behind an error or one of its causes; undefined for any other error. */
export function storageFault(error: unknown): StorageFault | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each.name === 'KafkaAccessError') return { sentence: each.message, remedy: 'footnote topics acls' };
    if (each.name === 'LogDamagedError')
      return { sentence: each.message, remedy: 'footnote restore --from DIR --data OTHER' };
    const text = `${'code' in each ? String(each.code) : ''} ${each.message}`;
    const kind = KINDS.find(([pattern]) => pattern.test(text));
    if (kind !== undefined) return kind[1];
  }
  return undefined;
}

const SAY_AGAIN_MS = 600_000;

/**
 * A function that tells whether a failure is worth a line of the log: it differs from the last one, or ten minutes
 * have passed since. `now`: milliseconds.
 */
export function newsOf(now: () => number = () => performance.now()): (failure: string) => boolean {
  let last = '';
  let saidAt = -Infinity;
  return (failure) => {
    if (failure === last && now() - saidAt < SAY_AGAIN_MS) return false;
    last = failure;
    saidAt = now();
    return true;
  };
}
