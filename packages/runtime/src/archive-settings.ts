/** Where the raw documents are. */
export const ARCHIVE_SETTINGS = {
  archive: {
    env: 'FOOTNOTE_ARCHIVE',
    type: {
      kind: 'text',
      pattern:
        /^(?![a-zA-Z][a-zA-Z0-9+.-]*:\/\/)|^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w!.*'()/-]*)?$/,
      expects: 's3://bucket/prefix or a folder',
    },
    fallback: null,
    description:
      'Archive of raw documents, the same for all processes; unset is the folder archive of the data folder; see cluster.md',
  },
  archiveEndpoint: {
    env: 'FOOTNOTE_ARCHIVE_ENDPOINT',
    type: { kind: 'url' },
    fallback: null,
    description: 'URL of an object store that is not that of AWS',
  },
  archiveRegion: {
    env: 'FOOTNOTE_ARCHIVE_REGION',
    type: { kind: 'text', pattern: /^[a-z0-9-]+$/, expects: 'a region such as eu-central-1' },
    fallback: null,
    description: 'Region of the bucket; unset leaves it to `AWS_REGION` and the files of AWS',
  },
  archivePathStyle: {
    env: 'FOOTNOTE_ARCHIVE_PATH_STYLE',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'off',
    description: 'Whether the bucket is in the path of requests, as many object stores need it',
  },
} as const;
