/** A file of a document, in the archive. */
export type DocumentFile = {
  /** Its name in the filing's folder. */
  readonly name: string;
  readonly sha256: string;
  /** Uncompressed. */
  readonly bytes: number;
  /** EDGAR's type of an exhibit, such as EX-99.1. */
  readonly type?: string;
};

/** A filing that has, or may have, a document of some kind, and the state of that document. */
export type FilingDocument = {
  /** Dashed. */
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Acceptance of the filing, epoch ms UTC. */
  readonly sourceTime: number;
  /** Period of report, YYYY-MM-DD. */
  readonly reportDate: string | null;
  readonly primaryDocument: string | null;
  /** Items of an 8-K, comma-separated. Absent from entries that earlier versions stored, as `size` is. */
  readonly items?: string | null;
  /** Bytes of the submission. */
  readonly size?: number | null;
  /** EDGAR's file number of the filing under this CIK; null or absent if there is none. */
  readonly fileNumber?: string | null;
  /** Whether the filing is known to have one; null if it may. */
  readonly isKnown: true | null;
  /** Whether the primary document is inline XBRL; null if unknown. */
  readonly isInline: boolean | null;
  /** The document itself, then its parts; null until it is fetched. */
  readonly files: readonly DocumentFile[] | null;
  readonly isPublished: boolean;
  /** The source that lacked it, and the time of the last request, epoch ms. */
  readonly lacking: { readonly source: string; readonly at: number } | null;
};

/** The entries of one kind, by accession. */
export type FilingDocumentList = Map<string, FilingDocument>;
