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

/** A filing that has a document of some kind, or may have one, and what became of it. */
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
  /** EDGAR's file number of the filing under this CIK; null or absent where there is none. */
  readonly fileNumber?: string | null;
  /** Whether the filing is known to have one; null if it may. */
  readonly isKnown: true | null;
  /** Whether the primary document is inline XBRL; null if unknown. */
  readonly isInline: boolean | null;
  /** The document itself, then its parts; null while we have none. */
  readonly files: readonly DocumentFile[] | null;
  readonly isPublished: boolean;
  /** Which source had none, and when it was last asked, epoch ms. */
  readonly lacking: { readonly source: string; readonly at: number } | null;
};

/** Those of one kind, by accession. */
export type FilingDocumentList = Map<string, FilingDocument>;
